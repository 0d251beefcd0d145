export { directionOf, loadQuestionnaire } from './career.ts';
export {
  changeOnboarding,
  lockForStep,
  lockOnboarding,
  type OnboardingRow,
  presentOnboarding,
} from './onboardingState.ts';
export { rememberInProfile } from './profileFacts.ts';
export { checkAnswers, type GivenAnswer, loadQuestions, type Question } from './questions.ts';
export { deleteAnswers, optionValue, saveAnswers } from './storedAnswers.ts';
