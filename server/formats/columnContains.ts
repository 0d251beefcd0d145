import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { fold, plainLetters } from './fold.ts';

// As `plainLetters` has it: letters that do not decompose, and marks of those that do.
const single = ['øØłŁđĐðÐħĦŧŦıŋƒɨə', 'oOlLdDdDhHtTinfie'] as const;
const double = { ß: 'ss', ẞ: 'ss', æ: 'ae', Æ: 'ae', œ: 'oe', Œ: 'oe', þ: 'th', Þ: 'th' };

// Most texts have only letters of one byte, and are plain already: decomposing each takes longer than the rest of the search.
function plainColumn(column: SQL | AnyColumn): SQL {
  const decomposed = sql`regexp_replace(normalize(${column}, NFKD), ${'[\u0300-\u036f]'}, '', 'g')`;
  const letters = sql`translate(${decomposed}, ${single[0]}, ${single[1]})`;
  const plain = Object.entries(double).reduce(
    (text, [from, to]) => sql`replace(${text}, ${from}, ${to})`,
    letters,
  );
  return sql`case when octet_length(${column}) = length(${column}) then ${column} else ${plain} end`;
}

export const columnContains = (column: SQL | AnyColumn, typed: string | undefined): SQL[] =>
  typed
    ? [sql`lower(${plainColumn(column)}) like ${`%${plainLetters(typed).replace(/[\\%_]/g, '\\$&')}%`}`]
    : [];

export const columnHasWords = (column: SQL | AnyColumn, typed: string): SQL[] =>
  fold(typed)
    .split(' ')
    .filter(Boolean)
    .map(
      (word) => sql`regexp_replace(lower(${plainColumn(column)}), ${"['’.]"}, '', 'g') like ${`%${word}%`}`,
    );
