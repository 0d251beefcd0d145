// What a search was read as, as queries. Each kind of work is searched for as a mark of the job, so that the query stays short.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '../formats/localeOfCountry.ts';
import { neighboursOf, workLabel } from '../scoring/interface.ts';
import { readSearch, type SearchReading, type WorkPattern } from '../search/interface.ts';
import { anyOf, markQueries, occupationMark, workMark } from './marks.ts';
import { hasLexemes, searchQuery, titleQuery } from './searchText.ts';

const maxKinds = 8;

export type Step = 'same' | 'near' | 'related';

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

interface Broader {
  query: SQL;
  work: SQL;
  /** The likeliest kind of work. */
  first: SQL;
  labels: string[];
}

interface Meant {
  marks: string[];
  labels: string[];
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
    marks: [...shown.map(workMark), ...occupations.map(({ code }) => occupationMark(code))],
    labels:
      shown.length > 0 ? shown.map((kind) => workLabel(kind, locale)) : occupations.map(({ title }) => title),
    rest: occupations.length > 0 ? [] : reading.rest,
  };
}

export function broaden(readings: SearchReading[], step: Step, locale: Locale): Broader | null {
  const labels = new Set<string>();
  const works: SQL[] = [];
  const firsts: SQL[] = [];
  const queries = readings.map((reading) => {
    const literal = wordsQuery([reading], 'all');
    const meant = meantBy(reading, step, locale);
    if (meant.marks.length === 0) return allOf([literal, ...patternsOf(reading)]);
    for (const label of meant.labels) labels.add(label);
    const marks = sql`${anyOf(meant.marks)}::tsquery`;
    works.push(marks);
    firsts.push(sql`${anyOf(meant.marks.slice(0, 1))}::tsquery`);
    const rest = termsQuery(meant.rest);
    const work = rest ? sql`(${marks} && ${rest})` : marks;
    return allOf([sql`(${literal ?? marks} || ${work})`, ...patternsOf(reading)]);
  });
  const query = allOf(queries);
  const [work, first] = [and(works), and(firsts)];
  return query && work && first && labels.size > 0 ? { query, work, first, labels: [...labels] } : null;
}

const maxParts = 8;

/** The parts of a search, any of which may be left out where no job has them all. */
export function partsOf(reading: SearchReading): SQL[] {
  if (reading.isExact) return [searchQuery(reading.text)];
  const terms = reading.terms
    .filter(([typed = '']) => hasLexemes(typed))
    .map((term) => sql`(${termQuery(term)})`);
  return [...terms, ...patternsOf(reading)].slice(0, maxParts);
}

/** The kinds of work of a text that is no search, such as a title. */
export const workNamedBy = (text: string, countryId: number): string[] => {
  const { kinds, near } = readSearch(text, { countryId });
  return kinds.length > 0 ? kinds : near;
};
