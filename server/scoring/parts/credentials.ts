import { type Locale, localeOfCountry } from '../../formats/localeOfCountry.ts';
import { asHeading, type Judged, type MatchRow, rowOf } from '../judged.ts';
import { licenceLabel, satisfies } from '../knowledge/licences.ts';
import type { MatchCandidate, MatchJob } from '../terms.ts';
import { shownIn, toReader, type Voice, verb } from '../voice.ts';

const listed = (names: string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');

export function matchCredential(job: MatchJob, candidate: MatchCandidate, voice = toReader): Judged {
  const locale = localeOfCountry(job.country_id ?? candidate.country_id);
  const rows = [
    ...job.licences.map((licence) => licenceRow(licence, candidate, voice, locale)),
    ...(job.clearance_required ? [clearanceRow(candidate, voice, locale)] : []),
  ];
  const names = [...job.licences.map((licence) => licenceLabel(licence, locale)), 'security clearance'];
  const absent = names.filter((_, at) => rows[at]?.state === 'not_shown');
  return {
    share: rows.every(({ state }) => state === 'shown') ? 1 : 0,
    rows,
    obstacle: absent.length > 0 ? `${listed(absent)} not shown` : null,
  };
}

function licenceRow(
  licence: string,
  { licences, is_banded = false }: MatchCandidate,
  voice: Voice,
  locale: Locale,
): MatchRow {
  const label = licenceLabel(licence, locale);
  const row = { code: 'licence' as const, asks: asHeading(label) };
  const held = satisfies(licences, licence);
  if (held) {
    const reason = `${voice.subject} ${verb(voice, 'hold', 'holds')} the ${label}.`;
    return rowOf({ ...row, state: 'shown', reason, line: { text: held.line, source: 'training' } });
  }
  // The anonymous card has no licences, so their absence from it says nothing.
  if (is_banded) {
    return rowOf({ ...row, state: 'not_known', reason: 'Licences aren’t part of the card.' });
  }
  const reason = `${shownIn(voice, locale, false)} doesn’t show the ${label} that this job needs.`;
  return rowOf({ ...row, state: 'not_shown', reason });
}

function clearanceRow({ clearances, is_banded = false }: MatchCandidate, voice: Voice, locale: Locale) {
  const row = { code: 'clearance' as const, asks: 'Security clearance' };
  const [held] = clearances;
  if (held) {
    const reason = `${voice.subject} ${verb(voice, 'hold', 'holds')} ${held} clearance.`;
    return rowOf({ ...row, state: 'shown', reason, source: 'security_clearance' });
  }
  const reason = `${shownIn(voice, locale, is_banded)} doesn’t show the security clearance that this job needs.`;
  return rowOf({ ...row, state: 'not_shown', reason });
}
