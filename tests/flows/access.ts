import type { FlowCases } from 'statechart-paths';
import type { AccessFacts, Area, Visitor } from '../../src/machines/access.ts';

/** Of each area one page. */
export const pathOf = {
  public: '/site',
  guestOnly: '/auth/login',
  approvalPending: '/approval-pending',
  veteran: '/veteran',
  recruiter: '/recruiter',
  recruiterWithPublicVariant: '/recruiter/jobs',
  recruitersOnly: '/recruiter/templates',
  recruitersOnlyWithPublicVariant: '/recruiter/candidate-list',
  recruiterProfile: '/recruiter/profile',
  company: '/recruiter/company/approval-pending',
} satisfies Record<Area, string>;

export const areas = Object.keys(pathOf) as Area[];

export const visitors = {
  guest: { kind: 'guest', sessionExpired: false },
  'guest whose session expired': { kind: 'guest', sessionExpired: true },
  'someone switched off': { kind: 'switchedOff' },
  'new veteran': { kind: 'veteran', userStatus: 'active', onboardingStarted: false },
  veteran: { kind: 'veteran', userStatus: 'active', onboardingStarted: true },
  'pending veteran': { kind: 'veteran', userStatus: 'approval_pending', onboardingStarted: false },
  recruiter: {
    ...{ kind: 'recruiter', role: 'recruiter', userStatus: 'active' },
    ...{ company: 'active', companyFound: null },
  },
  'hiring manager': {
    ...{ kind: 'recruiter', role: 'hiring_manager', userStatus: 'active' },
    ...{ company: 'active', companyFound: null },
  },
  'recruiter of a pending company': {
    kind: 'recruiter',
    role: 'recruiter',
    userStatus: 'active',
    company: 'pending',
    companyFound: null,
  },
} satisfies Record<string, Visitor>;

export type VisitorName = keyof typeof visitors;

/** Every visitor at every area. */
const inputs = Object.fromEntries(
  Object.entries(visitors).flatMap(([who, visitor]) =>
    areas.map((area) => [`${who} at ${area}`, { visitor, area, path: pathOf[area] }]),
  ),
) as Record<`${VisitorName} at ${Area}`, AccessFacts>;

export const cases = {
  inputs,
  events: {},
  project: (context: AccessFacts) => context,
} satisfies FlowCases;
