/** What the tenant offers, kept by its operator: form by form and as a file, with what nobody should send. */
import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { auditEntries } from '../../server/db/schema/audit.ts';
import { questionnaireAnswers } from '../../server/db/schema/onboarding.ts';
import { questionOptions, questions } from '../../server/db/schema/reference.ts';
import { courses, savedCourses, serviceProviders } from '../../server/db/schema/services.ts';
import { type RequestOptions, startTestServer, tenantOf } from '../support/contract/harness.ts';

type Row = components['schemas']['ContentRow'];
type Table = components['schemas']['ContentTable'];
type Report = components['schemas']['ContentImport'];
type Content = components['schemas']['ContentName'];

const server = await startTestServer();
const operator = await server.sessionOf('operator@demo.test');
const veteran = await server.signIn('veteran-services');
const { id: tenantId } = await tenantOf(server.database, 'uk');

const asOperator = (operation: string, options: RequestOptions = {}) =>
  server.request(operation, { token: operator, ...options });

async function listOf(content: Content, query: RequestOptions['query'] = {}) {
  const { body } = await asOperator('listContent', { params: { content }, query });
  return body as unknown as { data: Row[]; meta: { total: number; table: Table } };
}

const rowWith = async (content: Content, key: string) =>
  (await listOf(content, { search: key })).data.find((row) => row.key === key)!;

async function exported(content: Content): Promise<string> {
  const { file, headers } = await asOperator('exportContent', { params: { content } });
  expect(headers['content-disposition']).toContain(`${content}-`);
  return file!.toString('utf8');
}

const fileOf = (bytes: string | Buffer, digest?: string) => {
  const form = new FormData();
  form.set('file', new Blob([bytes as string]), 'content.csv');
  if (digest) form.set('digest', digest);
  return form;
};

const send = (content: Content, bytes: string | Buffer, digest?: string) =>
  asOperator('importContent', { params: { content }, form: fileOf(bytes, digest) });

const look = async (content: Content, bytes: string | Buffer) =>
  (await send(content, bytes)).body.data as Report;

async function take(content: Content, bytes: string): Promise<Report> {
  const { digest } = await look(content, bytes);
  return (await send(content, bytes, digest!)).body.data as Report;
}

const lastDeeds = async (count: number) => {
  const rows = await server.database.asTenant(tenantId, ({ tx }) =>
    tx
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.tenant_id, tenantId))
      .orderBy(desc(auditEntries.id))
      .limit(count),
  );
  return rows.map(({ action, subject, details, actor }) => [
    action,
    subject,
    details,
    actor.includes('operator@'),
  ]);
};

const aCourse = {
  code: 'night-maths',
  title: 'Maths at night',
  provider: 'letters-and-numbers',
  category: 'education',
  summary: 'Two evenings a week.',
  description_html: '<p>Two <strong>evenings</strong>.</p><script>alert(1)</script>',
  eligibility: 'Everyone who has served.',
  how_to_join: 'Write to us.',
  service_type: 'online; in_person',
  availability: 'extended_hours',
  countries: 'GB',
  town: 'Cardiff, Wales',
  address: '2 Arcade Lane, Cardiff',
  url: 'https://maths.example/night',
  level: 'Level 2',
  duration: '20 weeks',
  starts_on: '2031-09-01',
  cost_amount: '120.50',
  currency: 'GBP',
  funding: 'standard_learning_credit',
  skills: 'Maths; Reading',
  tags: 'career_direction:study',
};

const aProvider = {
  ...{ code: 'quiet-harbour', name: 'Quiet Harbour', category: 'housing', summary: 'Rooms by the sea.' },
  ...{ description_html: '<p>Rooms.</p>', eligibility: 'Veterans.', how_to_join: 'Call.' },
  ...{ service_type: 'in_person', availability: 'business_hours', countries: 'GB', cost: 'Free' },
  ...{ phone: '+44 117 496 0000', email: 'rooms@harbour.example' },
};

