// Turns between people in a queue of rows, for all processes together. `queued_at` is when a row joined the queue, or when the last
// turn of its person ended: whoever had a turn goes behind everybody who has waited since before.
import { type SQL, sql } from 'drizzle-orm';

interface QueueOfRows {
  /** With `tenant_id`, `id`, `user_id`, `status`, `locked_until`, `queued_at` and `created_at`. */
  table: 'resume_readings' | 'account_exports';
  /** A condition on the alias, where a table has more than one queue. */
  lane?: (alias: 'waiting' | 'working') => SQL;
}

const everyRow = () => sql`true`;

/** Selects tenant_id and id of the row whose turn it is, and locks it. People with a row at work come last. */
export function nextInRotation({ table, lane = everyRow }: QueueOfRows): SQL {
  const rows = sql.identifier(table);
  return sql`select waiting.tenant_id, waiting.id from ${rows} waiting
    where waiting.status = 'processing' and ${lane('waiting')}
      and (waiting.locked_until is null or waiting.locked_until < now())
    order by exists (select from ${rows} working
      where working.tenant_id = waiting.tenant_id and working.user_id = waiting.user_id
        and working.status = 'processing' and ${lane('working')} and working.locked_until > now()),
      waiting.queued_at, waiting.created_at, waiting.id
    limit 1 for update of waiting skip locked`;
}

/** Call in the transaction that ends a turn. */
export function endTurn(
  { table, lane = everyRow }: QueueOfRows,
  { tenant_id, user_id }: { tenant_id: number; user_id: number },
): SQL {
  return sql`update ${sql.identifier(table)} waiting set queued_at = now()
    where waiting.tenant_id = ${tenant_id} and waiting.user_id = ${user_id}
      and waiting.status = 'processing' and ${lane('waiting')}
      and (waiting.locked_until is null or waiting.locked_until < now())`;
}
