import { expect, test } from 'vitest';
import { checkOfRequest, clean, fieldErrors } from './validation.ts';

const turned = '\u202eFitter\u200b';

test('nothing invisible is in a text, however deep, and an empty one remains of a text of nothing else', () => {
  const body = { title: turned, sections: [{ name: ` ${turned} ` }], note: '\u2066\u2069' };
  expect(clean(body, false)).toEqual({ title: 'Fitter', sections: [{ name: 'Fitter' }], note: '' });
});

test('a password and a draft stay as they were typed', () => {
  for (const name of ['password', 'password_confirmation', 'current_password']) {
    expect(clean({ [name]: turned }, false)).toEqual({ [name]: turned });
  }
  expect(clean({ answer: ` ${turned}` }, true)).toEqual({ answer: ` ${turned}` });
});

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
