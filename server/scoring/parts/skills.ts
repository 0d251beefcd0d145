/** Which of the required skills the CV shows: by name, by another name for the same, or in a line that says it was done. */
import type { Evidence } from '../../db/schema/matchFeatures.ts';
import { isGeneric } from '../knowledge/generic.ts';
import { stemsOf } from '../knowledge/stems.ts';
import type { Judged, MatchCandidate, MatchJob } from '../terms.ts';

// The required ones; all where none is.
function skillsAsked(skills: MatchJob['skills']): MatchJob['skills'] {
  const required = skills.filter(({ is_required }) => is_required);
  return required.length > 0 ? required : skills;
}

// What is asked stands in what is held; a generic word more or less changes nothing, and alone proves nothing.
function covers(held: readonly string[], asked: readonly string[]): boolean {
  if (asked.length === 0) return false;
  if (asked.every((stem) => held.includes(stem))) return true;
  const particular = asked.filter((stem) => !isGeneric(stem));
  return particular.length > 0 && particular.every((stem) => held.includes(stem));
}

export const meansTheSame = (one: string, other: string): boolean =>
  covers(stemsOf(one), stemsOf(other)) || covers(stemsOf(other), stemsOf(one));

export function matchSkills({ skills }: Pick<MatchJob, 'skills'>, candidate: MatchCandidate): Judged {
  const asked = skillsAsked(skills);
  if (asked.length === 0) return { share: 0, evidence: [], missing: [] };
  const evidence: Evidence[] = [];
  const missing: string[] = [];
  for (const { name } of asked) {
    const wanted = stemsOf(name);
    const skill = candidate.skills.find((held) => covers(stemsOf(held.name), wanted));
    const line = skill ? null : candidate.lines.find(({ text }) => covers(stemsOf(text), wanted));
    if (skill)
      evidence.push({
        text: skill.name === name ? `${name}.` : `${name}: shown by ${skill.name}.`,
        source: skill.source,
      });
    else if (line) evidence.push({ text: `${name}: “${line.text}”`, source: line.source });
    else missing.push(`${name} isn’t listed yet`);
  }
  return { share: evidence.length / asked.length, evidence, missing };
}
