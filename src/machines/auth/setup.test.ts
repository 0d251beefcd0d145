import { expect, test } from 'vitest';
import { aUser } from '../../../tests/support/unit/people.ts';
import { decideCompanyRoute } from '../companyRouting.ts';
import { signedInAs } from './setup.ts';

const northgate = { id: 3, name: 'Northgate' };

const recruiter = (changes: Parameters<typeof aUser>[0] = {}) =>
  aUser({ role: 'recruiter', user_details: { company: { ...northgate, status: 'active' } }, ...changes });

function routeOf(user: ReturnType<typeof aUser>): string {
  const visitor = signedInAs(user);
  if (visitor.kind !== 'recruiter') throw new Error('Not a recruiter');
  return decideCompanyRoute({ ...visitor, path: '/recruiter/company' }).path;
}

test('COMPANY-01 a recruiter goes to /inactive when the user, the company or the user-details company is inactive', () => {
  const inactive = { ...northgate, status: 'inactive' } as const;
  expect([
    routeOf(recruiter()),
    routeOf(recruiter({ status: 'inactive' })),
    routeOf(recruiter({ user_details: { company: inactive } })),
    routeOf(recruiter({ user_details: { company: null }, company_found: inactive })),
  ]).toEqual(['/recruiter', '/inactive', '/inactive', '/inactive']);
});

test('a visitor is what the profile says', () => {
  expect(signedInAs(recruiter({ id: 9, status: 'approval_pending' }))).toEqual({
    kind: 'recruiter',
    role: 'recruiter',
    userId: 9,
    userStatus: 'approval_pending',
    company: 'active',
    companyFound: null,
  });
  expect([null, 0, 5].map((onboarding_steps) => signedInAs(aUser({ onboarding_steps })))).toEqual([
    { kind: 'veteran', userId: 7, userStatus: 'active', onboardingStarted: false },
    { kind: 'veteran', userId: 7, userStatus: 'active', onboardingStarted: true },
    { kind: 'veteran', userId: 7, userStatus: 'active', onboardingStarted: true },
  ]);
});
