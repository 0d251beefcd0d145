import type { OwnApplication } from '../../../api/ownApplications.ts';
import { calendarText, escapedText, utcStamp } from '../../../documents/iCalendar.ts';
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

type Meeting = Pick<OwnApplication, 'id'> & {
  job: { title: string; company: { name: string } };
  interview: Pick<Interview, 'mode' | 'place'> & { at: string };
};

export function calendarEntry({ id, job, interview }: Meeting, now: Date, url: string): string {
  const { at, place } = interview;
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Valour//Interview//EN',
    'BEGIN:VEVENT',
    `UID:interview-${id}@${new URL(url).host}`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART:${utcStamp(new Date(at))}`,
    `SUMMARY:${escapedText(`Interview: ${job.title}, ${job.company.name}`)}`,
    ...(place ? [`LOCATION:${escapedText(place)}`] : []),
    `DESCRIPTION:${escapedText(modeText(interview))}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
