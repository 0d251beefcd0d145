import type { FastifyInstance } from 'fastify';
import type { CaptchaDifficulty } from './auth/captcha.ts';
import { callersIn } from './auth/sessions.ts';
import type { SocialSettings } from './auth/social/providers.ts';
import { followDatabase } from './background/databaseClock.ts';
import { startSweeping } from './background/sweep.ts';
import { timeToSweep } from './background/sweepTime.ts';
import type { Database } from './db/database.ts';
import { createAdmission } from './http/admission.ts';
import { defaultLimits, type Limits } from './http/answers/rateLimits.ts';
import { createBodyMemory } from './http/bodyMemory.ts';
import { registerContract } from './http/contract/contract.ts';
import { createGuestLimit } from './http/guestLimit.ts';
import type { Metrics } from './http/metrics.ts';
import { requireTestMode, type TestControls } from './http/testControls.ts';
import type { SmtpOptions } from './mail/smtp.ts';
import type { ErasureLog } from './privacy/erasureLog.ts';
import type { RewriteModel } from './resumes/rewrite/model.ts';
import { addGauges } from './start/gauges.ts';
import { createHttpServer } from './start/httpServer.ts';
import { operationsWith } from './start/operations.ts';
import { registerPages } from './start/pages.ts';
import { regularWork } from './start/regularWork.ts';
import { createServices } from './start/services.ts';

export interface BuildOptions {
  database: Database;
  /** In place of the database's. */
  clock?: () => Date;
  /** Told of every erasure. */
  erasures?: ErasureLog | null;
  /** What this process takes the time for, in milliseconds. */
  processTime?: () => number;
  limits?: Partial<Limits>;
  captcha?: CaptchaDifficulty;
  /** Without it no mail goes out; the seeded tenants show theirs on a page. */
  smtp?: SmtpOptions;
  social?: SocialSettings;
  /** Asked for other words in a CV; without it the rules alone answer. */
  rewrite?: RewriteModel;
  /** The folder of the built app; without one only the API is served. */
  staticRoot?: string;
  /** The folder with the assets of the build before. */
  keptAssets?: string;
  /** The bundle of the app's server entry, which renders public pages; without it the browser does. */
  rendering?: string;
  /** How long one page may take, in milliseconds, before it is left to the browser. */
  renderingTimeout?: number;
  logLevel?: string;
  /** Receives every log line in place of standard output. */
  logTo?: { write: (line: string) => void };
  /** How many calls may be at work, and how many may wait; further calls get a 503 without waiting. */
  atWork?: number;
  /** In milliseconds: the work on a call that takes longer is given up waiting for, and answered with a 503. */
  answerWithin?: number;
  metrics?: Metrics;
  /** Whether the process has received the signal to stop and only ends what it has begun. */
  isDraining?: () => boolean;
  trustProxy?: string | boolean;
  /** In which a trusted proxy names the visitor's country, such as `cf-ipcountry`. */
  countryHeader?: string;
  /** Refused outside of test mode. */
  controls?: TestControls;
}

export async function build(options: BuildOptions): Promise<FastifyInstance> {
  const { database, controls, metrics, isDraining = () => false } = options;
  if (controls) requireTestMode();
  const { processTime = Date.now } = options;
  const ownClock = options.clock ?? controls?.clock;
  const followed = ownClock ? null : await followDatabase(database, processTime);
  const clock = ownClock ?? followed!.now;
  let isSweepRefused = false;
  const limits: Limits = { ...defaultLimits, ...options.limits };
  const app = createHttpServer({
    logLevel: options.logLevel ?? 'silent',
    logTo: options.logTo,
    trustProxy: options.trustProxy ?? false,
    holdsCalls: controls !== undefined,
    answerWithin: options.answerWithin,
    isDraining,
    onAnswer: metrics?.answered,
  });
  const { atWork } = options;
  const places = atWork === undefined ? { most: 48, longestLine: 13 } : { most: atWork, longestLine: atWork };
  const admission = createAdmission(places, database.inLine);
  const guests = createGuestLimit(limits.guest);
  const bodies = createBodyMemory();
  const services = await createServices({
    database,
    clock,
    limits,
    captcha: options.captcha,
    smtp: options.smtp,
    social: options.social,
    log: app.log,
  });
  const { directory, outbox } = services;
  const handlers = operationsWith({
    ...services,
    database,
    limits,
    isDraining,
    isSweeping: () => !isSweepRefused,
    erasures: options.erasures,
    rewrite: options.rewrite,
  });
  await registerContract(app, {
    handlers,
    database,
    callers: callersIn(database),
    findTenant: directory.find,
    limits,
    clock,
    admission,
    guests,
    countryHeader: options.countryHeader?.toLowerCase(),
    bodies,
    admit: controls?.admit,
  });

  await registerPages(app, { ...options, clock, admission, guests, findTenant: directory.find });

  if (metrics)
    addGauges(metrics, {
      app,
      admission,
      bodies,
      database,
      outbox,
      isDraining,
      skew: () => followed?.skew() ?? 0,
      isSweepRefused: () => isSweepRefused,
    });
  const stopSweeping = startSweeping(
    {
      work: regularWork({ database, outbox, erasures: options.erasures ?? null }),
      time: async () => (ownClock ? { now: ownClock() } : timeToSweep(database, processTime)),
      onRefusal: (sentence) => app.log.error(sentence),
      onError: (error) => app.log.error({ err: error }, 'sweeping failed'),
    },
    (isSwept) => {
      isSweepRefused = !isSwept;
    },
  );
  app.addHook('onClose', async () => {
    followed?.close();
    await stopSweeping();
    await services.close();
  });
  return app;
}
