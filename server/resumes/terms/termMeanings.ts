import { and, asc, eq } from 'drizzle-orm';
import type { TenantDb } from '../../db/database.ts';
import { termMeanings } from '../../db/schema/resumes.ts';
import { Problem } from '../../http/answers/problem.ts';
import type { Operation } from '../../http/contract/call.ts';
import type { Answer } from '../lexicon/lexicon.ts';

const mostTerms = 300;

const ofUser = ({ tenantId }: TenantDb, userId: number) =>
  and(eq(termMeanings.tenant_id, tenantId), eq(termMeanings.user_id, userId));

export const meaningsOf = (db: TenantDb, userId: number): Promise<Answer[]> =>
  db.tx
    .select({ term: termMeanings.term, meaning: termMeanings.meaning })
    .from(termMeanings)
    .where(ofUser(db, userId))
    .orderBy(asc(termMeanings.term))
    .limit(mostTerms);

async function save(db: TenantDb, userId: number, { term, meaning }: Answer, now: Date): Promise<void> {
  const isTerm = and(ofUser(db, userId), eq(termMeanings.term, term));
  if (meaning === '') {
    await db.tx.delete(termMeanings).where(isTerm);
    return;
  }
  const meanings = await meaningsOf(db, userId);
  if (meanings.length >= mostTerms && !meanings.some((answer) => answer.term === term))
    throw new Problem(409, 'limit_reached', `You have explained ${mostTerms} terms. Forget one first.`);
  await db.tx
    .insert(termMeanings)
    .values({ tenant_id: db.tenantId, user_id: userId, term, meaning, saved_at: now })
    .onConflictDoUpdate({
      target: [termMeanings.tenant_id, termMeanings.user_id, termMeanings.term],
      set: { meaning, saved_at: now },
    });
}

export const listTermMeanings: Operation<'listTermMeanings'> = ({ transaction, user }) =>
  transaction(async (db) => ({ data: await meaningsOf(db, user.id) }));

export const saveTermMeaning: Operation<'saveTermMeaning'> = ({ body, transaction, user, now }) =>
  transaction(async (db) => {
    const answer = { term: body.term.trim(), meaning: body.meaning.trim().replace(/\s+/g, ' ') };
    await save(db, user.id, answer, now);
    return { data: await meaningsOf(db, user.id) };
  });
