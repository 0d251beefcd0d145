/**
 * Promises: the whole built app on a port and a database of its own, one for each worker, and its people put back to
 * where the seed has them whenever a story begins with one.
 */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { expireApplications } from '../../../server/applications/expiry.ts';
import { setInactive } from '../../../server/applications/inactivity.ts';
import { lapseOffers } from '../../../server/applications/offers/offerDays.ts';
import { openSession, sessionLifetimes } from '../../../server/auth/sessions.ts';
import type { TenantDb } from '../../../server/db/database.ts';
import { sessions, users } from '../../../server/db/schema/accounts.ts';
import { companies } from '../../../server/db/schema/companies.ts';
import { type Tenant, tenants } from '../../../server/db/schema/tenants.ts';
import { createTestControls } from '../../../server/http/testControls.ts';
import { notifyExpiringJobs } from '../../../server/jobs/expiring.ts';
import { expireJobs } from '../../../server/jobs/jobLife.ts';
import { addCrisisLines } from '../../../server/listings/crisisLines.ts';
import { createOutbox } from '../../../server/mail/outbox.ts';
import { seedOnboarding } from '../../../server/seed/onboarding.ts';
import { seedPeople } from '../../../server/seed/people.ts';
import { createTenant } from '../../../server/tenants/tenantMaking.ts';
import { openTestDatabase } from '../contract/testDatabase.ts';
import { startingAfresh } from './afresh.ts';
import { persona } from './persona.ts';
import { serve } from './serving.ts';

export type TenantSlug = 'uk' | 'us';
export type RecruiterStatus = Partial<
  Pick<typeof users.$inferInsert, 'status' | 'company_id' | 'company_found_id'>
>;

export type JourneyServer = Awaited<ReturnType<typeof startJourneyServer>>;

export async function startJourneyServer() {
  const database = await openTestDatabase(undefined, undefined, 'its owner');
  const controls = createTestControls();
  const startPerson = await startingAfresh(database);
  const { port, close } = await serve(database, controls);

  const tenantOf = (slug: string) =>
    database.asPlatform(async (tx) => (await tx.select().from(tenants).where(eq(tenants.slug, slug)))[0]!);
  const isPerson = (tenantId: number, key: string) =>
    and(eq(users.tenant_id, tenantId), eq(users.email, key.includes('@') ? key : persona(key).email));

  async function change(key: string, status: RecruiterStatus, slug: TenantSlug = 'uk') {
    const { id } = await tenantOf(slug);
    await database.asPlatform((tx) => tx.update(users).set(status).where(isPerson(id, key)));
  }

  return {
    port,
    controls,
    origin: (slug: TenantSlug) => `http://${slug === 'uk' ? '' : `${slug}.`}localhost:${port}`,

    /** A tenant as an operator makes one, with the same people; its address. */
    async addTenant(slug: string, tags: Pick<Tenant, 'analytics' | 'recording'>) {
      await database.asPlatform(async (tx) => {
        const elsewhere = `https://${slug}.example`;
        const tenant = await createTenant(
          tx,
          {
            slug,
            name: 'Forces Work',
            hosts: [`${slug}.localhost`],
            country: 232,
            contactEmail: `help@${slug}.example`,
            marketingUrl: elsewhere,
            privacyUrl: `${elsewhere}/privacy`,
            privacyVersion: '2026-11',
            termsUrl: `${elsewhere}/terms`,
            now: new Date(),
          },
          addCrisisLines,
        );
        await tx.update(tenants).set(tags).where(eq(tenants.id, tenant.id));
        await seedPeople(tx, tenant);
        await seedOnboarding(tx, tenant);
      });
      return `http://${slug}.localhost:${port}`;
    },

    /** Everything this person did is gone; they stand where the seed has them. */
    async startAfresh(key: string, slug: TenantSlug = 'uk') {
      await startPerson(await tenantOf(slug), persona(key).email);
    },

    async openSession(key: string, slug: string = 'uk') {
      const { id } = await tenantOf(slug);
      return database.asTenant(id, async (db) => {
        const [user] = await db.tx.select({ id: users.id }).from(users).where(isPerson(id, key));
        return openSession(db, { userId: user!.id, now: new Date(), life: sessionLifetimes.ordinary });
      });
    },

    /** As if the twelve hours had passed. */
    async endSessions(key: string, slug: TenantSlug = 'uk') {
      const { id } = await tenantOf(slug);
      await database.asPlatform(async (tx) => {
        const [user] = await tx.select({ id: users.id }).from(users).where(isPerson(id, key));
        await tx
          .update(sessions)
          .set({ expires_at: new Date(0) })
          .where(and(eq(sessions.tenant_id, id), eq(sessions.user_id, user!.id)));
      });
    },

    change,

    /** The calendar comes by, as it does every ten minutes: jobs past their closing day end, and what nobody decided. */
    async sweep() {
      const { clock } = controls;
      const outbox = await createOutbox({ database, clock, onError: () => {} });
      await expireJobs(database, clock());
      await notifyExpiringJobs(database, outbox, clock());
      await expireApplications(database, outbox, clock());
      await lapseOffers(database, outbox, clock());
      await setInactive(database, outbox, clock());
      await outbox.close();
    },

    /** Works on the rows of this person as the server’s own handlers do. */
    async asPerson<Result>(
      key: string,
      work: (db: TenantDb, user: typeof users.$inferSelect) => Promise<Result>,
      slug: string = 'uk',
    ): Promise<Result> {
      const { id } = await tenantOf(slug);
      return database.asTenant(id, async (db) => {
        const [user] = await db.tx.select().from(users).where(isPerson(id, key));
        return work(db, user!);
      });
    },

    async companyCalled(name: string, slug: TenantSlug = 'uk') {
      const { id } = await tenantOf(slug);
      return database.asPlatform(
        async (tx) =>
          (
            await tx
              .select()
              .from(companies)
              .where(and(eq(companies.tenant_id, id), eq(companies.name, name)))
          )[0]!,
      );
    },

    /** While `work` goes on, every call that would write to this table fails for real, with a 500. */
    async whileUnwritable(table: string, work: () => Promise<void>) {
      const name = sql.identifier(table);
      const run = (change: SQL) =>
        database.asPlatform(async (tx) => {
          // Only the owner of the tables may change one.
          await tx.execute(sql`reset role`);
          await tx.execute(change);
        });
      await run(sql`alter table ${name} add constraint broken check (false) not valid`);
      try {
        await work();
      } finally {
        await run(sql`alter table ${name} drop constraint broken`);
      }
    },

    async close() {
      await close();
      await database.close();
    },
  };
}
