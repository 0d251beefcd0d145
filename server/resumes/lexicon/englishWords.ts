import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from '../../process/root.ts';

let list: ReadonlySet<string> | undefined;

function englishWords(): ReadonlySet<string> {
  list ??= new Set(
    gunzipSync(readFileSync(join(root, 'server/reference/data/englishWords.txt.gz')))
      .toString('utf8')
      .split('\n'),
  );
  return list;
}

const endings: [ending: RegExp, replacements: string[]][] = [
  [/ies$/, ['y']],
  [/es$/, ['', 'e']],
  [/s$/, ['']],
  [/ied$/, ['y']],
  [/(?:ed|ing|er|ers|able)$/, ['', 'e']],
  [/(?:ly|ness|less|like|wide)$/, ['']],
];
const prefixes =
  /^(?:anti|co|counter|cross|de|e|inter|mid|micro|mini|multi|non|out|over|post|pre|re|semi|sub|super|trans|ultra|un|under)(?=\p{Ll}{4})/u;
const shortestPart = 4;
const longestWord = 30;

const shortestName = 5;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
const isListed = (word: string) => {
  const words = englishWords();
  return (
    words.has(word) ||
    words.has(word.toLowerCase()) ||
    (word.length >= shortestName && words.has(capital(word)))
  );
};

const isInflected = (word: string) =>
  endings.some(
    ([ending, replacements]) =>
      ending.test(word) &&
      replacements.some((end) => {
        const stem = word.replace(ending, end);
        // "planned" and "travelling" double the last letter.
        const single = stem.replace(/(\p{L})\1$/u, '$1');
        const words = englishWords();
        return stem.length >= shortestPart - 1 && (words.has(stem) || words.has(single));
      }),
  );

const isCompound = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 2 * shortestPart + 1) }, (_, at) => at + shortestPart).some(
    (at) => englishWords().has(word.slice(0, at)) && englishWords().has(word.slice(at)),
  );

/** True also for what is too long to be an abbreviation. */
export function isEnglish(word: string): boolean {
  if (word.length > longestWord || isListed(word)) return true;
  const lower = word.toLowerCase();
  return (
    isInflected(lower) ||
    isCompound(lower) ||
    (prefixes.test(lower) && isEnglish(lower.replace(prefixes, '')))
  );
}
