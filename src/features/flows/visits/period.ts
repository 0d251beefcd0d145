import type { Days } from '../../../api/flows.ts';

export const spans = ['7', '30', '90'] as const;
export const usualPeriod = '30';

const day = 86_400_000;
const ownDays = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/;
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const isDay = (text = '') => !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text;

const lastDays = (count: number, now = Date.now()): Days => ({
  from: dayOf(now - (count - 1) * day),
  to: dayOf(now),
});

export const writtenPeriod = ({ from, to }: Days) => `${from}..${to}`;

export function periodProblems({ from, to }: Days): Partial<Record<keyof Days, string>> {
  if (!isDay(from)) return { from: 'Enter a date, such as 1 3 2026' };
  if (!isDay(to)) return { to: 'Enter a date, such as 31 3 2026' };
  if (from > to) return { to: 'Choose a day after the first one' };
  return (Date.parse(to) - Date.parse(from)) / day >= 400 ? { from: 'Choose 400 days at most' } : {};
}

function ownIn(period: string): Days | null {
  const [, from = '', to = ''] = ownDays.exec(period) ?? [];
  return from && Object.keys(periodProblems({ from, to })).length === 0 ? { from, to } : null;
}

export function periodIn(text: string | null): string {
  const isValid = text !== null && (spans.some((span) => span === text) || ownIn(text) !== null);
  return isValid ? text : usualPeriod;
}

export const isOwn = (period: string) => period.includes('..');

export const daysOf = (period: string, now?: number): Days => ownIn(period) ?? lastDays(Number(period), now);
