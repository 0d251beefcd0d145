import { editsFor, isWithinEdits } from '../formats/edits.ts';
import { fold } from '../formats/fold.ts';
import { startingWith } from '../formats/sortedWords.ts';
import type { Slices } from '../process/slices.ts';
import { codesPrinted, compactCode } from './printedCodes.ts';
import type { MilitaryRole } from './roleReference.ts';

interface RoleQuery {
  text: string;
  limit: number;
  country_id?: number | undefined;
  service_id?: number | undefined;
  withQualifications?: boolean | undefined;
}

interface RoleHit {
  role: MilitaryRole;
  score: number;
}

const alphabet: Record<string, string> = Object.fromEntries(
  'alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey xray yankee zulu'
    .split(' ')
    .map((word) => [word, word[0]!]),
);
Object.assign(alphabet, { alfa: 'a', juliett: 'j', whisky: 'w' });

const codeWords = new Set([
  'mos',
  'afsc',
  'nec',
  'rating',
  'rate',
  'aoc',
  'pmos',
  'sfsc',
  'code',
  'my',
  'the',
  'a',
]);

const serviceWords: Record<string, number> = {
  usmc: 112,
  usaf: 114,
  ussf: 115,
  uscg: 116,
  usn: 113,
  raf: 104,
};

// Several words are a code only with a number in them: “11 bravo”, not “H&S”.
function codesIn(words: string[]) {
  const letters = words.map((word, at) => (at > 0 && alphabet[word]) || word);
  const typed = letters.join('');
  return words.length > 1 && !/\d/.test(typed) ? [] : codesPrinted(typed);
}

export interface RoleSearch {
  find: (query: RoleQuery) => RoleHit[];
}

interface Indexed {
  byCode: Map<string, number[]>;
  sortedCodes: string[];
  vocabulary: string[];
  byLength: Map<number, { word: string; letters: number }[]>;
  postings: Map<string, number[]>;
  names: string[][];
}

function* indexOf(roles: MilitaryRole[]): Slices<Indexed> {
  const byCode = new Map<string, number[]>();
  const postings = new Map<string, number[]>();
  const put = (map: Map<string, number[]>, key: string, at: number) => {
    const list = map.get(key);
    if (!list) map.set(key, [at]);
    else if (list.at(-1) !== at) list.push(at);
  };
  const names: string[][] = [];
  for (const [at, role] of roles.entries()) {
    for (const code of [role.code, ...role.codes]) if (code) put(byCode, compactCode(code), at);
    const folded = [role.title, ...role.aliases].map(fold);
    const units = role.units.map(fold);
    for (const word of new Set([...folded, ...units].join(' ').split(' '))) {
      if (word) put(postings, word, at);
    }
    names.push(folded);
    yield;
  }
  const vocabulary = [...postings.keys()].sort();
  const byLength = new Map<number, { word: string; letters: number }[]>();
  for (const word of vocabulary) {
    const list = byLength.get(word.length);
    const entry = { word, letters: lettersIn(word) };
    if (list) list.push(entry);
    else byLength.set(word.length, [entry]);
  }
  return { byCode, postings, names, vocabulary, byLength, sortedCodes: [...byCode.keys()].sort() };
}

// One bit for each letter: words that differ in many letters are not compared.
function lettersIn(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 26);
  return letters;
}

function bitsIn(number: number): number {
  let count = 0;
  for (let left = number >>> 0; left > 0; left &= left - 1) count += 1;
  return count;
}

function meantBy(word: string, { vocabulary, byLength, postings }: Indexed): Map<string, number> {
  const meant = new Map<string, number>();
  if (postings.has(word)) meant.set(word, 1);
  if (word.length >= 2) {
    for (const longer of startingWith(vocabulary, word, 60)) if (!meant.has(longer)) meant.set(longer, 0.8);
  }
  const singular = word.replace(/s$/, '');
  if (singular !== word && postings.has(singular)) meant.set(singular, 0.95);
  const edits = editsFor(word);
  if (meant.size > 0 || edits === 0) return meant;
  const letters = lettersIn(word);
  for (let length = word.length - edits; length <= word.length + edits; length += 1) {
    for (const { word: indexed, letters: own } of byLength.get(length) ?? []) {
      if (bitsIn(letters ^ own) > 2 * edits || !isWithinEdits(word, indexed, edits)) continue;
      meant.set(indexed, indexed[0] === word[0] ? 0.6 : 0.45);
    }
  }
  return meant;
}

