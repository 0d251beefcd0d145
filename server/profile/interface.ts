export { cardIdOf, holderOfCard, renewCard, renewedCards } from './candidateCards.ts';
export {
  type OnboardingProfile,
  onboardingColumns,
  onboardingProfile,
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
