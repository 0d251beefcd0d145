import type { BusyTime, Interview } from '../../../api/interviews.ts';
import { type InterviewFields, momentOf, type ProposedTime } from './interviewFields.ts';
import { daysFrom, mondayOf, weekHours } from './week.ts';

const minute = 60_000;
const weeksAhead = 26;

/** The busy times of the caller, the applicant and the panel. */
export const busyTimesOf = (all: readonly BusyTime[], panel: InterviewFields['panel']): BusyTime[] =>
  all.filter(
    ({ is_mine, is_applicants, colleague_ids }) =>
      is_mine || is_applicants || panel.some(({ id }) => colleague_ids.includes(id)),
  );

export const overlaps = (
  { at, until }: Pick<BusyTime, 'at' | 'until'>,
  moment: Date,
  minutes: number,
): boolean => Date.parse(at) < moment.getTime() + minutes * minute && Date.parse(until) > moment.getTime();

/** The agreed time, while an interview is moved. */
export function agreedTime(interview: Pick<Interview, 'status' | 'at' | 'minutes'> | null) {
  if (interview?.status !== 'confirmed' || !interview.at) return null;
  const until = new Date(Date.parse(interview.at) + interview.minutes * minute);
  return { at: interview.at, until: until.toISOString() };
}

/** A confirmed interview takes the time; where there is none, one that is only proposed may. */
export function clashAt(busy: readonly BusyTime[], moment: Date, minutes: number): BusyTime | undefined {
  const clashes = busy.filter((other) => overlaps(other, moment, minutes));
  return clashes.find(({ status }) => status === 'confirmed') ?? clashes[0];
}

const isEntered = ({ day, time }: ProposedTime) => Boolean(day && time);

export const clashesOf = (
  times: readonly ProposedTime[],
  busy: readonly BusyTime[],
  minutes: number,
): { time: ProposedTime; clash: BusyTime }[] =>
  times.filter(isEntered).flatMap((time) => {
    const clash = clashAt(busy, momentOf(time), minutes);
    return clash ? [{ time, clash }] : [];
  });

export function busyText(
  { is_mine, is_applicants, colleague_ids }: BusyTime,
  name: string,
  panel: InterviewFields['panel'],
) {
  if (is_mine) return 'You already have an interview then';
  if (is_applicants) return `${name} already has an interview with your company then`;
  const colleague = panel.find(({ id }) => colleague_ids.includes(id));
  return `${colleague?.title ?? 'A colleague'} already has an interview then`;
}

interface FirstFree {
  week: number;
  row: number;
  column: number;
}

/** The first day with a free hour, by its week and its cell. */
export function firstFreeHour(busy: readonly BusyTime[], minutes: number, now: Date): FirstFree {
  for (let week = 0; week < weeksAhead; week += 1)
    for (const [column, day] of daysFrom(mondayOf(now, week)).entries())
      for (const [row, time] of weekHours.entries()) {
        const moment = momentOf({ day, time });
        if (moment > now && clashAt(busy, moment, minutes)?.status !== 'confirmed')
          return { week, row, column };
      }
  return { week: 0, row: 0, column: 0 };
}
