import { fold } from '../formats/fold.ts';
import type { OccupationHit } from '../occupations/interface.ts';
import { ratingCalled } from './codes.ts';
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
import { wordsTyped } from './typedWords.ts';
import { listedWork, occupationsCalled, publishedWork } from './work.ts';

// They say that a job is looked for, and not which.
const fillers = new Set(
  'job jobs vacancy vacancies role roles position positions opening openings wanted hiring near nearby'.split(
    ' ',
  ),
);
// They say who looks for it, unless they are part of a name, such as that of the military police.
const ownWords = new Set('ex former veteran veterans military forces'.split(' '));

export interface SearchReading {
  /** Typed with quotation marks, “or” or a minus: looked for as it is. */
  isExact: boolean;
  text: string;
  patterns: WorkPattern[];
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
  /** The words that may be misspelt. */
  plain: string;
}

const unitedKingdom = 232;
const unitedStates = 233;

const exactly = /"|(^|\s)-[\p{L}\p{N}]|(^|\s)or(\s|$)/iu;
export const isExact = (text: string) => exactly.test(text);

const isWholeWord = ({ as, long }: Part) => as === 'word' && long === null;
const termOf = ({ written, phrases }: Part): string[] => [...new Set([written, ...phrases])];
const canonical = ({ key, long }: Part) => long ?? key;
const asText = (parts: readonly Part[]) => parts.map(canonical).join(' ');

interface Work {
  kinds: string[];
  rest: Part[];
}

const left = (rest: string, parts: readonly Part[]) => {
  const words = new Set(fold(rest).split(' '));
  return parts.filter((own) =>
    fold(canonical(own))
      .split(' ')
      .some((word) => words.has(word)),
  );
};

/** Words that are a title together mean that title, whatever some of them mean alone: “HGV mechanic”. */
function workOf(parts: readonly Part[], countryId: number): Work {
  const words = parts.filter(({ as }) => as === 'word');
  const forms = parts.filter(({ as }) => as === 'form');
  // A form that names no work is a condition, such as a shift.
  const conditions = forms.filter(({ kinds, near }) => kinds.length === 0 && near.length === 0);
  const special = parts.filter(({ as }) => as === 'code' || as === 'unit');
  const written = (own: readonly Part[]) =>
    own.map((each) => each.long ?? (each.as === 'word' ? each.written : each.key)).join(' ');
  const whole = listedWork(written(parts.filter(({ as }) => as === 'word' || as === 'form')), countryId);
  const ofWhole = left(whole.rest, words);
  if (whole.kinds.length > 0 && left(whole.rest, forms).length === 0)
    return { kinds: whole.kinds, rest: ofWhole };
  const own = [...new Set([...special, ...forms].flatMap(({ kinds }) => kinds))];
  const named = listedWork(written(words), countryId);
  if (named.kinds.length > 0) {
    // A code is as good as the title next to it; of a corps, the title says which trade.
    const isList = parts.some(({ as }) => as === 'and' || as === 'code');
    return {
      kinds: isList ? [...new Set([...own, ...named.kinds])] : named.kinds,
      rest: [...left(named.rest, words), ...conditions],
    };
  }
  if (own.length > 0) return { kinds: own, rest: [...words, ...conditions] };
  const text = asText(words);
  const published = text && forms.length === 0 ? publishedWork(text) : [];
  return { kinds: published, rest: published.length > 0 ? [] : words };
}

const meaningKinds = { form: 'short_form', unit: 'unit', rank: 'rank', code: 'code' } as const;

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
    kinds: rating.kinds,
    means: [asMeaning(`${rating.code} ${title}`)],
  });
}

const exact = (text: string): SearchReading => ({
  ...{ isExact: true, text, plain: text },
  ...{ patterns: [], terms: [], kinds: [], rest: [], near: [], occupations: [], meanings: [] },
});

function withoutOwnWords(parts: Part[]): Part[] {
  const others = parts.filter(({ as, key }) => as !== 'word' || !ownWords.has(key));
  return others.length > 0 ? others : parts;
}

/** Reads typed text: what must be found, under which other words, and what it means. */
export function readSearch(
  text: string,
  { countryId: searchedCountryId }: { countryId: number },
): SearchReading {
  // Elsewhere, as on most pages, British words are the usual ones.
  const countryId = searchedCountryId === unitedStates ? unitedStates : unitedKingdom;
  if (isExact(text)) return exact(text);
  const typed = wordsTyped(text);
  const named = typed.filter(({ key }) => !fillers.has(key));
  const words = named.length > 0 ? named : typed;
  const reading: Reading = { words, countryId, lists: listsOf(countryId) };
  const rating = ratingAlone(reading);
  const all = rating ? [rating] : withoutOwnWords(partsOf(reading));
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
    patterns: parts.flatMap(({ pattern }) => pattern ?? []),
    terms: sought.map(termOf),
    kinds,
    rest: rest.map(termOf),
    near: [...new Set(parts.flatMap(({ near }) => near))],
    occupations: plain && sought.every(isWholeWord) ? occupationsCalled(plain, kinds) : [],
    meanings: parts.flatMap(meaningOf),
    plain,
  };
}