const csv = (...rows: string[][]) => rows.map((row) => `${row.join(',')}\r\n`).join('');

test('a course is made, found by veterans, changed in one window at a time, and audited', async () => {
  const params = { content: 'courses' };
  const created = await asOperator('createContent', { params, body: { cells: aCourse } });
  expect(created.status).toBe(201);
  const row = created.body.data as Row;
  expect(row).toMatchObject({
    ...{ key: 'night-maths', title: 'Maths at night', is_withdrawn: false, is_shared: false },
    cells: {
      ...aCourse,
      ...{ description_html: '<p>Two <strong>evenings</strong>.</p>', qualification: '', withdrawn: 'no' },
    },
  });
  const results = await server.request('listCourses', { token: veteran, query: { search: 'maths' } });
  expect(results.body.data).toContainEqual(
    expect.objectContaining({
      ...{ id: row.id, cost: { amount: 12050, currency: 'GBP', is_free: false }, starts_on: '2031-09-01' },
      ...{ location: '2 Arcade Lane, Cardiff', skills: ['Maths', 'Reading'] },
      description_html: '<p>Two <strong>evenings</strong>.</p>',
    }),
  );
  const again = await asOperator('createContent', { params, body: { cells: aCourse } });
  expect([again.status, again.body.errors]).toEqual([
    422,
    { 'cells.code': ['This key is taken: choose another'] },
  ]);

  const change = (cells: Record<string, string>, version: string) =>
    asOperator('updateContent', { params: { ...params, id: row.id }, body: { version, cells } });
  const changed = await change({ level: 'Level 3' }, row.version);
  expect([changed.status, (changed.body.data as Row).cells.level]).toEqual([200, 'Level 3']);
  const stale = await change({ level: 'Level 4' }, row.version);
  expect([stale.status, stale.body.code, stale.body.data]).toEqual([
    409,
    'version_conflict',
    changed.body.data,
  ]);
  const { version } = changed.body.data as Row;
  const renamed = await change({ code: 'another' }, version);
  expect(renamed.body.errors).toEqual({ 'cells.code': ['The key stays: make another row for another key'] });
  const surplus = await change({ tenant_id: '2' }, version);
  expect(surplus.body.errors).toEqual({ 'cells.tenant_id': ['Not expected here'] });
  expect(await lastDeeds(2)).toEqual([
    ['course.changed', 'Maths at night', { key: 'night-maths', columns: 'level' }, true],
    ['course.created', 'Maths at night', { key: 'night-maths' }, true],
  ]);
});

test('each cell that does not fit is named with what to write', async () => {
  const { body, status } = await asOperator('createContent', {
    params: { content: 'courses' },
    body: {
      cells: {
        ...aCourse,
        ...{
          code: 'Not a key',
          title: '',
          provider: 'nobody',
          category: 'sport',
          url: 'javascript:alert(1)',
        },
        ...{ starts_on: '2031-02-30', cost_amount: '1,20,0', countries: 'FR', availability: '' },
      },
    },
  });
  expect([status, body.errors]).toEqual([
    422,
    {
      'cells.code': ['Use up to 60 small letters, digits, hyphens and underscores'],
      'cells.title': ['Required'],
      'cells.category': [expect.stringContaining('“sport” is none of: employment')],
      'cells.availability': ['Required'],
      'cells.countries': ['“FR” is none of: GB, US'],
      'cells.url': ['Enter a web address that begins with https://'],
      'cells.starts_on': ['Enter a real date, such as 2027-03-31 or 31/03/2027'],
      'cells.cost_amount': ['Enter an amount, such as 480, 480.50 or 1,120.50'],
    },
  ]);
  const place = await asOperator('createContent', {
    params: { content: 'courses' },
    body: {
      cells: { ...aCourse, code: 'elsewhere', provider: 'nobody', town: 'Atlantis, England', tags: 'a:b' },
    },
  });
  expect(place.body.errors).toEqual({
    'cells.provider': ['There is no provider with the key “nobody”'],
    'cells.town': [expect.stringContaining('We know no “Atlantis, England”')],
    'cells.tags': ['“a:b” is no answer of a question'],
  });
});

