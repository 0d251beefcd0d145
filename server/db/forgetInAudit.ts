import { erasures, isRecordedErasure } from './erasedIds.ts';
import { applicationRole } from './roles.ts';

const isTheirDeed = `e.actor_kind in ('operator', 'recruiter', 'veteran') and e.actor_id = person`;
const isAboutThem = `e.subject_kind = 'user' and e.subject_id = person`;
const emptied = (column: string) =>
  `${column} = case when ${isTheirDeed} or ${isAboutThem} then null else e.${column} end`;

/**
 * The only function with which the application changes an audit entry. It takes the id of an account whose erasure is already in
 * the log, and removes the person's names and network addresses from the entries of what they did and what was done to them;
 * the action, its time and the id stay. The trigger of `guardAudit.ts` refuses every other change.
 */
export const forgetInAudit = [
  'drop function if exists forget_in_audit(bigint, text)',
  `create or replace function forget_in_audit(person bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  tenant bigint := current_setting('app.tenant_id')::bigint;
begin
  if exists (select from public.users u where u.tenant_id = tenant and u.id = person)
    or not ${isRecordedErasure('tenant', 'person')} then
    raise insufficient_privilege using message = 'The audit log forgets only a user whose account was erased';
  end if;
  update public.audit_entries e set
    actor = case when ${isTheirDeed} then 'A former ' || e.actor_kind else e.actor end,
    subject = case when ${isAboutThem} then 'A former user' else e.subject end,
    details = case when ${isAboutThem} then '{}'::jsonb else e.details end,
    ${['network', 'device', 'place', 'counted_as'].map(emptied).join(',\n    ')}
  where e.tenant_id = tenant and ((${isTheirDeed}) or (${isAboutThem}))
    and not (e.category = 'decision' and e.action in (${erasures}));
  update public.access_log l set actor_id = null where l.tenant_id = tenant and l.actor_id = person;
end $$`,
  'revoke all on function forget_in_audit(bigint) from public',
  `grant execute on function forget_in_audit(bigint) to ${applicationRole}`,
];
