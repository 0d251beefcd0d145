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
import { authHandlers } from './auth.ts';
import type { Handlers, OperationId } from './call.ts';
import { type CaptchaDifficulty, createCaptcha, defaultDifficulty } from './captcha.ts';
import { careerHandlers } from './career.ts';
import { companyHandlers } from './companies.ts';
import { offerCompanyTo } from './companyFound.ts';
import { companyUserHandlers } from './companyUsers.ts';
import { emptyScope, registerContract } from './contract.ts';
import { createCvReader } from './cv/reader.ts';
import { createCvJobs } from './cvJobs.ts';
import { cvUploadHandlers } from './cvUpload.ts';
import type { Database } from './db/database.ts';
import { asProblem, badRequest, serverError } from './errors.ts';
import { commonHeaders, dataPolicy } from './headers.ts';
import { healthHandlers } from './health.ts';
import { acceptInvitation } from './invitationLife.ts';
import { invitationHandlers } from './invitations.ts';
import { logAnswer, loggerOptions } from './logging.ts';
import { mailboxHandlers } from './mail/mailbox.ts';
import { createOutbox } from './mail/outbox.ts';
import type { SmtpOptions } from './mail/smtp.ts';
import { membershipHandlers } from './memberships.ts';
import { militaryHandlers } from './military.ts';
import { onboardingHandlers } from './onboarding.ts';
import { demoHandlers } from './personas.ts';
import { pictureHandlers } from './pictures.ts';
import { notFound, type Problem } from './problem.ts';
import { profileHandlers } from './profile.ts';
import { questionHandlers } from './questions.ts';
import { defaultLimits, type Limits } from './rateLimits.ts';
import { referenceHandlers } from './reference.ts';
import { resumeHandlers } from './resumes.ts';
import { serviceHandlers } from './services.ts';
import { createProviders, type SocialSettings } from './social/providers.ts';
import { socialHandlers } from './social/social.ts';
import { registerStatic } from './static.ts';
import { keepSwept } from './sweep.ts';
import { createTenantDirectory, tenantHandlers } from './tenants.ts';
import { requireTestMode, type TestControls } from './testControls.ts';

export interface BuildOptions {
  database: Database;
  clock?: () => Date;
  limits?: Partial<Limits>;
  captcha?: CaptchaDifficulty;
  /** Without it no mail goes out; the seeded tenants show theirs on a page. */
  smtp?: SmtpOptions;
  /** The providers people may sign in through. */
  social?: SocialSettings;
  /** The folder of the built app; without one only the API is served. */
  staticRoot?: string;
  logLevel?: string;
  /** Receives every log line in place of standard output. */
  logTo?: { write: (line: string) => void };
  atWork?: number;
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
  const { database, controls, logLevel = 'silent', logTo } = options;
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
    frameworkErrors: (_, request, reply) => {
      refuse(badRequest(), request as FastifyRequest, reply as FastifyReply);
    },
  });
  app.decorateRequest('scope');
  app.addHook('onRequest', (request, _, done) => {
    request.scope = emptyScope();
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(commonHeaders(request.protocol === 'https')).header('x-request-id', request.id);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', dataPolicy);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply);
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

  const directory = createTenantDirectory(database);
  const cvReader = createCvReader();
  const cvJobs = createCvJobs({
    database,
    cvReader,
    onError: (error) => app.log.error({ err: error }, 'reading a CV failed'),
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
    ...healthHandlers(database),
    ...tenantHandlers(directory, providers.offeredTo),
    ...demoHandlers,
    ...referenceHandlers,
    ...militaryHandlers,
    ...questionHandlers,
    ...authHandlers({ database, limits, captcha }),
    ...adminSignInHandlers({ database, limits, captcha }),
    ...adminHandlers({ outbox }),
    ...adminUserHandlers,
    ...accountHandlers({
      database,
      limits,
      captcha,
      outbox,
      offerCompany: offerCompanyTo,
      acceptInvitation,
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
    ...cvUploadHandlers({ cvReader, cvJobs }),
    ...resumeHandlers,
    ...serviceHandlers,
    ...actionPlanHandlers,
  } satisfies Handlers<OperationId>;
  await registerContract(app, {
    handlers,
    database,
    directory,
    limits,
    clock,
    atWork: options.atWork ?? 48,
    admit: controls?.admit,
  });

  const sendPage = options.staticRoot
    ? await registerStatic(app, { root: options.staticRoot, findTenant: directory.find })
    : async () => false;
  app.setNotFoundHandler(async (request, reply) => {
    const isData = /^\/api(\/|$|\?)/.test(request.url);
    if (!isData && (await sendPage(request, reply))) return reply;
    return refuse(notFound(), request, reply);
  });

  const stopSweeping = keepSwept(database, clock, (error) =>
    app.log.error({ err: error }, 'sweeping failed'),
  );
  app.addHook('onClose', async () => {
    await stopSweeping();
    await Promise.all([cvJobs.close(), cvReader.close(), outbox.close()]);
  });
  return app;
}
