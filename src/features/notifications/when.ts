import { dateTimeFormat, relativeTimeFormat } from '../../ui/intl.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export function when(moment: string, now: Date, locale: string): string {
  const then = new Date(moment);
  const passed = now.getTime() - then.getTime();
  const relative = relativeTimeFormat(locale, { numeric: 'auto' });
  if (passed < minute) return relative.format(0, 'second');
  if (passed < hour) return relative.format(-Math.floor(passed / minute), 'minute');
  if (passed < day) return relative.format(-Math.floor(passed / hour), 'hour');
  if (passed < 7 * day) return relative.format(-Math.floor(passed / day), 'day');
  return dateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(then);
}
