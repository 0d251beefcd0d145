import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { commandLineActor } from '../../server/audit/audit.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { tenantHosts, tenants } from '../../server/db/schema/tenants.ts';
import { addCrisisLines } from '../../server/listings/crisisLines.ts';
import {
  addHosts,
  createOperator,
  createTenant,
  setTag,
  switchOperator,
} from '../../server/tenants/tenantMaking.ts';
import { setApproval } from '../../server/tenants/tenantSettings.ts';
import { personName } from '../../src/documents/personName.ts';
import { tenantCalled } from './place.ts';
import { choice, json, print, tenant, text, type Verb, withDatabase } from './verb.ts';

const hostsIn = (input: string) =>
  input
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);

const listTenants: Verb = {
  name: 'list-tenants',
  about: 'lists the tenants with their host names',
  options: { json },
  example: '--json',
  run: (input, io) =>
    withDatabase(io, async (database) => {
      const rows = await database.asPlatform((tx) =>
        tx
          .select({ tenant: tenants, host: tenantHosts.host })
          .from(tenants)
          .leftJoin(tenantHosts, eq(tenantHosts.tenant_id, tenants.id))
          .orderBy(tenants.id, tenantHosts.host),
      );
      const slugs = [...new Set(rows.map((row) => row.tenant.slug))];
      print(
        slugs.map((slug) => {
          const own = rows.filter((row) => row.tenant.slug === slug);
          const { name, default_country_id: country } = own[0]!.tenant;
          const hosts = own.flatMap(({ host }) => (host ? [host] : [])).join(', ');
          return { slug, name, country, hosts };
        }),
        input,
        io,
      );
    }),
};

const makeTenant: Verb = {
  name: 'create-tenant',
  about: 'makes a tenant with its host names',
  options: {
    slug: text('slug', 'its short name'),
    name: text('name', 'the name that people see'),
    host: text('hosts', 'its host names, with commas between'),
    country: text('232|233', 'United Kingdom or United States'),
    'contact-email': text('address', 'where people write to'),
    'marketing-url': text('url', 'its marketing site'),
    'privacy-url': text('url', 'its privacy notice'),
    'privacy-version': text('version', 'of the notice, such as 2026-11'),
    'terms-url': text('url', 'its terms'),
  },
  example:
    '--slug forces --name "Forces Work" --host jobs.forces.example --country 232 --contact-email help@forces.example --marketing-url https://forces.example --privacy-url https://forces.example/privacy --privacy-version 2026-11 --terms-url https://forces.example/terms',
  run: ({ options }, io) =>
    withDatabase(io, async (database) => {
      const country = choice('country', options.country, ['232', '233']) === '232' ? 232 : 233;
      const created = await database.asPlatform((tx) =>
        createTenant(
          tx,
          {
            slug: options.slug,
            name: options.name,
            hosts: hostsIn(options.host),
            country,
            contactEmail: options.contactEmail,
            marketingUrl: options.marketingUrl,
            privacyUrl: options.privacyUrl,
            privacyVersion: options.privacyVersion,
            termsUrl: options.termsUrl,
            now: new Date(),
          },
          addCrisisLines,
        ),
      );
      io.out(`${created.name} is there. A running server knows its hosts within half a minute.`);
      io.out(`Next: create-operator --tenant ${created.slug} …`);
    }),
};

const addHost: Verb = {
  name: 'add-host',
  about: 'gives a tenant another host name',
  options: { tenant, host: text('hosts', 'host names, with commas between') },
  example: '--tenant forces --host www.forces.example',
  run: ({ options }, io) =>
    withDatabase(io, async (database) => {
      const owner = await tenantCalled(database, options.tenant);
      const hosts = hostsIn(options.host);
      await database.asPlatform((tx) => addHosts(tx, owner, hosts));
      io.out(`${hosts.join(', ')} now lead${hosts.length === 1 ? 's' : ''} to ${owner.name}.`);
    }),
};

const tagKind = text('analytics|recording', 'web analytics or session recording');

const setTagVerb: Verb = {
  name: 'set-tag',
  about: 'names the script that a tenant loads for those who allow it',
  options: {
    tenant,
    kind: tagKind,
    'script-url': text('url', 'the script; only its origin joins the content security policy'),
    'site-id': text('id', 'what the vendor calls this site'),
  },
  example: '--tenant forces --kind analytics --script-url https://stats.example/tag.js --site-id forces',
  run: ({ options }, io) =>
    withDatabase(io, async (database) => {
      const kind = choice('kind', options.kind, ['analytics', 'recording']);
      const owner = await tenantCalled(database, options.tenant);
      const source = { script_url: options.scriptUrl, site_id: options.siteId };
      await database.asPlatform((tx) => setTag(tx, owner, { kind, source, now: new Date() }));
      io.out(`${owner.name} asks for ${kind}. A running server knows it within half a minute.`);
    }),
};

