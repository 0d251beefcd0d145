import type { FastifyBaseLogger } from 'fastify';
import { createTurns } from '../applications/apply.ts';
import { attemptsOn } from '../audit/audit.ts';
import { createPublicCallGuard } from '../auth/accounts/publicCallGuard.ts';
import { recogniseBrowsers } from '../auth/browserRecognition.ts';
import { type CaptchaDifficulty, createCaptcha, defaultDifficulty } from '../auth/captcha.ts';
import { createProviders, type SocialSettings } from '../auth/social/providers.ts';
import { createMatchIndex } from '../candidates/indexing.ts';
import { numbersFrom } from '../companies/candidateNumbers.ts';
import { profileReads } from '../companies/profileReads.ts';
import { secretsFor } from '../crypto/secrets.ts';
import { type CvReader, createCvReader } from '../cv/cvReader.ts';
import type { Database } from '../db/database.ts';
import type { Limits } from '../http/answers/rateLimits.ts';
import { createDatabaseCheck } from '../http/health.ts';
import { createOutbox } from '../mail/outbox.ts';
import type { SmtpOptions } from '../mail/smtp.ts';
import { createMessageStreams, type StreamTimes } from '../messages/stream/openStreams.ts';
import { createExportJobs } from '../privacy/export/exportJobs.ts';
import { createCvJobs } from '../resumes/import/readingJobs.ts';
import { createPdfMaker, type PdfMaker } from '../resumes/pdf/pdfMaker.ts';
import { createTenantDirectory } from '../tenants/tenants.ts';

interface ServiceOptions {
  database: Database;
  clock: () => Date;
  limits: Limits;
  captcha?: CaptchaDifficulty | undefined;
  smtp?: SmtpOptions | undefined;
  social?: SocialSettings | undefined;
  pdfMaker?: PdfMaker | undefined;
  cvReader?: CvReader | undefined;
  streamTimes?: Partial<StreamTimes> | undefined;
  isDraining: () => boolean;
  log: FastifyBaseLogger;
}

const closeAll = async (services: { close: () => Promise<void> }[]) => {
  await Promise.all(services.map((service) => service.close()));
};

export type AppServices = Awaited<ReturnType<typeof createServices>>;

/** The queues of work, which outlives the call that asks for it. */
async function createQueues(options: ServiceOptions) {
  const { database, clock, smtp, log } = options;
  const logError = (what: string) => (error: unknown) => log.error({ err: error }, `${what} failed`);
  const cvReader = options.cvReader ?? createCvReader();
  const pdfMaker = options.pdfMaker ?? createPdfMaker();
  return {
    cvReader,
    pdfMaker,
    cvJobs: createCvJobs({ database, cvReader, clock, onError: logError('reading a CV') }),
    exportJobs: createExportJobs({
      database,
      pdfMaker,
      clock,
      onError: logError('making a file of what we hold'),
    }),
    matchIndex: createMatchIndex({ database, clock, onError: logError('indexing for the match') }),
    outbox: await createOutbox({
      database,
      clock,
      ...(smtp ? { smtp } : {}),
      onError: logError('sending mail'),
      onFailure: (failure) => log.warn(failure, 'mail was not sent'),
    }),
  };
}

export async function createServices(options: ServiceOptions) {
  const { database, clock, limits, social, isDraining, log } = options;
  const queues = await createQueues(options);
  const { cvReader, pdfMaker, cvJobs, exportJobs, outbox, matchIndex } = queues;
  const captcha = createCaptcha(database, options.captcha ?? defaultDifficulty);
  const browsers = recogniseBrowsers(database);
  return {
    ...queues,
    applyInTurn: createTurns(),
    attempts: attemptsOn(database),
    browsers,
    checkDatabase: createDatabaseCheck(database),
    guard: createPublicCallGuard({ database, limits, captcha, browsers }),
    captcha,
    directory: createTenantDirectory(database),
    messageStreams: createMessageStreams({
      ...{ database, clock, isDraining },
      times: options.streamTimes,
      onError: (error) => log.error({ err: error }, 'checking followed conversations failed'),
    }),
    providers: createProviders(social ?? {}),
    numbersFor: numbersFrom(() =>
      secretsFor(database, 'candidates')
        .all()
        .map(({ value }) => value),
    ),
    reading: profileReads({ limits, outbox }),
    // The PDF maker is first, because the queues wait for their current item.
    close: () =>
      closeAll([
        ...(options.pdfMaker ? [] : [pdfMaker]),
        cvJobs,
        ...(options.cvReader ? [] : [cvReader]),
        exportJobs,
        outbox,
        matchIndex,
      ]),
  };
}
