/** Every operation of openapi.yaml with every kind of caller. An operation without a row below fails the test. */
import { sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../server/call.ts';
import { sessions } from '../../server/db/schema/accounts.ts';
import { accountExports, madeFiles } from '../../server/db/schema/files.ts';
import { pictures } from '../../server/db/schema/pictures.ts';
import { statement } from '../../server/db/statement.ts';
import { type Described, operation, operations } from './described.ts';
import { type Answer, type RequestOptions, startTestServer, tenantOf } from './harness.ts';

const server = await startTestServer();

type Caller =
  | 'nobody'
  | 'forger'
  | 'veteran'
  | 'pending veteran'
  | 'inactive veteran'
  | 'recruiter'
  | 'recruiter without company'
  | 'recruiter in doubt'
  | 'pending recruiter'
  | 'company admin'
  | 'operator';

const callers: Record<Exclude<Caller, 'nobody' | 'forger'>, string> = {
  veteran: 'veteran-services@demo.test',
  'pending veteran': 'veteran-pending@demo.test',
  'inactive veteran': 'veteran-inactive@demo.test',
  recruiter: 'recruiter@northgate.test',
  'recruiter without company': 'recruiter-new@demo.test',
  'recruiter in doubt': 'recruiter-rejected@corvane.test',
  'pending recruiter': 'recruiter-user-pending@northgate.test',
  'company admin': 'recruiter-admin@northgate.test',
  operator: 'operator@demo.test',
};

const everyone = ['nobody', 'forger', ...Object.keys(callers)] as Caller[];

const in401 = { nobody: 'unauthenticated', forger: 'unauthenticated' } as const;
const recruiters = {
  recruiter: 'forbidden_role',
  'recruiter without company': 'forbidden_role',
  'recruiter in doubt': 'forbidden_role',
  'pending recruiter': 'forbidden_role',
  'company admin': 'forbidden_role',
  operator: 'forbidden_role',
} as const;
const outsiders = {
  'recruiter without company': 'company_not_approved',
  'recruiter in doubt': 'company_not_approved',
  'pending recruiter': 'approval_pending',
} as const;
const operators = { operator: 'forbidden_role' } as const;
const veterans = { veteran: 'forbidden_role', 'pending veteran': 'forbidden_role' } as const;
const inactive = { 'inactive veteran': 'user_inactive' } as const;

/** Who is refused, with which code; everyone else gets in. */
const refusals: Record<string, Partial<Record<Caller, string>>> = {
  public: {},
  anyone: {},
  signed_in: { ...in401, ...inactive },
  veteran: { ...in401, ...inactive, ...recruiters, 'pending veteran': 'approval_pending' },
  recruiter_any: { ...in401, ...inactive, ...veterans, ...operators },
  recruiter: { ...in401, ...inactive, ...veterans, ...operators, ...outsiders },
  veteran_or_recruiter: {
    ...in401,
    ...inactive,
    ...operators,
    ...outsiders,
    'pending veteran': 'approval_pending',
  },
  company_admin_any: {
    ...in401,
    ...inactive,
    ...veterans,
    ...operators,
    ...outsiders,
    'recruiter in doubt': undefined,
    recruiter: 'forbidden_role',
  },
  company_admin: {
    ...in401,
    ...inactive,
    ...veterans,
    ...operators,
    ...outsiders,
    recruiter: 'forbidden_role',
  },
  tenant_admin: { ...in401, ...inactive, ...veterans, ...recruiters, operator: undefined },
};

/** What an operation can be pointed at: the id of another tenant's or user's object must do nothing. */
type Foreign = (tenantId: number, userId: number) => Promise<RequestOptions>;

async function idIn(table: string, tenantId: number, notOf: number, column = 'id'): Promise<number> {
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute<{ id: number }>(
      sql`select ${sql.identifier(column)} as id from ${sql.identifier(table)} where tenant_id = ${tenantId} and user_id <> ${notOf} order by id limit 1`,
    ),
  );
  return rows[0]!.id;
}

