/** Input that fits nothing: every operation answers with a refusal from the contract, never with a 500, and stores nothing. */
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Described, operations, type Schema } from '../support/contract/described.ts';
import { type Answer, type RequestOptions, startTestServer } from '../support/contract/harness.ts';
import { bodyTextsOf, hostileTexts, queryTextsOf, withText } from '../support/contract/hostileText.ts';
import { readingStepsOf } from '../support/contract/readingSteps.ts';

const server = await startTestServer();
const tokens: Record<string, string> = {};

beforeAll(async () => {
  tokens.veteran = await server.signIn('veteran-services');
  tokens.recruiter_any = await server.signIn('recruiter');
  tokens.recruiter = tokens.recruiter_any;
  tokens.hiring_team = tokens.recruiter_any;
  tokens.veteran_or_recruiter = tokens.veteran;
  tokens.company_admin = await server.signIn('recruiter-admin');
  tokens.company_admin_any = tokens.company_admin;
  tokens.tenant_admin = await server.sessionOf('operator@demo.test');
  tokens.signed_in = tokens.veteran;
});

interface Case {
  name: string;
  operation: Described;
  options: RequestOptions;
  statuses: number[];
}

const json = { 'content-type': 'application/json' };

function params({ parameters }: Described) {
  return Object.fromEntries(
    parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => [name, '1']),
  );
}

const takesFile = ({ bodySchema }: Described) =>
  Object.values((bodySchema?.properties ?? {}) as Record<string, Schema>).some(
    ({ format }) => format === 'binary',
  );

function contentCases(operation: Described): Case[] {
  if (operation.bodyType || operation.method === 'GET') return [];
  const form = new FormData();
  form.set('file', new Blob(['text']), 'cv.txt');
  const contents: Record<string, RequestOptions> = {
    'much JSON': { raw: JSON.stringify({ x: 'x'.repeat(2000) }), headers: json },
    'plain text': { raw: 'text', headers: { 'content-type': 'text/plain' } },
    'a form': { form },
  };
  return Object.entries(contents).map(([name, content]) => ({
    name,
    operation,
    options: { params: params(operation), ...content },
    statuses: [400],
  }));
}

