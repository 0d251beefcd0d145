/** A veteran on a card: the same fields for a name and for a number. */
import type { components } from '../../openapi.gen.d.ts';
import type { CandidateNumbers } from '../companies/candidateNumbers.ts';
import { skillsShown, yearsBand } from '../resumes/candidate/candidateFacts.ts';
import type { Match } from '../scoring/match.ts';
import type { Seen } from './sight.ts';

type Candidate = components['schemas']['Candidate'];

export function toCandidateCard(seen: Seen, match: Match | null, numbers: CandidateNumbers): Candidate {
  const id = numbers.of(seen.id, seen.is_open);
  const { is_open, civilian_title, service, rank_band, years, availability, skills, connection } = seen;
  return {
    ...{ id, civilian_title, service, rank_band, availability, connection },
    display_name: seen.name ?? `Candidate ${id}`,
    is_anonymous: !is_open,
    years_served: is_open ? years : null,
    years_band: yearsBand(years),
    place: { region: seen.state, city: seen.city },
    skills: skills.slice(0, skillsShown),
    match: match && {
      score: match.score,
      band: match.band,
      parts: match.parts.map(({ code, weight, value }) => ({ code, weight, value })),
    },
    updated_at: seen.updated_at,
  };
}
