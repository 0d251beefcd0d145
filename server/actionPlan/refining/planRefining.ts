import { and, eq } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import type { TenantDb } from '../../db/database.ts';
import { storedOrPreviewed } from '../../db/preview.ts';
import { actionPlans } from '../../db/schema/actionPlans.ts';
import { onboardings } from '../../db/schema/onboarding.ts';
import { dayOf, isOver } from '../../formats/days.ts';
import { invalid, invalidTransition, notFound, versionConflict } from '../../http/answers/problem.ts';
import type { Call, Operation } from '../../http/contract/call.ts';
import {
  checkAnswers,
  deleteAnswers,
  directionOf,
  type GivenAnswer,
  loadQuestionnaire,
  loadQuestions,
  lockOnboarding,
  type OnboardingRow,
  optionValue,
  type Question,
  rememberInProfile,
  saveAnswers,
} from '../../onboarding/interface.ts';
import { changeLeaving, type MoveTransitionPlans, presentLeaving } from '../../profile/interface.ts';
import { type Dating, fixedTasks, makePlan, ownPlan, readPlan } from '../actionPlan.ts';
import { tasksOfPlan } from '../storedTasks.ts';
import { actionPlanChanges, type PlanChanges, spreadDate } from './planChanges.ts';
import { type RefinementAnswers, refinementNotes } from './refinementNotes.ts';

type Refining = Call<'refineActionPlan'>;
type User = Refining['user'];
type PlanChange = components['schemas']['PlanChange'];
type Plan = NonNullable<Awaited<ReturnType<typeof readPlan>>>;

interface Refined {
  action_plan: Plan;
  changes: PlanChanges;
  milestones: PlanChange[];
  notes: string[];
  dropped: number[];
}

export const getPlanRefinement: Operation<'getPlanRefinement'> = ({ transaction, user, now }) =>
  transaction(async (db) => {
    const { row, plan } = await acceptedPlan(db, await onboardingOf(db, user.id), user.id, now);
    const { version, status } = plan;
    return { data: { version, status, questions: await refiningQuestions(db, row, plan, user) } };
  });

export const refineActionPlan: Operation<
  'refineActionPlan',
  { moveTransitionPlans: MoveTransitionPlans }
> = async (call, { moveTransitionPlans }) => {
  const { body, transaction } = call;
  return storedOrPreviewed(transaction, body.preview, async (db) => {
    const { dropped, ...refined } = await refine(db, call, moveTransitionPlans);
    return { data: refined, meta: { dropped } };
  });
};

async function onboardingOf(db: TenantDb, userId: number): Promise<OnboardingRow | undefined> {
  const [row] = await db.tx
    .select()
    .from(onboardings)
    .where(and(eq(onboardings.tenant_id, db.tenantId), eq(onboardings.user_id, userId)));
  return row;
}

// Until the plan is accepted, its questions are answered in onboarding.
async function acceptedPlan(db: TenantDb, row: OnboardingRow | undefined, userId: number, now: Date) {
  if (!row?.action_plan_done_at) throw invalidTransition(['4']);
  const plan = await readPlan(db, userId, now);
  if (!plan || !row.direction_option_id) throw notFound();
  return { row, plan, directionId: row.direction_option_id };
}

const reopens: Record<string, string[]> = {
  date: ['start_window', 'start_on'],
  place: ['work_pattern', 'distance', 'training_pattern', 'study_mode'],
  sector: ['sectors', 'subject'],
  money: ['salary_floor', 'own_money', 'funding', 'money_needed'],
  health: ['barriers', 'support'],
  family: ['barriers', 'support'],
};

// Always asked again, because earlier answers say nothing about the present.
const alwaysOpen = ['what_changed', 'new_date', 'pace'];
const aboutTheChange = ['what_changed', 'new_date'];

async function refiningQuestions(
  db: TenantDb,
  row: OnboardingRow,
  plan: Plan,
  user: User,
): Promise<Question[]> {
  const own = (
    await loadQuestions(db, {
      place: 'refine_action_plan',
      countryId: user.country_id,
      answersOf: user.id,
    })
  ).map((question) => (alwaysOpen.includes(question.code) ? { ...question, answer: null } : question));
  const ofDirection = await loadQuestionnaire(db, row.direction_option_id!, user, user.id);
  const [first, last] = [true, false].map((isFirst) =>
    own.filter(({ code }) => aboutTheChange.includes(code) === isFirst),
  ) as [Question[], Question[]];
  const shown =
    plan.status === 'stale'
      ? [...ofDirection, ...last]
      : [...first, ...reopened(ofDirection, first), ...last];
  return shown.map((question, at) => ({ ...question, order: at + 1 }));
}

function reopened(ofDirection: Question[], aboutChange: Question[]): Question[] {
  const change = aboutChange.find(({ code }) => code === 'what_changed');
  return ofDirection.flatMap((question) => {
    const reasons = (change?.options ?? []).filter(({ value }) => reopens[value]?.includes(question.code));
    if (!change || reasons.length === 0) return [];
    const isShownAbove = ofDirection.some(({ id }) => id === question.depends_on?.question_id);
    if (isShownAbove) return [question];
    const answer_option_ids = reasons.map(({ id }) => id);
    return [{ ...question, depends_on: { question_id: change.id, answer_option_ids } }];
  });
}

const paces: Record<string, number> = { faster: 2 / 3, same: 1, slower: 3 / 2 };

