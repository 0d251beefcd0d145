import type { BrowserContext, Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { openSession, sessionLifetimes } from '../../server/auth/sessions.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { jobReports, jobs } from '../../server/db/schema/jobs.ts';
import type { Settings } from '../../src/ui/settings.ts';
import { barriersOf } from '../support/journeys/barriers.ts';
import { pointer } from '../support/journeys/hands.ts';
import { openInApp } from '../support/journeys/inApp.ts';
import { continueButton, giveFile, heading, openPart } from '../support/journeys/onboardingScreens.ts';
import type { JourneyServer } from '../support/journeys/server.ts';
import { expect, test } from '../support/journeys/story.ts';
import { isWhole } from '../support/journeys/whole.ts';

type Mode = Pick<Settings, 'themeMode' | 'themeContrast'>;

/** As if another tab had changed the setting, so that an open dialog stays open. */
const setMode = (page: Page, mode: Mode) =>
  page.evaluate((settings) => {
    localStorage.setItem('settings', JSON.stringify(settings));
    window.dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
  }, mode);

/** Only with bold contrast a card has a shadow. */
const modeInForce = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const shadow = style.getPropertyValue('--ui-shadow-card');
    return { themeMode: style.colorScheme, themeContrast: shadow === 'none' ? 'default' : 'bold' };
  });

const light: Mode = { themeMode: 'light', themeContrast: 'default' };
const dark: Mode = { themeMode: 'dark', themeContrast: 'default' };
const allModes: Mode[] = [
  light,
  dark,
  { ...light, themeContrast: 'bold' },
  { ...dark, themeContrast: 'bold' },
];

interface Look {
  width: number;
  /** In each of these barriers are looked for. */
  modes: Mode[];
}

/** What a usual run has of a place, in turn; a whole run has each width in each mode. */
const inTurn: Look[][] = [
  [
    { width: 1440, modes: [dark] },
    { width: 320, modes: [] },
  ],
  [
    { width: 1440, modes: [] },
    { width: 320, modes: [light] },
  ],
];
const allLooks: Look[] = [1440, 320].map((width) => ({ width, modes: allModes }));
const looksAt = (turn: number) => (isWhole ? allLooks : inTurn[turn % inTurn.length]!);

async function problemsOf(page: Page, looks: Look[]) {
  const result: string[] = [];
  for (const { width, modes } of looks) {
    await page.setViewportSize({ width, height: 800 });
    for (const mode of modes) {
      await setMode(page, mode);
      await expect.poll(() => modeInForce(page)).toEqual(mode);
      const look = `${width} ${mode.themeMode} ${mode.themeContrast}`;
      result.push(...(await barriersOf(page)).map((barrier) => `${look}: ${barrier}`));
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) result.push(`${width}: ${overflow} px stick out`);
  }
  return result;
}

// The longest file: all workers share it.
test.describe.configure({ mode: 'parallel' });

interface Place {
  name: string;
  /** Of the document, before the person does anything. */
  title: string;
  /** Nobody is signed in without one. */
  key?: string;
  /** The operator, in the console. */
  operator?: boolean;
  path: string;
  /** What was done before. */
  first?: (context: BrowserContext, server: JourneyServer) => Promise<void>;
  /** What the person does on the page first. */
  act?: (page: Page) => Promise<void>;
  failure?: string;
}

