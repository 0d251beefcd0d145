export { type FactAnswer, gatherPlanFacts, type PlanFacts } from './planFacts.ts';
export { doneInTasks, type SharedChange, type ShareWithMilestones, shareWithTasks } from './sharedSteps.ts';
export { withGuidance } from './taskGuidance.ts';
