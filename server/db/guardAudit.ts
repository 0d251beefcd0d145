import { createTrigger, erasureByIds } from './trigger.ts';

/** Measured by the database's clock, which the serving processes cannot change. */
export const auditRetention = "interval '12 months'";

const isErased = (id: string) =>
  `not exists (select from public.users u where u.tenant_id = old.tenant_id and u.id = ${id})`;
const isSame = (column: string) => `new.${column} is not distinct from old.${column}`;
const changeable = ['actor', 'subject', 'details', 'network', 'device', 'place', 'counted_as'];
const counted = ['times', 'last_at'];
const rest = (row: 'old' | 'new') =>
  `to_jsonb(${row}) - array[${[...changeable, ...counted].map((name) => `'${name}'`).join(', ')}]`;

// The trigger is created after the migration that removes email addresses from entries.
const guarding = { table: 'audit_entries', calls: 'guard_audit', needs: erasureByIds, isAlways: true };

/** The latest time that an entry may have. */
export const auditClock = (
  time: string,
): string => `create or replace function audit_clock() returns timestamptz
language sql stable set search_path = pg_catalog as $$ select ${time} $$`;

/**
 * Refuses every change of the audit log, by any role, except three: an erased person becomes “A former recruiter” or “A former
 * user”, a repetition is counted, and an entry older than a year loses its network address or, unless it is a decision, is
 * deleted. No entry is of the future. An entry about an invitation contains no email address; it is read from the invitation.
 */
export const guardAudit = [
  auditClock('now()'),
  `create or replace function guard_audit() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  is_actor_erased boolean;
  is_subject_erased boolean;
  is_outdated boolean;
begin
  if tg_op = 'INSERT' then
    if new.subject_kind = 'invitation' then
      new.subject := 'An invitation';
    end if;
    new.at := least(new.at, public.audit_clock());
    new.last_at := least(new.last_at, public.audit_clock());
    return new;
  end if;
  if tg_op = 'TRUNCATE' then
    raise insufficient_privilege using message = 'Entries of the audit log cannot be changed or removed';
  end if;
  is_outdated := old.at < now() - ${auditRetention};
  if tg_op = 'DELETE' then
    if is_outdated and old.category <> 'decision' then
      return old;
    end if;
    raise insufficient_privilege using message = 'Entries of the audit log cannot be changed or removed';
  end if;
  is_actor_erased := old.actor_kind in ('operator', 'recruiter', 'veteran') and ${isErased('old.actor_id')};
  is_subject_erased := old.subject_kind = 'user' and ${isErased('old.subject_id')};
  if (${isSame('actor')} or (is_actor_erased and new.actor = 'A former ' || old.actor_kind))
    and (${isSame('subject')} or (is_subject_erased and new.subject = 'A former user'))
    and (${isSame('details')} or (is_subject_erased and new.details = '{}'))
    and ${['network', 'device', 'place']
      .map(
        (name) =>
          `(${isSame(name)} or (new.${name} is null and (is_actor_erased or is_subject_erased or is_outdated)))`,
      )
      .join('\n    and ')}
    and (${isSame('counted_as')} or (new.counted_as is null and (is_actor_erased or is_subject_erased)))
    and ((${isSame('times')} and ${isSame('last_at')}) or (new.times = old.times + 1 and new.last_at >= old.last_at
      and new.last_at <= greatest(old.last_at, public.audit_clock())))
    and ${rest('new')} = ${rest('old')} then
    return new;
  end if;
  raise insufficient_privilege using message = 'Entries of the audit log cannot be changed or removed';
end $$`,
  createTrigger({
    ...{ name: 'guard_audit', ...guarding },
    when: 'before insert or update or delete on audit_entries for each row',
  }),
  createTrigger({
    ...{ name: 'guard_audit_as_a_whole', ...guarding },
    when: 'before truncate on audit_entries for each statement',
  }),
];
