import { expect, test } from 'vitest';
import { plainTitle } from './plainTitle.ts';

// Titles of SOC 2020 and O*NET-SOC.
test.each([
  ['Engineering professionals n.e.c.', 'Other engineering professionals'],
  ['IT professionals n.e.c.', 'Other IT professionals'],
  ['Other skilled trades n.e.c.', 'Other skilled trades'],
  ['Managers, All Other', 'Other managers'],
  ['Other psychologists', 'Other psychologists'],
  ['Large goods vehicle drivers', 'Large goods vehicle drivers'],
])('%s is shown as “%s”', (published, shown) => {
  expect(plainTitle(published)).toBe(shown);
});
