import { expect, test } from 'vitest';
import { clean } from './clean.ts';
import { textRulesOf } from './textRules.ts';

const turned = '\u202eFitter\u200b';

test('nothing invisible is in a text, however deep, and an empty one remains of a text of nothing else', () => {
  const body = { title: turned, sections: [{ name: ` ${turned} ` }], note: '\u2066\u2069' };
  expect(clean(body)).toEqual({ title: 'Fitter', sections: [{ name: 'Fitter' }], note: '' });
});

test('a password and a draft stay as they were typed', () => {
  for (const name of ['password', 'password_confirmation', 'current_password']) {
    expect(clean({ [name]: turned })).toEqual({ [name]: turned });
  }
  expect(clean({ answer: ` ${turned}` }, { asTyped: true })).toEqual({ answer: ` ${turned}` });
});

test('a text is in one form also where something invisible was between a letter and its mark', () => {
  expect(clean({ name: 'Jose\u200b\u0301' })).toEqual({ name: 'José' });
});

test.each(['\v', '\f', '\u0085'])('the break %j, as programs copy it, divides words as well', (sign) => {
  const rules = textRulesOf({
    type: 'object',
    properties: {
      title: { type: 'string', maxLength: 100 },
      message: { type: 'string', maxLength: 100, contentMediaType: 'text/plain' },
    },
  });
  const text = `one${sign}two`;
  expect(clean({ title: text, message: text }, { rules })).toEqual({ title: 'one two', message: 'one\ntwo' });
});

test('a line break is a space in a text of one line, and stays in one of several and in a password', () => {
  const text = (more: object) => ({ type: 'string', maxLength: 100, ...more });
  const rules = textRulesOf({
    type: 'object',
    properties: {
      title: text({}),
      tags: { type: 'array', items: text({}) },
      entries: { type: 'array', items: { type: 'object', properties: { link: text({}) } } },
      message: text({ contentMediaType: 'text/plain' }),
      code: text({ pattern: '^.*$' }),
      answer: { anyOf: [text({}), { type: 'number' }] },
      new_password: text({}),
    },
    additionalProperties: text({}),
  });
  const broken = ' one\r\n\ttwo\u2028three\n';
  const [unbroken, joined] = ['one\r\n\ttwo\u2028three', 'one two three'];
  expect(
    clean(
      {
        title: broken,
        tags: [broken],
        entries: [{ link: broken, unknown: broken }],
        message: broken,
        code: broken,
        answer: broken,
        new_password: broken,
        other: broken,
      },
      { rules },
    ),
  ).toEqual({
    title: joined,
    tags: [joined],
    entries: [{ link: joined, unknown: unbroken }],
    message: unbroken,
    code: unbroken,
    answer: joined,
    new_password: unbroken,
    other: joined,
  });
});

test('what a schema does not take is left as it is, however much it is', () => {
  const rules = textRulesOf({
    type: 'object',
    properties: { name: { type: 'string' }, note: {}, entries: { type: 'array', items: {} } },
    additionalProperties: false,
  });
  const unknown = [{ text: turned }];
  const sent = { name: turned, note: unknown, entries: unknown, other: unknown };
  const cleaned = clean(sent, { rules }) as typeof sent;
  expect(cleaned).toEqual({
    name: 'Fitter',
    note: [{ text: 'Fitter' }],
    entries: [{ text: 'Fitter' }],
    other: unknown,
  });
  expect(cleaned.other).toBe(unknown);
});
