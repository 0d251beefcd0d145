/** Jobs and applications made for one test, so that no test meets another's. */
import { and, eq } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import { openSession } from '../../../server/auth/sessions.ts';
import { users } from '../../../server/db/schema/accounts.ts';
import { companies } from '../../../server/db/schema/companies.ts';
import { type Job, jobs } from '../../../server/db/schema/jobs.ts';
import type { RequestOptions, TestServer } from './harness.ts';
import { tenantOf } from './harness.ts';

type Schemas = components['schemas'];
export type Application = Schemas['Application'];

export const northgate = 'recruiter@northgate.test';

export interface Person {
  id: number;
  email: string;
  ask: TestServer['request'];
  /** The data of an answer that must be a good one. */
  get: <Data>(operation: string, options?: RequestOptions) => Promise<Data>;
}

export function applicationsOn(server: TestServer, now = new Date('2026-11-20T09:00:00Z')) {
  const uk = tenantOf(server.database, 'uk').then(({ id }) => id);

  async function person(email: string): Promise<Person> {
    const tenantId = await uk;
    const [user] = await server.database.asPlatform((tx) =>
      tx
        .select()
        .from(users)
        .where(and(eq(users.tenant_id, tenantId), eq(users.email, email))),
    );
    // It outlives the weeks that a test lets pass.
    const { token } = await server.database.asTenant(tenantId, (db) =>
      openSession(db, { userId: user!.id, now, life: 400 * 86_400_000 }),
    );
    const ask: Person['ask'] = (operation, options = {}) => server.request(operation, { token, ...options });
    return {
      id: user!.id,
      email,
      ask,
      async get<Data>(operation: string, options?: RequestOptions) {
        const { status, body } = await ask(operation, options);
        if (status >= 300) throw new Error(`${operation}: ${status} ${JSON.stringify(body)}`);
        return body.data as Data;
      },
    };
  }

  /** A published one, unless told. */
  async function job(values: Partial<Job> = {}, domain = 'northgate.test'): Promise<Job> {
    const tenantId = await uk;
    const [row] = await server.database.asPlatform(async (tx) => {
      const [company] = await tx
        .select()
        .from(companies)
        .where(and(eq(companies.tenant_id, tenantId), eq(companies.email_domain, domain)));
      const [owner] = await tx
        .select()
        .from(users)
        .where(and(eq(users.tenant_id, tenantId), eq(users.email, northgate)));
      return tx
        .insert(jobs)
        .values({
          tenant_id: tenantId,
          company_id: company!.id,
          owner_id: owner!.id,
          status: 'published',
          title: 'Network engineer',
          description_html: '<p>Keep our depots connected.</p>',
          published_at: new Date('2026-11-01T09:00:00Z'),
          closes_on: '2026-12-31',
          ...values,
        })
        .returning();
    });
    return row!;
  }

  async function putJob({ id }: Pick<Job, 'id'>, values: Partial<Job>) {
    await server.database.asPlatform((tx) => tx.update(jobs).set(values).where(eq(jobs.id, id)));
  }

  /** What a veteran sends with their first CV. */
  async function wish(veteran: Person, more: Record<string, unknown> = {}) {
    const [resume] = await veteran.get<Schemas['ResumeSummary'][]>('listResumes');
    return { resume_id: resume!.id, consent_version: '2026-11', consent_accepted: true, ...more };
  }

  return {
    person,
    job,
    putJob,
    wish,
    async apply(
      veteran: Person,
      { id }: Pick<Job, 'id'>,
      more: Record<string, unknown> = {},
    ): Promise<Application> {
      const body = await wish(veteran, more);
      return veteran.get<Application>('applyToJob', { params: { id }, body });
    },
  };
}