test.each(['courses', 'service-providers'] as const)(
  '%s: what was exported changes nothing when it comes back',
  async (content) => {
    const text = await exported(content);
    const { meta } = await listOf(content);
    expect(await look(content, text)).toEqual({
      ...{ rows: meta.total, new: 0, changed: 0, unchanged: meta.total, with_faults: 0 },
      ...{ faults: [], changes: [], digest: null, is_applied: false },
    });
  },
);

describe('a file', () => {
  test('names its columns as the form does, however they are written, such as “E-mail” for “Email”', async () => {
    const { code, ...rest } = { ...aProvider, code: 'lee-shore', email: 'lee@harbour.example' };
    const headings: Record<string, string> = {
      ...{ name: 'NAME', email: 'E-mail', how_to_join: 'How to join', description_html: 'Description' },
      ...{ service_type: 'Where it takes place', eligibility: 'who it’s for' },
    };
    const file = csv(
      ['Key', ...Object.keys(rest).map((name) => headings[name] ?? name)],
      [code, ...Object.values(rest)],
    );
    await take('service-providers', file);
    const { title, cells } = await rowWith('service-providers', code);
    expect([title, cells.email, cells.how_to_join]).toEqual([
      'Quiet Harbour',
      'lee@harbour.example',
      'Call.',
    ]);
    expect(await look('service-providers', csv(['code', 'email'], [code, rest.email]))).toMatchObject({
      ...{ unchanged: 1, with_faults: 0 },
    });
    const twice = await send(
      'service-providers',
      csv(['code', 'Email', 'E-mail'], [code, 'a@b.example', '']),
    );
    expect([twice.status, twice.body.message]).toEqual([422, 'The column “email” appears twice.']);
  });

  test('is looked at, taken whole as it was looked at, and audited row by row', async () => {
    const heads = Object.keys(aProvider);
    await take('service-providers', csv(heads, Object.values(aProvider)));
    const file = csv(
      ['code', 'name', 'phone', 'withdrawn'],
      ['quiet-harbour', '=1+1', '+44 117 496 0001', ''],
      ['steady-ground', 'Steady Ground', '', 'no'],
      ['new-one', 'New', '', ''],
      ['quiet-harbour', 'Twice', '', ''],
      ['', 'No key', '', ''],
    );
    const faulty = await look('service-providers', `\uFEFF${file}`);
    expect([faulty.rows, faulty.new, faulty.changed, faulty.with_faults, faulty.digest]).toEqual([
      5,
      0,
      2,
      3,
      null,
    ]);
    expect(faulty.faults).toContainEqual({ row: 4, column: 'category', message: 'Required' });
    expect(faulty.faults).toContainEqual({ row: 5, column: 'code', message: 'Row 2 has the same key' });
    expect(faulty.faults).toContainEqual({ row: 6, column: 'code', message: 'Required' });
    const refused = await send('service-providers', file, 'a-digest-of-ones-own');
    expect([refused.status, refused.body.code]).toEqual([409, 'version_conflict']);

    const right = csv(['code', 'name'], ['quiet-harbour', '=1+1']);
    const looked = await look('service-providers', right);
    expect(looked.changes).toEqual([
      {
        ...{ row: 2, key: 'quiet-harbour', title: '=1+1', change: 'changed', columns: ['name'] },
        values: [{ column: 'name', before: 'Quiet Harbour', after: '=1+1' }],
      },
    ]);
    expect((await rowWith('service-providers', 'quiet-harbour')).title).toBe('Quiet Harbour');
    const other = csv(['code', 'name'], ['quiet-harbour', 'Something else']);
    expect((await send('service-providers', other, looked.digest!)).status).toBe(409);
    const taken = await send('service-providers', right, looked.digest!);
    expect(taken.body.data).toMatchObject({ changed: 1, digest: null, is_applied: true });
    expect((await send('service-providers', right, looked.digest!)).body.code).toBe('version_conflict');
    expect(await lastDeeds(1)).toEqual([
      [
        'service_provider.changed',
        '=1+1',
        { key: 'quiet-harbour', columns: 'name', file: 'content.csv' },
        true,
      ],
    ]);
    expect(await exported('service-providers')).toContain(`quiet-harbour,'=1+1,`);
    expect(await look('service-providers', await exported('service-providers'))).toMatchObject({
      changed: 0,
    });
  });

  test.each([
    ['nothing', '', 'The file is empty.'],
    ['a head alone', 'code,title\n', 'The file has no rows below the first one.'],
    ['bytes that are no letters', Buffer.from([0x63, 0xff, 0x01, 0x0a]), 'this one is no plain text'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'this one is no plain text'],
    ['a column that is not there', 'code,tenant_id\na,2\n', '“tenant_id” is no column here'],
    ['HTML', '<html><body>\n', '“<html><body>” is no column here'],
    ['a column twice', 'code,title,title\na,b,c\n', 'The column “title” appears twice.'],
    ['no key', 'title\nA\n', 'The column “code” is missing'],
    ['a short row', 'code,title\na\n', 'Row 2 has 1 cells where the first row has 2.'],
    ['an open quotation mark', 'code,title\na,"b\n', 'Row 2 has a quotation mark that is not closed.'],
    ['a million cells', `code${','.repeat(1_000_000)}\n`, 'Row 1 has more than 60 cells.'],
    ['5,001 rows', `code\n${'a\n'.repeat(5001)}`, 'Send at most 5000 rows in one file.'],
  ])('of %s is refused with what to do about it', async (_, bytes, message) => {
    const { status, body } = await send('courses', bytes);
    expect([status, body.code, body.errors]).toEqual([
      422,
      'file_unreadable',
      { file: [expect.stringContaining(message)] },
    ]);
  });

  test('INPUT-01 as a spreadsheet saves it is taken, in the order of the country, or the cell and the form are named', async () => {
    const heads = Object.keys(aCourse);
    const saved = (change: Partial<typeof aCourse>, separator: string) =>
      [heads, Object.values({ ...aCourse, code: 'as-saved', description_html: 'Evenings.', ...change })]
        .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
        .join('\r\n')
        .replaceAll(/"(code|as-saved|[\d/]+)"/g, '$1');
    const storedCells = async () => (await rowWith('courses', 'as-saved')).cells;
    await take('courses', saved({ starts_on: '01/09/2031', cost_amount: '120.5' }, ','));
    expect([(await storedCells()).starts_on, (await storedCells()).cost_amount]).toEqual([
      '2031-09-01',
      '120.50',
    ]);
    await take('courses', saved({ starts_on: '02/09/2031', cost_amount: '1,120.50' }, ';'));
    expect([(await storedCells()).starts_on, (await storedCells()).cost_amount]).toEqual([
      '2031-09-02',
      '1120.50',
    ]);
    const typed = saved(
      {
        ...{ code: 'As-Saved', title: 'Café skills – £5', provider: 'Letters-and-numbers' },
        ...{
          category: 'Education',
          currency: 'gbp',
          countries: 'United Kingdom',
          availability: 'Office hours',
        },
        ...{ service_type: 'Online; In person', starts_on: '02/09/2031', cost_amount: '1,120.50' },
      },
      ',',
    );
    const windows = Buffer.from(typed.replaceAll('–', '\u0096'), 'latin1');
    const { with_faults, changes } = await look('courses', windows);
    expect([with_faults, changes.map(({ key, values }) => ({ key, values }))]).toEqual([
      0,
      [
        {
          key: 'as-saved',
          values: [
            { column: 'title', before: 'Maths at night', after: 'Café skills – £5' },
            { column: 'availability', before: 'extended_hours', after: 'business_hours' },
          ],
        },
      ],
    ]);
    const { heads: more, row } = { heads: [...heads, 'withdrawn', '', ''], row: ['No', '', ''] };
    const file = `sep=;\r\n${more.join(';')}\r\n${[
      ...Object.values({ ...aCourse, code: 'as-saved', description_html: 'Evenings.' }),
      ...row,
    ]
      .map((cell) => `"${cell}"`)
      .join(';')}\r\n`;
    expect(await take('courses', file)).toMatchObject({ changed: 1, with_faults: 0 });
    const us = await server.request('importContent', {
      params: { content: 'courses' },
      form: fileOf('code,starts_on\na,13/31/2031\nb,03/31/2031\n'),
      token: await server.sessionOf('operator@demo.test', 'us'),
      tenant: 'us',
    });
    const { faults } = us.body.data as Report;
    const dates = faults.filter(({ column }) => column === 'starts_on');
    expect(dates).toEqual([
      { row: 2, column: 'starts_on', message: 'Enter a real date, such as 2027-03-31 or 03/31/2027' },
    ]);
  });

  test('that is a text and no file is refused', async () => {
    const form = new FormData();
    form.set('file', '{}');
    const { status, body } = await asOperator('importContent', { params: { content: 'courses' }, form });
    expect([status, body.errors]).toEqual([422, { file: ['Choose a file to upload'] }]);
  });

  test('beyond 2 MB is refused', async () => {
    const { status, body } = await send('courses', `code\n${'x'.repeat(2 * 1024 * 1024)}`);
    expect([status, body.code]).toEqual([413, 'file_too_large']);
  });

  test('of 5,000 rows is taken whole, and one that fails leaves nothing behind', async () => {
    const heads = Object.keys(aProvider);
    const row = (at: number) =>
      Object.values({ ...aProvider, code: `many-${at}`, name: `Many ${at}`, summary: `Room ${at}` });
    const rows = Array.from({ length: 5000 }, (_, at) => row(at));
    const before = (await listOf('service-providers')).meta.total;
    const broken = csv(heads, ...rows.slice(0, 4999), row(0));
    expect(await look('service-providers', broken)).toMatchObject({
      new: 4999,
      with_faults: 1,
      digest: null,
    });
    expect((await listOf('service-providers')).meta.total).toBe(before);
    const taken = await take('service-providers', csv(heads, ...rows));
    expect([taken.new, taken.is_applied, taken.changes.length]).toEqual([5000, true, 200]);
    expect((await listOf('service-providers')).meta.total).toBe(before + 5000);
    await server.database.asTenant(tenantId, ({ tx }) =>
      tx
        .delete(serviceProviders)
        .where(and(eq(serviceProviders.tenant_id, tenantId), eq(serviceProviders.summary, 'Room 1'))),
    );
  });

  test('with keys of another tenant makes rows of one’s own', async () => {
    const { id: us } = await tenantOf(server.database, 'us');
    const mine = { ...aCourse, code: 'foreign-key' };
    const heads = Object.keys(mine);
    const theirs = () =>
      server.database.asPlatform((tx) =>
        tx.select().from(courses).where(eq(courses.tenant_id, us)).orderBy(courses.id),
      );
    await server.database.asPlatform(async (tx) => {
      const [course] = await tx.select().from(courses).where(eq(courses.tenant_id, us)).limit(1);
      await tx.update(courses).set({ code: 'foreign-key' }).where(eq(courses.id, course!.id));
    });
    const before = await theirs();
    expect(
      await take(
        'courses',
        csv(
          heads,
          Object.values(mine).map((cell) => `"${cell}"`),
        ),
      ),
    ).toMatchObject({
      new: 1,
      changed: 0,
    });
    expect(await theirs()).toEqual(before);
  });
});

