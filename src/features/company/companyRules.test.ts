import { expect, test } from 'vitest';
import { contactProblems, isCommitmentIn, plainNumber, plainPhone, postcodeOf } from './companyRules.ts';

// Forms of Royal Mail’s and the US Postal Service’s own guides.
test.each([
  [232, 'bs1 4dj', 'BS1 4DJ'],
  [232, 'EC1A1BB', 'EC1A 1BB'],
  [232, ' w1a  0ax ', 'W1A 0AX'],
  [232, 'BF1 2AU', 'BF1 2AU'],
  [232, 'GIR 0AA', 'GIR 0AA'],
  [232, 'BS1', null],
  [232, '22201', null],
  [233, '22201', '22201'],
  [233, '22201-3804', '22201-3804'],
  [233, '222013804', '22201-3804'],
  [233, '22201–3804', '22201-3804'],
  [233, '2220', null],
  [233, 'BS1 4DJ', null],
  [75, '75008', '75008'],
])('in country %i, “%s” is the postcode %s', (country, typed, written) =>
  expect(postcodeOf(country, typed)).toBe(written),
);

test('every fault of the number, the postcode and the phone is named in one round, and what is empty is none', () => {
  const empty = { registration_number: '', postcode: '', contact_phone: '' };
  const wrong = { registration_number: '123', postcode: 'none', contact_phone: 'ask' };
  expect([
    contactProblems({ country_id: 232, ...empty }),
    contactProblems({ country_id: 232, ...wrong }),
    contactProblems({ country_id: 233, ...wrong }),
  ]).toEqual([
    {},
    {
      registration_number: 'Enter the 8 characters of the company number',
      postcode: 'Enter a full postcode, such as BS1 4DJ',
      contact_phone: 'Enter a phone number, such as +44 117 496 0123',
    },
    {
      registration_number: 'Enter the 9 digits of the EIN',
      postcode: 'Enter a ZIP code of 5 or 9 digits, such as 22201',
      contact_phone: 'Enter a phone number, such as +1 703 555 0123',
    },
  ]);
});

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

test('awards of the Armed Forces Covenant are for employers in the UK, the medallion for those in the US', () =>
  expect(
    [232, 233, 75].map((country) =>
      (['none', 'covenant_bronze', 'silver', 'gold', 'hire_vets'] as const).filter((commitment) =>
        isCommitmentIn(country, commitment),
      ),
    ),
  ).toEqual([
    ['none', 'covenant_bronze', 'silver', 'gold'],
    ['none', 'hire_vets'],
    ['none', 'covenant_bronze', 'silver', 'gold', 'hire_vets'],
  ]));
