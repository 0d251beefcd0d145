/** Signing in and out as it looks and is done; the other tab belongs to the same person in the same browser. */
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { issueToken } from '../../../server/auth/oneTimeTokens.ts';
import { demoPassword } from '../../../server/auth/passwords/demoPassword.ts';
import { sessions } from '../../../server/db/schema/accounts.ts';
import type { authMachine } from '../../../src/machines/auth.ts';
import { persona } from '../../support/journeys/persona.ts';
import { expectToast } from '../../support/journeys/toasts.ts';
import type { cases } from '../auth.ts';
import { error500 } from '../outcomes.ts';
import type { Pages, World } from '../pages.ts';
import {
  bringNearTheEnd,
  endSession,
  errorMessage,
  expectErrorMessage,
  fails,
  switchOff,
  switchOn,
} from './endings.ts';

const veteran = 'veteran-complete';
const recruiter = 'recruiter';
const homes: Record<string, string> = { [veteran]: '/veteran', [recruiter]: '/recruiter' };

const currentPersona = ({ kept }: World) => (kept.get('who') as string | undefined) ?? veteran;
const nextPersona = ({ ahead }: World) => (ahead('getUserProfile') === 'recruiter' ? recruiter : veteran);

const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const profileMenu = (page: Page) => page.getByRole('button', { name: /^Profile menu/ });
const logoutDialog = (page: Page) => page.getByRole('dialog', { name: 'Logout' });
const logOut = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log Out' });
const veteranLogin = (page: Page) => page.getByRole('link', { name: 'Veteran Login' }).first();
/** On the site, to which a start that ends without a session leads. */
const siteLogin = (page: Page) => page.getByRole('link', { name: 'Login / Signup' });
const endingDialog = (page: Page) => page.getByRole('dialog', { name: 'You’ll be signed out soon' });
const passwordDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });
const switchedOff = (page: Page) => page.getByRole('heading', { name: 'Your account is inactive' });

async function askToLogOut(page: Page) {
  await profileMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
}

async function fillInPassword({ expect }: World, page: Page, password = demoPassword) {
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  const captcha = page.getByRole('checkbox', { name: /robot|verif/i });
  await captcha.check();
  await expect(page.getByRole('checkbox', { name: 'You’re verified' })).toBeChecked();
}

async function fillIn(world: World, page: Page, key: string, password?: string) {
  await page.getByLabel('Email').fill(persona(key).email);
  await fillInPassword(world, page, password);
}

/** The token that is stored belongs to this person, and the account is in order. */
async function becomes(world: World, key: string): Promise<undefined> {
  const { server, tenant, kept } = world;
  const before = currentPersona(world);
  if (before !== key) {
    const { id } = await server.asPerson(before, async (_, user) => user, tenant);
    await server.asPerson(
      key,
      ({ tx }, user) => tx.update(sessions).set({ user_id: user.id }).where(eq(sessions.user_id, id)),
      tenant,
    );
  }
  kept.set('who', key);
  await switchOn(world, key);
}

/** Opens another page a little later, when what was read before is old. */
async function moveOn({ page, kept }: World) {
  const later = (Number(kept.get('later')) || 0) + 15_000;
  kept.set('later', later);
  await page.clock.setFixedTime(Date.now() + later);
  const isAtHome = /\/(veteran|recruiter)$/.test(page.url());
  if (/\/veteran/.test(page.url())) {
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: isAtHome ? 'CV' : 'Dashboard' }).click();
  } else if (isAtHome) {
    await profileMenu(page).click();
    const menu = page.getByRole('dialog', { name: 'Profile' });
    await menu.getByRole('link', { name: 'Company Details' }).click();
  } else await page.getByRole('banner').getByRole('link').first().click();
}

/** As `moveOn`; a call of the page’s own may have told the app already. */
async function moveOnUnlessNoticed(world: World) {
  const { page } = world;
  const moved = moveOn(world);
  moved.catch(() => {});
  await Promise.race([moved, signIn(page).or(switchedOff(page)).first().waitFor()]);
}

async function bring(world: World, key: string) {
  await world.people.bring(world.page.context(), key);
  world.kept.set('who', key);
}

async function inAnotherTab({ page }: World, work: (other: Page) => Promise<void>) {
  const other = await page.context().newPage();
  // Chromium’s cache lets a second tab wait for the first that asks the same; here the first may be held.
  const devTools = await page.context().newCDPSession(other);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await work(other);
  await other.close();
}

