// The database's roles. All work runs as one of two roles that cannot sign in: `valour_app` for a tenant, restricted to its rows,
// and `valour_platform` for work across tenants. The user that serves tenants is a member of `valour_server`, which inherits no
// rights: it can read nothing until it switches to `valour_app` in a transaction. Another user switches to `valour_platform`
// through `valour_platform_server`. Row security also applies to the owner of the tables.
import { type SQL, sql } from 'drizzle-orm';
import { StartError } from '../process/startError.ts';
import type { Tx } from './transaction.ts';

export const applicationRole = 'valour_app';
export const platformRole = 'valour_platform';
export const servingRole = 'valour_server';
export const platformServingRole = 'valour_platform_server';

const platformTables = [
  'tenants',
  'tenant_hosts',
  'platform_secrets',
  'rate_limits',
  'captcha_uses',
  'sweep_marks',
  'reference_releases',
];

// These tables are evidence: no role of a tenant may update or delete their rows. Triggers bind the other roles as well
// (`guardAudit.ts`, `guardEvidence.ts`).
const appendOnlyTables = ['audit_entries', 'consents', 'access_log'];

const listed = (names: string[]) => names.map((name) => `'${name}'`).join(', ');

export async function runStatements(tx: Tx, statements: string[]) {
  for (const statement of statements) await tx.execute(sql.raw(statement));
}

const createRole = (name: string, more = '') => `do $$ begin
  if not exists (select from pg_roles where rolname = '${name}') then
    create role ${name} nologin ${more};
  end if;
exception when duplicate_object or unique_violation or insufficient_privilege then null;
end $$`;

/** The privilege that lets a member switch to the role. From PostgreSQL 16, membership alone does not. */
export const mayBecome = `case when current_setting('server_version_num')::integer >= 160000 then 'SET' else 'MEMBER' end`;

// An administrator may have granted the role already; sometimes only an administrator can.
const grantRole = (name: string, to: string) => `do $$ begin
  if not pg_has_role(${to}, '${name}', ${mayBecome}) then
    execute format('grant ${name} to %I', ${to});
  end if;
exception when insufficient_privilege or undefined_object then null;
end $$`;

// Revokes what an earlier version granted. Only an administrator can revoke their own grant, and the start says so.
const revokeRole = (name: string, from: string) => `do $$ begin
  if exists (select from pg_auth_members where roleid = to_regrole('${name}') and member = to_regrole('${from}')) then
    revoke ${name} from ${from};
  end if;
exception when insufficient_privilege then null;
end $$`;

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

export interface ServingUsers {
  tenants?: string | undefined;
  platform?: string | undefined;
}

export async function makeRoles(tx: Tx, { tenants, platform }: ServingUsers = {}): Promise<void> {
  await runStatements(tx, [
    createRole(applicationRole),
    createRole(platformRole),
    createRole(servingRole, 'noinherit'),
    createRole(platformServingRole, 'noinherit'),
    grantRole(applicationRole, literal(servingRole)),
    grantRole(platformRole, literal(platformServingRole)),
    revokeRole(platformRole, servingRole),
    grantRole(servingRole, 'current_user'),
    grantRole(platformServingRole, 'current_user'),
    ...(tenants ? [grantRole(servingRole, literal(tenants))] : []),
    ...(platform ? [grantRole(platformServingRole, literal(platform))] : []),
  ]);
  try {
    await runStatements(tx, [
      `set local role ${applicationRole}`,
      `set local role ${platformRole}`,
      'reset role',
    ]);
  } catch {
    throw new StartError(
      `The database user may neither create nor take on the roles ${applicationRole} and ${platformRole}; give it CREATEROLE or grant it ${servingRole} and ${platformServingRole}.`,
    );
  }
}

// The migrating user's own tables and views, without those of extensions: all others in the schema get no grants.
const ours = `c.relnamespace = 'public'::regnamespace and c.relowner = current_user::regrole
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

const openTables = `do $$
declare
  found record;
begin
  for found in
    select c.relname as name, c.relkind as kind, c.relrowsecurity as secured, c.relforcerowsecurity as forced, c.relkind = 'v' as viewed,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') as owned,
      exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'of_the_platform') as opened
    from pg_class c where ${ours} and c.relkind in ('r', 'p', 'v', 'S')
  loop
    if found.kind = 'S' then
      execute format('grant select, usage on %I to ${platformRole}', found.name);
      execute format('grant usage on %I to ${applicationRole}', found.name);
      continue;
    end if;
    execute format('grant select, insert, update, delete on %I to ${platformRole}', found.name);
    execute format('revoke all on %I from ${applicationRole}', found.name);
    if found.secured and not found.opened then
      execute format('create policy of_the_platform on %I to ${platformRole} using (true) with check (true)', found.name);
    end if;
    if found.secured and not found.forced then
      execute format('alter table %I force row level security', found.name);
    end if;
    if found.name in (${listed(platformTables)}) then
      continue;
    elsif found.viewed and pg_get_viewdef(found.name::regclass) !~ 'tenant_id = .*app\\.tenant_id' then
      raise exception 'The view % is not bound to the tenant', found.name;
    elsif found.viewed or not found.owned then
      execute format('grant select on %I to ${applicationRole}', found.name);
    elsif found.secured and found.name in (${listed(appendOnlyTables)}) then
      execute format('grant select, insert on %I to ${applicationRole}', found.name);
    elsif found.secured then
      execute format('grant select, insert, update, delete on %I to ${applicationRole}', found.name);
    else
      raise exception 'The tenant-owned table % has no row security', found.name;
    end if;
  end loop;
end $$`;

// A view reads with the rights of its owner. If that were the owner of the tables, row security would apply and no index on
// words could be used; these views filter by tenant themselves.
const giveViewsAway = `do $$
declare
  found record;
begin
  grant create on schema public to ${platformRole};
  for found in select c.relname as name from pg_class c where ${ours} and c.relkind = 'v' loop
    execute format('alter view %I owner to ${platformRole}', found.name);
  end loop;
  revoke create on schema public from ${platformRole};
exception when insufficient_privilege then
  raise warning 'Searches are slower than they could be: the database user may not grant create on schema public';
end $$`;

export const openToRoles = [
  openTables,
  giveViewsAway,
  `grant usage on schema public to ${applicationRole}, ${platformRole}`,
  `grant usage on schema drizzle to ${platformRole}`,
  `grant select on drizzle.migrations to ${platformRole}`,
];

/** The role holds until the transaction ends. */
export const becomePlatform: SQL = sql`select set_config('role', ${platformRole}, true)`;
