import { sql } from 'drizzle-orm';
import { conversationStatus } from '../../../src/machines/conversationStatus.ts';
import { isSharedIn } from '../../applications/interface.ts';
import { numbers } from '../../db/arrays.ts';
import type { Database } from '../../db/database.ts';
import { allow } from '../../http/contract/access.ts';
import type { Caller } from '../../http/contract/caller.ts';
import { type ConversationNews, conversationNews, type ThreadMarks } from '../conversationNews.ts';

export interface Follower {
  tenantId: number;
  userId: number;
  sessionId: number;
  applicationId: number;
}

interface FollowedRow extends Record<string, unknown> {
  place: number;
  caller: Caller;
  application: { user_id: number | null; company_id: number };
  thread: ThreadMarks | null;
  is_shared: boolean;
  is_blocked: boolean;
  is_company_active: boolean;
}

/**
 * The state of each conversation for who follows it, in the same order; undefined once the session has ended, or who follows may no
 * longer read the conversation. A single statement, which finds every row by a key.
 */
export async function readFollowed(
  database: Database,
  followers: readonly Follower[],
  now: Date,
): Promise<(ConversationNews | undefined)[]> {
  const { rows } = await database.asPlatform((tx) =>
    tx.execute<FollowedRow>(sql`
      select f.place::integer as place,
        jsonb_build_object('id', u.id, 'role', u.role, 'status', u.status, 'is_admin', u.is_admin,
          'member_role', u.member_role,
          'is_tenant_admin', u.is_tenant_admin, 'country_id', u.country_id, 'version', u.version, 'session_id', s.id,
          'company', case when c.id is not null then jsonb_build_object('id', c.id, 'status', c.status) end,
          'company_found', case when o.id is not null then jsonb_build_object('id', o.id, 'status', o.status) end) as caller,
        jsonb_build_object('user_id', a.user_id, 'company_id', a.company_id) as application,
        case when t.application_id is not null then jsonb_build_object('last_message_id', t.last_message_id,
          'veteran_read_to', t.veteran_read_to, 'employer_read_to', t.employer_read_to,
          'hidden_messages', t.hidden_messages) end as thread,
        ${isSharedIn(sql`a`, now)} as is_shared,
        exists (select from company_blocks b where b.tenant_id = a.tenant_id and b.user_id = a.user_id
          and b.company_id = a.company_id) as is_blocked,
        j.company_is_active as is_company_active
      from unnest(${numbers(followers.map(({ tenantId }) => tenantId))}, ${numbers(followers.map(({ sessionId }) => sessionId))},
          ${numbers(followers.map(({ applicationId }) => applicationId))})
        with ordinality as f (tenant_id, session_id, application_id, place)
      join sessions s on s.tenant_id = f.tenant_id and s.id = f.session_id
        and s.revoked_at is null and s.expires_at > ${now.toISOString()}::timestamptz
      join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
      left join companies c on c.tenant_id = u.tenant_id and c.id = u.company_id
      left join companies o on o.tenant_id = u.tenant_id and o.id = u.company_found_id
      join applications a on a.tenant_id = f.tenant_id and a.id = f.application_id
      join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
      left join message_threads t on t.tenant_id = a.tenant_id and t.application_id = a.id`),
  );
  const states = new Map(rows.map((row) => [row.place, newsOf(row)]));
  return followers.map((_, at) => states.get(at + 1));
}

function newsOf(row: FollowedRow): ConversationNews | undefined {
  const { caller, application, thread } = row;
  if (!mayFollow(caller)) return undefined;
  const reader = caller.role === 'veteran' ? 'veteran' : 'employer';
  const isOwn =
    reader === 'veteran' ? application.user_id === caller.id : application.company_id === caller.company?.id;
  if (!isOwn) return undefined;
  const status = conversationStatus({
    reader,
    isShared: application.user_id !== null && row.is_shared,
    isBlocked: row.is_blocked,
    isCompanyActive: row.is_company_active,
  });
  return conversationNews(thread ?? undefined, { reader, status });
}

function mayFollow(caller: Caller): boolean {
  try {
    allow({ id: 'followMessages', access: 'veteran_or_recruiter' }, caller);
    return true;
  } catch {
    return false;
  }
}