export const pages: Pages<typeof authMachine, typeof cases, 'starting.readingToken'> = {
  passing: ['starting.readingToken'],

  setup: {
    async 'no token'({ page, server, tenant }) {
      await server.startAfresh(veteran, tenant);
      await page.goto('/auth/login?type=veteran');
    },
    async 'usable token'(world) {
      const key = nextPersona(world);
      await bring(world, key);
      await world.page.goto(homes[key] ?? '/');
    },
    async 'expired token'(world) {
      const { page, server, tenant } = world;
      await bring(world, veteran);
      const { token } = await server.openSession(veteran, tenant);
      const value = JSON.stringify({ token, expiresAt: new Date(Date.now() - 1000).toISOString() });
      const origin = { origin: server.origin(tenant), localStorage: [{ name: 'session', value }] };
      await page.context().setStorageState({ cookies: [], origins: [origin] });
      await page.goto('/veteran');
    },
  },

  states: {
    async 'starting.fetchingProfile'({ page, expect }) {
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
      await expect(page.getByRole('heading')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
    },
    async 'starting.profileUnreachable'({ page, expect }) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t reach the server');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
    },
    async 'unauthenticated.idle'(world) {
      const { page, expect } = world;
      // The login, or the site that leads to it; the page for inactive accounts is open to everyone, and stays.
      await expect(veteranLogin(page).or(switchedOff(page)).or(siteLogin(page)).first()).toBeVisible();
      await expect(profileMenu(page).or(logOut(page))).toHaveCount(0);
      await expectErrorMessage(world);
    },
    async 'unauthenticated.signingIn'({ page, expect }) {
      await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible();
    },
    async 'authenticated.idle'({ page, expect }) {
      await expect(profileMenu(page)).toBeVisible();
      // The menu can be seen behind them, too.
      const dialogs = logoutDialog(page).or(endingDialog(page)).or(passwordDialog(page));
      await expect(dialogs).toHaveCount(0);
    },
    async 'authenticated.confirmingLogout'(world) {
      const { page, expect } = world;
      const dialog = logoutDialog(page);
      await expect(dialog).toHaveAccessibleDescription('Are you sure you want to logout?');
      await expect(dialog.getByRole('button', { name: 'Yes' })).toBeEnabled();
      const message = errorMessage(world);
      if (message !== undefined)
        await expect(dialog.getByRole('alert')).toContainText(`You’re still signed in. ${message}`);
    },
    async 'authenticated.loggingOut'({ page, expect }) {
      await expect(logoutDialog(page).getByRole('button', { name: 'No' })).toBeDisabled();
    },
    async 'authenticated.sessionEnding.asking'(world) {
      const { page, expect } = world;
      const dialog = endingDialog(page);
      await expect(dialog.getByRole('timer')).toHaveText(/^[01]:\d\d$/);
      await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toBeEnabled();
      const message = errorMessage(world);
      if (message !== undefined)
        await expect(dialog.getByRole('alert')).toContainText(`You’re still signed in. ${message}`);
    },
    async 'authenticated.sessionEnding.extending'({ page, expect }) {
      await expect(endingDialog(page).getByRole('button', { name: 'Sign in again' })).toBeDisabled();
    },
    async 'authenticated.sessionEnding.enteringPassword'(world) {
      const { page, expect } = world;
      const dialog = passwordDialog(page);
      await expect(dialog).toHaveAccessibleDescription(new RegExp(persona(currentPersona(world)).email));
      await expect(dialog.getByRole('button', { name: 'Sign in' })).toBeEnabled();
      const message = errorMessage(world);
      if (message !== undefined) await expect(dialog.getByText(message)).toBeVisible();
    },
    async 'authenticated.sessionEnding.signingInAgain'({ page, expect }) {
      await expect(passwordDialog(page).getByRole('button', { name: 'Back' })).toBeDisabled();
    },
    async 'userInactive.idle'(world) {
      const { page, expect } = world;
      await expect(page).toHaveURL('/user-inactive');
      await expect(switchedOff(page)).toBeVisible();
      await expect(logOut(page)).toBeEnabled();
      const message = errorMessage(world);
      if (message !== undefined)
        await expect(page.getByRole('main').getByRole('alert')).toContainText(
          `You’re still signed in. ${message}`,
        );
    },
    async 'userInactive.loggingOut'({ page, expect }) {
      await expect(logOut(page)).toBeDisabled();
    },
  },

  events: {
    async 'signs in'(world) {
      const { page, kept, ahead } = world;
      const password = ahead('login') === 'refused422' ? 'not the password' : undefined;
      const again = passwordDialog(page);
      if (await again.isVisible()) {
        await fillInPassword(world, page, password);
        return again.getByRole('button', { name: 'Sign in' }).click();
      }
      // Nothing on the page for inactive accounts leads to the login.
      if (await switchedOff(page).isVisible()) await page.goto('/auth/login');
      if (await siteLogin(page).isVisible()) await siteLogin(page).click();
      await veteranLogin(page).click();
      kept.set('who', veteran);
      await fillIn(world, page, veteran, password);
      await signIn(page).click();
    },
    async 'profile changes'(world) {
      const answered = world.page.waitForResponse('**/api/user-profile');
      await moveOn(world);
      await answered;
    },
    'asks to log out': ({ page }) => askToLogOut(page),
    async 'confirms logging out'({ page }) {
      const dialog = logoutDialog(page);
      const hasDialog = await dialog.isVisible();
      await (hasDialog ? dialog.getByRole('button', { name: 'Yes' }) : logOut(page)).click();
    },
    'declines logging out': ({ page }) => logoutDialog(page).getByRole('button', { name: 'No' }).click(),
    'session is about to end': (world) => bringNearTheEnd(world, currentPersona(world)),
    'stays signed in': ({ page }) =>
      endingDialog(page).getByRole('button', { name: 'Stay signed in' }).click(),
    async 'stays signed in in another tab'(world) {
      await inAnotherTab(world, async (other) => {
        await other.goto(homes[currentPersona(world)] ?? '/');
        await endingDialog(other).getByRole('button', { name: 'Stay signed in' }).click();
        await world.expect(endingDialog(other)).toHaveCount(0);
      });
    },
    'asks to sign in again': ({ page }) =>
      endingDialog(page).getByRole('button', { name: 'Sign in again' }).click(),
    'declines signing in again': ({ page }) =>
      passwordDialog(page).getByRole('button', { name: 'Back' }).click(),
    async 'session ends'(world) {
      await endSession(world, currentPersona(world));
      await moveOnUnlessNoticed(world);
    },
    async 'account is switched off'(world) {
      await switchOff(world, currentPersona(world));
      await moveOnUnlessNoticed(world);
    },
    async 'signs in in another tab'(world) {
      const { kept } = world;
      const key = nextPersona(world);
      await switchOn(world, key);
      kept.set('who', key);
      await inAnotherTab(world, async (other) => {
        await other.goto(`/auth/login?type=${persona(key).role}`);
        await fillIn(world, other, key);
        await signIn(other).click();
        await expectToast(other, 'Login successful');
      });
    },
    async 'signs out in another tab'(world) {
      const { kept, watched, expect } = world;
      const isOff = kept.has('is switched off');
      // A start that was under way asks in vain.
      watched.allows('failed: 401 GET /api/user-profile');
      await inAnotherTab(world, async (other) => {
        await other.goto(homes[currentPersona(world)] ?? '/');
        if (isOff) await logOut(other).click();
        else {
          await askToLogOut(other);
          await logoutDialog(other).getByRole('button', { name: 'Yes' }).click();
        }
        await expect(signIn(other)).toBeVisible();
      });
    },
    async 'confirms an e-mail address'(world) {
      const { page, server, tenant, kept } = world;
      await switchOn(world, veteran);
      kept.set('who', veteran);
      const { email, issued } = await server.asPerson(
        veteran,
        async (db, { id: userId, email }) => ({
          email,
          issued: await issueToken(db, { userId, kind: 'verify_email', email, now: new Date() }),
        }),
        tenant,
      );
      const link = new URLSearchParams({ email, token: issued?.token ?? '' });
      await page.goto(`/auth/verify-email#${link}`);
    },
    'tries again': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  },

  ports: {
    getUserProfile: {
      operation: 'getUserProfile',
      outcomes: {
        veteran: (world) => becomes(world, veteran),
        recruiter: (world) => becomes(world, recruiter),
        ended401: (world) => endSession(world, currentPersona(world)),
        inactive410: (world) => switchOff(world, currentPersona(world)),
        error500: async () => error500,
      },
    },
    login: {
      operation: 'login',
      outcomes: {
        ok: (world) => becomes(world, currentPersona(world)),
        async refused422({ watched }) {
          watched.expects('failed: 422 POST /api/auth/login');
          return undefined;
        },
        inactive410: (world) => switchOff(world, currentPersona(world)),
        error500: async (world) => fails(world, error500),
      },
    },
    extendSession: {
      operation: 'extendSession',
      outcomes: {
        ok: async () => undefined,
        ended401: (world) => endSession(world, currentPersona(world)),
        inactive410: (world) => switchOff(world, currentPersona(world)),
        error500: async (world) => fails(world, error500),
      },
    },
    logout: {
      operation: 'logout',
      outcomes: {
        ok: async () => undefined,
        /** The contract knows no such answer, and our server never gives it: it ends every session it is asked to end. */
        async refused({ watched, kept }) {
          watched.expects('logout 200 ');
          kept.set('said', '');
          return { status: 200, code: 'not_logged_out', message: 'The session goes on.' };
        },
        ended401: (world) => endSession(world, currentPersona(world)),
        error500: async (world) => fails(world, error500),
      },
    },
  },

  unreachable: {},
};
