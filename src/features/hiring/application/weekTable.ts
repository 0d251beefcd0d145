import type { BusyTime } from '../../../api/interviews.ts';
import { dateText } from '../../../ui/calendar.ts';
import { ownTimeZone } from '../../../ui/interview/interviewTime.ts';
import { dateTimeFormat } from '../../../ui/intl.ts';
import { clashAt, overlaps } from './busyHours.ts';
import { maxTimes, momentOf, type ProposedTime } from './interviewFields.ts';
import { daysFrom, mondayOf, weekHours } from './week.ts';

export interface WeekCell {
  /** YYYY-MM-DD */
  day: string;
  label: string;
  isPicked: boolean;
  isOff: boolean;
  clash: BusyTime['status'] | undefined;
  isAgreed: boolean;
  /** What an hour that is not picked shows. */
  text: string | undefined;
}

export interface WeekTable {
  title: string;
  label: string;
  headings: { day: string; weekday: string; date: string }[];
  rows: { time: string; hour: string; cells: WeekCell[] }[];
  count: string;
  notes: string[];
}

export interface WeekFacts {
  times: readonly ProposedTime[];
  busy: readonly BusyTime[];
  /** The time that is moved. */
  agreed: { at: string; until: string } | null;
  minutes: number;
  name: string;
  otherZone: string | null;
  locale: string;
  now: Date;
}

/** In minutes, as a row of the week is. */
const hour = 60;

const zoneName = (zone: string) => zone.replaceAll('_', ' ');

const cityOf = (zone: string) => zoneName(zone.split('/').at(-1) ?? zone);

/** The zone where most of the tenant's applicants are. */
const assumedZone = (locale: string) => (locale === 'en-US' ? 'America/New_York' : 'Europe/London');

/**
 * The other side’s clock at that moment, with the weekday if it differs; undefined if both clocks agree or this browser does not
 * know the zone.
 */
function clockIn(zone: string, moment: Date, locale: string): string | undefined {
  const format = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { ...options, timeZone }).format(moment);
  const [day, clock] = [{ weekday: 'short' }, { timeStyle: 'short' }] as const;
  try {
    const theirs = format(zone, clock);
    const isSameDay = format(zone, day) === format(ownTimeZone(), day);
    if (isSameDay && theirs === format(ownTimeZone(), clock)) return undefined;
    return isSameDay ? theirs : `${format(zone, day)} ${theirs}`;
  } catch {
    return undefined;
  }
}

const busyLabels: Record<BusyTime['status'], string> = {
  confirmed: ', not free',
  proposed: ', proposed for another interview',
};

const shortDay = (day: string, locale: string) =>
  dateText(day, locale, { weekday: 'short', day: 'numeric', month: 'short' });

const hourText = (moment: Date, locale: string) =>
  dateTimeFormat(locale, { timeStyle: 'short' }).format(moment);

const pickedIn = (times: readonly ProposedTime[]) => times.filter(({ day, time }) => day && time);

function cellAt(day: string, time: string, facts: WeekFacts): WeekCell {
  const { times, busy, agreed, minutes, name, otherZone, locale, now } = facts;
  const picked = pickedIn(times);
  const isFull = times.length >= maxTimes && picked.length >= maxTimes;
  const zone = otherZone ?? assumedZone(locale);
  const moment = momentOf({ day, time });
  const isPicked = picked.some((other) => other.day === day && other.time === time);
  const clash = moment > now ? clashAt(busy, moment, minutes)?.status : undefined;
  const isAgreed = agreed !== null && overlaps(agreed, moment, hour);
  const theirs = clockIn(zone, moment, locale);
  const reader = otherZone ? `for ${name}` : `in ${cityOf(zone)}`;
  const otherClock = theirs ? ` (${theirs} ${reader})` : '';
  return {
    day,
    label: `${shortDay(day, locale)}, ${hourText(moment, locale)}${otherClock}${clash ? busyLabels[clash] : ''}${isAgreed ? ', agreed now' : ''}`,
    isPicked,
    // A picked hour that somebody takes meanwhile can still be unpicked.
    isOff: moment <= now || (!isPicked && (isFull || clash === 'confirmed')),
    clash,
    isAgreed,
    text: clash === 'confirmed' ? 'Busy' : isAgreed ? 'Agreed' : theirs,
  };
}

function notesOf({ busy, agreed, name, otherZone, locale, now }: WeekFacts): string[] {
  const zone = otherZone ?? assumedZone(locale);
  const hasClock = clockIn(zone, now, locale) !== undefined;
  const clockNote = otherZone
    ? hasClock && `Times in the cells are in ${name}’s time zone (${zoneName(zone)}).`
    : `We don’t know ${name}’s time zone yet, so we’re assuming ${cityOf(zone)} time.${hasClock ? ' Times in the cells are on that clock.' : ''}`;
  return [
    `“Busy” is when you or the panel have an interview, or ${name} has another one with your company. Interviews elsewhere aren’t shown: ${name} chooses a time that suits.`,
    ...(busy.some(({ status }) => status === 'proposed')
      ? ['A dashed hour is already proposed for another interview; whoever chooses first gets it.']
      : []),
    ...(agreed ? [`“Agreed” is the time that you’re moving.`] : []),
    ...(clockNote ? [clockNote] : []),
  ];
}

/** `week` counts from the current week. */
export function weekTable(week: number, facts: WeekFacts): WeekTable {
  const { times, locale, now } = facts;
  const days = daysFrom(mondayOf(now, week));
  const first = days[0] ?? '';
  return {
    title: `${shortDay(first, locale)} – ${shortDay(days.at(-1) ?? '', locale)}`,
    label: `Week of ${shortDay(first, locale)}`,
    headings: days.map((day) => ({
      day,
      weekday: dateText(day, locale, { weekday: 'short' }),
      date: dateText(day, locale, { day: 'numeric' }),
    })),
    rows: weekHours.map((time) => ({
      time,
      hour: hourText(momentOf({ day: first, time }), locale),
      cells: days.map((day) => cellAt(day, time, facts)),
    })),
    count: `${pickedIn(times).length} of ${maxTimes} chosen`,
    notes: notesOf(facts),
  };
}
