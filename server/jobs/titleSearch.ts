import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { foldSearch, toSearchText } from '../formats/fold.ts';

const wordsOf = (typed: string) => foldSearch(typed).split(' ').filter(Boolean);

export function isTitledLike(title: string, typed: string): boolean {
  const words = wordsOf(typed);
  const text = toSearchText([title]);
  const hasWords = words.length > 0 && words.every((word) => text.includes(word));
  return hasWords || title.toLowerCase().includes(typed.toLowerCase());
}

const has = (text: SQL, part: string) => sql`${text} like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`}`;

/**
 * The titles for which `isTitledLike` can be true, so that not each is read. Accents, and signs that a search writes out,
 * such as "C++", are left to it.
 */
export function mayBeTitledLike(title: SQL | AnyColumn, typed: string): SQL {
  const lower = sql`lower(${title})`;
  const bare = sql`translate(lower(${title}), ${"'."}, '')`;
  const words = wordsOf(typed).map((word) => has(bare, word));
  return sql`(${sql.join(
    [
      sql`octet_length(${title}) <> length(${title})`,
      sql`${title} ~* ${'[+#]|[.]net'}`,
      has(lower, typed.toLowerCase()),
      ...(words.length > 0 ? [sql`(${sql.join(words, sql` and `)})`] : []),
    ],
    sql` or `,
  )})`;
}