test('what a veteran has kept is withdrawn in place of deleted, and comes back; the rest is deleted', async () => {
  const [saved, free] = await Promise.all(
    ['kept-course', 'free-course'].map(async (code) => {
      const { body } = await asOperator('createContent', {
        params: { content: 'courses' },
        body: { cells: { ...aCourse, code, title: code } },
      });
      return body.data as Row;
    }),
  );
  const ofSaved = { params: { content: 'courses', id: saved!.id } };
  await server.request('saveCourse', { token: veteran, params: { id: saved!.id } });
  expect((await asOperator('deleteContent', ofSaved)).body.data).toEqual({ result: 'withdrawn' });
  const gone = await asOperator('deleteContent', { params: { content: 'courses', id: free!.id } });
  expect(gone.body.data).toEqual({ result: 'deleted' });
  expect(await lastDeeds(2)).toEqual([
    ['course.deleted', 'free-course', { key: 'free-course' }, true],
    ['course.withdrawn', 'kept-course', { key: 'kept-course', columns: 'withdrawn' }, true],
  ]);
  const getSaved = () => server.request('getCourse', { token: veteran, params: { id: saved!.id } });
  expect((await getSaved()).status).toBe(404);
  const withdrawn = await rowWith('courses', 'kept-course');
  expect(withdrawn.is_withdrawn).toBe(true);
  expect((await listOf('courses', { state: 'withdrawn' })).data.map(({ key }) => key)).toEqual([
    'kept-course',
  ]);
  await asOperator('updateContent', {
    ...ofSaved,
    body: { version: withdrawn.version, cells: { withdrawn: 'no' } },
  });
  expect((await getSaved()).body.data).toMatchObject({ id: saved!.id, is_saved: true });
  await server.database.asTenant(tenantId, ({ tx }) =>
    tx
      .delete(savedCourses)
      .where(and(eq(savedCourses.tenant_id, tenantId), eq(savedCourses.course_id, saved!.id))),
  );
});

