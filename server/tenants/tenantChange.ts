import { eq } from 'drizzle-orm';
import { isEmailAddress } from '../../src/documents/emailAddress.ts';
import { commandLineActor, recordAudit } from '../audit/audit.ts';
import { type Tenant, tenants } from '../db/schema/tenants.ts';
import type { Tx } from '../db/transaction.ts';
import { makePicture, removePicture, storePicture } from '../files/pictures.ts';
import { invalid } from '../http/answers/problem.ts';

export interface TenantChange {
  name?: string;
  /** Empty removes it. */
  productName?: string;
  contactEmail?: string;
  marketingUrl?: string;
  privacyUrl?: string;
  privacyVersion?: string;
  termsUrl?: string;
  social?: Tenant['social'];
  partners?: Tenant['partners'];
  /** A PNG, JPEG or WebP; null removes it. */
  logo?: Buffer | null;
}

const isSecure = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

function check(change: TenantChange) {
  const errors: Record<string, string[]> = {};
  if (change.name !== undefined && !/^\S.{0,79}$/.test(change.name)) errors.name = ['Use 1 to 80 characters'];
  if ((change.productName ?? '').length > 80) errors['product-name'] = ['Use at most 80 characters'];
  if (change.contactEmail !== undefined && !isEmailAddress(change.contactEmail)) {
    errors['contact-email'] = ['Give an email address'];
  }
  for (const name of ['marketingUrl', 'privacyUrl', 'termsUrl'] as const) {
    const url = change[name];
    if (url !== undefined && !isSecure(url)) {
      errors[name.replace('Url', '-url')] = ['Give an address that begins with https://'];
    }
  }
  const wrong = change.partners?.find(({ slug, name }) => !/^[a-z][a-z0-9-]{1,30}$/.test(slug) || !name);
  if (wrong) errors.partners = [`${wrong.slug} is no slug with a name, such as op-hired=Op Hired`];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const withoutGaps = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

export async function changeTenant(tx: Tx, tenant: Tenant, change: TenantChange, now: Date): Promise<Tenant> {
  check(change);
  const db = { tenantId: tenant.id, tx };
  let logo_url: string | null | undefined;
  if (change.logo !== undefined) {
    const file = change.logo && { fileName: 'logo', bytes: change.logo };
    const stored =
      file && (await storePicture(db, await makePicture(file, 'logo', `tenant ${tenant.id}`), now));
    logo_url = stored ? stored.original_url : null;
    if (tenant.logo_url) await removePicture(db, { original_url: tenant.logo_url, thumb_url: '' });
  }
  const changes = withoutGaps({
    name: change.name,
    product_name: change.productName === undefined ? undefined : change.productName || null,
    contact_email: change.contactEmail,
    marketing_url: change.marketingUrl,
    privacy_url: change.privacyUrl,
    privacy_version: change.privacyVersion,
    terms_url: change.termsUrl,
    social: change.social,
    partners: change.partners,
    logo_url,
  });
  if (Object.keys(changes).length === 0) return tenant;
  const [changed] = await tx.update(tenants).set(changes).where(eq(tenants.id, tenant.id)).returning();
  const deed = { action: 'tenant.changed', kind: 'tenant' as const, id: tenant.id, name: changed!.name };
  await recordAudit(
    db,
    commandLineActor,
    { ...deed, details: { changed: Object.keys(changes).join(', ') } },
    now,
  );
  return changed!;
}
