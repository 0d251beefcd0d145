// When somebody leaves, or left, the service is one fact. It is asked in onboarding, read from the CV and moved in the plans, and
// everything with a date follows it.
import type { components } from '../../openapi.gen.d.ts';
import type { onboardings } from '../db/schema/onboarding.ts';
import { addDays, addMonths, dayOf, isAhead, isOver } from '../formats/days.ts';
import { workingDayBy } from '../formats/workingDays.ts';

export type Leaving = components['schemas']['Leaving'];
export type StoredLeaving = Pick<typeof onboardings.$inferSelect, 'leaving_answer' | 'leaving_on'>;

const soonInMonths = 24;
const yearsAhead = 25;
const yearsBack = 60;

const isMonth = (on: string) => on.length === 7;

const lastDayIn = (on: string) => (isMonth(on) ? addDays(addMonths(`${on}-01`, 1), -1) : on);

/** The day to plan back from; of a month, the last working day of the person’s country. */
export const leavingDay = (on: string | null, countryId: number | null): string | null =>
  on && (isMonth(on) ? workingDayBy(lastDayIn(on), countryId) : on);

/** The first day after it. */
export const dayAfter = (on: string) => addDays(lastDayIn(on), 1);

export const isPast = (on: string, now: Date) => isOver(lastDayIn(on), now);

export function presentLeaving({ leaving_answer, leaving_on }: StoredLeaving, now: Date): Leaving | null {
  if (!leaving_answer) return null;
  const hasPassed = leaving_answer === 'dated' && leaving_on !== null && isPast(leaving_on, now);
  return { answer: hasPassed ? 'left' : leaving_answer, on: leaving_on };
}

/** The leaving date while it is ahead. */
export function leavingAhead(
  stored: StoredLeaving,
  now: Date,
  countryId: number | null,
): { day: string; on: string } | null {
  const leaving = presentLeaving(stored, now);
  const day = leavingDay(leaving?.on ?? null, countryId);
  return leaving?.answer === 'dated' && leaving.on && day ? { day, on: leaving.on } : null;
}

/** Whoever was about to leave has left once the day has passed. */
export function statusToday<T extends string | null>(
  status: T,
  stored: StoredLeaving,
  now: Date,
): T | 'veteran' {
  const stillServes = status === 'serving' || status === 'leaving';
  return stillServes && presentLeaving(stored, now)?.answer === 'left' ? 'veteran' : status;
}

/** @returns what is wrong with a leaving date that somebody of this status gives */
export function leavingError({ answer, on }: Leaving, status: string | null, now: Date): string | null {
  if (on && Number.isNaN(Date.parse(on))) return 'Enter a real date';
  if (on && !isMonth(on) && dayOf(new Date(on)) !== on) return 'Enter a real date';
  if (answer === 'left') {
    if (status === 'serving' || status === 'leaving')
      return 'You told us that you still serve. If you’ve left, choose “I am a veteran”';
    if (on && isAhead(isMonth(on) ? `${on}-01` : on, now)) return 'Enter today or an earlier date';
    return on && on < addMonths(dayOf(now), -12 * yearsBack)
      ? `Enter a date within the last ${yearsBack} years`
      : null;
  }
  if (status === 'veteran') return 'You told us that you’ve left. Enter when you left';
  if (answer === 'undecided') return on ? 'Leave the date empty while it isn’t decided' : null;
  if (!on) return 'Enter the month you leave';
  if (isPast(on, now))
    return 'Enter this month or a later one. If you’ve already left, choose “I am a veteran”';
  if (on > addMonths(dayOf(now), 12 * yearsAhead)) return `Enter a date within the next ${yearsAhead} years`;
  return status === 'leaving' && on > addMonths(dayOf(now), soonInMonths)
    ? `That is more than ${soonInMonths} months away. Choose “I am serving”, or enter an earlier date`
    : null;
}

/** Of what is stored, what somebody of this status can still say. */
export function leavingOfStatus(stored: StoredLeaving, status: string | null, now: Date): StoredLeaving {
  const leaving = presentLeaving(stored, now);
  if (status !== 'partner' && leaving && !leavingError(leaving, status, now)) return stored;
  return status === 'veteran' ? { leaving_answer: 'left', leaving_on: null } : noLeavingDate;
}

export const noLeavingDate: StoredLeaving = { leaving_answer: null, leaving_on: null };

/** The status after the leaving date is changed outside onboarding: somebody who has left becomes a veteran. */
export function statusWith({ answer, on }: Leaving, status: string | null, now: Date): string | null {
  const isServing = status === 'serving' || status === 'leaving';
  if (answer === 'left') return isServing ? 'veteran' : status;
  if (answer !== 'dated' || !on || (!isServing && status !== 'veteran')) return status;
  return on > addMonths(dayOf(now), soonInMonths) ? 'serving' : 'leaving';
}
