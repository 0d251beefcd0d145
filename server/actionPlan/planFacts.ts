import { and, arrayContains, asc, desc, eq, inArray } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { TenantDb } from '../db/database.ts';
import { actionPlans } from '../db/schema/actionPlans.ts';
import { onboardings, questionnaireAnswers } from '../db/schema/onboarding.ts';
import { questionOptions, questions } from '../db/schema/reference.ts';
import { resumes } from '../db/schema/resumes.ts';
import { transitionPlans } from '../db/schema/transitionPlans.ts';
import { dayOf } from '../formats/days.ts';
import { notFound } from '../http/answers/problem.ts';
import { leavingAhead, statusToday, yearsByLeaving } from '../profile/interface.ts';

export interface FactAnswer {
  values: string[];
  labels: string[];
  text: string | null;
  number: number | null;
}

interface CvFacts {
  id: number;
  hasSummary: boolean;
  hasTraining: boolean;
  hasNumbers: boolean;
  hasCivilianTitles: boolean;
  city: string | null;
}

export interface PlanFacts {
  today: string;
  countryId: 232 | 233;
  direction: { id: number; title: string; value: string };
  status: string | null;
  /** Null once it has passed. */
  leavingDate: string | null;
  /** Set for people who are not leaving; null once it has passed. */
  goalDate?: string | null;
  focus?: components['schemas']['Category'] | null;
  /** By the last day, as the veteran confirmed them in a transition plan, or else from their CV. */
  yearsServed: number | null;
  /** A medical discharge, as confirmed in a transition plan. */
  isMedical: boolean;
  answers: Map<string, FactAnswer>;
  answerIds: number[];
  isAccepted: boolean;
  cv: CvFacts | null;
}

export async function gatherPlanFacts(
  db: TenantDb,
  user: { id: number; country_id: number | null },
  now: Date,
): Promise<PlanFacts> {
  const [record] = await db.tx
    .select({ row: onboardings, focus: actionPlans.focus, goal: actionPlans.goal_on })
    .from(onboardings)
    .leftJoin(
      actionPlans,
      and(eq(actionPlans.tenant_id, onboardings.tenant_id), eq(actionPlans.user_id, onboardings.user_id)),
    )
    .where(and(eq(onboardings.tenant_id, db.tenantId), eq(onboardings.user_id, user.id)));
  const row = record?.row;
  if (!row?.direction_option_id) throw notFound();
  const answers = await db.tx
    .select({ id: questionnaireAnswers.id, answer: questionnaireAnswers.answer, code: questions.code })
    .from(questionnaireAnswers)
    .innerJoin(questions, eq(questions.id, questionnaireAnswers.question_id))
    .where(
      and(
        eq(questionnaireAnswers.tenant_id, db.tenantId),
        eq(questionnaireAnswers.user_id, user.id),
        eq(questions.visibility_place, 'questionnaire'),
        eq(questions.career_direction_id, row.direction_option_id),
      ),
    )
    .orderBy(asc(questions.order), asc(questionnaireAnswers.id));
  const selected = answers.flatMap(({ answer }) => optionIds(answer));
  const options = await optionsOf(db, [...selected, row.direction_option_id, row.person_option_id ?? 0]);
  const direction = options.get(row.direction_option_id);
  if (!direction) throw notFound();
  const today = dayOf(now);
  const ahead = (day: string | null | undefined) => (day && day > today ? day : null);
  const leavingDate = ahead(leavingAhead(row, now, user.country_id)?.day);
  const service = await confirmedService(db, user.id);
  return {
    today,
    countryId: user.country_id === 233 ? 233 : 232,
    direction: { id: row.direction_option_id, title: direction.label, value: direction.value },
    status: statusToday(options.get(row.person_option_id ?? 0)?.value ?? null, row, now),
    leavingDate,
    goalDate: ahead(record?.goal),
    focus: record?.focus ?? null,
    yearsServed: service?.years_served ?? yearsByLeaving(row.military_summary, leavingDate, now),
    isMedical: service?.discharge_type === 'medical',
    answers: new Map(answers.map(({ code, answer }) => [code, factAnswer(answer, options)])),
    answerIds: answers.map(({ id }) => id),
    isAccepted: row.action_plan_done_at !== null,
    cv: row.cv_done_at && row.resume_id ? await cvFacts(db, row.resume_id) : null,
  };
}

/** The same in every plan in use, so any of them has it. */
async function confirmedService({ tenantId, tx }: TenantDb, userId: number) {
  const { tenant_id, user_id, status, passed_steps, sections, id } = transitionPlans;
  const [plan] = await tx
    .select({ sections })
    .from(transitionPlans)
    .where(
      and(
        eq(tenant_id, tenantId),
        eq(user_id, userId),
        inArray(status, ['draft', 'active']),
        arrayContains(passed_steps, [0]),
      ),
    )
    .orderBy(desc(id))
    .limit(1);
  return plan?.sections.where_you_are;
}

type QuestionAnswer = (typeof questionnaireAnswers.$inferSelect)['answer'];

function factAnswer(answer: QuestionAnswer, options: Awaited<ReturnType<typeof optionsOf>>): FactAnswer {
  const picked = optionIds(answer).flatMap((id) => options.get(id) ?? []);
  return {
    values: picked.map(({ value }) => value),
    labels: picked.map(({ label }) => label),
    text: answer.answer_text ?? null,
    number: answer.answer_number ?? null,
  };
}

const optionIds = ({ answer_option_id, answer_option_ids }: QuestionAnswer) => [
  ...(answer_option_id ? [answer_option_id] : []),
  ...(answer_option_ids ?? []),
];

async function optionsOf({ tx }: TenantDb, ids: number[]) {
  const { id, label, value } = questionOptions;
  const options = await tx.select({ id, label, value }).from(questionOptions).where(inArray(id, ids));
  return new Map(options.map((option) => [option.id, option]));
}

async function cvFacts(db: TenantDb, resumeId: number): Promise<CvFacts | null> {
  const [row] = await db.tx
    .select({ sections: resumes.sections })
    .from(resumes)
    .where(and(eq(resumes.tenant_id, db.tenantId), eq(resumes.id, resumeId)));
  if (!row) return null;
  const { personal_details, summary, military_exp, training } = row.sections;
  return {
    id: resumeId,
    hasSummary: Boolean(summary?.text?.trim()),
    hasTraining: training.length > 0,
    hasNumbers: military_exp.some(
      (item) => item.people_led || item.value_managed || item.highlights?.some((line) => /\d/.test(line)),
    ),
    hasCivilianTitles: military_exp.every((item) => item.civilian_title?.trim()),
    city: personal_details?.city?.trim() || null,
  };
}
