import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import { personName } from '../../../src/documents/personName.ts';
import type { TenantDb } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { type ApplicationRow, applicationNotes } from '../../db/schema/applications.ts';

type Schemas = components['schemas'];
type NoteRow = typeof applicationNotes.$inferSelect;

/** Includes deactivated members, but nobody who has left the company. */
async function mentionedIn(
  { tenantId, tx }: TenantDb,
  companyId: number,
  notes: readonly NoteRow[],
): Promise<Schemas['PersonRef'][]> {
  const ids = [...new Set(notes.flatMap(({ mention_ids }) => mention_ids ?? []))];
  if (ids.length === 0) return [];
  const members = await tx
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(and(eq(users.tenant_id, tenantId), eq(users.company_id, companyId), inArray(users.id, ids)));
  return members.map(({ id, ...name }) => ({ id, name: personName(name) }));
}

export async function presentNotes(
  db: TenantDb,
  companyId: number,
  notes: readonly NoteRow[],
): Promise<Schemas['ApplicationNote'][]> {
  const members = await mentionedIn(db, companyId, notes);
  return notes.map(({ id, author, text, mention_ids, created_at }) => ({
    id,
    author,
    text,
    mentions: members.filter((member) => mention_ids?.includes(member.id)),
    created_at: created_at.toISOString(),
  }));
}

export async function notesOf(
  db: TenantDb,
  { id, company_id }: Pick<ApplicationRow, 'id' | 'company_id'>,
): Promise<Schemas['ApplicationNote'][]> {
  const notes = await db.tx
    .select()
    .from(applicationNotes)
    .where(and(eq(applicationNotes.tenant_id, db.tenantId), eq(applicationNotes.application_id, id)))
    .orderBy(asc(applicationNotes.created_at), asc(applicationNotes.id));
  return presentNotes(db, company_id, notes);
}

/** For the veteran's copy of their data, without the numbers of the colleagues whom a note mentions. */
export const exportedNotes = (tenantId: number): SQL => sql`
  select ${applicationNotes.tenant_id}, ${applicationNotes.id}, ${applicationNotes.application_id},
    ${applicationNotes.created_at}, regexp_replace(${applicationNotes.text}, '@\\[[0-9]+\\]', '@colleague', 'g') as text
  from ${applicationNotes} where ${applicationNotes.tenant_id} = ${tenantId}`;
