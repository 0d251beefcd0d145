/** Whatever a text says and however long it is, the server goes on answering others: no turn of the event loop takes 100 ms. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLocalProvider } from '../../server/auth/social/localProvider.ts';
import { buildApp } from '../support/contract/builtApp.ts';
import { type Described, operations } from '../support/contract/described.ts';
import { type RequestOptions, startTestServer } from '../support/contract/harness.ts';
import {
  bodyTextsOf,
  hostileTexts,
  queryTextsOf,
  type TextField,
  withText,
} from '../support/contract/hostileText.ts';
import { longestStall } from '../support/contract/longestStall.ts';
import { validCallOn } from '../support/contract/validCalls.ts';

const provider = await startLocalProvider();
const { staticRoot, rendering, remove } = await buildApp();
const server = await startTestServer({
  social: { local: async () => provider.settings },
  staticRoot,
  rendering,
});
afterAll(() => Promise.all([provider.close(), remove()]));
const validCall = validCallOn(server);

const json = { 'content-type': 'application/json' };
const mostMilliseconds = 100;

interface Attack {
  name: string;
  /** What is to be sent, once everything for it is there. */
  prepare: () => Promise<() => Promise<unknown>>;
}

const attackOn = (
  described: Described,
  name: string,
  options: () => Promise<RequestOptions> | RequestOptions,
): Attack => ({
  name: `${described.id} ${name}`,
  prepare: async () => {
    const sent = await options();
    return () => server.send(described.id, sent);
  },
});

/** What takes long takes long each time; what else the machine does, it does not do three times in a row. */
async function stallsOf(attacks: Attack[]) {
  const stalls: Record<string, number> = {};
  const longest: [number, string][] = [];
  for (const { name, prepare } of attacks) {
    let shortest = Number.POSITIVE_INFINITY;
    for (let trial = 0; trial < 3 && shortest > mostMilliseconds; trial += 1) {
      shortest = Math.min(shortest, await longestStall(await prepare()));
    }
    longest.push([shortest, name]);
    if (shortest > mostMilliseconds) stalls[name] = Math.round(shortest);
  }
  longest.sort(([a], [b]) => b - a);
  console.log(`${attacks.length} requests; the longest stalls in milliseconds:`, longest.slice(0, 12));
  return stalls;
}

const isForm = ({ bodyType }: Described) => bodyType === 'multipart/form-data';

function withBodyText(valid: RequestOptions, described: Described, path: string[], text: string) {
  if (isForm(described)) {
    const form = new FormData();
    for (const [name, value] of valid.form ?? []) form.set(name, value);
    form.set(path[0]!, text);
    return { ...valid, form };
  }
  return {
    ...valid,
    body: undefined,
    raw: JSON.stringify(withText(valid.body ?? described.example, path, text)),
    headers: { ...valid.headers, ...json },
  };
}

const withQueryText = (valid: RequestOptions, [name = '']: string[], text: string): RequestOptions => ({
  ...valid,
  query: { ...valid.query, [name]: text },
});

const firstCalls = new Map<string, RequestOptions>();
const firstCall = async (described: Described) => {
  const call = firstCalls.get(described.id) ?? (await validCall(described));
  firstCalls.set(described.id, call);
  return call;
};

// What loads with the first call of an operation stalls that one.
beforeAll(async () => {
  for (const described of operations) await server.send(described.id, await firstCall(described));
}, 600_000);

test('SEC-16 a text as long as its body may be keeps nobody waiting', async () => {
  const attacks = operations.flatMap((described) =>
    Object.entries(hostileTexts).flatMap(([kind, text]) => [
      ...bodyTextsOf(described).map(({ path }) =>
        attackOn(described, `${path.join('.')} ${kind}`, async () =>
          withBodyText(await firstCall(described), described, path, text((described.bodyLimit - 1_000) / 3)),
        ),
      ),
      ...queryTextsOf(described).map(({ path }) =>
        attackOn(described, `?${path.join('.')} ${kind}`, async () =>
          withQueryText(await firstCall(described), path, text(5_000)),
        ),
      ),
    ]),
  );
  expect(attacks.length).toBeGreaterThan(1_000);
  expect(await stallsOf(attacks)).toEqual({});
});

test('SEC-16 a body of as many empty entries as it may have keeps nobody waiting', async () => {
  const attacks = operations
    .filter(({ bodyType }) => bodyType === 'application/json')
    .flatMap((described) => {
      const entries = `[${Array(Math.floor((described.bodyLimit - 1_000) / 3)).fill('{}')}]`;
      const names = ['undeclared', ...Object.keys((described.example ?? {}) as object)];
      return names.map((name) =>
        attackOn(described, name, async () => ({
          ...(await firstCall(described)),
          body: undefined,
          raw: `{"${name}":${entries}}`,
          headers: json,
        })),
      );
    });
  expect(await stallsOf(attacks)).toEqual({});
});

