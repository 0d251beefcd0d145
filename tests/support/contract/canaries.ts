/** Every free text says whose it is, so that an answer which shows a foreign one gives itself away. */
import { type SQL, sql } from 'drizzle-orm';
import { appendOnly, columnsOf, tablesOf } from './everything.ts';
import type { TestServer } from './harness.ts';

const freeTexts = [
  'title',
  'note',
  'focus',
  'text',
  'message',
  'cover_note',
  'body',
  'headline',
  'name',
  'first_name',
  'last_name',
  'public_note',
  'description',
  'object_title',
  'appeal_text',
];

type Database = TestServer['database'];

/** `kestrel:tenant:user:company:table:status:`, in place of each free text of each row, or of its copy. */
export async function markEverything(database: Database): Promise<void> {
  for (const { name: table, hasRowSecurity } of await tablesOf(database)) {
    if (!hasRowSecurity) continue;
    const columns = (await columnsOf(database, table)).map(({ name }) => name);
    const has = (name: string) => columns.includes(name);
    const or = (name: string, other: string) =>
      sql.raw(has(name) ? `coalesce(${name}::text, '${other}')` : `'${other}'`);
    const user = table === 'users' ? sql.raw('id') : or('user_id', '0');
    const mark = sql`concat_ws(':', 'kestrel', tenant_id, ${user}, ${or('company_id', '0')}, ${table}::text, ${or('status', '')}, ${or('id', '')})`;
    const marked = new Map(
      freeTexts
        .filter(has)
        .map((name) => [name, sql`case when ${sql.identifier(name)} is null then null else ${mark} end`]),
    );
    if (table === 'resumes')
      marked.set('sections', sql`jsonb_set(sections, '{summary}', jsonb_build_object('text', ${mark}))`);
    if (marked.size === 0) continue;
    const list = (parts: SQL[]) => sql.join(parts, sql`, `);
    const name = sql.identifier(table);
    const copied = columns.filter((column) => column !== 'id').map((column) => sql.identifier(column));
    const values = copied.map((column) => marked.get(column.value) ?? sql`${column}`);
    const changes = [...marked].map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
    const statement = appendOnly.includes(table)
      ? sql`insert into ${name} (${list(copied.map((column) => sql`${column}`))}) select ${list(values)} from ${name}`
      : sql`update ${name} set ${list(changes)}`;
    await database.asPlatform((tx) => tx.execute(sql`${statement} where tenant_id is not null`));
  }
}

export interface Viewer {
  tenantId: number;
  role: 'veteran' | 'recruiter' | 'operator' | null;
  userId: number;
  companyId: number;
}

/** What the people of a tenant see of each other. */
const open = ['users', 'companies', 'courses', 'service_providers', 'outgoing_mails'];

/** What a veteran's own row shows to a company. */
const shared = ['resumes', 'applications', 'job_invitations', 'memberships', 'access_log'];

function isForeign({ tenantId, role, userId, companyId }: Viewer, mark: string[]) {
  const [tenant, user, company] = mark.slice(1, 4).map(Number) as [number, number, number];
  const [table = '', status = ''] = mark.slice(4);
  if (tenant !== tenantId) return true;
  if (user > 0 && user === userId) return false;
  if (open.includes(table) || (table === 'jobs' && status !== 'draft')) return false;
  if (role === 'operator') return user > 0 && !shared.includes(table);
  if (role !== 'recruiter') return user > 0 || company > 0;
  if (company > 0) return company !== companyId;
  return user > 0 && !shared.includes(table);
}

/** The marks in an answer that this person may not see. */
export const foreignMarks = (viewer: Viewer, answer: string): string[] => [
  ...new Set(
    [...answer.matchAll(/kestrel:\d+:\d+:\d+:\w*:\w*/g)]
      .map(([mark]) => mark)
      .filter((mark) => isForeign(viewer, mark.split(':'))),
  ),
];
