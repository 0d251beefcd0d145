/** Recruiters and companies made for one test, so that no test meets another's. */
import { and, eq } from 'drizzle-orm';
import { offerCompanyTo } from '../../../server/companies/companyFound.ts';
import type { Database } from '../../../server/db/database.ts';
import { type UserRow, users } from '../../../server/db/schema/accounts.ts';
import { companies } from '../../../server/db/schema/companies.ts';
import type { Answer, RequestOptions, TenantSlug, TestServer } from './harness.ts';
import { tenantOf } from './harness.ts';
import { testNow } from './testNow.ts';

let count = 0;

export interface Recruiter {
  id: number;
  email: string;
  token: string;
  /** A call in this person's name. */
  call: (operation: string, options?: RequestOptions) => Promise<Answer>;
}

export const companyForm = (change: Record<string, string> = {}) => {
  const form = new FormData();
  const fields: Record<string, string> = {
    name: 'Wexcombe Signals',
    website: 'https://wexcombe.test',
    company_type: 'SMEs',
    company_size: '11-50',
    industry_id: '12',
    country_id: '232',
    city: 'Bath',
    description: 'We build and repair signal boxes for heritage lines and small networks.',
    is_authorised: 'true',
    ...change,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

async function insert(database: Database, tenantId: number, values: Partial<UserRow> & { email: string }) {
  const [user] = await database.asTenant(tenantId, ({ tx }) =>
    tx
      .insert(users)
      .values({
        tenant_id: tenantId,
        role: 'recruiter',
        status: 'active',
        first_name: 'Robin',
        last_name: 'Ash',
        password_hash: '',
        country_id: 232,
        email_verified_at: testNow,
        ...values,
      })
      .returning(),
  );
  return user!;
}

export const peopleOf = (server: TestServer) => ({
  /** A verified recruiter without a company, who was offered what the domain says. */
  async recruiter(
    domain?: string,
    tenant: TenantSlug = 'uk',
    values: Partial<UserRow> = {},
  ): Promise<Recruiter> {
    count += 1;
    const number = count;
    const { id: tenantId } = await tenantOf(server.database, tenant);
    const email = `person-${number}@${domain ?? `company-${number}.test`}`;
    const user = await insert(server.database, tenantId, { email, ...values });
    await server.database.asTenant(tenantId, (db) => offerCompanyTo(db, user));
    const token = await server.sessionOf(email, tenant);
    return {
      id: user.id,
      email,
      token,
      call: (operation, options = {}) => server.request(operation, { tenant, token, ...options }),
    };
  },

  /** A recruiter who created a company; it is approved unless told. */
  async founder(
    change: Record<string, string> = {},
    status: 'pending' | 'active' | 'rejected' | 'inactive' = 'active',
  ) {
    const person = await this.recruiter();
    const { body } = await person.call('createCompany', { form: companyForm(change) });
    const company = body.data as { id: number; name: string };
    await this.put(company.id, { status });
    return { ...person, company, domain: person.email.split('@')[1]! };
  },

  /** Puts a company where a test needs it. */
  async put(id: number, values: Partial<typeof companies.$inferInsert>) {
    await server.database.asPlatform((tx) => tx.update(companies).set(values).where(eq(companies.id, id)));
  },

  /** Of a company, as an operator reads it. */
  async versionOf(id: number): Promise<number> {
    const [company] = await server.database.asPlatform((tx) =>
      tx.select({ version: companies.version }).from(companies).where(eq(companies.id, id)),
    );
    return company!.version;
  },

  async putUser({ id }: { id: number }, values: Partial<typeof users.$inferInsert>) {
    await server.database.asPlatform((tx) => tx.update(users).set(values).where(eq(users.id, id)));
  },

  async stored({ id }: { id: number }): Promise<UserRow> {
    const [user] = await server.database.asPlatform((tx) =>
      tx
        .select()
        .from(users)
        .where(and(eq(users.id, id))),
    );
    return user!;
  },
});
