// RFC 5545: UIDs stay the same and SEQUENCE rises, so a second import updates the first.

import { calendarText, escapedText, utcStamp } from '../../../src/documents/iCalendar.ts';
import type { MilestoneRow, PlanRow } from '../../db/schema/transitionPlans.ts';
import { addDays, dayOf } from '../../formats/days.ts';
import { planTitle } from '../plans/presentPlan.ts';

const compact = (date: string) => date.replaceAll('-', '');

type Entry = Pick<
  MilestoneRow,
  'id' | 'title' | 'why' | 'note' | 'link' | 'due_on' | 'mark' | 'version' | 'created_at' | 'updated_at'
>;

interface Calendar {
  plan: Pick<PlanRow, 'id' | 'type' | 'sections' | 'leaving_date' | 'version' | 'created_at' | 'updated_at'>;
  milestones: Entry[];
  slug: string;
  now: Date;
}

interface CalendarDay {
  uid: string;
  on: string;
  title: string;
  description: string;
  url: string | null;
  isCancelled: boolean;
  changed: Pick<Entry, 'version' | 'created_at' | 'updated_at'>;
}

function eventOf(day: CalendarDay, { slug, now }: Calendar): string[] {
  const { version, created_at, updated_at } = day.changed;
  return [
    'BEGIN:VEVENT',
    `UID:${day.uid}@${slug}.valour.invalid`,
    `DTSTAMP:${utcStamp(now)}`,
    `CREATED:${utcStamp(created_at)}`,
    `LAST-MODIFIED:${utcStamp(updated_at)}`,
    `SEQUENCE:${version - 1}`,
    `DTSTART;VALUE=DATE:${compact(day.on)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day.on, 1))}`,
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
  (plan: Calendar['plan']) =>
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

const leavingDay = (plan: Calendar['plan']): CalendarDay[] =>
  plan.leaving_date
    ? [
        {
          uid: `plan-${plan.id}-leaving`,
          on: plan.leaving_date,
          title: 'Last day of service',
          description: '',
          url: null,
          isCancelled: false,
          changed: plan,
        },
      ]
    : [];

/** Done milestones are left out, so they stay as imported; dropped ones are cancelled. */
function eventsOf(calendar: Calendar): string[] {
  const { plan, milestones } = calendar;
  const open = milestones.filter(({ mark }) => mark !== 'done');
  const days = [...open.map(milestoneDay(plan)), ...leavingDay(plan)];
  return days.flatMap((day) => eventOf(day, calendar));
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
export function planCalendar(calendar: Calendar): string | null {
  const events = eventsOf(calendar);
  return events.length > 0 ? wrapped(planTitle(calendar.plan), events) : null;
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
export function subscribedCalendar(calendars: readonly Calendar[]): string {
  const events = calendars.flatMap(eventsOf);
  return wrapped('Transition plan', [
    `REFRESH-INTERVAL;VALUE=DURATION:${readAgainAfter}`,
    `X-PUBLISHED-TTL:${readAgainAfter}`,
    ...(events.length > 0 ? events : nothing),
  ]);
}
