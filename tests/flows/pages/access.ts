/** Who sees which page: each visitor comes to a page of each area that has one. */
import type { Area, accessMachine } from '../../../src/machines/access.ts';
import { areas, type cases, pathOf, type VisitorName, visitors } from '../access.ts';
import type { Doing, Pages, World } from '../pages.ts';
import { freshDomain, makeRecruiter, signIn } from './recruiters.ts';

const greeting = /^Good (morning|afternoon|evening), /;
const titles: Partial<Record<string, string | RegExp>> = {
  [pathOf.public]: 'Honoring Service. Empowering Veterans.',
  [pathOf.guestOnly]: /^Welcome to /,
  [pathOf.approvalPending]: 'We’re checking your account',
  [pathOf.veteran]: greeting,
  [pathOf.recruiter]: greeting,
  [pathOf.recruiterWithPublicVariant]: 'Jobs',
  [pathOf.recruitersOnly]: 'Templates',
  [pathOf.recruitersOnlyWithPublicVariant]: /candidate/i,
  [pathOf.recruiterProfile]: 'Profile',
  [pathOf.company]: 'We’re checking Halden Rail Ltd',
};

const publicTitles: Partial<Record<string, RegExp>> = {
  [pathOf.recruiterWithPublicVariant]: /^Employers have \d+ open jobs? here$/,
  [pathOf.recruitersOnlyWithPublicVariant]: /^About \d+ people are looking for work$/,
};

const persona =
  (key: string) =>
  ({ people, page }: World) =>
    people.bring(page.context(), key);

const arrivals: Record<VisitorName, Doing> = {
  guest: async () => {},
  async 'guest whose session expired'({ page, server, tenant }) {
    const session = { token: 'of-yesterday', expiresAt: new Date(Date.now() - 1000).toISOString() };
    const localStorage = [{ name: 'session', value: JSON.stringify(session) }];
    const origins = [{ origin: server.origin(tenant), localStorage }];
    await page.context().setStorageState({ cookies: [], origins });
  },
  async 'someone switched off'(world) {
    world.watched.expects('failed: 410 GET /api/user-profile');
    world.watched.allows('failed: 410 GET /api/consents');
    await persona('veteran-inactive')(world);
  },
  'new veteran': persona('veteran-new'),
  veteran: persona('veteran-complete'),
  'pending veteran': persona('veteran-pending'),
  recruiter: persona('recruiter'),
  async 'hiring manager'(world) {
    const { id: company_id } = await world.server.companyCalled('Northgate Logistics Ltd', world.tenant);
    const email = `hanna@${freshDomain()}`;
    await signIn(
      world,
      await makeRecruiter(world, { email, first_name: 'Hanna', company_id, member_role: 'hiring_manager' }),
    );
  },
  'recruiter of a pending company': persona('recruiter-company-pending'),
};

const comes =
  (visitor: VisitorName, area: Area): Doing =>
  async (world) => {
    await arrivals[visitor](world);
    world.kept.set('who', visitor).set('opened', pathOf[area]);
    await world.page.goto(pathOf[area]);
  };

const heading = ({ page }: World) => page.getByRole('heading', { level: 1 });

const seesWhatWasOpened: Doing = async (world) => {
  const opened = String(world.kept.get('opened'));
  await world.expect(heading(world)).toHaveText(titles[opened] ?? '');
  await world.expect(world.page).toHaveURL(opened);
};

const isSentTo =
  (path: string, title: string | RegExp): Doing =>
  async (world) => {
    await world.expect(world.page).toHaveURL(path);
    await world.expect(heading(world)).toHaveText(title);
  };

const sentToNotFound = isSentTo('/404', 'Sorry, page not found!');
const atHome = isSentTo('/recruiter', greeting);
const atPendingCompany = isSentTo(pathOf.company, 'We’re checking Halden Rail Ltd');

export const pages: Pages<
  typeof accessMachine,
  typeof cases,
  | 'deciding'
  | 'guest.deciding'
  | 'switchedOff.deciding'
  | 'veteran.deciding'
  | 'veteran.pending.deciding'
  | 'recruiter.deciding'
> = {
  passing: [
    'deciding',
    'guest.deciding',
    'switchedOff.deciding',
    'veteran.deciding',
    'veteran.pending.deciding',
    'recruiter.deciding',
  ],

  setup: Object.fromEntries(
    (Object.keys(visitors) as VisitorName[]).flatMap((visitor) =>
      areas.map((area) => [`${visitor} at ${area}`, comes(visitor, area)]),
    ),
  ) as Record<keyof typeof cases.inputs, Doing>,

  states: {
    'guest.seesPage': seesWhatWasOpened,
    async 'guest.seesPublicVariant'(world) {
      const opened = String(world.kept.get('opened'));
      await isSentTo(opened, publicTitles[opened] ?? '')(world);
    },
    async 'guest.seesLogin'(world) {
      const { page, expect, kept } = world;
      const tab = page.getByRole('link', { name: 'Recruiter Login' });
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
      await expect(page).toHaveURL(String(kept.get('opened')));
    },
    async 'guest.sentToLogin'({ page, expect, kept }) {
      const isOfVeterans = [pathOf.veteran, pathOf.approvalPending].includes(String(kept.get('opened')));
      await expect(page).toHaveURL(`/auth/login?type=${isOfVeterans ? 'veteran' : 'recruiter'}`);
      await expect(page.getByText('Your session has ended.')).toBeVisible();
    },
    'guest.sentToMarketingSite': isSentTo('/site', titles[pathOf.public] ?? ''),
    'switchedOff.seesPage': seesWhatWasOpened,
    'switchedOff.sentToUserInactive': isSentTo('/user-inactive', 'Your account is inactive'),
    'veteran.seesPage': seesWhatWasOpened,
    'veteran.sentToOnboarding': isSentTo('/veteran/onboarding?step=0', 'Personal Details'),
    'veteran.sentToVeteranHome': isSentTo('/veteran', greeting),
    'veteran.sentToNotFound': sentToNotFound,
    'veteran.pending.seesPage': seesWhatWasOpened,
    'veteran.pending.sentToApprovalPending': isSentTo('/approval-pending', 'We’re checking your account'),
    'recruiter.seesPage': seesWhatWasOpened,
    'recruiter.sentToNotFound': sentToNotFound,
    async 'recruiter.sentToRecruiterHome'(world) {
      // Whose company is not approved is sent on from there.
      const isPending = world.kept.get('who') === 'recruiter of a pending company';
      await (isPending ? atPendingCompany : atHome)(world);
    },
    'recruiter.sentByCompanyRules': atHome,
    'recruiter.sentToCompany': atPendingCompany,
  },

  events: {},
  ports: {},

  unreachable: {},
};
