import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { accessMachine } from '../../machines/access.ts';
import { authMachine } from '../../machines/auth.ts';
import { companyRoutingMachine } from '../../machines/companyRouting.ts';
import { onboardingMachine } from '../../machines/onboarding.ts';
import { areaAt, pagesOf } from './pages.ts';
import { addressOf, type DemoPerson, findScreen, nearestPerson } from './people.ts';

const element = null;
const pages = pagesOf([
  { index: true, element },
  { path: 'auth/login', handle: { area: 'guestOnly' }, element },
  {
    handle: { area: 'veteran' },
    children: [{ path: 'veteran/onboarding', element }, { children: [{ path: 'veteran', element }] }],
  },
  { handle: { area: 'recruiter' }, children: [{ path: 'recruiter', element }] },
  {
    handle: { area: 'company' },
    children: [
      {
        path: 'recruiter/company',
        children: ['create', 'exists', 'reject', 'approval-pending', 'details'].map((path) => ({
          path,
          element,
        })),
      },
    ],
  },
  { path: 'inactive', handle: { area: 'public' }, element },
  { path: 'user-inactive', handle: { area: 'public' }, element },
  { path: '*', handle: { area: 'public' }, element },
]);

const person = (key: string, status: Partial<DemoPerson['standing']>): DemoPerson => ({
  key,
  email: `${key}@demo.test`,
  role: key.startsWith('veteran') ? 'veteran' : 'recruiter',
  name: key,
  state: '',
  standing: {
    status: 'active',
    onboarding_steps: null,
    cv_step: 0,
    is_onboarding_completed: false,
    company: null,
    company_found: null,
    ...status,
  },
});

const people = [
  person('veteran-new', {}),
  person('veteran-cv', { onboarding_steps: 1 }),
  person('veteran-cv-draft', { onboarding_steps: 1, cv_step: 2 }),
  person('veteran-plan', { onboarding_steps: 4, cv_step: 2 }),
  person('veteran-complete', { onboarding_steps: 5, cv_step: 2, is_onboarding_completed: true }),
  person('veteran-inactive', { status: 'inactive' }),
  person('recruiter-new', {}),
  person('recruiter-user-pending', { status: 'approval_pending', company: 'active' }),
  person('recruiter-company-pending', { company: 'pending' }),
  person('recruiter-company-inactive', { company: 'inactive' }),
  person('recruiter', { company: 'active' }),
];

const machines = {
  onboarding: onboardingMachine,
  companyRouting: companyRoutingMachine,
  access: accessMachine,
  auth: authMachine,
};

test('the pages are those of the route table, each with the area around it', () => {
  expect(pages.map(({ path, area }) => `${path} ${area}`)).toEqual([
    '/auth/login guestOnly',
    '/veteran/onboarding veteran',
    '/veteran veteran',
    '/recruiter recruiter',
    '/recruiter/company/create company',
    '/recruiter/company/exists company',
    '/recruiter/company/reject company',
    '/recruiter/company/approval-pending company',
    '/recruiter/company/details company',
    '/inactive public',
    '/user-inactive public',
  ]);
  expect([areaAt(pages, '/recruiter/company/create/'), areaAt(pages, '/nowhere')]).toEqual(['company', null]);
});

test.each([
  ['onboarding', 'underway.screen.personalDetails', 'veteran-new', '/veteran/onboarding?step=0'],
  ['onboarding', 'underway.screen.uploadCv.choosing', 'veteran-cv', '/veteran/onboarding?step=1&cvStep=0'],
  [
    'onboarding',
    'underway.screen.uploadCv.saving',
    'veteran-cv-draft',
    '/veteran/onboarding?step=1&cvStep=2',
  ],
  ['onboarding', 'underway.screen.careerDirection', 'veteran-plan', '/veteran/onboarding?step=2'],
  ['onboarding', 'completed', 'veteran-complete', '/veteran'],
  ['companyRouting', 'userApprovalPending', 'recruiter-user-pending', '/recruiter/company/approval-pending'],
  [
    'companyRouting',
    'companyApprovalPending',
    'recruiter-company-pending',
    '/recruiter/company/approval-pending',
  ],
  ['companyRouting', 'companyDetails', 'recruiter-company-pending', '/recruiter/company/details'],
  ['companyRouting', 'inactive', 'recruiter-company-inactive', '/inactive'],
  ['companyRouting', 'recruiterHome', 'recruiter', '/recruiter'],
  ['access', 'veteran.sentToOnboarding', 'veteran-new', '/veteran/onboarding'],
  ['access', 'switchedOff.sentToUserInactive', 'veteran-inactive', '/user-inactive'],
  ['auth', 'userInactive.idle', 'veteran-inactive', '/user-inactive'],
] as const)('the nearest to %s %s is %s', (name, state, key, address) => {
  const machine: AnyStateMachine = machines[name];
  const screen = findScreen(machine, state);
  expect([nearestPerson(people, machine, state, pages)?.key, screen && addressOf(screen)]).toEqual([
    key,
    address,
  ]);
});

test('there is nobody near a page that only guests see, and none where there is no screen', () => {
  expect([
    nearestPerson(people, authMachine, 'unauthenticated.idle', pages),
    nearestPerson(people, onboardingMachine, 'loading', pages),
    findScreen(onboardingMachine, 'loading'),
  ]).toEqual([null, null, null]);
});