/** What a pattern may have to look through again from each of its characters. */
const repeated = [
  ...[
    'a',
    'A',
    '1',
    ' ',
    '\n',
    '<',
    '(',
    '[',
    '{',
    '@',
    '.',
    '-',
    '/',
    '&',
    '"',
    "'",
    '’',
    ',',
    '#',
    '+',
    '£',
  ],
  ...[
    'a.',
    'a@',
    'A ',
    '1 ',
    'I was ',
    'and managing ',
    'of the ',
    '(a',
    '<a',
    '<p>',
    '&lt',
    'http://a.',
    ' ,',
    '1,',
  ],
  ...['É', '字', '👩\u200d👩\u200d👧 ', '\u0928\u094d\u200d', '\u0628\u064b', '\u1781\u200b', 'ﾞ\u0334'],
];
const forShort = ['a', ' ', '(', '@', '.', '\u0628\u064b'];

const filled = (unit: string, length: number) => {
  const whole = [...unit.repeat(Math.ceil(length / unit.length))].slice(0, length - 2).join('');
  return `x${whole}x`;
};

test('SEC-16 a text of the length that its field takes keeps nobody waiting', async () => {
  const unitsFor = ({ maxLength }: TextField) => (maxLength >= 1_000 ? repeated : forShort);
  const attacks = operations.flatMap((described) => [
    ...bodyTextsOf(described).flatMap((field) =>
      unitsFor(field).map((unit) =>
        attackOn(described, `${field.path.join('.')} of ${JSON.stringify(unit)}`, async () =>
          withBodyText(await validCall(described), described, field.path, filled(unit, field.maxLength)),
        ),
      ),
    ),
    ...queryTextsOf(described).flatMap((field) =>
      forShort.map((unit) =>
        attackOn(described, `?${field.path.join('.')} of ${JSON.stringify(unit)}`, async () =>
          withQueryText(await firstCall(described), field.path, filled(unit, field.maxLength)),
        ),
      ),
    ),
  ]);
  expect(attacks.length).toBeGreaterThan(1_000);
  expect(await stallsOf(attacks)).toEqual({});
});

test('SEC-16 an address or a header as long as it may be keeps nobody waiting', async () => {
  const length = 15_000;
  const paths = ['/', '/jobs', '/jobs/', '/courses/', '/api/jobs', '/api/files/', '/assets/', '/docs/api'];
  const units = [
    '/',
    '//x',
    '/..',
    '/%2f',
    '%00',
    'x',
    '.',
    '.js',
    '%',
    '-',
    '&search=',
    '?',
    '&a=1',
    '%0a',
    ',',
    ';',
  ];
  const addresses = paths.flatMap((path) =>
    units.flatMap((unit) => [filledAfter(path, unit), filledAfter(`${path}?search=`, unit)]),
  );
  const headers = {
    ...{ accept: ',', 'accept-encoding': ', ', 'accept-language': 'en;q=0,', 'user-agent': 'Mac ' },
    ...{ cookie: 'a=;', forwarded: 'for=";', 'x-forwarded-for': ' ,', 'x-forwarded-proto': ', ' },
    ...{ authorization: 'Bearer ', 'content-type': ' ;a=', 'if-none-match': '"",', range: 'bytes=0-,' },
    ...{ 'idempotency-key': '-', 'x-tenant': '-', host: '.:1' },
  };
  const inHeaders = Object.entries(headers).flatMap(([name, unit]) =>
    ['/jobs', '/api/jobs', '/api/auth/login', '/assets/start-1a2b.js'].map((url) => ({
      url,
      name,
      value: filledAfter('', unit),
    })),
  );

  function filledAfter(start: string, unit: string) {
    return start + unit.repeat(length / unit.length) + (start ? 'x' : '');
  }

  const attacks = [
    ...addresses.map((url) => ({ name: url.slice(0, 40), url, headers: {} })),
    ...inHeaders.map(({ url, name, value }) => ({ name: `${name} ${url}`, url, headers: { [name]: value } })),
  ].map(
    ({ name, url, headers }): Attack => ({
      name,
      prepare: async () => () =>
        server.app.inject({
          method: url === '/api/auth/login' ? 'POST' : 'GET',
          url,
          headers: { host: 'uk.localhost', ...headers },
        }),
    }),
  );
  expect(await stallsOf(attacks)).toEqual({});
});
