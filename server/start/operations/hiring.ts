import { getApplicationCvText } from '../../applications/applicants.ts';
import { applyToJob } from '../../applications/apply.ts';
import { addApplicationNote, listJobApplications, moveApplication } from '../../applications/employer.ts';
import { exportApplications } from '../../applications/export.ts';
import { reviveApplication } from '../../applications/inactivity.ts';
import {
  answerInterview,
  cancelInterview,
  getInterviewCalendar,
  proposeInterview,
} from '../../applications/interviews/interviews.ts';
import { checkCondition, endUnmetOffer, moveStartDate } from '../../applications/offers/acceptedOffers.ts';
import { getOfferLetter, uploadOfferLetter } from '../../applications/offers/offerLetters.ts';
import { amendOffer, answerOffer, withdrawOffer } from '../../applications/offers/offers.ts';
import { getApplication, getApplicationCv } from '../../applications/shared.ts';
import { listApplications, withdrawApplication } from '../../applications/veteran.ts';
import { listAccessLog } from '../../candidates/accessLog.ts';
import { getCandidate, listCandidates, listPublicCandidates } from '../../candidates/candidates.ts';
import { getRecruiterDashboard } from '../../candidates/dashboard.ts';
import {
  acceptJobInvitation,
  blockJobInvitation,
  declineJobInvitation,
  inviteToApply,
  listCompanyBlocks,
  listJobInvitations,
  removeCompanyBlock,
} from '../../candidates/invitations.ts';
import { getMatch } from '../../candidates/match.ts';
import { getCandidatePreview } from '../../candidates/preview.ts';
import {
  appealCompany,
  createCompany,
  getCompany,
  getCompanyStatus,
  removeCompanyLogo,
  resubmitCompany,
  saveCompanyLogo,
  updateCompany,
} from '../../companies/companies.ts';
import { listColleagues, listCompanyUsers, updateCompanyUser } from '../../companies/companyUsers.ts';
import {
  acceptInvitation,
  checkInvitation,
  inviteCompanyUsers,
  listCompanyInvitations,
  requestNewInvitation,
  resendCompanyInvitation,
  revokeCompanyInvitation,
} from '../../companies/people/invitations.ts';
import {
  cancelJoin,
  declineFoundCompany,
  joinCompany,
  leaveCompany,
} from '../../companies/people/memberships.ts';
import { getJobFeed, getRobots, getSitemap } from '../../jobs/crawlers.ts';
import { listSavedJobs, reportJob, saveJob, unsaveJob } from '../../jobs/kept.ts';
import { listRecruiterJobs } from '../../jobs/list.ts';
import { getJob, listExperienceLevels, listJobRoles, listJobs, listSimilarJobs } from '../../jobs/public.ts';
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
} from '../../jobs/recruiter.ts';
import { decideJobReports, listJobReports } from '../../jobs/reports.ts';
import { getMilitaryRole, searchMilitaryRoles } from '../../jobs/roleMeaningHandlers.ts';
import { suggestJobSearches } from '../../jobs/suggestions.ts';

export const hiringOperations = {
  applyToJob,
  addApplicationNote,
  listJobApplications,
  moveApplication,
  exportApplications,
  answerInterview,
  cancelInterview,
  getInterviewCalendar,
  proposeInterview,
  getOfferLetter,
  uploadOfferLetter,
  amendOffer,
  answerOffer,
  withdrawOffer,
  checkCondition,
  endUnmetOffer,
  moveStartDate,
  getApplication,
  getApplicationCv,
  getApplicationCvText,
  listApplications,
  withdrawApplication,
  reviveApplication,
  listAccessLog,
  getCandidate,
  listCandidates,
  listPublicCandidates,
  getRecruiterDashboard,
  acceptJobInvitation,
  blockJobInvitation,
  declineJobInvitation,
  inviteToApply,
  listCompanyBlocks,
  listJobInvitations,
  removeCompanyBlock,
  getMatch,
  getCandidatePreview,
  appealCompany,
  createCompany,
  getCompany,
  getCompanyStatus,
  removeCompanyLogo,
  resubmitCompany,
  saveCompanyLogo,
  updateCompany,
  listColleagues,
  listCompanyUsers,
  updateCompanyUser,
  acceptInvitation,
  checkInvitation,
  inviteCompanyUsers,
  listCompanyInvitations,
  requestNewInvitation,
  resendCompanyInvitation,
  revokeCompanyInvitation,
  cancelJoin,
  declineFoundCompany,
  joinCompany,
  leaveCompany,
  getJobFeed,
  getRobots,
  getSitemap,
  listSavedJobs,
  reportJob,
  saveJob,
  unsaveJob,
  listRecruiterJobs,
  getJob,
  listExperienceLevels,
  listJobRoles,
  listJobs,
  listSimilarJobs,
  closeJob,
  createJob,
  deleteJob,
  duplicateJob,
  pauseJob,
  previewJob,
  publishJob,
  reopenJob,
  updateJob,
  decideJobReports,
  listJobReports,
  getMilitaryRole,
  searchMilitaryRoles,
  suggestJobSearches,
};
