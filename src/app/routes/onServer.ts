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
  // Null leaves the page to the browser.
  queries: (address: PageAddress) => Promise<object[] | null>;
}

export interface ServerHandle {
  onServer?: ServerRendering;
}

export const onServer = (
  queries: ServerRendering['queries'] = async () => [],
  status = 200,
): { handle: ServerHandle } => ({ handle: { onServer: { status, queries } } });

/** Only the server loads this module. */
export const pageQueries = () => import('./pageQueries.ts');
