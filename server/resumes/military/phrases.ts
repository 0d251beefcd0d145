import type { components } from '../../../openapi.gen.d.ts';
import { bounded, jargonAt } from '../hints/jargon.ts';

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
    jargonIn(text)
      .filter(({ from }) => isOneMeaning(from, text))
      .map(({ from, to }) => ({ path: `${path}.${field}`, from, to, reason })),
  );
}

/** Leaves out a term that also occurs with another meaning: "As CO of 3 RIFLES I moved to Denver, CO". */
const isOneMeaning = (from: string, text: string) =>
  [...text.matchAll(new RegExp(bounded(from), 'gu'))].length ===
  jargonAt(text).filter((one) => one.from === from).length;

export function jargonIn(text: string): { from: string; to: string }[] {
  const found = text.split('\n').flatMap(jargonAt);
  const isFirst = (from: string, at: number) => found.findIndex((one) => one.from === from) === at;
  return found.flatMap(({ from, to }, at) => (isFirst(from, at) ? [{ from, to }] : []));
}
