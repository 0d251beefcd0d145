import { dayOf } from '../../formats/days.ts';
import { lastToday } from '../closing.ts';

const day = 86_400_000;
const latestStartDays = 2 * 366;

export function startDateProblem(startsOn: string, countryId: number | null, now: Date): string | undefined {
  if (startsOn < lastToday(countryId, now)) return 'Choose today or a later day';
  return startsOn > dayOf(new Date(now.getTime() + latestStartDays * day))
    ? 'Choose a day within the next two years'
    : undefined;
}
