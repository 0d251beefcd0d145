// A town next to a job, such as “elevator mechanic Chicago”, whose name no job has as a word: jobs around it are meant.
import { sql } from 'drizzle-orm';
import { texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { listedJobs } from '../db/schema/jobs.ts';
import { cities, states } from '../db/schema/reference.ts';
import { fold } from '../formats/fold.ts';
import { inMiles, isWorkWord, usualRadius } from '../scoring/interface.ts';
import { isPublishedWord, type Meaning, type SearchReading } from '../search/interface.ts';
import { type Search, whereOf } from './jobQuery.ts';
import { onlyInText } from './ranking.ts';
import { hasLexemes, searchQuery } from './searchText.ts';
import type { Attempt } from './sought.ts';

interface TownInSearch {
  /** Around the town. */
  request: Search;
  /** The search without the town. */
  chips: string[];
  meaning: Meaning;
}

interface Named {
  chip: number;
  words: string[];
  /** The words after it, which may be its state. */
  after: string[][];
  /** No other word says which job is looked for. */
  isAlone: boolean;
}

const maxWords = 4;
const isTitleWord = (word: string) => isWorkWord(word) || isPublishedWord(word);

/** The parts of a search that may be a town: words that are no work or, without any work, the last ones. */
function namesIn({ isExact, terms, rest, kinds, near }: SearchReading, chip: number): Named[] {
  if (isExact) return [];
  const isAlone = kinds.length + near.length === 0;
  const left = new Set(rest.map(([word = '']) => word));
  const isOther = ([word = '']: string[]) => left.has(word) && !(isAlone && isTitleWord(fold(word)));
  const names: Named[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    for (let end = at + 1; end <= Math.min(terms.length, at + maxWords); end += 1) {
      const part = terms.slice(at, end);
      // Such as Newcastle upon Tyne.
      const isName = part.every((term) => isOther(term) || !hasLexemes(term[0] ?? ''));
      if (!isName || !isOther(part[0]!) || !isOther(part.at(-1)!)) continue;
      names.push({ chip, words: part.map(([word = '']) => word), after: terms.slice(end), isAlone });
    }
  }
  return names;
}

const nameOf = ({ words }: Named) => fold(words.join(' '));

interface Town {
  id: number;
  title: string;
  lat: number;
  lng: number;
  state: string;
  search: string;
}

async function townsCalled({ tx }: TenantDb, names: string[], countryId: number): Promise<Town[]> {
  const { rows } = await tx.execute<Town & Record<string, unknown>>(sql`
    select ${cities.id} as id, ${cities.title} as title, ${cities.lat} as lat, ${cities.lng} as lng,
      ${states.title} as state, ${cities.search} as search
    from ${cities} join ${states} on ${states.id} = ${cities.state_id}
    where ${cities.country_id} = ${countryId} and ${cities.search} = any(${texts(names)})
    order by ${cities.id}`);
  return rows;
}

const maxStateWords = 3;

/** How many of the words after a town are its state, such as two of “Raleigh North Carolina”. */
function stateWords({ after }: Named, { state }: Town): number {
  const name = fold(state);
  const isCode = (after[0] ?? []).some((phrase) => fold(phrase) === name);
  if (isCode) return 1;
  for (let count = 2; count <= Math.min(maxStateWords, after.length); count += 1) {
    const words = after.slice(0, count).map(([word = '']) => word);
    if (fold(words.join(' ')) === name) return count;
  }
  return 0;
}

interface Match {
  named: Named;
  towns: Town[];
  stateWords: number;
}

function matchOf(named: Named, towns: readonly Town[]): Match | null {
  const called = towns.filter(({ search }) => search === nameOf(named));
  const most = Math.max(0, ...called.map((town) => stateWords(named, town)));
  const within = called.filter((town) => stateWords(named, town) === most);
  const isLast = named.after.length === most;
  return within.length === 0 || (named.isAlone && !isLast)
    ? null
    : { named, towns: within, stateWords: most };
}

/** The longest name with its state; of two, the last. */
const isBetter = (match: Match, other: Match) =>
  match.named.words.length + match.stateWords >= other.named.words.length + other.stateWords;

async function isWordOfJob({ tx }: TenantDb, name: string, request: Search): Promise<boolean> {
  const all: Search = { ...request, filter: {}, fitting: null };
  const { rows } = await tx.execute<{ is_word: boolean }>(sql`
    select exists (select from ${listedJobs} where ${whereOf({ request: all, query: searchQuery(name) })}) as is_word`);
  return rows[0]?.is_word ?? false;
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** As it was typed, with what is between its words. */
function typedAs(chip: string, words: readonly string[]): string {
  const between = '[^\\p{L}\\p{N}]+';
  const name = new RegExp(`(?<![\\p{L}\\p{N}])${words.map(escaped).join(between)}(?![\\p{L}\\p{N}])`, 'iu');
  return name.exec(chip)?.[0] ?? '';
}

const isPlaced = ({ filter }: Search) =>
  filter.near !== undefined || filter.state !== undefined || (filter.city ?? []).length > 0;

interface Searched {
  request: Search;
  chips: string[];
  readings: SearchReading[];
}

/** For each town of a name that was typed, the search around it. */
export async function searchesAroundTown(
  db: TenantDb,
  { request, chips, readings }: Searched,
): Promise<TownInSearch[]> {
  const names = isPlaced(request) ? [] : readings.flatMap(namesIn);
  if (names.length === 0) return [];
  const listed = await townsCalled(db, [...new Set(names.map(nameOf))], request.countryId);
  const [first, ...others] = names.flatMap((named) => matchOf(named, listed) ?? []);
  if (!first) return [];
  const match = others.reduce((best, other) => (isBetter(other, best) ? other : best), first);
  const { chip, words, after } = match.named;
  const state = after.slice(0, match.stateWords).map(([word = '']) => word);
  const written = typedAs(chips[chip]!, [...words, ...state]);
  if (!written || (await isWordOfJob(db, words.join(' '), request))) return [];
  const { pay, patterns, terms } = readings[chip]!;
  const isWhole = !pay && patterns.length === 0 && terms.length === words.length + state.length;
  const rest = isWhole ? '' : chips[chip]!.replace(written, ' ').replace(/\s+/g, ' ').trim();
  const towns = match.towns.slice(0, maxTowns);
  return towns.map((town) => ({
    request: around(town, request),
    chips: chips.map((other, at) => (at === chip ? rest : other)).filter(Boolean),
    meaning: meaningOf(written, [town, ...towns.filter((other) => other !== town)], request),
  }));
}

// Of a common name, more would be no choice.
const maxTowns = 4;

const radiusOf = ({ filter }: Search) => filter.radius_km ?? usualRadius;

function around({ id, title, lat, lng }: Town, request: Search): Search {
  const isOwn = request.place?.isOwn === true && request.place.id === id;
  return {
    ...request,
    place: { id, title, lat, lng, isOwn },
    filter: { ...request.filter, radius_km: radiusOf(request) },
  };
}

const meaningOf = (written: string, towns: Town[], request: Search): Meaning => ({
  ...{ written, as: 'town' },
  means: towns.map(({ title, state }) => ({
    label: `jobs within ${inMiles(radiusOf(request))} of ${title}, ${state}`,
    search: `${title} ${state}`,
  })),
});

/**
 * True if the same work is around the town: jobs that are done from home are around every town, and jobs that only mention the work
 * are of other work. Where nothing but a town was typed, any job around it will do.
 */
export async function hasWorkAround({ tx }: TenantDb, attempt: Attempt): Promise<boolean> {
  const { request, query, wording, counted } = attempt;
  if (!wording || counted.total === 0) return counted.total > 0;
  const around = whereOf({ request, query, ring: radiusOf(request) });
  const { rows } = await tx.execute<{ has_work: boolean }>(sql`
    select exists (select from ${listedJobs} where ${around} and not ${onlyInText(wording)}) as has_work`);
  return rows[0]?.has_work ?? false;
}