async function refine(
  db: TenantDb,
  { body, user, now }: Refining,
  moveTransitionPlans: MoveTransitionPlans,
): Promise<Refined> {
  const { row, plan } = await acceptedPlan(db, await lockOnboarding(db, user.id), user.id, now);
  if (plan.version !== body.version) throw versionConflict(plan);
  const shown = await refiningQuestions(db, row, plan, user);
  const isShown = ({ question_id }: GivenAnswer) => shown.some(({ id }) => id === question_id);
  const gone = body.answers.filter((answer) => !isShown(answer)).map(({ question_id }) => question_id);
  const { kept: valid, dropped, errors } = checkAnswers(shown, body.answers.filter(isShown));
  const coded = inCodes(shown, valid);
  const day = coded.new_date?.answer_text ?? null;
  const wrongDay = day === null ? undefined : problemWithDay(day, now);
  const dateQuestion = shown.find(({ code }) => code === 'new_date');
  if (wrongDay && dateQuestion) errors[`answers.${dateQuestion.id}`] = [wrongDay];
  if (Object.keys(errors).length > 0) throw invalid(errors);

  await deleteAnswers(db, user.id, outdated(shown, valid, plan.status === 'stale'), []);
  await saveAnswers(db, user.id, valid, now);
  const direction = row.direction_option_id && (await directionOf(db, row.direction_option_id));
  await rememberInProfile(db, user, { asked: shown, kept: valid, direction: direction || null }, now);
  const today = dayOf(now);
  const focus = (coded.focus?.values[0] ?? null) as (typeof actionPlans.$inferSelect)['focus'];
  const before = await saveRefinements(db, row, { focus, note: coded.note?.answer_text ?? null, day, now });
  const spread = {
    today,
    pace: paces[coded.pace?.values[0] ?? 'same'] ?? 1,
    focus: focus === before.focus ? null : focus,
    isNewDay: day !== null,
  };
  const dating: Dating = (task, stored) => spreadDate(task, stored, spread);
  // A step that both have is dated by the transition plans, and is one of their changes.
  const milestones = await moveTransitionPlans(db, user, now);
  const unrefined = await readPlan(db, user.id, now);
  await makePlan(db, user, now, dating);
  const refined = await readPlan(db, user.id, now);
  if (!refined) throw notFound();
  return {
    action_plan: refined,
    changes: actionPlanChanges(unrefined?.tasks ?? [], refined.tasks),
    milestones,
    notes: refinementNotes(answersIn(shown, coded, day), {
      today,
      countryId: user.country_id,
      tasks: refined.tasks,
      fixed: await fixedTitles(db, refined.id),
    }),
    dropped: [...dropped, ...gone],
  };
}

async function fixedTitles(db: TenantDb, planId: number): Promise<Set<string>> {
  const rows = await tasksOfPlan(db, planId);
  const codes = await fixedTasks(db, rows);
  return new Set(rows.flatMap(({ code, title }) => (codes.has(code) ? title : [])));
}

function answersIn(
  shown: Question[],
  coded: Partial<Record<string, CodedAnswer>>,
  day: string | null,
): RefinementAnswers {
  const selected = (code: string) => {
    const value = coded[code]?.values[0];
    const option = shown.find((question) => question.code === code)?.options.find((o) => o.value === value);
    return value !== undefined && option ? { value, label: option.label } : null;
  };
  return {
    day,
    pace: (coded.pace?.values[0] ?? 'same') as RefinementAnswers['pace'],
    start: selected('start_window'),
    focus: selected('focus'),
  };
}

const yearsAhead = 25;

function problemWithDay(day: string, now: Date): string | undefined {
  if (isOver(day, now)) return 'Choose today or a later day';
  if (day > dayOf(now, yearsAhead * 365))
    return `Check the year: this is more than ${yearsAhead} years ahead`;
}

interface CodedAnswer extends GivenAnswer {
  values: string[];
}

function inCodes(shown: Question[], valid: GivenAnswer[]): Partial<Record<string, CodedAnswer>> {
  return Object.fromEntries(
    valid.map((answer) => {
      const { code, options } = shown.find(({ id }) => id === answer.question_id)!;
      const selected = [answer.answer_option_id ?? [], answer.answer_option_ids ?? []].flat();
      const values = selected.flatMap((id) => options.find((option) => option.id === id)?.value ?? []);
      return [code, { ...answer, values }];
    }),
  );
}

function outdated(shown: Question[], valid: GivenAnswer[], isWhole: boolean): number[] {
  const isValid = (id: number) => valid.some(({ question_id }) => question_id === id);
  const fromQuestionnaire = shown.filter(({ visibility_place }) => visibility_place === 'questionnaire');
  return fromQuestionnaire
    .filter(({ id }) => !isValid(id))
    .filter(
      ({ depends_on }) =>
        isWhole ||
        (depends_on &&
          fromQuestionnaire.some(({ id }) => id === depends_on.question_id) &&
          isValid(depends_on.question_id)),
    )
    .map(({ id }) => id);
}

interface Refinements {
  focus: (typeof actionPlans.$inferSelect)['focus'];
  note: string | null;
  day: string | null;
  now: Date;
}

async function saveRefinements(db: TenantDb, row: OnboardingRow, { focus, note, day, now }: Refinements) {
  const [before] = await db.tx.select().from(actionPlans).where(ownPlan(db, row.user_id));
  if (!before) throw notFound();
  const status = row.person_option_id ? await optionValue(db, row.person_option_id) : null;
  const isLeaving =
    status === 'serving' || status === 'leaving' || presentLeaving(row, now)?.answer === 'dated';
  if (day && isLeaving) await changeLeaving(db, row.user_id, { answer: 'dated', on: day }, now);
  await db.tx
    .update(actionPlans)
    .set({ focus, note: note?.trim() || null, ...(day && !isLeaving ? { goal_on: day } : {}) })
    .where(ownPlan(db, row.user_id));
  return before;
}
