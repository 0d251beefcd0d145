import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { runOperator } from '../../scripts/operator/cli.ts';
import { openPlace } from '../../scripts/operator/place.ts';
import type { Tenant } from '../../server/db/schema/tenants.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { openTestServer, startTestServer } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';

/** What is done from the command line is done now. */
const server = await startTestServer({ followsDatabase: true });
const people = peopleOf(server);

/** On the server's own database, which stays open. */
async function run(line: string, password = '') {
  const output: string[] = [];
  const say = (text: string) => output.push(text);
  const code = await runOperator(
    line.match(/"[^"]*"|\S+/g)!.map((word) => word.replaceAll('"', '')),
    {
      env: {},
      open: async () => ({ ...server.database, close: async () => {} }),
      out: say,
      err: say,
      readPassword: async () => password,
    },
  );
  return { code, text: output.join('\n') };
}

const newTenant =
  'create-tenant --slug forces --name "Forces Work" --host jobs.forces.example,www.forces.example --country 232 --contact-email help@forces.example --marketing-url https://forces.example --privacy-url https://forces.example/privacy --privacy-version 2026-11 --terms-url https://forces.example/terms';

test('a tenant is made with its hosts and the crisis lines of its country, and an operator who signs in there', async () => {
  expect((await run(newTenant)).code).toBe(0);
  const { body } = await server.request('getTenantInfo', { query: { domain: 'jobs.forces.example' } });
  expect(body.data).toMatchObject({
    slug: 'forces',
    name: 'Forces Work',
    is_demo: false,
    default_country_id: 232,
  });

  const command =
    'create-operator --tenant forces --email Kit@Forces.example --first-name Kit --last-name Marlow';
  expect((await run(`${command} --password-stdin`, 'Honor-Service-2026')).text).toMatch(
    /This is our demo password\. Choose your own/,
  );
  expect(await run(`${command} --password-stdin`, 'six grey herons wade')).toEqual({
    code: 0,
    text: 'Kit Marlow can sign in at /admin of Forces Work as kit@forces.example.',
  });
  const host = 'jobs.forces.example';
  const signIn = async () =>
    server.request('adminLogin', {
      host,
      body: {
        email: 'kit@forces.example',
        password: 'six grey herons wade',
        captcha_token: await server.solveCaptcha(),
      },
    });
  const { status, body: signedIn } = await signIn();
  const { token } = signedIn.data as { token: string };
  const companies = await server.request('listAdminCompanies', { host, token });
  expect([status, companies.body.data]).toEqual([200, []]);

  const providers = await server.request('listContent', {
    host,
    token,
    params: { content: 'service-providers' },
  });
  expect((providers.body.data as { title: string }[]).map(({ title }) => title).sort()).toEqual([
    'Combat Stress',
    'NHS Op COURAGE',
    'Samaritans',
  ]);

  await run('deactivate-operator --tenant forces --email kit@forces.example');
  expect((await signIn()).status).toBe(410);
  const audit = JSON.parse((await run('list-audit --tenant forces --json')).text) as {
    action: string;
    actor: string;
  }[];
  expect(audit.map(({ action, actor }) => [action, actor])).toEqual([
    ['operator_sign_in.refused', 'Somebody not signed in'],
    ['operator.deactivated', 'Command line'],
    ['companies.read', 'Kit Marlow (kit@forces.example)'],
    ['signed_in', 'Kit Marlow (kit@forces.example)'],
    ['operator.created', 'Command line'],
    ['tenant.created', 'Command line'],
  ]);
  const { text } = await run('list-audit --tenant forces --kind sign_in --json');
  expect((JSON.parse(text) as { action: string }[]).map(({ action }) => action)).toEqual([
    'operator_sign_in.refused',
    'signed_in',
  ]);
});