/** Somebody has reported a job, and the operator is signed in. */
async function reportedJob(context: BrowserContext, server: JourneyServer) {
  await server.startAfresh('veteran-complete');
  const session = await server.asPerson('veteran-complete', async (db, veteran) => {
    const { tx, tenantId: tenant_id } = db;
    const [job] = await tx.select().from(jobs).where(eq(jobs.status, 'published')).limit(1);
    const report = {
      reason: 'misleading' as const,
      text: 'The place is another one.',
      created_at: new Date(),
    };
    await tx.insert(jobReports).values({ tenant_id, user_id: veteran.id, job_id: job!.id, ...report });
    const isOperator = and(eq(users.tenant_id, tenant_id), eq(users.email, 'operator@demo.test'));
    const [operator] = await tx.select().from(users).where(isOperator);
    return openSession(db, { userId: operator!.id, now: new Date(), life: sessionLifetimes.ordinary });
  });
  const stored = JSON.stringify({ token: session.token, expiresAt: session.token_expires_at });
  await context.addInitScript((value) => sessionStorage.setItem('operatorSession', value), stored);
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).click();
const onboarding = '/veteran/onboarding';

const places: Place[] = [
  { name: 'login', title: 'Login', path: '/auth/login' },
  { name: 'a refused login', title: 'Login', path: '/auth/login', act: press('Sign in') },
  { name: 'the people to try', title: 'Login', path: '/auth/login', act: press('Try it as…') },
  { name: 'the marketing site', title: 'Valour UK', path: '/site' },
  { name: 'about us', title: 'About us · Valour UK', path: '/site/about' },
  { name: 'a service of the marketing site', title: 'Healthcare · Valour UK', path: '/site/healthcare' },
  { name: 'the landing page of recruiters', title: 'For recruiters · Valour UK', path: '/recruiters' },
  {
    name: 'the questions of recruiters, open',
    title: 'For recruiters · Valour UK',
    path: '/recruiters',
    act: async (page) => {
      for (const question of await page.locator('summary').all()) await question.click();
    },
  },
  { name: 'the privacy choices', title: 'Privacy choices', path: '/privacy' },
  {
    name: 'the privacy choices of a veteran',
    title: 'Privacy choices',
    path: '/privacy',
    key: 'veteran-complete',
  },
  { name: 'the data sources', title: 'Data sources', path: '/data-sources' },
  {
    name: 'the search of military roles',
    title: 'What does your military role mean?',
    path: '/military-roles?search=mechanic',
  },
  {
    name: 'what a military role means',
    title: 'What does Vehicle Mechanic mean outside?',
    path: '/military-roles/1139',
  },
  {
    name: 'the visits on a chart',
    title: 'Apply · Flows',
    path: '/flows?machine=apply&state=answering&see=visits',
    act: (page) => page.getByRole('table', { name: 'Visits by state' }).waitFor(),
  },
  { name: '404', title: 'Page not found', path: '/404' },
  { name: 'user-inactive', title: 'Account inactive', path: '/user-inactive' },
  { name: 'inactive', title: 'Inactive', path: '/inactive', key: 'recruiter-company-inactive' },
  { name: 'the veteran’s dashboard', title: 'Dashboard', path: '/veteran', key: 'veteran-complete' },
  {
    name: 'a task of the plan that is changed',
    title: 'Dashboard',
    path: '/veteran',
    key: 'veteran-complete',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Change: / })
        .first()
        .click();
      // The button scrolled into view; half under the header, a link would count as too small.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'what there is to explore',
    title: 'Dashboard',
    path: '/veteran?dashboard_tab=explore&search=engineer',
    key: 'veteran-complete',
  },
  {
    name: 'another career direction',
    title: 'Update career direction',
    path: '/veteran/update-career-direction',
    key: 'veteran-complete',
  },
  {
    name: 'the plan refined',
    title: 'Refine your action plan',
    path: '/veteran/refine-action-plan',
    key: 'veteran-complete',
    act: press('Continue'),
  },
  { name: 'the dashboard before the start', title: 'Dashboard', path: '/veteran', key: 'veteran-new' },
  {
    name: 'no application',
    title: 'Applications',
    path: '/veteran/applications',
    key: 'veteran-new',
    act: (page) =>
      expect(page.getByRole('heading', { name: 'You haven’t applied for any jobs yet' })).toBeVisible(),
  },
  { name: 'the jobs of a visitor', title: 'Jobs', path: '/jobs' },
  {
    name: 'a job',
    title: 'Job Details · Night Operations Manager, Northgate Logistics Ltd',
    path: '/jobs/2',
  },
  {
    name: 'the start of an application',
    title: 'Apply Job',
    path: '/jobs/5/apply',
    key: 'veteran-complete',
    act: (page) => expect(page.getByRole('radio').first()).toBeVisible(),
  },
  {
    name: 'the first step of a new job',
    title: 'Create Job',
    path: '/recruiter/create-job',
    key: 'recruiter',
  },
  {
    name: 'the saved jobs',
    title: 'Jobs',
    path: '/veteran/jobs?jobType=jobs',
    key: 'veteran-complete',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Save / })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /^Saved: / })).toBeVisible();
      await page.getByRole('link', { name: 'Saved', exact: true }).click();
      await expect(page.getByRole('list', { name: 'Saved jobs' })).toBeVisible();
    },
  },
  {
    name: 'the transition plans',
    title: 'Transition Plan',
    path: '/veteran/transition-plan-vx',
    key: 'veteran-complete',
    act: (page) => expect(page.getByRole('link', { name: 'Continue your Education plan' })).toBeVisible(),
  },
  {
    name: 'a transition plan',
    title: 'Transition Plan',
    path: '/veteran/transition-plan-vx',
    key: 'veteran-complete',
    act: async (page) => {
      await page.getByRole('link', { name: 'Open your Employment plan' }).click();
      await press('Change your leaving date')(page);
      await expect(page.getByRole('dialog', { name: 'Change your leaving date' })).toBeVisible();
    },
  },
  {
    name: 'a step of a transition plan, refused',
    title: 'Transition Plan',
    path: '/veteran/create-transition-plan-vx?type=education',
    key: 'veteran-complete',
    act: async (page) => {
      await press('Continue')(page);
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    name: 'courses by filter, near the city of the profile',
    title: 'Courses',
    path: '/veteran/courses?category_id=7&proximity=near_me',
    key: 'veteran-complete',
    act: (page) => expect(page.getByRole('button', { name: 'Use my location' })).toBeVisible(),
  },
  {
    name: 'the services, a crisis line first',
    title: 'Service Providers',
    path: '/veteran/service-providers',
    key: 'veteran-complete',
    act: (page) =>
      expect(page.getByRole('list', { name: 'Services', exact: true })).toContainText('Samaritans'),
  },
  {
    name: 'no saved course',
    title: 'Courses',
    path: '/veteran/courses?saved=1',
    key: 'veteran-new',
    act: (page) =>
      expect(page.getByRole('heading', { name: 'You haven’t saved any courses yet' })).toBeVisible(),
  },
  { name: 'a course, to a guest', title: 'Course Details · Networks from the ground up', path: '/courses/1' },
  {
    name: 'a message to a service without consent',
    title: 'Service Provider Details · First Surgery (example)',
    path: '/service-providers/4',
    key: 'veteran-complete',
    act: press('Send message'),
  },
  { name: 'the CVs', title: 'CV', path: '/veteran/resume', key: 'veteran-complete' },
  { name: 'no CV', title: 'CV', path: '/veteran/resume', key: 'veteran-no-cv' },
  {
    name: 'the next CV for applications',
    title: 'CV',
    path: '/veteran/resume',
    key: 'veteran-complete',
    act: press(/^Delete Network engineer/),
  },
  {
    name: 'the designs',
    title: 'Choose a design',
    path: '/veteran/resume/build',
    key: 'veteran-complete',
  },
  {
    name: 'the finished CV',
    title: 'CV preview',
    path: '/veteran/resume/preview',
    key: 'veteran-complete',
    act: async (page) => {
      await expect(page.getByRole('document', { name: 'Your CV as text' })).toContainText('Whitcombe');
    },
  },
  {
    name: 'what a machine reads',
    title: 'CV preview',
    path: '/veteran/preview-resume-pdf',
    key: 'veteran-complete',
    act: async (page) => {
      await page.getByRole('tab', { name: 'What software reads' }).click();
      await expect(page.getByText('Software can read everything in your file')).toBeVisible();
    },
  },
  { name: 'a CV to look at', title: 'View CV', path: '/veteran/view-resume', key: 'veteran-complete' },
  {
    name: 'a CV that is deleted',
    title: 'CV',
    path: '/veteran/resume',
    key: 'veteran-complete',
    act: async (page) => {
      await press(/^Delete Team leader/)(page);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    },
  },
  {
    name: 'the profile menu',
    title: 'Dashboard',
    path: '/recruiter',
    key: 'recruiter',
    act: press(/^Profile menu/),
  },
  {
    name: 'the mobile menu',
    title: 'Dashboard',
    path: '/veteran',
    key: 'veteran-complete',
    act: async (page) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await press(/^Menu$/)(page);
    },
  },
  {
    name: 'the settings',
    title: 'Dashboard',
    path: '/veteran',
    key: 'veteran-complete',
    act: press('Display settings'),
  },
  {
    name: 'the logout dialog',
    title: 'Dashboard',
    path: '/veteran',
    key: 'veteran-complete',
    act: async (page) => {
      await press(/^Profile menu/)(page);
      await press('Log Out')(page);
    },
  },
  {
    name: 'the incomplete dialog',
    title: 'Dashboard',
    path: '/veteran',
    key: 'veteran-no-cv',
    act: async (page) => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'CV' }).click();
    },
  },
  {
    name: 'the profile',
    title: 'Personal details · Profile',
    path: '/veteran/profile',
    key: 'veteran-complete',
  },
  {
    name: 'the profile refused',
    title: 'Personal details · Profile',
    path: '/veteran/profile',
    key: 'veteran-complete',
    act: async (page) => {
      await page.getByLabel('First name').fill('');
      await press('Save')(page);
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
    },
  },
  {
    name: 'the profile’s service history',
    title: 'Service history · Profile',
    path: '/veteran/profile?profile_section=service',
    key: 'veteran-complete',
    act: async (page) => {
      await press('Add period')(page);
      await expect(page.getByLabel('Service', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'the profile’s preferences',
    title: 'Preferences · Profile',
    path: '/veteran/profile?profile_section=preferences',
    key: 'veteran-complete',
  },
  {
    name: 'the profile’s visibility',
    title: 'Who sees what · Profile',
    path: '/veteran/profile?profile_section=visibility',
    key: 'veteran-complete',
    act: (page) => expect(page.getByRole('group', { name: 'What they see: A recruiter' })).toBeVisible(),
  },
  {
    name: 'the profile’s security',
    title: 'Security · Profile',
    path: '/veteran/profile?profile_section=security',
    key: 'veteran-complete',
    act: press('Change password'),
  },
  {
    name: 'the profile’s privacy',
    title: 'Privacy · Profile',
    path: '/veteran/profile?profile_section=privacy',
    key: 'veteran-complete',
    act: async (page) => {
      await page.getByRole('switch', { name: 'News by email' }).click();
      await expect(page.getByRole('switch', { name: 'News by email' })).toBeChecked();
      await press('Delete my account')(page);
    },
  },
  {
    name: 'the profile’s company',
    title: 'Company · Profile',
    path: '/recruiter/profile?profile_section=company',
    key: 'recruiter',
    act: (page) => expect(page.getByRole('link', { name: 'Company Details' })).toBeVisible(),
  },
  {
    name: 'the profile outside the gate',
    title: 'Personal details · Profile',
    path: '/recruiter/profile',
    key: 'recruiter-new',
  },
  {
    name: 'Personal Details',
    title: 'Personal Details · Stage 1 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-new',
  },
  {
    name: 'Personal Details refused',
    title: 'Personal Details · Stage 1 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-new',
    act: (page) => continueButton(page).click(),
  },
  {
    name: 'the skip dialog',
    title: 'Personal Details · Stage 1 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-new',
    act: press('Skip'),
  },
  {
    name: 'Upload your CV',
    title: 'Upload your CV · Stage 2 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-cv',
  },
  {
    name: 'a refused file',
    title: 'Upload your CV · Stage 2 of 5 · Valour UK',
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
  {
    name: 'the check of the CV',
    title: 'Check what we read · Stage 2 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-cv-draft',
  },
  {
    name: 'the check of the CV, open',
    title: 'Check what we read · Stage 2 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-cv-draft',
    act: async (page) => {
      await openPart(page, pointer, 'Personal Details');
      await press('Edit Personal Details')(page);
      await continueButton(page).click();
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
    },
  },
  {
    name: 'Career Direction',
    title: 'Career Direction · Stage 3 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-direction',
  },
  {
    name: 'a question',
    title: 'Which sectors do you want to move into? · Stage 3 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-questionnaire',
  },
  {
    name: 'the action plan',
    title: 'Your action plan · Stage 4 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-plan',
  },
  {
    name: 'the leave dialog',
    title: 'Your action plan · Stage 4 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-plan',
    act: press('Valour UK'),
  },
  {
    name: 'Support & Services',
    title: 'Support & Services · Stage 5 of 5 · Valour UK',
    path: onboarding,
    key: 'veteran-services',
  },
  {
    name: 'approval-pending',
    title: 'Waiting for approval',
    path: '/approval-pending',
    key: 'veteran-pending',
  },
  { name: 'the recruiter’s dashboard', title: 'Dashboard', path: '/recruiter', key: 'recruiter' },
  {
    name: 'the notifications',
    title: 'Notifications',
    path: '/recruiter/notifications',
    key: 'recruiter-admin',
    act: (page) => expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible(),
  },
  {
    name: 'the profile’s notifications',
    title: 'Notifications · Profile',
    path: '/veteran/profile?profile_section=notifications',
    key: 'veteran-complete',
  },
  {
    name: 'a company to create',
    title: 'Your company',
    path: '/recruiter/company/create/',
    key: 'recruiter-new',
  },
  {
    name: 'a company that was found',
    title: 'Your company',
    path: '/recruiter/company/exists',
    key: 'recruiter-found',
  },
  {
    name: 'a rejected company',
    title: 'Not approved',
    path: '/recruiter/company/reject',
    key: 'recruiter-rejected',
  },
  {
    name: 'a pending company',
    title: 'Waiting for approval',
    path: '/recruiter/company/approval-pending',
    key: 'recruiter-company-pending',
  },
  {
    name: 'company details',
    title: 'Company Details',
    path: '/recruiter/company/details',
    key: 'recruiter-company-pending',
  },
  {
    name: 'a company that is edited',
    title: 'Company Details',
    path: '/recruiter/company/details',
    key: 'recruiter-company-pending',
    act: press('Edit'),
  },
  {
    name: 'the company’s team',
    title: 'Companies',
    path: '/recruiter/companies?tab=pending',
    key: 'recruiter-admin',
  },
  {
    name: 'the company’s invitations',
    title: 'Companies',
    path: '/recruiter/companies?tab=invitations',
    key: 'recruiter-admin',
  },
  {
    name: 'who applied for a job',
    title: 'Applicants · Night Operations Manager',
    path: '/recruiter/jobs/2',
    key: 'recruiter',
    act: press('Stage'),
  },
  {
    name: 'an application, with why it fits',
    title: 'James Whitcombe · Night Operations Manager',
    path: '/recruiter/applications/1',
    key: 'recruiter',
    act: async (page) => {
      await press('See why')(page);
      await expect(page.getByText('can see that you viewed this.')).toBeVisible();
    },
  },
  {
    name: 'an application that is refused',
    title: 'Mark Stafford · Night Operations Manager',
    path: '/recruiter/applications/62',
    key: 'recruiter',
    act: async (page) => {
      await press('Reject')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    },
  },
  {
    name: 'the candidates, with why one fits',
    title: 'Candidates',
    path: '/recruiter/candidate-list?job_id=2&skills=Leadership',
    key: 'recruiter',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^See why/ })
        .first()
        .click();
      await expect(page.getByText('can see that you viewed this.')).toBeVisible();
    },
  },
  {
    name: 'a candidate',
    title: 'Candidates',
    path: '/recruiter/candidate-list?job_id=2',
    key: 'recruiter',
    act: async (page) => {
      await page.getByRole('list', { name: 'Candidates' }).getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible();
    },
  },
  {
    name: 'an invitation to apply',
    title: 'Candidates',
    path: '/recruiter/candidate-list?job_id=2',
    key: 'recruiter',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Invite to apply: / })
        .first()
        .click();
    },
  },
  {
    name: 'the reported jobs',
    title: 'Reported jobs',
    path: '/admin/reports',
    first: reportedJob,
    act: (page) => expect(page.getByText('The place is another one.')).toBeVisible(),
  },
  {
    name: 'the content of the tenant',
    title: 'Content',
    path: '/admin/content',
    operator: true,
  },
  {
    name: 'the courses in the console',
    title: 'Courses',
    path: '/admin/content/courses',
    operator: true,
  },
  {
    name: 'a course in the console, with its faults',
    title: 'Add a course',
    path: '/admin/content/courses/new',
    operator: true,
    failure: 'failed: 422 POST /api/admin/courses',
    act: async (page) => {
      await press('Save')(page);
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    name: 'the towns in the console',
    title: 'Towns',
    path: '/admin/content/reference/cities?search=bristol',
    operator: true,
  },
  {
    name: 'the occupation data in the console',
    title: 'Occupation data',
    path: '/admin/content/release',
    operator: true,
  },
  {
    name: 'a file of courses that was looked at',
    title: 'Import · Courses',
    path: '/admin/content/courses/import',
    operator: true,
    act: async (page) => {
      const buffer = Buffer.from('code,level,url\nforklift,Level 9,\nsite-safety,Level 2,javascript:x\n');
      await page
        .getByLabel('Drop a CSV file here')
        .setInputFiles({ name: 'courses.csv', mimeType: 'text/csv', buffer });
      await expect(page.getByRole('heading', { name: 'Errors' })).toBeVisible();
    },
  },
  { name: 'the candidates as visitors see them', title: 'Candidates', path: '/recruiter/candidate-list' },
];

