import { isMonthOrYear } from '../../../ui/calendar.ts';

const months = new Set(['start_month', 'end_month', 'month', 'completed_on', 'expires_on', 'from', 'to']);

/** Half-typed dates are not sent. */
export const finished = <Item extends object>(item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      months.has(key) && !isMonthOrYear(value) ? null : value,
    ]),
  ) as Item;

/** An empty title is not sent. */
export const sentTitle = ({ title }: { title: string }) => (title.trim() ? { title: title.trim() } : {});
