/** A recruiter’s way into a company, in it and out of it; the company’s admin decides in a window of their own. */

import { companies } from '../../../server/db/schema/companies.ts';
import type { membershipMachine } from '../../../src/machines/membership.ts';
import { fillCompany, mailedLink } from '../../support/journeys/companySteps.ts';
import type { cases } from '../membership.ts';
import type { Doing, Pages, World } from '../pages.ts';
import {
  call,
  changeCompany,
  changeUser,
  decideOnColleague,
  forgetDeclined,
  freshDomain,
  inTenant,
  makeRecruiter,
  operator,
  type Recruiter,
  signIn,
} from './recruiters.ts';

interface Employer {
  id: number;
  name: string;
}

type InvitedAs = 'admin' | 'recruiter' | 'hiring_manager';

interface Cast {
  domain: string;
  me: Recruiter;
  admin: Recruiter;
  /** The company with the domain of both. */
  found: Employer;
  /** The one the recruiter is in, or is to come into. */
  mine: Employer;
}

const cast = ({ kept }: World) => kept.get('cast') as Cast;
const heading = ({ page }: World) => page.getByRole('heading', { level: 1 });
const button = ({ page }: World, name: string | RegExp) => page.getByRole('button', { name });
const greeting = /^Good (morning|afternoon|evening), /;

/** The company is there to be joined, and no longer one that the recruiter founded. */
async function intoTheCompany(world: World) {
  const { admin, found } = cast(world);
  cast(world).mine = found;
  await changeUser(world, admin.id, { company_id: found.id });
  await changeCompany(world, found.id, { status: 'active' });
}

const start: Doing = async (world) => {
  const domain = freshDomain();
  const name = `Marine of ${domain}`;
  const [company] = await inTenant(world, ({ tx, tenantId }) =>
    tx
      .insert(companies)
      .values({
        ...{ tenant_id: tenantId, name, status: 'inactive', website: `https://${domain}` },
        ...{ email_domain: domain, company_type: 'SMEs', size_from: 11, size_to: 50, industry_id: 12 },
        ...{ country_id: 232, city: 'Bristol', description: 'Boats and piers.', submitted_at: new Date() },
      })
      .returning(),
  );
  if (!company) throw new Error('No company was made');
  const admin = await makeRecruiter(world, {
    ...{ email: `ada@${domain}`, first_name: 'Ada', is_admin: true, company_id: company.id },
  });
  const me = await makeRecruiter(world, {
    email: `kit@${domain}`,
    first_name: 'Kit',
    job_title: 'Recruiter',
  });
  world.kept.set('cast', { domain, me, admin, found: company, mine: company } satisfies Cast);
  await signIn(world, me);
  await world.page.goto('/recruiter');
};

async function isAt(world: World, path: string, title: string | RegExp) {
  await world.expect(world.page).toHaveURL(path);
  await world.expect(heading(world)).toHaveText(title);
}

/** A hiring manager's dashboard starts with who waits for their rating. */
async function isHiringManager({ page, expect }: World) {
  await expect(page).toHaveURL('/recruiter');
  await expect(page.getByRole('heading', { name: 'Waiting for your rating' })).toBeVisible();
}

async function isHome(world: World, runsTheTeam: boolean) {
  const { page, expect } = world;
  await isAt(world, '/recruiter', greeting);
  await expect(page.getByRole('heading', { name: cast(world).mine.name })).toBeVisible();
  const team = page.getByRole('main').locator('a[href^="/recruiter/companies"]');
  await expect(team).toHaveCount(runsTheTeam ? 1 : 0);
}

