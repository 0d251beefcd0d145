import type { FlowCases } from 'statechart-paths';
import type { CompanyRoutingFacts, RecruiterStanding } from '../../src/machines/companyRouting.ts';

export const userStatuses = ['active', 'inactive', 'approval_pending', 'rejected'] as const;
export const companyStatuses = [null, 'pending', 'active', 'rejected', 'inactive'] as const;
export const paths = ['/recruiter/company', '/recruiter/company/details'] as const;

const facts = (
  userStatus: RecruiterStanding['userStatus'],
  company: RecruiterStanding['company'],
  companyFound: RecruiterStanding['companyFound'] = null,
  path: (typeof paths)[number] = paths[0],
): CompanyRoutingFacts => ({ userStatus, company, companyFound, path });

/** In the order of the rules, at least one for each; all combinations are in the unit test. */
export const cases = {
  inputs: {
    'company switched off': facts('active', 'inactive'),
    'found company switched off': facts('active', null, 'inactive'),
    'no company': facts('active', null),
    'company rejected': facts('active', 'rejected'),
    'found company rejected': facts('active', null, 'rejected'),
    'recruiter rejected': facts('rejected', 'active'),
    'recruiter waits for the company': facts('approval_pending', 'active'),
    'company found': facts('active', null, 'active'),
    'details of a company that is checked': facts('active', 'pending', null, paths[1]),
    'details of an approved company': facts('active', 'active', null, paths[1]),
    'company is checked': facts('active', 'pending'),
    'all in order': facts('active', 'active'),
  },
  events: {},
  project: (context: CompanyRoutingFacts) => context,
} satisfies FlowCases;
