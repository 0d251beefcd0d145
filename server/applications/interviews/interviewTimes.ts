import { localeOfCountry } from '../../formats/localeOfCountry.ts';
import { clocksAt } from '../applicationNews.ts';

const format = { dateStyle: 'full', timeStyle: 'short' } as const;
const zoneName = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

export function interviewTime(at: string, countryId: number | null, zone: string | null): string {
  if (!zone) return clocksAt(at, countryId);
  const locale = localeOfCountry(countryId);
  const moment = new Date(at);
  const name = new Intl.DateTimeFormat(locale, { ...zoneName, timeZone: zone })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  // As the pages have it: Britain’s own clocks say GMT in winter.
  const named = name === 'UTC' && locale === 'en-GB' ? 'GMT' : (name ?? zone);
  return `${new Intl.DateTimeFormat(locale, { ...format, timeZone: zone }).format(moment)} ${named}`;
}
