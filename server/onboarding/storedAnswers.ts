import { and, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { questionnaireAnswers } from '../db/schema/onboarding.ts';
import { questionOptions, questions } from '../db/schema/reference.ts';
import type { GivenAnswer } from './questions.ts';

export async function checkChoice(
  db: TenantDb,
  place: 'personal_details' | 'career_direction',
  countryId: number | null,
  questionId: number,
  optionId: number,
): Promise<Record<string, string[]>> {
  const rows = await db.tx
    .select({ option_id: questionOptions.id })
    .from(questions)
    .leftJoin(
      questionOptions,
      and(eq(questionOptions.question_id, questions.id), eq(questionOptions.id, optionId)),
    )
    .where(
      and(
        eq(questions.id, questionId),
        eq(questions.visibility_place, place),
        countryId ? or(isNull(questions.country_id), eq(questions.country_id, countryId)) : undefined,
      ),
    );
  const [row] = rows;
  if (!row) return { question_id: ['Answer the question on this page'] };
  return row.option_id ? {} : { answer_option_id: ['Choose one of the answers shown'] };
}

export async function optionValue({ tx }: TenantDb, optionId: number): Promise<string | null> {
  const { id, value } = questionOptions;
  const [option] = await tx.select({ value }).from(questionOptions).where(eq(id, optionId));
  return option?.value ?? null;
}

export async function deleteAnswers(
  db: TenantDb,
  userId: number,
  questionIds: number[],
  exceptIds: number[],
): Promise<void> {
  await db.tx
    .delete(questionnaireAnswers)
    .where(
      and(
        eq(questionnaireAnswers.tenant_id, db.tenantId),
        eq(questionnaireAnswers.user_id, userId),
        inArray(questionnaireAnswers.question_id, questionIds),
        notInArray(questionnaireAnswers.question_id, exceptIds),
      ),
    );
}

export async function saveAnswers(
  db: TenantDb,
  userId: number,
  answers: GivenAnswer[],
  now: Date,
): Promise<void> {
  if (answers.length === 0) return;
  const of = { tenant_id: db.tenantId, user_id: userId, updated_at: now };
  await db.tx
    .insert(questionnaireAnswers)
    .values(answers.map(({ question_id, ...answer }) => ({ ...of, question_id, answer })))
    .onConflictDoUpdate({
      target: [
        questionnaireAnswers.tenant_id,
        questionnaireAnswers.user_id,
        questionnaireAnswers.question_id,
      ],
      set: { answer: sql`excluded.answer`, updated_at: now },
    });
}
