// Finds a recruiter's page by eight rules, tried in order. The pages and the server both run this chart.
import { setup } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import type { StateMeta } from './meta.ts';
import { decide } from './observation.ts';

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

const isActive = (facts: RecruiterStanding) => facts.userStatus === 'active';
const eitherCompanyIs = (facts: RecruiterStanding, status: CompanyStatus) =>
  facts.company === status || facts.companyFound === status;

type Args = { context: CompanyRoutingFacts };

export const companyRoutingMachine = setup({
  types: {
    context: {} as CompanyRoutingFacts,
    input: {} as CompanyRoutingFacts,
    meta: {} as StateMeta,
  },
  guards: {
    somethingIsInactive: ({ context }: Args) =>
      context.userStatus === 'inactive' || eitherCompanyIs(context, 'inactive'),
    activeUserHasNoCompany: ({ context }: Args) =>
      isActive(context) && context.company === null && context.companyFound === null,
    somethingIsRejected: ({ context }: Args) =>
      context.userStatus === 'rejected' || eitherCompanyIs(context, 'rejected'),
    userIsPending: ({ context }: Args) => context.userStatus === 'approval_pending',
    companyWasFound: ({ context }: Args) => isActive(context) && context.companyFound !== null,
    detailsAreAskedFor: ({ context }: Args) => isActive(context) && context.path.includes('details'),
    companyIsPending: ({ context }: Args) => eitherCompanyIs(context, 'pending'),
  },
}).createMachine({
  id: 'companyRouting',
  description: 'Picks the page where a recruiter belongs, by eight rules in order.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The first rule that holds decides.',
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
      meta: { path: '/inactive', requirements: ['COMPANY-01'] },
    },
    creatingCompany: {
      description: 'There is no company; the recruiter sets one up.',
      meta: { path: '/recruiter/company/create/', requirements: ['COMPANY-02'] },
    },
    rejected: {
      description: 'The company or the recruiter was rejected.',
      meta: { path: '/recruiter/company/reject', requirements: ['COMPANY-03'] },
    },
    userApprovalPending: {
      description: 'The recruiter waits for the company’s admin.',
      meta: { path: '/recruiter/company/approval-pending', requirements: ['COMPANY-04'] },
    },
    companyExists: {
      description:
        'A company with the e-mail’s domain was found; the recruiter joins it or says it is not theirs.',
      meta: { path: '/recruiter/company/exists', requirements: ['COMPANY-05'] },
    },
    companyDetails: {
      description: 'The company’s details are shown, also while it is being checked.',
      meta: { path: '/recruiter/company/details', requirements: ['COMPANY-06'] },
    },
    companyApprovalPending: {
      description: 'The operator is checking the company.',
      meta: { path: '/recruiter/company/approval-pending', requirements: ['COMPANY-07'] },
    },
    recruiterHome: {
      description: 'Everything is in order; the recruiter works from the dashboard.',
      meta: { path: '/recruiter', requirements: ['COMPANY-08'] },
    },
  },
});

// The names of the rules' states, in rule order.
const order = Object.keys(companyRoutingMachine.states).filter((name) => name !== 'deciding');

/** Runs the chart. `name` is the final state; `rule` counts from 1, as in the specification. */
export function decideCompanyRoute(facts: CompanyRoutingFacts) {
  const { state: name, path = '/recruiter' } = decide(companyRoutingMachine, facts);
  return { rule: order.indexOf(name) + 1, name, path };
}

/** A recruiter may leave the company pages only when active in an approved company, with no question left to answer. */
export const passesRecruiterGate = (standing: RecruiterStanding) =>
  decideCompanyRoute({ ...standing, path: '' }).name === 'recruiterHome' && standing.company === 'active';
