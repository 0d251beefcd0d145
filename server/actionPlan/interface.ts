export { type TaskInUse, tasksInUse } from './actionPlan.ts';
export { type FactAnswer, gatherPlanFacts, type PlanFacts } from './planFacts.ts';
export { reviseGuidance } from './remadePlan.ts';
export {
  changeStep,
  dateStep,
  type FollowStep,
  milestonesWithSteps,
  stepNamed,
  stepOfMilestone,
  tasksWithSteps,
} from './steps.ts';
export { withGuidance } from './taskGuidance.ts';
