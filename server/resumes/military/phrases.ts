import type { components } from '../../../openapi.gen.d.ts';
import type { ReadingContext } from '../lexicon/lexicon.ts';
import { renderTerms } from '../rewrite/terms.ts';

type Item = components['schemas']['MilitaryExperience'];
type Phrase = components['schemas']['MilitaryTranslation']['phrases'][number];

const reason = 'A civilian reader may not know this';

export function phrasesIn({ role_title, unit, highlights = [] }: Item, path: string): Phrase[] {
  const texts: [string, string | undefined][] = [
    ['role_title', role_title],
    ['unit', unit],
    ...highlights.map((text, at): [string, string] => [`highlights.${at}`, text]),
  ];
  return texts.flatMap(([field, text = '']) =>
    plainPhrases(text, { isService: true }).map((phrase) => ({
      path: `${path}.${field}`,
      ...phrase,
      reason,
    })),
  );
}

const bounded = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${text.replace(/[/\\^$*+?.()|[\]{}]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu');

// Leaves out a term that also occurs with another meaning: "As CO of 3 RIFLES I moved to Denver, CO".
function plainPhrases(text: string, reading: ReadingContext): { from: string; to: string }[] {
  const changes = text.split('\n').flatMap((line) => renderTerms(line, reading).changes);
  const hasSingleMeaning = (from: string) =>
    [...text.matchAll(bounded(from))].length ===
    changes.reduce((sum, change) => sum + [...change.from.matchAll(bounded(from))].length, 0);
  return changes.filter(
    ({ from }, at) => hasSingleMeaning(from) && changes.findIndex((change) => change.from === from) === at,
  );
}

export function jargonIn(text: string, reading?: ReadingContext): { from: string; to: string }[] {
  const changes = text.split('\n').flatMap((line) => renderTerms(line, reading).changes);
  return changes.filter(({ from }, at) => changes.findIndex((change) => change.from === from) === at);
}
