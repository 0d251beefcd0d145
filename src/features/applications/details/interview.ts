/** The day of an interview in words, and as an entry for a calendar (RFC 5545). */

import type { OwnApplication } from '../../../api/ownApplications.ts';
import { dateTimeFormat } from '../../../ui/intl.ts';

type Interview = NonNullable<OwnApplication['interview']>;

const modes: Record<Interview['mode'], string> = {
  in_person: 'In person',
  video: 'By video',
  phone: 'By phone',
};

export const modeText = ({ mode }: Pick<Interview, 'mode'>) => modes[mode];

/** In the zone of whoever reads, which it names. */
export const momentText = (moment: string, locale: string, timeZone?: string) =>
  dateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(moment));

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** Lines end after 75 octets at most, and never inside a character. */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines[lines.length - 1] ?? '';
    const most = lines.length === 1 ? 75 : 74;
    if (new TextEncoder().encode(last + character).length > most) lines.push(character);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join('\r\n ');
}

type Meeting = Pick<OwnApplication, 'id'> & {
  job: { title: string; company: { name: string } };
  interview: Pick<Interview, 'mode' | 'place'> & { at: string };
};

export function calendarEntry({ id, job, interview }: Meeting, now: Date, url: string): string {
  const { at, place } = interview;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Valour//Interview//EN',
    'BEGIN:VEVENT',
    `UID:interview-${id}@${new URL(url).host}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(at))}`,
    `SUMMARY:${escaped(`Interview: ${job.title}, ${job.company.name}`)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped(modeText(interview))}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
