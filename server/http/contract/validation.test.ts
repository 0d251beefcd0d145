import { describe, expect, test } from 'vitest';
import { checkOfRequest, fieldErrors } from './validation.ts';

test('what is out of bounds is answered with what is allowed', () => {
  const check = checkOfRequest(
    {
      type: 'object',
      properties: {
        radius: { type: ['integer', 'null'], minimum: 1, maximum: 1000 },
        lat: { type: 'number', minimum: -90, maximum: 90 },
        towns: { type: 'array', minItems: 1, maxItems: 1 },
        days: { type: 'array', minItems: 7 },
        name: { type: 'string', minLength: 2, maxLength: 3 },
      },
    },
    'body',
  );
  const messages = (body: unknown) => {
    check(body);
    return fieldErrors(check.errors);
  };
  expect(messages({ radius: 0, lat: -91, towns: [], days: [], name: 'a' })).toEqual({
    radius: ['Enter 1 or more'],
    lat: ['Enter -90 or more'],
    towns: ['Use 1 entry or more'],
    days: ['Use 7 entries or more'],
    name: ['Use 2 characters or more'],
  });
  expect(messages({ radius: 1001, lat: 90.5, towns: [1, 2], name: 'abcd' })).toEqual({
    radius: ['Enter 1,000 or less'],
    lat: ['Enter 90 or less'],
    towns: ['Use 1 entry or fewer'],
    name: ['Use 3 characters or fewer'],
  });
});

test.each([
  ['date', '0001-01-01', true],
  ['date', '9999-12-31', true],
  ['date', '0000-12-31', false],
  ['date-time', '2026-12-31T23:59:59Z', true],
  ['date-time', '2026-12-31T23:59:60Z', false],
  ['date-time', '9999-12-31T23:59:59Z', true],
  ['date-time', '9999-12-31T23:59:59-12:00', false],
  ['date-time', '0001-01-01T00:00:00+14:00', false],
])('of a %s, %s is taken: %s', (format, moment, isTaken) => {
  const check = checkOfRequest(
    { type: 'object', properties: { moment: { type: 'string', format } } },
    'body',
  );
  expect(check({ moment })).toBe(isTaken);
});

const required = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const rows = {
  type: 'object',
  properties: { rows: { type: 'array', items: { type: 'object', required, properties: {} } } },
};

test('SEC-16 of a small value all errors are found, and of a large one the first alone', () => {
  const check = checkOfRequest(rows, 'body');
  const numbers = [50, 990, 1_000, 80_000].map((length) => {
    check({ rows: Array.from({ length }, () => ({})) });
    return check.errors.length;
  });
  expect(numbers).toEqual([500, 9_900, 1, 1]);
});

describe('a number that is none, once its text is turned into one,', () => {
  const numbers = {
    type: 'object',
    properties: {
      id: { type: 'integer', minimum: 1, maximum: 2147483647 },
      ids: { type: 'array', items: { type: 'integer' } },
      share: { type: 'number' },
      salary: { type: ['integer', 'null'] },
    },
  };

  test.each(['params', 'querystring', 'headers', 'body'])('is refused in the %s', (part) => {
    const check = checkOfRequest(numbers, part, 'multipart/form-data');
    for (const text of ['1e309', '-1e309', 'Infinity', '-Infinity', 'NaN', '1'.repeat(400)]) {
      const fields = { id: text, ids: ['1', text], share: text, salary: text };
      for (const [name, value] of Object.entries(fields)) {
        check({ [name]: value });
        expect(fieldErrors(check.errors)).toEqual({ [name === 'ids' ? 'ids.1' : name]: ['Invalid input'] });
      }
    }
    expect(check({ id: '7', ids: ['1'], share: '-0.5', salary: '1e3' })).toBe(true);
  });
});