test('a provider that is withdrawn takes its courses along and brings them back, and is offered nowhere', async () => {
  const provider = await rowWith('service-providers', 'site-ready');
  const before = (await listOf('courses', { state: 'withdrawn' })).meta.total;
  const turn = async (withdrawn: 'yes' | 'no') => {
    const { id, version } = await rowWith('service-providers', 'site-ready');
    await asOperator('updateContent', {
      params: { content: 'service-providers', id },
      body: { version, cells: { withdrawn } },
    });
  };
  await server.request('saveServiceProvider', { token: veteran, params: { id: provider.id } });
  const availability = async () => {
    const search = { token: veteran, query: { search: provider.title } };
    const [listed, courseList, saved, onboarding] = await Promise.all([
      server.request('listServiceProviders', search),
      server.request('listCourses', { token: veteran, query: { search: 'site safety' } }),
      server.request('listSavedServiceProviders', { token: veteran }),
      server.request('saveOnboardingServices', {
        token: veteran,
        body: { service_ids: [provider.id], candidate_visibility: 'hidden' },
      }),
    ]);
    return [
      ...[listed, courseList, saved].map(({ body }) => (body.data as object[]).length > 0),
      onboarding.status,
    ];
  };
  expect(await availability()).toEqual([true, true, true, 200]);
  await turn('yes');
  expect((await lastDeeds(2)).map(([action, , details]) => [action, details])).toContainEqual([
    'course.withdrawn',
    { key: expect.any(String), provider: 'site-ready' },
  ]);
  expect(await availability()).toEqual([false, false, false, 422]);
  const detail = await server.request('getServiceProvider', { params: { id: provider.id } });
  expect(detail.status).toBe(404);
  const course = await rowWith('courses', 'site-safety');
  const back = await asOperator('updateContent', {
    params: { content: 'courses', id: course.id },
    body: { version: course.version, cells: { withdrawn: 'no' } },
  });
  expect(back.body.errors).toEqual({ 'cells.provider': ['This provider is withdrawn: bring it back first'] });
  await turn('no');
  expect(await availability()).toEqual([true, true, true, 200]);
  expect((await listOf('courses', { state: 'withdrawn' })).meta.total).toBe(before);
});