const raise = (scores: Map<number, number>, at: number, score: number) =>
  scores.set(at, Math.max(scores.get(at) ?? 0, score));

function scoreByCode(words: string[], roles: MilitaryRole[], index: Indexed, scores: Map<number, number>) {
  const codes = codesIn(words);
  for (const { code, place } of codes) {
    for (const at of index.byCode.get(code) ?? []) {
      const own = compactCode(roles[at]!.code ?? '') === code ? 0 : 4;
      raise(scores, at, 100 - place * 6 - own);
    }
  }
  const typed = compactCode(words.join(''));
  if (codes.length === 0 || typed.length < 2 || words.length > 2) return;
  for (const code of startingWith(index.sortedCodes, typed, 200)) {
    for (const at of index.byCode.get(code)!) raise(scores, at, 60 - (code.length - typed.length));
  }
}

const bestFirst = (a: RoleHit, b: RoleHit) =>
  b.score - a.score ||
  (a.role.service_id ?? 999) - (b.role.service_id ?? 999) ||
  a.role.title.length - b.role.title.length ||
  a.role.id - b.role.id;

export function* roleSearchOf(roles: MilitaryRole[]): Slices<RoleSearch> {
  const index = yield* indexOf(roles);
  const rarity = (word: string) => Math.log(1 + roles.length / (index.postings.get(word)?.length ?? 1));

  function byName(words: string[], scores: Map<number, number>) {
    const phrase = words.join(' ');
    let fitting: Map<number, number> | null = null;
    let total = 0;
    for (const word of words) {
      const scores = new Map<number, number>();
      const weights: number[] = [];
      for (const [indexed, sureness] of meantBy(word, index)) {
        const weight = sureness * rarity(indexed);
        weights.push(rarity(indexed));
        for (const at of index.postings.get(indexed)!) raise(scores, at, weight);
      }
      total += Math.max(0, ...weights);
      fitting = fitting === null ? scores : intersected(fitting, scores);
    }
    for (const [at, weight] of fitting ?? []) {
      const exact = nameBonus(index.names[at]!, phrase);
      raise(scores, at, Math.min(50, (50 * weight) / (total || 1)) + exact);
    }
  }

  return {
    find({ text, limit, country_id, service_id, withQualifications = false }) {
      const typed = fold(text).split(' ').filter(Boolean);
      const named = typed.find((word) => serviceWords[word]);
      const service = service_id ?? (named && typed.length > 1 ? serviceWords[named] : undefined);
      const words = typed.filter((word) => typed.length === 1 || (!codeWords.has(word) && word !== named));
      const scores = new Map<number, number>();
      scoreByCode(words, roles, index, scores);
      byName(words, scores);
      return [...scores]
        .map(([at, score]) => ({ role: roles[at]!, score: score + preference(roles[at]!) }))
        .filter(
          ({ role }) =>
            (withQualifications || role.kind === 'role') &&
            (country_id === undefined || role.country_id === country_id) &&
            (service === undefined || role.service_id === service),
        )
        .sort(bestFirst)
        .slice(0, limit);
    },
  };
}

function intersected(first: Map<number, number>, second: Map<number, number>): Map<number, number> {
  const both = new Map<number, number>();
  for (const [at, weight] of first) {
    const more = second.get(at);
    if (more !== undefined) both.set(at, weight + more);
  }
  return both;
}

function nameBonus(names: string[], phrase: string): number {
  if (names[0] === phrase) return 40;
  if (names.includes(phrase)) return 36;
  return names.some((name) => name.startsWith(phrase)) ? 12 : 0;
}

const preference = ({ active, kind, id }: MilitaryRole) =>
  (active ? 5 : 0) + (kind === 'role' ? 3 : 0) + (id < 20_000_000 ? 1.5 : 0);
