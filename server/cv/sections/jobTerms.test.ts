import { expect, test } from 'vitest';
import { jobTermsIn } from './jobTerms.ts';

test.each([
  ['Series: 0346 Pay Plan: GS Grade: 11', ['GS-0346-11'], ''],
  ['Logistics Management Specialist, GS-0346-11', ['GS-0346-11'], 'Logistics Management Specialist'],
  [
    'Supply Technician (GS-07) | 40 hrs/wk | $41,200/year',
    ['GS-07', '40 hours per week', '$41,200/year'],
    'Supply Technician',
  ],
  ['Salary: 72,553.00 USD Per Year', ['72,553.00 USD per year'], ''],
  ['Hours per week: 40', ['40 hours per week'], ''],
  ['Salary: $72,553 per annum, Hours per week: 40', ['40 hours per week', '$72,553 per annum'], ''],
  ['WG-5803-10, Step 3', ['WG-5803-10, Step 3'], ''],
  ['Occupational series: 2210', ['series 2210'], ''],
  ['£31,500 pa', ['£31,500 pa'], ''],
])('terms in “%s”', (text, texts, rest) => {
  expect(jobTermsIn(text)).toMatchObject({ texts, rest });
});

test.each([
  'Sergeant (E-5)',
  'HM-8404 Hospital Corpsman',
  'Pay Grade: E-6',
  'Cut overtime by 40 hours',
  'Gas Engineer',
  'Aircraft Technician, Tornado GR4',
  'NH-90 Pilot',
])('“%s” has no terms', (text) => expect(jobTermsIn(text)).toBeUndefined());