describe('a question of one’s own', () => {
  const aQuestion = {
    ...{
      code: 'own-tools',
      title: 'Do you have tools of your own?',
      why_we_ask: 'Some courses ask for them.',
    },
    ...{ direction: 'retrain', type: 'single_choice', options: 'yes = Yes; some = Some of them; no = No' },
    is_required: 'yes',
  };
  const params = { content: 'questions' };
  const person = () => server.signIn('veteran-questionnaire');

  test('is asked after the shared ones, answered, and then keeps its type and its answers', async () => {
    const { body, status } = await asOperator('createContent', { params, body: { cells: aQuestion } });
    expect(status).toBe(201);
    const created = body.data as Row;
    expect(created.cells).toMatchObject({ ...aQuestion, order: '0', withdrawn: 'no' });
    const direction = await server.database.asTenant(tenantId, async ({ tx }) => {
      const [option] = await tx.select().from(questionOptions).where(eq(questionOptions.value, 'retrain'));
      return option!.id;
    });
    const questionnaire = async () => {
      const answer = await server.request('getQuestionnaire', {
        token: await person(),
        params: { id: direction },
      });
      return answer.body.data as { id: number; code: string; options: { id: number; value: string }[] }[];
    };
    const shown = (await questionnaire()).at(-1)!;
    expect([shown.id, shown.options.map(({ value }) => value)]).toEqual([created.id, ['yes', 'some', 'no']]);
    await server.database.asTenant(tenantId, async ({ tx }) => {
      const [user] = await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.email, 'veteran-questionnaire@demo.test'));
      await tx.insert(questionnaireAnswers).values({
        ...{ tenant_id: tenantId, user_id: user!.id, question_id: created.id },
        answer: { answer_option_id: shown.options[1]!.id },
      });
    });
    const change = async (cells: Record<string, string>) => {
      const { version } = await rowWith('questions', 'own-tools');
      return asOperator('updateContent', { params: { ...params, id: created.id }, body: { version, cells } });
    };
    expect((await change({ options: 'yes = Yes; no = No' })).body.errors).toEqual({
      'cells.options': ['Somebody has chosen “some”: keep it'],
    });
    expect((await change({ type: 'text', options: '' })).body.errors?.['cells.type']).toEqual([
      'Somebody has answered: withdraw this question and make another',
    ]);
    expect((await change({ options: 'some = A few; no = No', title: 'Tools of your own?' })).status).toBe(
      200,
    );
    const again = (await questionnaire()).at(-1)!;
    expect(again.options.map(({ id, value }) => [id, value])).toEqual([
      [shown.options[1]!.id, 'some'],
      [shown.options[2]!.id, 'no'],
    ]);
    const removed = await asOperator('deleteContent', { params: { ...params, id: created.id } });
    expect(removed.body.data).toEqual({ result: 'withdrawn' });
    expect((await questionnaire()).map(({ code }) => code)).not.toContain('own-tools');
  });

  test('is nobody else’s, and the shared ones are nobody’s to change', async () => {
    const cells = { ...aQuestion, code: 'own-country', title: 'Only here: the Bråten’s café' };
    const created = (await asOperator('createContent', { params, body: { cells } })).body.data as Row;
    for (const search of ['cafe bratens', 'Bråten’s', 'OWN-COUNTRY'])
      expect((await listOf('questions', { search })).data.map(({ id }) => id)).toContain(created.id);
    const abroad = await server.sessionOf('operator@demo.test', 'us');
    const there = await server.request('getContent', {
      tenant: 'us',
      token: abroad,
      params: { ...params, id: created.id },
    });
    expect(there.status).toBe(404);
    const shared = (await listOf('questions', { search: 'barriers' })).data.find((row) => row.is_shared)!;
    const changed = await asOperator('updateContent', {
      params: { ...params, id: shared.id },
      body: { version: shared.version, cells: { title: 'Ours' } },
    });
    expect(changed.body.errors?.['cells.code']?.[0]).toContain('shared list');
    const taken = await asOperator('createContent', {
      params,
      body: { cells: { ...aQuestion, code: 'barriers' } },
    });
    expect(taken.body.errors?.['cells.code']?.[0]).toContain('shared list');
    expect((await asOperator('deleteContent', { params: { ...params, id: shared.id } })).status).toBe(404);
    await expect(
      server.database.asTenant(tenantId, ({ tx }) =>
        tx.update(questions).set({ title: 'Ours' }).where(eq(questions.id, shared.id)).returning(),
      ),
    ).resolves.toEqual([]);
  });

  test.each([
    [{ type: 'single_choice', options: '' }, 'options', 'Give at least two answers'],
    [{ type: 'single_choice', options: 'Yes; No' }, 'options', 'is no key and words'],
    [{ type: 'text' }, 'options', 'Only questions with answers to choose from'],
    [{ type: 'scale', options: '', min: '1' }, 'max', 'A scale has a smallest and a greatest number'],
    [{ type: 'number', options: '', min: '5', max: '1' }, 'max', 'comes after the smallest'],
  ])('that says %j is refused', async (cells, column, message) => {
    const { body } = await asOperator('createContent', {
      params,
      body: { cells: { ...aQuestion, code: 'own-x', ...cells } },
    });
    expect(body.errors).toEqual({ [`cells.${column}`]: [expect.stringContaining(message)] });
  });
});

