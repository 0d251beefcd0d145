import type { Evidence } from '../../db/schema/matchFeatures.ts';
import { localeOfCountry } from '../../formats/localeOfCountry.ts';
import { licenceLabel, satisfies } from '../knowledge/licences.ts';
import { type Judged, judged, type MatchCandidate, type MatchJob } from '../terms.ts';
import { toReader, verb } from '../voice.ts';

export function matchCredential(
  job: MatchJob,
  { clearances, licences, country_id }: MatchCandidate,
  voice = toReader,
): Judged {
  const evidence: Evidence[] = [];
  const missing: string[] = [];
  const holds = `${voice.subject} ${verb(voice, 'hold', 'holds')}`;
  const locale = localeOfCountry(job.country_id ?? country_id);
  for (const required of job.licences) {
    const label = licenceLabel(required, locale);
    const held = satisfies(licences, required);
    if (held) {
      const text = `${holds} the ${label}: “${held.line}”.`;
      evidence.push({ text, source: 'training' });
    } else missing.push(`No ${label} listed yet`);
  }
  if (job.clearance_required) {
    const [held] = clearances;
    if (held) evidence.push({ text: `${holds} ${held} clearance.`, source: 'security_clearance' });
    else missing.push('No security clearance listed yet');
  }
  const count = evidence.length + missing.length;
  if (count === 0) return judged(1, 'The job asks for no credentials.', 'job');
  return { share: missing.length > 0 ? 0 : 1, evidence, missing };
}