const mostAtOnce = 12;

/** One window and one start for the places of one person: opening them costs more than looking. */
function together(all: Place[]): Place[][] {
  const groups = new Map<unknown, Place[][]>();
  for (const place of all) {
    const owner = place.first ?? place.key ?? (place.operator ? 'the operator' : 'nobody');
    const own = groups.get(owner) ?? [];
    const last = own.at(-1);
    if (last && last.length < mostAtOnce) last.push(place);
    else groups.set(owner, [...own, [place]]);
  }
  return [...groups.values()].flat();
}

/** Of the places of a window the app is loaded for the first alone; a page in between lets each begin anew. */
async function open(page: Page, { path, title, act }: Place, isLoaded: boolean) {
  await page.setViewportSize({ width: 1280, height: 800 });
  if (isLoaded) {
    await openInApp(page, '/404');
    await expect(page).toHaveTitle('Page not found');
    await openInApp(page, path);
  } else await page.goto(path);
  await expect(page).toHaveTitle(title);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await act?.(page);
}

function lookRight(all: Place[]) {
  for (const group of together(all)) {
    const names = group.map(({ name }) => name).join('; ');
    test(`ROUTE-15 the title of the document, and no barrier of WCAG 2.2 AA: ${names}`, async ({
      page,
      context,
      people,
      server,
      watched,
    }) => {
      test.setTimeout(test.info().timeout + group.length * 15_000);
      const [{ key, operator, first } = {} as Place] = group;
      watched.expects(...group.flatMap(({ failure = [] }) => failure));
      // Only where it is the first page, which is loaded.
      watched.allows('failed: 404 GET /404');
      if (key) await people.bring(context, key);
      await first?.(context, server);
      if (operator) await people.bringOperator(page);
      for (const [at, place] of group.entries())
        await test.step(place.name, async () => {
          await open(page, place, at > 0);
          expect(await problemsOf(page, looksAt(all.indexOf(place)))).toEqual([]);
        });
    });
  }
}

