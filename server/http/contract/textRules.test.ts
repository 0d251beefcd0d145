import { describe, expect, test } from 'vitest';
import { sizeErrors, textRulesOf } from './textRules.ts';
import { fieldErrors } from './validation.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength });
const rules = textRulesOf({
  type: 'object',
  properties: {
    name: { type: ['string', 'null'], maxLength: 10 },
    tags: { type: 'array', maxItems: 3, items: text(5) },
    entries: {
      type: 'array',
      maxItems: 2,
      items: { type: 'object', properties: { 'a/b~c': text(2) }, additionalProperties: false },
    },
    either: {
      anyOf: [text(3), text(6), { type: 'integer' }, { type: 'array', maxItems: 1, items: text(1) }],
    },
    open: { type: 'object', additionalProperties: text(4) },
    count: { type: 'integer' },
    anything: {},
  },
});
const messages = (value: unknown) => fieldErrors([...sizeErrors(value, rules)] as never);
const long = 'x'.repeat(100_000);

test('SEC-16 what is too long in any form, and what has too many entries, is refused unread', () => {
  expect(
    messages({
      name: long,
      tags: ['ok', long],
      entries: [{ 'a/b~c': long }],
      either: long,
      open: { any: long },
    }),
  ).toEqual({
    name: ['Use 10 characters or fewer'],
    'tags.1': ['Use 5 characters or fewer'],
    'entries.0.a/b~c': ['Use 2 characters or fewer'],
    either: ['Use 6 characters or fewer'],
    'open.any': ['Use 4 characters or fewer'],
  });
  expect(
    messages({ tags: Array(80_000).fill(long), entries: Array(80_000).fill({}), either: [1, 2] }),
  ).toEqual({
    tags: ['Use 3 entries or fewer'],
    entries: ['Use 2 entries or fewer'],
    either: ['Use 1 entry or fewer'],
  });
});

test('at most a hundred are listed', () => {
  const many = textRulesOf({ type: 'object', additionalProperties: text(1) });
  const value = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`field${at}`, long]));
  expect(sizeErrors(value, many)).toHaveLength(100);
});

describe('left to the schema is', () => {
  test.each([
    ['nothing', undefined],
    ['what is no object', [long]],
    ['a text with much space around it', { name: `${' '.repeat(1000)}Leah${' '.repeat(1000)}` }],
    ['a text that is short enough in its shortest form', { name: 'ệ'.repeat(10).normalize('NFD') }],
    ['a text of characters of two units', { name: '👩'.repeat(10) }],
    ['one entry of a list, as a query may name it', { tags: 'HGV' }],
    ['a number', { count: 5, name: 5, tags: 5 }],
    ['what has no limit', { anything: long, count: long, unknown: long }],
  ])('%s', (_, value) => expect(sizeErrors(value, rules)).toEqual([]));
});

test('one entry of a list that is too long is refused, as a query may name it', () => {
  expect(messages({ tags: long })).toEqual({ tags: ['Use 5 characters or fewer'] });
});
