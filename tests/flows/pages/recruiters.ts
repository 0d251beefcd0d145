/** Recruiters and companies of one path, which no other path knows, and the two who decide on them: the operator in the console, an admin in the team’s list. */
import type { BrowserContext, Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { openSession, sessionLifetimes } from '../../../server/auth/sessions.ts';
import type { TenantDb } from '../../../server/db/database.ts';
import { type UserRow, users } from '../../../server/db/schema/accounts.ts';
import { type Company, companies } from '../../../server/db/schema/companies.ts';
import { memberships } from '../../../server/db/schema/teams.ts';
import { type Decision, decideInConsole } from '../../support/journeys/companySteps.ts';
import { lookAgain } from '../../support/journeys/inApp.ts';
import type { World } from '../pages.ts';
import { stepTimeout } from '../timeouts.ts';

export type Recruiter = Pick<UserRow, 'id' | 'email' | 'first_name' | 'last_name'>;
export const nameOf = ({ first_name, last_name }: Recruiter) => `${first_name} ${last_name}`;

export const inTenant = <Result>({ server, tenant }: World, work: (db: TenantDb) => Promise<Result>) =>
  server.asPerson('recruiter-admin', work, tenant);

/** A domain of its own for each path. */
export const freshDomain = () => `${crypto.randomUUID().slice(0, 8)}.test`;

export async function makeRecruiter(
  world: World,
  fields: Pick<UserRow, 'email' | 'first_name'> & Partial<UserRow>,
) {
  const [recruiter] = await inTenant(world, ({ tx, tenantId }) =>
    tx
      .insert(users)
      .values({
        ...{ tenant_id: tenantId, role: 'recruiter', status: 'active', country_id: 232 },
        ...{ last_name: 'Sarnow', email_verified_at: new Date(), ...fields },
      })
      .returning(),
  );
  if (!recruiter) throw new Error('Nobody was made');
  return recruiter;
}

export const changeUser = (world: World, id: number, to: Partial<UserRow>) =>
  inTenant(world, ({ tx, tenantId }) =>
    tx
      .update(users)
      .set(to)
      .where(and(eq(users.tenant_id, tenantId), eq(users.id, id))),
  );

export const changeCompany = (world: World, id: number, to: Partial<Company>) =>
  inTenant(world, ({ tx, tenantId }) =>
    tx
      .update(companies)
      .set(to)
      .where(and(eq(companies.tenant_id, tenantId), eq(companies.id, id))),
  );

/** What the recruiter has said no to may be offered again. */
export const forgetDeclined = (world: World, userId: number) =>
  inTenant(world, ({ tx, tenantId }) =>
    tx
      .update(memberships)
      .set({ declined_company_ids: [] })
      .where(and(eq(memberships.tenant_id, tenantId), eq(memberships.user_id, userId))),
  );

const sessionOf = (world: World, email: string) =>
  inTenant(world, async (db) => {
    const [user] = await db.tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.tenant_id, db.tenantId), eq(users.email, email)));
    if (!user) throw new Error(`Nobody has the address ${email}`);
    const { token, token_expires_at } = await openSession(db, {
      userId: user.id,
      now: new Date(),
      life: sessionLifetimes.ordinary,
    });
    return { token, expiresAt: token_expires_at };
  });

const signedIn = (world: World, session: object) => {
  const localStorage = [{ name: 'session', value: JSON.stringify(session) }];
  return { cookies: [], origins: [{ origin: world.server.origin(world.tenant), localStorage }] };
};

export const signIn = async (world: World, { email }: Recruiter) =>
  world.page.context().setStorageState(signedIn(world, await sessionOf(world, email)));

interface Opened {
  window: Page;
  /** It shows what it was opened with; nothing was asked for since. */
  isNew: boolean;
}

/** In a window of their own, open until the path ends. */
async function windowOf(world: World, name: string, open: () => Promise<BrowserContext>): Promise<Opened> {
  const before = world.kept.get(name) as Page | undefined;
  if (before) return { window: before, isNew: false };
  const context = await open();
  const window = await context.newPage();
  window.setDefaultTimeout(stepTimeout);
  world.kept.set(name, window);
  return { window, isNew: true };
}

/** Where somebody else looks at the same thing: the person with this address, or a visitor. */
export async function besides(world: World, email: string | null, path: string): Promise<Page> {
  const { window, isNew } = await windowOf(world, 'the other side', async () =>
    newContext(
      world,
      email === null ? { cookies: [], origins: [] } : signedIn(world, await sessionOf(world, email)),
    ),
  );
  if (isNew) await window.goto(path);
  else await lookAgain(window);
  return window;
}

const newContext = (world: World, storageState: ReturnType<typeof signedIn>) => {
  const browser = world.page.context().browser();
  if (!browser) throw new Error('There is no browser');
  return browser.newContext({ baseURL: world.server.origin(world.tenant), storageState });
};

export const operator = 'operator@demo.test';

/** The operator decides on the company in the console, with a reason. */
export async function decide(world: World, company: string, decision: Decision, why: string) {
  const { window: page, isNew } = await windowOf(world, 'desk', async () => {
    const session = JSON.stringify(await sessionOf(world, operator));
    const context = await newContext(world, { cookies: [], origins: [] });
    await context.addInitScript((value) => sessionStorage.setItem('operatorSession', value), session);
    return context;
  });
  if (isNew) await page.goto(`/admin?status=all&search=${encodeURIComponent(company)}`);
  else await lookAgain(page);
  await decideInConsole(page, company, decision, why);
}

type Action =
  | 'Approve'
  | 'Reject'
  | 'Deactivate'
  | 'Reactivate'
  | 'Make admin'
  | 'Remove admin'
  | 'Make hiring manager'
  | 'Make recruiter';

const tabs: Record<Action, string> = {
  Approve: 'Pending',
  Reject: 'Pending',
  Deactivate: 'Active',
  Reactivate: 'Inactive',
  'Make admin': 'Active',
  'Remove admin': 'Active',
  'Make hiring manager': 'Active',
  'Make recruiter': 'Active',
};

/** An admin decides on a colleague in the team’s list. */
export async function decideOnColleague(world: World, admin: Recruiter, action: Action, on: Recruiter) {
  const { window, isNew } = await windowOf(world, 'admin', async () =>
    newContext(world, signedIn(world, await sessionOf(world, admin.email))),
  );
  if (isNew) await window.goto('/recruiter/companies');
  const list = window.getByRole('navigation', { name: 'Company users' });
  await list.getByRole('link', { name: new RegExp(`^${tabs[action]}`) }).click();
  if (!isNew) await lookAgain(window);
  await window.getByRole('button', { name: `${action}: ${nameOf(on)}` }).click();
  const dialog = window.getByRole('dialog');
  await dialog.getByRole('button', { name: action }).click();
  await world.expect(dialog).toHaveCount(0);
}

/** What somebody does in a window that no path looks at: asks, or with a body tells. */
export async function call<Data>(world: World, email: string, path: string, body?: unknown): Promise<Data> {
  const { token } = await sessionOf(world, email);
  const answer = await fetch(`${world.server.origin(world.tenant)}/api/${path}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}
