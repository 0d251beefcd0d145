// Words as they are stored and searched for. Only the plural is cut: the database’s English stems make one word of “engine” and
// “engineer”, “medic” and “medical”, “operator” and “operations”. A stored word ends with `qq`, which no English stem does, so that
// texts stored under the rules before can still be found by those.
import { foldText } from '../formats/fold.ts';

const stopWords = new Set(
  (
    'i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself they ' +
    'them their theirs themselves what which who whom this that these those am is are was were be been being have has had having do does ' +
    'did doing a an the and but if or because as until while of at by for with about against between into through during before after ' +
    'above below to from up down in out on off over under again further then once here there when where why how all any both each few ' +
    'more most other some such no nor not only own same so than too very can will just don should now'
  ).split(' '),
);

// Stop words that are also names: information technology, the World Health Organization, further education, on call.
const shortNames = 'it|who|am|be|do|no|so|own|can|will|further|over|under|up|down|out|off';
const anyShort = new RegExp(`(?<![\\p{L}\\p{N}'’])(${shortNames})(?![\\p{L}\\p{N}'’])`, 'gu');
// In a text, they are names only in capitals.
const capitals = new RegExp(`(?<![\\p{L}\\p{N}])(${shortNames.toUpperCase()})(?![\\p{L}\\p{N}'’])`, 'gu');

const end = 'qq';
const asName = (word: string) => `${word.toLowerCase()}${end}`;

// Such as H&S, M & E and C+E, which a search would read as two letters.
const joined = /(?<![\p{L}\p{N}])(\p{L}{1,2})(?:(\s?&\s?)|\s?\+\s?)(\p{L}{1,2})(?![\p{L}\p{N}+])/gu;

const withSigns = (text: string) =>
  foldText(
    text.replace(joined, (_, first: string, and: string | undefined, second: string) =>
      [first, and ? 'and' : 'plus', second].join('x'),
    ),
  );

export const nameText = (text: string) => withSigns(text).replace(anyShort, asName);
export const bodyText = (text: string) =>
  withSigns(text.replace(capitals, (word) => `${word} ${asName(word)}`));

export function singular(word: string): string {
  if (word.length < 4 || /\d|[^s]ss$|[ui]s$/.test(word)) return word;
  return word
    .replace(/([^aeiou])ies$/, '$1y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}

const word = /[\p{L}\p{N}]+/gu;

function lexeme(written: string): string {
  if (written.length < 2 || /\d/.test(written) || written.endsWith(end)) return written;
  return `${singular(written)}${end}`;
}

const withoutApostrophes = (text: string) => text.replace(/(?<=\p{L})['’](?=\p{L})/gu, '');

/** Of a text that `nameText` or `bodyText` has prepared. */
export const storedLexemes = (prepared: string): string =>
  withoutApostrophes(prepared).replace(word, (written) => (stopWords.has(written) ? ' ' : lexeme(written)));

/** Of typed text; its quotation marks, `or` and minus stay what they are. */
export const soughtLexemes = (prepared: string): string =>
  withoutApostrophes(prepared).replace(word, (written) => {
    if (written === 'or') return written;
    return stopWords.has(written) ? ' ' : lexeme(written);
  });

const familyEnding = /^([a-z]{4,24})(ing|ment|ance|ation|er|or|ist|ian)$/;

/** The beginning that words of one family share, such as “plumb” of plumbing and plumber; null for a word without such an ending. */
export function beginningOf(written: string): string | null {
  const [folded = ''] = nameText(written).trim().split(' ');
  return familyEnding.exec(singular(folded))?.[1] ?? null;
}
