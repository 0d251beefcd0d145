import { useOutletContext } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';
import { dateTimeFormat } from '../../ui/intl.ts';

export interface Desk {
  tenant: Tenant;
}

const useDesk = () => useOutletContext<Desk>();

export function useMoment() {
  const { tenant } = useDesk();
  const format = dateTimeFormat(tenant.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (moment: string) => format.format(new Date(moment));
}
