/** Service words in a post, where they stand, with plain ones. */
import type { components } from '../../../openapi.gen.d.ts';
import { jargon } from '../jargon.ts';

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
    jargonIn(text).map(({ from, to }) => ({ path: `${path}.${field}`, from, to, reason })),
  );
}

/** Each found once, in the order of the text; of two that overlap the longer list entry comes first. */
export function jargonIn(text: string): { from: string; to: string }[] {
  const found: { from: string; to: string; at: number }[] = [];
  for (const { pattern, to } of jargon) {
    for (const match of text.matchAll(pattern)) {
      const [from] = match;
      const end = match.index + from.length;
      const isCovered = found.some((one) => match.index < one.at + one.from.length && end > one.at);
      const isKnown = found.some((one) => one.from === from);
      if (!isCovered && !isKnown) found.push({ from, to, at: match.index });
    }
  }
  return found.sort((one, other) => one.at - other.at).map(({ from, to }) => ({ from, to }));
}
