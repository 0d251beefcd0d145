/** What one signs in with, as it looks and is changed; the person has a linked sign-in to take away. */
import type { Locator, Page } from '@playwright/test';
import { demoPassword } from '../../../server/auth/passwords/demoPassword.ts';
import { addIdentity } from '../../../server/auth/social/linkedIdentities.ts';
import type { securityMachine } from '../../../src/machines/security.ts';
import { error500, refused422 } from '../outcomes.ts';
import type { Pages, World } from '../pages.ts';
import { type cases, lastIdentity409 } from '../security.ts';
import { errorMessage, expectErrorMessage, fails } from './endings.ts';

const veteran = 'veteran-complete';

const passwordForm = (page: Page) => page.getByRole('form', { name: 'Change password' });
const emailForm = (page: Page) => page.getByRole('form', { name: 'Change email address' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const unlinkForm = (page: Page) => page.getByRole('form', { name: 'Unlink Google' });
const logoutDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign out everywhere?' });

const passwordOf = ({ kept }: World) => String(kept.get('password') ?? demoPassword);

async function linkGoogle({ server, tenant }: World) {
  await server.asPerson(
    veteran,
    (db, { id }) =>
      addIdentity(
        db,
        id,
        { provider: 'google', subject: `of ${id} at ${performance.now()}`, email: 'jo@post.example' },
        { now: new Date() },
      ),
    tenant,
  );
}

/** The page asks again, as when one comes back to its window. While it is still asking from before, it does not. */
const comeBackTo = ({ page, expect }: World, shown: Locator) =>
  expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      return shown.count();
    })
    .toBe(1);

const refused = async (world: World) => fails(world, refused422);
const broken = async (world: World) => fails(world, error500);

