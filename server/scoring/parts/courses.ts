import { licencesRequired, satisfies } from '../knowledge/licences.ts';
import type { MatchCandidate } from '../terms.ts';
import { matchSkills } from './skills.ts';

interface Course {
  title: string;
  qualification: string | null;
}

/** Whether a course would end with a licence or qualification that the CV already shows. */
export function hasLearned(
  { title, qualification }: Course,
  candidate: Pick<MatchCandidate, 'licences' | 'skills' | 'lines' | 'country_id'>,
): boolean {
  const gained = licencesRequired(qualification ? [title, qualification] : [title]);
  if (gained.length > 0) return gained.every((licence) => satisfies(candidate.licences, licence));
  if (!qualification) return false;
  const skills = [{ name: qualification, is_required: true }];
  return matchSkills({ skills, country_id: null }, candidate).share === 1;
}
