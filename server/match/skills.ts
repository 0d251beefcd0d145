/** Which of the skills asked for the candidate has; one without any named counts half for everyone. */
import { isWithin, skillStems } from './phrases.ts';
import type { Evidence, Judged, MatchCandidate, MatchJob } from './terms.ts';

/** The required ones; all where none is. */
export function skillsAsked(skills: MatchJob['skills']): MatchJob['skills'] {
  const required = skills.filter(({ is_required }) => is_required);
  return required.length > 0 ? required : skills;
}

export function matchSkills({ skills }: MatchJob, candidate: MatchCandidate): Judged {
  const asked = skillsAsked(skills);
  if (asked.length === 0) {
    return {
      share: 0.5,
      evidence: [{ text: 'The job names no skills, so half counts for everyone', source: 'job' }],
      missing: [],
    };
  }
  const evidence: Evidence[] = [];
  const missing: string[] = [];
  for (const { name } of asked) {
    const wanted = skillStems(name);
    const held = candidate.skills.find((skill) => isWithin(skillStems(skill.name), wanted, 1));
    if (held)
      evidence.push({ text: held.name === name ? name : `${name}: ${held.name}`, source: held.source });
    else missing.push(name);
  }
  return { share: evidence.length / asked.length, evidence, missing };
}

/** The words of one all stand in the other: “networking” is in “IP networking”. */
export const meansTheSame = (one: string, other: string): boolean =>
  isWithin(skillStems(one), skillStems(other), 1);
