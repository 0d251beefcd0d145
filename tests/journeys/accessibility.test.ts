import type { Page } from '@playwright/test';
import { barriersOf } from './barriers.ts';
import { pointer } from './hands.ts';
import { continueButton, giveFile, heading } from './onboardingScreens.ts';
import { expect, test } from './story.ts';

/** As if another tab had changed the setting, so that an open dialog stays open. */
const setMode = (page: Page, themeMode: string) =>
  page.evaluate((mode) => {
    localStorage.setItem('settings', JSON.stringify({ themeMode: mode }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
  }, themeMode);

const colourScheme = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

/** Each width and each mode once; with EVERY_LOOK set, each with each. */
const looks = process.env.EVERY_LOOK
  ? [
      { width: 1440, modes: ['light', 'dark'] },
      { width: 320, modes: ['light', 'dark'] },
    ]
  : [
      { width: 1440, modes: ['dark'] },
      { width: 320, modes: ['light'] },
    ];

async function problemsOf(page: Page) {
  const found: string[] = [];
  for (const { width, modes } of looks) {
    await page.setViewportSize({ width, height: 800 });
    for (const mode of modes) {
      await setMode(page, mode);
      await expect.poll(() => colourScheme(page)).toBe(mode);
      found.push(...(await barriersOf(page)).map((barrier) => `${width} ${mode}: ${barrier}`));
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) found.push(`${width}: ${overflow} px stick out`);
  }
  return found;
}

// The longest file: both workers share it.
test.describe.configure({ mode: 'parallel' });

interface Place {
  name: string;
  /** Nobody is signed in without one. */
  key?: string;
  path: string;
  /** What the person does on the page first. */
  act?: (page: Page) => Promise<void>;
  failure?: string;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).click();
const onboarding = '/veteran/onboarding';

const places: Place[] = [
  { name: 'login', path: '/auth/login' },
  { name: 'a refused login', path: '/auth/login', act: press('Sign in') },
  { name: 'the people to try', path: '/auth/login', act: press('Try it as…') },
  { name: 'the marketing site', path: '/site' },
  { name: '404', path: '/404' },
  { name: 'user-inactive', path: '/user-inactive' },
  { name: 'inactive', path: '/inactive', key: 'recruiter-company-inactive' },
  { name: 'the veteran’s dashboard', path: '/veteran', key: 'veteran-complete' },
  { name: 'the dashboard before the start', path: '/veteran', key: 'veteran-new' },
  { name: 'the CV', path: '/veteran/resume', key: 'veteran-complete' },
  {
    name: 'no CV',
    path: '/veteran/resume',
    key: 'veteran-no-cv',
    failure: 'failed: 404 GET /api/onboarding/get-resume',
  },
  { name: 'the profile menu', path: '/recruiter', key: 'recruiter', act: press(/^Profile menu/) },
  {
    name: 'the mobile menu',
    path: '/veteran',
    key: 'veteran-complete',
    act: async (page) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await press('Menu')(page);
    },
  },
  { name: 'the settings', path: '/veteran', key: 'veteran-complete', act: press('Display settings') },
  {
    name: 'the logout dialog',
    path: '/veteran',
    key: 'veteran-complete',
    act: async (page) => {
      await press(/^Profile menu/)(page);
      await press('Log Out')(page);
    },
  },
  {
    name: 'the incomplete dialog',
    path: '/veteran',
    key: 'veteran-no-cv',
    act: async (page) => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'CV' }).click();
    },
  },
  { name: 'Personal Details', path: onboarding, key: 'veteran-new' },
  {
    name: 'Personal Details refused',
    path: onboarding,
    key: 'veteran-new',
    act: (page) => continueButton(page).click(),
  },
  { name: 'the skip dialog', path: onboarding, key: 'veteran-new', act: press('Skip') },
  { name: 'Upload your CV', path: onboarding, key: 'veteran-cv' },
  {
    name: 'a refused file',
    path: onboarding,
    key: 'veteran-cv',
    failure: 'failed: 415 POST /api/onboarding/upload-cv',
    act: async (page) => {
      const buffer = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
      await giveFile(page, pointer, { name: 'cv.pdf', mimeType: 'application/pdf', buffer });
      await continueButton(page).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'the check of the CV', path: onboarding, key: 'veteran-cv-draft' },
  {
    name: 'the check of the CV, open',
    path: onboarding,
    key: 'veteran-cv-draft',
    act: async (page) => {
      await press('Edit Military Exp.')(page);
      await press('Edit Personal Details')(page);
      await continueButton(page).click();
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
    },
  },
  { name: 'Career Direction', path: onboarding, key: 'veteran-direction' },
  { name: 'a question', path: onboarding, key: 'veteran-questionnaire' },
  { name: 'the action plan', path: onboarding, key: 'veteran-plan' },
  { name: 'the leave dialog', path: onboarding, key: 'veteran-plan', act: press('Valour UK') },
  { name: 'Support & Services', path: onboarding, key: 'veteran-services' },
  { name: 'approval-pending', path: '/approval-pending', key: 'veteran-pending' },
  { name: 'the recruiter’s dashboard', path: '/recruiter', key: 'recruiter' },
  { name: 'a company to create', path: '/recruiter/company/create/', key: 'recruiter-new' },
  { name: 'a company that was found', path: '/recruiter/company/exists', key: 'recruiter-found' },
  { name: 'a rejected company', path: '/recruiter/company/reject', key: 'recruiter-rejected' },
  {
    name: 'a pending company',
    path: '/recruiter/company/approval-pending',
    key: 'recruiter-company-pending',
  },
  { name: 'company details', path: '/recruiter/company/details', key: 'recruiter-company-pending' },
  {
    name: 'a company that is edited',
    path: '/recruiter/company/details',
    key: 'recruiter-company-pending',
    act: press('Edit'),
  },
  { name: 'the company’s team', path: '/recruiter/companies?tab=pending', key: 'recruiter-admin' },
  { name: 'the company’s invitations', path: '/recruiter/companies?tab=invitations', key: 'recruiter-admin' },
];

for (const { name, key, path, act, failure } of places) {
  test(`no barrier of WCAG 2.2 AA: ${name}`, async ({ page, context, people, watched }) => {
    if (failure) watched.expects(failure);
    if (key) await people.bring(context, key);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await act?.(page);
    expect(await problemsOf(page)).toEqual([]);
  });
}
