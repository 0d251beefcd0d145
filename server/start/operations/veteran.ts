export { acceptActionPlan, getActionPlan, updateActionPlanTask } from '../../actionPlan/actionPlan.ts';
export { getPlanRefinement, refineActionPlan } from '../../actionPlan/refining/planRefining.ts';
export { listServiceCategories } from '../../listings/categories.ts';
export {
  getCourse,
  listCourses,
  listSavedCourses,
  saveCourse,
  sendCourseInterest,
  unsaveCourse,
} from '../../listings/courses.ts';
export {
  contactServiceProvider,
  getServiceProvider,
  listSavedServiceProviders,
  listServiceProviders,
  saveServiceProvider,
  unsaveServiceProvider,
} from '../../listings/providers.ts';
export { getQuestionnaire, saveCareerDirection, saveQuestionnaire } from '../../onboarding/career.ts';
export {
  getOnboarding,
  saveOnboardingDraft,
  savePersonalDetails,
  skipOnboarding,
} from '../../onboarding/onboarding.ts';
export { getOnboardingResume, saveCv } from '../../onboarding/onboardingCv.ts';
export {
  listCivilianExpQuestions,
  listMasterQuestions,
  listMilitaryExpQuestions,
} from '../../onboarding/questions.ts';
export { uploadCv } from '../../onboarding/uploadCv.ts';
export { exportResume } from '../../resumes/export/exportHandlers.ts';
export {
  createFederalResume,
  getFederalResume,
  listFederalResumes,
  saveFederalResume,
} from '../../resumes/federal/federalHandlers.ts';
export { getResumeImport, importResume } from '../../resumes/import/resumeImport.ts';
export { translateMilitary } from '../../resumes/military/translate.ts';
export { checkResume, createResumePdf } from '../../resumes/pdf/pdfHandlers.ts';
export {
  createResume,
  deleteResume,
  duplicateResume,
  getResume,
  listResumes,
  listResumeTemplates,
  restoreResume,
  updateResume,
} from '../../resumes/resumeCrudHandlers.ts';
export { rewriteResumeText } from '../../resumes/rewrite/rewrite.ts';
export { saveResumeSection } from '../../resumes/sections/sectionHandlers.ts';
export { getServiceHistory, saveServiceHistory } from '../../resumes/serviceHistory.ts';
export { listTermMeanings, saveTermMeaning } from '../../resumes/terms/termMeanings.ts';
export { listResumeVersions, restoreResumeVersion } from '../../resumes/versions/versionHandlers.ts';
export { listOnboardingServices, saveOnboardingServices } from '../../services/services.ts';
export {
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
  readCalendarFeed,
} from '../../transitionPlans/export/calendarFeed.ts';
export { getTransitionPlanCalendar, getTransitionPlanPdf } from '../../transitionPlans/export/planExport.ts';
export {
  deleteMilestoneEvidence,
  getMilestoneEvidence,
  uploadMilestoneEvidence,
} from '../../transitionPlans/milestones/evidence.ts';
export { createMilestone, updateMilestone } from '../../transitionPlans/milestones/milestoneHandlers.ts';
export {
  createTransitionPlan,
  getTransitionPlan,
  listTransitionPlans,
  saveTransitionPlanStep,
} from '../../transitionPlans/plans/planHandlers.ts';
export {
  activateTransitionPlan,
  archiveTransitionPlan,
  replanTransition,
} from '../../transitionPlans/plans/planStatusHandlers.ts';
export { getTimeline } from '../../transitionPlans/timeline/timeline.ts';
