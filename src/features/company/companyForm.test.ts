import { expect, test } from 'vitest';
import { webAddressOf } from '../../ui/form/webAddress.ts';
import { companySchema, emptyCompany, logoProblem, type TypedCompany } from './companyForm.ts';

const filled: TypedCompany = {
  ...emptyCompany(232),
  name: '  Wexcombe Signals ',
  website: 'wexcombe.test',
  company_type: 'SMEs',
  company_size: '11-50',
  industry_id: '12',
  city: 'Bath',
  description: 'We build and repair signal boxes for heritage lines and small networks.',
  is_authorised: true,
};

const parse = async (typed: TypedCompany) => {
  const result = await companySchema['~standard'].validate(typed);
  return result.issues
    ? result.issues.map(({ path, message }) => `${path?.join('.')}: ${message}`)
    : result.value;
};

test('what is left empty is left out, and people may write their website without its beginning', async () => {
  expect(await parse(filled)).toEqual({
    fields: {
      name: 'Wexcombe Signals',
      website: 'https://wexcombe.test',
      company_type: 'SMEs',
      company_size: '11-50',
      industry_id: 12,
      description: filled.description,
      veteran_commitment: 'none',
      country_id: 232,
      city: 'Bath',
    },
    logo: null,
    note: '',
  });
  expect(['', 'a.test', 'http://a.test', 'https://a.test', 'javascript:alert(1)'].map(webAddressOf)).toEqual([
    '',
    'https://a.test',
    'http://a.test',
    'https://a.test',
    'javascript:alert(1)',
  ]);
});

test('each gap says what to do', async () => {
  expect(await parse(emptyCompany(232))).toEqual([
    'name: Enter the company’s name',
    'website: Enter the address of your website',
    'company_type: Choose a company type',
    'company_size: Choose a company size',
    'industry_id: Choose an industry',
    'description: Describe the company',
    'city: Enter the town or city',
    'is_authorised: Confirm that you have permission to hire for this company',
  ]);
  for (const website of ['http://a.test', 'javascript:alert(1)', 'localhost', 'https://10.0.0.1', 'a b']) {
    expect(await parse({ ...filled, website })).toEqual([
      'website: Enter the address of your website, such as https://example.com',
    ]);
  }
  expect(await parse({ ...filled, description: 'Too short' })).toEqual([
    'description: Use at least 50 characters to describe the company',
  ]);
  const logo = new File(['GIF89a'], 'logo.gif', { type: 'image/gif' });
  expect(await parse({ ...filled, logo })).toEqual(['logo: Upload a PNG, JPEG or WebP picture.']);
});

test('a logo is a picture of up to 2 MB', () => {
  const most = 2 * 1024 * 1024;
  expect([
    logoProblem({ type: 'image/png', size: most }),
    logoProblem({ type: 'image/webp', size: most + 1 }),
    logoProblem({ type: 'image/svg+xml', size: 10 }),
  ]).toEqual([null, 'That picture is too large: 2 MB is the limit.', 'Upload a PNG, JPEG or WebP picture.']);
});

test('what hangs on the country or another answer is named in the same round as every gap', async () => {
  const typed = {
    registration_number: '123',
    veteran_commitment: 'gold',
    postcode: '22201',
    contact_phone: 'ask',
  };
  expect(await parse({ ...emptyCompany(232), ...typed })).toEqual(
    expect.arrayContaining([
      'name: Enter the company’s name',
      'registration_number: Enter the 8 characters of the company number',
      'commitment_evidence: Tell us where we can check this',
      'postcode: Enter a full postcode, such as BS1 4DJ',
      'contact_phone: Enter a phone number, such as +44 117 496 0123',
      'is_authorised: Confirm that you have permission to hire for this company',
    ]),
  );
});
