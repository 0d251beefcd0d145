import { fold } from '../formats/fold.ts';

const fillers = new Set(
  'a an and are as at be been but by for from has have he her his if in into is it its may must not of on or other our shall she such than that the their them then there these they this those to under upon was were when where which while who will with within without you your etc related all any each including includes other various using use used'.split(
    ' ',
  ),
);

// Enough that “repairers”, “repairing” and “repair” meet; not a dictionary.
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let short = word.replace(/ies$/, 'y').replace(/(ss|x|ch|sh)es$/, '$1');
  short = short.replace(/([^su])s$/, '$1');
  for (const [ending, least] of endings) {
    if (short.endsWith(ending) && short.length - ending.length >= least) {
      short = short.slice(0, -ending.length);
      break;
    }
  }
  return short
    .replace(/([^aeioulsz])\1$/, '$1')
    .replace(/e$/, '')
    .replace(/i$/, 'y');
}

const endings: [string, number][] = [
  ['ational', 4],
  ['ations', 4],
  ['ation', 4],
  ['ator', 4],
  ['ating', 4],
  ['ative', 4],
  ['ated', 4],
  ['ate', 4],
  ['ement', 4],
  ['ment', 4],
  ['ness', 4],
  ['ical', 4],
  ['ings', 3],
  ['ing', 3],
  ['ance', 4],
  ['ence', 4],
  ['ers', 3],
  ['er', 3],
  ['or', 4],
  ['ed', 3],
  ['al', 4],
  ['ist', 4],
  ['ian', 4],
];

const mostRemembered = 60_000;
const remembered = new Map<string, string>();

export function stemsIn(text: string): string[] {
  const stems: string[] = [];
  for (const word of fold(text).split(' ')) {
    if (!word || fillers.has(word)) continue;
    let cached = remembered.get(word);
    if (cached === undefined) {
      cached = stem(word);
      if (remembered.size >= mostRemembered) remembered.clear();
      remembered.set(word, cached);
    }
    stems.push(cached);
  }
  return stems;
}

export const titleKey = (title: string): string => [...new Set(stemsIn(title))].sort().join(' ');
