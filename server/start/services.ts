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
  log: FastifyBaseLogger;
}

const closeAll = async (services: { close: () => Promise<void> }[]) => {
  await Promise.all(services.map((service) => service.close()));
};

export type AppServices = Awaited<ReturnType<typeof createServices>>;

export async function createServices({
  database,
  clock,
  limits,
  captcha,
  smtp,
  social,
  pdfMaker: sharedPdfMaker,
  cvReader: sharedCvReader,
  log,
}: ServiceOptions) {
  const logError = (what: string) => (error: unknown) => log.error({ err: error }, `${what} failed`);
  const cvReader = sharedCvReader ?? createCvReader();
  const cvJobs = createCvJobs({ database, cvReader, clock, onError: logError('reading a CV') });
  const pdfMaker = sharedPdfMaker ?? createPdfMaker();
  const exportJobs = createExportJobs({
    database,
    pdfMaker,
    clock,
    onError: logError('making a file of what we hold'),
  });
  const matchIndex = createMatchIndex({ database, clock, onError: logError('indexing for the match') });
  const outbox = await createOutbox({
    database,
    clock,
    ...(smtp ? { smtp } : {}),
    onError: logError('sending mail'),
    onFailure: (failure) => log.warn(failure, 'mail was not sent'),
  });
  const captchaOf = createCaptcha(database, captcha ?? defaultDifficulty);
  const browsers = recogniseBrowsers(database);
  return {
    applyInTurn: createTurns(),
    attempts: attemptsOn(database),
    browsers,
    checkDatabase: createDatabaseCheck(database),
    guard: createPublicCallGuard({ database, limits, captcha: captchaOf, browsers }),
    cvReader,
    cvJobs,
    pdfMaker,
    exportJobs,
    outbox,
    matchIndex,
    captcha: captchaOf,
    directory: createTenantDirectory(database),
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
        ...(sharedPdfMaker ? [] : [pdfMaker]),
        cvJobs,
        ...(sharedCvReader ? [] : [cvReader]),
        exportJobs,
        outbox,
        matchIndex,
      ]),
  };
}
