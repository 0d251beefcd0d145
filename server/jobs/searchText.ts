import { sql } from 'drizzle-orm';
import { texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { jobWords } from '../db/schema/jobs.ts';
import type { JobFeatures } from '../db/schema/matchFeatures.ts';
import { foldText } from '../formats/fold.ts';

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

// Stop words of English text search that are also names: information technology, the World Health Organization, further
// education, on call.
const shortNames = 'it|who|am|be|do|no|so|own|can|will|further|over|under|up|down|out|off';
const anyShort = new RegExp(`(?<![\\p{L}\\p{N}'’])(${shortNames})(?![\\p{L}\\p{N}'’])`, 'gu');
// In a text, they are names only in capitals.
const capitals = new RegExp(`(?<![\\p{L}\\p{N}])(${shortNames.toUpperCase()})(?![\\p{L}\\p{N}'’])`, 'gu');
const asName = (word: string) => `${word.toLowerCase()}qq`;

const nameText = (text: string) => foldText(text).replace(anyShort, asName);
const bodyText = (text: string) => foldText(text.replace(capitals, (word) => `${word} ${asName(word)}`));

/** Typed text is never SQL and never an error: it is read as search engines read it. */
export const searchQuery = (typed: string) => sql`websearch_to_tsquery('english', ${nameText(typed)})`;

const weighed = (folded: string, weight: 'A' | 'B' | 'C') =>
  sql`setweight(to_tsvector('english', ${folded}), ${weight})`;

export function vectorsOf({ title, company, names, body, marks, keys, features }: FindableBy) {
  const heading = sql<string>`${weighed(nameText(title), 'A')} || ${weighed(nameText([company, ...names].join(' , ')), 'B')}`;
  const rest = weighed(bodyText(body.slice(0, 20_000)), 'C');
  return {
    heading,
    search: sql<string>`${heading} || ${rest} || array_to_tsvector(${texts(marks)})`,
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
