import { isInPlaceName, isMeant, sentenceStart, speaksOfService } from './conditions.ts';
import { type LexiconEntry, pluralOf, termTable } from './entries.ts';
import { type Country, countryOf, countryOfText, isWithin } from './lineCountry.ts';
import { patterns, seriesSource } from './patterns.ts';

export interface Term {
  at: number;
  end: number;
  /** As written, with its plural but without a possessive. */
  text: string;
  entry: LexiconEntry;
  isPlural: boolean;
  country?: Country | undefined;
}

// Tables whose terms have several meanings, decided by neighbouring words, come first.
const tablesInOrder = [
  'staffOfficers',
  'americanContext',
  'britishContext',
  'americanTrades',
  'britishTrades',
  'britishAppointments',
  'americanAppointments',
  'royalNavy',
  'royalAirForce',
  'documents',
  'operations',
  'logistics',
  'medical',
  'training',
  'equipment',
  'units',
  'britishRanks',
  'americanRanks',
  'slang',
  'shortForms',
];

let allEntries: LexiconEntry[] | undefined;

export function entries(): LexiconEntry[] {
  allEntries ??= tablesInOrder.flatMap(termTable);
  return allEntries;
}

interface Spelling {
  spelling: string;
  entry: LexiconEntry;
  isPlural: boolean;
}

const curly = (text: string) => text.replaceAll("'", '’');
const firstRun = /[\p{L}\p{N}]+/u;

function isPluralSpelling(term: string, { terms, kind }: LexiconEntry): boolean {
  if (kind === 'plural') return false;
  if (/[\p{Lu}\d]s$/u.test(term)) return true;
  const singular = /men$/.test(term) ? term.replace(/men$/, 'man') : term.replace(/s$/, '');
  return singular !== term && terms.includes(singular);
}

let index: Map<string, Spelling[]> | undefined;
function spellings(): Map<string, Spelling[]> {
  if (index) return index;
  index = new Map();
  for (const entry of entries()) {
    for (const term of entry.terms) {
      const spelling = curly(term);
      const [key = ''] = spelling.match(firstRun) ?? [];
      const isPlural = isPluralSpelling(term, entry);
      const list = index.get(key.toLowerCase()) ?? [];
      list.push({ spelling, entry, isPlural });
      index.set(key.toLowerCase(), list);
    }
  }
  for (const list of index.values()) list.sort((a, b) => b.spelling.length - a.spelling.length);
  return index;
}

const countable = new Set(['thing', 'person', 'head', 'unit', 'answer']);
const startsSentence = (before: string) => sentenceStart.test(before);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

