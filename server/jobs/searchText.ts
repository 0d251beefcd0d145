import { type SQL, sql } from 'drizzle-orm';
import { texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { jobWords } from '../db/schema/jobs.ts';
import type { JobFeatures } from '../db/schema/matchFeatures.ts';
import { foldText } from '../formats/fold.ts';
import { bodyText, nameText, soughtLexemes, storedLexemes } from '../search/interface.ts';

export interface FindableBy {
  title: string;
  company: string;
  names: string[];
  body: string;
  marks: string[];
  keys: string[];
  features: JobFeatures;
}

const signed: [RegExp, (letters: string) => string][] = [
  [/^([a-z]+)plusplus$/, (word) => `${word.length === 1 ? word.toUpperCase() : word}++`],
  [/^([a-z])plus$/, (letter) => `${letter.toUpperCase()}+`],
  [/^([a-z])sharp$/, (letter) => `${letter.toUpperCase()}#`],
  [/^dotnet$/, () => '.NET'],
];

export function writtenWord(word: string): string {
  for (const [pattern, written] of signed) {
    const match = pattern.exec(word);
    if (match) return written(match[1] ?? '');
  }
  return word;
}

export const skillNames = (skills: readonly { name: string }[]): string[] => [
  ...new Set(skills.map(({ name }) => foldText(name))),
];

export const splitWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]{3,30}/gu) ?? [];

/**
 * Typed text is never SQL and never an error: it is read as search engines read it. Jobs that were stored before version 4 of the
 * features are found by English stems until they are read again; a minus would then find what it excludes.
 */
export function searchQuery(typed: string): SQL {
  const named = nameText(typed);
  const own = sql`websearch_to_tsquery('simple', ${soughtLexemes(named)})`;
  return /(^|\s)-\S/.test(named) ? own : sql`(${own} || websearch_to_tsquery('english', ${named}))`;
}

const lexemesIn = (text: string) => soughtLexemes(nameText(text)).match(/[\p{L}\p{N}]+/gu) ?? [];

/** True for words that are looked for, and not only common ones. */
export const hasLexemes = (text: string): boolean => lexemesIn(text).length > 0;

/** Any of the phrases, in the title alone. One with a common word, such as “on site”, would be another without it. */
export function titleQuery(phrases: readonly string[]): SQL {
  const each = phrases
    .map((phrase) => ({ lexemes: lexemesIn(phrase), words: phrase.split(' ').length }))
    .filter(({ lexemes, words }) => lexemes.length === words)
    .map(({ lexemes }) => `(${lexemes.map((lexeme) => `${lexeme}:A`).join(' <-> ')})`);
  return sql`to_tsquery('simple', ${each.join(' | ')})`;
}

/** Words of a title or a name that begin so. */
export const beginningQuery = (beginning: string): SQL =>
  sql`to_tsquery('simple', ${`${beginning.replace(/[^a-z]/g, '')}:*AB`})`;

const weighed = (prepared: string, weight: 'A' | 'B' | 'C') =>
  sql`setweight(to_tsvector('simple', ${storedLexemes(prepared)}), ${weight})`;

/** The words of a whole text, which count least. */
export const textVector = (body: string) => weighed(bodyText(body.slice(0, 20_000)), 'C');

export function vectorsOf({ title, company, names, body, marks, keys, features }: FindableBy) {
  const heading = sql<string>`${weighed(nameText(title), 'A')} || ${weighed(nameText([company, ...names].join(' , ')), 'B')}`;
  return {
    heading,
    search: sql<string>`${heading} || ${textVector(body)} || array_to_tsvector(${texts(marks)})`,
    match_keys: keys,
    match_features: features,
  };
}

export async function learnWords(
  { tenantId, tx }: TenantDb,
  { title, company, names }: Pick<FindableBy, 'title' | 'company' | 'names'>,
) {
  const words = [...new Set(splitWords([title, company, ...names].join(' ')))].filter(
    (word) => !/^\d+$/.test(word),
  );
  if (words.length === 0) return;
  await tx
    .insert(jobWords)
    .values(words.map((word) => ({ tenant_id: tenantId, word })))
    .onConflictDoNothing();
}
