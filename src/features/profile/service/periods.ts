import type { ServiceHistory, ServicePeriod } from '../../../api/serviceHistory.ts';
import { isMonthOrYear, monthText } from '../../../ui/calendar.ts';

type Titles = ServiceHistory['titles'];

const components = { regular: 'Regular', reserve: 'Reserve', guard: 'National Guard' };

const titled = (titles: Titles, id: number | null | undefined) => (id ? titles[id] : undefined);

export const periodTitle = (period: ServicePeriod, titles: Titles): string =>
  [titled(titles, period.military_rank_id), period.role_title].filter(Boolean).join(', ') ||
  'Unfinished period';

function spanText({ start_month, end_month, is_current }: ServicePeriod, locale: string): string {
  const end = end_month && monthText(end_month, locale);
  const to = is_current ? (end ? `now, leaving ${end}` : 'now') : end;
  return [start_month && monthText(start_month, locale), to].filter(Boolean).join(' – ');
}

export function periodDetail(period: ServicePeriod, titles: Titles, locale: string): string {
  const places = [
    period.military_service_id,
    period.military_navy_service_id,
    period.military_branch_id,
    period.military_corps_id,
    period.military_profession_id,
  ].map((id) => titled(titles, id));
  const component = period.component && components[period.component];
  return [...places, component, spanText(period, locale)].filter(Boolean).join(' · ');
}

export function withPeriod(periods: readonly ServicePeriod[], period: ServicePeriod): ServicePeriod[] {
  const isStored = periods.some(({ id }) => id === period.id);
  return isStored ? periods.map((other) => (other.id === period.id ? period : other)) : [...periods, period];
}

export function monthProblems({ start_month, end_month }: ServicePeriod): Record<string, string> {
  const isBroken = (month: string | null | undefined) => Boolean(month) && !isMonthOrYear(month);
  return {
    ...(isBroken(start_month)
      ? { start_month: 'Enter a year, and the month if you know it, such as 9 2015' }
      : {}),
    ...(isBroken(end_month)
      ? { end_month: 'Enter a year, and the month if you know it, such as 9 2015' }
      : {}),
  };
}

export function problemsAt(
  errors: Record<string, string[]> | undefined,
  place: number,
): Record<string, string> {
  const prefix = `periods.${place}.`;
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([path, [message]]) =>
      path.startsWith(prefix) && message ? [[path.slice(prefix.length), message]] : [],
    ),
  );
}
