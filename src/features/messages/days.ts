import { dayText, localDay } from '../../ui/calendar.ts';
import { dateTimeFormat } from '../../ui/intl.ts';

interface Dated {
  created_at: string;
}

/** In the order in which they were written, by the reader’s own days. */
export function byDay<Item extends Dated>(messages: readonly Item[]): { day: string; messages: Item[] }[] {
  const days: { day: string; messages: Item[] }[] = [];
  for (const message of messages) {
    const day = localDay(new Date(message.created_at));
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** `day` as YYYY-MM-DD. */
export function dayHeading(day: string, now: Date, locale: string): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day === localDay(now)) return 'Today';
  if (day === localDay(yesterday)) return 'Yesterday';
  return dayText(day, locale);
}

export const clockText = (moment: string, locale: string): string =>
  dateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(moment));
