import { sql } from 'drizzle-orm';
import { texts } from '../db/arrays.ts';
import { tenantWords } from '../db/schema/jobs.ts';
import { cities } from '../db/schema/reference.ts';
import { foldText } from '../formats/fold.ts';
import { isWorkWord } from '../scoring/interface.ts';
import { isPublishedWord, nearestSpelling, nearestTitleWord, typedWord } from '../search/interface.ts';
import { writtenWord } from './searchText.ts';
import type { Sought } from './sought.ts';

const maxSimilar = 20;

/** The typed searches with words of the tenant’s jobs, or of titles, in place of misspelt ones; null if none is misspelt. */
export async function correctedSpelling(
  { db: { tx }, request, readings }: Sought,
  chips: string[],
  { onlyUnknown }: { onlyUnknown: boolean },
): Promise<string[] | null> {
  const plain = readings.flatMap((reading) => reading.plain.match(typedWord) ?? []);
  const words = [...new Set(plain.map(foldText))].filter(
    (word) => /\p{L}/u.test(word) && !isWorkWord(word) && !(onlyUnknown && isPublishedWord(word)),
  );
  if (words.length === 0) return null;
  const { rows } = await tx.execute<{ word: string; similar: string[] }>(sql`
    select typed.word, array(
      select ${tenantWords.word} from ${tenantWords} where ${tenantWords.word} % typed.word
      order by similarity(${tenantWords.word}, typed.word) desc, ${tenantWords.word} limit ${maxSimilar}
    ) as similar
    from unnest(${texts(words)}) as typed(word)
    where not exists (select from ${tenantWords} where ${tenantWords.word} = typed.word)
      and not exists (select from ${cities} where ${cities.country_id} = ${request.countryId}
        and (${cities.search} = typed.word
          or (${cities.search} ~>=~ (typed.word || ' ') and ${cities.search} ~<~ (typed.word || '!'))))`);
  const better = new Map(
    rows.flatMap(({ word, similar }) => {
      const nearest = nearestSpelling(word, similar) ?? nearestTitleWord(word);
      return nearest ? [[word, writtenWord(nearest)] as const] : [];
    }),
  );
  if (better.size === 0) return null;
  return chips.map((chip) => chip.replace(typedWord, (word) => better.get(foldText(word)) ?? word));
}
