/** A long conversation of a seeded application, in which both sides write in turn. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';

/** @returns the id of the application, whose company is that of the job */
export async function fillConversation(
  database: Database,
  tenantId: number,
  { jobId, count }: { jobId: number; count: number },
): Promise<number> {
  return database.asPlatform(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      with application as (
        select a.tenant_id, a.id, a.user_id, a.company_id, job.owner_id
        from jobs job join applications a on a.tenant_id = job.tenant_id and a.company_id = job.company_id
        where job.tenant_id = ${tenantId} and job.id = ${jobId} and a.user_id is not null and a.status = 'viewed'
        order by a.id limit 1),
      written as (
        insert into messages (tenant_id, application_id, side, sender_id, text, created_at)
        select tenant_id, id, case when n % 2 = 0 then 'veteran' else 'employer' end,
          case when n % 2 = 0 then user_id else owner_id end,
          'Could we talk about the shifts at the depot this week? (' || n || ')', now() - (${count} - n) * interval '1 hour'
        from application cross join generate_series(1, ${count}::integer) as n order by n
        returning id)
      insert into message_threads (tenant_id, application_id, user_id, company_id, last_message_id)
      select tenant_id, id, user_id, company_id, (select max(id) from written) from application
      returning application_id::integer as id`);
    const [conversation] = rows;
    if (!conversation) throw new Error('No application has been read');
    return conversation.id;
  });
}