function bodyCases(operation: Described): Case[] {
  if (operation.bodyType !== 'application/json') return contentCases(operation);
  const example = operation.example as Record<string, unknown>;
  const raw = (
    name: string,
    text: string | Buffer,
    statuses: number[],
    headers: Record<string, string> = json,
  ) => ({
    name,
    operation,
    options: { params: params(operation), raw: text, headers },
    statuses: Buffer.byteLength(text) > operation.bodyLimit ? [413] : statuses,
  });
  const withField = (name: string, change: Record<string, unknown>, statuses = [422]) =>
    raw(name, JSON.stringify({ ...example, ...change }), statuses);
  const wrong = Object.entries(example).flatMap(([field, value]) =>
    [{ a: 1 }, [[]], 1.5, true, 'x'.repeat(10_000)]
      .filter((other) => typeof other !== typeof value || Array.isArray(other) !== Array.isArray(value))
      .map((other) => withField(`${field} as ${JSON.stringify(other).slice(0, 20)}`, { [field]: other })),
  );
  const missing = Object.keys(example).map((field) => {
    const { [field]: _, ...rest } = example;
    return raw(`without ${field}`, JSON.stringify(rest), [200, 201, 202, 404, 409, 422]);
  });
  const depth = Math.min(5000, operation.bodyLimit / 2);
  return [
    raw('no body', '', [400]),
    raw('broken JSON', '{"a":', [400]),
    raw('an array', '[]', [422]),
    raw('null', 'null', [422]),
    raw('a string', '"text"', [422]),
    raw('a number', '1', [422]),
    raw('an empty object', '{}', operation.required.length > 0 ? [422] : [200, 201, 404, 409, 422]),
    raw('a poisoned prototype', '{"__proto__":{"isAdmin":true}}', [400]),
    raw('deep nesting', `${'['.repeat(depth)}${']'.repeat(depth)}`, [400]),
    raw('more than 256 KB', JSON.stringify({ ...example, x: 'x'.repeat(300_000) }), [413]),
    raw('plain text', JSON.stringify(example), [415], { 'content-type': 'text/plain' }),
    raw('a form', 'a=1', [415], { 'content-type': 'application/x-www-form-urlencoded' }),
    raw('XML', '<a/>', [415], { 'content-type': 'application/xml' }),
    raw('no content type', JSON.stringify(example), [415], { 'content-type': '' }),
    raw('bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), [400]),
    withField('an undeclared field', { is_tenant_admin: true }),
    ...wrong,
    ...missing,
  ];
}

/** Read as numbers, they are infinite. */
const noNumbers = ['1e309', 'Infinity'];

function addressCases(operation: Described): Case[] {
  const refused = operation.statuses.includes(422) ? [422] : [400];
  const base = { operation, statuses: refused };
  const form = new FormData();
  if (takesFile(operation)) form.set('file', new Blob(['text']), 'cv.txt');
  const bodies: Record<string, RequestOptions> = {
    'application/json': { raw: JSON.stringify(operation.example), headers: json },
    'multipart/form-data': { form },
  };
  const body = bodies[operation.bodyType ?? ''] ?? {};
  const ids = operation.parameters
    .filter((parameter) => parameter.in === 'path' && parameter.schema.type === 'integer')
    .flatMap(({ name, schema }) =>
      [
        ...(schema.minimum === 0 ? [] : ['0']),
        '-1',
        'abc',
        '1.5',
        '99999999999999999999',
        "1' or '1'='1",
        '%00',
        '2147483648',
        ...noNumbers,
      ].map((id) => ({
        ...base,
        name: `${name} ${id}`,
        options: { params: { ...params(operation), [name]: id }, ...body },
      })),
    );
  const isNumber = ({ type, items }: Schema): boolean =>
    type === 'integer' || type === 'number' || (items !== undefined && isNumber(items as Schema));
  const queries = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema }) =>
      ['x'.repeat(1000), ...(isNumber(schema) ? noNumbers : [])].map((value) => ({
        ...base,
        name: `${name} ${value.slice(0, 20)}`,
        options: { params: params(operation), query: { [name]: value }, ...body },
      })),
    );
  const undeclared = {
    ...base,
    name: 'an undeclared query field',
    options: {
      params: params(operation),
      query: { domain: 'x', is_admin: '1' },
      ...body,
    },
  };
  return [...ids, ...queries, undeclared];
}

const cases = operations.flatMap((operation) => [...bodyCases(operation), ...addressCases(operation)]);

const outcome = ({ status, body }: Answer) => ({ status, code: body.code, errors: body.errors });

async function storedPeople() {
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute<{ digest: string }>(
      sql`select md5(string_agg(u::text, ',' order by tenant_id, id)) as digest from users u`,
    ),
  );
  return rows[0]!.digest;
}

test.each(operations.map(({ id }) => id))('%s refuses what does not fit', async (id) => {
  const own = cases.filter(({ operation }) => operation.id === id);
  expect(own.length).toBeGreaterThan(0);
  const wrong: unknown[] = [];
  const before = await storedPeople();
  for (const { name, operation, options, statuses } of own) {
    const token = tokens[operation.access];
    const answer = await server.request(operation.id, { ...options, ...(token ? { token } : {}) });
    if (!statuses.includes(answer.status)) wrong.push({ name, ...outcome(answer) });
  }
  expect(wrong).toEqual([]);
  expect(await storedPeople()).toBe(before);
});

const inJson = operations.filter(({ bodyType }) => bodyType === 'application/json');

