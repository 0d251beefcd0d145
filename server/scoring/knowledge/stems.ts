import { dataFile, listOf, text } from '../../formats/dataFiles.ts';
import { fold } from '../../formats/fold.ts';
import { conceptMark, isGeneric } from './generic.ts';
import { stemOf } from './stemOf.ts';

const fillers = new Set(
  (
    'a an and any are as at be been by can do each every for from had has have his her how i if in into is it its me more most my no not of off on one or ' +
    'our out over own per she he so some such than that the their them then these they this those through to too two under up us was ' +
    'we were what when where which while who will with within without you your all also both other about after before between during ' +
    'across year years month months week weeks day days daily including etc new first second three four five six seven eight nine ten ' +
    'skill skills able ability good strong well full use used using work working worked experience experienced'
  ).split(' '),
);

// Only words that mean the same work belong together: a wrong pair is worse than a missing one.
const synonyms = dataFile('server/reference/data/synonyms.csv', { concept: text, names: listOf(text) })();

const phrases: [pattern: RegExp, concept: string][] = synonyms.map(({ concept, names }) => [
  new RegExp(
    `(?<![a-z0-9])(?:${names
      .map(fold)
      .sort((a, b) => b.length - a.length)
      .join('|')})(?:s|es)?(?![a-z0-9])`,
    'g',
  ),
  ` ${concept}${isGeneric(stemOf(concept)) ? conceptMark : ''} `,
]);

const mostRemembered = 20_000;
const remembered = new Map<string, string[]>();

export function stemsOf(text: string): string[] {
  const stored = remembered.get(text);
  if (stored) return stored;
  const written = phrases.reduce(
    (folded, [pattern, concept]) => folded.replace(pattern, concept),
    fold(text),
  );
  const words = written
    .split(/\s+/)
    .filter((word) => word.length > 1 && !fillers.has(word) && !/^\d+$/.test(word));
  const stems = [...new Set(words.map(stemOf))];
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(text, stems);
  return stems;
}