export const pages: Pages<typeof securityMachine, typeof cases> = {
  passing: [],

  setup: {
    async 'opens the security section'(world) {
      const { page, people } = world;
      await people.bring(page.context(), veteran);
      await linkGoogle(world);
      await page.goto('/profile?profile_section=security');
    },
  },

  states: {
    async overview(world) {
      const { page, expect } = world;
      await expect(page).toHaveURL('/veteran/profile?profile_section=security');
      for (const name of ['Change password', 'Change address', 'Sign out everywhere']) {
        await expect(button(page, name)).toBeVisible();
      }
      await expect(page.getByRole('form')).toHaveCount(0);
      const message = errorMessage(world);
      if (message !== undefined)
        await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
    },
    async enteringPassword(world) {
      await world.expect(passwordForm(world.page).getByLabel('Current password')).toBeVisible();
      await expectErrorMessage(world);
    },
    async changingPassword({ page, expect }) {
      await expect(passwordForm(page).getByRole('button', { name: 'Saving…' })).toBeVisible();
    },
    async enteringNewEmail(world) {
      await world.expect(emailForm(world.page).getByLabel('New email address')).toBeVisible();
      await expectErrorMessage(world);
    },
    async askingForNewEmail({ page, expect }) {
      await expect(emailForm(page).getByRole('button', { name: 'Sending…' })).toBeVisible();
    },
    async confirmationSent({ page, expect }) {
      await expect(page.getByText('We’ve emailed sam.reid@example.test.')).toBeVisible();
    },
    async confirmingUnlink(world) {
      await world.expect(unlinkForm(world.page).getByRole('button', { name: 'Unlink' })).toBeVisible();
      await expectErrorMessage(world);
    },
    async unlinking({ page, expect }) {
      await expect(unlinkForm(page).getByRole('button', { name: 'Unlinking…' })).toBeVisible();
    },
    async endingSession({ page, expect }) {
      await expect(button(page, 'Change password')).toHaveCount(0);
    },
    async confirmingLogoutEverywhere(world) {
      const { page, expect } = world;
      await expect(logoutDialog(page).getByRole('button', { name: 'Stay signed in' })).toBeEnabled();
      await expectErrorMessage(world);
    },
    async loggingOutEverywhere({ page, expect }) {
      await expect(logoutDialog(page).getByRole('button', { name: 'Stay signed in' })).toBeDisabled();
    },
    async loggedOut({ page, expect }) {
      await expect(page).toHaveURL('/auth/login?type=veteran');
    },
  },

  events: {
    'opens the password': ({ page }) => button(page, 'Change password').click(),
    async 'sends a new password'(world) {
      const form = passwordForm(world.page);
      const next = `${passwordOf(world)} more`;
      await form.getByLabel('Current password').fill(passwordOf(world));
      await form.getByLabel('New password', { exact: true }).fill(next);
      await form.getByLabel('New password again').fill(next);
      await form.getByRole('button', { name: 'Change password' }).click();
    },
    'opens the e-mail address': ({ page }) => button(page, 'Change address').click(),
    async 'sends a new address'(world) {
      const form = emailForm(world.page);
      await form.getByLabel('New email address').fill('sam.reid@example.test');
      await form.getByRole('textbox', { name: 'Password' }).fill(passwordOf(world));
      await form.getByRole('button', { name: 'Send link' }).click();
    },
    'closes the form': ({ page }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^(Cancel|Close)$/ })
        .click(),
    async 'asks to unlink'(world) {
      const { page, kept, expect } = world;
      const unlink = button(page, 'Unlink Google');
      await expect(page.getByText('Loading…')).toHaveCount(0);
      if (kept.delete('unlinked')) {
        await expect(unlink).toHaveCount(0);
        await linkGoogle(world);
        await comeBackTo(world, unlink);
      }
      await unlink.click();
    },
    async 'confirms unlinking'(world) {
      const form = unlinkForm(world.page);
      await form.getByRole('textbox', { name: 'Password' }).fill(passwordOf(world));
      await form.getByRole('button', { name: 'Unlink' }).click();
    },
    async 'signs out on another device'(world) {
      const { page, kept, server, tenant, expect } = world;
      await expect(page.getByText('Loading…')).toHaveCount(0);
      const others = page.getByRole('button', { name: /^Sign out Unknown device/ });
      const left = kept.get('devices');
      if (left !== undefined) await expect(others).toHaveCount(Number(left));
      if ((await others.count()) === 0) {
        await server.openSession(veteran, tenant);
        await comeBackTo(world, others);
      }
      kept.set('devices', await others.count());
      await others.first().click();
    },
    'asks to log out everywhere': ({ page }) => button(page, 'Sign out everywhere').click(),
    'confirms logging out everywhere': ({ page }) =>
      logoutDialog(page).getByRole('button', { name: 'Sign out everywhere' }).click(),
    declines: ({ page }) => logoutDialog(page).getByRole('button', { name: 'Stay signed in' }).click(),
  },

  ports: {
    changePassword: {
      operation: 'changePassword',
      outcomes: {
        async ok(world) {
          world.kept.set('password', `${passwordOf(world)} more`);
          world.kept.delete('devices');
          return undefined;
        },
        refused422: refused,
        error500: broken,
      },
    },
    changeEmail: {
      operation: 'changeEmail',
      outcomes: { ok: async () => undefined, refused422: refused, error500: broken },
    },
    unlinkIdentity: {
      operation: 'unlinkIdentity',
      outcomes: {
        async ok({ kept }) {
          kept.set('unlinked', 1);
          return undefined;
        },
        refused422: refused,
        lastIdentity409: async (world) => fails(world, lastIdentity409),
        error500: broken,
      },
    },
    endSession: {
      operation: 'endSession',
      outcomes: {
        async ok({ kept }) {
          kept.set('devices', Number(kept.get('devices')) - 1);
          return undefined;
        },
        error500: broken,
      },
    },
    logoutEverywhere: {
      operation: 'logoutEverywhere',
      outcomes: { ok: async () => undefined, error500: broken },
    },
  },

  unreachable: {},
};
