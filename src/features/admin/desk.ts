/** What the desk hands its pages. */

import { useOutletContext } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';
import { dateTimeFormat } from '../../ui/intl.ts';

export interface Desk {
  tenant: Tenant;
}

export const useDesk = () => useOutletContext<Desk>();

/** Moments as people of the tenant write them. */
export function useMoment() {
  const { tenant } = useDesk();
  const format = dateTimeFormat(tenant.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (moment: string) => format.format(new Date(moment));
}
