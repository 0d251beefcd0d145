/** A company with a job and veterans of any openness, made for a test and found by nobody else's. */
import { and, eq, sql } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import { candidateNumbers } from '../../../server/companies/candidateNumbers.ts';
import { secretsFor } from '../../../server/crypto/secrets.ts';
import { emptySections } from '../../../server/cv/sections/draft.ts';
import { users } from '../../../server/db/schema/accounts.ts';
import { applications } from '../../../server/db/schema/applications.ts';
import { companyBlocks, jobInvitations } from '../../../server/db/schema/candidates.ts';
import { companies } from '../../../server/db/schema/companies.ts';
import { jobs } from '../../../server/db/schema/jobs.ts';
import { cities } from '../../../server/db/schema/reference.ts';
import { resumes } from '../../../server/db/schema/resumes.ts';
import { cardIdOf, renewedCards } from '../../../server/profile/candidateCards.ts';
import { refreshCandidate } from '../../../server/resumes/candidate/storedFacts.ts';
import { defaultSectionOrder } from '../../../server/resumes/designs.ts';
import { type TenantSlug, type TestServer, tenantOf } from './harness.ts';
import { testNow } from './testNow.ts';

type Sections = components['schemas']['ResumeSections'];
type User = typeof users.$inferInsert;

export interface Veteran {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  /** A word that is in nobody else's CV. */
  mark: string;
}

const id = (number: number) => `7d0f2a52-0c7e-4a84-9a6e-${String(number).padStart(12, '0')}`;

/** A networks engineer of the Royal Signals, a sergeant, from 2012 to 2024, in Bristol. */
function sectionsOf(
  { first_name, last_name, email, mark }: Omit<Veteran, 'id'>,
  more: Partial<Sections> = {},
): Sections {
  return {
    ...emptySections(),
    personal_details: {
      first_name,
      last_name,
      email,
      phone_number: '7700900555',
      country_code: '+44',
      country_id: 232,
    },
    summary: { text: `Summary of ${mark}` },
    military_exp: [
      {
        id: id(1),
        military_service_id: 103,
        military_corps_id: 405,
        military_badged_role_id: 1116,
        military_rank_id: 2064,
        component: 'regular',
        role_title: `Role ${mark}`,
        civilian_title: 'Network engineer',
        unit: `Unit ${mark}`,
        region: `Region ${mark}`,
        start_month: '2012-09',
        end_month: '2024-03',
        people_led: 9,
        highlights: [`Highlight ${mark}`],
      },
    ],
    skills: [
      { id: id(2), name: 'IP networking', source: 'self' },
      { id: id(3), name: `Write to ${email}`, source: 'self' },
    ],
    languages: [{ id: id(4), name: 'Welsh', level: 'Fluent' }],
    security_clearance: [
      { id: id(5), level: 'DV', audience: 'approved_employers' },
      { id: id(6), level: 'CTC', audience: 'applied_to' },
      { id: id(7), level: 'SC', audience: 'hidden' },
    ],
    ...more,
  };
}

