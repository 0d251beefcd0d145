import type { Tenant } from '../../../api/tenant.ts';
import { isAmerican } from '../country.ts';

/** A line of a CV, and what the rewriting suggests for it. */
export const translationExample = (tenant: Pick<Tenant, 'default_country_id'>) =>
  isAmerican(tenant)
    ? { before: 'Plt Sgt w/ 14 men', after: 'Senior team leader with 14 men' }
    : {
        before:
          'Responsible for the management and training of 14 tradesmen and liaised with the chain of command',
        after: 'Managed and trained 14 technicians and worked with the management',
      };
