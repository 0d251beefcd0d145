/**
 * Promises: the milestones as a calendar of RFC 5545 that any calendar application takes: a day each, the same UID every
 * time, a SEQUENCE that rises with each change, so that a second import moves what a first one brought.
 */
import { addDays, dayOf } from '../days.ts';
import type { MilestoneRow, PlanRow } from '../db/schema/transitionPlans.ts';
import { titleOf } from './views.ts';

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

const longestLine = 75;

/** At most 75 octets a line, and never within a letter. */
export function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > longestLine) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += letter;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const compact = (date: string) => date.replaceAll('-', '');
const stamp = (at: Date) => `${at.toISOString().replace(/[-:]|\.\d+/g, '')}`;

type Entry = Pick<
  MilestoneRow,
  'id' | 'title' | 'why' | 'note' | 'link' | 'due_on' | 'mark' | 'version' | 'created_at' | 'updated_at'
>;

interface Calendar {
  plan: Pick<PlanRow, 'id' | 'type' | 'sections' | 'leaving_date' | 'version' | 'created_at' | 'updated_at'>;
  milestones: Entry[];
  /** Of the tenant: it makes the UIDs ours. */
  slug: string;
  now: Date;
}

interface Day {
  uid: string;
  on: string;
  title: string;
  description: string;
  url: string | null;
  isCancelled: boolean;
  changed: Pick<Entry, 'version' | 'created_at' | 'updated_at'>;
}

function eventOf(day: Day, { slug, now }: Calendar): string[] {
  const { version, created_at, updated_at } = day.changed;
  return [
    'BEGIN:VEVENT',
    `UID:${day.uid}@${slug}.valour.invalid`,
    `DTSTAMP:${stamp(now)}`,
    `CREATED:${stamp(created_at)}`,
    `LAST-MODIFIED:${stamp(updated_at)}`,
    `SEQUENCE:${version - 1}`,
    `DTSTART;VALUE=DATE:${compact(day.on)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day.on, 1))}`,
    `SUMMARY:${escaped(day.title)}`,
    ...(day.description ? [`DESCRIPTION:${escaped(day.description)}`] : []),
    ...(day.url ? [`URL:${day.url}`] : []),
    `STATUS:${day.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    ...(day.isCancelled || day.on < dayOf(now) ? [] : alarm(day.title)),
    'END:VEVENT',
  ];
}

/** A week before. */
const alarm = (title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  'TRIGGER:-P7D',
  'END:VALARM',
];

const milestoneDay =
  (plan: Calendar['plan']) =>
  (row: Entry): Day => ({
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

const leavingDay = (plan: Calendar['plan']): Day[] =>
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

/** What is done stays as it was imported; what does not apply any more is cancelled. Null where there is no day at all. */
export function calendarOf(calendar: Calendar): string | null {
  const { plan, milestones } = calendar;
  const open = milestones.filter(({ mark }) => mark !== 'done');
  const days = [...open.map(milestoneDay(plan)), ...leavingDay(plan)];
  if (days.length === 0) return null;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Valour//Transition plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(titleOf(plan))}`,
    ...days.flatMap((day) => eventOf(day, calendar)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
