import { expect, test } from 'vitest';
import { aUser } from '../../../../tests/support/unit/people.ts';
import { availabilityOptions, changeOf, preferencesSchema, toPreferences } from './preferences.ts';

test('the availability options are those of the product', () => {
  expect(availabilityOptions.map(({ label }) => label)).toEqual([
    'Immediately',
    'Within 1 Week',
    'Within 2 Weeks',
    'Within 1 Month',
    'Within 2 Months',
    'Flexible',
  ]);
});

test('what is stored is in the form, and goes back as it came', () => {
  const details = { availability: 'flexible', willing_to_relocate: false, work_radius_km: 40 } as const;
  const preferences = toPreferences(aUser({ user_details: details }));
  const untold = toPreferences(aUser());
  expect([preferences, changeOf(preferences, 3), untold, changeOf(untold, 4)]).toEqual([
    { availability: 'flexible', willing_to_relocate: 'no', miles: '25' },
    { version: 3, profile_section: 'preferences', ...details },
    { availability: '', willing_to_relocate: '', miles: '' },
    {
      version: 4,
      profile_section: 'preferences',
      availability: null,
      willing_to_relocate: null,
      work_radius_km: null,
    },
  ]);
});

test.each([
  ['', true],
  ['0', false],
  ['00', false],
  ['1', true],
  [' 620 ', true],
  ['621', false],
  ['1.5', false],
  ['1e2', false],
])('a radius of "%s" is %s', (miles, isFine) => {
  const form = { availability: '', willing_to_relocate: '', miles };
  expect(preferencesSchema.safeParse(form).success).toBe(isFine);
});
