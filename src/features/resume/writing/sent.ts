import { ApiError } from '../../../api/client.ts';
import { isMonthOrYear } from '../../../ui/calendar.ts';

export const theirsIn = <Document>(error: unknown): Document | null =>
  error instanceof ApiError && error.code === 'version_conflict' ? (error.data as Document) : null;

const months = new Set(['start_month', 'end_month', 'month', 'completed_on', 'expires_on', 'from', 'to']);

/** Half-typed dates are not sent. */
export const finished = <Item extends object>(item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      months.has(key) && !isMonthOrYear(value) ? null : value,
    ]),
  ) as Item;
