/** Requests of every operation of openapi.yaml: such as fit, such as nearly do, hostile ones, broken ones, and such as nobody may send. */
import fc, { type Arbitrary } from 'fast-check';
import sharp from 'sharp';
import { demoPassword } from '../../../server/auth/passwords/demoPassword.ts';
import { type Described, resolved, type Schema } from '../../support/contract/described.ts';
import { fitting, hostile, Placeholder, spoilt } from './values.ts';

type Values = Record<string, unknown>;

export interface FuzzRequest {
  kind: 'fit' | 'misfit' | 'hostile' | 'broken' | 'nobody';
  /** Who asks, of those who may. */
  caller: number;
  /** With a token that is one. */
  isKnown: boolean;
  params: Values;
  query: Values;
  headers: Record<string, string>;
  body?: unknown;
  form?: Values;
  /** Sent in place of the body. */
  raw?: string | Buffer;
  /** The body cannot even be read. */
  isBroken?: boolean;
  /** Refused for its form though its schema fits. */
  isUnclear?: boolean;
}

/** What no schema says: who is who, and what a captcha or a confirmed password is. */
const meant: Record<string, unknown> = {
  captcha_token: new Placeholder('captcha', 0, true),
  current_password: demoPassword,
  privacy_version: '2026-11',
  consent_version: '2026-11',
};

function withMeaning(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || value instanceof Placeholder) return value;
  if (Array.isArray(value)) return value.map(withMeaning);
  const fields = Object.entries(value).map(([name, item]) => [name, meant[name] ?? withMeaning(item)]);
  const object = Object.fromEntries(fields) as Values;
  if (object.password_confirmation !== undefined) object.password_confirmation = object.password;
  return object;
}

const propertiesOf = (schema: Schema | null) => (schema?.properties ?? {}) as Record<string, Schema>;

/** Often the example with one other value: what a schema alone would rarely hit upon. */
function bodies({ bodySchema, example }: Described): Arbitrary<unknown> {
  const schema = resolved(bodySchema!);
  const fits = fitting(schema);
  if (!example) return fits.map(withMeaning);
  const isIdOrVersion = (name: string) => /(^|_)ids?$|^version$/.test(name);
  const ids = Object.entries(propertiesOf(schema))
    .filter(([name]) => isIdOrVersion(name) && name in (example as object))
    .map(([name, value]) => [name, fitting(value, name)] as const);
  const near = fc.tuple(fits, fc.record(Object.fromEntries(ids)), fc.nat(20)).map(([other, idValues, at]) => {
    const [name = '', value] = Object.entries(other as Values)[at] ?? [];
    return { ...(example as Values), ...idValues, ...(name ? { [name]: value } : {}) };
  });
  return fc.oneof(fits, { weight: 2, arbitrary: near }).map(withMeaning);
}

const isObject = (value: unknown): value is Values => value !== null && typeof value === 'object';

const picture = await sharp({ create: { width: 128, height: 128, channels: 3, background: 'olive' } })
  .png()
  .toBuffer();

/** One picture, and what is called a file. */
const files = [
  picture,
  'A plain CV',
  '%PDF-1.4\n%%EOF',
  'PK\u0003\u0004',
  '{"basics":{"name":"Sam"}}',
  '',
  '\u0000\u0001',
];

/** What lies at each part of a path: `/api/admin/companies/{id}` tells of a company. */
export const namesIn = (path: string) =>
  path
    .split('/')
    .filter((part) => part && !part.startsWith('{'))
    .map((part) => singular(part.replace(/^get-/, '')));

export const singular = (name: string) =>
  name
    .replaceAll('-', '_')
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');

/** Where the path lists what belongs to another thing, whose id it takes. */
const ofWhat: Record<string, string> = {
  military_rank: 'military_service',
  military_navy_service: 'military_service',
  military_profession: 'military_service',
  military_badged_role: 'military_service',
  military_corp: 'military_service',
  military_service: 'country',
  onboarding: 'answer_option',
};

const flow = new Placeholder('flow', 0, true);

function place(described: Described, name: 'path' | 'query'): Arbitrary<Values> {
  const own = described.parameters.filter((parameter) => parameter.in === name);
  const value = ({ name: parameter, schema }: Described['parameters'][number]) => {
    const isId = name === 'path' && /^m?id$|_id$/.test(parameter);
    const of = isId ? namesIn(described.path.split(`/{${parameter}}`)[0]!).at(-1)! : '';
    if (of === 'flow') return fc.constant(flow);
    if (parameter === 'domain') return fc.constantFrom('uk.localhost', 'us.localhost', 'example.com');
    return fitting(schema, isId && parameter !== 'file_id' ? `${ofWhat[of] ?? of}_id` : parameter);
  };
  return fc.record(Object.fromEntries(own.map((item) => [item.name, value(item)])), {
    requiredKeys: own.filter(({ required }) => required).map((item) => item.name),
  }) as Arbitrary<Values>;
}

const forms = (schema: Schema, body: Arbitrary<unknown>) =>
  fc.tuple(body, fc.nat(files.length - 1), fc.boolean()).map(([value, at, isWhole]) => {
    const properties = Object.entries(schema.properties as Record<string, Schema>);
    const required = (schema.required ?? []) as string[];
    const fileFields = properties
      .filter(([name, { format }]) => format === 'binary' && (required.includes(name) || isWhole))
      .map(([name]) => [name, new File([files[/picture|logo/.test(name) ? at >> 2 : at]!], 'file.txt')]);
    const isFile = (name: string) =>
      (properties.find(([own]) => own === name)?.[1].format ?? '') === 'binary';
    const fields = Object.entries(value as Values).filter(([name, item]) => !isFile(name) && item !== null);
    return Object.fromEntries([...fields, ...fileFields]) as Values;
  });

