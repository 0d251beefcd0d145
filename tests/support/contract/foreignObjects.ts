/** For each operation: what it can be pointed at that is somebody else's. An operation without a row here fails the test. */
import { sql } from 'drizzle-orm';
import type { OperationId } from '../../../server/http/contract/call.ts';
import type { Viewer } from './canaries.ts';
import { aRowOf, columnsOf } from './everything.ts';
import type { RequestOptions, TestServer } from './harness.ts';

/** What an operation can be pointed at: the id of another tenant's, user's or company's object must do nothing. */
export type Foreign = (viewer: Viewer) => Promise<RequestOptions>;

export const ofNobody = { role: null, userId: 0, companyId: 0 };

export function foreignObjectsOn(database: TestServer['database']) {
  /** A row of this tenant that is neither this person's nor their company's, made where there is none. */
  async function another(
    table: string,
    { tenantId, userId, companyId }: Viewer,
    column = 'id',
  ): Promise<number> {
    const names = (await columnsOf(database, table)).map(({ name }) => name);
    const conditions = [
      sql`tenant_id = ${tenantId}`,
      ...(names.includes('user_id') ? [sql`user_id <> ${userId}`] : []),
      ...(names.includes('company_id') ? [sql`company_id <> ${companyId}`] : []),
      ...(table === 'companies' ? [sql`id <> ${companyId}`] : []),
      ...(table === 'jobs' ? [sql`status = 'draft'`] : []),
    ];
    const { rows } = await database.asPlatform((tx) =>
      tx.execute<{ id: number }>(
        sql`select ${sql.identifier(column)} as id from ${sql.identifier(table)}
          where ${sql.join(conditions, sql` and `)} order by id limit 1`,
      ),
    );
    if (rows[0]) return rows[0].id;
    const row = await aRowOf(database, table, tenantId, {
      ...(names.includes('user_id')
        ? { user_id: await another('resumes', { ...ofNobody, tenantId }, 'user_id') }
        : {}),
      ...(names.includes('company_id')
        ? { company_id: await another('companies', { ...ofNobody, tenantId, companyId }) }
        : {}),
      ...(table === 'jobs' ? { status: 'draft' } : {}),
      ...(table === 'templates' ? { kind: 'message' } : {}),
    });
    return row[column] as number;
  }

  const of =
    (table: string, options: RequestOptions = {}, more: RequestOptions['params'] = {}): Foreign =>
    async (viewer) => ({ params: { id: await another(table, viewer), ...more }, ...options });

  const aResume = { title: 'Mine', kind: 'cv', template_id: 'harbour-blue', colour: 'blue' };

  // A message belongs to whoever has its application.
  async function foreignMessage(viewer: Viewer): Promise<number> {
    const application_id = await another('applications', viewer);
    const row = await aRowOf(database, 'messages', viewer.tenantId, { application_id });
    return row.id as number;
  }

  // And a file of it.
  async function foreignAttachment(viewer: Viewer): Promise<number> {
    const message_id = await foreignMessage(viewer);
    const row = await aRowOf(database, 'message_attachments', viewer.tenantId, { message_id });
    return row.id as number;
  }

  const ofForeignAttachment: Foreign = async (viewer) => ({
    params: { id: await foreignAttachment(viewer) },
  });

  const ofForeignApplication = (options: RequestOptions = {}) => of('applications', options);

  const ofForeignResume = (options: RequestOptions, more: Record<string, string | number> = {}) =>
    of('resumes', options, more);

  const ofForeignCourse = (options: RequestOptions = {}) => of('courses', options);

  const ofForeignProvider = (options: RequestOptions = {}) => of('service_providers', options);

  const ofForeignJob = (options: RequestOptions = {}) => of('jobs', options);

  const ofForeignContent = (options: RequestOptions = {}) => of('courses', options, { content: 'courses' });

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
    async (viewer) => ({
      params: { id: await another('resumes', viewer, 'user_id') },
      ...options,
    });

  const ofForeignPlan = (options: RequestOptions = {}, params: RequestOptions['params'] = {}) =>
    of('transition_plans', options, params);

  const ofForeignMilestone =
    (options: RequestOptions = {}): Foreign =>
    async (viewer) => ({
      params: {
        id: await another('transition_milestones', viewer, 'plan_id'),
        mid: await another('transition_milestones', viewer),
      },
      ...options,
    });

  const ofForeignJobInvitation = of('job_invitations');

  const foreignObjects: Record<OperationId, Foreign | null> = {
    listCandidates: async (viewer) => ({ query: { job_id: await another('jobs', viewer) } }),
    listPublicCandidates: none,
    getCandidate: ofForeignCandidate(),
    inviteToApply: ofForeignCandidate({ body: { job_id: 1 } }),
    listJobInvitations: none,
    acceptJobInvitation: ofForeignJobInvitation,
    declineJobInvitation: ofForeignJobInvitation,
    blockJobInvitation: ofForeignJobInvitation,
    listCompanyBlocks: none,
    blockCompany: async (viewer) => ({ params: { company_id: await another('companies', viewer) } }),
    removeCompanyBlock: async (viewer) => ({ params: { company_id: await another('companies', viewer) } }),
    getMatch: async (viewer) => ({ query: { job_id: await another('jobs', viewer) } }),
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
    getDemoMailPage: async (viewer) => ({ params: { id: await another('outgoing_mails', viewer) } }),
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
    getMilitaryRole: none,
    searchOccupations: null,
    suggestOccupations: null,
    listDataSources: null,
    importReferenceRelease: null,
    getIndexingProgress: none,
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
    checkSecureAccount: none,
    secureAccount: none,
    listSessions: none,
    endSession: of('sessions'),
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
    getPicture: async (viewer) => ({
      params: { key: await another('pictures', viewer, 'key'), size: 'original' },
    }),
    changePassword: none,
    changeEmail: none,
    getConsents: none,
    saveConsents: none,
    getCompanyStatus: none,
    createCompany: none,
    joinCompany: async (viewer) => ({
      params: { id: await another('companies', viewer) },
      body: { message: 'Let me in' },
    }),
    cancelJoin: async (viewer) => ({ params: { id: await another('companies', viewer) } }),
    declineFoundCompany: none,
    getCompany: none,
    updateCompany: none,
    appealCompany: none,
    saveCompanyLogo: none,
    removeCompanyLogo: none,
    resubmitCompany: none,
    leaveCompany: none,
    listColleagues: async (viewer) => ({ query: { job_id: await another('jobs', viewer) } }),
    listCompanyUsers: none,
    updateCompanyUser: async (viewer) => ({
      params: { id: await another('users', viewer) },
      body: { action: 'deactivate' },
    }),
    inviteCompanyUsers: none,
    listCompanyInvitations: none,
    resendCompanyInvitation: async (viewer) => ({ params: { id: await another('invitations', viewer) } }),
    revokeCompanyInvitation: async (viewer) => ({ params: { id: await another('invitations', viewer) } }),
    checkInvitation: none,
    acceptInvitation: none,
    requestNewInvitation: none,
    adminLogin: none,
    getAdmin: none,
    getTenantSettings: none,
    updateTenantSettings: none,
    listAdminCompanies: none,
    getAdminCompany: async (viewer) => ({ params: { id: await another('companies', viewer) } }),
    checkCompanyWebsite: async (viewer) => ({ params: { id: await another('companies', viewer) } }),
    decideCompany: async (viewer) => ({
      params: { id: await another('companies', viewer) },
      body: { decision: 'deactivate', version: 1, text: 'Not ours' },
    }),
    checkCommitment: async (viewer) => ({
      params: { id: await another('companies', viewer) },
      body: { is_confirmed: true, version: 1 },
    }),
    listAdminUsers: none,
    updateAdminUser: async (viewer) => ({
      params: { id: await another('memberships', viewer, 'user_id') },
      body: { action: 'deactivate' },
    }),
    listJobReports: none,
    decideJobReports: async (viewer) => ({
      params: { id: await another('jobs', viewer) },
      body: { decision: 'remove', text: 'Not ours', seen_until: '2026-11-20T09:00:00Z' },
    }),
    listMessageReports: none,
    decideMessageReports: async (viewer) => ({
      params: { id: await foreignMessage(viewer) },
      body: { decision: 'hide', text: 'Not ours', seen_until: '2026-11-20T09:00:00Z' },
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
    saveCv: async (viewer) => ({
      body: {
        resume_id: await another('resumes', viewer),
        version: 1,
        confirmed_sections: ['personal_details', 'military_exp', 'civilian_exp', 'education', 'skills'],
      },
    }),
    listResumes: none,
    createResume: async (viewer) => ({
      body: { ...aResume, from_resume_id: await another('resumes', viewer) },
    }),
    getResume: ofForeignResume({}),
    updateResume: ofForeignResume({ body: { version: 1, title: 'Mine now' } }),
    deleteResume: ofForeignResume({}),
    saveResumeSection: ofForeignResume(
      { body: { version: 1, value: { text: 'Mine' } } },
      { section: 'summary' },
    ),
    duplicateResume: ofForeignResume({}),
    getResumeCoverage: ofForeignResume({ query: { job_id: 1 } }),
    createTailoredCopy: ofForeignResume({ body: { job_id: 1 } }),
    restoreResume: ofForeignResume({}),
    listResumeVersions: ofForeignResume({}),
    restoreResumeVersion: ofForeignResume({}, { n: 1 }),
    listTermMeanings: none,
    saveTermMeaning: none,
    rewriteResumeText: ofForeignResume({ body: { text: 'I was very able', mode: 'shorten' } }),
    translateMilitary: ofForeignResume({ body: { item_ids: ['7d0f2a52-0c7e-4a84-9a6e-0d7c2c9a1b11'] } }),
    listFederalResumes: none,
    createFederalResume: async (viewer) => ({
      body: { title: 'Mine', from_resume_id: await another('resumes', viewer) },
    }),
    getFederalResume: ofForeignResume({}),
    saveFederalResume: ofForeignResume({ body: { version: 1, title: 'Mine now' } }),
    importResume: async (viewer) => ({
      form: importForm({ into_resume_id: String(await another('resumes', viewer)) }),
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
    getLeavingDate: none,
    saveLeavingDate: none,
    createGdprPdf: none,
    getGdprPdf: async (viewer) => ({
      params: { id: await another('account_exports', viewer) },
    }),
    getFile: async (viewer) => ({ params: { file_id: await another('made_files', viewer, 'key') } }),
    listResumeTemplates: none,
    saveCareerDirection: none,
    getQuestionnaire: none,
    saveQuestionnaire: none,
    listOnboardingServices: none,
    saveOnboardingServices: async (viewer) => ({
      body: { service_ids: [await another('service_providers', viewer)], candidate_visibility: 'visible' },
    }),
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
    getTimeline: none,
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
    getCalendarFeed: none,
    createCalendarFeed: none,
    deleteCalendarFeed: none,
    readCalendarFeed: none,
    listJobs: none,
    suggestJobSearches: none,
    getJob: ofForeignJob(),
    listSimilarJobs: ofForeignJob(),
    saveJob: ofForeignJob(),
    unsaveJob: ofForeignJob(),
    dismissJob: ofForeignJob(),
    undismissJob: ofForeignJob(),
    listSavedJobs: none,
    reportJob: ofForeignJob({ body: { reason: 'scam' } }),
    createJob: none,
    updateJob: ofForeignJob({ body: { version: 1, title: 'Ours now' } }),
    deleteJob: ofForeignJob(),
    publishJob: ofForeignJob(),
    publishJobChanges: ofForeignJob({ body: { version: 1 } }),
    discardJobChanges: ofForeignJob({ body: { version: 1 } }),
    pauseJob: ofForeignJob(),
    closeJob: ofForeignJob({ body: { reason: 'filled' } }),
    reopenJob: ofForeignJob({ body: { closes_on: '2026-12-18' } }),
    duplicateJob: ofForeignJob(),
    listHiringTeam: ofForeignJob(),
    addHiringManager: ofForeignJob({ body: { user_id: 1 } }),
    removeHiringManager: of('jobs', {}, { user_id: 1 }),
    applyToJob: async (viewer) => ({
      params: { id: await another('jobs', viewer) },
      body: { resume_id: 1, consent_version: '2026-11', consent_accepted: true },
    }),
    previewApplication: async (viewer) => ({
      params: { id: await another('jobs', viewer) },
      query: { resume_id: 1 },
    }),
    listJobApplications: ofForeignJob(),
    listApplicantOrder: ofForeignJob(),
    moveApplications: ofForeignJob({
      body: { applications: [{ id: 1, version: 1 }], to: 'shortlisted' },
    }),
    listMessageRecipients: ofForeignJob({ query: { application_id: [1] } }),
    sendMessages: ofForeignJob({ body: { application_ids: [1], text: 'Ours' } }),
    listSavedViews: none,
    createSavedView: async (viewer) => ({
      body: { name: 'Ours', filter: { assignee: await another('users', viewer) } },
    }),
    deleteSavedView: of('saved_views'),
    listApplications: none,
    exportApplications: async (viewer) => ({ query: { job_id: await another('jobs', viewer) } }),
    getApplication: ofForeignApplication(),
    getAppliedJob: ofForeignApplication(),
    getApplicationCv: ofForeignApplication(),
    getApplicationCvText: ofForeignApplication(),
    withdrawApplication: ofForeignApplication({ body: {} }),
    reviveApplication: ofForeignApplication({ body: { version: 1 } }),
    moveApplication: ofForeignApplication({ body: { to: 'viewed', version: 1 } }),
    amendOffer: ofForeignApplication({ body: { version: 1, offer: { reply_by: '2026-12-18' } } }),
    withdrawOffer: ofForeignApplication({ body: { version: 1, message: 'Ours now' } }),
    checkCondition: ofForeignApplication({ body: { version: 1, number: 1, status: 'met' } }),
    endUnmetOffer: ofForeignApplication({ body: { version: 1, message: 'Ours now' } }),
    moveStartDate: ofForeignApplication({
      body: { version: 1, starts_on: '2027-01-18', message: 'Ours now' },
    }),
    answerOffer: ofForeignApplication({ body: { offer_id: 1, answer: 'accepted' } }),
    getOfferLetter: ofForeignApplication(),
    proposeInterview: ofForeignApplication({
      body: { version: 1, interview: { times: ['2026-12-18T10:00:00Z'], minutes: 30, mode: 'phone' } },
    }),
    answerInterview: ofForeignApplication({
      body: { interview_id: 1, sequence: 0, answer: 'declined' },
    }),
    cancelInterview: ofForeignApplication({ body: { interview_id: 1, sequence: 0, message: 'Ours now' } }),
    getInterviewCalendar: ofForeignApplication(),
    listBusyTimes: ofForeignApplication(),
    uploadOfferLetter: ofForeignApplication({ form: aPaper() }),
    assignApplication: ofForeignApplication({ body: { assignee_id: null } }),
    listUnratedApplications: none,
    getApplicationRatings: ofForeignApplication(),
    rateApplication: ofForeignApplication({ body: { overall: 'yes', criteria: [] } }),
    addApplicationNote: ofForeignApplication({ body: { text: 'Ours', audience: 'team' } }),
    listMessageThreads: none,
    listMessages: ofForeignApplication(),
    sendMessage: ofForeignApplication({ body: { text: 'Ours' } }),
    followMessages: ofForeignApplication(),
    readMessages: ofForeignApplication({ body: { up_to: 1 } }),
    uploadMessageAttachment: ofForeignApplication({ form: aPaper() }),
    getMessageAttachment: ofForeignAttachment,
    deleteMessageAttachment: ofForeignAttachment,
    reportMessage: async (viewer) => ({
      params: { id: await foreignMessage(viewer) },
      body: { reason: 'scam' },
    }),
    listTemplates: none,
    createTemplate: none,
    updateTemplate: of('templates', { body: { version: 1, title: 'Ours', text: 'Ours' } }),
    deleteTemplate: of('templates'),
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
    updateActionPlanTask: async (viewer) => ({
      params: { id: await another('action_plan_tasks', viewer) },
      body: { version: 1, status: 'done' },
    }),
  };

  return { foreignObjects };
}