async function anyId(table: string, tenantId: number): Promise<number> {
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute<{ id: number }>(
      sql`select id from ${sql.identifier(table)} where tenant_id = ${tenantId} order by id limit 1`,
    ),
  );
  return rows[0]!.id;
}

/** Sent by an admin of that tenant. */
async function invitationIn(tenantId: number): Promise<number> {
  const slug = (await tenantOf(server.database, 'uk')).id === tenantId ? 'uk' : 'us';
  const token = await server.sessionOf(callers['company admin'], slug);
  const body = { emails: [`invited-${invited.length}@northgate.test`] };
  invited.push(body);
  await server.request('inviteCompanyUsers', { tenant: slug, token, body });
  const { body: listed } = await server.request('listCompanyInvitations', { tenant: slug, token });
  return (listed.data as { id: number }[])[0]!.id;
}

const invited: unknown[] = [];
const foreignPicture = 'a-picture-of-the-other-tenant';
const foreignFile = 'a-file-of-the-other-tenant';

const aResume = { title: 'Mine', kind: 'cv', template_id: 'harbour-blue', colour: 'blue' };

const ofForeignApplication =
  (options: RequestOptions = {}): Foreign =>
  async (tenantId) => ({ params: { id: await anyId('applications', tenantId) }, ...options });

const ofForeignResume =
  (options: RequestOptions, more: Record<string, string | number> = {}): Foreign =>
  async (tenantId, userId) => ({
    params: { id: await idIn('resumes', tenantId, userId), ...more },
    ...options,
  });

const ofForeignCourse =
  (options: RequestOptions = {}): Foreign =>
  async (tenantId) => ({ params: { id: await anyId('courses', tenantId) }, ...options });

const ofForeignProvider =
  (options: RequestOptions = {}): Foreign =>
  async (tenantId) => ({ params: { id: await anyId('service_providers', tenantId) }, ...options });

const ofForeignJob =
  (options: RequestOptions = {}): Foreign =>
  async (tenantId) => ({ params: { id: await anyId('jobs', tenantId) }, ...options });

const ofForeignContent =
  (options: RequestOptions = {}): Foreign =>
  async (tenantId) => ({
    params: { content: 'courses', id: await anyId('courses', tenantId) },
    ...options,
  });

function importForm(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob(['A plain CV']), 'cv.txt');
  return form;
}

function aPaper() {
  const form = new FormData();
  form.set('file', new Blob(['%PDF-1.4\n%%EOF']), 'paper.pdf');
  return form;
}

const none = null;
const ofForeignCandidate =
  (options: RequestOptions = {}): Foreign =>
  async (tenantId, userId) => ({
    params: { id: await idIn('resumes', tenantId, userId, 'user_id') },
    ...options,
  });

const ofForeignPlan =
  (options: RequestOptions = {}, params: RequestOptions['params'] = {}): Foreign =>
  async (tenantId, userId) => ({
    params: { id: await idIn('transition_plans', tenantId, userId), ...params },
    ...options,
  });

const ofForeignMilestone =
  (options: RequestOptions = {}): Foreign =>
  async (tenantId, userId) => ({
    params: {
      id: await idIn('transition_plans', tenantId, userId),
      mid: await idIn('transition_milestones', tenantId, userId),
    },
    ...options,
  });

const ofForeignJobInvitation: Foreign = async (tenantId, userId) => ({
  params: { id: await idIn('job_invitations', tenantId, userId) },
});

