import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client } from './client.ts';

export type CompanyStanding = components['schemas']['CompanyStanding'];

export const getCompanyStatus = (path?: string): Promise<CompanyStanding> =>
  askSignedIn(() =>
    client.GET('/api/company/status', { params: { query: path === undefined ? {} : { path } } }),
  );

/** Where the recruiter and the company stand; `path` is the page that asks, for rule 6. */
export const companyStatusQuery = (path?: string) =>
  queryOptions({ queryKey: ['getCompanyStatus', path ?? ''], queryFn: () => getCompanyStatus(path) });
