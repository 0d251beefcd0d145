import type { FlowCases } from '../../src/flows/explore.ts';
import type {
  CompanyRoutingEvent,
  CompanyRoutingFacts,
  RecruiterStanding,
} from '../../src/machines/companyRouting.ts';

export const userStatuses = ['active', 'inactive', 'approval_pending', 'rejected'] as const;
export const companyStatuses = [null, 'pending', 'active', 'rejected', 'inactive'] as const;
export const paths = ['/recruiter/company', '/recruiter/company/details'] as const;

const standing = (
  userStatus: RecruiterStanding['userStatus'],
  company: RecruiterStanding['company'],
  companyFound: RecruiterStanding['companyFound'] = null,
) => ({ userStatus, company, companyFound });

/** One standing for each rule, in the order of the rules (rule 6 is reached by its path). */
const standings: Record<string, RecruiterStanding> = {
  'company switched off': standing('active', 'inactive'),
  'no company': standing('active', null),
  'company rejected': standing('active', 'rejected'),
  'user pending': standing('approval_pending', 'active'),
  'company found': standing('active', null, 'active'),
  'company pending': standing('active', 'pending'),
  'all in order': standing('active', 'active'),
};

const events: Record<string, CompanyRoutingEvent> = {
  'opens the company area': { type: 'address.changed', path: paths[0] },
  'opens the details': { type: 'address.changed', path: paths[1] },
};
for (const [name, facts] of Object.entries(standings))
  events[name] = { type: 'standing.changed', standing: facts };

export const cases: FlowCases = {
  inputs: Object.fromEntries(
    Object.entries(standings).map(([name, facts]) => [
      name,
      { ...facts, path: paths[0] } satisfies CompanyRoutingFacts,
    ]),
  ),
  events,
  project: (context: CompanyRoutingFacts) => context,
};
