import { formatLongDate } from '../../formats/formatLongDate.ts';
import { localeOfCountry } from '../../formats/localeOfCountry.ts';
import { type Judged, judged, type MatchCandidate, type MatchJob } from '../terms.ts';
import { toReader, verb } from '../voice.ts';

const aMonth = 31;

export function matchAvailability(
  { start_on, country_id: jobCountry }: MatchJob,
  { available_on, is_flexible, starts, country_id }: MatchCandidate,
  voice = toReader,
): Judged {
  if (is_flexible) {
    return judged(1, `${voice.subject} ${verb(voice, 'are', 'is')} flexible about when to start.`, 'profile');
  }
  if (!available_on) return { share: 0, evidence: [], missing: ['No start date in the profile yet'] };
  const locale = localeOfCountry(jobCountry ?? country_id);
  const from = {
    text: `${voice.subject} can start ${starts ?? `from ${formatLongDate(available_on, locale)}`}.`,
    source: 'profile' as const,
  };
  if (!start_on) return { share: 1, evidence: [from], missing: [] };
  const late = (Date.parse(available_on) - Date.parse(start_on)) / 86_400_000;
  if (late <= 0) return { share: 1, evidence: [from], missing: [] };
  return {
    share: late <= aMonth ? 0.5 : 0,
    evidence: [from],
    missing: [`The job starts on ${formatLongDate(start_on, locale)}`],
  };
}
