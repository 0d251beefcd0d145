export { cardIdOf, holderOfCard, renewCard, renewedCards } from './candidateCards.ts';
export {
  dayAfter,
  type Leaving,
  leavingAhead,
  leavingDay,
  leavingError,
  leavingOfStatus,
  noLeavingDate,
  presentLeaving,
  type StoredLeaving,
  statusToday,
} from './leaving.ts';
export {
  changeLeaving,
  type FollowLeaving,
  hearLeaving,
  type MoveTransitionPlans,
} from './leavingChange.ts';
export {
  type OnboardingProfile,
  onboardingColumns,
  onboardingProfile,
  yearsByLeaving,
  yearsServed,
} from './onboardingProfile.ts';
export {
  noMarks,
  type OnboardingProgress,
  type OnboardingStep,
  onboardingProgress,
  stepsAllowed,
} from './onboardingProgress.ts';
export { presentUser } from './profile.ts';
export { type CtpTier, ctpTier } from './resettlement.ts';
