import type { FastifyInstance } from 'fastify';
import type { CaptchaDifficulty } from './auth/captcha.ts';
import { callersIn } from './auth/signedIn.ts';
import type { SocialSettings } from './auth/social/providers.ts';
import { followDatabase } from './background/databaseClock.ts';
import { type Sweeper, startSweeping } from './background/sweep.ts';
import { timeToSweep } from './background/sweepTime.ts';
import type { CvReader } from './cv/cvReader.ts';
import type { Database } from './db/database.ts';
import { createAdmission } from './http/admission.ts';
import { defaultLimits, type Limits } from './http/answers/rateLimits.ts';
import { createBodyMemory } from './http/bodyMemory.ts';
import { registerContract } from './http/contract/contract.ts';
import { createGuestLimit } from './http/guestLimit.ts';
import type { Metrics } from './http/metrics.ts';
import { requireTestMode, type TestControls } from './http/testControls.ts';
import type { SmtpOptions } from './mail/smtp.ts';
import type { StreamTimes } from './messages/stream/openStreams.ts';
import type { ErasureLog } from './privacy/erasureLog.ts';
import type { PdfMaker } from './resumes/interface.ts';
import type { RewriteModel } from './resumes/rewrite/model.ts';
import { addGauges } from './start/gauges.ts';
import { createHttpServer } from './start/httpServer.ts';
import { operationsWith } from './start/operations.ts';
import { registerPages } from './start/pages.ts';
import { regularWork } from './start/regularWork.ts';
import { createServices } from './start/services.ts';

export interface BuildOptions {
  database: Database;
  clock?: () => Date;
  erasures?: ErasureLog | null;
  /** This process's own clock, in milliseconds. */
  processTime?: () => number;
  limits?: Partial<Limits>;
  captcha?: CaptchaDifficulty;
  smtp?: SmtpOptions;
  social?: SocialSettings;
  rewrite?: RewriteModel;
  /** Left open when the app closes; without it the app has its own. */
  pdfMaker?: PdfMaker;
  /** As `pdfMaker`. */
  cvReader?: CvReader;
  staticRoot?: string;
  previousAssets?: string;
  rendering?: string;
  /** In milliseconds for one page, before it is left to the browser. */
  renderingTimeout?: number;
  logLevel?: string;
  logTo?: { write: (line: string) => void };
  /** How many calls may be at work, and how many may wait; further calls get a 503 without waiting. */
  atWork?: number;
  /** In milliseconds: a call that takes longer is answered with a 503. */
  answerWithin?: number;
  metrics?: Metrics;
  isDraining?: () => boolean;
  streamTimes?: Partial<StreamTimes>;
  trustProxy?: string | boolean;
  countryHeader?: string;
  /** Refused outside of test mode. */
  controls?: TestControls;
}

async function clockOf({ clock, controls, database, processTime = Date.now }: BuildOptions) {
  const ownClock = clock ?? controls?.clock;
  if (ownClock)
    return { now: ownClock, timeToSweep: async () => ({ now: ownClock() }), skew: () => 0, close: () => {} };
  const followed = await followDatabase(database, processTime);
  return { ...followed, timeToSweep: () => timeToSweep(database, processTime) };
}

const httpServerFor = (options: BuildOptions) =>
  createHttpServer({
    logLevel: options.logLevel ?? 'silent',
    logTo: options.logTo,
    trustProxy: options.trustProxy ?? false,
    holdsCalls: options.controls !== undefined,
    answerWithin: options.answerWithin,
    isDraining: options.isDraining ?? (() => false),
    onAnswer: options.metrics?.answered,
  });

const placesFor = (atWork: number | undefined) =>
  atWork === undefined ? { most: 48, longestLine: 13 } : { most: atWork, longestLine: atWork };

function sweepRegularly({ log }: FastifyInstance, { work, time }: Pick<Sweeper, 'work' | 'time'>) {
  let isRefused = false;
  const stop = startSweeping(
    {
      ...{ work, time },
      onRefusal: (sentence) => log.error(sentence),
      onError: (error) => log.error({ err: error }, 'sweeping failed'),
    },
    (isSwept) => {
      isRefused = !isSwept;
    },
  );
  return { isRefused: () => isRefused, stop };
}

export async function build(options: BuildOptions): Promise<FastifyInstance> {
  const { database, controls, metrics, isDraining = () => false } = options;
  if (controls) requireTestMode();
  const time = await clockOf(options);
  const clock = time.now;
  const limits: Limits = { ...defaultLimits, ...options.limits };
  const app = httpServerFor(options);
  const admission = createAdmission(placesFor(options.atWork), database.inLine);
  const guests = createGuestLimit(limits.guest);
  const bodies = createBodyMemory();
  const services = await createServices({ ...options, clock, limits, isDraining, log: app.log });
  const { directory, outbox, messageStreams } = services;
  const sweeping = sweepRegularly(app, {
    work: regularWork({ database, outbox, erasures: options.erasures ?? null }),
    time: time.timeToSweep,
  });
  const handlers = operationsWith({
    ...services,
    database,
    limits,
    isDraining,
    isSweeping: () => !sweeping.isRefused(),
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
      messageStreams,
      skew: time.skew,
      isSweepRefused: sweeping.isRefused,
    });
  // Before the server waits for the calls that are open.
  app.addHook('preClose', messageStreams.close);
  app.addHook('onClose', async () => {
    time.close();
    await sweeping.stop();
    await services.close();
  });
  return app;
}
