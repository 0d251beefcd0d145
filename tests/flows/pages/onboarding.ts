/** The paths of onboarding: how they begin, and what no browser takes. */
import type { onboardingMachine } from '../../../src/machines/onboarding.ts';
import type { cases } from '../onboarding.ts';
import type { Doing, Pages } from '../pages.ts';
import { events } from './onboardingEvents.ts';
import { ports } from './onboardingPorts.ts';
import { states } from './onboardingStates.ts';
import { veteran } from './veteran.ts';

export type OnboardingPages = Pages<
  typeof onboardingMachine,
  typeof cases,
  'underway.screen.deciding' | 'underway.screen.uploadCv.deciding'
>;

const opens =
  (query: string): Doing =>
  async ({ page, people }) => {
    await people.bring(page.context(), veteran);
    await page.goto(`/veteran/onboarding${query}`);
  };

export const pages: OnboardingPages = {
  passing: ['underway.screen.deciding', 'underway.screen.uploadCv.deciding'],
  setup: {
    'no address': opens(''),
    'address of step 1': opens('?step=1&cvStep=0'),
    'address of step 5': opens('?step=5'),
    'address of a step that does not exist': opens('?step=9'),
  },
  states,
  events,
  ports,
  unreachable: {},
};
