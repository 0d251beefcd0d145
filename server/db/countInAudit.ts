import { applicationRole } from './roles.ts';

/**
 * Adds an entry to the audit log, or counts a repetition on the existing entry. Attempts by callers who are not signed in get at
 * most `most` entries of their own per hour, whether or not the address has an account; later ones share a counter, so that
 * guessing cannot fill the table.
 */
export const countInAudit = [
  `create or replace function count_in_audit(entry jsonb, since timestamptz, most integer) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  tenant bigint := current_setting('app.tenant_id')::bigint;
  the_key text := entry ->> 'counted_as';
  the_moment timestamptz := least((entry ->> 'at')::timestamptz, public.audit_clock());
  is_alone boolean := true;
begin
  update public.audit_entries e set times = e.times + 1, last_at = greatest(e.last_at, the_moment)
    where e.tenant_id = tenant and e.counted_as = the_key;
  if found then return; end if;
  if entry ->> 'actor_kind' = 'visitor' then
    select count(*) < most into is_alone from (
      select from public.audit_entries e where e.tenant_id = tenant and e.actor_kind = 'visitor'
        and e.action = entry ->> 'action' and e.subject_kind = entry ->> 'subject_kind' and e.at >= since limit most) as already;
  end if;
  if not is_alone then
    the_key := concat_ws(' ', 'further', entry ->> 'subject_kind', entry ->> 'action', since);
    entry := entry || jsonb_build_object('subject_kind', 'address', 'subject_id', 0, 'details', '{}'::jsonb, 'network', null, 'device', null,
      'place', null, 'subject', case entry ->> 'subject_kind' when 'user' then 'Further accounts' else 'Further addresses' end);
  end if;
  insert into public.audit_entries as kept (tenant_id, at, category, result, actor_kind, actor_id, actor, action, subject_kind,
      subject_id, subject, details, network, device, place, times, last_at, counted_as)
    values (tenant, the_moment, entry ->> 'category', entry ->> 'result', entry ->> 'actor_kind', (entry ->> 'actor_id')::bigint,
      entry ->> 'actor', entry ->> 'action', entry ->> 'subject_kind', (entry ->> 'subject_id')::bigint, entry ->> 'subject',
      entry -> 'details', entry ->> 'network', entry ->> 'device', entry ->> 'place', 1, the_moment, the_key)
    on conflict (tenant_id, counted_as) do update set times = kept.times + 1, last_at = greatest(kept.last_at, excluded.last_at);
end $$`,
  'revoke all on function count_in_audit from public',
  `grant execute on function count_in_audit to ${applicationRole}`,
];
