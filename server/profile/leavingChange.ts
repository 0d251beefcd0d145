import { and, eq, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { onboardings, questionnaireAnswers } from '../db/schema/onboarding.ts';
import { questionOptions } from '../db/schema/reference.ts';
import { isPast, type Leaving, leavingDay, leavingError, statusWith } from './leaving.ts';

type Schemas = components['schemas'];
type Mover<Moved> = (
  db: TenantDb,
  user: { id: number; country_id: number | null },
  now: Date,
) => Promise<Moved>;

export type MoveTransitionPlans = Mover<Schemas['PlanChange'][]>;

/** Moves everything that is planned around the leaving date; the assembly registers it. */
export type FollowLeaving = Mover<{
  tasks: Schemas['ActionPlanChanges'];
  milestones: Schemas['PlanChange'][];
}>;

const ofUser = ({ tenantId }: TenantDb, userId: number) =>
  and(eq(onboardings.tenant_id, tenantId), eq(onboardings.user_id, userId));

const { leaving_answer, leaving_on, person_question_id, person_option_id } = onboardings;

/** @returns whether anything changed; then the caller calls `FollowLeaving` */
export async function changeLeaving(
  db: TenantDb,
  userId: number,
  { answer, on }: Leaving,
  now: Date,
): Promise<boolean> {
  const [row] = await db.tx
    .select({
      leaving_answer,
      leaving_on,
      question: person_question_id,
      status: questionOptions.value,
      country_id: users.country_id,
    })
    .from(onboardings)
    .innerJoin(users, and(eq(users.tenant_id, onboardings.tenant_id), eq(users.id, onboardings.user_id)))
    .leftJoin(questionOptions, eq(questionOptions.id, person_option_id))
    .where(ofUser(db, userId))
    .for('update', { of: onboardings });
  // A plan has a day where only the month is known.
  const isSame =
    row?.leaving_on === on || leavingDay(row?.leaving_on ?? null, row?.country_id ?? null) === on;
  if (!row || (row.leaving_answer === answer && isSame)) return false;
  const status = statusWith({ answer, on }, row.status, now);
  const option = await optionNamed(db, row.question, status);
  await db.tx
    .update(onboardings)
    .set({
      leaving_answer: answer,
      leaving_on: on,
      ...(option ? { person_option_id: option } : {}),
      version: sql`${onboardings.version} + 1`,
      updated_at: now,
    })
    .where(ofUser(db, userId));
  if (option && row.question) await changeAnswer(db, userId, row.question, option, now);
  await ageCandidate(db, userId, now);
  return true;
}

interface Heard {
  on: string;
  /** Whether it was only now written into the CV. */
  isNews: boolean;
}

/**
 * What a CV says counts where nothing else was given, and where it is news; but not against what somebody says of themselves.
 * @returns as `changeLeaving` does
 */
export async function hearLeaving(
  db: TenantDb,
  userId: number,
  { on, isNews }: Heard,
  now: Date,
): Promise<boolean> {
  const [row] = await db.tx
    .select({ leaving_on, status: questionOptions.value })
    .from(onboardings)
    .leftJoin(questionOptions, eq(questionOptions.id, person_option_id))
    .where(ofUser(db, userId));
  if (!row || (row.leaving_on && !isNews)) return false;
  const leaving = { answer: isPast(on, now) ? ('left' as const) : ('dated' as const), on };
  // How soon they leave follows from the date.
  const status = row.status === 'leaving' ? 'serving' : row.status;
  return leavingError(leaving, status, now) ? false : changeLeaving(db, userId, leaving, now);
}

async function optionNamed({ tx }: TenantDb, question: number | null, value: string | null) {
  const [option] = await tx
    .select({ id: questionOptions.id })
    .from(questionOptions)
    .where(and(eq(questionOptions.question_id, question ?? 0), eq(questionOptions.value, value ?? '')));
  return option?.id ?? null;
}

async function changeAnswer(db: TenantDb, userId: number, question: number, option: number, now: Date) {
  await db.tx
    .update(questionnaireAnswers)
    .set({ answer: { answer_option_id: option }, updated_at: now })
    .where(
      and(
        eq(questionnaireAnswers.tenant_id, db.tenantId),
        eq(questionnaireAnswers.user_id, userId),
        eq(questionnaireAnswers.question_id, question),
      ),
    );
}

/** What employers learn is read anew when the account has changed. */
async function ageCandidate(db: TenantDb, userId: number, now: Date): Promise<void> {
  await db.tx
    .update(users)
    .set({ updated_at: now })
    .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, userId)));
}
