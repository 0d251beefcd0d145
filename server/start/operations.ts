import {
  acceptActionPlan,
  getActionPlan,
  makePlan,
  markStale,
  readPlan,
  updateActionPlanTask,
} from '../actionPlan/actionPlan.ts';
import { getPlanRefinement, refineActionPlan } from '../actionPlan/planRefining.ts';
import {
  checkCommitment,
  decideCompany,
  getAdmin,
  getAdminCompany,
  listAdminCompanies,
  listAudit,
  listOutbox,
} from '../admin/admin.ts';
import { listAdminUsers, updateAdminUser } from '../admin/adminUsers.ts';
import { importReferenceRelease } from '../admin/referenceReleases.ts';
import { applyToJob } from '../applications/apply.ts';
import { addApplicationNote, listJobApplications, moveApplication } from '../applications/employer.ts';
import { exportApplications } from '../applications/export.ts';
import {
  answerInterview,
  cancelInterview,
  getInterviewCalendar,
  proposeInterview,
} from '../applications/interviews/interviews.ts';
import { getOfferLetter, uploadOfferLetter } from '../applications/offers/offerLetters.ts';
import { amendOffer, answerOffer, withdrawOffer } from '../applications/offers/offers.ts';
import { getApplication, getApplicationCv } from '../applications/shared.ts';
import { listApplications, withdrawApplication } from '../applications/veteran.ts';
import { visitor } from '../audit/audit.ts';
import { getConsents, saveConsents } from '../auth/accounts/consents.ts';
import type { OnVeteranChange } from '../auth/accounts/profileChange.ts';
import {
  deleteProfilePicture,
  updateUserProfile,
  uploadProfilePicture,
} from '../auth/accounts/profileChange.ts';
import { checkSecureAccount, secureAccount } from '../auth/accounts/secureAccount.ts';
import {
  changeEmail,
  changePassword,
  confirmEmailChange,
  endSession,
  extendSession,
  listSessions,
  logoutEverywhere,
} from '../auth/accounts/security.ts';
import { signUp } from '../auth/accounts/signUp.ts';
import type { Erasure } from '../auth/accounts/verification.ts';
import { resendVerification, verifyEmail } from '../auth/accounts/verification.ts';
import { adminLogin } from '../auth/adminSignIn.ts';
import { createCaptchaChallenge, login, logout } from '../auth/auth.ts';
import { checkPasswordReset, forgotPassword, resetPassword } from '../auth/passwords/passwordReset.ts';
import { linkIdentity, listIdentities, unlinkIdentity } from '../auth/social/identities.ts';
import {
  exchangeSocialCode,
  redirectToGoogle,
  redirectToLinkedin,
  socialSignUp,
} from '../auth/social/social.ts';
import { listAccessLog } from '../candidates/accessLog.ts';
import { getCandidate, listCandidates, listPublicCandidates } from '../candidates/candidates.ts';
import { getRecruiterDashboard } from '../candidates/dashboard.ts';
import {
  acceptJobInvitation,
  blockJobInvitation,
  declineJobInvitation,
  inviteToApply,
  listCompanyBlocks,
  listJobInvitations,
  removeCompanyBlock,
} from '../candidates/invitations.ts';
import { getMatch } from '../candidates/match.ts';
import { getCandidatePreview } from '../candidates/preview.ts';
import {
  appealCompany,
  createCompany,
  getCompany,
  getCompanyStatus,
  removeCompanyLogo,
  resubmitCompany,
  saveCompanyLogo,
  updateCompany,
} from '../companies/companies.ts';
import { offerCompanyTo } from '../companies/companyFound.ts';
import { listCompanyUsers, updateCompanyUser } from '../companies/companyUsers.ts';
import { acceptAsNewcomer } from '../companies/people/invitationLife.ts';
import {
  acceptInvitation,
  checkInvitation,
  inviteCompanyUsers,
  listCompanyInvitations,
  requestNewInvitation,
  resendCompanyInvitation,
  revokeCompanyInvitation,
} from '../companies/people/invitations.ts';
import {
  cancelJoin,
  declineFoundCompany,
  joinCompany,
  leaveCompany,
} from '../companies/people/memberships.ts';
import {
  createContent,
  deleteContent,
  exportContent,
  exportReference,
  getContent,
  getReference,
  importContent,
  listContent,
  listReference,
  listReferenceLists,
  updateContent,
} from '../content/content.ts';
import { getVeteranDashboard } from '../dashboard/veteran.ts';
import type { Database } from '../db/database.ts';
import { getFile } from '../files/files.ts';
import { getPicture } from '../files/pictures.ts';
import { addFlowEvents, getFunnel } from '../funnel/flowEvents.ts';
import type { Limits } from '../http/answers/rateLimits.ts';
import type { Handlers, Operations } from '../http/contract/call.ts';
import { getHealth, getReadiness } from '../http/health.ts';
import { getJobFeed, getRobots, getSitemap } from '../jobs/crawlers.ts';
import { listSavedJobs, reportJob, saveJob, unsaveJob } from '../jobs/kept.ts';
import { listRecruiterJobs } from '../jobs/list.ts';
import { updateCompanyJobs } from '../jobs/ofCompany.ts';
import { getJob, listExperienceLevels, listJobRoles, listJobs, listSimilarJobs } from '../jobs/public.ts';
import {
  closeJob,
  createJob,
  deleteJob,
  duplicateJob,
  pauseJob,
  previewJob,
  publishJob,
  reopenJob,
  updateJob,
} from '../jobs/recruiter.ts';
import { decideJobReports, listJobReports } from '../jobs/reports.ts';
import { getMilitaryRole, searchMilitaryRoles } from '../jobs/roleMeaningHandlers.ts';
import { listServiceCategories } from '../listings/categories.ts';
import {
  getCourse,
  listCourses,
  listSavedCourses,
  saveCourse,
  sendCourseInterest,
  unsaveCourse,
} from '../listings/courses.ts';
import {
  contactServiceProvider,
  getServiceProvider,
  listSavedServiceProviders,
  listServiceProviders,
  saveServiceProvider,
  unsaveServiceProvider,
} from '../listings/providers.ts';
import { getDemoMailPage, listDemoMails } from '../mail/mailbox.ts';
import {
  listMilitaryBadgedRoles,
  listMilitaryBranches,
  listMilitaryCorps,
  listMilitaryNavyServices,
  listMilitaryProfessions,
  listMilitaryRanks,
  listMilitaryServices,
} from '../military/military.ts';
import {
  getNotificationPreferences,
  listNotifications,
  readNotifications,
  saveNotificationPreferences,
} from '../notifications/notifications.ts';
import { listDataSources, searchOccupations, suggestOccupations } from '../occupations/occupationHandlers.ts';
import { getQuestionnaire, saveCareerDirection, saveQuestionnaire } from '../onboarding/career.ts';
import {
  getOnboarding,
  saveOnboardingDraft,
  savePersonalDetails,
  skipOnboarding,
} from '../onboarding/onboarding.ts';
import { getOnboardingResume, saveCv } from '../onboarding/onboardingCv.ts';
import { rememberInAnswers } from '../onboarding/profileFacts.ts';
import {
  listCivilianExpQuestions,
  listMasterQuestions,
  listMilitaryExpQuestions,
} from '../onboarding/questions.ts';
import { uploadCv } from '../onboarding/uploadCv.ts';
import { cancelAccountDeletion, deleteAccount } from '../privacy/departure.ts';
import { eraseAccount } from '../privacy/erase.ts';
import type { ErasureLog } from '../privacy/erasureLog.ts';
import { createGdprPdf, getGdprPdf } from '../privacy/export/dataExports.ts';
import { getUserProfile } from '../profile/profile.ts';
import {
  listCities,
  listCountries,
  listIndustries,
  listStates,
  nameCities,
  searchCities,
} from '../reference/reference.ts';
import { refreshCandidate } from '../resumes/candidate/storedFacts.ts';
import { exportResume } from '../resumes/export/exportHandlers.ts';
import {
  createFederalResume,
  getFederalResume,
  listFederalResumes,
  saveFederalResume,
} from '../resumes/federal/federalHandlers.ts';
import { getResumeImport, importResume } from '../resumes/import/resumeImport.ts';
import { translateMilitary } from '../resumes/military/translate.ts';
import { checkResume, createResumePdf } from '../resumes/pdf/pdfHandlers.ts';
import {
  createResume,
  deleteResume,
  duplicateResume,
  getResume,
  listResumes,
  listResumeTemplates,
  restoreResume,
  updateResume,
} from '../resumes/resumeCrudHandlers.ts';
import type { RewriteModel } from '../resumes/rewrite/model.ts';
import { rewriteResumeText } from '../resumes/rewrite/rewrite.ts';
import { saveResumeSection } from '../resumes/sections/sectionHandlers.ts';
import { getServiceHistory, saveServiceHistory } from '../resumes/serviceHistory.ts';
import { listTermMeanings, saveTermMeaning } from '../resumes/terms/termMeanings.ts';
import { listResumeVersions, restoreResumeVersion } from '../resumes/versions/versionHandlers.ts';
import { listDemoPeople } from '../seed/personas.ts';
import { listOnboardingServices, saveOnboardingServices } from '../services/services.ts';
import { getTenantSettings, updateTenantSettings } from '../tenants/tenantSettings.ts';
import { getTenantInfo } from '../tenants/tenants.ts';
import { getTransitionPlanCalendar, getTransitionPlanPdf } from '../transitionPlans/export/planExport.ts';
import {
  deleteMilestoneEvidence,
  getMilestoneEvidence,
  uploadMilestoneEvidence,
} from '../transitionPlans/milestones/evidence.ts';
import { createMilestone, updateMilestone } from '../transitionPlans/milestones/milestoneHandlers.ts';
import {
  createTransitionPlan,
  getTransitionPlan,
  listTransitionPlans,
  saveTransitionPlanStep,
} from '../transitionPlans/plans/planHandlers.ts';
import {
  activateTransitionPlan,
  archiveTransitionPlan,
  replanTransition,
} from '../transitionPlans/plans/planStatusHandlers.ts';
import type { AppServices } from './services.ts';

