// What a search was read as, as queries. Each kind of work is searched for as a mark of the job, so that the query stays short.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '../formats/localeOfCountry.ts';
import { neighboursOf, workLabel } from '../scoring/interface.ts';
import { isAnyWork, readSearch, type SearchReading, type WorkPattern } from '../search/interface.ts';
import { anyOf, markQueries, occupationMark, workMark } from './marks.ts';
import { hasLexemes, searchQuery, titleQuery } from './searchText.ts';

const maxKinds = 8;

/** From the same work to work that shares a part of it. */
export const steps = ['same', 'near', 'related', 'family'] as const;
export type Step = (typeof steps)[number];

const and = (queries: SQL[]) => (queries.length > 0 ? sql.join(queries, sql` && `) : null);

const quoted = (phrase: string) => `"${phrase.replace(/["“”]/g, ' ')}"`;

export function termQuery(phrases: readonly string[]): SQL {
  const [only = ''] = phrases;
  const isWord = phrases.length === 1 && !/[\s&+]/.test(only);
  return searchQuery(isWord ? only.replace(/^-+/, '') : phrases.map(quoted).join(' or '));
}

export function patternQuery({ names, words, job_type, without, workplace, experience }: WorkPattern): SQL {
  const filter = { job_type, type: workplace, ...(experience === undefined ? {} : { experience }) };
  const marks = Object.values(markQueries(filter));
  if (marks.length === 0) return searchQuery([...names, ...words].map(quoted).join(' or '));
  const but = without.length > 0 ? [`!${anyOf(without.map((type) => `=${type}`))}`] : [];
  return sql`(${[...marks, ...but].join(' & ')}::tsquery || ${titleQuery([...names, ...words])})`;
}

const patternsOf = ({ patterns }: SearchReading) =>
  patterns.map((pattern) => sql`(${patternQuery(pattern)})`);

// Words that follow one another are a single query, as they were typed.
function termsQuery(terms: readonly (readonly string[])[]): SQL | null {
  const isWord = (term: readonly string[]) => term.length === 1 && !/[\s&+]/.test(term[0]!);
  const words = terms.filter(isWord).map(([word = '']) => word.replace(/^-+/, ''));
  const others = terms.filter((term) => !isWord(term)).map((term) => sql`(${termQuery(term)})`);
  return and([...(words.length > 0 ? [sql`(${searchQuery(words.join(' '))})`] : []), ...others]);
}

const allOf = (queries: (SQL | null)[]) => and(queries.filter((query) => query !== null));

/** The words alone, as they were typed or in their other forms; null without words. */
export const wordsQuery = (readings: SearchReading[], forms: 'typed' | 'all'): SQL | null =>
  allOf(
    readings.map(({ isExact, text, terms }) =>
      isExact
        ? searchQuery(text)
        : termsQuery(forms === 'all' ? terms : terms.map((term) => term.slice(0, 1))),
    ),
  );

/** The words and the kinds of job. */
export const literalQuery = (readings: SearchReading[]): SQL | null =>
  allOf([wordsQuery(readings, 'all'), ...readings.flatMap(patternsOf)]);

interface WorkName {
  mark: string;
  /** Null for what the names before it cover. */
  label: string | null;
}

interface Broader {
  query: SQL;
  work: SQL;
  /** The likeliest kind of work, the two likeliest, and so on. */
  likeliest: SQL[];
  labels: WorkName[];
}

interface Meant {
  labels: WorkName[];
  rest: string[][];
}

function kindsAt({ kinds, near }: SearchReading, step: Step): string[] {
  if (step === 'same') return kinds;
  if (step === 'near') return [...near, ...neighboursOf(kinds, step)];
  return neighboursOf([...kinds, ...near], step);
}

function meantBy(reading: SearchReading, step: Step, locale: Locale): Meant {
  const shown = [...new Set(kindsAt(reading, step))].slice(0, maxKinds);
  const occupations = step === 'same' ? reading.occupations : [];
  return {
    labels: [
      ...shown.map((kind) => ({ mark: workMark(kind), label: workLabel(kind, locale) })),
      ...occupations.map(({ code, title }) => ({
        mark: occupationMark(code),
        label: shown.length > 0 ? null : title,
      })),
    ],
    rest: occupations.length > 0 ? [] : reading.rest,
  };
}

// More would cost the ranking more than they tell.
const maxLikeliest = 4;

export function broaden(readings: SearchReading[], step: Step, locale: Locale): Broader | null {
  const meant = readings.map((reading) => ({ reading, ...meantBy(reading, step, locale) }));
  const works = meant
    .filter(({ labels }) => labels.length > 0)
    .map(({ labels }) => labels.map(({ mark }) => mark));
  const query = allOf(
    meant.map(({ reading, labels, rest }) => {
      const literal = wordsQuery([reading], 'all');
      if (labels.length === 0) return allOf([literal, ...patternsOf(reading)]);
      const marks = sql`${anyOf(labels.map(({ mark }) => mark))}::tsquery`;
      const others = termsQuery(rest);
      const work = others ? sql`(${marks} && ${others})` : marks;
      return allOf([sql`(${literal ?? marks} || ${work})`, ...patternsOf(reading)]);
    }),
  );
  const workOf = (count: number) => and(works.map((marks) => sql`${anyOf(marks.slice(0, count))}::tsquery`));
  const work = workOf(Number.POSITIVE_INFINITY);
  const labels = meant.flatMap((each) => each.labels).filter(({ label }) => label !== null);
  if (!query || !work || labels.length === 0) return null;
  const longest = Math.max(...works.map(({ length }) => length));
  const likeliest = Array.from({ length: Math.min(longest, maxLikeliest) }, (_, at) => workOf(at + 1)!);
  return { query, work, likeliest, labels };
}

const maxParts = 8;

interface SearchPart {
  query: SQL;
  /** Its words in a title; null for what does not say which job is looked for, such as “senior” or part-time. */
  inTitle: SQL | null;
}

/** The parts of a search, some of which may be left out where no job has them all. */
export function partsOf(reading: SearchReading): SearchPart[] {
  if (reading.isExact) return [{ query: searchQuery(reading.text), inTitle: null }];
  const terms = reading.terms
    .filter(([typed = '']) => hasLexemes(typed))
    .map((term) => ({
      query: sql`(${termQuery(term)})`,
      inTitle: term.every(isAnyWork) ? null : titleQuery(term),
    }));
  const patterns = patternsOf(reading).map((query) => ({ query, inTitle: null }));
  return [...terms, ...patterns].slice(0, maxParts);
}

/** The kinds of work of a text that is no search, such as a title. */
export const workNamedBy = (text: string, countryId: number): string[] => {
  const { kinds, near } = readSearch(text, { countryId });
  return kinds.length > 0 ? kinds : near;
};
