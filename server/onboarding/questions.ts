import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { missingAnswer } from '../../src/machines/missingAnswer.ts';
import type { TenantDb } from '../db/database.ts';
import { questionnaireAnswers } from '../db/schema/onboarding.ts';
import { questionOptions, questions } from '../db/schema/reference.ts';
import { dayOf } from '../formats/days.ts';
import type { Operation } from '../http/contract/call.ts';

export type Question = components['schemas']['Question'];
type Place = (typeof questions.$inferSelect)['visibility_place'];

export const listMilitaryExpQuestions: Operation<'listMilitaryExpQuestions'> = ({ transaction, user }) =>
  transaction(async (db) => ({
    data: await loadQuestions(db, { place: 'military_exp', countryId: user.country_id }),
  }));

export const listCivilianExpQuestions: Operation<'listCivilianExpQuestions'> = ({ transaction, user }) =>
  transaction(async (db) => ({
    data: await loadQuestions(db, { place: 'civilian_exp', countryId: user.country_id }),
  }));

export const listMasterQuestions: Operation<'listMasterQuestions'> = ({ query, transaction, user }) =>
  transaction(async (db) => ({
    data: await loadQuestions(db, {
      place: query.visibility_place,
      countryId: user.country_id,
      answersOf: user.id,
    }),
  }));

interface QuestionQuery {
  place: Place;
  careerDirectionId?: number;
  /** Null selects only questions for all countries. */
  countryId: number | null;
  answersOf?: number;
}

export async function loadQuestions(db: TenantDb, query: QuestionQuery): Promise<Question[]> {
  const { place, careerDirectionId, countryId, answersOf } = query;
  const rows = await db.tx
    .select()
    .from(questions)
    .where(
      and(
        or(isNull(questions.tenant_id), eq(questions.tenant_id, db.tenantId)),
        isNull(questions.withdrawn_at),
        eq(questions.visibility_place, place),
        careerDirectionId === undefined ? undefined : eq(questions.career_direction_id, careerDirectionId),
        or(isNull(questions.country_id), countryId ? eq(questions.country_id, countryId) : undefined),
      ),
    )
    .orderBy(asc(questions.order), asc(questions.id));
  const ids = rows.map((row) => row.id);
  const options = await db.tx
    .select()
    .from(questionOptions)
    .where(inArray(questionOptions.question_id, ids))
    .orderBy(asc(questionOptions.order), asc(questionOptions.id));
  const answers = answersOf === undefined ? [] : await storedAnswers(db, answersOf, ids);
  return rows.map(({ tenant_id, withdrawn_at, career_direction_id, country_id, ...row }) => ({
    ...row,
    options: options
      .filter((option) => option.question_id === row.id)
      .map(({ tenant_id: _, question_id, ...option }) => option),
    answer: answers.find((answer) => answer.question_id === row.id)?.answer ?? null,
  }));
}

const storedAnswers = ({ tx, tenantId }: TenantDb, userId: number, questionIds: number[]) =>
  tx
    .select({ question_id: questionnaireAnswers.question_id, answer: questionnaireAnswers.answer })
    .from(questionnaireAnswers)
    .where(
      and(
        eq(questionnaireAnswers.tenant_id, tenantId),
        eq(questionnaireAnswers.user_id, userId),
        inArray(questionnaireAnswers.question_id, questionIds),
      ),
    );

export type GivenAnswer = components['schemas']['GivenAnswer'];

interface CheckedAnswers {
  kept: GivenAnswer[];
  dropped: number[];
  /** Messages by `answers.{question_id}`. */
  errors: Record<string, string[]>;
}

type Field = Exclude<keyof GivenAnswer, 'question_id'>;

const fieldOf: Record<Question['type'], Field> = {
  single_choice: 'answer_option_id',
  multi_choice: 'answer_option_ids',
  text: 'answer_text',
  number: 'answer_number',
  date: 'answer_text',
  scale: 'answer_number',
};

const fields: Field[] = ['answer_option_id', 'answer_option_ids', 'answer_text', 'answer_number'];

