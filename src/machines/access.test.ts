import { expect, test } from 'vitest';
import { areas, visitors } from '../../tests/flows/access.ts';
import { decideAccess, type Visitor } from './access.ts';

const visitorCalled: Record<string, Visitor> = visitors;

const decisions = (visitor: Visitor, path = '/somewhere') =>
  areas.map((area) => {
    const decision = decideAccess({ visitor, area, path });
    return 'path' in decision ? decision.path : decision.outcome;
  });

// The outcomes follow the order of `areas`: public, guest-only, approval pending, veteran, recruiter, with public variant,
// recruiters only, these with public variant, profile, company.
const expected: Record<string, string[]> = {
  guest: [
    'page',
    'page',
    'marketingSite',
    'marketingSite',
    'login',
    'publicVariant',
    'login',
    'publicVariant',
    'login',
    'login',
  ],
  'guest whose session expired': [
    'page',
    'page',
    '/auth/login',
    '/auth/login',
    '/auth/login',
    'publicVariant',
    '/auth/login',
    'publicVariant',
    '/auth/login',
    '/auth/login',
  ],
  'someone switched off': ['page', ...Array<string>(9).fill('/user-inactive')],
  'new veteran': [
    'page',
    '/veteran/onboarding',
    '/veteran/onboarding',
    'page',
    ...Array<string>(6).fill('/404'),
  ],
  veteran: ['page', '/veteran', '/veteran', 'page', ...Array<string>(6).fill('/404')],
  'pending veteran': [
    'page',
    '/approval-pending',
    'page',
    '/approval-pending',
    ...Array<string>(6).fill('/404'),
  ],
  recruiter: [
    ...['page', '/recruiter', '/recruiter', '/404'],
    ...Array<string>(5).fill('page'),
    '/recruiter',
  ],
  'hiring manager': [
    ...['page', '/recruiter', '/recruiter', '/404'],
    ...['page', 'page', '/404', '/404', 'page', '/recruiter'],
  ],
  'recruiter of a pending company': [
    'page',
    '/recruiter',
    '/recruiter',
    '/404',
    ...Array<string>(4).fill('/recruiter/company'),
    'page',
    '/recruiter/company/approval-pending',
  ],
};

test.each(Object.keys(visitors))('%s is sent where the rules say, at every area', (visitor) => {
  expect(decisions(visitorCalled[visitor] as Visitor)).toEqual(expected[visitor]);
});

test('a veteran whose profile says so is switched off like anyone whom the server refuses', () => {
  expect(decisions({ kind: 'veteran', userStatus: 'inactive', onboardingStarted: true })).toEqual(
    decisions(visitors['someone switched off']),
  );
});

test('a veteran who was rejected reads so where the others wait', () => {
  expect(decisions({ kind: 'veteran', userStatus: 'rejected', onboardingStarted: true })).toEqual(
    decisions(visitors['pending veteran']),
  );
});

test('the page that the company rules name is shown, with or without the slash at its end', () => {
  const visitor: Visitor = {
    ...{ kind: 'recruiter', role: 'recruiter', userStatus: 'active' },
    ...{ company: null, companyFound: null },
  };
  expect(
    ['/recruiter/company/create', '/recruiter/company/create/', '/recruiter/company/details'].map((path) =>
      decideAccess({ visitor, area: 'company', path }),
    ),
  ).toEqual([
    { outcome: 'page', rule: 'recruiter.seesPage' },
    { outcome: 'page', rule: 'recruiter.seesPage' },
    {
      outcome: 'redirect',
      rule: 'recruiter.sentByCompanyRules: 2 creatingCompany',
      path: '/recruiter/company/create/',
    },
  ]);
});

test('the decision names the rule', () => {
  expect(decideAccess({ visitor: visitors.guest, area: 'veteran', path: '/veteran' })).toEqual({
    outcome: 'marketingSite',
    rule: 'guest.sentToMarketingSite',
  });
});
