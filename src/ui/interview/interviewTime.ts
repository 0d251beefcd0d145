import { dayText } from '../calendar.ts';
import { dateTimeFormat } from '../intl.ts';

/** Britain’s own clocks say GMT in winter, so a browser that is set to UTC must not say the same hour by another name. */
const britishName = (text: string, locale: string) =>
  locale === 'en-GB' ? text.replace(/\bUTC\b/, 'GMT') : text;

export const momentText = (moment: string, locale: string, timeZone?: string) => {
  const format = dateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  return britishName(format.format(new Date(moment)), locale);
};

interface Turn {
  status: string;
  interview_status: string | null;
  turn_until: string | null;
}

export function deadlineText({ status, interview_status, turn_until }: Turn, locale: string): string | null {
  if (!turn_until || interview_status === 'confirmed') return null;
  return status === 'offer' ? dayText(turn_until.slice(0, 10), locale) : momentText(turn_until, locale);
}

export const appointmentText = (
  { interview_status, turn_until }: Omit<Turn, 'status'>,
  locale: string,
): string | null => (interview_status === 'confirmed' && turn_until ? momentText(turn_until, locale) : null);

export const ownTimeZone = () => dateTimeFormat('en-GB').resolvedOptions().timeZone;

/** Null when the other side's zone is unknown or its clock shows the same. */
export function otherClockText(
  moment: string,
  locale: string,
  { other, own = ownTimeZone() }: { other: string | null; own?: string },
): string | null {
  if (!other) return null;
  const clock = (timeZone: string) =>
    dateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date(moment));
  try {
    return clock(other) === clock(own) ? null : momentText(moment, locale, other);
  } catch {
    // This browser does not know the zone.
    return null;
  }
}
