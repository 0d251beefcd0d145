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
