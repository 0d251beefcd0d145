// The match takes many words for the same work: “Python” shows “SQL”. Only the very words of a CV can be added to it as a skill.
import { fold } from '../formats/fold.ts';
import { isDenial, stemOf, stemsOf } from '../scoring/interface.ts';

// Forms that a stemmer does not lead back to their verb.
const verbForms = new Map(
  Object.entries({
    build: 'built',
    buy: 'bought',
    drive: 'drove driven driver drivers',
    fly: 'flew flown',
    lead: 'led',
    run: 'ran',
    sell: 'sold',
    speak: 'spoke spoken',
    teach: 'taught',
    write: 'wrote written',
  }).flatMap(([verb, forms]) => forms.split(' ').map((form): [string, string] => [form, verb])),
);

const plainStems = (text: string): string[] =>
  fold(text)
    .split(' ')
    .map((word) => stemOf(verbForms.get(word) ?? word));

/** Whether a text has each word of a name in some form; fillers such as “of” do not count. */
export function hasWords(text: string, name: string): boolean {
  const words = fold(name)
    .split(' ')
    .filter((word) => word.length === 1 || stemsOf(word).length > 0);
  const stems = new Set(plainStems(text));
  return words.length > 0 && words.flatMap(plainStems).every((stem) => stems.has(stem));
}

/** Whether a line says in its own words that somebody has done, or holds, what a name names. */
export const claims = (line: string, name: string): boolean => hasWords(line, name) && !isDenial(line);
