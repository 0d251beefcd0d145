// The parts of a typed text that are not plain words: short forms, corps and units, kinds of job, codes and ranks.
import type { MilitaryRole } from '../military/interface.ts';
import { isWorkWord } from '../scoring/interface.ts';
import { codeAt, codeWords } from './codes.ts';
import { forcesUnits, shortForms, stateCodes, titleWords, workPatterns } from './lists.ts';
import { isRankOnlyAlone, rankNames, workOfLevel } from './ranks.ts';
import { longestAt, phraseKey, type TypedWord } from './typedWords.ts';
import { isAnyWork, listedWork } from './work.ts';

export type WorkPattern = ReturnType<typeof workPatterns>[number];
type ShortForm = ReturnType<typeof shortForms>[number];
type TitleWord = ReturnType<typeof titleWords>[number];
type Unit = ReturnType<typeof forcesUnits>[number];

/** What a part of a search was read as. */
export interface Meaning {
  written: string;
  as: 'short_form' | 'unit' | 'rank' | 'code' | 'place' | 'town' | 'pay';
  /** The likeliest first; several are offered as choices, each with the search that means it alone. */
  means: { label: string; search: string }[];
}

interface Lists {
  patterns: Map<string, WorkPattern>;
  forms: Map<string, ShortForm[]>;
  units: Map<string, Unit>;
}

const stored = new Map<number, Lists>();
let shortTitleWords: Map<string, TitleWord> | undefined;

export function listsOf(countryId: number): Lists {
  const cached = stored.get(countryId);
  if (cached) return cached;
  const isHere = ({ countries }: { countries: number[] }) => countries.includes(countryId);
  const forms = new Map<string, ShortForm[]>();
  for (const form of shortForms().filter(isHere)) {
    const key = phraseKey(form.form);
    forms.set(key, [...(forms.get(key) ?? []), form]);
  }
  const lists = {
    patterns: new Map(
      workPatterns().flatMap((row) => row.names.map((name) => [phraseKey(name), row] as const)),
    ),
    forms,
    units: new Map(
      forcesUnits()
        .filter(isHere)
        .flatMap((unit) => [unit.name, ...unit.names].map((name) => [phraseKey(name), unit] as const)),
    ),
  };
  stored.set(countryId, lists);
  return lists;
}

/** A title’s word, or several words that are short for it: “air con”. */
function wordAt({ words }: Reading, at: number): [Part, number] {
  shortTitleWords ??= new Map(titleWords().map((row) => [phraseKey(row.short), row]));
  const short = longestAt(words, at, shortTitleWords);
  const length = short?.length ?? 1;
  const { words: phrases = [], is_family: isFamily = false } = short?.value ?? {};
  const long = isFamily ? null : (phrases[0] ?? null);
  return [part('word', words.slice(at, at + length), { phrases, long }), length];
}

// Before all short forms: the CO of “co-ordinator” commands nothing.
function severalWordsAt(reading: Reading, at: number): [Part, number] | null {
  const [own, length] = wordAt(reading, at);
  return length > 1 ? [own, length] : null;
}

export interface Part {
  as: 'word' | 'pattern' | 'unit' | 'rank' | 'code' | 'form' | 'place' | 'and';
  written: string;
  key: string;
  phrases: string[];
  /** What a short form of a word is short for. */
  long: string | null;
  kinds: string[];
  near: string[];
  means: Meaning['means'];
  pattern?: WorkPattern;
  role?: MilitaryRole;
}

export const part = (as: Part['as'], words: readonly TypedWord[], more: Partial<Part> = {}): Part => ({
  ...{ as, kinds: [], near: [], means: [], phrases: [], long: null },
  written: words.map(({ written }) => written).join(' '),
  key: words.map(({ key }) => key).join(' '),
  ...more,
});

export const asMeaning = (label: string) => ({ label, search: label });

// “Contract specialist” is a title, and no contract of a specialist.
function beginsTitle(words: readonly TypedWord[], at: number, length: number, countryId: number): boolean {
  const next = words[at + length]?.key;
  if (length > 1 || !next) return false;
  const both = listedWork(`${words[at]!.key} ${next}`, countryId);
  const alone = listedWork(next, countryId).kinds;
  return both.rest === '' && both.kinds.length > 0 && both.kinds.join() !== alone.join();
}

export interface Reading {
  words: readonly TypedWord[];
  countryId: number;
  lists: Lists;
}

// Hours have no filter: they are looked for in the words of a job.
const isFiltered = ({ job_type, workplace, experience }: WorkPattern) =>
  job_type.length > 0 || workplace.length > 0 || experience !== undefined;

