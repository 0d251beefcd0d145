import { expect, test } from 'vitest';
import { employerDomain } from './companyFields.ts';

test.each([
  'gmail.com',
  'web.de',
  'orange.fr',
  'talktalk.co.uk',
  'comcast.net',
  'yandex.ru',
  'qq.com',
  'duck.com',
])('an address at %s says nothing of an employer', (domain) =>
  expect(employerDomain(`kit@${domain.toUpperCase()}`)).toBeNull(),
);

test.each(['boeing.com', 'nhs.net', 'mod.gov.uk', 'bt.com', 'tesco.com', 'army.mil'])(
  'an address at %s does',
  (domain) => expect(employerDomain(`kit@${domain}`)).toBe(domain),
);
