import { and, asc, eq, sql } from 'drizzle-orm';
import type { TenantDb } from '../../db/database.ts';
import { selectedServices, serviceProviders } from '../../db/schema/services.ts';
import { truncate } from '../../http/contract/truncate.ts';
import type { PlanSections, PlanType } from './planSteps.ts';

interface Answer {
  code: string;
  value: string | null;
  label: string | null;
  text: string | null;
  number: number | null;
}

const most = { sectors: 5, providers: 10 };
const longest = 120;

const levels: Record<string, 'certificate' | 'associate_or_foundation' | 'bachelor' | 'master'> = {
  certificate: 'certificate',
  foundation: 'associate_or_foundation',
  bachelor: 'bachelor',
  master: 'master',
};

const modes = ['full_time', 'part_time', 'online'] as const;
const funds = ['enhanced_learning_credits', 'standard_learning_credit', 'gi_bill', 'own_money'] as const;

async function answersOf({ tenantId, tx }: TenantDb, userId: number): Promise<Answer[]> {
  const { rows } = await tx.execute<Answer & Record<string, unknown>>(sql`
    select q.code, o.value, o.label, g.answer->>'answer_text' as text, (g.answer->>'answer_number')::float as number
    from given_answers g
    join questions q on q.id = g.question_id and q.visibility_place = 'questionnaire'
    join onboardings own on own.tenant_id = g.tenant_id and own.user_id = g.user_id
      and own.direction_option_id = q.career_direction_id
    left join question_options o on o.question_id = q.id
      and (o.id = (g.answer->>'answer_option_id')::bigint or g.answer->'answer_option_ids' @> to_jsonb(o.id))
    where g.tenant_id = ${tenantId} and g.user_id = ${userId}
    order by q."order", o."order"`);
  return rows;
}

/** The answers of onboarding, so that a plan does not ask for them again. */
export async function onboardingAnswers(
  db: TenantDb,
  userId: number,
  { type, place, month }: { type: PlanType; place: string | null; month: string },
): Promise<Pick<PlanSections, 'goal' | 'money_and_life' | 'support'>> {
  const answers = await answersOf(db, userId);
  const goal = type === 'employment' ? employmentGoal(answers, place) : educationGoal(answers, month);
  const providers = await providersOf(db, userId);
  const money_and_life = { ...needs(answers), ...(type === 'education' ? funding(answers) : {}) };
  return {
    ...(Object.keys(goal).length > 0 ? { goal } : {}),
    ...(Object.keys(money_and_life).length > 0 ? { money_and_life } : {}),
    ...(providers.length > 0 ? { support: { providers } } : {}),
  };
}

/** In the words that the person chose, and only in the section that nobody else reads. */
function needs(answers: Answer[]): NonNullable<PlanSections['money_and_life']> {
  const labelOf = (need: string) =>
    answers.find(({ code, value }) => code === 'barriers' && value === need)?.label;
  const [housing, health_cover, family_needs] = ['housing', 'health', 'family'].map(labelOf);
  return {
    ...(housing ? { housing } : {}),
    ...(health_cover ? { health_cover } : {}),
    ...(family_needs ? { family_needs } : {}),
  };
}

function funding(answers: Answer[]) {
  const values = answers.flatMap(({ code, value }) => (code === 'funding' ? (value ?? []) : []));
  const funding_source = funds.filter((fund) => values.includes(fund));
  return funding_source.length > 0 ? { funding_source } : {};
}

function employmentGoal(answers: Answer[], place: string | null): NonNullable<PlanSections['goal']> {
  const sectors = answers.flatMap(({ code, value, label }) =>
    code === 'sectors' && label && value !== 'any' ? label : [],
  );
  const pay = answers.find(({ code }) => code === 'salary_floor')?.number;
  return {
    ...(sectors.length > 0 ? { sectors: sectors.slice(0, most.sectors) } : {}),
    ...(place ? { places: [place] } : {}),
    ...(pay ? { salary_floor: Math.round(pay * 100) } : {}),
  };
}

function educationGoal(answers: Answer[], month: string): NonNullable<PlanSections['goal']> {
  const optionOf = (code: string) => answers.find((answer) => answer.code === code)?.value ?? '';
  const textOf = (code: string) => answers.find((answer) => answer.code === code)?.text?.trim();
  const [subject, start] = [textOf('subject'), textOf('start_on')];
  const level = levels[optionOf('level')];
  const study_mode = modes.find((mode) => mode === optionOf('study_mode'));
  return {
    ...(subject ? { subject: truncate(subject, longest) } : {}),
    ...(level ? { level } : {}),
    ...(study_mode ? { study_mode } : {}),
    ...(start && start.slice(0, 7) >= month ? { start_term: start.slice(0, 7) } : {}),
  };
}

async function providersOf({ tenantId, tx }: TenantDb, userId: number) {
  const selected = await tx
    .select({ service_id: serviceProviders.id, name: serviceProviders.name })
    .from(selectedServices)
    .innerJoin(
      serviceProviders,
      and(
        eq(serviceProviders.tenant_id, selectedServices.tenant_id),
        eq(serviceProviders.id, selectedServices.service_id),
      ),
    )
    .where(and(eq(selectedServices.tenant_id, tenantId), eq(selectedServices.user_id, userId)))
    .orderBy(asc(selectedServices.chosen_at), asc(serviceProviders.id))
    .limit(most.providers);
  return selected.map(({ service_id, name }) => ({ service_id, name: truncate(name, longest) }));
}
