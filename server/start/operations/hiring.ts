export { listApplicantOrder, listJobApplications } from '../../applications/applicants/applicantList.ts';
export { assignApplication } from '../../applications/applicants/assignApplication.ts';
export { getApplicationCvText } from '../../applications/applicants/firstView.ts';
export { moveApplications } from '../../applications/applicants/manyMoves.ts';
export {
  createSavedView,
  deleteSavedView,
  listSavedViews,
} from '../../applications/applicants/savedViews.ts';
export { previewApplication } from '../../applications/applicationPreview.ts';
export { applyToJob } from '../../applications/apply.ts';
export { moveApplication } from '../../applications/employer.ts';
export { exportApplications } from '../../applications/export.ts';
export { reviveApplication } from '../../applications/inactivity.ts';
export {
  answerInterview,
  cancelInterview,
  getInterviewCalendar,
  listBusyTimes,
  proposeInterview,
} from '../../applications/interviews/interviews.ts';
export { addApplicationNote } from '../../applications/notes/addNote.ts';
export { checkCondition, endUnmetOffer, moveStartDate } from '../../applications/offers/acceptedOffers.ts';
export { getOfferLetter, uploadOfferLetter } from '../../applications/offers/offerLetters.ts';
export { amendOffer, answerOffer, withdrawOffer } from '../../applications/offers/offers.ts';
export { getApplicationRatings, rateApplication } from '../../applications/ratings/ratings.ts';
export { listUnratedApplications } from '../../applications/ratings/unrated.ts';
export { getApplication, getApplicationCv } from '../../applications/shared.ts';
export { listApplications, withdrawApplication } from '../../applications/veteran.ts';
export { listAccessLog } from '../../candidates/accessLog.ts';
export { getCandidate } from '../../candidates/candidateDetail.ts';
export { listCandidates, listPublicCandidates } from '../../candidates/candidates.ts';
export { blockCompany, listCompanyBlocks, removeCompanyBlock } from '../../candidates/companyBlocks.ts';
export { getRecruiterDashboard } from '../../candidates/dashboard.ts';
export {
  acceptJobInvitation,
  blockJobInvitation,
  declineJobInvitation,
  inviteToApply,
  listJobInvitations,
} from '../../candidates/invitations.ts';
export { getMatch } from '../../candidates/match.ts';
export { getCandidatePreview } from '../../candidates/preview.ts';
export {
  appealCompany,
  createCompany,
  getCompany,
  getCompanyStatus,
  removeCompanyLogo,
  resubmitCompany,
  saveCompanyLogo,
  updateCompany,
} from '../../companies/companies.ts';
export { listColleagues, listCompanyUsers, updateCompanyUser } from '../../companies/companyUsers.ts';
export {
  inviteCompanyUsers,
  listCompanyInvitations,
  resendCompanyInvitation,
  revokeCompanyInvitation,
} from '../../companies/people/invitations.ts';
export { acceptInvitation, checkInvitation, requestNewInvitation } from '../../companies/people/invited.ts';
export {
  cancelJoin,
  declineFoundCompany,
  joinCompany,
  leaveCompany,
} from '../../companies/people/memberships.ts';
export { getAppliedJob } from '../../jobs/appliedJob.ts';
export { discardJobChanges, publishJobChanges, updateJob } from '../../jobs/changes.ts';
export { getJobFeed } from '../../jobs/crawlers/feed.ts';
export { getRobots, getSitemap } from '../../jobs/crawlers/sitemap.ts';
export { dismissJob, undismissJob } from '../../jobs/dismissedJobs.ts';
export { addHiringManager, listHiringTeam, removeHiringManager } from '../../jobs/hiringTeam.ts';
export { listJobRoles } from '../../jobs/jobRoles.ts';
export { listRecruiterJobs } from '../../jobs/list.ts';
export { getJob, listExperienceLevels, listJobs, listSimilarJobs } from '../../jobs/public.ts';
export {
  closeJob,
  createJob,
  deleteJob,
  duplicateJob,
  pauseJob,
  previewJob,
  publishJob,
  reopenJob,
} from '../../jobs/recruiter.ts';
export { decideJobReports, listJobReports } from '../../jobs/reports.ts';
export { getMilitaryRole, searchMilitaryRoles } from '../../jobs/roleMeaningHandlers.ts';
export { listSavedJobs, reportJob, saveJob, unsaveJob } from '../../jobs/savedJobs.ts';
export { suggestJobSearches } from '../../jobs/suggestions.ts';
export {
  deleteMessageAttachment,
  getMessageAttachment,
  uploadMessageAttachment,
} from '../../messages/attachments.ts';
export { sendMessages } from '../../messages/manyMessages.ts';
export { decideMessageReports, listMessageReports, reportMessage } from '../../messages/messageReports.ts';
export { listMessages, listMessageThreads, readMessages } from '../../messages/messages.ts';
export { listMessageRecipients } from '../../messages/recipients.ts';
export { sendMessage } from '../../messages/sendMessage.ts';
export { followMessages } from '../../messages/stream/followMessages.ts';
export { createTailoredCopy, getResumeCoverage } from '../../tailoring/tailoring.ts';
export {
  createTemplate,
  deleteTemplate,
  listTemplates,
  updateTemplate,
} from '../../templates/templates.ts';
