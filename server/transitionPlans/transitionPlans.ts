export { remindOfMilestones } from './milestones/reminders.ts';
export { planStepKeys } from './plans/planSteps.ts';
