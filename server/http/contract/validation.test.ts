import { expect, test } from 'vitest';
import { clean } from './validation.ts';

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
