/** One's own details as they look and are changed; the other window is another session of the same person. */
import type { Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../../server/db/schema/accounts.ts';
import type { profileChangeMachine } from '../../../src/machines/profileChange.ts';
import { error500, refused422 } from '../outcomes.ts';
import type { Pages, World } from '../pages.ts';
import type { cases } from '../profileChange.ts';
import { expectErrorMessage, fails } from './endings.ts';

const veteran = 'veteran-complete';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const conflict = (page: Page) =>
  page.getByRole('alert', { name: 'Your profile was saved in another window' });

/** Something that was not there before. */
async function type({ page, kept }: World) {
  const times = (Number(kept.get('typed')) || 0) + 1;
  kept.set('typed', times);
  await page.getByLabel('Headline').fill(`Network engineer ${times}`);
}

async function saveElsewhere({ server, tenant }: World) {
  await server.asPerson(
    veteran,
    ({ tx }, { id }) =>
      tx
        .update(users)
        .set({ headline: sql`'Saved there over ' || ${users.version}`, version: sql`${users.version} + 1` })
        .where(eq(users.id, id)),
    tenant,
  );
}

export const pages: Pages<typeof profileChangeMachine, typeof cases> = {
  passing: [],

  setup: {
    async 'opens the profile'({ page, people }) {
      await people.bring(page.context(), veteran);
      await page.goto('/profile');
    },
  },

  states: {
    async editing(world) {
      const { page, expect } = world;
      await expect(page).toHaveURL('/veteran/profile');
      await expect(save(page)).toBeEnabled();
      await expect(page.getByText(/^Saved at/)).toHaveCount(0);
      await expectErrorMessage(world);
    },
    async saving({ page, expect }) {
      await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
    },
    async conflict({ page, expect }) {
      await expect(conflict(page)).toBeFocused();
      await expect(save(page)).toHaveCount(0);
    },
    async saved({ page, expect }) {
      await expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
    },
  },

  events: {
    'types again': type,
    async saves(world) {
      await type(world);
      await save(world.page).click();
    },
    async 'discards the changes'(world) {
      const { page, expect } = world;
      await type(world);
      const discard = page.getByRole('button', { name: 'Discard changes' });
      await discard.click();
      await expect(discard).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    },
    'takes what is stored': ({ page }) =>
      conflict(page).getByRole('button', { name: 'Use saved version' }).click(),
    'keeps what was typed': ({ page }) =>
      conflict(page).getByRole('button', { name: 'Save my version' }).click(),
  },

  ports: {
    updateUserProfile: {
      operation: 'updateUserProfile',
      outcomes: {
        ok: async () => undefined,
        async conflict409(world) {
          world.watched.expects('failed: 409 PUT /api/user-profile');
          await saveElsewhere(world);
          return undefined;
        },
        refused422: async (world) => fails(world, refused422),
        error500: async (world) => fails(world, error500),
      },
    },
  },

  unreachable: {},
};
