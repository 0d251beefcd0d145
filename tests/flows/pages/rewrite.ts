/** Other words for the summary of a CV; in which manner there are any, the server's own rules say. */
import type { Page } from '@playwright/test';
import { rewriteByRules } from '../../../server/resumes/rewrite/rules.ts';
import { modes, nothingToChange } from '../../../src/features/resume/words/modes.ts';
import type { rewriteMachine } from '../../../src/machines/rewrite.ts';
import { error500 } from '../outcomes.ts';
import type { Pages, World } from '../pages.ts';
import { type cases, tooMany429 } from '../rewrite.ts';
import { expectErrorMessage, fails } from './endings.ts';

const veteran = 'veteran-complete';

const card = (page: Page) => page.getByRole('region', { name: 'In civilian terms' });
const summary = (page: Page) => page.getByLabel('Describe what you offer in a few sentences');
const manner = (page: Page) => card(page).getByLabel('Style');
const button = (page: Page, name: string | RegExp) => card(page).getByRole('button', { name });
const isShown = ({ page, expect }: World, text: string) => expect(card(page).getByText(text)).toBeVisible();

async function write({ page, kept }: World) {
  const times = (Number(kept.get('written')) || 0) + 1;
  kept.set('written', times);
  await summary(page).fill(`Sorted out the rota in order to train ${times} recruits.`);
}

/** In a manner that has other words for the text, or in one that has not, as the path wants it. */
async function ask({ page, ahead }: World) {
  const text = await summary(page).inputValue();
  const hasNothing = ahead('rewriteResumeText') === 'the same words';
  const present = await manner(page).inputValue();
  const next = modes.find(
    ({ value }) => value !== present && (rewriteByRules(text, value).suggestion === text) === hasNothing,
  );
  if (!next) throw new Error(`No manner fits “${text}”`);
  const isSuggested = await button(page, 'Use this').isVisible();
  await manner(page).selectOption(next.label);
  if (!isSuggested) await button(page, /^(Suggest a rewording|Try again)$/).click();
}

export const pages: Pages<typeof rewriteMachine, typeof cases> = {
  passing: [],

  setup: {
    async 'a line'(world) {
      const { page, people } = world;
      await people.bring(page.context(), veteran);
      await page.goto('/veteran/resume/edit?section=summary');
      await write(world);
    },
  },

  states: {
    idle: (world) => isShown(world, 'The same meaning in different words. Nothing changes until you use it.'),
    'asking.prompt': (world) => isShown(world, 'Looking for a better wording…'),
    'asking.slow': (world) => isShown(world, 'This is taking longer than usual. You can keep writing.'),
    async suggested({ page, expect }) {
      await expect(button(page, 'Use this')).toBeVisible();
      await expect(card(page).getByText('No facts added')).toBeVisible();
    },
    async nothing({ page, expect }) {
      await expect(card(page).getByText(new RegExp(Object.values(nothingToChange).join('|')))).toBeVisible();
    },
    async failed(world) {
      await world.expect(button(world.page, 'Try again')).toBeVisible();
      await expectErrorMessage(world);
    },
    used: (world) => isShown(world, 'We’ve added it to your text.'),
  },

  events: {
    'asks for other words': ask,
    'changes the text': write,
    'uses the suggestion': ({ page }) => button(page, 'Use this').click(),
    'keeps their own words': ({ page }) => button(page, 'Keep my version').click(),
  },

  ports: {
    rewriteResumeText: {
      operation: 'rewriteResumeText',
      outcomes: {
        'other words': async () => undefined,
        'the same words': async () => undefined,
        error500: async (world) => fails(world, error500),
        tooMany429: async (world) => fails(world, tooMany429),
      },
    },
  },

  unreachable: {},
};
