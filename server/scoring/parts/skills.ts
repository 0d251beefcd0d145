import { type Locale, localeOfCountry } from '../../formats/localeOfCountry.ts';
import { type Judged, judged, type MatchRow, rowOf } from '../judged.ts';
import { isGeneric } from '../knowledge/generic.ts';
import { licenceForSkill, satisfies } from '../knowledge/licences.ts';
import { stemsOf } from '../knowledge/stems.ts';
import type { MatchCandidate, MatchJob } from '../terms.ts';
import { shownIn, toReader, type Voice, verb } from '../voice.ts';

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

/** Whether a skill of a CV is, or includes, the skill that a job names. */
export const coversSkill = (held: string, name: string): boolean => covers(stemsOf(held), requiredBy(name));

/** Whether a line of a CV shows the skill that a job names. */
export const showsSkill = (line: string, name: string): boolean => shows(stemsOf(line), requiredBy(name));

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

type Read = Pick<MatchCandidate, 'skills' | 'lines' | 'licences' | 'is_banded' | 'country_id'>;

function skillRow(name: string, candidate: Read, voice: Voice, locale: Locale): MatchRow {
  const required = requiredBy(name);
  const row = { code: 'skill' as const, asks: name };
  const skill = candidate.skills.find((held) => covers(stemsOf(held.name), required));
  if (skill) {
    return rowOf({
      ...row,
      state: 'shown',
      reason: sentenceFor(name, skill, voice),
      source: skill.source,
    });
  }
  const line = candidate.lines.find(({ text }) => shows(stemsOf(text), required));
  const document = shownIn(voice, locale, candidate.is_banded ?? false);
  if (line) return rowOf({ ...row, state: 'shown', reason: `${document} shows ${name}.`, line });
  const needed = licenceForSkill(name);
  const licence = needed && satisfies(candidate.licences, needed);
  if (licence) {
    const reason = `${document} shows a ${locale === 'en-US' ? 'license' : 'licence'} for ${name}.`;
    return rowOf({ ...row, state: 'shown', reason, line: { text: licence.line, source: 'training' } });
  }
  // The card of an anonymous candidate has only some of the skills.
  return candidate.is_banded
    ? rowOf({ ...row, state: 'not_known', reason: `${name} isn’t on the card.` })
    : rowOf({ ...row, state: 'not_shown', reason: `${document} doesn’t show ${name} yet.` });
}

export function matchSkills(
  { skills, country_id }: Pick<MatchJob, 'skills' | 'country_id'>,
  candidate: Read,
  voice = toReader,
): Judged {
  const locale = localeOfCountry(country_id ?? candidate.country_id);
  const rows = skillsCounted(skills).map(({ name }) => skillRow(name, candidate, voice, locale));
  const shown = rows.filter(({ state }) => state === 'shown');
  return judged(rows.length === 0 ? 0 : shown.length / rows.length, ...rows);
}
