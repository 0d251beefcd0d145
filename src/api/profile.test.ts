import { expect, test } from 'vitest';
import { aRecruiter, aUser } from '../../tests/support/unit/people.ts';
import { isOnboardingComplete, onboardingAddress, onlyCvIsMissing } from './onboardingProgress.ts';
import { companyOfUser, documentName, fullName } from './profile.ts';

const cv = { id: 31, source: 'upload' as const, title: 'CV', is_primary: true };

test('the document is a Resume in the United States and a CV everywhere else', () => {
  const countries = [
    { id: 233, name: 'United States' },
    { id: 232, name: 'United Kingdom' },
    { id: 75, name: 'France' },
    null,
  ];
  expect(countries.map((country) => documentName(aUser({ user_details: { country } })))).toEqual([
    'Resume',
    'CV',
    'CV',
    'CV',
  ]);
});

test('ONBOARD-04 complete means 100 percent and step 5', () => {
  const complete = [null, 0, 1, 2, 3, 4, 5].flatMap((onboarding_steps) =>
    [0, 20, 80, 99, 100]
      .filter((onboarding_percentage) =>
        isOnboardingComplete(aUser({ onboarding_steps, onboarding_percentage })),
      )
      .map((percentage) => [onboarding_steps, percentage]),
  );
  expect(complete).toEqual([[5, 100]]);
});

test('only the CV is missing at 80 percent and step 1', () => {
  const missing = [null, 0, 1, 2, 5].flatMap((onboarding_steps) =>
    [20, 80, 100]
      .filter((onboarding_percentage) => onlyCvIsMissing(aUser({ onboarding_steps, onboarding_percentage })))
      .map((percentage) => [onboarding_steps, percentage]),
  );
  expect(missing).toEqual([[1, 80]]);
});

test('onboarding goes on at its step; cvStep only at step 1, and the CV wherever there is one', () => {
  const address = (onboarding_steps: number | null, resume: (typeof cv)[] = []) =>
    onboardingAddress({ onboarding_steps, onboarding_percentage: 0, resume });
  expect([
    address(null),
    address(0),
    address(1),
    address(1, [cv, { ...cv, id: 32, is_primary: false }]),
    address(2, [cv]),
    address(4),
    address(5, [cv]),
  ]).toEqual([
    '/veteran/onboarding',
    '/veteran/onboarding?step=0',
    '/veteran/onboarding?step=1&cvStep=0',
    '/veteran/onboarding?step=1&cvStep=2&resume_id=31',
    '/veteran/onboarding?step=2&resume_id=31',
    '/veteran/onboarding?step=4',
    '/veteran/onboarding?step=5&resume_id=31',
  ]);
});

test('a name is written without gaps', () => {
  expect(fullName(aUser())).toBe('Leah Bennett');
  expect(fullName(aUser({ user_details: { middle_name: 'Mae' } }))).toBe('Leah Mae Bennett');
});

test('the company one belongs to comes before one that was found', () => {
  const offered = { id: 5, name: 'Brightwell', status: 'active' as const };
  expect(companyOfUser(aRecruiter())?.name).toBe('Northgate Logistics');
  expect(companyOfUser({ ...aRecruiter({ company: null }), company_found: offered })?.name).toBe(
    'Brightwell',
  );
  expect(companyOfUser(aRecruiter({ company: null }))).toBeNull();
});
