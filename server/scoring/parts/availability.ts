import { formatLongDate } from '../../formats/formatLongDate.ts';
import { localeOfCountry } from '../../formats/localeOfCountry.ts';
import { type Judged, judged, rowOf } from '../judged.ts';
import type { MatchCandidate, MatchJob } from '../terms.ts';
import { toReader, verb } from '../voice.ts';

const aMonth = 31;

export function matchAvailability(
  { start_on, country_id: jobCountry }: MatchJob,
  { available_on, is_flexible, starts, country_id }: MatchCandidate,
  voice = toReader,
): Judged {
  const locale = localeOfCountry(jobCountry ?? country_id);
  const jobStart = start_on && formatLongDate(start_on, locale);
  const row = {
    code: 'start' as const,
    asks: jobStart ? `Start on ${jobStart}` : 'Start date',
    source: 'profile' as const,
  };
  if (is_flexible) {
    const reason = `${voice.subject} ${verb(voice, 'are', 'is')} flexible about when to start.`;
    return judged(1, rowOf({ ...row, state: 'shown', reason }));
  }
  if (!available_on) {
    const reason = `${voice.owner} profile gives no start date yet.`;
    return judged(0, rowOf({ ...row, state: 'not_known', reason, source: null }));
  }
  const reason = `${voice.subject} can start ${starts ?? `from ${formatLongDate(available_on, locale)}`}.`;
  const late = start_on ? (Date.parse(available_on) - Date.parse(start_on)) / 86_400_000 : 0;
  if (late <= 0) return judged(1, rowOf({ ...row, state: 'shown', reason }));
  const laterReason = `${reason} The job starts on ${jobStart}.`;
  if (late <= aMonth) return judged(0.5, rowOf({ ...row, state: 'partly', reason: laterReason }));
  return {
    ...judged(0, rowOf({ ...row, state: 'not_shown', reason: laterReason })),
    obstacle: `the job starts on ${jobStart}`,
  };
}
