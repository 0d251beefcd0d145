/** Templates of a company: who writes them, what is refused, and what stays of their writer. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { auditEntries } from '../../server/db/schema/audit.ts';
import { eraseAccount } from '../../server/privacy/erase.ts';
import { collectExport } from '../../server/privacy/export/collectExport.ts';
import { peopleOf, type Recruiter } from '../support/contract/companyPeople.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';
import { testNow } from '../support/contract/testNow.ts';

type Template = components['schemas']['Template'];

let now = testNow;
const limits = { changeTemplate: { attempts: 500, seconds: 3600 } };
const server = await startTestServer({ clock: () => now, limits });
const people = peopleOf(server);

let tenantId: number;

beforeAll(async () => {
  ({ id: tenantId } = await tenantOf(server.database, 'uk'));
});

async function team() {
  const founder = await people.founder();
  const name = { first_name: 'Sam', last_name: 'Hill' };
  const colleague = await people.recruiter(undefined, 'uk', { company_id: founder.company.id, ...name });
  return { founder, colleague };
}

const call = { kind: 'message', title: 'Ask for a call', text: 'Hello {first name}, can we talk?' };

async function created(person: Recruiter, change: object = {}): Promise<Template> {
  const { status, body } = await person.call('createTemplate', { body: { ...call, ...change } });
  expect(status).toBe(201);
  return body.data as Template;
}

const listed = async (person: Recruiter) => (await person.call('listTemplates')).body.data as Template[];

const change = (person: Recruiter, { id, version }: Template, words: object = {}) =>
  person.call('updateTemplate', {
    params: { id },
    body: { version, title: call.title, text: call.text, ...words },
  });

const remove = (person: Recruiter, { id }: Template) => person.call('deleteTemplate', { params: { id } });

describe('the recruiters of a company', () => {
  test('share its templates, and read who changed them last', async () => {
    const { founder, colleague } = await team();
    const template = await created(founder);
    expect(template).toEqual({
      ...call,
      ...{ id: expect.any(Number), version: 1, updated_at: testNow.toISOString(), updated_by: 'Robin Ash' },
    });
    now = new Date(testNow.getTime() + 60_000);
    const words = { title: 'A first call', text: 'Are you free, {first name}?' };
    const { body } = await change(colleague, template, words);
    const changed = {
      ...template,
      ...words,
      version: 2,
      updated_at: now.toISOString(),
      updated_by: 'Sam Hill',
    };
    expect(body.data).toEqual(changed);
    const other = await created(colleague, { title: 'Zebra' });
    expect(await listed(founder)).toEqual([changed, other]);
    now = testNow;
  });

  test('read nothing of another company, and cannot change it', async () => {
    const { founder } = await team();
    const template = await created(founder);
    const { founder: stranger } = await team();
    expect(await listed(stranger)).toEqual([]);
    expect([(await change(stranger, template)).status, (await remove(stranger, template)).status]).toEqual([
      404, 404,
    ]);
    expect(await listed(founder)).toEqual([template]);
  });

  test('do not overwrite each other', async () => {
    const { founder, colleague } = await team();
    const template = await created(founder);
    await change(colleague, template, { title: 'Theirs' });
    const { status, body } = await change(founder, template, { title: 'Mine' });
    const [stored] = await listed(founder);
    expect([status, body.code, body.data]).toEqual([409, 'version_conflict', stored]);
    expect(stored).toMatchObject({ title: 'Theirs', version: 2 });
  });

  test('delete a template for all of them', async () => {
    const { founder, colleague } = await team();
    const template = await created(founder);
    expect((await remove(colleague, template)).body.data).toEqual({ id: template.id });
    expect(await listed(founder)).toEqual([]);
    expect([(await change(founder, template)).status, (await remove(founder, template)).status]).toEqual([
      404, 404,
    ]);
  });

  test('write a template as long as its field', async () => {
    const { founder } = await team();
    const text = 'x'.repeat(500);
    const template = await created(founder, { kind: 'rejection', text });
    expect(template).toMatchObject({ kind: 'rejection', text });
    const { status, body } = await change(founder, template, { text: `${text}x` });
    expect([status, body.errors]).toEqual([422, { text: ['Use 500 characters or fewer'] }]);
  });

  test('have at most 50', async () => {
    const { founder } = await team();
    for (let count = 0; count < 50; count += 1) await created(founder, { title: `Template ${count}` });
    const { status, body } = await founder.call('createTemplate', { body: call });
    expect([status, body.code, (await listed(founder)).length]).toEqual([409, 'limit_reached', 50]);
  });
});

describe('a template is refused', () => {
  const usable = 'You can use {first name}, {job}, {company}, {my name}';
  test.each([
    [
      'with a placeholder that there is not',
      'The pay is {salary}.',
      `{salary} isn’t a placeholder. ${usable}`,
    ],
    ['with a single brace', 'Hello {first name', 'Remove the single brace: braces are only for placeholders'],
  ])('%s', async (_, text, message) => {
    const { founder } = await team();
    const { status, body } = await founder.call('createTemplate', { body: { ...call, text } });
    expect([status, body.errors]).toEqual([422, { text: [message] }]);
    const template = await created(founder);
    const again = await change(founder, template, { text });
    expect([again.status, again.body.errors]).toEqual([422, { text: [message] }]);
    expect(await listed(founder)).toEqual([template]);
  });

  test.each([
    ['without a name', { title: ' ' }],
    ['with a long name', { title: 'x'.repeat(81) }],
    ['without a text', { text: ' \n' }],
    ['with a text that is longer than a message', { text: 'x'.repeat(4001) }],
    ['with a text that is longer than the note of a rejection', { text: 'x'.repeat(501), kind: 'rejection' }],
    ['of another kind', { kind: 'advert' }],
  ])('%s', async (_, words) => {
    const { founder } = await team();
    const { status, body } = await founder.call('createTemplate', { body: { ...call, ...words } });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [Object.keys(words)[0]]]);
  });
});

test('the audit log has who created, changed and deleted a template, and no word of its text', async () => {
  const { founder, colleague } = await team();
  const template = await created(founder);
  await change(colleague, template, { title: 'A first call' });
  await remove(founder, template);
  const entries = await server.database.asPlatform((tx) =>
    tx
      .select({
        ...{ action: auditEntries.action, actor_id: auditEntries.actor_id },
        ...{ subject: auditEntries.subject, details: auditEntries.details },
      })
      .from(auditEntries)
      .where(and(eq(auditEntries.subject_kind, 'company'), eq(auditEntries.subject_id, founder.company.id)))
      .orderBy(auditEntries.id),
  );
  const subject = founder.company.name;
  expect(entries.filter(({ action }) => action.startsWith('template.'))).toEqual([
    {
      ...{ action: 'template.created', actor_id: founder.id, subject },
      details: { kind: 'message', template: 'Ask for a call' },
    },
    {
      ...{ action: 'template.changed', actor_id: colleague.id, subject },
      details: { kind: 'message', template: 'A first call' },
    },
    {
      ...{ action: 'template.deleted', actor_id: founder.id, subject },
      details: { kind: 'message', template: 'A first call' },
    },
  ]);
});

test('who changed a template last has it in the copy of their data, and leaves it without their name', async () => {
  const { founder, colleague } = await team();
  const template = await created(founder);
  await change(colleague, template, { title: 'A first call' });
  const copied = async ({ id }: Recruiter) => {
    const exported = await server.database.asTenant(tenantId, (db) =>
      collectExport(db, id, ['applications'], now),
    );
    const parts = exported!.sections.flatMap((section) => section.parts);
    const title = 'Template of your company that you changed last';
    return parts.find(({ source }) => source.title === title)?.rows.map((row) => row.title) ?? [];
  };
  expect([await copied(founder), await copied(colleague)]).toEqual([[], ['A first call']]);
  await server.database.asTenant(tenantId, async (db) => {
    const [user] = await db.tx.select().from(users).where(eq(users.id, colleague.id)).for('update');
    await eraseAccount(db, user!, { action: 'account.erased', now });
  });
  expect((await listed(founder)).map(({ title, updated_by }) => [title, updated_by])).toEqual([
    ['A first call', null],
  ]);
});
