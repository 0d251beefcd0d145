import { useOutletContext } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';
import { dateTimeFormat } from '../../ui/intl.ts';

export interface ConsoleContext {
  tenant: Tenant;
}

const useConsole = () => useOutletContext<ConsoleContext>();

export function useMoment() {
  const { tenant } = useConsole();
  const format = dateTimeFormat(tenant.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (moment: string) => format.format(new Date(moment));
}
