/** The debatable pairs of a graded set: the band is furthest from the grade, or almost another band. */
import type { Match } from '../../server/scoring/match.ts';
import { bands } from '../../server/scoring/weights.ts';

export interface GradedPair {
  veteran: string;
  title: string;
  job: string;
  /** From 0 (unrelated) to 3 (ideal). */
  grade: number;
  match: Match;
}

const shownAs = ['No match', 'Possible match', 'Good match', 'Strong match'];
const gradedAs = ['unrelated', 'some of the work', 'close', 'ideal'];

const levelOf = ({ match: { band } }: GradedPair) =>
  band === null ? 0 : ['possible', 'good', 'strong'].indexOf(band) + 1;

const gapOf = (pair: GradedPair) => Math.abs(levelOf(pair) - pair.grade);

const distanceToNextBand = ({ match: { score } }: GradedPair) =>
  Math.min(...Object.values(bands).map((bound) => Math.abs(score - bound + 0.5)));

/** At most one per veteran while there are other veterans. */
export function arguablePairs(pairs: readonly GradedPair[], count: number): GradedPair[] {
  const ranked = pairs
    .filter((pair) => pair.grade > 0 || levelOf(pair) > 0)
    .sort(
      (pair, other) => gapOf(other) - gapOf(pair) || distanceToNextBand(pair) - distanceToNextBand(other),
    );
  const first = ranked.filter(
    ({ veteran }, at) => ranked.findIndex((pair) => pair.veteran === veteran) === at,
  );
  return [...first, ...ranked.filter((pair) => !first.includes(pair))].slice(0, count);
}

const partNames: Record<Match['parts'][number]['code'], string> = {
  role: 'Role',
  skills: 'Required skills',
  experience: 'Experience',
  place: 'Place',
  availability: 'Availability',
  credential: 'Credentials',
};

function pairText(pair: GradedPair, at: number): string {
  const { title, job, grade, match } = pair;
  const parts = match.parts.map(
    ({ code, value, weight, evidence }) =>
      `| ${partNames[code]} | ${value} of ${weight} | ${evidence.map(({ text }) => text).join(' ') || '–'} |`,
  );
  return [
    `## ${at + 1}. ${title}: ${job}`,
    '',
    `${shownAs[levelOf(pair)]}, ${match.score} of 100. Graded ${grade}: ${gradedAs[grade]}.`,
    '',
    '| Part | Points | Explanation |',
    '|---|---:|---|',
    ...parts,
    ...(match.missing.length > 0 ? ['', `To know: ${match.missing.join('; ')}.`] : []),
    '',
  ].join('\n');
}

export const arguableText = (pairs: readonly GradedPair[]): string =>
  [
    '# Matches to argue about',
    '',
    '`npm run bench -- match DIR` writes this page: of the graded pairs in `DIR`, the ten whose band is furthest from their grade,',
    'or nearest to another band, with the explanation that the veteran reads. The weights are in `server/scoring/weights.ts`.',
    '',
    ...pairs.map(pairText),
  ].join('\n');