test('SEC-16 each operation has a limit of its own for its body, and refuses one more byte', async () => {
  const wrong: unknown[] = [];
  for (const { id, access, bodyLimit, ...operation } of inJson) {
    const token = tokens[access];
    const statusOf = async (bytes: number) => {
      const raw = `"${'x'.repeat(bytes - 2)}"`;
      const options = { raw, headers: json, params: params({ id, access, bodyLimit, ...operation }) };
      const { status, body } = await server.request(id, { ...options, ...(token ? { token } : {}) });
      return [status, body.code];
    };
    const [fits, misfits] = [await statusOf(bodyLimit), await statusOf(bodyLimit + 1)];
    if (fits[0] === 413 || misfits[1] !== 'body_too_large') wrong.push({ id, bodyLimit, fits, misfits });
  }
  expect(wrong).toEqual([]);
  const limits = new Set(inJson.map(({ bodyLimit }) => bodyLimit));
  expect([limits.size > 20, Math.min(...limits), Math.max(...limits)]).toEqual([true, 2048, 262_144]);
});

function requestsWith(described: Described, text: (length: number) => string): RequestOptions[] {
  const { bodyType, bodyLimit, example } = described;
  const whole = Math.floor((bodyLimit - JSON.stringify(example ?? {}).length) / 3);
  const inBody = bodyTextsOf(described).map(({ path }): RequestOptions => {
    if (bodyType === 'application/json')
      return { raw: JSON.stringify(withText(example, path, text(whole))), headers: json };
    const form = new FormData();
    form.set(path[0]!, text(5_000));
    return { form };
  });
  const inQuery = queryTextsOf(described).map(({ path: [name = ''] }) => ({
    query: { [name]: text(2_000) },
  }));
  return [...inBody, ...inQuery].map((options) => ({ ...options, params: params(described) }));
}

test('SEC-16 an operation that needs no sign-in reads no text more than a few times, however hostile and long', async () => {
  const steps: Record<string, number> = {};
  for (const described of operations.filter(({ access }) => access === 'public' || access === 'anyone')) {
    const { id, bodyLimit } = described;
    for (const [name, text] of Object.entries(hostileTexts)) {
      for (const options of requestsWith(described, text)) {
        const taken = await readingStepsOf(() => server.send(id, options));
        steps[`${id} ${name}`] = Math.max(steps[`${id} ${name}`] ?? 0, taken / Math.max(bodyLimit, 16_384));
      }
    }
  }
  console.log(
    Object.entries(steps)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 30),
  );
  expect(Object.keys(steps).length).toBeGreaterThan(100);
  expect(Object.entries(steps).filter(([, perByte]) => perByte > 10)).toEqual([]);
});

