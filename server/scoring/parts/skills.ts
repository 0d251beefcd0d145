import type { Evidence } from '../../db/schema/matchFeatures.ts';
import { isGeneric } from '../knowledge/generic.ts';
import { stemsOf } from '../knowledge/stems.ts';
import type { Judged, MatchCandidate, MatchJob } from '../terms.ts';
import { toReader, type Voice, verb } from '../voice.ts';

function skillsCounted(skills: MatchJob['skills']): MatchJob['skills'] {
  const required = skills.filter(({ is_required }) => is_required);
  return required.length > 0 ? required : skills;
}

const hasAll = (held: readonly string[], stems: readonly string[]) =>
  stems.every((stem) => held.includes(stem));

interface Required {
  stems: readonly string[];
  particular: readonly string[];
}

function requiredBy(name: string): Required {
  const stems = stemsOf(name);
  return { stems, particular: stems.filter((stem) => !isGeneric(stem)) };
}

function covers(held: readonly string[], { stems, particular }: Required): boolean {
  if (particular.length > 0) return hasAll(held, particular);
  return stems.length > 0 && held.length === stems.length && hasAll(held, stems);
}

// A line says many things: if a longer skill has only one particular word, its generic words must be in the line, too.
function shows(line: readonly string[], { stems, particular }: Required): boolean {
  if (particular.length === 0) return false;
  return particular.length > 1 ? hasAll(line, particular) : hasAll(line, stems);
}

export const meansTheSame = (skill: string, other: string): boolean =>
  covers(stemsOf(skill), requiredBy(other)) || covers(stemsOf(other), requiredBy(skill));

type Skill = MatchCandidate['skills'][number];

function sentenceFor(name: string, skill: Skill, voice: Voice): string {
  const isSame = skill.name === name;
  const covering = isSame ? '' : `, which covers ${name}`;
  const title = isSame ? name : `“${skill.name}”`;
  if (skill.source === 'crosswalk') {
    return isSame
      ? `${name} comes with ${voice.ownerWithin} military role.`
      : `${title} comes with ${voice.ownerWithin} military role and covers ${name}.`;
  }
  if (skill.source === 'training') return `${voice.owner} training includes ${title}${covering}.`;
  return `${voice.subject} ${verb(voice, 'list', 'lists')} ${title}${covering}.`;
}

export function matchSkills(
  { skills }: Pick<MatchJob, 'skills'>,
  candidate: Pick<MatchCandidate, 'skills' | 'lines'>,
  voice = toReader,
): Judged {
  const counted = skillsCounted(skills);
  if (counted.length === 0) return { share: 0, evidence: [], missing: [] };
  const evidence: Evidence[] = [];
  const missing: string[] = [];
  for (const { name } of counted) {
    const required = requiredBy(name);
    const skill = candidate.skills.find((held) => covers(stemsOf(held.name), required));
    const line = skill ? null : candidate.lines.find(({ text }) => shows(stemsOf(text), required));
    if (skill) evidence.push({ text: sentenceFor(name, skill, voice), source: skill.source });
    else if (line) {
      evidence.push({ text: `${voice.owner} line “${line.text}” shows ${name}.`, source: line.source });
    } else missing.push(`${name} isn’t listed yet`);
  }
  return { share: evidence.length / counted.length, evidence, missing };
}
