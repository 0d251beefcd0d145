import { expect, test } from 'vitest';
import { phoneHref, textHref } from './phoneHref.ts';

// va.gov links the Veterans Crisis Line as tel:988 and sms:838255.
test.each([
  ['116 123', 'tel:116123'],
  ['0800 138 1619', 'tel:08001381619'],
  ['988, then press 1', 'tel:988'],
  ['+44 (0)20 7946 0311', 'tel:+4402079460311'],
])('%s is dialled as %s', (phone, href) => expect(phoneHref(phone)).toBe(href));

test('a text goes to the number', () => expect(textHref('838255')).toBe('sms:838255'));
