import type { FlowCases } from '../../src/flows/explore.ts';
import type { AccessFacts, Area, Visitor } from '../../src/machines/access.ts';

export const areas: Area[] = [
  'public',
  'guestOnly',
  'approvalPending',
  'veteran',
  'recruiter',
  'recruiterWithPublicVariant',
  'recruiterProfile',
  'company',
];

export const visitors: Record<string, Visitor> = {
  guest: { kind: 'guest', sessionExpired: false },
  'guest whose session expired': { kind: 'guest', sessionExpired: true },
  'new veteran': { kind: 'veteran', userStatus: 'active', onboardingStarted: false },
  veteran: { kind: 'veteran', userStatus: 'active', onboardingStarted: true },
  'pending veteran': { kind: 'veteran', userStatus: 'approval_pending', onboardingStarted: false },
  'inactive veteran': { kind: 'veteran', userStatus: 'inactive', onboardingStarted: true },
  recruiter: { kind: 'recruiter', userStatus: 'active', company: 'active', companyFound: null },
  'recruiter of a pending company': {
    kind: 'recruiter',
    userStatus: 'active',
    company: 'pending',
    companyFound: null,
  },
};

const pathOf: Partial<Record<Area, string>> = { company: '/recruiter/company/approval-pending' };

/** Every visitor at every area. */
export const cases: FlowCases = {
  inputs: Object.fromEntries([
    ...Object.entries(visitors).flatMap(([who, visitor]) =>
      areas.map((area): [string, AccessFacts] => [
        `${who} at ${area}`,
        { visitor, area, path: pathOf[area] ?? `/${area}` },
      ]),
    ),
  ]),
  events: {},
  project: (context: AccessFacts) => context,
};
