import type { Params } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';

interface PageAddress {
  pathname: string;
  params: Params;
  query: URLSearchParams;
  tenant: Tenant;
}

interface ServerRendering {
  status: number;
  // The queries that the page waits for on the server; null leaves the address to the browser.
  queries: (address: PageAddress) => Promise<object[] | null>;
}

export interface ServerHandle {
  onServer?: ServerRendering;
}

export const onServer = (
  queries: ServerRendering['queries'] = async () => [],
  status = 200,
): { handle: ServerHandle } => ({ handle: { onServer: { status, queries } } });

/** The queries of public pages, which only the server asks for. */
export const pageQueries = () => import('./pageQueries.ts');
