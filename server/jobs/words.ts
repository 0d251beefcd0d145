import { sql } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { jobWords } from '../db/schema/jobs.ts';
import type { JobFeatures } from '../match/jobFeatures.ts';
import { texts } from './arrays.ts';

export interface FindableBy {
  title: string;
  company: string;
  names: string[];
  body: string;
  marks: string[];
  keys: string[];
  features: JobFeatures;
}

/** Searched without accents on both sides. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const splitWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]{3,30}/gu) ?? [];

const weighed = (text: string, weight: 'A' | 'B' | 'C') =>
  sql`setweight(to_tsvector('english', ${foldText(text)}), ${weight})`;

/** The columns that a job is found and ranked by. */
export function vectorsOf({ title, company, names, body, marks, keys, features }: FindableBy) {
  const heading = sql<string>`${weighed(title, 'A')} || ${weighed([company, ...names].join(' , '), 'B')}`;
  const rest = weighed(body.slice(0, 20_000), 'C');
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
