/** Where a recruiter belongs: the eight ordered rules, as one pure function and as the chart that follows every change of standing. */
import { assign, setup } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import type { StateMeta } from './meta.ts';

type UserStatus = components['schemas']['UserStatus'];
type CompanyStatus = components['schemas']['CompanyStatus'];

export interface RecruiterStanding {
  userStatus: UserStatus;
  company: CompanyStatus | null;
  companyFound: CompanyStatus | null;
}

export interface CompanyRoutingFacts extends RecruiterStanding {
  path: string;
}

export type CompanyRoutingEvent =
  | { type: 'address.changed'; path: string }
  | { type: 'standing.changed'; standing: RecruiterStanding };

const isActive = (facts: RecruiterStanding) => facts.userStatus === 'active';
const eitherCompanyIs = (facts: RecruiterStanding, status: CompanyStatus) =>
  facts.company === status || facts.companyFound === status;

/** In this order; the first that holds decides. */
export const companyRules = {
  somethingIsInactive: (facts: CompanyRoutingFacts) =>
    facts.userStatus === 'inactive' || eitherCompanyIs(facts, 'inactive'),
  activeUserHasNoCompany: (facts: CompanyRoutingFacts) =>
    isActive(facts) && facts.company === null && facts.companyFound === null,
  somethingIsRejected: (facts: CompanyRoutingFacts) =>
    facts.userStatus === 'rejected' || eitherCompanyIs(facts, 'rejected'),
  userIsPending: (facts: CompanyRoutingFacts) => facts.userStatus === 'approval_pending',
  companyWasFound: (facts: CompanyRoutingFacts) => isActive(facts) && facts.companyFound !== null,
  detailsAreAskedFor: (facts: CompanyRoutingFacts) => isActive(facts) && facts.path.includes('details'),
  companyIsPending: (facts: CompanyRoutingFacts) => eitherCompanyIs(facts, 'pending'),
};

export type CompanyRule = keyof typeof companyRules | 'nothingStandsInTheWay';

const destinations: Record<CompanyRule, string> = {
  somethingIsInactive: '/inactive',
  activeUserHasNoCompany: '/recruiter/company/create/',
  somethingIsRejected: '/recruiter/company/reject',
  userIsPending: '/recruiter/company/approval-pending',
  companyWasFound: '/recruiter/company/exists',
  detailsAreAskedFor: '/recruiter/company/details',
  companyIsPending: '/recruiter/company/approval-pending',
  nothingStandsInTheWay: '/recruiter',
};

const order = Object.keys(destinations) as CompanyRule[];

/** `rule` counts from 1, as the rules are numbered in the specification. */
export function decideCompanyRoute(facts: CompanyRoutingFacts): {
  rule: number;
  name: CompanyRule;
  path: string;
} {
  const name =
    order.find((rule) => rule !== 'nothingStandsInTheWay' && companyRules[rule](facts)) ??
    'nothingStandsInTheWay';
  return { rule: order.indexOf(name) + 1, name, path: destinations[name] };
}

/** A recruiter may leave the company pages only when active in an approved company and with nothing left to answer. */
export const passesRecruiterGate = (standing: RecruiterStanding) =>
  decideCompanyRoute({ ...standing, path: '' }).name === 'nothingStandsInTheWay' &&
  standing.company === 'active';

const guard = (rule: keyof typeof companyRules) => (args: { context: CompanyRoutingFacts }) =>
  companyRules[rule](args.context);

export const companyRoutingMachine = setup({
  types: {
    context: {} as CompanyRoutingFacts,
    input: {} as CompanyRoutingFacts,
    meta: {} as StateMeta,
    events: {} as CompanyRoutingEvent,
  },
  guards: {
    somethingIsInactive: guard('somethingIsInactive'),
    activeUserHasNoCompany: guard('activeUserHasNoCompany'),
    somethingIsRejected: guard('somethingIsRejected'),
    userIsPending: guard('userIsPending'),
    companyWasFound: guard('companyWasFound'),
    detailsAreAskedFor: guard('detailsAreAskedFor'),
    companyIsPending: guard('companyIsPending'),
  },
  actions: {
    rememberPath: assign((_, params: { path: string }) => ({ path: params.path })),
    rememberStanding: assign((_, params: { standing: RecruiterStanding }) => params.standing),
  },
}).createMachine({
  id: 'companyRouting',
  description: 'Picks the page where a recruiter belongs, by eight rules in order.',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'address.changed': {
      target: '.deciding',
      description: 'The recruiter opens another page of the company area.',
      actions: { type: 'rememberPath', params: ({ event }) => ({ path: event.path }) },
    },
    'standing.changed': {
      target: '.deciding',
      description: 'The status of the recruiter or of the company changed.',
      actions: { type: 'rememberStanding', params: ({ event }) => ({ standing: event.standing }) },
    },
  },
  states: {
    deciding: {
      description: 'The rules are asked in order; the first that holds decides.',
      always: [
        { guard: 'somethingIsInactive', target: 'inactive', meta: { requirements: ['COMPANY-01'] } },
        {
          guard: 'activeUserHasNoCompany',
          target: 'creatingCompany',
          meta: { requirements: ['COMPANY-02'] },
        },
        { guard: 'somethingIsRejected', target: 'rejected', meta: { requirements: ['COMPANY-03'] } },
        { guard: 'userIsPending', target: 'userApprovalPending', meta: { requirements: ['COMPANY-04'] } },
        { guard: 'companyWasFound', target: 'companyExists', meta: { requirements: ['COMPANY-05'] } },
        { guard: 'detailsAreAskedFor', target: 'companyDetails', meta: { requirements: ['COMPANY-06'] } },
        {
          guard: 'companyIsPending',
          target: 'companyApprovalPending',
          meta: { requirements: ['COMPANY-07'] },
        },
        { target: 'recruiterHome', meta: { requirements: ['COMPANY-08'] } },
      ],
    },
    inactive: {
      description: 'The recruiter or the company is switched off; only help and Log Out are left.',
      meta: { path: destinations.somethingIsInactive, requirements: ['COMPANY-01'] },
    },
    creatingCompany: {
      description: 'No company is known yet; the recruiter sets one up.',
      meta: { path: destinations.activeUserHasNoCompany, requirements: ['COMPANY-02'] },
    },
    rejected: {
      description: 'The company or the recruiter was turned down; the reason and what to change are shown.',
      meta: { path: destinations.somethingIsRejected, requirements: ['COMPANY-03'] },
    },
    userApprovalPending: {
      description: 'The recruiter waits for the company’s admin to let them in.',
      meta: { path: destinations.userIsPending, requirements: ['COMPANY-04'] },
    },
    companyExists: {
      description:
        'A company with the e-mail’s domain was found; the recruiter joins it or says it is not theirs.',
      meta: { path: destinations.companyWasFound, requirements: ['COMPANY-05'] },
    },
    companyDetails: {
      description: 'The company’s details are shown, also while it is being checked.',
      meta: { path: destinations.detailsAreAskedFor, requirements: ['COMPANY-06'] },
    },
    companyApprovalPending: {
      description: 'The company is being checked; it is our turn.',
      meta: { path: destinations.companyIsPending, requirements: ['COMPANY-07'] },
    },
    recruiterHome: {
      description: 'Everything is in order; the recruiter works from the dashboard.',
      meta: { path: destinations.nothingStandsInTheWay, requirements: ['COMPANY-08'] },
    },
  },
});
