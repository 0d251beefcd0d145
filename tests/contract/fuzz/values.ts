/** Values for a schema of the contract: such as fit it, and what is made of them so that they no longer do. */
import fc, { type Arbitrary } from 'fast-check';
import { resolved, type Schema } from '../../support/contract/described.ts';
import { testNow } from '../../support/contract/testNow.ts';

/** An id or a version that only the run knows: chosen where the request is sent. */
export class Placeholder {
  constructor(
    readonly of: string,
    readonly at: number,
    readonly isText = false,
  ) {}
}

/** As text arrives that was written in UTF-8. */
export const wellFormed = (text: unknown) => Buffer.from(String(text)).toString();

const day = 86_400_000;
const dates = fc
  .integer({ min: -20_000, max: 900 })
  .chain((past) => fc.constantFrom(past, 1, 7, 30, 60))
  .map((days) => new Date(testNow.getTime() + days * day));

const words = fc.constantFrom(
  'Depot',
  'signals',
  'engineer',
  'Bristol',
  'Zoë',
  '田中',
  '🎖️',
  'a',
  'NHS',
  '14',
);
const text = fc.oneof(
  { weight: 4, arbitrary: fc.array(words, { minLength: 1, maxLength: 8 }).map((some) => some.join(' ')) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
);

const formats: Record<string, Arbitrary<string>> = {
  date: dates.map((date) => date.toISOString().slice(0, 10)),
  'date-time': dates.map((date) => date.toISOString()),
  uuid: fc.uuid(),
  email: fc.nat(9999).map((number) => `fuzz-${number}@example.test`),
  uri: fc.constantFrom('https://example.test', 'https://example.test/a?b=c#d'),
  'uri-reference': fc.constantFrom('/account', 'https://example.test/x'),
};

function strings({ format, pattern, minLength = 0, maxLength = 200 }: Schema): Arbitrary<string> {
  const [least, most] = [minLength as number, Math.min(maxLength as number, 3000)];
  const formatted = formats[format as string];
  if (formatted) return formatted;
  if (pattern && pattern !== '^.*$') {
    return fc
      .stringMatching(new RegExp(pattern as string, 'u'), { maxLength: Math.max(least, Math.min(most, 40)) })
      .filter((value) => value.length >= least && value.length <= most);
  }
  // Trimmed it has to be long enough, too.
  const sized = text.map((value) =>
    wellFormed(value.padEnd(least, ' and so on').slice(0, most)).replace(/^\s|\s$/g, 'x'),
  );
  return fc.oneof(
    { weight: 12, arbitrary: sized },
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(Math.max(least, 1)), 'x'.repeat(most)) },
  );
}

const named = (name: string) => /^(.*?)_?ids?$/.exec(name)?.[1];

function integers({ minimum = -1000, maximum = 2_147_483_647 }: Schema, name: string): Arbitrary<unknown> {
  const [min, max] = [minimum as number, Math.min(maximum as number, 2_147_483_647)];
  const of = name === 'version' ? name : named(name);
  const any = fc.oneof(fc.integer({ min, max: Math.min(max, min + 20) }), fc.constantFrom(min, max));
  if (of === undefined) return any;
  const placeholder = fc.nat(1_000_000).map((at) => new Placeholder(of, at));
  return fc.oneof({ weight: 9, arbitrary: placeholder }, { weight: 1, arbitrary: any });
}

/** Which of the named fields go together, where the schema leaves a choice. */
function choiceOf({
  anyOf,
  oneOf,
  required = [],
}: Schema): Arbitrary<{ needed: string[]; barred: string[] }> {
  const choices = ((anyOf ?? oneOf ?? [{ required: [] }]) as Schema[]).map(
    (item) => (item.required ?? []) as string[],
  );
  return fc.constantFrom(...choices).map((names) => ({
    needed: [...(required as string[]), ...names],
    barred: choices.flat().filter((name) => !names.includes(name)),
  }));
}

function objects(schema: Schema): Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  return choiceOf(schema).chain(({ needed, barred }) =>
    fc.record(
      Object.fromEntries(
        properties
          .filter(([name]) => !barred.includes(name))
          .map(([name, value]) => [name, fitting(value, name)] as const),
      ),
      { requiredKeys: needed },
    ),
  );
}

