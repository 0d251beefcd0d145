import { and, eq } from 'drizzle-orm';
import { templateKinds } from '../../src/machines/templateText.ts';
import { users } from '../db/schema/accounts.ts';
import { templates } from '../db/schema/templates.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import type { Tx } from '../db/transaction.ts';
import { choice, dataFile, text } from '../formats/dataFiles.ts';
import { personas } from './personas.ts';
import { spelledIn } from './spelling.ts';

const day = 86_400_000;

const seededTemplates = dataFile('server/seed/data/templates.json', {
  kind: choice(...templateKinds),
  title: text,
  text,
});

const writerEmail = personas.find(({ key }) => key === 'recruiter')?.email ?? '';

/** Of the company of the demo's recruiters. */
export async function seedTemplates(tx: Tx, tenant: Tenant, now: Date): Promise<void> {
  const [existing] = await tx
    .select({ id: templates.id })
    .from(templates)
    .where(eq(templates.tenant_id, tenant.id))
    .limit(1);
  if (existing) return;
  const [writer] = await tx
    .select({ id: users.id, company_id: users.company_id })
    .from(users)
    .where(and(eq(users.tenant_id, tenant.id), eq(users.email, writerEmail)));
  if (!writer?.company_id) return;
  const { id: updated_by_id, company_id } = writer;
  const country = tenant.default_country_id === 233 ? 233 : 232;
  await tx.insert(templates).values(
    seededTemplates().map((template, at) => {
      const writtenAt = new Date(now.getTime() - (30 - at) * day);
      return {
        tenant_id: tenant.id,
        company_id,
        kind: template.kind,
        title: spelledIn(country, template.title),
        text: spelledIn(country, template.text),
        updated_by_id,
        created_at: writtenAt,
        updated_at: writtenAt,
      };
    }),
  );
}
