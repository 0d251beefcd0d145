// Every change locks the onboarding row and is rejected while an earlier step is open.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { TenantDb } from '../db/database.ts';
import { actionPlanTasks } from '../db/schema/actionPlans.ts';
import { onboardingDrafts, onboardings } from '../db/schema/onboarding.ts';
import { questionOptions } from '../db/schema/reference.ts';
import { resumeReadings, resumes } from '../db/schema/resumes.ts';
import { selectedServices } from '../db/schema/services.ts';
import { invalidTransition } from '../http/answers/problem.ts';
import {
  noMarks,
  type OnboardingStep,
  onboardingProgress,
  presentLeaving,
  stepsAllowed,
} from '../profile/interface.ts';

type Onboarding = components['schemas']['Onboarding'];
export type OnboardingRow = typeof onboardings.$inferSelect;
type Change = Partial<typeof onboardings.$inferInsert>;

const ofUser = ({ tenantId }: TenantDb, userId: number) =>
  and(eq(onboardings.tenant_id, tenantId), eq(onboardings.user_id, userId));

export async function lockOnboarding(db: TenantDb, userId: number): Promise<OnboardingRow> {
  await db.tx.insert(onboardings).values({ tenant_id: db.tenantId, user_id: userId }).onConflictDoNothing();
  const [row] = await db.tx.select().from(onboardings).where(ofUser(db, userId)).for('update');
  if (!row) throw new Error('The onboarding row vanished');
  return row;
}

/** @throws 409 while an earlier step is neither done nor skipped */
export async function lockForStep(
  db: TenantDb,
  userId: number,
  step: OnboardingStep,
): Promise<OnboardingRow> {
  const row = await lockOnboarding(db, userId);
  const allowed = stepsAllowed(row);
  if (!allowed.includes(step)) throw invalidTransition(allowed.map(String));
  return row;
}

export async function changeOnboarding(
  db: TenantDb,
  row: OnboardingRow,
  change: Change,
  now: Date,
  step?: OnboardingStep,
): Promise<void> {
  await db.tx
    .update(onboardings)
    .set({ ...change, version: sql`${onboardings.version} + 1`, updated_at: now })
    .where(ofUser(db, row.user_id));
  if (step === undefined) return;
  await db.tx
    .delete(onboardingDrafts)
    .where(
      and(
        eq(onboardingDrafts.tenant_id, db.tenantId),
        eq(onboardingDrafts.user_id, row.user_id),
        eq(onboardingDrafts.step, step),
      ),
    );
}

// Another file that cannot be read leaves a CV as it was, to be reviewed.
const readingStatus = sql<typeof resumeReadings.$inferSelect.status | null>`
  case when ${resumeReadings.status} = 'failed' and exists (
    select from jsonb_each(${resumes.sections}) as section where section.value not in ('[]', '{}')
  ) then 'done' else ${resumeReadings.status} end`;

export async function presentOnboarding(db: TenantDb, userId: number, now: Date): Promise<Onboarding> {
  const countOf = (table: typeof actionPlanTasks | typeof selectedServices) => sql<number>`(
    select count(*)::integer from ${table}
    where ${table.tenant_id} = ${db.tenantId} and ${table.user_id} = ${userId})`;
  const [record] = await db.tx
    .select({
      row: onboardings,
      file_name: resumes.file_name,
      reviewed_at: resumes.reviewed_at,
      reading: readingStatus,
      direction: questionOptions.label,
      tasks: countOf(actionPlanTasks),
      services: countOf(selectedServices),
    })
    .from(onboardings)
    .leftJoin(
      resumes,
      and(eq(resumes.tenant_id, onboardings.tenant_id), eq(resumes.id, onboardings.resume_id)),
    )
    .leftJoin(
      resumeReadings,
      and(eq(resumeReadings.tenant_id, resumes.tenant_id), eq(resumeReadings.resume_id, resumes.id)),
    )
    .leftJoin(questionOptions, eq(questionOptions.id, onboardings.direction_option_id))
    .where(ofUser(db, userId));
  const row = record?.row;
  const { stages, ...progress } = onboardingProgress(row ?? noMarks);
  const notes: Partial<Record<Onboarding['stages'][number]['key'], string | null>> = record
    ? {
        upload_cv: record.file_name && `${record.file_name}${record.reviewed_at ? ', checked' : ''}`,
        career_direction: record.direction,
        action_plan: row?.action_plan_done_at ? counted(record.tasks, 'task') : null,
        services: row?.services_done_at ? `${record.services || 'None'} chosen` : null,
      }
    : {};
  return {
    ...progress,
    cv_step: cvStep(row?.resume_id, record?.reading),
    skipped_at: row?.skipped_at?.toISOString() ?? null,
    resume_id: row?.resume_id ?? null,
    drafts: await draftsOf(db, userId),
    stages: stages.map((stage) => ({
      ...stage,
      done_at: stage.done_at?.toISOString() ?? null,
      note: notes[stage.key] ?? null,
    })),
    personal_details: row ? personalDetails(row, now) : null,
    career_direction:
      row?.direction_option_id && row.direction_question_id && record?.direction
        ? {
            id: row.direction_option_id,
            title: record.direction,
            question_id: row.direction_question_id,
            answer_option_id: row.direction_option_id,
          }
        : null,
    version: row?.version ?? 0,
  };
}

/** 0: choose a file; 1: being read, or unreadable; 2: review the result. */
export function cvStep(resumeId: number | null | undefined, reading: string | null | undefined): 0 | 1 | 2 {
  if (!resumeId) return 0;
  return reading === 'processing' || reading === 'failed' ? 1 : 2;
}

function personalDetails(row: OnboardingRow, now: Date): Onboarding['personal_details'] {
  const { dob, gender, phone_number, country_code, person_question_id, person_option_id } = row;
  if (!dob || !gender || !phone_number || !country_code || !person_question_id || !person_option_id) {
    return null;
  }
  return {
    dob,
    phone_number,
    country_code,
    gender,
    question_id: person_question_id,
    answer_option_id: person_option_id,
    leaving: presentLeaving(row, now),
  };
}

async function draftsOf(db: TenantDb, userId: number): Promise<Onboarding['drafts']> {
  return db.tx
    .select({
      step: onboardingDrafts.step,
      values: onboardingDrafts.values,
      version: onboardingDrafts.version,
    })
    .from(onboardingDrafts)
    .where(and(eq(onboardingDrafts.tenant_id, db.tenantId), eq(onboardingDrafts.user_id, userId)))
    .orderBy(asc(onboardingDrafts.step));
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