function patternAt({ words, countryId, lists }: Reading, at: number): [Part, number] | null {
  const pattern = longestAt(words, at, lists.patterns);
  if (!pattern || beginsTitle(words, at, pattern.length, countryId)) return null;
  const own = words.slice(at, at + pattern.length);
  const { names, words: others } = pattern.value;
  const isFilter = isFiltered(pattern.value);
  return [
    isFilter
      ? part('pattern', own, { pattern: pattern.value })
      : part('form', own, { phrases: [...names, ...others] }),
    pattern.length,
  ];
}

function formAt({ words, lists }: Reading, at: number): [Part, number] | null {
  const form = longestAt(words, at, lists.forms);
  if (!form) return null;
  const kinds = form.value.flatMap((row) => row.kinds);
  return [
    part('form', words.slice(at, at + form.length), {
      phrases: form.value.flatMap(({ means, words: others }) => (others.length > 0 ? others : [means])),
      kinds: [...new Set(kinds.filter((kind) => !kind.startsWith('~')))],
      near: kinds.filter((kind) => kind.startsWith('~')).map((kind) => kind.slice(1)),
      means: form.value.map(({ means, words: others }) => ({ label: means, search: others[0] ?? means })),
    }),
    form.length,
  ];
}

function unitAt({ words, lists }: Reading, at: number): [Part, number] | null {
  const unit = longestAt(words, at, lists.units);
  if (!unit) return null;
  const { name, kinds } = unit.value;
  return [
    part('unit', words.slice(at, at + unit.length), { phrases: [name], kinds, means: [asMeaning(name)] }),
    unit.length,
  ];
}

function rankAt({ words, lists }: Reading, at: number): [Part, number] | null {
  const rank = longestAt(words, at, rankNames());
  if (!rank) return null;
  const own = words.slice(at, at + rank.length);
  const rest = words.slice(at + rank.length);
  const isAlone = at === 0 && (rest.length === 0 || longestAt(rest, 0, lists.units)?.length === rest.length);
  if (isRankOnlyAlone(own.map(({ key }) => key).join(' ')) && !isAlone) return null;
  const work = workOfLevel(rank.value);
  return [
    part('rank', own, { phrases: work.words, kinds: work.kinds, means: [asMeaning(work.means)] }),
    rank.length,
  ];
}

function codePartAt({ words, countryId }: Reading, at: number): [Part, number] | null {
  const code = codeAt(words, at, countryId);
  if (!code) return null;
  const own = words.slice(at, at + code.length);
  const title = [code.code, code.role.title].join(' ');
  return [
    part('code', own, {
      ...{ phrases: [code.code], kinds: code.kinds, near: code.near, role: code.role },
      means: [asMeaning(title)],
    }),
    code.length,
  ];
}

const unitedStates = 233;
let stateTitles: Map<string, string> | undefined;
// Letters of a state that are words as well count in capitals only.
const stateWords = new Set('al as de hi id in la me mo ms oh ok or pa'.split(' '));

/** Such as CO of “Denver CO”. Next to work, it may also be a short form: a nurse in Virginia, or of Veterans Affairs. */
function stateAt(reading: Reading, at: number): [Part, number] | null {
  const { words, countryId } = reading;
  const word = words[at]!;
  const before = words[at - 1];
  if (countryId !== unitedStates || !before || before.key === '') return null;
  stateTitles ??= new Map(stateCodes().map(({ title, code }) => [code.toLowerCase(), title]));
  const title = stateTitles.get(word.key);
  if (!title || (stateWords.has(word.key) && word.written !== word.key.toUpperCase())) return null;
  const [form] = isAnyWork(before.key) || isWorkWord(before.key) ? (formAt(reading, at) ?? []) : [];
  if (form && isAnyWork(before.key)) return null;
  return [
    part('place', [word], {
      phrases: [title, ...(form?.phrases ?? [])],
      means: [asMeaning(title), ...(form?.means ?? [])],
    }),
    1,
  ];
}

const readers = [severalWordsAt, stateAt, formAt, unitAt, patternAt, rankAt, codePartAt];

export function partsOf(reading: Reading): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < reading.words.length; ) {
    const special = readers.reduce<[Part, number] | null>(
      (before, read) => before ?? read(reading, at),
      null,
    );
    if (special) {
      // A code is said to be one: “MOS 88M”.
      if (special[0].as === 'code' && codeWords.has(parts.at(-1)?.key ?? '')) parts.pop();
      parts.push(special[0]);
      at += special[1];
      continue;
    }
    const word = reading.words[at]!;
    const [own, length] = word.key === '' ? [part('and', [word]), 1] : wordAt(reading, at);
    parts.push(own);
    at += length;
  }
  return parts;
}
