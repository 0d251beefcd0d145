// RFC 5545: UIDs stay the same and SEQUENCE rises, so a second import updates the first.

import { calendarText, escapedText, utcStamp } from '../../../src/documents/iCalendar.ts';
import type { TaskInUse } from '../../actionPlan/interface.ts';
import type { MilestoneRow, PlanRow } from '../../db/schema/transitionPlans.ts';
import { addDays, addMonths, dayOf } from '../../formats/days.ts';
import { planTitle } from '../plans/presentPlan.ts';

const compact = (date: string) => date.replaceAll('-', '');

type Entry = Pick<
  MilestoneRow,
  'id' | 'title' | 'why' | 'note' | 'link' | 'due_on' | 'mark' | 'version' | 'created_at' | 'updated_at'
>;

interface Stamp {
  slug: string;
  now: Date;
}

export interface PlanEntries {
  plan: Pick<PlanRow, 'id' | 'type' | 'sections' | 'leaving_date' | 'version' | 'created_at' | 'updated_at'>;
  /** The leaving date as far as it is known. */
  leavingOn: string | null;
  milestones: Entry[];
}

interface CalendarDay {
  uid: string;
  on: string;
  /** The day after it, unless it is a day. */
  until?: string;
  title: string;
  description: string;
  url: string | null;
  isCancelled: boolean;
  changed: Pick<Entry, 'version' | 'updated_at'> & { created_at?: Date };
}

function eventOf(day: CalendarDay, { slug, now }: Stamp): string[] {
  const { version, created_at, updated_at } = day.changed;
  return [
    'BEGIN:VEVENT',
    `UID:${day.uid}@${slug}.valour.invalid`,
    `DTSTAMP:${utcStamp(now)}`,
    ...(created_at ? [`CREATED:${utcStamp(created_at)}`] : []),
    `LAST-MODIFIED:${utcStamp(updated_at)}`,
    `SEQUENCE:${version - 1}`,
    `DTSTART;VALUE=DATE:${compact(day.on)}`,
    `DTEND;VALUE=DATE:${compact(day.until ?? addDays(day.on, 1))}`,
    `SUMMARY:${escapedText(day.title)}`,
    ...(day.description ? [`DESCRIPTION:${escapedText(day.description)}`] : []),
    ...(day.url ? [`URL:${day.url}`] : []),
    `STATUS:${day.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    ...(day.isCancelled || day.on < dayOf(now) ? [] : alarm(day.title)),
    'END:VEVENT',
  ];
}

const alarm = (title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapedText(title)}`,
  'TRIGGER:-P7D',
  'END:VALARM',
];

const milestoneDay =
  (plan: PlanEntries['plan']) =>
  (row: Entry): CalendarDay => ({
    uid: `plan-${plan.id}-milestone-${row.id}`,
    on: row.due_on,
    title: row.title,
    description: [row.why, row.note, row.link && `${row.link.title}: ${row.link.url}`]
      .filter(Boolean)
      .join('\n'),
    url: row.link?.url ?? null,
    isCancelled: row.mark === 'not_applicable',
    changed: row,
  });

/** Only the month, where the day is not known. */
function leavingDay({ plan, leavingOn }: PlanEntries): CalendarDay[] {
  if (!plan.leaving_date) return [];
  const month = leavingOn?.length === 7 ? `${leavingOn}-01` : null;
  return [
    {
      uid: `plan-${plan.id}-leaving`,
      on: month ?? plan.leaving_date,
      ...(month && { until: addMonths(month, 1) }),
      title: month ? 'You leave the service this month' : 'Last day of service',
      description: '',
      url: null,
      isCancelled: false,
      changed: plan,
    },
  ];
}

function taskDay({ task, updatedAt }: TaskInUse): CalendarDay[] {
  const { id, due_on, status, title, why, how, note, link, version } = task;
  if (!due_on || status === 'done') return [];
  return [
    {
      uid: `task-${id}`,
      on: due_on,
      title,
      description: [why, how, note].filter(Boolean).join('\n'),
      url: link.url,
      isCancelled: status === 'dismissed',
      changed: { version, updated_at: updatedAt },
    },
  ];
}

const byDay = (first: CalendarDay, second: CalendarDay) => first.on.localeCompare(second.on);

/** Done milestones are left out, so they stay as imported; dropped ones are cancelled. */
function daysOf(plans: readonly PlanEntries[], tasks: readonly TaskInUse[]): CalendarDay[] {
  const milestones = plans.flatMap(({ plan, milestones: entries }) =>
    entries.filter(({ mark }) => mark !== 'done').map(milestoneDay(plan)),
  );
  const [leaving] = plans.flatMap(leavingDay);
  return [...[...milestones, ...tasks.flatMap(taskDay)].sort(byDay), ...(leaving ? [leaving] : [])];
}

const wrapped = (name: string, lines: readonly string[]) =>
  calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Valour//Transition plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapedText(name)}`,
    ...lines,
    'END:VCALENDAR',
  ]);

/** Null if there are no dates. */
export function planCalendar(entries: PlanEntries, tasks: readonly TaskInUse[], stamp: Stamp): string | null {
  const events = daysOf([entries], tasks).flatMap((day) => eventOf(day, stamp));
  return events.length > 0 ? wrapped(planTitle(entries.plan), events) : null;
}

const readAgainAfter = 'PT6H';

// A calendar must have a component, and calendars that subscribe drop one that they cannot read.
const nothing = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** For a calendar that subscribes: all plans together, also if they have no dates. */
export function subscribedCalendar(
  plans: readonly PlanEntries[],
  tasks: readonly TaskInUse[],
  stamp: Stamp,
): string {
  const events = daysOf(plans, tasks).flatMap((day) => eventOf(day, stamp));
  return wrapped('Transition plan', [
    `REFRESH-INTERVAL;VALUE=DURATION:${readAgainAfter}`,
    `X-PUBLISHED-TTL:${readAgainAfter}`,
    ...(events.length > 0 ? events : nothing),
  ]);
}
