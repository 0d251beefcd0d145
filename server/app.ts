/** build(options) puts the server together, without a port: contract, app files, headers, limits and logs. */
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { accountHandlers } from './accounts/accounts.ts';
import { actionPlanHandlers } from './actionPlan.ts';
import { adminHandlers } from './admin.ts';
import { adminSignInHandlers } from './adminSignIn.ts';
import { adminUserHandlers } from './adminUsers.ts';
import { createAdmission } from './admission.ts';
import { applyHandlers } from './applications/apply.ts';
import { employerApplicationHandlers } from './applications/employer.ts';
import { exportHandlers } from './applications/export.ts';
import { sharedApplicationHandlers } from './applications/shared.ts';
import { veteranApplicationHandlers } from './applications/veteran.ts';
import { authHandlers } from './auth.ts';
import type { Handlers, OperationId } from './call.ts';
import { accessLogHandlers } from './candidates/accessLog.ts';
import { candidateHandlers } from './candidates/candidates.ts';
import { dashboardHandlers } from './candidates/dashboard.ts';
import { jobInvitationHandlers } from './candidates/invitations.ts';
import { matchHandlers } from './candidates/match.ts';
import { previewHandlers } from './candidates/preview.ts';
import { type CaptchaDifficulty, createCaptcha, defaultDifficulty } from './captcha.ts';
import { careerHandlers } from './career.ts';
import { companyHandlers } from './companies.ts';
import { offerCompanyTo } from './companyFound.ts';
import { companyUserHandlers } from './companyUsers.ts';
import { watchConnections } from './connections.ts';
import { contentHandlers } from './content/content.ts';
import { emptyScope, registerContract } from './contract.ts';
import { createCvReader } from './cv/reader.ts';
import { createCvJobs } from './cvJobs.ts';
import { veteranDashboardHandlers } from './dashboard/veteran.ts';
import type { Database } from './db/database.ts';
import { asProblem, badRequest, serverError } from './errors.ts';
import { fileHandlers } from './files.ts';
import { createFirstPaint } from './firstPaint.ts';
import { flowEventHandlers } from './funnel/flowEvents.ts';
import { commonHeaders, dataPolicy } from './headers.ts';
import { healthHandlers } from './health.ts';
import { acceptAsNewcomer } from './invitationLife.ts';
import { invitationHandlers } from './invitations.ts';
import { jobHandlers } from './jobs/jobs.ts';
import { contentsOfJobs, headOfJob } from './jobs/page.ts';
import { listingHandlers } from './listings/listings.ts';
import { logAnswer, loggerOptions } from './logging.ts';
import { mailboxHandlers } from './mail/mailbox.ts';
import { createOutbox } from './mail/outbox.ts';
import type { SmtpOptions } from './mail/smtp.ts';
import { membershipHandlers } from './memberships.ts';
import type { Metrics } from './metrics.ts';
import { militaryHandlers } from './military.ts';
import { notificationHandlers } from './notifications/notifications.ts';
import { onboardingHandlers } from './onboarding.ts';
import { onboardingCvHandlers } from './onboardingCv.ts';
import { demoHandlers } from './personas.ts';
import { pictureHandlers } from './pictures.ts';
import { planRefiningHandlers } from './planRefining.ts';
import { dataExportHandlers } from './privacy/dataExports.ts';
import { departureHandlers } from './privacy/departure.ts';
import { createExportJobs } from './privacy/exportJobs.ts';
import { notFound, type Problem } from './problem.ts';
import { profileHandlers } from './profile.ts';
import { questionHandlers } from './questions.ts';
import { defaultLimits, type Limits } from './rateLimits.ts';
import { referenceHandlers } from './reference.ts';
import { resumeExportHandlers } from './resumes/export/export.ts';
import { federalResumeHandlers } from './resumes/federal/federal.ts';
import { resumeHistoryHandlers } from './resumes/history.ts';
import { resumeImportHandlers } from './resumes/import.ts';
import { resumeLifeHandlers } from './resumes/life.ts';
import { translateHandlers } from './resumes/military/translate.ts';
import { createPdfMaker } from './resumes/pdf/maker.ts';
import { resumePdfHandlers } from './resumes/pdf/pdf.ts';
import type { RewriteModel } from './resumes/rewrite/model.ts';
import { rewriteHandlers } from './resumes/rewrite/rewrite.ts';
import { resumeSectionHandlers } from './resumes/sections.ts';
import { serviceHistoryHandlers } from './serviceHistory.ts';
import { serviceHandlers } from './services.ts';
import { createProviders, type SocialSettings } from './social/providers.ts';
import { socialHandlers } from './social/social.ts';
import { registerStatic } from './static.ts';
import { keepSwept } from './sweep.ts';
import { createTenantDirectory, tenantHandlers } from './tenants.ts';
import { requireTestMode, type TestControls } from './testControls.ts';
import { evidenceHandlers } from './transitionPlans/evidence.ts';
import { transitionPlanHandlers } from './transitionPlans/plans.ts';
import { takeAwayHandlers } from './transitionPlans/takeAway.ts';
import { milestoneHandlers } from './transitionPlans/tracking.ts';
import { planWorkHandlers } from './transitionPlans/work.ts';
import { uploadCvHandlers } from './uploadCv.ts';

