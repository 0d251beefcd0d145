import type { PdfMaker } from '../resumes/pdf/pdfMaker.ts';
import { planExportHandlers } from './export/planExport.ts';
import { evidenceHandlers } from './milestones/evidence.ts';
import { milestoneHandlers } from './milestones/milestoneHandlers.ts';
import { planHandlers } from './plans/planHandlers.ts';
import { planStatusHandlers } from './plans/planStatusHandlers.ts';

export { remindOfMilestones } from './milestones/reminders.ts';
export { planStepKeys } from './plans/planSteps.ts';

export const transitionPlanHandlers = (pdfMaker: Pick<PdfMaker, 'makePlan'>) => ({
  ...planHandlers,
  ...planStatusHandlers,
  ...milestoneHandlers,
  ...evidenceHandlers,
  ...planExportHandlers(pdfMaker),
});
