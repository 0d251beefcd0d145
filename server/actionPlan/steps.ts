// Steps that several plans have: a task of the action plan, and a milestone of each transition plan. Their state, day and note are
// stored once, and whatever is done, moved or dismissed in one plan is so in the others.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { TenantDb } from '../db/database.ts';
import { planSteps, type StepRow } from '../db/schema/planSteps.ts';
import { earlier, laterDate } from '../formats/days.ts';

/** Codes of milestones, by the code of the task. */
const milestonesOfTask: Record<string, readonly string[]> = {
  transition_programme: ['uk_ctp.register', 'us_tap.initial_counseling'],
  first_applications: ['goal.start_applying'],
  health_registration: ['uk.civilian_gp', 'us.va_health_care'],
};

/** The steps of an official programme are the same in every plan of a person. */
const isOfProgramme = (code: string) => /^(uk|us)(_ctp|_tap)?\./.test(code);

export const stepOfTask = (code: string): string | null => (code in milestonesOfTask ? code : null);

export function stepOfMilestone(code: string | null): string | null {
  if (code === null) return null;
  const task = Object.keys(milestonesOfTask).find((name) => milestonesOfTask[name]?.includes(code));
  return task ?? (isOfProgramme(code) ? code : null);
}

/** After a step was changed from elsewhere, the transition plans that have it follow; the assembly registers it. */
export type FollowStep = (db: TenantDb, userId: number, stepId: number, now: Date) => Promise<void>;

type Dates = Pick<StepRow, 'due_on' | 'window_from' | 'window_to'>;

/**
 * The step of this code with the dates that a plan computed, which count unless the veteran chose the day or it is done.
 * The caller must hold the lock on the onboarding row.
 */
export async function dateStep(
  db: TenantDb,
  userId: number,
  code: string,
  dates: Dates,
  now: Date,
): Promise<StepRow> {
  const [created] = await db.tx
    .insert(planSteps)
    .values({ tenant_id: db.tenantId, user_id: userId, code, ...dates, created_at: now, updated_at: now })
    .onConflictDoNothing()
    .returning();
  if (created) return created;
  const step = await stepNamed(db, userId, code);
  if (!step) throw new Error(`The step ${code} was not stored`);
  const next = datesOf(step, dates);
  const isSame =
    step.due_on === next.due_on && step.window_from === next.window_from && step.window_to === next.window_to;
  return isSame ? step : changeStep(db, step, next, now);
}

/** What is done stays as it was; it only gets the dates that it lacks. */
function datesOf({ status, is_own_date, due_on, window_from, window_to }: StepRow, dates: Dates): Dates {
  if (status !== 'done') return is_own_date ? reaching(due_on, dates) : dates;
  return {
    due_on: due_on ?? dates.due_on,
    window_from: window_from ?? dates.window_from,
    window_to: window_to ?? dates.window_to,
  };
}

/** What is to be done on a day can be done on it. */
const reaching = (due_on: string | null, { window_from, window_to }: Dates): Dates => ({
  due_on,
  window_from: window_from && due_on ? earlier(window_from, due_on) : window_from,
  window_to: window_to && due_on ? laterDate(window_to, due_on) : window_to,
});

export async function stepNamed(
  { tenantId, tx }: TenantDb,
  userId: number,
  code: string,
): Promise<StepRow | undefined> {
  const { tenant_id, user_id } = planSteps;
  const [step] = await tx
    .select()
    .from(planSteps)
    .where(and(eq(tenant_id, tenantId), eq(user_id, userId), eq(planSteps.code, code)));
  return step;
}

/** A day that the veteran chose; the window, where there is one, reaches to it. */
export const ownDay = (due_on: string | null): PgUpdateSetSource<typeof planSteps> => ({
  due_on,
  is_own_date: true,
  ...(due_on && {
    window_from: sql`case when ${planSteps.window_from} > ${due_on}::date then ${due_on}::date else ${planSteps.window_from} end`,
    window_to: sql`case when ${planSteps.window_to} < ${due_on}::date then ${due_on}::date else ${planSteps.window_to} end`,
  }),
});

export async function changeStep(
  db: TenantDb,
  { id }: Pick<StepRow, 'id'>,
  change: PgUpdateSetSource<typeof planSteps>,
  now: Date,
): Promise<StepRow> {
  const [changed] = await db.tx
    .update(planSteps)
    .set({ ...change, version: sql`${planSteps.version} + 1`, updated_at: now })
    .where(and(eq(planSteps.tenant_id, db.tenantId), eq(planSteps.id, id)))
    .returning();
  if (!changed) throw new Error(`The step ${id} vanished`);
  return changed;
}

/** The tasks of a person with the state of their steps, for a copy of their data. */
export const tasksWithSteps = ({ tenantId, id }: { tenantId: number; id: number }): SQL => sql`
  select (jsonb_populate_record(t, case when s.id is null then '{}' else jsonb_build_object('status', s.status, 'due_on', s.due_on,
    'opens_on', s.window_from, 'is_own_date', s.is_own_date, 'note', s.note, 'version', s.version) end)).*
  from action_plan_tasks t left join plan_steps s on s.tenant_id = t.tenant_id and s.id = t.step_id
  where t.tenant_id = ${tenantId} and t.user_id = ${id}`;

/** Their milestones, likewise. */
export const milestonesWithSteps = ({ tenantId, id }: { tenantId: number; id: number }): SQL => sql`
  select (jsonb_populate_record(t, case when s.id is null then '{}' else jsonb_build_object(
    'mark', case s.status when 'done' then 'done' when 'dismissed' then 'not_applicable' end, 'due_on', s.due_on,
    'window_from', s.window_from, 'window_to', s.window_to, 'is_own_date', s.is_own_date, 'note', s.note,
    'version', s.version) end)).*
  from transition_milestones t left join plan_steps s on s.tenant_id = t.tenant_id and s.id = t.step_id
  where t.tenant_id = ${tenantId} and t.user_id = ${id}`;
