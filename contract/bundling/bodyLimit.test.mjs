import { describe, expect, test } from 'vitest';
import { bodyLimitOf } from './bodyLimit.mjs';

const kilobyte = 1024;
/** @type {Record<string, Record<string, unknown>>} */
const named = { '#/text': { type: 'string', maxLength: 1000 } };
const resolve = (/** @type {string} */ ref) => named[ref] ?? {};

/** @param {Record<string, unknown>} properties */
const closed = (properties) => ({ type: 'object', additionalProperties: false, properties });
const json = (/** @type {Record<string, unknown>} */ schema) => ({ 'application/json': { schema } });
const form = (/** @type {Record<string, unknown>} */ schema) => ({ 'multipart/form-data': { schema } });

/**
 * @param {Record<string, unknown>} properties
 * @param {unknown} value
 */
const fits = (properties, value) =>
  Buffer.byteLength(JSON.stringify(value, null, 4)) <= bodyLimitOf(json(closed(properties)), resolve);

describe('the limit holds for the largest body that its schema allows', () => {
  const text = { type: 'string', maxLength: 1000 };
  test.each([
    ['in UTF-8', { a: text }, { a: '👩'.repeat(1000) }],
    ['decomposed', { a: text }, { a: 'ệ'.repeat(1000).normalize('NFD') }],
    ['of signs that are escaped', { a: text }, { a: '\n"\u0001'.repeat(333) }],
    ['of a reference', { a: { $ref: '#/text' } }, { a: '👩'.repeat(1000) }],
    [
      'of numbers',
      { a: { type: 'array', maxItems: 500, items: { type: 'number' } } },
      { a: Array(500).fill(-Number.MAX_VALUE) },
    ],
    [
      'of ids',
      { a: { type: 'array', maxItems: 100, items: { type: 'string', format: 'uuid' } } },
      { a: Array(100).fill(crypto.randomUUID()) },
    ],
    [
      'of words',
      { a: { type: ['string', 'null'], enum: ['x'.repeat(2000), null] } },
      { a: 'x'.repeat(2000) },
    ],
    [
      'of alternatives',
      { a: { anyOf: [{ type: 'boolean' }, text, { type: 'null' }] } },
      { a: '字'.repeat(1000) },
    ],
    [
      'of named cells',
      { a: { type: 'object', maxProperties: 2, additionalProperties: text } },
      { a: { one: '字'.repeat(1000), two: '字'.repeat(1000) } },
    ],
  ])('%s', (_, properties, value) => expect(fits(properties, value)).toBe(true));

  test('in JSON that writes every character as two escapes', () => {
    const bytes = '{"a":""}'.length + 1000 * '\\ud83d\\ude00'.length;
    expect(bodyLimitOf(json(closed({ a: named['#/text'] })), resolve)).toBeGreaterThan(bytes);
  });
});

test('it is in whole kilobytes, close to that body, and at most 256 of them', () => {
  const limits = [
    json(closed({ version: { type: 'integer' } })),
    json(closed({ token: { type: 'string', maxLength: 200 } })),
    json(closed({ token: { type: 'string', maxLength: 8192, contentEncoding: 'base64' } })),
    form(closed({ file: { type: 'string', format: 'binary' }, name: { type: 'string', maxLength: 100 } })),
    json(closed({ text: { type: 'string', maxLength: 100_000 } })),
    {},
  ].map((content) => bodyLimitOf(content, resolve) / kilobyte);
  expect(limits).toEqual([2, 4, 18, 4, 256, 0]);
});

describe('a schema without a limit is refused with its place', () => {
  test.each([
    ['body.a has no maxLength', closed({ a: { type: 'string' } })],
    ['body.a has no maxLength', closed({ a: { type: 'string', pattern: '^a*$' } })],
    ['body.a[] has no maxLength', closed({ a: { type: 'array', maxItems: 1, items: { type: 'string' } } })],
    ['body.a has no maxItems', closed({ a: { type: 'array', items: { type: 'integer' } } })],
    [
      'body.a may have any fields',
      closed({ a: { type: 'object', additionalProperties: true, maxProperties: 9 } }),
    ],
    ['body may have any fields', { type: 'object', properties: {} }],
    ['body.a may be anything', closed({ a: {} })],
  ])('%s', (message, schema) => {
    expect(() => bodyLimitOf(json(schema), resolve)).toThrow(message);
  });
});
