import { createTrigger } from './trigger.ts';

/** Measured by the database's clock, which the serving processes cannot change. */
export const accessLogRetention = "interval '24 months'";

const isGone = (id: string) =>
  `not exists (select from public.users u where u.tenant_id = old.tenant_id and u.id = ${id})`;

/**
 * Refuses every change of the access log and of consents, by any role, except three: they go with an erased person, an entry of
 * the access log older than two years goes, and it forgets who looked once that person was erased.
 */
export const guardEvidence = [
  `create or replace function guard_evidence() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  serving text := current_setting('app.tenant_id', true);
  is_allowed boolean := false;
begin
  if tg_op <> 'TRUNCATE' then
    -- Row security also binds the owner, as whom a cascade deletes.
    perform set_config('app.tenant_id', old.tenant_id::text, true);
    if tg_op = 'DELETE' then
      is_allowed := ${isGone('old.user_id')};
      if tg_table_name = 'access_log' and not is_allowed then
        is_allowed := old.at < now() - ${accessLogRetention};
      end if;
    elsif tg_table_name = 'access_log' then
      is_allowed := to_jsonb(new) = to_jsonb(old) || '{"actor_id": null}' and ${isGone('old.actor_id')};
    end if;
    perform set_config('app.tenant_id', coalesce(serving, ''), true);
  end if;
  if not is_allowed then
    raise insufficient_privilege using message = 'Entries of the access log and consents cannot be changed or removed';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$`,
  ...['access_log', 'consents'].flatMap((table) => [
    createTrigger({
      ...{ name: 'guard_evidence', table, calls: 'guard_evidence', isAlways: true },
      when: `before update or delete on ${table} for each row`,
    }),
    createTrigger({
      ...{ name: 'guard_evidence_as_a_whole', table, calls: 'guard_evidence', isAlways: true },
      when: `before truncate on ${table} for each statement`,
    }),
  ]),
];
