import { createTrigger } from './trigger.ts';

export const erasures = `'account.erased', 'account.abandoned'`;

/** SQL: whether the audit log records that the account was erased. That entry is never deleted. */
export const isRecordedErasure = (tenant: string, person: string) =>
  `exists (select from public.audit_entries e where e.tenant_id = ${tenant} and e.subject_kind = 'user' and e.subject_id = ${person}
    and e.category = 'decision' and e.action in (${erasures}))`;

/**
 * A user's id cannot change, and the id of an erased user cannot be used again. Otherwise the serving role could remove a person,
 * have the audit log forget them, and put them back.
 */
export const erasedIds = [
  `create or replace function keep_person_ids() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    raise insufficient_privilege using message = 'The id of a user cannot change';
  end if;
  if ${isRecordedErasure('new.tenant_id', 'new.id')} then
    raise insufficient_privilege using message = 'The id of an erased user cannot be used again';
  end if;
  return new;
end $$`,
  createTrigger({
    ...{ name: 'keep_person_ids', table: 'users', calls: 'keep_person_ids' },
    when: 'before insert on users for each row',
  }),
  createTrigger({
    ...{ name: 'keep_person_ids_as_they_are', table: 'users', calls: 'keep_person_ids' },
    when: `before update of tenant_id, id on users for each row
      when (new.id <> old.id or new.tenant_id <> old.tenant_id)`,
  }),
];