// These characters continue a code: S-1, G4/J4, kit.example.org. A hyphen before a small letter does not: SNCO-led.
const mayBegin = (before: string) => !/(?:[\p{L}\p{N}_@#]|[\p{L}\p{N}][-.&+@’]|[$£€])$/u.test(before);
const mayEnd = (after: string) =>
  !/^(?:[\p{L}\p{N}_@]|[-.&+@/][\p{Lu}\p{N}]|[.@][\p{L}\p{N}]|’d(?!\p{L}))/u.test(after);
// "SJARs/OJARs" are two terms, "S1/9" and "CO/NOx" are none.
const slashed = (before: string, after: string) =>
  /[\p{L}\p{N}]\/$/u.test(before) || /^\/[\p{L}\p{N}]/u.test(after);

// Forms are called by their number, “filled in the 781”. With anything to count after it, or without an article, it is an amount.
const namesForm = (before: string, after: string) =>
  /(?<!\p{L})(?:an?|the|each|every|my|our|their) $/iu.test(before) &&
  /^(?:$|[.,;:)!?]| (?:forms?|for|in|at|on|and|to|from|within|with|during|after|before|by)(?!\p{L}))/u.test(
    after,
  );

export const isShouted = (line: string) =>
  !/\p{Ll}/u.test(line) && (line.match(/\p{Lu}{2,}/gu) ?? []).length > 3;

// True for a term that means nothing else anywhere. Lower-case words are too common to prove anything.
function proves({ entry, text }: Term): boolean {
  const isAbbreviation =
    (/[\p{Lu}\p{N}/]/u.test(text) && !/^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(text)) || text.length <= 4;
  return isAbbreviation && isMeant(entry.when, [], { line: text, at: 0, end: 0, isService: false });
}

function writtenAt(
  line: string,
  at: number,
  { spelling, entry, isPlural }: Spelling,
): Omit<Term, 'entry'> | null {
  const lineHas =
    line.startsWith(spelling, at) ||
    (/^\p{Ll}/u.test(spelling) &&
      startsSentence(line.slice(0, at)) &&
      line.startsWith(capital(spelling), at));
  if (!lineHas) return null;
  let end = at + spelling.length;
  let plural = isPlural;
  if (countable.has(entry.kind) && !/s$/.test(spelling) && line[end] === 's' && mayEnd(line.slice(end + 1))) {
    end += 1;
    plural = true;
  }
  const [before, after] = [line.slice(0, at), line.slice(end)];
  if (!mayBegin(before) || !mayEnd(after)) return null;
  if (/^\d+$/.test(spelling) && !plural && !namesForm(before, after)) return null;
  if (slashed(before, after) && (entry.when.length > 0 || end - at < 3)) return null;
  return { at, end, text: line.slice(at, end), isPlural: plural };
}

const answerEntry = ({ term, meaning }: Answer): LexiconEntry => ({
  terms: [curly(term)],
  plain: meaning,
  plural: pluralOf(meaning),
  kind: 'answer',
  when: [],
  not: [],
  keepsOriginal: false,
  where: 'UK, US',
  source: 'The person’s own answer',
});

function candidates(line: string, answers: Answer[]): Term[][] {
  const termsByStart = new Map<number, Term[]>();
  const add = (term: Term) => termsByStart.set(term.at, [...(termsByStart.get(term.at) ?? []), term]);
  for (const { 0: run, index: at } of line.matchAll(/[\p{L}\p{N}]+/gu)) {
    const lower = run.toLowerCase();
    const keys = lower.endsWith('s') ? [lower, lower.slice(0, -1)] : [lower];
    for (const spelling of keys.flatMap((key) => spellings().get(key) ?? [])) {
      const written = writtenAt(line, at, spelling);
      if (written) add({ ...written, entry: spelling.entry });
    }
  }
  for (const answer of answers) {
    const spelling = { spelling: curly(answer.term), entry: answerEntry(answer), isPlural: false };
    for (let at = line.indexOf(spelling.spelling); at >= 0; at = line.indexOf(spelling.spelling, at + 1)) {
      const written = writtenAt(line, at, spelling);
      if (written) add({ ...written, entry: spelling.entry });
    }
  }
  for (const { expression, entryOf } of patterns) {
    for (const match of line.matchAll(expression)) {
      const end = match.index + match[0].length;
      const entry = entryOf(match);
      if (entry && mayBegin(line.slice(0, match.index)) && mayEnd(line.slice(end)))
        add({ at: match.index, end, text: match[0], entry, isPlural: false });
    }
  }
  return [...termsByStart.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, terms]) => terms.sort((a, b) => b.end - a.end));
}

function isExplained(line: string, { at, end, text, entry }: Term): boolean {
  const { plain, plural, keepsOriginal } = entry;
  const isInBrackets = line[at - 1] === '(' && line[end] === ')';
  const before = line
    .slice(0, at - 1)
    .trimEnd()
    .toLowerCase();
  if (isInBrackets && (keepsOriginal || before.endsWith(plain.toLowerCase()))) return true;
  const lower = line.toLowerCase();
  const term = text.toLowerCase();
  return [plain, plural, ...plainWordsWith(term)].some((words) => {
    const inside = words.toLowerCase().indexOf(term);
    return inside >= 0 && words.length > text.length && lower.startsWith(words.toLowerCase(), at - inside);
  });
}

