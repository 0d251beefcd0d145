import { pageLocale } from '../intl.ts';

export const isMonthFirst = () => pageLocale() === 'en-US';

export function exampleDate(date = '1991-04-17'): string {
  const [year, month, day] = date.split('-').map(Number);
  return isMonthFirst() ? `${month} ${day} ${year}` : `${day} ${month} ${year}`;
}

export const unfinishedDate = () =>
  `Enter a ${isMonthFirst() ? 'month, day' : 'day, month'} and year, such as ${exampleDate('2027-06-30')}`;

/** A day, or a month whose day was left empty; null if it is neither. */
export function typedDate(text: string): string | null {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d{1,2})(?:-(\d{0,2}))?$/.exec(text) ?? [];
  if (!year) return null;
  const date = [year, month, day].filter(Boolean).map((part) => part.padStart(2, '0'));
  return date.join('-');
}
