export { type FactAnswer, gatherPlanFacts, type PlanFacts } from './planFacts.ts';
export { withGuidance } from './taskGuidance.ts';
