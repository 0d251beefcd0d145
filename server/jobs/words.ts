/** What a job is found by: its words with their weights, and the vocabulary that puts a misspelt one right. */
import { sql } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { jobWords } from '../db/schema/jobs.ts';
import { texts } from './arrays.ts';

export interface FindableBy {
  title: string;
  company: string;
  /** Role, skills and places. */
  names: string[];
  /** All the rest, as text. */
  body: string;
  /** What it is filtered by. */
  marks: string[];
  /** What the match finds of it in a candidate. */
  keys: string[];
}

/** Searched without accents on both sides. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]{3,30}/gu) ?? [];

const weighed = (text: string, weight: 'A' | 'B' | 'C') =>
  sql`setweight(to_tsvector('english', ${plain(text)}), ${weight})`;

/** The columns that a job is found and ranked by. */
export function vectorsOf({ title, company, names, body, marks, keys }: FindableBy) {
  const heading = sql<string>`${weighed(title, 'A')} || ${weighed([company, ...names].join(' , '), 'B')}`;
  const rest = weighed(body.slice(0, 20_000), 'C');
  return {
    heading,
    search: sql<string>`${heading} || ${rest} || array_to_tsvector(${texts(marks)})`,
    match_keys: keys,
  };
}

export async function learnWords(
  { tenantId, tx }: TenantDb,
  { title, company, names }: Pick<FindableBy, 'title' | 'company' | 'names'>,
) {
  const words = [...new Set(wordsOf([title, company, ...names].join(' ')))].filter(
    (word) => !/^\d+$/.test(word),
  );
  if (words.length === 0) return;
  await tx
    .insert(jobWords)
    .values(words.map((word) => ({ tenant_id: tenantId, word })))
    .onConflictDoNothing();
}