let plainWords: string[] | undefined;
const phrases = new Map<string, string[]>();
const maxPhrases = 5_000;

/** The plain words of entries that have the term in them: "guard" needs no words in "guard post". */
function plainWordsWith(term: string): string[] {
  const cached = phrases.get(term);
  if (cached) return cached;
  plainWords ??= [
    ...new Set(entries().flatMap(({ plain, plural }) => [plain.toLowerCase(), plural.toLowerCase()])),
  ];
  const matching = plainWords.filter((words) => words.length > term.length && words.includes(term));
  if (phrases.size >= maxPhrases) phrases.clear();
  phrases.set(term, matching);
  return matching;
}

export interface ReadingContext {
  isService?: boolean;
  country?: Country | undefined;
  answers?: Answer[];
}

export interface Answer {
  term: string;
  meaning: string;
}

export const termsIn = (line: string, reading?: ReadingContext): Term[] =>
  lexiconTermsIn(line, reading).filter((term) => !isExplained(curly(line), term));

const remembered = new Map<string, Term[]>();
const mostRemembered = 500;

/** Cached, because a line is read repeatedly while it is rewritten and checked. */
export function lexiconTermsIn(line: string, reading: ReadingContext = {}): Term[] {
  const { isService = false, country, answers = [] } = reading;
  const key = [line, isService, country, ...answers.flatMap(({ term, meaning }) => [term, meaning])].join(
    '\n',
  );
  const cached = remembered.get(key);
  if (cached) return cached;
  const terms = findTerms(line, { isService, country, answers });
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, terms);
  return terms;
}

function findTerms(written: string, { isService = false, country, answers = [] }: ReadingContext): Term[] {
  const line = curly(written);
  const all = candidates(line, answers);
  const proof = all
    .flat()
    .filter((term) => proves(term) && !isWithin(term, all) && isMeantIn(line, term, false));
  const service = isService || proof.length > 0 || speaksOfService(line);
  const home = countryOf(proof) ?? countryOfText(line) ?? country;
  const rank = ({ entry }: Term) => {
    if (entry.kind === 'answer') return -1;
    const byCountry = home && entry.where.startsWith(home) ? 0 : entry.where.includes(',') ? 1 : 2;
    return entry.source === seriesSource ? byCountry + 3 : byCountry;
  };
  const shouted = isShouted(line);
  const result: Term[] = [];
  let end = 0;
  for (const terms of all) {
    const term = terms
      .toSorted((a, b) => b.end - a.end || rank(a) - rank(b))
      .find(
        (term) =>
          term.at >= end &&
          !(shouted && (term.entry.when.length > 0 || term.text.length < 3)) &&
          isMeantIn(line, term, service),
      );
    if (!term) continue;
    end = term.end;
    result.push({ ...term, text: written.slice(term.at, term.end), country: home });
  }
  return result;
}

/** All terms that the words of a line may be, whatever the other words say. */
export const possibleTermsIn = (line: string, { answers = [] }: ReadingContext = {}): Term[] =>
  candidates(curly(line), answers)
    .flat()
    .filter(({ at, end, entry }) => isMeant([], entry.not, { line, at, end, isService: true }));

const postcodeAfter = /^ ?\d[A-Z]{2}(?!\p{L})/u;

function isMeantIn(line: string, { at, end, text, entry }: Term, isService: boolean): boolean {
  return (
    !isInPlaceName(text, line.slice(0, at), line.slice(end)) &&
    !(/\d[A-Z]?$/.test(text) && postcodeAfter.test(line.slice(end))) &&
    isMeant(entry.when, entry.not, { line, at, end, isService })
  );
}

export function hasCivilianMeaning(line: string, at: number, text: string): boolean {
  const place = { line, at, end: at + text.length, isService: false };
  return (spellings().get(text.toLowerCase()) ?? []).some(
    ({ spelling, entry }) => spelling === text && entry.not.length > 0 && !isMeant([], entry.not, place),
  );
}