const foreignObjects: Record<OperationId, Foreign | null> = {
  listCandidates: async (tenantId) => ({ query: { job_id: await anyId('jobs', tenantId) } }),
  listPublicCandidates: none,
  getCandidate: ofForeignCandidate(),
  inviteToApply: ofForeignCandidate({ body: { job_id: 1 } }),
  listJobInvitations: none,
  acceptJobInvitation: ofForeignJobInvitation,
  declineJobInvitation: ofForeignJobInvitation,
  blockJobInvitation: ofForeignJobInvitation,
  listCompanyBlocks: none,
  removeCompanyBlock: async (tenantId) => ({ params: { company_id: await anyId('companies', tenantId) } }),
  getMatch: async (tenantId) => ({ query: { job_id: await anyId('jobs', tenantId) } }),
  listAccessLog: none,
  getRecruiterDashboard: none,
  getVeteranDashboard: none,
  getHealth: none,
  getReadiness: none,
  addFlowEvents: none,
  getFunnel: none,
  getTenantInfo: none,
  listDemoPeople: none,
  listDemoMails: none,
  getDemoMailPage: async (tenantId) => ({ params: { id: await anyId('outgoing_mails', tenantId) } }),
  listIndustries: none,
  listCountries: none,
  listStates: none,
  listCities: none,
  nameCities: none,
  searchCities: none,
  listMilitaryServices: none,
  listMilitaryRanks: none,
  listMilitaryNavyServices: none,
  listMilitaryBranches: none,
  listMilitaryProfessions: none,
  listMilitaryBadgedRoles: none,
  searchMilitaryRoles: null,
  listMilitaryCorps: none,
  listMilitaryExpQuestions: none,
  listCivilianExpQuestions: none,
  listMasterQuestions: none,
  createCaptchaChallenge: none,
  signUp: none,
  verifyEmail: none,
  resendVerification: none,
  login: none,
  logout: none,
  extendSession: none,
  logoutEverywhere: none,
  forgotPassword: none,
  checkPasswordReset: none,
  resetPassword: none,
  confirmEmailChange: none,
  redirectToGoogle: none,
  redirectToLinkedin: none,
  exchangeSocialCode: none,
  socialSignUp: none,
  listIdentities: none,
  linkIdentity: none,
  unlinkIdentity: none,
  getUserProfile: none,
  updateUserProfile: none,
  uploadProfilePicture: none,
  deleteProfilePicture: none,
  getPicture: async () => ({ params: { key: foreignPicture, size: 'original' } }),
  changePassword: none,
  changeEmail: none,
  getConsents: none,
  saveConsents: none,
  getCompanyStatus: none,
  createCompany: none,
  joinCompany: async (tenantId) => ({
    params: { id: await anyId('companies', tenantId) },
    body: { message: 'Let me in' },
  }),
  cancelJoin: async (tenantId) => ({ params: { id: await anyId('companies', tenantId) } }),
  declineFoundCompany: none,
  getCompany: none,
  updateCompany: none,
  appealCompany: none,
  saveCompanyLogo: none,
  removeCompanyLogo: none,
  resubmitCompany: none,
  leaveCompany: none,
  listCompanyUsers: none,
  updateCompanyUser: async (tenantId, userId) => ({
    params: { id: await idIn('memberships', tenantId, userId, 'user_id') },
    body: { action: 'deactivate' },
  }),
  inviteCompanyUsers: none,
  listCompanyInvitations: none,
  resendCompanyInvitation: async (tenantId) => ({ params: { id: await invitationIn(tenantId) } }),
  revokeCompanyInvitation: async (tenantId) => ({ params: { id: await invitationIn(tenantId) } }),
  checkInvitation: none,
  acceptInvitation: none,
  requestNewInvitation: none,
  adminLogin: none,
  getAdmin: none,
  listAdminCompanies: none,
  getAdminCompany: async (tenantId) => ({ params: { id: await anyId('companies', tenantId) } }),
  decideCompany: async (tenantId) => ({
    params: { id: await anyId('companies', tenantId) },
    body: { decision: 'deactivate', text: 'Not ours' },
  }),
  listAdminUsers: none,
  updateAdminUser: async (tenantId, userId) => ({
    params: { id: await idIn('memberships', tenantId, userId, 'user_id') },
    body: { action: 'deactivate' },
  }),
  listJobReports: none,
  decideJobReports: async (tenantId) => ({
    params: { id: await anyId('jobs', tenantId) },
    body: { decision: 'remove', text: 'Not ours', seen_until: '2026-11-20T09:00:00Z' },
  }),
  listAudit: none,
  listOutbox: none,
  listContent: none,
  listReferenceLists: none,
  listReference: none,
  getReference: none,
  exportReference: none,
  createContent: none,
  exportContent: none,
  importContent: none,
  getContent: ofForeignContent(),
  updateContent: ofForeignContent({ body: { version: 'any', cells: { title: 'Ours now' } } }),
  deleteContent: ofForeignContent(),
  getOnboarding: none,
  saveOnboardingDraft: none,
  savePersonalDetails: none,
  uploadCv: none,
  getOnboardingResume: none,
  saveCv: async (tenantId, userId) => ({
    body: {
      resume_id: await idIn('resumes', tenantId, userId),
      version: 1,
      confirmed_sections: ['personal_details', 'military_exp', 'civilian_exp', 'education', 'skills'],
    },
  }),
  listResumes: none,
  createResume: async (tenantId, userId) => ({
    body: { ...aResume, from_resume_id: await idIn('resumes', tenantId, userId) },
  }),
  getResume: ofForeignResume({}),
  updateResume: ofForeignResume({ body: { version: 1, title: 'Mine now' } }),
  deleteResume: ofForeignResume({}),
  saveResumeSection: ofForeignResume(
    { body: { version: 1, value: { text: 'Mine' } } },
    { section: 'summary' },
  ),
  duplicateResume: ofForeignResume({}),
  restoreResume: ofForeignResume({}),
  listResumeVersions: ofForeignResume({}),
  restoreResumeVersion: ofForeignResume({}, { n: 1 }),
  rewriteResumeText: ofForeignResume({ body: { text: 'I was very able', mode: 'shorten' } }),
  translateMilitary: ofForeignResume({ body: { item_ids: ['7d0f2a52-0c7e-4a84-9a6e-0d7c2c9a1b11'] } }),
  listFederalResumes: none,
  createFederalResume: async (tenantId, userId) => ({
    body: { title: 'Mine', from_resume_id: await idIn('resumes', tenantId, userId) },
  }),
  getFederalResume: ofForeignResume({}),
  saveFederalResume: ofForeignResume({ body: { version: 1, title: 'Mine now' } }),
  importResume: async (tenantId, userId) => ({
    form: importForm({ into_resume_id: String(await idIn('resumes', tenantId, userId)) }),
  }),
  getResumeImport: ofForeignResume({}),
  exportResume: ofForeignResume({ query: { format: 'txt' } }),
  createResumePdf: ofForeignResume({ body: { purpose: 'download' } }),
  checkResume: ofForeignResume({}),
  deleteAccount: none,
  cancelAccountDeletion: none,
  getCandidatePreview: none,
  getServiceHistory: none,
  saveServiceHistory: none,
  createGdprPdf: none,
  getGdprPdf: async (tenantId, userId) => ({
    params: { id: await idIn('account_exports', tenantId, userId) },
  }),
  getFile: async () => ({ params: { file_id: foreignFile } }),
  listResumeTemplates: none,
  saveCareerDirection: none,
  getQuestionnaire: none,
  saveQuestionnaire: none,
  listOnboardingServices: none,
  saveOnboardingServices: async (tenantId) => {
    const { rows } = await server.database.asPlatform((tx) =>
      tx.execute<{ id: number }>(
        sql`select id from service_providers where tenant_id = ${tenantId} order by id limit 1`,
      ),
    );
    return { body: { service_ids: [rows[0]!.id], candidate_visibility: 'visible' } };
  },
  skipOnboarding: none,
  listServiceCategories: none,
  listCourses: none,
  getCourse: ofForeignCourse(),
  sendCourseInterest: ofForeignCourse({ body: { message: 'Mine', consent_accepted: true } }),
  saveCourse: ofForeignCourse(),
  unsaveCourse: ofForeignCourse(),
  listSavedCourses: none,
  listServiceProviders: none,
  getServiceProvider: ofForeignProvider(),
  contactServiceProvider: ofForeignProvider({ body: { message: 'Mine', consent_accepted: true } }),
  saveServiceProvider: ofForeignProvider(),
  unsaveServiceProvider: ofForeignProvider(),
  listSavedServiceProviders: none,
  getActionPlan: none,
  acceptActionPlan: none,
  getPlanRefinement: none,
  refineActionPlan: none,
  listTransitionPlans: none,
  createTransitionPlan: none,
  getTransitionPlan: ofForeignPlan(),
  saveTransitionPlanStep: ofForeignPlan({ body: { version: 1, fields: {} } }, { n: 0 }),
  activateTransitionPlan: ofForeignPlan({ body: { version: 1 } }),
  archiveTransitionPlan: ofForeignPlan({ body: { version: 1 } }),
  replanTransition: ofForeignPlan({ body: { leaving_date: '2027-06-30', version: 1 } }),
  createMilestone: ofForeignPlan({ body: { title: 'Ours', due_on: '2027-06-30' } }),
  updateMilestone: ofForeignMilestone({ body: { status: 'done', version: 1 } }),
  uploadMilestoneEvidence: async (...of) => ({ ...(await ofForeignMilestone()(...of)), form: aPaper() }),
  getMilestoneEvidence: ofForeignMilestone(),
  deleteMilestoneEvidence: ofForeignMilestone(),
  getTransitionPlanPdf: ofForeignPlan(),
  getTransitionPlanCalendar: ofForeignPlan(),
  listJobs: none,
  getJob: ofForeignJob(),
  listSimilarJobs: ofForeignJob(),
  saveJob: ofForeignJob(),
  unsaveJob: ofForeignJob(),
  listSavedJobs: none,
  reportJob: ofForeignJob({ body: { reason: 'scam' } }),
  createJob: none,
  updateJob: ofForeignJob({ body: { version: 1, title: 'Ours now' } }),
  deleteJob: ofForeignJob(),
  publishJob: ofForeignJob(),
  pauseJob: ofForeignJob(),
  closeJob: ofForeignJob({ body: { reason: 'filled' } }),
  reopenJob: ofForeignJob({ body: { closes_on: '2026-12-18' } }),
  duplicateJob: ofForeignJob(),
  applyToJob: async (tenantId) => ({
    params: { id: await anyId('jobs', tenantId) },
    body: { resume_id: 1, consent_version: '2026-11', consent_accepted: true },
  }),
  listJobApplications: ofForeignJob(),
  listApplications: none,
  exportApplications: async (tenantId) => ({ query: { job_id: await anyId('jobs', tenantId) } }),
  getApplication: ofForeignApplication(),
  getApplicationCv: ofForeignApplication(),
  withdrawApplication: ofForeignApplication({ body: {} }),
  moveApplication: ofForeignApplication({ body: { to: 'viewed', version: 1 } }),
  addApplicationNote: ofForeignApplication({ body: { text: 'Ours', audience: 'team' } }),
  listNotifications: none,
  readNotifications: none,
  getNotificationPreferences: none,
  saveNotificationPreferences: none,
  previewJob: ofForeignJob(),
  listRecruiterJobs: none,
  listJobRoles: none,
  listExperienceLevels: none,
  getJobFeed: none,
  getRobots: none,
  getSitemap: none,
  updateActionPlanTask: async (tenantId, userId) => ({
    params: { id: await idIn('action_plan_tasks', tenantId, userId) },
    body: { version: 1, status: 'done' },
  }),
};