describe('a form', () => {
  const boundary = { 'content-type': 'multipart/form-data; boundary=edge' };
  const part = (head: string, content: string) =>
    `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const file = part('name="file"; filename="cv.txt"', 'A plain CV');

  test.each([
    ['no content type', 'x', {}, 415],
    ['JSON', '{}', json, 415],
    ['no boundary', file, { 'content-type': 'multipart/form-data' }, 400],
    ['nothing in it', '--edge--\r\n', boundary, 422],
    ['no end', file, boundary, 400],
    ['no part', 'text', boundary, 400],
    ['a field in place of the file', `${part('name="file"', 'text')}--edge--\r\n`, boundary, 422],
    ['two files', `${file}${part('name="file2"; filename="b.txt"', 'b')}--edge--\r\n`, boundary, 400],
    [
      'the same field twice',
      `${file}${part('name="source"', 'upload')}${part('name="source"', 'upload')}--edge--\r\n`,
      boundary,
      400,
    ],
    ['an undeclared field', `${file}${part('name="is_admin"', '1')}--edge--\r\n`, boundary, 422],
    ['a wrong value', `${file}${part('name="source"', 'elsewhere')}--edge--\r\n`, boundary, 422],
    ['a poisoned prototype', `${part('name="__proto__"', '1')}${file}--edge--\r\n`, boundary, 400],
    ['a long field', `${file}${part('name="source"', 'x'.repeat(20_000))}--edge--\r\n`, boundary, 413],
    [
      'a file beyond 5 MB',
      `${part('name="file"; filename="cv.txt"', 'x'.repeat(5_300_000))}--edge--\r\n`,
      boundary,
      413,
    ],
    [
      'a body beyond 5 MB',
      `${part('name="file"; filename="cv.txt"', 'x'.repeat(5_243_000))}--edge--\r\n`,
      boundary,
      413,
    ],
  ])('with %s is refused', async (_, raw, headers, status) => {
    const answer = await server.request('uploadCv', { token: tokens.veteran!, raw, headers });
    expect(outcome(answer)).toMatchObject({ status });
  });

  test('too short an Idempotency-Key is refused', async () => {
    const form = new FormData();
    form.set('file', new Blob(['A plain CV']), 'cv.txt');
    const answer = await server.request('uploadCv', {
      token: tokens.veteran!,
      form,
      headers: { 'idempotency-key': 'short' },
    });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { 'idempotency-key': ['Use 8 characters or more'] },
    ]);
  });
});

test('text is trimmed, brought to one form and freed of control characters before it is looked at', async () => {
  const { body, status } = await server.request('searchCities', {
    body: { country_id: 232, city: '  \u0000bris\u0007tol\ud800 ' },
  });
  expect(status).toBe(200);
  expect((body.data as { title: string }[]).map(({ title }) => title)).toContain('Bristol');
});

test('a line break in a text of one line is stored as a space, and in one of several it stays', async () => {
  const token = await server.sessionOf('veteran-20@example.test');
  const resume = { title: 'My\r\nCV', kind: 'cv', template_id: 'harbour-blue', colour: 'blue' };
  const created = (await server.request('createResume', { token, body: resume })).body.data as {
    id: number;
    version: number;
    title: string;
  };
  const values = {
    personal_details: { linkedin_url: 'https://linkedin.test/in/\r\nsam' },
    summary: { text: 'One line.\nAnother.' },
  };
  let { version } = created;
  for (const [section, value] of Object.entries(values)) {
    const params = { id: created.id, section };
    const { body } = await server.request('saveResumeSection', { token, params, body: { version, value } });
    version = (body.data as { version: number }).version;
  }
  const { body } = await server.request('getResume', { token, params: { id: created.id } });
  expect(body.data).toMatchObject({
    title: 'My CV',
    sections: {
      personal_details: { linkedin_url: 'https://linkedin.test/in/ sam' },
      summary: { text: 'One line.\nAnother.' },
    },
  });
});

test.each([
  ['getFile', { file_id: 'a\u0000b' }],
  ['getPicture', { key: 'a\u0000b', size: 'original' }],
])('%s finds nothing at an address that the database could not even look for', async (id, params) => {
  const { status } = await server.request(id, { token: tokens.veteran!, params });
  expect(status).toBe(404);
});

test('a distance that is too short or too long is answered with what is allowed', async () => {
  const token = tokens.veteran!;
  const { version } = (await server.request('getUserProfile', { token })).body.data as { version: number };
  const messages = [];
  for (const work_radius_km of [0, 1001]) {
    const { status, body } = await server.request('updateUserProfile', {
      token,
      body: { version, work_radius_km },
    });
    messages.push([status, body.errors]);
  }
  expect(messages).toEqual([
    [422, { work_radius_km: ['Enter 1 or more'] }],
    [422, { work_radius_km: ['Enter 1,000 or less'] }],
  ]);
});

test('messages name the field', async () => {
  const { status, body } = await server.request('login', {
    body: { email: 'no address', role: 'operator', remember_me: 'yes', extra: 1 },
  });
  expect([status, body.code, body.errors]).toEqual([
    422,
    'validation_failed',
    {
      email: ['Invalid input'],
      extra: ['Not expected here'],
      password: ['Required'],
      remember_me: ['Invalid input'],
      role: ['Invalid input'],
    },
  ]);
});
