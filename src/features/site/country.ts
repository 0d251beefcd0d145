import type { Tenant } from '../../api/tenant.ts';
import { Country } from '../../machines/country.ts';

export const isAmerican = ({ default_country_id }: Pick<Tenant, 'default_country_id'>) =>
  default_country_id === Country.UnitedStates;

export const documentOf = (tenant: Pick<Tenant, 'default_country_id'>) =>
  isAmerican(tenant) ? 'Resume' : 'CV';
