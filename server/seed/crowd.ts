import { and, eq } from 'drizzle-orm';
import { users } from '../db/schema/accounts.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import type { Tx } from '../db/transaction.ts';
import { applicantsOf, offersOf } from './applicants.ts';
import { insertStories, type Story } from './applications.ts';
import { seedVeterans } from './candidates.ts';
import { crowdIn } from './crowdList.ts';

const minute = 60_000;
const hour = 60 * minute;

const titles: readonly string[] = ['LGV Driver, Class 2', 'CDL-B Truck Driver'];

/** Forty applications for one job of the demo's recruiter, all within an hour of yesterday. */
export async function seedCrowd(tx: Tx, tenant: Tenant, now: Date): Promise<void> {
  const isUs = tenant.default_country_id === 233;
  const people = crowdIn(isUs ? 233 : 232).map((person, at) => ({
    ...person,
    email: `applicant-${at + 1}@example.test`,
    phone_number: isUs ? `20255501${50 + at}` : `7700900${500 + at}`,
  }));
  const [existing] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenant_id, tenant.id), eq(users.email, people[0]!.email)));
  if (existing) return;
  await seedVeterans(tx, tenant, people);
  const db = { tenantId: tenant.id, tx };
  const offers = await offersOf(db, new Date(now.getTime() - 3 * 24 * hour));
  const offer = offers.find(({ job }) => titles.includes(job.title ?? ''));
  if (!offer) throw new Error('The job for the crowd is not there');
  const applicants = await applicantsOf(
    db,
    now,
    people.map(({ email }) => email),
  );
  const stories = applicants.map((person, at): Story => {
    const step = {
      ...{ from: null, to: 'submitted' as const, by: 'veteran' as const, by_user_id: person.id },
      ...{ public_note: null, interview: null, offer: null },
      at: new Date(now.getTime() - 20 * hour + at * 1.5 * minute),
    };
    return {
      ...{ person, offer, status: 'submitted', number: at, steps: [step], answer: people[at]!.worksNights },
      ...{ interviewStatus: null, offerStatus: null, interview: null },
    };
  });
  await insertStories(db, tenant, stories, now, new Date(now.getTime() - 18 * hour));
}
