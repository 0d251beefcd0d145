import { fold } from '../../formats/fold.ts';
import { type CivilianMeaning, meaningsOfRole, roleSearch } from '../../military/interface.ts';
import { isUnspecific, occupationReference } from '../../occupations/interface.ts';
import { militaryRankRows } from '../../reference/interface.ts';
import { stemWeight } from './generic.ts';
import { kindsInTitle, kindsOfCode, namedWork, withoutUnits } from './graph.ts';
import { stemsOf } from './stems.ts';

// A title used for more kinds of work says too little about each.
const mostKinds = 3;
// In percent of the people in a SOC 2020 group: smaller shares are there by chance.
const leastShare = 15;

export function kindsOfOccupation(code: string): string[] {
  if (code.includes('-')) return kindsOfCode(code);
  const links = occupationReference()
    .linked(code)
    .filter(({ share }) => share >= leastShare);
  return [...new Set(links.flatMap((link) => kindsOfCode(link.code)))].slice(0, mostKinds);
}

// Nouns that fit any work: they name a kind only together with the word before them.
const bareHeads = new Set(
  'adviser advisor agent analyst apprentice assessor associate consultant controller coordinator director examiner executive graduate head inspector planner professional representative superintendent trainee'.split(
    ' ',
  ),
);

const saysLittle = (stem: string) => stemWeight(stem) < 1;

const saysNoWork = (phrase: string) =>
  bareHeads.has(phrase) || isRank(phrase) || stemsOf(phrase).every(saysLittle);

let rankNames: Set<string> | undefined;

function isRank(phrase: string): boolean {
  rankNames ??= new Set(
    militaryRankRows().flatMap(({ title, abbreviation, nato_code, pay_grade, group, aliases }) =>
      [title, abbreviation, nato_code, pay_grade, group, ...aliases].flatMap((name) =>
        name ? [fold(name)] : [],
      ),
    ),
  );
  return rankNames.has(phrase);
}

const wordsOfParts = (title: string) =>
  title
    .replace(/\(.*?\)/g, ',')
    .split(/[,;:|/–—]|\s-\s/)
    .map((part) => withoutUnits(part).split(' ').filter(Boolean));

export function kindsCalled(phrase: string): string[] {
  const reference = occupationReference();
  for (const system of ['onet', 'soc2020'] as const) {
    const codes = reference.called(phrase, system).filter((code) => {
      const occupation = reference.occupation(code);
      return occupation !== null && !isUnspecific(occupation);
    });
    const kinds = [...new Set(codes.flatMap(kindsOfOccupation))];
    if (kinds.length > 0 && kinds.length <= mostKinds) return kinds;
  }
  return [];
}

/** Matches the longest ending of each part of the title that is an occupation’s title: “Senior Water Hygiene Technician”. */
function kindsByPublishedTitle(title: string): string[] {
  const kinds = new Set<string>();
  for (const words of wordsOfParts(title)) {
    for (let start = 0; start < words.length; start += 1) {
      const ending = words.slice(start);
      const phrase = ending.join(' ');
      if (saysNoWork(phrase)) continue;
      const called = kindsCalled(phrase);
      for (const kind of called) kinds.add(kind);
      if (called.length > 0) break;
    }
  }
  return kinds.size <= mostKinds ? [...kinds] : [];
}

// The score of a whole code, or a full title or nickname: anything less is as likely to mean something else.
const sureRole = 90;
const mostMeanings = 3;
const leastWeight = 0.45;

export function meaningsOfRoleCalled(text: string): CivilianMeaning[] {
  const [first] = roleSearch().find({ text, limit: 1 });
  if (!first || first.score < sureRole) return [];
  return meaningsOfRole(first.role.id)
    .filter(({ weight }) => weight >= leastWeight)
    .slice(0, mostMeanings);
}

export function meaningsOfPost(title: string): CivilianMeaning[] {
  for (const words of wordsOfParts(title)) {
    for (let start = 0; start < Math.min(words.length, 3); start += 1) {
      const phrase = words.slice(start).join(' ');
      if (phrase.length < 3 || isRank(phrase)) continue;
      const meanings = meaningsOfRoleCalled(phrase);
      if (meanings.length > 0) return meanings;
    }
  }
  return [];
}

export function kindsOfTitle(title: string): string[] {
  const particular = kindsInTitle(title, { vaguely: false });
  if (particular.length > 0) return particular;
  const { kinds, rest } = namedWork(title);
  if (kinds.length > 0 && stemsOf(rest).every(saysLittle)) return kinds;
  const published = kindsByPublishedTitle(title);
  return published.length > 0 ? published : kinds;
}