const json = { 'content-type': 'application/json' };

const broken: [string | Buffer, Record<string, string>][] = [
  ['', json],
  ['{"a":', json],
  ['[1,2', json],
  ['{"a":1,}', json],
  [Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), json],
  ['{"__proto__":{"isAdmin":true}}', json],
  ['{"constructor":{"prototype":{"isAdmin":true}}}', json],
  [`${'['.repeat(4000)}${']'.repeat(4000)}`, json],
  [`{"a":${'{"a":'.repeat(60)}1${'}'.repeat(60)}}`, json],
  [`"${'x'.repeat(300_000)}"`, json],
  ['<a/>', { 'content-type': 'application/xml' }],
  ['a=1&b=2', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['{}', { 'content-type': 'text/plain' }],
  ['{}', { 'content-type': '' }],
  ['x', { 'content-type': 'multipart/form-data' }],
  ['--edge--\r\n', { 'content-type': 'multipart/form-data; boundary=edge' }],
  ['--edge\r\n\r\nx', { 'content-type': 'multipart/form-data; boundary=edge' }],
];

/** None of these is anybody's token. */
const nobodies: Record<string, string>[] = [
  {},
  { authorization: '' },
  { authorization: 'Bearer' },
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'A'.repeat(43)}` },
  { authorization: 'Bearer null' },
  { authorization: `Bearer ${'x'.repeat(5000)}` },
  { authorization: 'Basic b3BlcmF0b3I6eA==' },
  { authorization: `Bearer ' or 1=1 --` },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' },
  { cookie: 'session=1; token=1' },
];

const few = fc.nat(1_000_000);

/** The requests of one operation, the same ones for the same seed. */
export function requestsOf(described: Described, count: number, seed: number): FuzzRequest[] {
  const { bodySchema, bodyType } = described;
  const body = bodySchema ? bodies(described) : fc.constant(undefined);
  const isForm = bodyType === 'multipart/form-data';
  const content = isForm ? forms(bodySchema!, body) : body;
  const kinds = fc.oneof(
    ...(
      [
        ['fit', 10],
        ['misfit', 6],
        ['hostile', 4],
        ['broken', bodyType ? 2 : 0],
        ['nobody', 1],
      ] as const
    ).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind) })),
  );
  const requests = fc
    .record({
      kind: kinds,
      caller: few,
      params: place(described, 'path'),
      query: place(described, 'query'),
      content,
      at: few,
      how: few,
      key: few,
    })
    .map(({ kind, caller, params, query, content: sent, at, how, key }): FuzzRequest => {
      const hasKey = described.parameters.some(({ name }) => name === 'Idempotency-Key');
      const headers = hasKey && key % 3 === 0 ? { 'Idempotency-Key': `fuzz-key-${key}` } : {};
      const request: FuzzRequest = {
        kind,
        caller,
        params,
        query,
        headers: headers as FuzzRequest['headers'],
        isKnown: kind !== 'nobody',
      };
      if (sent !== undefined) Object.assign(request, isForm ? { form: sent } : { body: sent });
      return changed[kind](request, at, how);
    });
  return fc.sample(requests, { numRuns: count, seed });
}

type Change = (request: FuzzRequest, at: number, how: number) => FuzzRequest;

/** Which of its parts a request is spoilt in. */
const partOf = ({ params, query, body, form }: FuzzRequest, at: number) => {
  const own = [
    ...(Object.keys(params).length > 0 ? (['params'] as const) : []),
    ...(body === undefined ? [] : (['body', 'body', 'body'] as const)),
    ...(form === undefined ? [] : (['form', 'form'] as const)),
    ...(Object.keys(query).length > 0 ? (['query'] as const) : []),
  ];
  return own[at % own.length] ?? 'query';
};

const changed: Record<FuzzRequest['kind'], Change> = {
  fit: (request) => request,
  misfit: (request, at, how) => {
    const part = partOf(request, at);
    if (part === 'body') return { ...request, body: spoilt(request.body, at, how) };
    return { ...request, [part]: flat(spoilt(request[part], at, how)), isUnclear: true };
  },
  hostile: (request, at, how) => {
    const part = partOf(request, at);
    if (part === 'body') return { ...request, body: hostile(request.body, how) };
    return { ...request, [part]: flat(hostile(request[part], how)), isUnclear: true };
  },
  broken: (request, at) => {
    const [raw, headers] = broken[at % broken.length]!;
    return { ...request, raw, isBroken: true, headers: { ...request.headers, ...headers } };
  },
  nobody: (request, at) => ({
    ...request,
    headers: { ...request.headers, ...nobodies[at % nobodies.length] },
  }),
};

/** A path, a query and a form know only texts, and files. */
function flat(values: unknown): Values {
  if (!isObject(values)) return { undeclared: '1' };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isObject(value) && !(value instanceof Placeholder) && !(value instanceof File)
        ? JSON.stringify(value)
        : (value ?? 'null'),
    ]),
  );
}