test('every reference list is read page by page and as a file, with where it comes from', async () => {
  const { body } = await asOperator('listReferenceLists');
  const lists = body.data as { name: string; rows: number; source: { licence: string | null } }[];
  expect(lists.find(({ name }) => name === 'cities')?.source.licence).toContain('ODbL');
  for (const { name, rows } of lists) {
    const page = await asOperator('listReference', { params: { list: name } });
    const { data, meta } = page.body as unknown as { data: Row[]; meta: { total: number; table: Table } };
    expect([name, meta.total, meta.table.is_editable, data.every((row) => row.is_shared)]).toEqual([
      ...[name, rows, false, true],
    ]);
    const detail = await asOperator('getReference', { params: { list: name, id: data[0]!.id } });
    expect((detail.body.data as { row: Row }).row).toEqual(data[0]);
  }
  const { file } = await asOperator('exportReference', { params: { list: 'military-corps' } });
  expect(file!.toString()).toContain('Corps of Royal Engineers');
});

test('courses are found by C++, C# and .NET as jobs are', async () => {
  const titles = {
    'cpp-evenings': 'C++ Evenings',
    'csharp-evenings': 'C# Evenings',
    'net-days': 'ASP.NET Days',
  };
  for (const [code, title] of Object.entries(titles)) {
    const cells = { ...aCourse, code, title };
    expect(
      (await asOperator('createContent', { params: { content: 'courses' }, body: { cells } })).status,
    ).toBe(201);
  }
  const coursesFor = async (search: string) => {
    const { body } = await server.request('listCourses', { token: veteran, query: { search } });
    return (body.data as { title: string }[]).map(({ title }) => title);
  };
  expect([await coursesFor('C++'), await coursesFor('c#'), await coursesFor('.NET')]).toEqual([
    ['C++ Evenings'],
    ['C# Evenings'],
    ['ASP.NET Days'],
  ]);
});
