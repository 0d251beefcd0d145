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
  yearsServed,
} from '../../profile/interface.ts';
import { onboardingAnswers } from './onboardingAnswers.ts';
import type { PlanSections, PlanType } from './planSteps.ts';

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

export async function prefilledSections(
  db: TenantDb,
  request: { userId: number; type: PlanType; leavingDate: string | null },
  now: Date,
): Promise<PlanSections> {
  const [row] = await db.tx
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
    .where(and(eq(onboardings.tenant_id, db.tenantId), eq(onboardings.user_id, request.userId)));
  const resume = await resumeOf(db, request.userId);
  const place = truncate(resume?.personal_details?.city ?? '', longest) || null;
  return {
    where_you_are: {
      ...(row ? situationNow(row.person, row, { now, countryId: row.country_id }) : noSituation),
      ...(request.leavingDate
        ? { service_status: 'serving' as const, leaving_date: request.leavingDate }
        : {}),
      years_served: row?.military ? yearsServed(row.military.periods, now) : null,
      place,
    },
    ...(await onboardingAnswers(db, request.userId, {
      type: request.type,
      place,
      month: dayOf(now).slice(0, 7),
    })),
    ...(resume ? { what_i_bring: strengths(request.type, resume) } : {}),
  };
}
