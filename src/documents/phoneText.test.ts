import { expect, test } from 'vitest';
import { headOf } from './documentContent.ts';
import { phoneText } from './phoneText.ts';

test('a country code without a number is not shown, neither alone nor at the head of a document', () => {
  expect([
    phoneText({ country_code: '+44', phone_number: '7700900123' }),
    phoneText({ country_code: null, phone_number: '07700 900123' }),
    phoneText({ country_code: '+44', phone_number: '' }),
    phoneText({}),
  ]).toEqual(['+44 7700900123', '07700 900123', '', '']);
  expect(
    headOf({ city: 'Leeds', country_code: '+44', phone_number: '', email: 'a@demo.test' }).contact,
  ).toEqual(['Leeds', 'a@demo.test']);
});
