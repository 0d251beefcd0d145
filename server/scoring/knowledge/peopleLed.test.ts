import { expect, test } from 'vitest';
import { peopleLedIn } from './peopleLed.ts';

test.each([
  ['Managed 24 craftsmen', 24],
  ['Led a team of 8', 8],
  ['Led a section of eight on patrol', 8],
  ['Supervised 12 soldiers', 12],
  ['Responsible for 30 personnel', 30],
  ['Responsible for the welfare and discipline of 30 soldiers', 30],
  ['Managed a budget of £2m and 24 staff', 24],
  ['Managed, trained and mentored 15 junior technicians', 15],
  ['Led a 24-strong team of engineers', 24],
  ['Managed 1,200 personnel across four sites', 1200],
  ['Line managed twenty five technicians', 25],
  ['Worked in a team of 8', null],
  ['Managed 40 staff records', null],
  ['Managed the pay of 600 soldiers', null],
  ['Trained 12 drivers', null],
  ['Led maintenance on 12 aircraft', null],
  ['Briefed the company commander daily', null],
] as const)('“%s” shows this many people led: %s', (text, people) => {
  expect(peopleLedIn([{ text, source: 'military_exp' }])?.people ?? null).toBe(people);
});