/** Logging in is what the callers have done already; it takes no token. */
const withoutToken: OperationId[] = ['login', 'adminLogin'];

const tokens = new Map<Caller, string>();
const foreignTokens = new Map<Caller, string>();

beforeAll(async () => {
  const us = await tenantOf(server.database, 'us');
  await server.database.asPlatform((tx) =>
    tx.insert(pictures).values({
      tenant_id: us.id,
      key: foreignPicture,
      type: 'image/png',
      original: Buffer.from('one'),
      thumb: Buffer.from('two'),
      width: 128,
      height: 128,
      created_at: new Date(),
    }),
  );
  const userId = await idIn('resumes', us.id, 0, 'user_id');
  await server.database.asPlatform((tx) =>
    tx.insert(madeFiles).values({
      tenant_id: us.id,
      user_id: userId,
      key: foreignFile,
      name: 'CV.pdf',
      type: 'application/pdf',
      bytes: Buffer.from('one'),
      sha256: 'one',
      page_count: 1,
      created_at: new Date(),
      expires_at: new Date('2100-01-01'),
    }),
  );
  await server.database.asPlatform((tx) =>
    tx.insert(accountExports).values({
      tenant_id: us.id,
      user_id: userId,
      sections: ['profile'],
      format: 'pdf',
      status: 'failed',
      created_at: new Date(),
    }),
  );
  await server.request('resendVerification', {
    tenant: 'us',
    body: { email: 'nobody@demo.test', captcha_token: await server.solveCaptcha({ tenant: 'us' }) },
  });
  tokens.set('forger', 'A'.repeat(43));
  for (const [caller, email] of Object.entries(callers) as [Caller, string][]) {
    tokens.set(caller, await server.sessionOf(email, 'uk'));
    foreignTokens.set(caller, await server.sessionOf(email, 'us'));
  }
});