const byType: Record<string, (schema: Schema, name: string) => Arbitrary<unknown>> = {
  string: (schema, name) =>
    /_id$|^key$/.test(name) ? fc.oneof(textPlaceholder(name), strings(schema)) : strings(schema),
  integer: integers,
  number: ({ minimum = -180, maximum = 180 }) =>
    fc.double({ min: minimum as number, max: maximum as number, noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  object: objects,
  array: ({ items = {}, minItems = 0, maxItems = 4, uniqueItems }, name) => {
    const [minLength, most] = [minItems as number, maxItems as number];
    const lengths = { minLength, maxLength: Math.max(minLength, Math.min(most, 4)) };
    const item = fitting(items as Schema, name);
    return uniqueItems
      ? fc.uniqueArray(item, { ...lengths, selector: (value) => JSON.stringify(value) })
      : fc.array(item, lengths);
  },
};

const textPlaceholder = (name: string) =>
  fc.nat(1_000_000).map((at) => new Placeholder(named(name) ?? name, at, true));

export function fitting(unresolved: Schema, name = ''): Arbitrary<unknown> {
  const schema = resolved(unresolved);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  const alternatives = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (alternatives && !schema.properties)
    return fc.oneof(...alternatives.map((alternative) => fitting(alternative, name)));
  const types = [schema.type ?? (schema.properties ? 'object' : 'string')].flat() as string[];
  return fc.oneof(...types.map((type) => byType[type]!(schema, name)));
}

/** Every place of a value, deepest last. */
function placesIn(value: unknown, place: (string | number)[] = []): (string | number)[][] {
  if (value === null || typeof value !== 'object' || value instanceof Placeholder) return [place];
  return [place, ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...place, key]))];
}

function put(
  value: unknown,
  [key, ...rest]: (string | number)[],
  change: (old: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  const changed = put(copy[key], rest, change);
  if (changed === gone) delete copy[key];
  else copy[key] = changed;
  return Array.isArray(value) ? Object.values(copy) : copy;
}

const gone = Symbol('gone');

const surplus = (key: string, value: unknown) => (old: unknown) =>
  old !== null && typeof old === 'object' && !Array.isArray(old) && !(old instanceof Placeholder)
    ? { ...old, [key]: value }
    : { [key]: value };

const spoils: ((old: unknown) => unknown)[] = [
  () => gone,
  ...[
    null,
    '',
    -1,
    1.5,
    2 ** 31,
    1e300,
    true,
    [],
    {},
    [[]],
    { a: 1 },
    'x'.repeat(20_000),
    'no such thing',
  ].map((value) => () => value),
  (old) => [old],
  (old) => [old, old],
  (old) => (old instanceof Placeholder ? 'seven' : JSON.stringify(old)),
  surplus('tenant_id', 2),
  surplus('user_id', 1),
  surplus('is_tenant_admin', true),
  surplus('role', 'tenant_admin'),
];

const hostileTexts = [
  `'; drop table users; --`,
  `' or '1'='1`,
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '=HYPERLINK("http://evil.test","x")',
  '../../../../etc/passwd',
  '%00',
  'a\u0000b',
  '\u202egnp.exe',
  '\ud800',
  '\ufeff',
  '\r\nBcc: all@evil.test',
  '{{token}}<%= 7*7 %>',
  '__proto__',
  'constructor',
  '\u0301'.repeat(60),
  '🏳️‍🌈'.repeat(30),
  '%',
  '_%\\',
  ' & | ! ( ) : * <-> ',
  '9'.repeat(400),
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '\\u0000',
  'İIıi',
];

const hostileNumbers = [0, -0, -1, 1, 0.1, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21];

/** The same value spoilt at one place; whether it still fits is for who knows the schema to say. */
export const spoilt = (value: unknown, at: number, how: number): unknown => {
  const places = placesIn(value);
  const changed = put(value, places[at % places.length]!, spoils[how % spoils.length]!);
  return changed === gone ? {} : changed;
};

/** The same value with other texts and numbers in it. */
export function hostile(value: unknown, how: number): unknown {
  if (value instanceof Placeholder)
    return how % 3 === 0 ? hostileNumbers[how % hostileNumbers.length] : value;
  if (typeof value === 'string') return hostileTexts[how % hostileTexts.length];
  if (typeof value === 'number') return how % 2 ? value : hostileNumbers[how % hostileNumbers.length];
  if (Array.isArray(value)) return value.map((item, index) => hostile(item, how + index));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item], index) => [
      key,
      (how + index) % 3 === 0 ? item : hostile(item, how + index),
    ]),
  );
}
