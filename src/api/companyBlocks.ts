import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client } from './client.ts';

export type CompanyBlock = components['schemas']['CompanyBlock'];

const at = (company_id: number) => ({ params: { path: { company_id } } });

export const companyBlocksQuery = () =>
  queryOptions({
    queryKey: ['listCompanyBlocks'],
    queryFn: () => askSignedIn(() => client.GET('/api/company-blocks')),
  });

/** The company can no longer find or write to the veteran. Returns the companies blocked. */
export const blockCompany = (companyId: number): Promise<CompanyBlock[]> =>
  askSignedIn(() => client.PUT('/api/company-blocks/{company_id}', at(companyId)));

/** Lets the company find and write to the veteran again. Returns the companies still blocked. */
export const removeCompanyBlock = (companyId: number): Promise<CompanyBlock[]> =>
  askSignedIn(() => client.DELETE('/api/company-blocks/{company_id}', at(companyId)));
