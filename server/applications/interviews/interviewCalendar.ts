// The UID stays the same and SEQUENCE rises, so that a moved interview replaces its old entry.
import { calendarText, escapedText, utcStamp } from '../../../src/documents/iCalendar.ts';
import { interviewFormats } from '../../../src/machines/applicationStages.ts';
import type { InterviewRow } from '../../db/schema/applications.ts';
import { endOf } from './storedInterviews.ts';

interface InterviewEntry {
  interview: Pick<InterviewRow, 'id' | 'sequence' | 'minutes' | 'mode' | 'place' | 'link' | 'changed_at'> & {
    at: Date;
  };
  isCancelled: boolean;
  organizer: { name: string; email: string };
  attendee: string;
  summary: string;
  url: string;
  slug: string;
}

// A parameter's value may hold neither quotation marks nor control characters.
const quoted = (name: string) => `"${name.replace(/["\p{Cc}]/gu, ' ')}"`;

export function interviewCalendar(entry: InterviewEntry) {
  const { interview, isCancelled, organizer, attendee, summary, url, slug } = entry;
  const { id, sequence, at, mode, place, link } = interview;
  const method: 'CANCEL' | 'REQUEST' = isCancelled ? 'CANCEL' : 'REQUEST';
  const location = place ?? link;
  const description = [interviewFormats[mode], link, url].filter(Boolean).join('\n');
  const text = calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Valour//Interview//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:interview-${id}@${slug}.valour.invalid`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcStamp(interview.changed_at)}`,
    `DTSTART:${utcStamp(at)}`,
    `DTEND:${utcStamp(endOf(interview))}`,
    `SUMMARY:${escapedText(summary)}`,
    ...(location ? [`LOCATION:${escapedText(location)}`] : []),
    `DESCRIPTION:${escapedText(description)}`,
    `URL:${url}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
  return { method, text };
}
