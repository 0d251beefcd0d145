import { sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { MilitarySummary, StoredOnboarding } from '../db/schema/onboarding.ts';
import { countMonths } from '../formats/months.ts';
import { leavingDay } from './leaving.ts';
import { noMarks, onboardingProgress } from './onboardingProgress.ts';

type User = components['schemas']['User'];

export type OnboardingProfile = Pick<
  User,
  'onboarding_steps' | 'onboarding_percentage' | 'is_onboarding_completed' | 'resume' | 'military_summary'
>;

const marks = Object.keys(noMarks).map((name) => sql`${name}::text, o.${sql.identifier(name)}`);

/** A CV counts once it has been read; a federal résumé does not count. */
export const onboardingColumns = {
  onboarding: sql<StoredOnboarding['onboarding']>`(
    select jsonb_build_object(
      'marks', jsonb_build_object(${sql.join(marks, sql`, `)}), 'military', o.military_summary,
      'leaving_answer', o.leaving_answer, 'leaving_on', o.leaving_on)
    from onboardings o where o.tenant_id = users.tenant_id and o.user_id = users.id)`.as('onboarding'),
  resume: sql<User['resume']>`coalesce((
    select jsonb_agg(
      jsonb_build_object('id', r.id, 'source', r.source, 'title', r.title, 'is_primary', r.is_primary)
      order by r.is_primary desc, r.id)
    from resumes r
    where r.tenant_id = users.tenant_id and r.user_id = users.id and r.deleted_at is null and r.kind <> 'federal'
      and not exists (
        select from resume_readings g
        where g.tenant_id = r.tenant_id and g.resume_id = r.id and g.status <> 'done')), '[]')`.as('resume'),
};

export function onboardingProfile(
  { onboarding, resume, country_id }: StoredOnboarding & { country_id: number | null },
  now: Date,
): OnboardingProfile {
  const marks = Object.entries(onboarding?.marks ?? {}).map(([name, at]) => [name, at ? new Date(at) : null]);
  const { step, percentage, is_completed } = onboardingProgress({ ...noMarks, ...Object.fromEntries(marks) });
  const military = onboarding?.military ?? null;
  const leaving_on = onboarding?.leaving_on ?? null;
  return {
    onboarding_steps: step,
    onboarding_percentage: percentage,
    is_onboarding_completed: is_completed,
    resume,
    military_summary:
      military || leaving_on
        ? {
            service: military?.service ?? null,
            rank: military?.rank ?? null,
            years_served: military ? yearsServed(military.periods, now) : null,
            leaving_date: leavingDay(leaving_on, country_id),
            leaving_on,
          }
        : null,
  };
}

/** As programmes count them: by the last day of service, or today while that is not known. */
export const yearsByLeaving = (
  military: MilitarySummary | null | undefined,
  leavingDate: string | null,
  now: Date,
): number | null =>
  military ? yearsServed(military.periods, leavingDate ? new Date(leavingDate) : now) : null;

/** Whole years; overlapping months count once. */
export function yearsServed(periods: MilitarySummary['periods'], now: Date): number | null {
  if (periods.length === 0) return null;
  return Math.floor(countMonths(periods, now.toISOString().slice(0, 7)) / 12);
}
