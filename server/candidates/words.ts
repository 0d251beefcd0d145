// The words of the candidate list, read as those of a job search are, on what the company sees: no more than the card of an anonymous
// candidate shows.
import { type SQL, sql } from 'drizzle-orm';
import { numbers, texts } from '../db/arrays.ts';
import { matchedCandidates } from '../db/schema/candidates.ts';
import { foldSearch } from '../formats/fold.ts';
import { type RankHolders, readSearch, singular } from '../search/interface.ts';

// Having learnt or listed something is conditions by its words, not as work that was done.
const minStrength = 0.6;

/** The ids are an array, so that the few who hold a key are looked up; a subquery would be joined to all visible candidates. */
export const isHeldBy = (keys: string[]): SQL => sql`visible.id = any(array(
  select ${matchedCandidates.user_id} from ${matchedCandidates}
  where ${matchedCandidates.match_keys} && (select ${texts(keys)})))`;

// Folded words have no signs, so they are no patterns; they are stored with spaces and bars between them.
const between = '[ |]';

function hasTerm(phrases: readonly string[]): SQL | null {
  const folded = [...new Set(phrases.map((phrase) => singular(foldSearch(phrase))))].filter(Boolean);
  if (folded.length === 0) return null;
  return sql`visible.words ~ ${`(^|${between})(${folded.join('|')})(s|es)?(${between}|$)`}`;
}

const allOf = (terms: readonly (readonly string[])[]): SQL | null => {
  const conditions = terms.map(hasTerm).filter((term) => term !== null);
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : null;
};

// The index has the keys of the card and of the profile together; the facts are those that the company sees.
const hasDone = (
  kinds: readonly string[],
): SQL => sql`(${isHeldBy(kinds.flatMap((kind) => [`has ${kind}`, `knows ${kind}`]))}
  and exists (select from jsonb_to_recordset(visible.facts->'work') as held (kind text, strength double precision)
    where held.kind = any(${texts([...kinds])}) and held.strength > ${minStrength}::double precision))`;

const hasRank = (ranks: readonly RankHolders[]): SQL =>
  sql`(${sql.join(
    ranks.map(
      ({ group, services }) =>
        sql`(visible.rank_band = ${group} and visible.service_id = any(${numbers(services)}))`,
    ),
    sql` or `,
  )})`;

/**
 * Candidates whose words are these, in any of their forms, or who have done the work that they name; of a rank alone, those of its
 * services and band. Null for text without words.
 */
export function hasWords(typed: string, countryId: number): SQL | null {
  const { isExact, text, terms, patterns, kinds, rest, ranks } = readSearch(typed, { countryId });
  if (isExact) return allOf([[text]]);
  if (ranks.length > 0) return hasRank(ranks);
  const conditions = patterns.map(({ names }) => names);
  const literal = allOf([...terms, ...conditions]);
  if (kinds.length === 0) return literal;
  const others = allOf([...rest, ...conditions]);
  const work = others ? sql`(${hasDone(kinds)} and ${others})` : hasDone(kinds);
  return literal ? sql`(${literal} or ${work})` : work;
}

/** 0 for who held a military role whose code is searched for, as far as the company sees it, 1 for others of its service, then 2. */
export function placeByRole(searches: readonly string[], countryId: number): SQL | null {
  const roles = searches.flatMap((typed) => readSearch(typed, { countryId }).roles);
  if (roles.length === 0) return null;
  const services = roles.flatMap(({ service_id }) => service_id ?? []);
  return sql`case when visible.badged_role_ids && ${numbers(roles.map(({ id }) => id))} then 0
    when visible.service_id = any(${numbers(services)}) then 1 else 2 end`;
}