export interface BuildOptions {
  database: Database;
  clock?: () => Date;
  limits?: Partial<Limits>;
  captcha?: CaptchaDifficulty;
  /** Without it no mail goes out; the seeded tenants show theirs on a page. */
  smtp?: SmtpOptions;
  /** The providers people may sign in through. */
  social?: SocialSettings;
  /** Asked for other words in a CV; without it the rules alone answer. */
  rewrite?: RewriteModel;
  /** The folder of the built app; without one only the API is served. */
  staticRoot?: string;
  /** The bundle that paints the public pages; without it the app alone does. */
  prerendered?: string;
  logLevel?: string;
  /** Receives every log line in place of standard output. */
  logTo?: { write: (line: string) => void };
  /** How many calls may be at work at once and, however long, stand in line; the next ones get a 503 at once. */
  atWork?: number;
  /** Told of every answer. */
  metrics?: Metrics;
  /** Whether the process was told to stop and only ends what it has begun. */
  isDraining?: () => boolean;
  trustProxy?: string | boolean;
  /** Refused outside of test mode. */
  controls?: TestControls;
}

/** A client that dawdles is cut within 12 seconds. */
const patience = {
  requestTimeout: 10_000,
  connectionTimeout: 11_000,
  keepAliveTimeout: 5_000,
  http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 },
};

const withoutGaps = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

