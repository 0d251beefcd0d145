import { pageLocale } from '../intl.ts';

export const isMonthFirst = () => pageLocale() === 'en-US';

export function exampleDate(date = '1991-04-17'): string {
  const [year, month, day] = date.split('-').map(Number);
  return isMonthFirst() ? `${month} ${day} ${year}` : `${day} ${month} ${year}`;
}

export const unfinishedDate = () =>
  `Enter a ${isMonthFirst() ? 'month, day' : 'day, month'} and year, such as ${exampleDate('2027-06-30')}`;
