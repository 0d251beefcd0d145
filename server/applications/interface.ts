export { isTaking } from './answers.ts';
export { demandJob } from './applicants/applicantList.ts';
export { endAssignments } from './applicants/assignees.ts';
export { publicQuestions, recountUnexpectedAnswers } from './applicants/expectedAnswers.ts';
export { forgetNewsOfJobs } from './applicants/newsOfJobs.ts';
export {
  type Application,
  type EmployerSide,
  findApplication,
  isSharedIn,
  isSharedWithCompany,
  lockApplication,
  ofSide,
  selectApplications,
} from './applicationLife.ts';
export { applicantName, pageOfRecruiter, pageOfVeteran } from './applicationNews.ts';
export { appliedContent, findAppliedJob } from './appliedJob.ts';
export { hasRunOut, hiddenStatuses, isHidden, lastMoment, lastToday, stillOpen } from './closing.ts';
export { companyOf, employerSide } from './employer.ts';
export { forgetApplicant } from './forget.ts';
export { noPhone, profileOf } from './freeze.ts';
export { updateCompanyApplications } from './hold.ts';
export { applicationsOn, notifyApplicants } from './jobs.ts';
export { leaveHiring } from './leaving.ts';
export { exportedNotes } from './notes/storedNotes.ts';
export { firstDaysOf } from './offers/storedOffers.ts';
export {
  interviewStatus,
  type LabelledStep,
  presentSummary,
  statusLabel,
  stepLabel,
} from './presentApplication.ts';
export { recruitersOf } from './recruiters.ts';
export { viewingAs } from './shared.ts';
export { stepsOf, veteranApplications, veteranSteps } from './veteranView.ts';
export {
  applicationCountsOfJob,
  applicationCountsOfJobs,
  appliedInWeek,
  countedStage,
  hasWaited,
  sevenDays,
  turnFrom,
  typicalDays,
  typicalWaits,
  waitedDays,
} from './waits.ts';
export { withdraw } from './withdrawal.ts';
