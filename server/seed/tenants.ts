import { inArray } from 'drizzle-orm';
import { type Tenant, tenantHosts, tenants } from '../db/schema/tenants.ts';
import type { Tx } from '../db/transaction.ts';

const privacyVersion = '2026-11';

const ofBoth = {
  product_name: null,
  country_ids: [232, 233],
  marketing_url: '/site',
  logo_url: null,
  privacy_url: '/site/privacy',
  privacy_version: privacyVersion,
  terms_url: '/site/terms',
  captcha_required: true,
  is_demo: true,
  social: { google: true, linkedin: true },
  analytics: null,
  recording: null,
  partners: [{ slug: 'op-hired', name: 'Op Hired' }],
};

const seeded = [
  {
    ...ofBoth,
    slug: 'uk',
    name: 'Valour UK',
    default_country_id: 232,
    locale: 'en-GB',
    contact_email: 'help@valour-uk.test',
  },
  {
    ...ofBoth,
    slug: 'us',
    name: 'Valour US',
    default_country_id: 233,
    locale: 'en-US',
    contact_email: 'help@valour-us.test',
  },
];

export async function seedTenants(tx: Tx): Promise<Tenant[]> {
  await tx.insert(tenants).values(seeded).onConflictDoNothing();
  const rows = await tx
    .select()
    .from(tenants)
    .where(inArray(tenants.slug, ['uk', 'us']))
    .orderBy(tenants.id);
  const hosts = rows.map(({ id, slug }) => ({ host: `${slug}.localhost`, tenant_id: id }));
  await tx.insert(tenantHosts).values(hosts).onConflictDoNothing();
  return rows;
}