/** A request that fits the contract, as far as the file alone can say. */
function plausible({ parameters, bodyType, example, id }: Described): RequestOptions {
  const plausibleValue = ({ schema, name }: Described['parameters'][number]) => {
    if (name === 'domain') return 'uk.localhost';
    return ((schema.enum as string[] | undefined)?.[0] ?? (schema.type === 'integer' ? 1 : 'text')) as string;
  };
  const given = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place && one.required)
        .map((one) => [one.name, plausibleValue(one)]),
    );
  const form = new FormData();
  form.set('file', new Blob(['A plain CV']), 'cv.txt');
  return {
    params: given('path'),
    query: given('query'),
    ...(bodyType === 'application/json' ? { body: example } : {}),
    ...(bodyType === 'multipart/form-data' ? { form } : {}),
    headers: { 'idempotency-key': `${id}-00000001` },
  };
}

/** These would move the caller, who has to stay for the next rows: once let in, they stumble over the query. */
const moving: OperationId[] = [
  'joinCompany',
  'cancelJoin',
  'declineFoundCompany',
  'leaveCompany',
  'appealCompany',
  'resubmitCompany',
];

const call = (operation: Described, options: RequestOptions): Promise<Answer> =>
  server.request(operation.id, {
    ...plausible(operation),
    ...(moving.includes(operation.id as OperationId) ? { query: { undeclared: 1 } } : {}),
    ...options,
  });