export function checkAnswers(
  questions: Question[],
  answers: GivenAnswer[],
  { isFinal = true }: { isFinal?: boolean } = {},
): CheckedAnswers {
  const errors: Record<string, string[]> = {};
  const dropped: number[] = [];
  const valid = new Map<number, GivenAnswer>();
  const answersById = new Map<number, GivenAnswer>();
  const questionIds = new Set(questions.map((question) => question.id));
  for (const answer of answers) {
    const key = keyOf(answer.question_id);
    if (!questionIds.has(answer.question_id)) errors[key] = ['This question is not asked here'];
    else if (answersById.has(answer.question_id)) errors[key] = ['Answer each question once'];
    else answersById.set(answer.question_id, answer);
  }
  const pending = new Map(questions.map((question) => [question.id, question]));
  const settle = (question: Question) => {
    pending.delete(question.id);
    const parent = question.depends_on && pending.get(question.depends_on.question_id);
    if (parent) settle(parent);
    const answer = answersById.get(question.id);
    const isAnswered = answer !== undefined && !isEmpty(answer);
    const key = keyOf(question.id);
    if (errors[key]) return;
    if (!shows(question, valid)) {
      if (isAnswered) dropped.push(question.id);
      return;
    }
    if (!isAnswered) {
      if (isFinal && question.is_required) errors[key] = [missingAnswer(question)];
      return;
    }
    const problem = problemWith(question, answer);
    if (problem) errors[key] = [problem];
    else valid.set(question.id, answer);
  };
  for (const question of questions) if (pending.has(question.id)) settle(question);
  return { kept: questions.flatMap(({ id }) => valid.get(id) ?? []), dropped, errors };
}

const keyOf = (questionId: number) => `answers.${questionId}`;

function shows({ depends_on }: Question, valid: Map<number, GivenAnswer>): boolean {
  if (!depends_on) return true;
  const parent = valid.get(depends_on.question_id);
  const selected = parent?.answer_option_ids ?? [parent?.answer_option_id];
  return selected.some((id) => id !== undefined && depends_on.answer_option_ids.includes(id));
}

const isEmpty = (answer: GivenAnswer) =>
  fields.every((field) => {
    const value = answer[field];
    return (
      value === undefined ||
      (Array.isArray(value) && value.length === 0) ||
      (typeof value === 'string' && !value.trim())
    );
  });

function problemWith(question: Question, answer: GivenAnswer): string | undefined {
  const field = fieldOf[question.type];
  const filled = fields.filter((field) => answer[field] !== undefined);
  if (filled.length !== 1 || filled[0] !== field) return missingAnswer(question);
  const { answer_option_id, answer_option_ids, answer_text, answer_number } = answer;
  if (answer_option_id !== undefined) return choiceProblem(question, [answer_option_id]);
  if (answer_option_ids !== undefined) return choiceProblem(question, answer_option_ids);
  if (answer_number !== undefined) return numberProblem(question, answer_number);
  if (question.type === 'date') return dateProblem(answer_text!);
  return textProblem(question, answer_text!);
}

function choiceProblem({ options }: Question, ids: number[]): string | undefined {
  const selected = ids.map((id) => options.find((option) => option.id === id));
  if (new Set(ids).size < ids.length || selected.includes(undefined)) return 'Choose from the answers listed';
  const exclusive = selected.find((option) => option?.is_exclusive);
  if (exclusive && selected.length > 1) return `Choose “${exclusive.label}” or other answers, not both`;
}

function numberProblem({ min, max }: Question, value: number): string | undefined {
  if (!Number.isInteger(value)) return 'Enter a whole number';
  if (min !== null && value < min) return `Enter ${min} or more`;
  if (max !== null && value > max) return `Enter ${max} or less`;
}

function textProblem({ max_length }: Question, value: string): string | undefined {
  if (max_length !== null && [...value].length > max_length) return `Use ${max_length} characters or fewer`;
}

function dateProblem(value: string): string | undefined {
  const isDay = /^(19|2[01])\d\d-\d\d-\d\d$/.test(value);
  const day = isDay ? new Date(`${value}T00:00:00Z`) : undefined;
  if (!day || Number.isNaN(day.getTime()) || dayOf(day) !== value) {
    return 'Enter a real date, such as 2027-03-31';
  }
}
