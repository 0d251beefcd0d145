import { acceptActionPlan, getActionPlan, updateActionPlanTask } from '../../actionPlan/actionPlan.ts';
import { getPlanRefinement, refineActionPlan } from '../../actionPlan/planRefining.ts';
import { listServiceCategories } from '../../listings/categories.ts';
import {
  getCourse,
  listCourses,
  listSavedCourses,
  saveCourse,
  sendCourseInterest,
  unsaveCourse,
} from '../../listings/courses.ts';
import {
  contactServiceProvider,
  getServiceProvider,
  listSavedServiceProviders,
  listServiceProviders,
  saveServiceProvider,
  unsaveServiceProvider,
} from '../../listings/providers.ts';
import { getQuestionnaire, saveCareerDirection, saveQuestionnaire } from '../../onboarding/career.ts';
import {
  getOnboarding,
  saveOnboardingDraft,
  savePersonalDetails,
  skipOnboarding,
} from '../../onboarding/onboarding.ts';
import { getOnboardingResume, saveCv } from '../../onboarding/onboardingCv.ts';
import {
  listCivilianExpQuestions,
  listMasterQuestions,
  listMilitaryExpQuestions,
} from '../../onboarding/questions.ts';
import { uploadCv } from '../../onboarding/uploadCv.ts';
import { exportResume } from '../../resumes/export/exportHandlers.ts';
import {
  createFederalResume,
  getFederalResume,
  listFederalResumes,
  saveFederalResume,
} from '../../resumes/federal/federalHandlers.ts';
import { getResumeImport, importResume } from '../../resumes/import/resumeImport.ts';
import { translateMilitary } from '../../resumes/military/translate.ts';
import { checkResume, createResumePdf } from '../../resumes/pdf/pdfHandlers.ts';
import {
  createResume,
  deleteResume,
  duplicateResume,
  getResume,
  listResumes,
  listResumeTemplates,
  restoreResume,
  updateResume,
} from '../../resumes/resumeCrudHandlers.ts';
import { rewriteResumeText } from '../../resumes/rewrite/rewrite.ts';
import { saveResumeSection } from '../../resumes/sections/sectionHandlers.ts';
import { getServiceHistory, saveServiceHistory } from '../../resumes/serviceHistory.ts';
import { listTermMeanings, saveTermMeaning } from '../../resumes/terms/termMeanings.ts';
import { listResumeVersions, restoreResumeVersion } from '../../resumes/versions/versionHandlers.ts';
import { listOnboardingServices, saveOnboardingServices } from '../../services/services.ts';
import { getTransitionPlanCalendar, getTransitionPlanPdf } from '../../transitionPlans/export/planExport.ts';
import {
  deleteMilestoneEvidence,
  getMilestoneEvidence,
  uploadMilestoneEvidence,
} from '../../transitionPlans/milestones/evidence.ts';
import { createMilestone, updateMilestone } from '../../transitionPlans/milestones/milestoneHandlers.ts';
import {
  createTransitionPlan,
  getTransitionPlan,
  listTransitionPlans,
  saveTransitionPlanStep,
} from '../../transitionPlans/plans/planHandlers.ts';
import {
  activateTransitionPlan,
  archiveTransitionPlan,
  replanTransition,
} from '../../transitionPlans/plans/planStatusHandlers.ts';

export const veteranOperations = {
  acceptActionPlan,
  getActionPlan,
  updateActionPlanTask,
  getPlanRefinement,
  refineActionPlan,
  listServiceCategories,
  getCourse,
  listCourses,
  listSavedCourses,
  saveCourse,
  sendCourseInterest,
  unsaveCourse,
  contactServiceProvider,
  getServiceProvider,
  listSavedServiceProviders,
  listServiceProviders,
  saveServiceProvider,
  unsaveServiceProvider,
  getQuestionnaire,
  saveCareerDirection,
  saveQuestionnaire,
  getOnboarding,
  saveOnboardingDraft,
  savePersonalDetails,
  skipOnboarding,
  getOnboardingResume,
  saveCv,
  listCivilianExpQuestions,
  listMasterQuestions,
  listMilitaryExpQuestions,
  uploadCv,
  exportResume,
  createFederalResume,
  getFederalResume,
  listFederalResumes,
  saveFederalResume,
  getResumeImport,
  importResume,
  translateMilitary,
  checkResume,
  createResumePdf,
  createResume,
  deleteResume,
  duplicateResume,
  getResume,
  listResumes,
  listResumeTemplates,
  restoreResume,
  updateResume,
  rewriteResumeText,
  saveResumeSection,
  getServiceHistory,
  saveServiceHistory,
  listTermMeanings,
  saveTermMeaning,
  listResumeVersions,
  restoreResumeVersion,
  listOnboardingServices,
  saveOnboardingServices,
  getTransitionPlanCalendar,
  getTransitionPlanPdf,
  deleteMilestoneEvidence,
  getMilestoneEvidence,
  uploadMilestoneEvidence,
  createMilestone,
  updateMilestone,
  createTransitionPlan,
  getTransitionPlan,
  listTransitionPlans,
  saveTransitionPlanStep,
  activateTransitionPlan,
  archiveTransitionPlan,
  replanTransition,
};
