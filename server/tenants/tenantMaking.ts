import { and, eq } from 'drizzle-orm';
import { isEmailAddress } from '../../src/documents/emailAddress.ts';
import { personName } from '../../src/documents/personName.ts';
import { commandLineActor, recordAudit } from '../audit/audit.ts';
import { checkNewPassword, hashPassword, type PasswordTenant } from '../auth/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { type TagSource, type Tenant, tenantHosts, tenants } from '../db/schema/tenants.ts';
import type { Tx } from '../db/transaction.ts';
import { localeOfCountry } from '../formats/localeOfCountry.ts';
import { invalid, Problem } from '../http/answers/problem.ts';
import { hostNameOf } from '../http/hostName.ts';

interface NewTenant {
  slug: string;
  name: string;
  hosts: string[];
  country: 232 | 233;
  contactEmail: string;
  marketingUrl: string;
  privacyUrl: string;
  privacyVersion: string;
  termsUrl: string;
  now: Date;
}

const isHostName = (text: string) => /^([a-z0-9-]+\.)*[a-z0-9-]+$/.test(text) && text.length <= 253;
const isSecure = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

function check(input: NewTenant) {
  const errors: Record<string, string[]> = {};
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(input.slug)) {
    errors.slug = ['Use 2 to 31 small letters, digits and hyphens, beginning with a letter'];
  }
  if (input.name.trim() === '') errors.name = ['Give the name that people see'];
  if (!isEmailAddress(input.contactEmail)) errors['contact-email'] = ['Give an email address'];
  for (const name of ['marketingUrl', 'privacyUrl', 'termsUrl'] as const) {
    const option = name.replace('Url', '-url');
    if (!isSecure(input[name])) errors[option] = ['Give an address that begins with https://'];
  }
  const wrong = input.hosts.find((host) => !isHostName(host));
  if (input.hosts.length === 0) errors.host = ['Give at least one host name'];
  if (wrong !== undefined) errors.host = [`${wrong} is no host name`];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

export async function createTenant(
  tx: Tx,
  input: NewTenant,
  furnish: (tx: Tx, tenant: Tenant) => Promise<unknown>,
): Promise<Tenant> {
  check(input);
  const { slug, name, country } = input;
  const [tenant] = await tx
    .insert(tenants)
    .values({
      slug,
      name,
      country_ids: [232, 233],
      default_country_id: country,
      locale: localeOfCountry(country),
      marketing_url: input.marketingUrl,
      contact_email: input.contactEmail,
      privacy_url: input.privacyUrl,
      privacy_version: input.privacyVersion,
      terms_url: input.termsUrl,
      captcha_required: true,
      is_demo: false,
      social: { google: false, linkedin: false },
      partners: [],
    })
    .onConflictDoNothing()
    .returning();
  if (!tenant) throw new Problem(409, 'already_exists', `There is a tenant ${slug} already.`);
  await addHosts(tx, tenant, input.hosts);
  await furnish(tx, tenant);
  const deed = { action: 'tenant.created', kind: 'tenant' as const, id: tenant.id, name };
  await recordAudit({ tenantId: tenant.id, tx }, commandLineActor, { ...deed, details: { slug } }, input.now);
  return tenant;
}

export async function addHosts(tx: Tx, tenant: Tenant, hosts: string[]): Promise<void> {
  for (const host of hosts.map(hostNameOf)) {
    if (!isHostName(host)) throw invalid({ host: [`${host} is no host name`] });
    const added = await tx
      .insert(tenantHosts)
      .values({ host, tenant_id: tenant.id })
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) {
      throw new Problem(409, 'already_exists', `The host ${host} belongs to a tenant already.`);
    }
  }
}

export async function setTag(
  tx: Tx,
  tenant: Tenant,
  { kind, source, now }: { kind: 'analytics' | 'recording'; source: TagSource | null; now: Date },
): Promise<void> {
  const errors: Record<string, string[]> = {};
  if (source && !isSecure(source.script_url)) {
    errors['script-url'] = ['Give an address that begins with https://'];
  }
  if (source && !/^[\w.-]{1,100}$/.test(source.site_id)) {
    errors['site-id'] = ['Use 1 to 100 letters, digits, dots, hyphens and underscores'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await tx
    .update(tenants)
    .set({ [kind]: source })
    .where(eq(tenants.id, tenant.id));
  const action = source ? 'tenant.tag_set' : 'tenant.tag_removed';
  const deed = { action, kind: 'tenant' as const, id: tenant.id, name: tenant.name };
  await recordAudit(
    { tenantId: tenant.id, tx },
    commandLineActor,
    { ...deed, details: { kind, ...source } },
    now,
  );
}

interface NewOperator {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  now: Date;
}

export async function createOperator(
  db: TenantDb,
  tenant: PasswordTenant,
  input: NewOperator,
): Promise<UserRow> {
  const email = input.email.trim().toLowerCase();
  const { firstName, lastName, password, now } = input;
  const errors: Record<string, string[]> = await checkNewPassword(
    { password, password_confirmation: password },
    { email, first_name: firstName, last_name: lastName },
    tenant,
  );
  if (!isEmailAddress(email)) errors.email = ['Give an email address'];
  if (password.length < 12 || password.length > 128) errors.password = ['Use 12 to 128 characters'];
  if (firstName.trim() === '') errors['first-name'] = ['Required'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const [operator] = await db.tx
    .insert(users)
    .values({
      tenant_id: db.tenantId,
      role: 'recruiter',
      is_tenant_admin: true,
      email,
      email_verified_at: now,
      password_hash: await hashPassword(password),
      status: 'active',
      first_name: firstName.trim(),
      last_name: lastName.trim(),
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!operator) throw new Problem(409, 'account_exists', `${email} has an account in this tenant already.`);
  const deed = {
    action: 'operator.created',
    kind: 'user' as const,
    id: operator.id,
    name: personName(operator),
  };
  await recordAudit(db, commandLineActor, { ...deed, details: { email } }, now);
  return operator;
}

export async function switchOperator(
  db: TenantDb,
  { email, status, now }: { email: string; status: 'active' | 'inactive'; now: Date },
): Promise<UserRow> {
  const [operator] = await db.tx
    .update(users)
    .set({ status, updated_at: now })
    .where(
      and(
        eq(users.tenant_id, db.tenantId),
        eq(users.email, email.trim().toLowerCase()),
        eq(users.is_tenant_admin, true),
      ),
    )
    .returning();
  if (!operator) throw new Problem(404, 'not_found', `There is no operator ${email} in this tenant.`);
  const action = status === 'active' ? 'operator.reactivated' : 'operator.deactivated';
  const deed = { action, kind: 'user' as const, id: operator.id, name: personName(operator) };
  await recordAudit(db, commandLineActor, deed, now);
  return operator;
}