const codeOf = ({ status, body }: Answer) => ({ status, code: body.code });

const statusOf: Record<string, number> = {
  unauthenticated: 401,
  forbidden_role: 403,
  approval_pending: 403,
  company_not_approved: 403,
  user_inactive: 410,
};

const gotIn = ({ status, body }: Answer) =>
  status < 500 && !(body.code !== undefined && statusOf[body.code] === status);

test('every operation has its row, and every row its operation', () => {
  expect(Object.keys(foreignObjects).sort()).toEqual(operations.map(({ id }) => id).sort());
  expect(operations.filter(({ access }) => !refusals[access])).toEqual([]);
});

const guarded = operations.filter(({ id }) => !withoutToken.includes(id as OperationId));

test('GUARD-11 each operation lets in those whom its x-access names and refuses all others by itself', async () => {
  const wrong: unknown[] = [];
  for (const operation of guarded) {
    for (const caller of everyone) {
      const isLeaving = operation.id === 'logout' && caller === 'inactive veteran';
      const refusal = isLeaving ? undefined : refusals[operation.access]?.[caller];
      const token = await tokenFor(operation, caller);
      const answer = await call(operation, token ? { token } : {});
      if (operation.id === 'logoutEverywhere') await signInAgain(caller);
      const isRight = refusal
        ? answer.body.code === refusal && answer.status === statusOf[refusal]
        : gotIn(answer);
      if (!isRight) wrong.push({ operation: operation.id, caller, wanted: refusal, ...codeOf(answer) });
    }
  }
  expect(wrong).toEqual([]);
}, 180_000);

