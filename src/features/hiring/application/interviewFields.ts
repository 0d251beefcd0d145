import type { Interview, InterviewProposal } from '../../../api/interviews.ts';
import { lengthText } from '../../../machines/applicationStages.ts';
import { ownTimeZone } from '../../../ui/interview/interviewTime.ts';

export interface ProposedTime {
  id: number;
  day: string;
  time: string;
}

export interface InterviewFields {
  times: ProposedTime[];
  minutes: string;
  mode: InterviewProposal['mode'];
  place: string;
  panel: { id: number; title: string }[];
}

export interface TimeErrors {
  day?: string;
  time?: string;
}

export const maxTimes = 5;
export const maxPanel = 10;

export const lengths = [15, 30, 45, 60, 90, 120, 240].map((minutes) => ({
  value: String(minutes),
  label: lengthText(minutes),
}));

const emptyTime = (id: number): ProposedTime => ({ id, day: '', time: '' });

export const interviewFieldsOf = (interview: Interview | null): InterviewFields => ({
  times: [emptyTime(0)],
  minutes: String(interview?.minutes ?? 60),
  mode: interview?.mode ?? 'video',
  place: interview?.link ?? interview?.place ?? '',
  panel: (interview?.panel ?? []).flatMap(({ id, name }) => (id === null ? [] : [{ id, title: name }])),
});

export const withTime = (times: ProposedTime[]): ProposedTime[] =>
  times.length < maxTimes ? [...times, emptyTime(Math.max(...times.map(({ id }) => id)) + 1)] : times;

export const momentOf = ({ day, time }: Pick<ProposedTime, 'day' | 'time'>) => new Date(`${day}T${time}`);

const isAt = (time: ProposedTime, day: string, hour: string) => time.day === day && time.time === hour;

export function toggledTime(times: ProposedTime[], day: string, time: string): ProposedTime[] {
  if (times.some((row) => isAt(row, day, time))) {
    const rest = times.filter((row) => !isAt(row, day, time));
    return rest.length > 0 ? rest : [emptyTime(0)];
  }
  const free = times.find(isEmpty) ?? withTime(times).find(isEmpty);
  if (!free) return times;
  const rows = times.some(({ id }) => id === free.id) ? times : [...times, free];
  return rows.map((row) => (row.id === free.id ? { ...row, day, time } : row));
}

const isEmpty = ({ day, time }: ProposedTime) => !day && !time;

function errorsOfTime(time: ProposedTime, now: Date): TimeErrors {
  if (isEmpty(time)) return {};
  if (!time.day) return { day: 'Enter a date as well' };
  if (!time.time) return { time: 'Enter a time as well' };
  return momentOf(time) > now ? {} : { day: 'Choose a time in the future' };
}

export const isTimeEntered = (times: ProposedTime[]) => !times.every(isEmpty);

/** Keyed by the row's id; empty when all times are valid. `isOptional` allows an invitation without times. */
export function timeErrors(
  times: ProposedTime[],
  now: Date,
  isOptional: boolean,
): Record<number, TimeErrors> {
  const errors = times.map((time): [number, TimeErrors] => [time.id, errorsOfTime(time, now)]);
  const [first] = times;
  if (!isOptional && first && !isTimeEntered(times))
    return { [first.id]: { day: 'Choose a day and a time' } };
  return Object.fromEntries(errors.filter(([, { day, time }]) => day || time));
}

/** Returns null without any time. An `https://` address becomes the link, any other text the place. */
export function proposalOf({
  times,
  minutes,
  mode,
  place,
  panel,
}: InterviewFields): InterviewProposal | null {
  const entered = times.filter((time) => !isEmpty(time));
  if (entered.length === 0) return null;
  const written = place.trim() || null;
  const isLink = written?.startsWith('https://') ?? false;
  return {
    times: entered.map((time) => momentOf(time).toISOString()),
    minutes: Number(minutes),
    mode,
    place: isLink ? null : written,
    link: isLink ? written : null,
    time_zone: ownTimeZone(),
    panel_ids: panel.map(({ id }) => id),
  };
}