export async function build(options: BuildOptions): Promise<FastifyInstance> {
  const { database, controls, logLevel = 'silent', logTo, metrics, isDraining = () => false } = options;
  if (controls) requireTestMode();
  const clock = options.clock ?? controls?.clock ?? (() => new Date());
  const limits: Limits = { ...defaultLimits, ...options.limits };
  const app = Fastify({
    ...patience,
    // A call that a test holds waits for as long as the test does.
    ...(controls ? { connectionTimeout: 0 } : {}),
    logger: { ...loggerOptions(logLevel), ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    exposeHeadRoutes: false,
    trustProxy: options.trustProxy ?? false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    // What comes over a connection that is still open is answered like everything before it.
    return503OnClosing: false,
    // No hook is run for an address that cannot be read.
    frameworkErrors: (_, request, reply) => {
      setHeaders(request as FastifyRequest, reply as FastifyReply);
      refuse(badRequest(), request as FastifyRequest, reply as FastifyReply);
    },
  });
  app.decorateRequest('scope');
  app.addHook('onRequest', (request, _, done) => {
    request.scope = emptyScope();
    done();
  });
  function setHeaders(request: FastifyRequest, reply: FastifyReply) {
    reply.headers(commonHeaders(request.protocol === 'https')).header('x-request-id', request.id);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', dataPolicy);
    if (isDraining()) reply.header('connection', 'close');
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    setHeaders(request, reply);
    done(null, payload);
  });
  watchConnections(app);
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply);
    metrics?.answered(request.scope.operation?.id ?? 'page', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });

  function refuse(problem: Problem, request: FastifyRequest, reply: FastifyReply) {
    const { status, message, code, errors, data, retryAfter } = problem;
    const body = withoutGaps({ status: false, message, code, errors, data, request_id: request.id });
    if (retryAfter) reply.header('retry-after', String(retryAfter));
    return reply.code(status).header('cache-control', 'no-store').send(body);
  }

  app.setErrorHandler((error, request, reply) => {
    const operation = request.scope?.operation ?? undefined;
    let problem = asProblem(error, operation);
    if (problem.status === 500) request.log.error({ err: error }, 'failed');
    if (operation && !operation.statuses.includes(problem.status)) {
      request.log.error({ operation: operation.id, status: problem.status }, 'this answer is not described');
      problem = serverError();
    }
    return refuse(problem, request, reply);
  });

  const { atWork } = options;
  const places = atWork === undefined ? { most: 48, longestLine: 13 } : { most: atWork, longestLine: atWork };
  const admission = createAdmission(places, database.inLine);
  const directory = createTenantDirectory(database);
  const cvReader = createCvReader();
  const cvJobs = createCvJobs({
    database,
    cvReader,
    clock,
    onError: (error) => app.log.error({ err: error }, 'reading a CV failed'),
  });
  const pdfMaker = createPdfMaker();
  const exportJobs = createExportJobs({
    database,
    pdfMaker,
    clock,
    onError: (error) => app.log.error({ err: error }, 'making a file of what we hold failed'),
  });
  const captcha = createCaptcha(database, options.captcha ?? defaultDifficulty);
  const outbox = await createOutbox({
    database,
    clock,
    ...(options.smtp ? { smtp: options.smtp } : {}),
    onError: (error) => app.log.error({ err: error }, 'sending mail failed'),
  });
  const providers = createProviders(options.social ?? {});
  const handlers = {
    ...healthHandlers(database, isDraining),
    ...flowEventHandlers({ database }),
    ...tenantHandlers(directory, providers.offeredTo),
    ...demoHandlers,
    ...referenceHandlers,
    ...militaryHandlers,
    ...questionHandlers,
    ...authHandlers({ database, limits, captcha }),
    ...adminSignInHandlers({ database, limits, captcha }),
    ...adminHandlers({ outbox }),
    ...adminUserHandlers({ outbox }),
    ...contentHandlers,
    ...accountHandlers({
      database,
      limits,
      captcha,
      outbox,
      offerCompany: offerCompanyTo,
      acceptInvitation: acceptAsNewcomer,
    }),
    ...socialHandlers({ database, providers }),
    ...mailboxHandlers(outbox),
    ...pictureHandlers,
    ...profileHandlers,
    ...companyHandlers,
    ...membershipHandlers({ outbox }),
    ...companyUserHandlers({ outbox }),
    ...invitationHandlers({ database, limits, outbox }),
    ...onboardingHandlers,
    ...careerHandlers,
    ...uploadCvHandlers({ cvReader, cvJobs }),
    ...onboardingCvHandlers,
    ...resumeLifeHandlers,
    ...resumeImportHandlers({ cvReader, cvJobs }),
    ...resumeSectionHandlers,
    ...resumeHistoryHandlers,
    ...rewriteHandlers(options.rewrite),
    ...translateHandlers,
    ...resumeExportHandlers,
    ...resumePdfHandlers(pdfMaker),
    ...fileHandlers,
    ...federalResumeHandlers(pdfMaker),
    ...dataExportHandlers({ outbox, exportJobs }),
    ...departureHandlers({ outbox }),
    ...serviceHandlers,
    ...listingHandlers({ outbox }),
    ...actionPlanHandlers,
    ...planRefiningHandlers,
    ...transitionPlanHandlers,
    ...planWorkHandlers,
    ...milestoneHandlers,
    ...evidenceHandlers,
    ...takeAwayHandlers(pdfMaker),
    ...jobHandlers({ outbox }),
    ...applyHandlers({ outbox, pdfMaker }),
    ...veteranApplicationHandlers(outbox),
    ...employerApplicationHandlers(outbox),
    ...sharedApplicationHandlers({ outbox, pdfMaker }),
    ...exportHandlers,
    ...notificationHandlers,
    ...candidateHandlers,
    ...previewHandlers,
    ...serviceHistoryHandlers,
    ...jobInvitationHandlers({ outbox }),
    ...matchHandlers,
    ...accessLogHandlers,
    ...dashboardHandlers,
    ...veteranDashboardHandlers,
  } satisfies Handlers<OperationId>;
  await registerContract(app, {
    handlers,
    database,
    directory,
    limits,
    clock,
    admission,
    admit: controls?.admit,
  });

  const { staticRoot, prerendered } = options;
  const paint =
    staticRoot && prerendered ? createFirstPaint({ root: staticRoot, bundle: prerendered }) : null;
  // Where the page cannot be painted the app does it, as everywhere else.
  const unlessBusy = async <Told>(what: string, tell: () => Promise<Told | null> | undefined) => {
    try {
      admission.enter();
    } catch {
      return null;
    }
    try {
      return (await tell()) ?? null;
    } catch (error) {
      app.log.error({ err: error }, `${what} failed`);
      return null;
    } finally {
      admission.leave();
    }
  };
  const sendPage = staticRoot
    ? await registerStatic(app, {
        root: staticRoot,
        findTenant: directory.find,
        headOf: (path, tenant, host) =>
          unlessBusy('the head of a page', () => headOfJob(database, { path, tenant, host, now: clock() })),
        firstPaint: (url, tenant, host) =>
          unlessBusy('painting a page', () =>
            paint?.(url, { ...tenant, social: providers.offeredTo(tenant) }, (path) =>
              contentsOfJobs(database, { path, tenant, host, now: clock() }),
            ),
          ),
      })
    : async () => false;
  app.setNotFoundHandler(async (request, reply) => {
    const isData = /^\/api(\/|$|\?)/.test(request.url);
    if (!isData && (await sendPage(request, reply))) return reply;
    return refuse(notFound(), request, reply);
  });

  metrics?.gauge('valour_calls_at_work', 'Calls at work now.', admission.atWork);
  metrics?.gauge('valour_transactions_in_line', 'Transactions that wait or run.', database.inLine);
  metrics?.gauge('valour_draining', 'Whether it was told to stop.', () => Number(isDraining()));
  metrics?.gauge('valour_mails_waiting', 'Mails not yet sent, of all processes.', outbox.waiting);
  metrics?.gauge(
    'valour_connections',
    'Open connections.',
    () =>
      new Promise((resolve, reject) => {
        app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
  );

  const stopSweeping = keepSwept({
    database,
    outbox,
    clock,
    onError: (error) => app.log.error({ err: error }, 'sweeping failed'),
  });
  app.addHook('onClose', async () => {
    await stopSweeping();
    // The thread first: a queue waits for the piece in hand.
    const made = pdfMaker.close();
    await Promise.all([cvJobs.close(), cvReader.close(), made, exportJobs.close(), outbox.close()]);
  });
  return app;
}