test('a tenant gets its analytics and its recorder, and loses them', async () => {
  await run(
    newTenant.replace('forces', 'tagged').replaceAll('.forces.example,www.forces.example', '.tagged.example'),
  );
  const set =
    'set-tag --tenant tagged --kind analytics --script-url https://stats.example/tag.js --site-id forces';
  expect((await run(set)).code).toBe(0);
  expect((await run(set.replace('analytics', 'recording').replace('stats', 'screens'))).code).toBe(0);
  const info = async () => {
    const fresh = await startTestServer({ database: server.database });
    const { body } = await fresh.request('getTenantInfo', { query: { domain: 'jobs.tagged.example' } });
    const { analytics, recording } = body.data as Pick<Tenant, 'analytics' | 'recording'>;
    return { analytics, recording };
  };
  expect(await info()).toEqual({
    analytics: { script_url: 'https://stats.example/tag.js', site_id: 'forces' },
    recording: { script_url: 'https://screens.example/tag.js', site_id: 'forces' },
  });
  expect((await run('remove-tag --tenant tagged --kind recording')).code).toBe(0);
  expect(await info()).toEqual({
    analytics: { script_url: 'https://stats.example/tag.js', site_id: 'forces' },
    recording: null,
  });
});

test.each([
  ['set-tag --tenant us --kind analytics --script-url http://stats.example/tag.js --site-id a', 'https://'],
  [
    'set-tag --tenant us --kind analytics --script-url https://stats.example/tag.js --site-id "a b"',
    'letters',
  ],
  ['set-tag --tenant us --kind ads --script-url https://stats.example/tag.js --site-id a', 'analytics'],
])('no tag: %s', async (line, message) => {
  const { code, text } = await run(line);
  expect(code).not.toBe(0);
  expect(text).toContain(message);
});

test('a company is approved, and its admin hears of it', async () => {
  const founder = await people.founder({ name: 'Shellbrook' }, 'pending');
  const { id } = founder.company;
  const waiting = JSON.parse((await run('list-companies --tenant uk --status waiting --json')).text) as {
    id: number;
    version: number;
  }[];
  expect(waiting.map((row) => row.id)).toContain(id);
  const approve = async (version: number) =>
    run(`approve-company ${id} --tenant uk --version ${version} --text "Website and number were checked"`);
  expect(await approve(waiting.find((row) => row.id === id)!.version)).toEqual({
    code: 0,
    text: 'Shellbrook is active now.',
  });
  expect((await mailboxOf(server).latest(founder.email)).kind).toBe('company_approve');
  expect(await approve(await people.versionOf(id))).toEqual({
    code: 1,
    text: 'That step is not possible from here. Possible now: deactivate.',
  });
});

test('ADMIN-03 what has changed since it was listed is decided by no verb', async () => {
  const founder = await people.founder({ name: 'Stillwater' }, 'pending');
  const { id } = founder.company;
  const version = await people.versionOf(id);
  const { body } = await founder.call('getCompany');
  const { name, website, company_type, company_size, city, description } = body.data as Record<
    string,
    string
  >;
  const saved = await founder.call('updateCompany', {
    body: {
      ...{ name: `${name} Bank`, website, company_type, company_size, city, description, version },
      ...{ industry_id: 12, country_id: 232 },
    },
  });
  expect(saved.status).toBe(200);
  const verbs = ['approve', 'reject --code other', 'deactivate', 'reactivate'];
  for (const verb of verbs.map((words) => words.replace(/^\w+/, `$&-company ${id}`)))
    expect(await run(`${verb} --tenant uk --version ${version} --text Read`)).toEqual({
      code: 1,
      text: 'The company has changed since you listed it. Run list-companies again.',
    });
  expect((await founder.call('getCompany')).body.data).toMatchObject({ status: 'pending' });
});