const endsSessions: OperationId[] = ['logout', 'logoutEverywhere', 'extendSession'];

const isSomebody = (caller: Caller): caller is keyof typeof callers => caller in callers;

/** Logging out would end the session that the next rows need. */
async function tokenFor(operation: Described, caller: Caller) {
  const isEnding = endsSessions.includes(operation.id as OperationId);
  return isEnding && isSomebody(caller) ? server.sessionOf(callers[caller], 'uk') : tokens.get(caller);
}

async function signInAgain(caller: Caller) {
  if (isSomebody(caller)) tokens.set(caller, await server.sessionOf(callers[caller], 'uk'));
}

test('TENANT-05 a token of one tenant opens nothing on another’s host', async () => {
  const wrong: unknown[] = [];
  for (const operation of guarded.filter(({ access }) => access !== 'public' && access !== 'anyone')) {
    for (const [caller, token] of foreignTokens) {
      const answer = await call(operation, { token });
      if (answer.status !== 401) wrong.push({ operation: operation.id, caller, ...codeOf(answer) });
    }
  }
  expect(wrong).toEqual([]);
});

test('TENANT-05 a forged tenant header never chooses a tenant', async () => {
  const onEveryHost = ['getHealth', 'getReadiness', 'getTenantInfo'];
  const wrong: unknown[] = [];
  for (const operation of operations) {
    const token = tokens.get('veteran')!;
    for (const headers of [{ 'x-tenant': 'us' }, { 'x-tenant': 'UK' }, { 'x-tenant': 'uk, us' }]) {
      const answer = await call(operation, { token, headers });
      const wanted = onEveryHost.includes(operation.id) ? undefined : 'tenant_mismatch';
      if (answer.body.code !== wanted) wrong.push({ operation: operation.id, headers, ...codeOf(answer) });
    }
  }
  expect(wrong).toEqual([]);
});

/** Everything a tenant owns, as text, but for what a request of its own may change. */
async function everythingOf(tenantId: number): Promise<Record<string, string>> {
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute<{ name: string }>(
      sql`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'tenant_id'
            and c.relname <> 'tenant_hosts' order by 1`,
    ),
  );
  const contents: Record<string, string> = {};
  for (const { name } of rows) {
    const digest = await server.database.asPlatform((tx) =>
      tx.execute<{ digest: string }>(
        sql`select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as digest
            from ${sql.identifier(name)} t where tenant_id = ${tenantId}`,
      ),
    );
    contents[name] = digest.rows[0]!.digest;
  }
  return contents;
}

/** Whom an operation lets in. */
const insider: Record<string, Caller> = {
  recruiter_any: 'recruiter without company',
  recruiter: 'recruiter',
  company_admin: 'company admin',
  company_admin_any: 'company admin',
  tenant_admin: 'operator',
};

