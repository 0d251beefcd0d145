import { applicationRole } from './roles.ts';

const isTheirDeed = `e.actor_kind in ('operator', 'recruiter', 'veteran') and e.actor_id = person`;
const isAboutThem = `e.subject_kind = 'user' and e.subject_id = person`;
const without = (text: string) => `regexp_replace(${text}, words, '(erased)', 'gi')`;
// Value by value: as one text, words could be found across what only JSON puts between them.
const detailsWithout = `(select coalesce(jsonb_object_agg(d.name, case when jsonb_typeof(d.value) = 'string'
  then to_jsonb(${without("d.value #>> '{}'")}) else d.value end), '{}') from jsonb_each(e.details) as d (name, value))`;
// The rest are names of things, which anybody could have taken for their own and had erased.
const namesPeople = `e.subject_kind in ('user', 'invitation', 'address')`;

/**
 * The one way in which the application changes the audit and the access log. Whatever names a person whose account is erased
 * goes from every entry of the tenant, and so does from where they did anything; that it happened, when, and their number
 * stay. `words` is a regular expression of their names and addresses.
 */
export const forgetInAudit = [
  `create or replace function forget_in_audit(person bigint, words text) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update public.audit_entries e set
    actor = case when ${isTheirDeed} then 'A former ' || e.actor_kind else ${without('e.actor')} end,
    subject = case when ${isAboutThem} then 'A former user'
      when ${namesPeople} then ${without('e.subject')} else e.subject end,
    details = case when ${isAboutThem} then '{}'::jsonb else ${detailsWithout} end,
    network = case when ${isTheirDeed} or ${isAboutThem} then null else e.network end,
    device = case when ${isTheirDeed} or ${isAboutThem} then null else e.device end,
    place = case when ${isTheirDeed} or ${isAboutThem} then null else e.place end,
    counted_as = case when ${isTheirDeed} or ${isAboutThem} then null else e.counted_as end
  where e.tenant_id = current_setting('app.tenant_id')::bigint and ((${isTheirDeed}) or (${isAboutThem})
    or e.actor ~* words or (${namesPeople} and e.subject ~* words)
    or exists (select from jsonb_each_text(e.details) as d (name, value) where d.value ~* words));
  update public.access_log l set actor_id = null
    where l.tenant_id = current_setting('app.tenant_id')::bigint and l.actor_id = person
$$`,
  'revoke all on function forget_in_audit from public',
  `grant execute on function forget_in_audit to ${applicationRole}`,
];
