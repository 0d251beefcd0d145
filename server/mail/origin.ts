// Links in mails use only host names from the tenant directory.
import { hostNameOf, isLocal } from '../http/hostName.ts';

export function originOf(host: string): string {
  const name = hostNameOf(host);
  return isLocal(name) ? `http://${host.trim().toLowerCase()}` : `https://${name}`;
}
