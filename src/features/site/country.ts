import type { Tenant } from '../../api/tenant.ts';

const unitedStates = 233;

export const isAmerican = ({ default_country_id }: Pick<Tenant, 'default_country_id'>) =>
  default_country_id === unitedStates;

export const documentOf = (tenant: Pick<Tenant, 'default_country_id'>) =>
  isAmerican(tenant) ? 'Resume' : 'CV';
