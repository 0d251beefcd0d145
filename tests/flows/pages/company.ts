/** The life of a company as its recruiter and the operator move it, each in a window of their own. */
import type { companyMachine } from '../../../src/machines/company.ts';
import { fillCompany } from '../../support/journeys/companySteps.ts';
import { lookAgain } from '../../support/journeys/inApp.ts';
import type { cases } from '../company.ts';
import type { Doing, Pages, World } from '../pages.ts';
import { changeCompany, decide, freshDomain, makeRecruiter, signIn } from './recruiters.ts';

const details = '/recruiter/company/details';
const why = 'Looked at by a person.';

interface Sent {
  id: number;
  name: string;
  /** The website that the operator approved last. */
  website: string;
  /** How often something of it was changed. */
  changes: number;
}

const sent = ({ kept }: World) => kept.get('company') as Sent;
const heading = ({ page }: World) => page.getByRole('heading', { level: 1 });
const button = ({ page }: World, name: string) => page.getByRole('button', { name, exact: true });
const rechecked = ({ page }: World) => page.getByText('Waiting for review.');

async function isAt(world: World, path: string, title: string) {
  await world.expect(world.page).toHaveURL(path);
  await world.expect(heading(world)).toHaveText(title);
}

async function openDetails(world: World) {
  if (!world.page.url().endsWith(details)) await world.page.goto(details);
  await isAt(world, details, sent(world).name);
}

const websiteOf = async (world: World) => {
  const { website } = await world.server.companyCalled(sent(world).name, world.tenant);
  return website;
};

/** Decided in the operator’s window; the recruiter then looks at theirs. */
const decided =
  (decision: Parameters<typeof decide>[2]): Doing =>
  async (world) => {
    await decide(world, sent(world).name, decision, why);
    if (world.page.url().endsWith('/recruiter/company/approval-pending')) await lookAgain(world.page);
    else await world.page.goto('/recruiter');
  };

type Change = 'details' | 'identity' | 'approved identity';

async function retype(world: World, what: Change) {
  const company = sent(world);
  company.changes += 1;
  const { page } = world;
  if (what === 'details') await page.getByLabel('Town or city').fill(`Bath ${company.changes}`);
  else if (what === 'identity')
    await page.getByLabel('Website').fill(`https://change-${company.changes}.test`);
  else await page.getByLabel('Website').fill(company.website);
}

/** On the page of the refusal what was changed is kept before it is sent again, and stays kept when that fails. */
async function changeWithoutSending(world: World) {
  const { page, server, watched, expect } = world;
  watched.expects('failed: 500 POST /api/company/resubmit');
  const call = server.controls.hold('resubmitCompany');
  await button(world, 'Resubmit').click();
  await call.arrived;
  call.release({ status: 500, code: 'server_error', message: 'Something went wrong on our side.' });
  await expect(
    page.getByRole('alert').filter({ hasText: 'Something went wrong on our side.' }),
  ).toBeVisible();
}

const changes =
  (what: Change): Doing =>
  async (world) => {
    const { page, expect } = world;
    const refused = button(world, 'Resubmit');
    if (await refused.isVisible()) {
      await retype(world, what);
      return changeWithoutSending(world);
    }
    const waits = page.getByRole('link', { name: 'Edit what you sent' });
    const isWaiting = await waits.isVisible();
    if (isWaiting) await waits.click();
    await button(world, 'Edit').click();
    await retype(world, what);
    await button(world, 'Save').click();
    await expect(button(world, 'Edit')).toBeVisible();
    if (isWaiting) await page.getByRole('link', { name: 'Back to your progress' }).click();
  };

export const pages: Pages<typeof companyMachine, typeof cases> = {
  passing: [],

  setup: {
    async 'nothing sent'(world) {
      const domain = freshDomain();
      await signIn(world, await makeRecruiter(world, { email: `kit@${domain}`, first_name: 'Kit' }));
      world.kept.set('domain', domain);
      await world.page.goto('/recruiter');
    },
  },

  states: {
    none: (world) => isAt(world, '/recruiter/company/create/', 'Add your company'),
    async pending(world) {
      await isAt(world, '/recruiter/company/approval-pending', `We’re checking ${sent(world).name}`);
      await world.expect(world.page.getByRole('link', { name: 'Edit what you sent' })).toBeVisible();
    },
    async 'active.approved'(world) {
      await openDetails(world);
      await world.expect(world.page.getByText('Approved', { exact: true })).toBeVisible();
      await world.expect(button(world, 'Edit')).toBeVisible();
      await world.expect(rechecked(world)).toHaveCount(0);
    },
    async 'active.recheck'(world) {
      await openDetails(world);
      await world.expect(rechecked(world)).toBeVisible();
    },
    async 'rejected.decided'(world) {
      const { page, expect, kept } = world;
      await isAt(world, '/recruiter/company/reject', `${sent(world).name} was not approved`);
      await expect(page.getByRole('region', { name: 'Why' })).toContainText(why);
      await expect(button(world, 'Resubmit')).toHaveCount(kept.has('sent again') ? 0 : 1);
      await expect(button(world, 'Appeal')).toHaveCount(kept.has('appealed') ? 0 : 1);
    },
    async 'rejected.appealed'(world) {
      const { page, expect } = world;
      await isAt(world, '/recruiter/company/reject', `${sent(world).name} was not approved`);
      await expect(page.getByText('We’re reading your appeal')).toBeVisible();
      await expect(button(world, 'Resubmit')).toHaveCount(0);
    },
    inactive: (world) => isAt(world, '/inactive', `${sent(world).name} is inactive`),
  },

  events: {
    async 'sends the company'(world) {
      const { page, kept, server, tenant, expect } = world;
      const domain = String(kept.get('domain'));
      const name = `Signals of ${domain}`;
      await fillCompany(page, name, domain);
      await button(world, 'Continue').click();
      await expect(page).toHaveURL('/recruiter/company/approval-pending');
      const { id } = await server.companyCalled(name, tenant);
      kept.set('company', { id, name, website: `https://${domain}`, changes: 0 } satisfies Sent);
      // One attempt represents several, as in the cases.
      await changeCompany(world, id, { attempts_left: 1 });
    },
    'changes the details': changes('details'),
    'changes name, website or number': changes('identity'),
    'takes the change back': changes('approved identity'),
    async 'sends it again'(world) {
      await world.page.getByLabel('What you changed').fill('The town.');
      await retype(world, 'details');
      await button(world, 'Resubmit').click();
      world.kept.set('sent again', true);
    },
    async appeals(world) {
      await world.page.getByLabel('Your appeal').fill('We hire for our own yard.');
      await button(world, 'Appeal').click();
      world.kept.set('appealed', true);
    },
    async 'the operator approves'(world) {
      await decided('Approve')(world);
      sent(world).website = await websiteOf(world);
    },
    'the operator rejects': decided('Reject'),
    'the operator switches it off': decided('Deactivate'),
    'the operator switches it on': decided('Reactivate'),
  },

  ports: {},
  unreachable: {},
};
