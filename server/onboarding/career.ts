import { and, eq } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { TenantDb } from '../db/database.ts';
import { questionOptions, questions } from '../db/schema/reference.ts';
import { invalid, invalidTransition, notFound } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import { changeOnboarding, lockForStep, type OnboardingRow, presentOnboarding } from './onboardingState.ts';
import { rememberInProfile } from './profileFacts.ts';
import { checkAnswers, type GivenAnswer, loadQuestions, type Question } from './questions.ts';
import { checkChoice, deleteAnswers, saveAnswers } from './storedAnswers.ts';

type ActionPlan = components['schemas']['ActionPlan'];

export interface PlanActions {
  makePlan: (db: TenantDb, user: { id: number; country_id: number | null }, now: Date) => Promise<unknown>;
  markStale: MarkStale;
  readPlan: (db: TenantDb, userId: number, now: Date) => Promise<ActionPlan | null>;
}

type MarkStale = (db: TenantDb, userId: number, now: Date) => Promise<unknown>;

export const saveCareerDirection: Operation<'saveCareerDirection', Pick<PlanActions, 'markStale'>> = (
  { body, transaction, user, now },
  { markStale },
) =>
  transaction(async (db) => {
    const { question_id, answer_option_id, type = 'onboarding' } = body;
    const row = await lockForStep(db, user.id, 2);
    const errors = await checkChoice(db, 'career_direction', user.country_id, question_id, answer_option_id);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const isAged = await changeDirection(db, row, body, now, type === 'update');
    if (isAged) await markStale(db, row.user_id, now);
    await saveAnswers(db, user.id, [{ question_id, answer_option_id }], now);
    const onboarding = await presentOnboarding(db, user.id, now);
    if (!onboarding.career_direction) throw notFound();
    return { data: { career_direction: onboarding.career_direction, onboarding } };
  });

export const getQuestionnaire: Operation<'getQuestionnaire'> = ({ params, transaction, user }) =>
  transaction(async (db) => ({
    data: await loadQuestionnaire(db, params.id, user, user.id),
  }));

export const saveQuestionnaire: Operation<'saveQuestionnaire', Pick<PlanActions, 'makePlan' | 'readPlan'>> = (
  { body, transaction, user, now },
  { makePlan, readPlan },
) =>
  transaction(async (db) => {
    const { answers, career_direction_id, is_final = true } = body;
    const row = await lockForStep(db, user.id, 3);
    const directionId = row.direction_option_id;
    if (!directionId) throw invalidTransition(['2']);
    if (career_direction_id && career_direction_id !== directionId) {
      throw invalid({ career_direction_id: ['Your career direction has changed. Answer its questions'] });
    }
    const questionnaire = await loadQuestionnaire(db, directionId, user, user.id);
    const merged = mergeAnswers(questionnaire, answers);
    const { kept, dropped, errors } = checkAnswers(questionnaire, merged, { isFinal: is_final });
    if (Object.keys(errors).length > 0) throw invalid(errors);
    await deleteAnswers(
      db,
      user.id,
      questionnaire.map(({ id }) => id),
      kept.map(({ question_id }) => question_id),
    );
    await saveAnswers(db, user.id, kept, now);
    await rememberInProfile(
      db,
      user,
      { asked: questionnaire, kept, direction: await directionOf(db, directionId) },
      now,
    );
    if (is_final) {
      await changeOnboarding(db, row, { questionnaire_done_at: row.questionnaire_done_at ?? now }, now, 3);
      await makePlan(db, user, now);
    }
    const action_plan = await readPlan(db, user.id, now);
    return {
      data: { action_plan, onboarding: await presentOnboarding(db, user.id, now) },
      meta: { dropped },
    };
  });

async function changeDirection(
  db: TenantDb,
  row: OnboardingRow,
  { question_id, answer_option_id }: Call<'saveCareerDirection'>['body'],
  now: Date,
  isUpdate: boolean,
): Promise<boolean> {
  const isAnother = row.direction_option_id !== answer_option_id;
  const asksAgain = isAnother && !row.action_plan_done_at;
  const change = {
    direction_question_id: question_id,
    direction_option_id: answer_option_id,
    career_direction_done_at: row.career_direction_done_at ?? now,
    ...(asksAgain ? { questionnaire_done_at: null } : {}),
  };
  await changeOnboarding(db, row, change, now, 2);
  return isAnother || isUpdate;
}

export async function loadQuestionnaire(
  db: TenantDb,
  directionId: number,
  { country_id }: { country_id: number | null },
  userId: number,
): Promise<Question[]> {
  const [direction] = await db.tx
    .select({ id: questionOptions.id })
    .from(questionOptions)
    .innerJoin(questions, eq(questions.id, questionOptions.question_id))
    .where(and(eq(questionOptions.id, directionId), eq(questions.visibility_place, 'career_direction')));
  if (!direction) throw notFound();
  return loadQuestions(db, {
    place: 'questionnaire',
    careerDirectionId: directionId,
    countryId: country_id,
    answersOf: userId,
  });
}

export async function directionOf({ tx }: TenantDb, id: number): Promise<string | null> {
  const [option] = await tx
    .select({ value: questionOptions.value })
    .from(questionOptions)
    .where(eq(questionOptions.id, id));
  return option?.value ?? null;
}

function mergeAnswers(questions: Question[], sent: GivenAnswer[]): GivenAnswer[] {
  const replaced = new Set(sent.map(({ question_id }) => question_id));
  const stored = questions.flatMap(({ id, answer }) =>
    answer && !replaced.has(id) ? [{ question_id: id, ...answer }] : [],
  );
  return [...stored, ...sent];
}
