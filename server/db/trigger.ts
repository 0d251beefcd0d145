/** The column that the migration `0009_erase_by_ids` adds. */
export const erasureByIds = { table: 'invitations', column: 'user_id' };

interface Trigger {
  name: string;
  table: string;
  when: string;
  calls: string;
  needs?: { table: string; column: string };
  /** Also fires in a replication session. */
  isAlways?: boolean;
}

/** Created once: creating it again would lock a table in use. */
export const createTrigger = ({ name, table, when, calls, needs, isAlways }: Trigger) => `do $$ begin
  if not exists (select from pg_trigger where tgrelid = '${table}'::regclass and tgname = '${name}')
    ${needs ? `and exists (select from pg_attribute where attrelid = '${needs.table}'::regclass and attname = '${needs.column}')` : ''} then
    create trigger ${name} ${when} execute function ${calls}();
    ${isAlways ? `alter table ${table} enable always trigger ${name};` : ''}
  end if;
end $$`;
