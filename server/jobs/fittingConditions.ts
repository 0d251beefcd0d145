import type { SQL } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { localeOfCountry } from '../formats/localeOfCountry.ts';
import { chipsOf, readingsOf } from './attempts.ts';
import { mostCounted, type Search, whereOf } from './jobQuery.ts';
import { broaden, literalQuery } from './searchQueries.ts';
import { counted } from './sought.ts';

function wordsOrWork(request: Search): SQL | null {
  const readings = readingsOf(chipsOf(request), request);
  return broaden(readings, 'same', localeOfCountry(request.countryId))?.query ?? literalQuery(readings);
}

/**
 * Where the jobs that fit a veteran are looked for: in the filter, and in the jobs with the words that were typed, unless they
 * are many. A search that finds none by its words tries others, and so needs the jobs without them, too.
 */
export async function fittingConditions(db: TenantDb, request: Search): Promise<SQL[]> {
  const filtered = whereOf({ request, query: null });
  const query = wordsOrWork(request);
  if (!query) return [filtered];
  const { total, ids } = await counted(db, { request, query }, null);
  return total > mostCounted ? [filtered] : [filtered, whereOf({ request, query, ids })];
}