const removeTag: Verb = {
  name: 'remove-tag',
  about: 'ends analytics or session recording on a tenant',
  options: { tenant, kind: tagKind },
  example: '--tenant forces --kind recording',
  run: ({ options }, io) =>
    withDatabase(io, async (database) => {
      const kind = choice('kind', options.kind, ['analytics', 'recording']);
      const owner = await tenantCalled(database, options.tenant);
      await database.asPlatform((tx) => setTag(tx, owner, { kind, source: null, now: new Date() }));
      io.out(`${owner.name} no longer has ${kind}. A running server knows it within half a minute.`);
    }),
};

const approveVeterans: Verb = {
  name: 'approve-veterans',
  about: 'says whether new veterans wait for an operator once their address is confirmed',
  options: { tenant, by: text('hand|itself', 'by hand in /admin, or automatically') },
  example: '--tenant forces --by hand',
  run: ({ options }, io) =>
    withDatabase(io, async (database) => {
      const owner = await tenantCalled(database, options.tenant);
      const approveVeterans = choice('by', options.by, ['hand', 'itself']) === 'hand';
      await database.asPlatform((tx) =>
        setApproval(tx, owner, { approveVeterans, actor: commandLineActor, now: new Date() }),
      );
      io.out(
        approveVeterans
          ? `New veterans of ${owner.name} wait for an operator at /admin/users. A running server knows it within half a minute.`
          : `New veterans of ${owner.name} can start straight away. A running server knows it within half a minute. Whoever waits already still needs a decision.`,
      );
    }),
};

const listOperators: Verb = {
  name: 'list-operators',
  about: 'lists the operators of a tenant',
  options: { tenant, json },
  example: '--tenant uk',
  run: (input, io) =>
    withDatabase(io, async (database) => {
      const { id } = await tenantCalled(database, input.options.tenant);
      const rows = await database.asTenant(id, ({ tx }) =>
        tx
          .select()
          .from(users)
          .where(and(eq(users.tenant_id, id), eq(users.is_tenant_admin, true)))
          .orderBy(users.id),
      );
      print(
        rows.map((row) => ({ id: row.id, email: row.email, name: personName(row), status: row.status })),
        input,
        io,
      );
    }),
};

const makeOperator: Verb = {
  name: 'create-operator',
  about: 'makes an operator, who signs in at /admin of that tenant',
  options: {
    tenant,
    email: text('address', 'the email to sign in with'),
    'first-name': text('name', 'first name'),
    'last-name': text('name', 'last name, where there is one', false),
    'password-stdin': {
      about: 'reads the password from standard input; without it one is made and shown once',
    },
  },
  example: '--tenant uk --email kit@forces.example --first-name Kit --last-name Marlow',
  run: ({ options }, io) =>
    withDatabase(io, async (database) => {
      const owner = await tenantCalled(database, options.tenant);
      const isFromInput = options.passwordStdin;
      const password = isFromInput ? await io.readPassword() : randomBytes(15).toString('base64url');
      const operator = await database.asTenant(owner.id, (db) =>
        createOperator(db, owner, {
          email: options.email,
          firstName: options.firstName,
          lastName: options.lastName ?? '',
          password,
          now: new Date(),
        }),
      );
      io.out(`${personName(operator)} can sign in at /admin of ${owner.name} as ${operator.email}.`);
      if (!isFromInput) io.out(`The password, shown only now: ${password}`);
    }),
};

const switching = (name: string, status: 'active' | 'inactive', about: string): Verb => ({
  name,
  about,
  options: { tenant, email: text('address', 'the operator’s email') },
  example: '--tenant uk --email kit@forces.example',
  run: ({ options }, io) =>
    withDatabase(io, async (database) => {
      const { id } = await tenantCalled(database, options.tenant);
      const operator = await database.asTenant(id, (db) =>
        switchOperator(db, { email: options.email, status, now: new Date() }),
      );
      io.out(`${operator.email} is ${operator.status} now.`);
    }),
});

export const tenantVerbs: Verb[] = [
  listTenants,
  makeTenant,
  addHost,
  setTagVerb,
  removeTag,
  approveVeterans,
  listOperators,
  makeOperator,
  switching('deactivate-operator', 'inactive', 'switches an operator off'),
  switching('reactivate-operator', 'active', 'switches an operator on again'),
];
