import type { Term } from '../lexicon/lexicon.ts';

const americanSpelling: [RegExp, string][] = [
  [/programme/g, 'program'],
  [/([cC])entre/g, '$1enter'],
  [/([dD])efence/g, '$1efense'],
  [/([aA])rmour/g, '$1rmor'],
  [/([oO])rganis/g, '$1rganiz'],
  [/mobilis/g, 'mobiliz'],
  [/authoris/g, 'authoriz'],
  [/([lL])icence/g, '$1icense'],
  [/manoeuvre/g, 'maneuver'],
  [/fuelling/g, 'fueling'],
  [/counsellor/g, 'counselor'],
  [/behaviour/g, 'behavior'],
  [/([aA])dviser/g, '$1dvisor'],
];

/** The lexicon is written in British English. */
export function spelledFor(text: string, { entry, country }: Term): string {
  const isAmerican = entry.where.startsWith('US') || (country === 'US' && !entry.where.startsWith('UK '));
  if (!isAmerican) return text;
  return americanSpelling.reduce((spelled, [british, american]) => spelled.replace(british, american), text);
}
