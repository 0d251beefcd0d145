// Which answers a job expects is for its company alone: they mark and sort applicants in its lists. No move, expiry, match or
// notification reads them.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import type { TenantDb } from '../../db/database.ts';
import { type ApplicationRow, applications } from '../../db/schema/applications.ts';
import { type Job, jobs } from '../../db/schema/jobs.ts';

type Question = components['schemas']['JobQuestion'];
type Answer = components['schemas']['ApplicationAnswer'];

/** The questions as veterans and other companies read them. */
export const publicQuestions = (questions: readonly Question[]): Question[] =>
  questions.map(({ id, title, type, options, is_required }) => ({ id, title, type, options, is_required }));

// By the text of the question, because an answer says nothing about a question that was reworded after it.
const expectedByQuestion = (questions: readonly Question[]): Map<string, string[]> =>
  new Map(
    questions.flatMap(({ title, expected_answers: expected = [] }) =>
      expected.length > 0 ? [[title, expected] as const] : [],
    ),
  );

/** Those of the answers that are not expected. A question that was left empty is not compared. */
export function unexpectedAnswers(questions: readonly Question[], answers: readonly Answer[]): Answer[] {
  const expected = expectedByQuestion(questions);
  return answers.filter(({ question, answer }) => expected.get(question)?.includes(answer) === false);
}

export async function findUnexpectedAnswers(
  { tenantId, tx }: TenantDb,
  row: Pick<ApplicationRow, 'job_id' | 'answers' | 'unexpected_answers'>,
): Promise<Answer[]> {
  if (row.unexpected_answers === 0) return [];
  const [job] = await tx
    .select({ questions: jobs.questions })
    .from(jobs)
    .where(and(eq(jobs.tenant_id, tenantId), eq(jobs.id, row.job_id)));
  return unexpectedAnswers(job?.questions ?? [], row.answers);
}

/**
 * Counts `unexpectedAnswers` again for all who applied, in the database. The job must be locked. Versions stay, because nothing
 * changes for a veteran.
 */
export async function recountUnexpectedAnswers(
  { tenantId, tx }: TenantDb,
  { id, questions }: Pick<Job, 'id' | 'questions'>,
): Promise<void> {
  const expected = JSON.stringify(Object.fromEntries(expectedByQuestion(questions)));
  const counted = sql`(select count(*)::integer from jsonb_array_elements(${applications.answers}) element
    where not (${expected}::jsonb -> (element ->> 'question')) @> (element -> 'answer'))`;
  // In order of id, like all code that locks several applications.
  const outdated = tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.tenant_id, tenantId),
        eq(applications.job_id, id),
        sql`${applications.unexpected_answers} <> ${counted}`,
      ),
    )
    .orderBy(applications.id)
    .for('update');
  await tx
    .update(applications)
    .set({ unexpected_answers: counted })
    .where(and(eq(applications.tenant_id, tenantId), inArray(applications.id, outdated)));
}
