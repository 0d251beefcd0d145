import { fold } from '../formats/fold.ts';
import type { MilitaryRole } from '../military/interface.ts';
import type { OccupationHit } from '../occupations/interface.ts';
import { codeAt, codeWords, ratingCalled } from './codes.ts';
import {
  asMeaning,
  listsOf,
  type Meaning,
  type Part,
  part,
  partsOf,
  type Reading,
  type WorkPattern,
} from './parts.ts';
import { type PaySought, payIn } from './payIn.ts';
import { holdersOfRank, type RankHolders } from './ranks.ts';
import { wordsTyped } from './typedWords.ts';
import { listedWork, occupationsCalled } from './work.ts';
import { asText, workOf, writtenOf } from './workOfParts.ts';

// They say that a job is looked for, and not which.
const fillers = new Set(
  'job jobs vacancy vacancies role roles position positions opening openings wanted hiring looking seeking near nearby'.split(
    ' ',
  ),
);
// They say who looks for it, unless they are part of a name, such as that of the military police.
const ownWords = new Set(
  'ex former veteran veterans military forces soldier soldiers civvy civvies civilian'.split(' '),
);

export interface SearchReading {
  /** Typed with quotation marks, “or” or a minus: looked for as it is. */
  isExact: boolean;
  text: string;
  patterns: (WorkPattern & { written: string })[];
  /** All must be found, each by one of its phrases; the first is the typed one. */
  terms: string[][];
  /** The kinds of work that the words name, the likeliest first. */
  kinds: string[];
  /** The terms that jobs of these kinds must have as well. */
  rest: string[][];
  /** Kinds near to what is meant, if nothing else is found. */
  near: string[];
  occupations: OccupationHit[];
  meanings: Meaning[];
  pay: PaySought | null;
  /** Of a search for nothing but a rank. */
  ranks: RankHolders[];
  /** Those whose codes were typed. */
  roles: Pick<MilitaryRole, 'id' | 'service_id'>[];
  /** The words that may be misspelt. */
  plain: string;
}

const unitedKingdom = 232;
const unitedStates = 233;

const exactly = /"|(^|\s)-[\p{L}\p{N}]|(^|\s)or(\s|$)/iu;
export const isExact = (text: string) => exactly.test(text);

const isWholeWord = ({ as, long }: Part) => as === 'word' && long === null;
const termOf = ({ written, phrases }: Part): string[] => [...new Set([written, ...phrases])];

const meaningKinds = {
  form: 'short_form',
  unit: 'unit',
  rank: 'rank',
  code: 'code',
  place: 'place',
} as const;

function meaningOf({ as, written, means, key }: Part): Meaning[] {
  if (as === 'word' || as === 'pattern' || as === 'and') return [];
  const isSame = means.every(({ label }) => fold(label) === fold(key));
  return isSame ? [] : [{ written, as: meaningKinds[as], means }];
}

/** A rating of the Navy or Coast Guard is read only alone and in capitals. */
function ratingAlone({ words, countryId, lists }: Reading): Part | null {
  const [word] = words;
  if (words.length !== 1 || !word || lists.forms.has(word.key) || lists.units.has(word.key)) return null;
  const rating = ratingCalled(word.written, countryId);
  if (!rating) return null;
  const { title } = rating.role;
  return part('code', words, {
    phrases: [title],
    ...{ kinds: rating.kinds, near: rating.near, role: rating.role },
    means: [asMeaning(`${rating.code} ${title}`)],
  });
}

const exact = (text: string): SearchReading => ({
  ...{ isExact: true, text, plain: text },
  ...{ patterns: [], terms: [], kinds: [], rest: [], near: [], occupations: [], meanings: [] },
  ...{ pay: null, ranks: [], roles: [] },
});

function withoutOwnWords(parts: Part[], countryId: number): Part[] {
  const others = parts.filter(({ as, key }) => as !== 'word' || !ownWords.has(key));
  const own = others.length > 0 ? others : parts;
  const last = own.at(-1);
  if (own.length < 2 || last?.as !== 'word' || last.key !== 'work') return own;
  // “Warehouse work” is any job in a warehouse; “social work” is a trade.
  const before = own.slice(0, -1);
  return listedWork(writtenOf(before), countryId).kinds.length > 0 ? before : own;
}

const meaningOfPay = ({ written, label }: PaySought): Meaning => ({
  ...{ written, as: 'pay' },
  means: [{ label, search: written }],
});

/** A code that looks like pay, such as 68K, is the code if it is said to be one, or alone in its country. */
function payOf(text: string, countryId: number): { pay: PaySought | null; rest: string } {
  const typed = payIn(text, countryId);
  if (!typed) return { pay: null, rest: text };
  const { pay, rest } = typed;
  const words = wordsTyped(rest).filter(({ key }) => !fillers.has(key));
  const isNamed = words.every(({ key }) => codeWords.has(key)) && /^\d\dk$/i.test(pay.written);
  const isCode =
    isNamed && countryId === unitedStates && codeAt(wordsTyped(pay.written), 0, countryId) !== null;
  return isCode ? { pay: null, rest: text } : { pay, rest };
}

/** Reads typed text: what must be found, under which other words, and what it means. */
export function readSearch(
  text: string,
  { countryId: searchedCountryId }: { countryId: number },
): SearchReading {
  // Elsewhere, as on most pages, British words are the usual ones.
  const countryId = searchedCountryId === unitedStates ? unitedStates : unitedKingdom;
  if (isExact(text)) return exact(text);
  const { pay, rest: unpaid } = payOf(text, countryId);
  const typed = wordsTyped(unpaid);
  const named = typed.filter(({ key }) => !fillers.has(key));
  const words = named.length > 0 || pay ? named : typed;
  const reading: Reading = { words, countryId, lists: listsOf(countryId) };
  const rating = ratingAlone(reading);
  const all = rating ? [rating] : withoutOwnWords(partsOf(reading), countryId);
  const isRankAlone = all.every(({ as }) => as === 'rank' || as === 'and' || as === 'pattern');
  const parts = all.filter(({ as }) => as !== 'rank' || isRankAlone);
  const sought = parts.filter(({ as }) => as !== 'pattern' && as !== 'and');
  const { kinds, rest } = isRankAlone
    ? { kinds: [...new Set(parts.flatMap((own) => own.kinds))], rest: [] }
    : workOf(parts, countryId);
  const plain = asText(parts.filter(({ as }) => as === 'word'));
  return {
    isExact: false,
    text,
    patterns: parts.flatMap(({ pattern, written }) => (pattern ? { ...pattern, written } : [])),
    terms: sought.map(termOf),
    kinds,
    rest: rest.map(termOf),
    near: [...new Set(parts.flatMap(({ near }) => near))],
    occupations: plain && sought.every(isWholeWord) ? occupationsCalled(plain, kinds) : [],
    meanings: [...parts.flatMap(meaningOf), ...(pay ? [meaningOfPay(pay)] : [])],
    ranks: isRankAlone
      ? parts.filter(({ as }) => as === 'rank').flatMap(({ key }) => holdersOfRank(key))
      : [],
    roles: parts.flatMap(({ role }) => role ?? []),
    ...{ pay, plain },
  };
}
