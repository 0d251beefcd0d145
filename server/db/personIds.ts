import { createTrigger, erasureByIds } from './trigger.ts';

/**
 * Rows that contain an email address get the id of the account that has confirmed it, because erasure searches by id alone. An
 * address can be stored before its account exists and is confirmed in several ways, so triggers set the id.
 */
export const personIds = [
  `create or replace function own_invitation() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.user_id is null then
    new.user_id := (select u.id from public.users u
      where u.tenant_id = new.tenant_id and u.email = new.email and u.email_verified_at is not null);
  end if;
  return new;
end $$`,
  `create or replace function own_address() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.invitations i set user_id = new.id
    where i.tenant_id = new.tenant_id and i.email = new.email and i.user_id is null;
  update public.outgoing_mails m set user_id = new.id
    where m.tenant_id = new.tenant_id and m."to" = new.email and m.user_id is null;
  return null;
end $$`,
  createTrigger({
    ...{ name: 'own_invitation', table: 'invitations', calls: 'own_invitation', needs: erasureByIds },
    when: 'before insert on invitations for each row',
  }),
  createTrigger({
    ...{ name: 'own_address', table: 'users', calls: 'own_address', needs: erasureByIds },
    when: `after insert or update of email, email_verified_at on users for each row
      when (new.email_verified_at is not null)`,
  }),
];
