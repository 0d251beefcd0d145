import type { components } from '../../openapi.gen.d.ts';
import type { CandidateNumbers } from '../companies/interface.ts';
import { skillsShown, yearsBand } from '../resumes/interface.ts';
import { type Match, summaryOf } from '../scoring/interface.ts';
import { type CompanyContact, noContact } from './contacts.ts';
import type { VisibleCandidate } from './visibleCandidates.ts';

type Candidate = components['schemas']['Candidate'];

interface About {
  match: Match | null;
  /** What the company has with them; nothing if it is left out. */
  contact?: CompanyContact | undefined;
}

export function toCandidateCard(
  candidate: VisibleCandidate,
  { match, contact = noContact }: About,
  numbers: CandidateNumbers,
): Candidate {
  const id = candidate.is_open ? numbers.of(candidate.id, true) : numbers.of(candidate.card_id, false);
  const { is_open, civilian_title, service, rank_band, years, availability, skills, connection } = candidate;
  return {
    ...{ id, civilian_title, service, rank_band, availability, connection },
    display_name: candidate.name ?? `Candidate ${id}`,
    is_anonymous: !is_open,
    years_served: is_open ? years : null,
    years_band: yearsBand(years),
    place: { region: candidate.state, city: candidate.city },
    skills: skills.slice(0, skillsShown),
    match: match && summaryOf(match),
    application: contact.application,
    invitation: contact.invitation,
    updated_at: candidate.updated_at,
  };
}
