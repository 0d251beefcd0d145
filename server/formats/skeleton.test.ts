import { expect, test } from 'vitest';
import { skeleton } from './skeleton.ts';

// The examples of UTS 39, section 4, and of its data file.
test.each([
  ['paypal', 'p\u0430yp\u0430l'],
  ['scope', '\u0455\u0441\u043e\u0440\u0435'],
  ['ǉeto', 'ljeto'],
  ['1', 'l'],
  ['rn', 'm'],
  ['ä', 'a\u0308'],
  ['Ford Ltd', 'Ｆｏｒｄ Ｌｔｄ'],
  ['ACM', 'ⒶⒸⓂ'],
  ['acme', 'ᵃᶜᵐᵉ'],
])('%j and %j have one skeleton', (first, second) => expect(skeleton(first)).toBe(skeleton(second)));

test('what is invisible does not count, and other letters do', () => {
  expect(skeleton('a\u200bb\u00adc\ufeff')).toBe('abc');
  expect(skeleton('paypal')).not.toBe(skeleton('paypai'));
});