interface Running extends AppServices {
  database: Database;
  limits: Limits;
  isDraining: () => boolean;
  isSweeping: () => boolean;
  erasures?: ErasureLog | null | undefined;
  rewrite?: RewriteModel | undefined;
}

const onVeteranChange: OnVeteranChange = async (db, userId, changed, now) => {
  await rememberInAnswers(db, userId, changed, now);
  await refreshCandidate(db, userId, now);
};

/** What lower layers start in higher ones. */
const registrations = {
  acceptInvitation: acceptAsNewcomer,
  makePlan,
  markStale,
  offerCompany: offerCompanyTo,
  onVeteranChange,
  readPlan,
  updateJobs: updateCompanyJobs,
};

const erasureBy = (erasures: Running['erasures']): Erasure => ({
  erase: (db, user, { now, from }) =>
    eraseAccount(db, user, { action: 'account.erased', now, by: visitor(from) }),
  log: (tenantId, userId, now) => erasures?.append(tenantId, userId, now),
});

const operations = {
  // applications/interviews/interviews
  proposeInterview,
  answerInterview,
  cancelInterview,
  getInterviewCalendar,
  // actionPlan/actionPlan
  acceptActionPlan,
  getActionPlan,
  updateActionPlanTask,
  // actionPlan/planRefining
  getPlanRefinement,
  refineActionPlan,
  // admin/admin
  checkCommitment,
  decideCompany,
  getAdmin,
  getAdminCompany,
  listAdminCompanies,
  listAudit,
  listOutbox,
  // admin/adminUsers
  listAdminUsers,
  updateAdminUser,
  // admin/referenceReleases
  importReferenceRelease,
  // applications/apply
  applyToJob,
  // applications/employer
  addApplicationNote,
  listJobApplications,
  moveApplication,
  // applications/export
  exportApplications,
  // applications/offers/offerLetters
  getOfferLetter,
  uploadOfferLetter,
  // applications/offers/offers
  amendOffer,
  answerOffer,
  withdrawOffer,
  // applications/shared
  getApplication,
  getApplicationCv,
  // applications/veteran
  listApplications,
  withdrawApplication,
  // auth/accounts/consents
  getConsents,
  saveConsents,
  // auth/accounts/profileChange
  deleteProfilePicture,
  updateUserProfile,
  uploadProfilePicture,
  // auth/accounts/secureAccount
  checkSecureAccount,
  secureAccount,
  // auth/accounts/security
  changeEmail,
  changePassword,
  confirmEmailChange,
  endSession,
  extendSession,
  listSessions,
  logoutEverywhere,
  // auth/accounts/signUp
  signUp,
  // auth/accounts/verification
  resendVerification,
  verifyEmail,
  // auth/adminSignIn
  adminLogin,
  // auth/auth
  createCaptchaChallenge,
  login,
  logout,
  // auth/passwords/passwordReset
  checkPasswordReset,
  forgotPassword,
  resetPassword,
  // auth/social/identities
  linkIdentity,
  listIdentities,
  unlinkIdentity,
  // auth/social/social
  exchangeSocialCode,
  redirectToGoogle,
  redirectToLinkedin,
  socialSignUp,
  // candidates/accessLog
  listAccessLog,
  // candidates/candidates
  getCandidate,
  listCandidates,
  listPublicCandidates,
  // candidates/dashboard
  getRecruiterDashboard,
  // candidates/invitations
  acceptJobInvitation,
  blockJobInvitation,
  declineJobInvitation,
  inviteToApply,
  listCompanyBlocks,
  listJobInvitations,
  removeCompanyBlock,
  // candidates/match
  getMatch,
  // candidates/preview
  getCandidatePreview,
  // companies/companies
  appealCompany,
  createCompany,
  getCompany,
  getCompanyStatus,
  removeCompanyLogo,
  resubmitCompany,
  saveCompanyLogo,
  updateCompany,
  // companies/companyUsers
  listCompanyUsers,
  updateCompanyUser,
  // companies/people/invitations
  acceptInvitation,
  checkInvitation,
  inviteCompanyUsers,
  listCompanyInvitations,
  requestNewInvitation,
  resendCompanyInvitation,
  revokeCompanyInvitation,
  // companies/people/memberships
  cancelJoin,
  declineFoundCompany,
  joinCompany,
  leaveCompany,
  // content/content
  createContent,
  deleteContent,
  exportContent,
  exportReference,
  getContent,
  getReference,
  importContent,
  listContent,
  listReference,
  listReferenceLists,
  updateContent,
  // dashboard/veteran
  getVeteranDashboard,
  // files/files
  getFile,
  // files/pictures
  getPicture,
  // funnel/flowEvents
  addFlowEvents,
  getFunnel,
  // http/health
  getHealth,
  getReadiness,
  // jobs/crawlers
  getJobFeed,
  getRobots,
  getSitemap,
  // jobs/kept
  listSavedJobs,
  reportJob,
  saveJob,
  unsaveJob,
  // jobs/list
  listRecruiterJobs,
  // jobs/public
  getJob,
  listExperienceLevels,
  listJobRoles,
  listJobs,
  listSimilarJobs,
  // jobs/recruiter
  closeJob,
  createJob,
  deleteJob,
  duplicateJob,
  pauseJob,
  previewJob,
  publishJob,
  reopenJob,
  updateJob,
  // jobs/reports
  decideJobReports,
  listJobReports,
  // jobs/roleMeaningHandlers
  getMilitaryRole,
  searchMilitaryRoles,
  // listings/categories
  listServiceCategories,
  // listings/courses
  getCourse,
  listCourses,
  listSavedCourses,
  saveCourse,
  sendCourseInterest,
  unsaveCourse,
  // listings/providers
  contactServiceProvider,
  getServiceProvider,
  listSavedServiceProviders,
  listServiceProviders,
  saveServiceProvider,
  unsaveServiceProvider,
  // mail/mailbox
  getDemoMailPage,
  listDemoMails,
  // military/military
  listMilitaryBadgedRoles,
  listMilitaryBranches,
  listMilitaryCorps,
  listMilitaryNavyServices,
  listMilitaryProfessions,
  listMilitaryRanks,
  listMilitaryServices,
  // notifications/notifications
  getNotificationPreferences,
  listNotifications,
  readNotifications,
  saveNotificationPreferences,
  // occupations/occupationHandlers
  listDataSources,
  searchOccupations,
  suggestOccupations,
  // onboarding/career
  getQuestionnaire,
  saveCareerDirection,
  saveQuestionnaire,
  // onboarding/onboarding
  getOnboarding,
  saveOnboardingDraft,
  savePersonalDetails,
  skipOnboarding,
  // onboarding/onboardingCv
  getOnboardingResume,
  saveCv,
  // onboarding/questions
  listCivilianExpQuestions,
  listMasterQuestions,
  listMilitaryExpQuestions,
  // onboarding/uploadCv
  uploadCv,
  // privacy/departure
  cancelAccountDeletion,
  deleteAccount,
  // privacy/export/dataExports
  createGdprPdf,
  getGdprPdf,
  // profile/profile
  getUserProfile,
  // reference/reference
  listCities,
  listCountries,
  listIndustries,
  listStates,
  nameCities,
  searchCities,
  // resumes/export/exportHandlers
  exportResume,
  // resumes/federal/federalHandlers
  createFederalResume,
  getFederalResume,
  listFederalResumes,
  saveFederalResume,
  // resumes/import/resumeImport
  getResumeImport,
  importResume,
  // resumes/military/translate
  translateMilitary,
  // resumes/pdf/pdfHandlers
  checkResume,
  createResumePdf,
  // resumes/resumeCrudHandlers
  createResume,
  deleteResume,
  duplicateResume,
  getResume,
  listResumeTemplates,
  listResumes,
  restoreResume,
  updateResume,
  // resumes/rewrite/rewrite
  rewriteResumeText,
  // resumes/sections/sectionHandlers
  saveResumeSection,
  // resumes/serviceHistory
  getServiceHistory,
  saveServiceHistory,
  // resumes/terms/termMeanings
  listTermMeanings,
  saveTermMeaning,
  // resumes/versions/versionHandlers
  listResumeVersions,
  restoreResumeVersion,
  // seed/personas
  listDemoPeople,
  // services/services
  listOnboardingServices,
  saveOnboardingServices,
  // tenants/tenantSettings
  getTenantSettings,
  updateTenantSettings,
  // tenants/tenants
  getTenantInfo,
  // transitionPlans/export/planExport
  getTransitionPlanCalendar,
  getTransitionPlanPdf,
  // transitionPlans/milestones/evidence
  deleteMilestoneEvidence,
  getMilestoneEvidence,
  uploadMilestoneEvidence,
  // transitionPlans/milestones/milestoneHandlers
  createMilestone,
  updateMilestone,
  // transitionPlans/plans/planHandlers
  createTransitionPlan,
  getTransitionPlan,
  listTransitionPlans,
  saveTransitionPlanStep,
  // transitionPlans/plans/planStatusHandlers
  activateTransitionPlan,
  archiveTransitionPlan,
  replanTransition,
} satisfies Operations<Running & typeof registrations & { erasure: Erasure }>;

/** Every operation of the contract, from the file in which it is written, for an app with these services. */
export function operationsWith(running: Running): Handlers {
  const services = { ...running, ...registrations, erasure: erasureBy(running.erasures) };
  const handlers = Object.entries(operations).map(([id, operation]) => [
    id,
    (call: never) => operation(call, services),
  ]);
  return Object.fromEntries(handlers);
}
