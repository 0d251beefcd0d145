import { and, desc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import type { TenantDb } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { onboardings } from '../../db/schema/onboarding.ts';
import { questionOptions } from '../../db/schema/reference.ts';
import { resumes } from '../../db/schema/resumes.ts';
import { dayOf } from '../../formats/days.ts';
import { truncate } from '../../http/contract/truncate.ts';
import {
  leavingAhead,
  leavingDay,
  type StoredLeaving,
  statusToday,
  yearsByLeaving,
} from '../../profile/interface.ts';
import { onboardingAnswers } from './onboardingAnswers.ts';
import { hasPassed, type OtherPlan, otherPlan, sectionsOf } from './otherPlan.ts';
import { missingAnswers, type PlanSections, type PlanType } from './planSteps.ts';

type ResumeSections = components['schemas']['ResumeSections'];

const longest = 120;

function items(names: (string | undefined)[], most: number) {
  const texts = names.flatMap((name) => truncate(name?.trim() ?? '', longest) || []);
  const once = texts.filter((name, at) => texts.findIndex((other) => same(name, other)) === at);
  return once.slice(0, most).map((name) => ({ name, source: 'cv' as const }));
}

const same = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();
const both = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');

function strengths(
  type: PlanType,
  { skills, education, training }: ResumeSections,
): PlanSections['what_i_bring'] {
  const credentials = items(
    training.map(({ title }) => title),
    40,
  );
  const learned = education.map(({ qualification, institution }) => both(qualification, institution));
  if (type === 'education') {
    return { prior_learning: items(learned, 40), credits: [], credentials };
  }
  return {
    skills: items(
      skills.map(({ name }) => name),
      40,
    ),
    credentials: [...credentials, ...items(learned, 40)].slice(0, 40),
    gaps: [],
  };
}

async function resumeOf({ tenantId, tx }: TenantDb, userId: number): Promise<ResumeSections | undefined> {
  const [row] = await tx
    .select({ sections: resumes.sections })
    .from(resumes)
    .where(
      and(
        eq(resumes.tenant_id, tenantId),
        eq(resumes.user_id, userId),
        isNull(resumes.deleted_at),
        ne(resumes.kind, 'federal'),
        or(isNotNull(resumes.reviewed_at), ne(resumes.source, 'upload')),
      ),
    )
    .orderBy(desc(resumes.is_primary), desc(resumes.updated_at))
    .limit(1);
  return row?.sections;
}

const statuses: Record<string, 'serving' | 'reservist' | 'left'> = {
  serving: 'serving',
  leaving: 'serving',
  veteran: 'left',
  reservist: 'reservist',
};

type Situation = Required<
  Pick<NonNullable<PlanSections['where_you_are']>, 'service_status' | 'leaving_date' | 'left_on'>
>;
const noSituation: Situation = { service_status: null, leaving_date: null, left_on: null };

/** What a plan says of the service, from what onboarding has. */
export function situationNow(
  person: string | null,
  leaving: StoredLeaving,
  { now, countryId }: { now: Date; countryId: number | null },
): Situation {
  const status = statuses[statusToday(person, leaving, now) ?? ''] ?? null;
  const ahead = leavingAhead(leaving, now, countryId);
  const day = leavingDay(leaving.leaving_on, countryId);
  return {
    service_status: ahead && status !== 'reservist' ? 'serving' : status,
    leaving_date: ahead?.day ?? null,
    left_on: status === 'left' && !ahead ? day : null,
  };
}

interface Beginning {
  userId: number;
  type: PlanType;
  leavingDate: string | null;
}

/** What the profile, the CV and another plan already have, so that the plan does not ask for it again. */
export async function prefilledSections(
  db: TenantDb,
  { userId, type, leavingDate }: Beginning,
  now: Date,
): Promise<PlanSections> {
  const row = await onboardingOf(db, userId);
  const resume = await resumeOf(db, userId);
  const other = await otherPlan(db, userId, type);
  const shared = sectionsOf(other);
  const place =
    shared.where_you_are?.place ?? (truncate(resume?.personal_details?.city ?? '', longest) || null);
  const situation = row ? situationNow(row.person, row, { now, countryId: row.country_id }) : noSituation;
  const answers = await onboardingAnswers(db, userId, { type, place, month: dayOf(now).slice(0, 7) });
  const where_you_are = {
    ...situation,
    ...(leavingDate ? { service_status: 'serving' as const, leaving_date: leavingDate } : {}),
    years_served:
      shared.where_you_are?.years_served ?? yearsByLeaving(row?.military, situation.leaving_date, now),
    ...(shared.where_you_are?.discharge_type ? { discharge_type: shared.where_you_are.discharge_type } : {}),
    place,
  };
  const money_and_life = { ...answers.money_and_life, ...shared.money_and_life };
  const sections: PlanSections = {
    where_you_are,
    ...answers,
    ...(Object.keys(money_and_life).length > 0 ? { money_and_life } : {}),
    ...(shared.support ? { support: shared.support } : {}),
    ...(resume ? { what_i_bring: strengths(type, resume) } : {}),
  };
  const isOwnDate = leavingDate !== null && leavingDate !== situation.leaving_date;
  return { ...sections, prefilled: completeSteps(type, sections, { other, isOwnDate }) };
}

async function onboardingOf({ tenantId, tx }: TenantDb, userId: number) {
  const [row] = await tx
    .select({
      military: onboardings.military_summary,
      person: questionOptions.value,
      leaving_answer: onboardings.leaving_answer,
      leaving_on: onboardings.leaving_on,
      country_id: users.country_id,
    })
    .from(onboardings)
    .innerJoin(users, and(eq(users.tenant_id, onboardings.tenant_id), eq(users.id, onboardings.user_id)))
    .leftJoin(questionOptions, eq(questionOptions.id, onboardings.person_option_id))
    .where(and(eq(onboardings.tenant_id, tenantId), eq(onboardings.user_id, userId)));
  return row;
}

/**
 * The steps that the wizard passes over. The others ask for what only the veteran knows: the goal, what is missing, what to do about it,
 * and the confirmation.
 */
function completeSteps(
  type: PlanType,
  sections: PlanSections,
  { other, isOwnDate }: { other: OtherPlan | undefined; isOwnDate: boolean },
): NonNullable<PlanSections['prefilled']> {
  const { where_you_are = {}, money_and_life = {}, support = {} } = sections;
  const isComplete = {
    where_you_are: !isOwnDate && Boolean(where_you_are.leaving_date ?? where_you_are.left_on),
    // How to pay for a course is asked by an education plan only.
    money_and_life:
      hasPassed(other, 'money_and_life') && (type === 'employment' || 'funding_source' in money_and_life),
    support: hasPassed(other, 'support') || (support.providers ?? []).length > 0,
  };
  return (['where_you_are', 'money_and_life', 'support'] as const).filter(
    (key) => isComplete[key] && Object.keys(missingAnswers(key, type, sections)).length === 0,
  );
}
