/** What `0009_erase_by_ids` adds. */
export const erasureByIds = { table: 'invitations', column: 'user_id' };

interface Trigger {
  name: string;
  table: string;
  /** What follows the name and stands before the function, such as `before insert on users for each row`. */
  when: string;
  calls: string;
  /** Until a migration has added this column, there is no trigger. */
  needs?: { table: string; column: string };
  /** In a session that replicates, too. */
  isAlways?: boolean;
}

/** Made once, since making it again would lock a table that is written to. */
export const createTrigger = ({ name, table, when, calls, needs, isAlways }: Trigger) => `do $$ begin
  if not exists (select from pg_trigger where tgrelid = '${table}'::regclass and tgname = '${name}')
    ${needs ? `and exists (select from pg_attribute where attrelid = '${needs.table}'::regclass and attname = '${needs.column}')` : ''} then
    create trigger ${name} ${when} execute function ${calls}();
    ${isAlways ? `alter table ${table} enable always trigger ${name};` : ''}
  end if;
end $$`;