describe('what does not fit is said in a sentence', () => {
  test.each([
    ['--help', 0, 'Usage: npm run operator -- <verb>'],
    ['approve-company --help', 0, 'Usage: npm run operator -- approve-company <id>'],
    ['aprove-company 4', 2, 'approve-company'],
    ['approve-company --tenant uk --version 1 --text Yes', 2, "missing required argument 'id'"],
    ['approve-company four --tenant uk --version 1 --text Yes', 2, 'four is no id of a company.'],
    ['approve-company 4 --tenant uk', 2, "required option '--version <number>' not specified"],
    ['approve-company 4 --tenant uk --version new --text Yes', 2, '--version: new is not a number.'],
    ['approve-company 999999 --tenant uk --version 1 --text Yes', 1, 'We could not find what you asked for.'],
    ['list-companies --tenant nowhere', 2, 'There is no tenant nowhere; there are uk, us'],
    ['list-companies --tenant uk --status lost', 2, '--status knows no “lost”.'],
    ['list-companies --tenant uk --colour', 2, "unknown option '--colour'"],
    [
      'create-operator --tenant uk --email kit --first-name Kit --last-name M',
      1,
      '--email: Give an email address.',
    ],
    [newTenant.replace('forces --name', 'Forces! --name'), 1, '--slug: Use 2 to 31 small letters'],
    [
      newTenant.replace('--slug forces', '--slug other').replace('jobs.forces.example', 'uk.localhost'),
      1,
      'The host uk.localhost belongs to a tenant already.',
    ],
  ])('%s', async (line, exitCode, sentence) => {
    expect(await run(line)).toEqual({ code: exitCode, text: expect.stringContaining(sentence) });
  });
});

test('a tenant gets a product name, a logo, providers and partners, and loses them again', async () => {
  const host = 'settings.forces.example';
  const command = newTenant
    .replace('--slug forces', '--slug settings')
    .replace('jobs.forces.example,www.forces.example', host);
  expect((await run(command)).code).toBe(0);
  const folder = mkdtempSync(join(tmpdir(), 'logo-'));
  const logo = join(folder, 'logo.png');
  const blue = { width: 200, height: 200, channels: 3, background: '#123456' } as const;
  writeFileSync(logo, await sharp({ create: blue }).png().toBuffer());
  const shown = async () => {
    const answer = await openTestServer({ database: { ...server.database, close: async () => {} } });
    const { body } = await answer.request('getTenantInfo', { query: { domain: host } });
    const data = body.data as { logo_url: string | null };
    const picture = data.logo_url && (await answer.app.inject({ url: data.logo_url, headers: { host } }));
    await answer.close();
    return { data, picture };
  };
  expect(
    await run(
      `set-tenant settings --product-name "Next Post" --logo ${logo} --providers google --partners "op-hired=Op Hired" --contact-email post@forces.example --marketing-url https://www.forces.example`,
    ),
  ).toMatchObject({ code: 0 });
  const { data, picture } = await shown();
  expect(data).toMatchObject({
    product_name: 'Next Post',
    partners: [{ slug: 'op-hired', name: 'Op Hired' }],
    contact_email: 'post@forces.example',
    marketing_url: 'https://www.forces.example',
  });
  expect(picture).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/jpeg' } });
  const settings = JSON.parse((await run('show-tenant settings --json')).text);
  expect(settings.social).toEqual({ google: true, linkedin: false });
  expect((await run('list-audit --tenant settings')).text).toContain('tenant.changed');
  await run('set-tenant settings --product-name "" --logo none --providers none --partners none');
  expect((await shown()).data).toMatchObject({ product_name: null, logo_url: null, partners: [] });
  for (const wrong of ['nobody', 'help@forces..example', 'hélp@forces.example'])
    expect(await run(`set-tenant settings --contact-email ${wrong}`)).toEqual({
      code: 1,
      text: '--contact-email: Give an email address.',
    });
  rmSync(folder, { recursive: true });
});

test('an embedded database that the server has open is refused with what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'operator-'));
  // The parent of this process runs for as long as the test does.
  writeFileSync(join(folder, 'pg.lock'), `${process.ppid} `);
  try {
    await expect(openPlace({ DATA_DIR: folder })).rejects.toThrow(
      `The server is running on the embedded database in ${folder}, which one process opens at a time: stop the server first, or sign in as operator at its page /admin.`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
