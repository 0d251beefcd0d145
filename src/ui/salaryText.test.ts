import { expect, test } from 'vitest';
import { salaryText } from './salaryText.ts';

const salary = { currency: 'GBP', per: 'year', is_public: true } as const;

test('a salary is written as the locale writes money', () => {
  expect([
    salaryText({ ...salary, min: 4_200_000, max: 4_700_000 }, 'en-GB'),
    salaryText({ ...salary, min: 3_850_000, max: 3_850_000 }, 'en-GB'),
    salaryText({ ...salary, per: 'hour', currency: 'USD', min: 1850, max: null }, 'en-US'),
    salaryText({ ...salary, min: null, max: 3_000_000 }, 'en-GB'),
    salaryText(null, 'en-GB'),
  ]).toEqual([
    '£42,000 to £47,000 per year',
    '£38,500 per year',
    'From $18.50 per hour',
    'Up to £30,000 per year',
    'Salary not given',
  ]);
});