export function candidatesOf(server: TestServer, tenant: TenantSlug = 'uk') {
  let count = 0;

  const inTenant = async <T>(work: (tenantId: number) => Promise<T>) =>
    work((await tenantOf(server.database, tenant)).id);

  const veteran = (changes: Partial<User> = {}, more: Partial<Sections> = {}): Promise<Veteran> =>
    inTenant(async (tenantId) => {
      count += 1;
      const mark = `mark${tenant}${count}x`;
      const names = {
        first_name: `First${mark}`,
        last_name: `Last${mark}`,
        email: `${mark}@example.test`,
        mark,
      };
      return server.database.asPlatform(async (tx) => {
        const [bristol] = await tx
          .select()
          .from(cities)
          .where(and(eq(cities.title, 'Bristol'), eq(cities.country_id, 232)));
        const [user] = await tx
          .insert(users)
          .values({
            ...{ tenant_id: tenantId, role: 'veteran', status: 'active', email: names.email },
            ...{ first_name: names.first_name, last_name: names.last_name, country_id: 232 },
            ...{ city_id: bristol!.id, state_id: bristol!.state_id, availability: 'within_1_month' },
            ...{ phone_number: '7700900555', country_code: '+44', work_radius_km: 40 },
            ...changes,
          })
          .returning({ id: users.id });
        await tx.insert(resumes).values({
          ...{ tenant_id: tenantId, user_id: user!.id, title: `CV ${mark}`, kind: 'cv', source: 'builder' },
          sections: sectionsOf(names, more),
          ...{ page_size: 'a4', section_order: defaultSectionOrder, is_primary: true },
        });
        // As whatever writes a profile or a CV does.
        await refreshCandidate({ tenantId, tx }, user!.id, new Date());
        return { id: user!.id, ...names };
      });
    });

  const companyIdOf = (email: string) =>
    inTenant(async (tenantId) => {
      const [recruiter] = await server.database.asPlatform((tx) =>
        tx
          .select({ company_id: users.company_id, id: users.id })
          .from(users)
          .where(and(eq(users.tenant_id, tenantId), eq(users.email, email))),
      );
      return { companyId: recruiter!.company_id!, recruiterId: recruiter!.id };
    });

  const job = (recruiter: string, changes: Partial<typeof jobs.$inferInsert> = {}): Promise<number> =>
    inTenant(async (tenantId) => {
      const { companyId, recruiterId } = await companyIdOf(recruiter);
      const [row] = await server.database.asPlatform((tx) =>
        tx
          .insert(jobs)
          .values({
            ...{ tenant_id: tenantId, company_id: companyId, owner_id: recruiterId, status: 'published' },
            ...{ title: 'Network engineer', job_role_id: 3001, country_id: 232 },
            skills: [{ name: 'Networking', is_required: true }],
            closes_on: '2099-01-01',
            ...changes,
          })
          .returning({ id: jobs.id }),
      );
      return row!.id;
    });

  /** By which the recruiter's company knows somebody now, with their name or without. */
  const numberOf = (recruiter: string, userId: number, as: 'named' | 'anonymous'): Promise<number> =>
    inTenant(async (tenantId) => {
      const { companyId } = await companyIdOf(recruiter);
      const secret = secretsFor(server.database, 'candidates').current().value;
      const { of } = candidateNumbers([secret], tenantId, companyId);
      return as === 'named' ? of(userId, true) : of(await cardOf(tenantId, companyId, userId), false);
    });

  const cardOf = (tenantId: number, companyId: number, userId: number): Promise<number> =>
    server.database.asPlatform(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`
        select ${cardIdOf(sql`u.id`, sql`cards.number`)} as id from users u
        left join ${renewedCards(tenantId, companyId)} cards on cards.user_id = u.id where u.id = ${userId}`);
      return Number(rows[0]!.id);
    });

  const rowOf = async (recruiter: string, userId: number) =>
    inTenant(async (tenantId) => ({
      tenant_id: tenantId,
      user_id: userId,
      company_id: (await companyIdOf(recruiter)).companyId,
    }));

  return {
    veteran,
    job,
    companyIdOf,
    numberOf,
    async applied(
      recruiter: string,
      userId: number,
      jobId: number,
      status: 'submitted' | 'hired' | 'withdrawn' | 'rejected' | 'expired' = 'submitted',
      status_changed_at = testNow,
    ): Promise<number> {
      const row = await rowOf(recruiter, userId);
      const [application] = await server.database.asPlatform((tx) =>
        tx
          .insert(applications)
          .values({
            ...row,
            ...{ job_id: jobId, status, status_changed_at, job_title: 'Network engineer' },
            ...{ answers: [], consent_version: '2026-11', host: 'uk.localhost' },
          })
          .returning({ id: applications.id }),
      );
      return application!.id;
    },
    async invited(
      recruiter: string,
      userId: number,
      jobId: number,
      status: 'pending' | 'accepted' | 'declined',
    ) {
      const row = await rowOf(recruiter, userId);
      await server.database.asPlatform((tx) =>
        tx.insert(jobInvitations).values({ ...row, job_id: jobId, status, created_at: testNow }),
      );
    },
    async blocked(recruiter: string, userId: number) {
      const row = await rowOf(recruiter, userId);
      await server.database.asPlatform((tx) =>
        tx.insert(companyBlocks).values({ ...row, created_at: testNow }),
      );
    },
    async companyStatus(recruiter: string, status: 'active' | 'inactive') {
      const { companyId } = await companyIdOf(recruiter);
      await inTenant((tenantId) =>
        server.database.asPlatform((tx) =>
          tx
            .update(companies)
            .set({ status })
            .where(and(eq(companies.tenant_id, tenantId), eq(companies.id, companyId))),
        ),
      );
    },
  };
}
