/** What the paths of onboarding are on its pages. */
import type { onboardingMachine } from '../../../src/machines/onboarding.ts';
import type { cases } from '../onboarding.ts';
import type { Pages } from '../pages.ts';

export type OnboardingPages = Pages<
  typeof onboardingMachine,
  typeof cases,
  'underway.screen.deciding' | 'underway.screen.uploadCv.deciding'
>;