async function confirm({ page, expect }: World, answer: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: answer, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

const decided =
  (action: Parameters<typeof decideOnColleague>[2]): Doing =>
  async (world) => {
    const { admin, me } = cast(world);
    await decideOnColleague(world, admin, action, me);
    await world.page.goto('/recruiter');
  };

/** By the company’s admin; the link of the mail. */
async function invite(world: World, role: InvitedAs): Promise<string> {
  const { me, admin } = cast(world);
  await call(world, admin.email, 'company-invitations', {
    emails: [me.email],
    is_admin: role === 'admin',
    member_role: role === 'hiring_manager' ? role : 'recruiter',
  });
  return mailedLink(world.page, me.email);
}

/** The operator’s decision on the company. */
async function operatorDecides(world: World, decision: 'deactivate' | 'reactivate') {
  const path = `admin/companies/${cast(world).found.id}`;
  const { company: listed } = await call<{ company: { company: { version: number } } }>(
    world,
    operator,
    path,
  );
  const { version } = listed.company;
  await call(world, operator, `${path}/decision`, { decision, text: 'Looked at.', version });
}

const accepts =
  (role: InvitedAs): Doing =>
  async (world) => {
    await intoTheCompany(world);
    await world.page.goto(await invite(world, role));
    await button(world, `Join ${cast(world).mine.name}`).click();
  };

export const pages: Pages<typeof membershipMachine, typeof cases> = {
  passing: [],

  setup: { 'the only admin, if any': start, 'another admin is there': start },

  states: {
    'none.nothingFound': (world) => isAt(world, '/recruiter/company/create/', 'Add your company'),
    'none.companyFound': (world) =>
      isAt(world, '/recruiter/company/exists', `${cast(world).found.name} is already here`),
    async approvalPending(world) {
      const { name } = cast(world).mine;
      await isAt(world, '/recruiter/company/approval-pending', `Waiting for ${name} to approve you`);
    },
    'active.member': (world) => isHome(world, false),
    'active.admin': (world) => isHome(world, true),
    'active.hiringManager': isHiringManager,
    rejected: (world) => isAt(world, '/recruiter/company/reject', 'We couldn’t approve your account'),
    'inactive.recruiter': (world) => isAt(world, '/user-inactive', 'Your account is inactive'),
    'inactive.hiringManager': (world) => isAt(world, '/user-inactive', 'Your account is inactive'),
  },

  events: {
    async 'a company is found'(world) {
      const { me, found, domain } = cast(world);
      await intoTheCompany(world);
      await forgetDeclined(world, me.id);
      await changeCompany(world, found.id, { status: 'inactive', email_domain: domain });
      await operatorDecides(world, 'reactivate');
      await world.page.goto('/recruiter');
    },
    async 'the company takes nobody any more'(world) {
      await operatorDecides(world, 'deactivate');
      await world.page.goto('/recruiter');
    },
    async 'says it is not theirs'(world) {
      await button(world, 'This is not my company').click();
      await confirm(world, 'It isn’t mine');
    },
    async 'sends a company'(world) {
      const { page, expect, server, tenant } = world;
      const { domain, admin } = cast(world);
      const name = `Second of ${domain}`;
      await changeCompany(world, cast(world).found.id, { status: 'inactive' });
      await fillCompany(page, name, `second.${domain}`);
      await button(world, 'Continue').click();
      await expect(page).toHaveURL('/recruiter/company/approval-pending');
      const { id } = await server.companyCalled(name, tenant);
      await changeCompany(world, id, { status: 'active' });
      await changeUser(world, admin.id, { company_id: id });
      cast(world).mine = { id, name };
      await page.goto('/recruiter');
    },
    async 'asks to join'(world) {
      await world.page.getByLabel('A message to its admins').fill('I hire for the yard.');
      await button(world, 'Ask to join').click();
    },
    async 'takes the request back'(world) {
      // Else it is offered again immediately.
      await changeCompany(world, cast(world).found.id, { email_domain: null });
      await button(world, 'Withdraw request').click();
      await confirm(world, 'Withdraw request');
    },
    'accepts an invitation': accepts('recruiter'),
    'accepts an invitation as admin': accepts('admin'),
    'accepts an invitation as hiring manager': accepts('hiring_manager'),
    'an admin approves': decided('Approve'),
    'an admin rejects': decided('Reject'),
    async 'an admin switches them off'(world) {
      world.watched.expects('failed: 410 GET /api/user-profile');
      world.watched.allows('failed: 410 GET /api/consents');
      await decided('Deactivate')(world);
    },
    'an admin switches them on': decided('Reactivate'),
    'becomes an admin': decided('Make admin'),
    'is no admin any more': decided('Remove admin'),
    'becomes a hiring manager': decided('Make hiring manager'),
    'becomes a recruiter again': decided('Make recruiter'),
    async leaves(world) {
      const { page } = world;
      const another = button(world, 'Find another company');
      if (!(await another.isVisible())) await page.goto('/recruiter/company/details');
      await another.or(button(world, /^Leave /)).click();
      await confirm(world, 'Leave');
    },
  },

  ports: {},
  unreachable: {},
};
