import { and, eq, sql } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { refreshCandidate } from '../resumes/interface.ts';
import type { GivenAnswer, Question } from './questions.ts';

const kmPerMile = 1.609344;

type Preferences = Pick<UserRow, 'availability' | 'willing_to_relocate' | 'work_radius_km'>;

const isSame = (question: Question, answer: GivenAnswer | undefined) =>
  question.answer?.answer_number === answer?.answer_number &&
  question.answer?.answer_option_id === answer?.answer_option_id;

export async function rememberInProfile(
  db: TenantDb,
  user: Pick<UserRow, 'id' | 'availability'>,
  { asked, kept, direction }: { asked: Question[]; kept: GivenAnswer[]; direction: string | null },
  now: Date,
): Promise<void> {
  const change: Partial<Preferences> = {};
  const changed = asked
    .filter(({ code }) => code === 'distance' || code === 'start_window')
    .map((question) => ({ question, answer: kept.find(({ question_id }) => question_id === question.id) }))
    .filter(({ question, answer }) => !isSame(question, answer));
  if (changed.length === 0) return;
  for (const { question, answer } of changed) {
    const { answer_number: miles, answer_option_id } = answer ?? {};
    if (question.code === 'distance' && typeof miles === 'number') {
      const planned = question.answer?.answer_number === 0;
      if (miles > 0) change.work_radius_km = Math.round(miles * kmPerMile);
      // Only the previous answer said so.
      if (miles > 0 && planned) change.willing_to_relocate = null;
      if (miles === 0) change.willing_to_relocate = true;
    }
    if (question.code === 'start_window' && direction === 'job_now') {
      const isNow = question.options.find(({ id }) => id === answer_option_id)?.value === 'now';
      if (isNow) change.availability = 'immediately';
      else if (user.availability === 'immediately') change.availability = null;
    }
  }
  await db.tx
    .update(users)
    .set({ ...change, version: sql`${users.version} + 1`, updated_at: now })
    .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, user.id)));
  await refreshCandidate(db, user.id, now);
}

const ofCode = (code: string) => sql`g.question_id = q.id and q.code = ${code}`;

export async function rememberInAnswers(
  { tx, tenantId }: TenantDb,
  userId: number,
  { work_radius_km, availability }: Partial<Preferences>,
  now: Date,
): Promise<void> {
  const own = sql`g.tenant_id = ${tenantId} and g.user_id = ${userId}`;
  if (work_radius_km) {
    const answer = JSON.stringify({ answer_number: Math.round(work_radius_km / kmPerMile) });
    await tx.execute(sql`
      update given_answers g set answer = ${answer}::jsonb, updated_at = ${now.toISOString()}::timestamptz
      from questions q where ${own} and ${ofCode('distance')} and g.answer <> ${answer}::jsonb`);
  }
  if (!availability || availability === 'flexible') return;
  const value = availability === 'immediately' ? 'now' : '3_months';
  await tx.execute(sql`
    update given_answers g set answer = jsonb_build_object('answer_option_id', o.id),
      updated_at = ${now.toISOString()}::timestamptz
    from questions q
    join question_options o on o.question_id = q.id and o.value = ${value}
    join question_options d on d.id = q.career_direction_id and d.value = 'job_now'
    where ${own} and ${ofCode('start_window')}`);
}
