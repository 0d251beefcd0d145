/**
 * Starts the server from its environment: PORT, HOST, DATA_DIR or DATABASE_URL, SEED, SMTP_URL, MAIL_FROM, GOOGLE_CLIENT_ID and _SECRET,
 * LINKEDIN_CLIENT_ID and _SECRET, REWRITE_URL, REWRITE_MODEL and REWRITE_KEY, TRUST_PROXY, LOG_LEVEL,
 * METRICS_PORT, METRICS_HOST, DRAIN_SECONDS.
 */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from './app.ts';
import { openDatabase } from './db/database.ts';
import { prepareData } from './db/seed/main.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import { demoPassword, personas } from './personas.ts';
import { root } from './root.ts';
import { settingsFrom } from './settings.ts';
import { type LocalProvider, startLocalProvider } from './social/localProvider.ts';
import { StartError } from './startError.ts';

const { env } = process;

/** Started when somebody first signs in through it, so that nobody else waits for it. */
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

async function start() {
  const { port, metricsPort, drainSeconds, smtp, google, linkedin, rewrite } = settingsFrom(env);
  const local = localProvider();
  const url = env.DATABASE_URL;
  const isSeeded = url ? env.SEED === 'demo' : true;
  const place = url ? { databaseUrl: url } : { dataDir: env.DATA_DIR || join(root, '.data') };
  const database = await openDatabase(place, (tx) =>
    prepareData(tx, { demo: isSeeded, build: process.env.BUILT_FROM }),
  );
  const metrics = metricsPort === null ? undefined : createMetrics();
  let isDraining = false;
  try {
    const app = await build({
      database,
      isDraining: () => isDraining,
      ...(metrics ? { metrics } : {}),
      staticRoot: join(root, 'dist/web'),
      prerendered: join(root, 'dist/server/prerendered.cjs'),
      logLevel: env.LOG_LEVEL || (url ? 'info' : 'warn'),
      trustProxy: env.TRUST_PROXY || false,
      ...(smtp ? { smtp } : {}),
      ...(rewrite ? { rewrite } : {}),
      social: {
        ...(google ? { google } : {}),
        ...(linkedin ? { linkedin } : {}),
        ...(isSeeded ? { local: local.settings } : {}),
      },
    });
    // The seeded people's password is known to all: nobody beyond this machine gets in unless HOST says so.
    const host = env.HOST || 'localhost';
    await app.listen({ port, host }).catch((error) => {
      throw whyNoPort(error, port);
    });
    const metricsServer = metrics
      ? await serveMetrics(metrics, { port: metricsPort!, host: env.METRICS_HOST || '127.0.0.1' }).catch(
          (error) => {
            throw whyNoPort(error, metricsPort!);
          },
        )
      : null;
    // Whoever reads that it is ready may stop it at once.
    stopOn(async () => {
      isDraining = true;
      // The proxy asks before each of its rounds; until then it sends requests, which are answered.
      await wait(drainSeconds * 1000);
      await app.close();
      metricsServer?.close();
      await local.close();
      await database.close();
    });
    const { port: opened } = app.server.address() as { port: number };
    console.log(`Ready on http://localhost:${opened}`);
    if (isSeeded) console.log(invitation(opened));
    else if (!smtp) console.log('No mail goes out: it waits until SMTP_URL and MAIL_FROM are set.');
    if (metricsServer) console.log(`Metrics on port ${(metricsServer.address() as AddressInfo).port}`);
  } catch (error) {
    await database.close();
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
