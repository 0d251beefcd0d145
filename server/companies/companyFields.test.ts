import { expect, test } from 'vitest';
import { employerDomain, plainNumber, plainPhone } from './companyFields.ts';

test.each([
  'gmail.com',
  'web.de',
  'orange.fr',
  'talktalk.co.uk',
  'comcast.net',
  'yandex.ru',
  'qq.com',
  'duck.com',
  'gmx.co.uk',
  'zohomail.com',
  'tuta.io',
])('%s is a free mail domain, not the domain of an employer', (domain) =>
  expect(employerDomain(`kit@${domain.toUpperCase()}`)).toBeNull(),
);

test.each(['boeing.com', 'nhs.net', 'mod.gov.uk', 'bt.com', 'tesco.com', 'army.mil'])(
  '%s is the domain of an employer',
  (domain) => expect(employerDomain(`kit@${domain}`)).toBe(domain),
);

test.each([
  '0117‑496‑0123',
  '0117‐496–0123',
  '０１１７－４９６－０１２３',
  '0117\u00ad496\u00ad0123',
  '\u202a0117-496-0123\u202c',
])('the pasted number %j is a telephone number', (text) => expect(plainPhone(text)).toBe('0117-496-0123'));

test('what is no telephone number is none', () => {
  expect(['ask at reception', '12', '+44 117 496 0123 ext. 5'].map(plainPhone)).toEqual([null, null, null]);
});

test.each(['SC 123‑456', 'sc–123456', 'ＳＣ123456'])('%j is the number SC123456', (text) =>
  expect(plainNumber(text)).toBe('SC123456'),
);
