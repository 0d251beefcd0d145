/** Where a tenant's pages are: links are built from a host name that the tenant directory knows, never from anything else. */
import { hostNameOf, isLocal } from '../tenants.ts';

/** `host` as the tenant was found by it. This machine's own names keep their port and need no certificate. */
export function originOf(host: string): string {
  const name = hostNameOf(host);
  return isLocal(name) ? `http://${host.trim().toLowerCase()}` : `https://${name}`;
}
