/** The paths of onboarding: how they begin, and what no browser takes. */
import { modelOf } from 'statechart-paths';
import { onboardingMachine } from '../../../src/machines/onboarding.ts';
import type { Doing } from '../pages.ts';
import { events } from './onboardingEvents.ts';
import type { OnboardingPages } from './onboardingPages.ts';
import { ports } from './onboardingPorts.ts';
import { states } from './onboardingStates.ts';
import { veteran } from './veteran.ts';

const opens =
  (query: string): Doing =>
  async ({ page, people }) => {
    await people.bring(page.context(), veteran);
    await page.goto(`/veteran/onboarding${query}`);
  };

/** A 401 or a 410 of any call ends the session in the chart of signing in, which takes the page away with its chart. */
const endings: Record<string, string> = {
  sessionHasEnded: 'The session ends for the whole app first: the page has gone when its call fails.',
  userIsInactive:
    'The account is switched off for the whole app first: the page has gone when its call fails.',
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
  overtaken: Object.fromEntries(
    modelOf(onboardingMachine).transitions.flatMap(({ id, guard }) => {
      const reason = endings[guard ?? ''];
      return reason ? [[id, reason]] : [];
    }),
  ),
};
