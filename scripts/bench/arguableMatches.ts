/** The debatable pairs of a graded set: their place in the list is furthest from their grade. */
import type { RankedMatch } from '../../server/scoring/match.ts';

export interface GradedPair {
  veteran: string;
  title: string;
  job: string;
  /** From 0 (unrelated) to 3 (ideal). */
  grade: number;
  match: RankedMatch;
}

const bandNames = {
  none: 'No match',
  possible: 'Possible match',
  good: 'Good match',
  strong: 'Strong match',
};
const gradedAs = ['unrelated', 'some of the work', 'close', 'ideal'];

const gapOf = ({ match, grade }: GradedPair) => Math.abs(match.level - grade);

/** At most one per veteran while there are other veterans. */
export function arguablePairs(pairs: readonly GradedPair[], count: number): GradedPair[] {
  const ranked = pairs
    .filter((pair) => pair.grade > 0 || pair.match.level > 0)
    .sort((pair, other) => gapOf(other) - gapOf(pair) || other.match.rank - pair.match.rank);
  const first = ranked.filter(
    ({ veteran }, at) => ranked.findIndex((pair) => pair.veteran === veteran) === at,
  );
  return [...first, ...ranked.filter((pair) => !first.includes(pair))].slice(0, count);
}

const states = { shown: 'Shown', partly: 'Partly', not_shown: 'Not shown', not_known: 'Not known' };

function pairText(pair: GradedPair, at: number): string {
  const { title, job, grade, match } = pair;
  const rows = [...match.work, ...match.practical].map(
    ({ asks, state, reason, line }) =>
      `| ${asks} | ${states[state]} | ${[reason, line && `“${line}”`].filter(Boolean).join(' ')} |`,
  );
  return [
    `## ${at + 1}. ${title}: ${job}`,
    '',
    `${[bandNames[match.band ?? 'none'], ...match.obstacles].join(' · ')}. Graded ${grade}: ${gradedAs[grade]}.`,
    `${match.shown} of ${match.asked} things the job asks for are shown.`,
    '',
    '| The job asks for | | Explanation |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

export const arguableText = (pairs: readonly GradedPair[]): string =>
  [
    '# Matches to argue about',
    '',
    '`npm run bench -- match DIR` writes this page: of the graded pairs in `DIR`, the ten whose place in the list is furthest',
    'from their grade, with the explanation that the veteran reads. The weights are in `server/scoring/weights.ts`.',
    '',
    ...pairs.map(pairText),
  ].join('\n');
