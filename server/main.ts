import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from './app.ts';
import { demoPassword } from './auth/passwords/demoPassword.ts';
import { type LocalProvider, startLocalProvider } from './auth/social/localProvider.ts';
import { keySourceFrom } from './crypto/keys.ts';
import { type Database, openDatabase } from './db/database.ts';
import { withKeys } from './db/withKeys.ts';
import { type ErasureLog, erasureLogFrom, replayErasures } from './privacy/erasureLog.ts';
import { root } from './process/root.ts';
import { StartError } from './process/startError.ts';
import { prepareData } from './seed/main.ts';
import { personas } from './seed/personas.ts';
import { settingsFrom } from './settings.ts';
import { hostFrom, placeFrom } from './start/place.ts';
import { warmReference } from './start/warm.ts';

const { env } = process;

// In milliseconds, so that the first pages come first.
const warmAfter = 3000;

// Started with the first sign-in through it, so that nobody else waits for it.
function localProvider() {
  let started: Promise<LocalProvider> | undefined;
  return {
    async settings() {
      started ??= startLocalProvider();
      return (await started).settings;
    },
    close: async () => (await started)?.close(),
  };
}

function whyNoPort(error: unknown, port: number) {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use; stop what uses it or set PORT to another.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user; set PORT to another.`);
  return error;
}

function warnOfNewer(migrations: string[]) {
  if (migrations.length === 0) return;
  console.warn(
    `The database was migrated by a later version (${migrations.join(', ')}); this one goes on, and leaves its reference data as it is.`,
  );
}

async function eraseAgain(database: Database, erasures: ErasureLog | null) {
  if (!erasures) {
    console.warn(
      'ERASURE_LOG is not set: a backup that is restored will bring back whom it held and who was erased since.',
    );
    return;
  }
  const replayed = await replayErasures(database, erasures, (await database.check()).now);
  if (replayed > 0) console.log(`Erased again, as the log of erasures says: ${replayed}.`);
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function announce(
  server: Server,
  metricsServer: Server | null,
  { isSeeded, sendsMail }: { isSeeded: boolean; sendsMail: boolean },
) {
  console.log(`Ready on http://localhost:${portOf(server)}`);
  if (isSeeded) console.log(invitation(portOf(server)));
  else if (!sendsMail) console.log('No mail goes out: it waits until SMTP_URL and MAIL_FROM are set.');
  if (metricsServer) console.log(`Metrics on port ${portOf(metricsServer)}`);
}

async function start() {
  const { port, metricsPort, drainSeconds, smtp, google, linkedin, rewrite } = settingsFrom(env);
  const social = { ...(google ? { google } : {}), ...(linkedin ? { linkedin } : {}) };
  const keySource = keySourceFrom(env);
  const local = localProvider();
  const { place, isSeeded } = placeFrom(env);
  const erasures = erasureLogFrom(env, place);
  const opened = await openDatabase(place, (tx) =>
    prepareData(tx, { demo: isSeeded, build: process.env.BUILT_FROM }),
  );
  const prometheus = metricsPort === null ? null : await import('./http/metrics.ts');
  const metrics = prometheus?.createMetrics();
  let isDraining = false;
  try {
    const database = await withKeys(opened, keySource);
    warnOfNewer(opened.migrations.newer);
    await eraseAgain(database, erasures);
    const app = await build({
      database,
      erasures,
      isDraining: () => isDraining,
      ...(metrics ? { metrics } : {}),
      staticRoot: join(root, 'dist/web'),
      previousAssets: env.ASSETS_KEEP || join(root, 'dist/previous'),
      rendering: join(root, 'dist/rendering/server.js'),
      logLevel: env.LOG_LEVEL || ('databaseUrl' in place ? 'info' : 'warn'),
      trustProxy: env.TRUST_PROXY || false,
      ...(env.COUNTRY_HEADER ? { countryHeader: env.COUNTRY_HEADER } : {}),
      ...(smtp ? { smtp } : {}),
      ...(rewrite ? { rewrite } : {}),
      social: { ...social, ...(isSeeded ? { local: local.settings } : {}) },
    });
    const refuse = (number: number) => async (error: Error) => {
      await app.close();
      throw whyNoPort(error, number);
    };
    await app.listen({ port, host: hostFrom(env) }).catch(refuse(port));
    const metricsServer =
      prometheus &&
      (await prometheus
        .serveMetrics(metrics!, { port: metricsPort!, host: env.METRICS_HOST || '127.0.0.1' })
        .catch(refuse(metricsPort!)));
    // A caller that reads that the server is ready may stop it immediately.
    stopOn(async () => {
      isDraining = true;
      // The proxy checks readiness before each round; until then it sends requests, which are answered.
      await wait(drainSeconds * 1000);
      await app.close();
      metricsServer?.close();
      await local.close();
      await database.close();
    });
    announce(app.server, metricsServer, { isSeeded, sendsMail: Boolean(smtp) });
    if (env.NODE_ENV === 'production') setTimeout(() => void warmReference(), warmAfter).unref();
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function invitation(port: number) {
  const shown = ['veteran-new', 'veteran-cv', 'veteran-complete', 'recruiter', 'recruiter-new'];
  const people = personas.filter(({ key }) => shown.includes(key));
  const widest = Math.max(...people.map(({ email }) => email.length));
  return [
    `Sign in at http://localhost:${port}/auth/login with the password ${demoPassword} as`,
    ...people.map(({ email, state }) => `  ${email.padEnd(widest)}  ${state}`),
    `The second tenant, with the same people, is at http://us.localhost:${port}`,
  ].join('\n');
}

function stopOn(stop: () => Promise<void>) {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

try {
  await start();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