describe('an id of another', () => {
  const rows = Object.entries(foreignObjects).filter(([, foreign]) => foreign !== null) as [
    OperationId,
    Foreign,
  ][];

  test.each(rows)('TENANT-05 %s does nothing with the id of another tenant’s object', async (id, foreign) => {
    const us = await tenantOf(server.database, 'us');
    const options = await foreign(us.id, 0);
    const before = await everythingOf(us.id);
    const token = tokens.get(insider[operation(id).access] ?? 'veteran')!;
    const answer = await server.request(id, { ...options, token });
    expect([404, 409, 422]).toContain(answer.status);
    expect(await everythingOf(us.id)).toEqual(before);
  });
});

const appendOnly = ['audit_entries', 'consents', 'access_log'];

test('TENANT-05 with the application’s own filter removed, no row of another tenant is read or written', async () => {
  const [uk, us] = [await tenantOf(server.database, 'uk'), await tenantOf(server.database, 'us')];
  const before = await everythingOf(us.id);
  const leaks: unknown[] = [];
  for (const table of Object.keys(before)) {
    const name = sql.identifier(table);
    const foreign = sql`where tenant_id <> ${uk.id}`;
    const seen = await server.database.asTenant(uk.id, ({ tx }) =>
      tx.execute<{ count: number }>(sql`select count(*)::integer as count from ${name} ${foreign}`),
    );
    if (seen.rows[0]!.count !== 0) leaks.push({ table, read: seen.rows[0]!.count });
    for (const change of [sql`update ${name} set tenant_id = tenant_id`, sql`delete from ${name}`]) {
      const changing = server.database.asTenant(uk.id, ({ tx }) => tx.execute(sql`${change} ${foreign}`));
      if (appendOnly.includes(table))
        await expect(changing).rejects.toMatchObject({ cause: { code: '42501' } });
      else await changing;
    }
    const moved = await server.database
      .asTenant(uk.id, ({ tx }) =>
        tx.execute(sql`update ${name} set tenant_id = ${us.id} returning tenant_id`),
      )
      .then(({ rows }) => rows.length)
      .catch(() => 0);
    if (moved > 0) leaks.push({ table, moved });
  }
  expect(leaks).toEqual([]);
  expect(await everythingOf(us.id)).toEqual(before);
});

test('TENANT-05 a statement alone, without a filter of its own, reads no row of another tenant', async () => {
  const columns = { tenant_id: sessions.tenant_id };
  const all = statement(columns, new QueryBuilder().select(columns).from(sessions));
  const tenantIds = [await tenantOf(server.database, 'uk'), await tenantOf(server.database, 'us')].map(
    ({ id }) => id,
  );
  for (const own of [...tenantIds, ...tenantIds]) {
    const rows = await server.database.askAsTenant(own, all, {});
    expect([...new Set(rows.map(({ tenant_id }) => tenant_id))]).toEqual([own]);
  }
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute(sql`select current_setting('role') as role, current_setting('app.tenant_id', true) as tenant`),
  );
  expect([
    { role: 'none', tenant: '' },
    { role: 'none', tenant: null },
  ]).toContainEqual(rows[0]);
});

test('without a tenant the application role sees no row, and never the platform’s own tables', async () => {
  const us = await tenantOf(server.database, 'us');
  const asRole = (query: ReturnType<typeof sql>) =>
    server.database.asTenant(us.id, async ({ tx }) => {
      await tx.execute(sql`select set_config('app.tenant_id', '', true)`);
      return tx.execute(query);
    });
  await expect(asRole(sql`select * from users`)).rejects.toThrow();
  for (const table of ['tenants', 'tenant_hosts', 'platform_secrets', 'rate_limits', 'captcha_uses']) {
    const read = server.database.asTenant(us.id, ({ tx }) =>
      tx.execute(sql`select * from ${sql.identifier(table)}`),
    );
    await expect(read).rejects.toMatchObject({ cause: { code: '42501' } });
  }
});
