/** Whether the candidate holds a clearance, where the job asks for one. */
import { type Judged, type MatchCandidate, type MatchJob, nothing } from './terms.ts';

export function matchCredential(job: MatchJob, { clearances }: MatchCandidate): Judged {
  if (!job.clearance_required) return nothing(1, 'No clearance is asked for', 'job');
  const [held] = clearances;
  if (held) return nothing(1, `Holds ${held}`, 'security_clearance');
  return { share: 0, evidence: [], missing: ['A security clearance'] };
}