lookRight(places);

/** In a usual run the stories of the flows look at these, in one look each. */
const flowPlaces: Place[] = [
  { name: 'the charts', title: 'Access · Flows', path: '/flows' },
  {
    name: 'a chart as text',
    title: 'Onboarding · Flows',
    path: '/flows?machine=onboarding&view=text',
    act: (page) => expect(page.getByText('go to Completed').first()).toBeVisible(),
  },
  {
    name: 'a search in all charts',
    title: 'Onboarding · Flows',
    path: '/flows?machine=onboarding',
    act: async (page) => {
      await page.getByRole('searchbox', { name: 'Search all charts' }).fill('skip');
      await expect(page.getByRole('region', { name: 'Search results' }).getByRole('status')).toHaveText(
        /^\d+ results/,
      );
    },
  },
  {
    name: 'a chart with all its groups, walked a step, and the step itself',
    title: 'Onboarding · Flows',
    path: '/flows?machine=onboarding&level=all',
    act: async (page) => {
      const state = page.getByRole('region', { name: 'State', exact: true });
      await state.getByRole('listitem').getByRole('button').first().click();
      await expect(
        page.getByRole('region', { name: 'Steps', exact: true }).getByRole('listitem'),
      ).toHaveCount(2);
    },
  },
  {
    name: 'why a page was opened',
    title: 'Access · Flows',
    path: '/flows?machine=access',
    act: async (page) => {
      await press('Why am I here?')(page);
      await page.getByRole('combobox', { name: 'Who' }).selectOption('recruiter-company-pending');
      await page.getByRole('combobox', { name: 'Opens the page' }).selectOption('/recruiter/company/create');
      await expect(page.getByRole('region', { name: 'Why am I here?' }).getByRole('status')).toContainText(
        'Sent by company rules',
      );
    },
  },
  {
    name: 'what changed in a chart',
    title: 'Company routing · Flows',
    path: '/flows?machine=companyRouting&see=changes',
    act: (page) => expect(page.getByRole('region', { name: 'What changed' })).toBeVisible(),
  },
  {
    name: 'the coverage of a chart',
    title: 'Company routing · Flows',
    path: '/flows?machine=companyRouting&see=coverage',
    act: (page) => expect(page.getByRole('region', { name: 'Coverage' })).toBeVisible(),
  },
];
test.describe('flows', { tag: '@whole' }, () => {
  lookRight(flowPlaces);
});

test.describe('in the United States', () => {
  test.use({ tenant: 'us' });
  lookRight([
    {
      name: 'the federal resumes',
      title: 'Federal resume',
      path: '/veteran/federal-resume',
      key: 'veteran-complete',
    },
    {
      name: 'a federal resume that is written',
      title: 'Federal resume',
      path: '/veteran/federal-resume',
      key: 'veteran-complete',
      act: async (page) => {
        await page.getByRole('link', { name: 'Edit' }).click();
        await page
          .getByRole('link', { name: /Confirm the 40 hours/ })
          .first()
          .click();
        await expect(page.getByLabel('Hours per week', { exact: true })).toBeFocused();
      },
    },
  ]);
});
