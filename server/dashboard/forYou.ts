import { type SQL, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { withGuidance } from '../actionPlan/interface.ts';
import { type Application, turnFrom, veteranApplications } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { jsonList } from '../db/jsonList.ts';
import { listedJobs } from '../db/schema/jobs.ts';
import { dayOf } from '../formats/days.ts';
import { type CardCompany, type CardJob, comparableJobs, isNotDismissed } from '../jobs/interface.ts';
import type { MatchableJob, Places } from '../match/load.ts';
import { leavingDay } from '../profile/interface.ts';
import type { ResumeSections } from '../resumes/interface.ts';
import type { MatchCandidate } from '../scoring/interface.ts';
import type { RecommendedProvider } from '../services/serviceRules.ts';
import type { AtHand, OpenInvitation } from './nextActions.ts';

type Schemas = components['schemas'];

const applicationsShown = 3;
const invitationsShown = 3;
const providersJudged = 60;
// Read before those that the veteran needs no more are left out.
const coursesJudged = 40;

type ForYouCourse = Omit<Schemas['RecommendedCourse'], 'recommended_because'> & {
  tags: string[];
  qualification: string | null;
};

export interface ForYouMatches {
  jobs: (CardJob & MatchableJob)[];
  places: Places;
  employers: CardCompany[];
  countries: { id: number; title: string }[];
  saved: number[];
  applications: Application[];
  applications_total: number;
  at_hand: AtHand[];
  invitations: OpenInvitation[];
  plan: Schemas['ActionPlan'] | null;
  said: { code: string; value: string; label: string }[];
  direction: { id: number; value: string; title: string } | null;
  service_status: string | null;
  providers: RecommendedProvider[];
  chosen: number[];
  courses: ForYouCourse[];
  resume: { id: number; title: string; sections: ResumeSections } | null;
}

type StoredTask = Schemas['ActionPlanTask'] & { code: string };
type StoredMatches = Omit<ForYouMatches, 'plan'> & {
  plan: (Omit<Schemas['ActionPlan'], 'tasks'> & { tasks: StoredTask[] }) | null;
};

interface ForYouQuery {
  userId: number;
  /** Whether the leaving date has passed. */
  hasLeft: boolean;
  countryId: number;
  ownCountryId: number | null;
  candidate: MatchCandidate | null;
  resumeId: number | null;
  now: Date;
}

const j = listedJobs;
const ofA = (column: string) => sql.raw(`a.${column}`);

type Own = (table: string) => SQL;

const onboardingAnswers = (own: Own, hasLeft: boolean) => sql`
  own as (select * from onboardings o where ${own('o')}),
  said as (
    select q.code, o.value, o.label, q."order" as place, o."order" as option_place
    from given_answers g
    join questions q on q.id = g.question_id and q.visibility_place = 'questionnaire'
    join own on q.career_direction_id = own.direction_option_id
    join question_options o on o.question_id = q.id
      and (o.id = (g.answer->>'answer_option_id')::bigint or g.answer->'answer_option_ids' @> to_jsonb(o.id))
    where ${own('g')}),
  direction as (
    select o.id, o.value, o.label as title from question_options o join own on o.id = own.direction_option_id),
  person as (
    select case when ${hasLeft} and o.value in ('serving', 'leaving') then 'veteran' else o.value end as value
    from question_options o join own on o.id = own.person_option_id),
  wishes as (
    select code || ':' || value as tag from said
    union select 'career_direction:' || value from direction
    union select 'service_status:' || value from person),
  chosen as (select service_id from chosen_services s where ${own('s')}),
  plan as (select * from action_plans p where ${own('p')})`;

const latestApplications = (own: Own) => sql`
  select to_jsonb(a) - 'profile' - 'answers' - 'cover_note' - 'match' as row,
    jsonb_build_object('id', job.id, 'status', job.status, 'ended_at', job.ended_at, 'closes_on', job.closes_on,
      'company_is_active', job.company_is_active, 'owner_id', job.owner_id,
      'country_id', job.country_id) as job,
    jsonb_build_object('id', c.id, 'name', c.name, 'logo', c.logo) as company,
    ${turnFrom({ status: ofA('status'), status_changed_at: ofA('status_changed_at'), held_seconds: ofA('held_seconds'), interview_status: ofA('interview_status'), interview_until: ofA('interview_until'), offer_status: ofA('offer_status') })} as turn_from
  from applications a
  join jobs job on job.tenant_id = a.tenant_id and job.id = a.job_id
  join companies c on c.tenant_id = a.tenant_id and c.id = a.company_id
  where ${own('a')}
  order by array_position(array['hired', 'offer', 'interview', 'shortlisted', 'viewed', 'submitted'], a.status) nulls last,
    a.status_changed_at desc, a.id desc
  limit ${applicationsShown}`;

const planWithTasks = sql`
  select jsonb_build_object('id', p.id, 'version', p.version, 'status', p.status, 'leaving_on', (select leaving_on from own),
    'generated_from', p.generated_from, 'note', p.note,
    'career_direction', jsonb_build_object('id', o.id, 'title', o.label),
    'tasks', ${jsonList(sql`
      select t.id, t.code, t.title, t.why, t.category, t.priority, t.how, t.waits_for, t.link, t.remind_host is not null as remind,
        case when s.id is null then t.due_on else s.due_on end as due_on, coalesce(s.status, t.status) as status,
        case when s.id is null then t.note else s.note end as note, coalesce(s.version, t.version) as version,
        case when s.id is null then t.opens_on else s.window_from end as opens_on
      from action_plan_tasks t left join plan_steps s on s.tenant_id = t.tenant_id and s.id = t.step_id
      where t.tenant_id = p.tenant_id and t.plan_id = p.id
      order by due_on nulls last, t.priority, t.id`)})
  from plan p join question_options o on o.id = p.direction_option_id`;

const fittingProviders = (tenantId: number) => sql`
  select * from service_providers p where p.tenant_id = ${tenantId} and p.withdrawn_at is null and (
    p.crisis_line or p.id in (select service_id from chosen) or p.tags && array(select tag from wishes)
    or not exists (select from wishes))
  order by p.crisis_line desc,
    (select count(*) from unnest(p.tags) tag where tag in (select w.tag from wishes w)) desc, p.id
  limit ${providersJudged}`;

// A course for another goal than the veteran’s, such as a business of one’s own, needs more in common than any answer.
const fittingCourses = (tenantId: number, today: string) => sql`
  select c.id, c.title, c.category, c.duration, c.starts_on, c.starts_on is null as rolling, c.url, c.tags, c.qualification,
    jsonb_build_object('id', p.id, 'name', p.name) as provider,
    jsonb_build_object('amount', c.cost_amount, 'currency', c.currency, 'is_free', c.cost_amount = 0) as cost
  from courses c
  join service_providers p on p.tenant_id = c.tenant_id and p.id = c.provider_id
  where c.tenant_id = ${tenantId} and c.withdrawn_at is null and c.tags && array(select tag from wishes)
    and (c.starts_on is null or c.starts_on >= ${today}::date)
    and (not exists (select from unnest(c.tags) tag where tag like 'career_direction:%')
      or exists (select from wishes w where w.tag = any(c.tags)
        and (w.tag like 'career_direction:%' or w.tag like 'sectors:%')))
  order by (select count(*) from unnest(c.tags) tag where tag in (select w.tag from wishes w)) desc,
    c.starts_on nulls last, c.id
  limit ${coursesJudged}`;

function question(
  tenantId: number,
  { userId, hasLeft, countryId, candidate, resumeId, now }: ForYouQuery,
): SQL {
  const today = dayOf(now);
  const own: Own = (table) =>
    sql`${sql.identifier(table)}.tenant_id = ${tenantId} and ${sql.identifier(table)}.user_id = ${userId}`;
  const notApplied = sql`not exists (select from applications a where ${own('a')} and a.job_id = ${j.id})`;
  const isSuggested = sql`${notApplied} and ${isNotDismissed(tenantId, userId)}`;
  return sql`
    with applications as (${veteranApplications(tenantId, userId, now)}),
    fit as (
      select ${j.id}, ${j.title}, ${j.company_id}, ${j.job_role_id}, ${j.job_type}, ${j.work_type}, ${j.country_id},
        ${j.state_id}, ${j.city_ids}, ${j.is_remote}, ${j.remote_country_ids}, ${j.veteran_features}, ${j.closes_on},
        ${j.published_at}, ${j.revised_at}, ${j.status}, ${j.salary_min}, ${j.salary_max}, ${j.salary_currency},
        ${j.salary_per}, ${j.salary_is_public}, ${j.translated_role_ids}, ${j.skills}, ${j.requirements},
        ${j.experience_id}, ${j.start_on}, ${j.clearance_required}, ${j.match_features}
      from ${j}
      where ${candidate ? sql`${j.id} in (${comparableJobs(candidate, { countryId, now }, isSuggested)})` : sql`false`}),
    ${onboardingAnswers(own, hasLeft)}
    select jsonb_build_object(
      'jobs', ${jsonList(sql`select * from fit order by published_at desc nulls last, id desc`)},
      'places', jsonb_build_object(
        'roles', ${jsonList(sql`select id, title, uk_title from civilian_occupations
          where id in (select job_role_id from fit)`)},
        'towns', ${jsonList(sql`select id, title, state_id, lat, lng from cities
          where id in (select unnest(city_ids) from fit)`)},
        'regions', ${jsonList(sql`select id, title from states where id in (select state_id from fit)`)}),
      'employers', ${jsonList(sql`
        select id, name, logo, company_type, size_from, checked_commitment, website from companies c
        where c.tenant_id = ${tenantId} and c.id in (select company_id from fit)`)},
      'countries', ${jsonList(sql`select id, title from countries where id in (select country_id from fit)`)},
      'saved', coalesce((select jsonb_agg(s.job_id) from saved_jobs s where ${own('s')}
        and s.job_id in (select id from fit)), '[]'),
      'applications', ${jsonList(latestApplications(own))},
      'applications_total', (select count(*) from applications a where ${own('a')}),
      'at_hand', ${jsonList(sql`
        select a.id, a.status, a.job_title, c.name as company, a.interview, a.interview_status, a.interview_until, a.offer_reply_by as reply_by,
          (select country_id from jobs where jobs.tenant_id = a.tenant_id and jobs.id = a.job_id) as country_id
        from applications a join companies c on c.tenant_id = a.tenant_id and c.id = a.company_id
        where ${own('a')} and c.status = 'active' and (a.status = 'interview' and a.interview_status in ('proposed', 'confirmed') or a.status = 'offer' and a.offer_status = 'made') order by a.status_changed_at, a.id`)},
      'invitations', ${jsonList(sql`
        select i.id, ${j.title} as job_title, c.name as company, ${j.closes_on} as closes_on
        from job_invitations i
        join ${j} on ${j.tenant_id} = i.tenant_id and ${j.id} = i.job_id
        join companies c on c.tenant_id = i.tenant_id and c.id = i.company_id
        where ${own('i')} and i.status = 'pending' and (${j.closes_on} is null or ${j.closes_on} >= ${today}::date)
          and ${notApplied}
        order by i.created_at desc, i.id desc limit ${invitationsShown}`)},
      'plan', (${planWithTasks}),
      'said', ${jsonList(sql`select code, value, label from said order by place, option_place`)},
      'direction', (select to_jsonb(d) from direction d),
      'service_status', (select value from person),
      'providers', ${jsonList(fittingProviders(tenantId))},
      'courses', ${jsonList(fittingCourses(tenantId, today))},
      'chosen', coalesce((select jsonb_agg(service_id) from chosen), '[]'),
      'resume', (select jsonb_build_object('id', r.id, 'title', r.title, 'sections', r.sections)
        from resumes r where ${own('r')} and r.id = ${resumeId}::bigint and r.deleted_at is null)
    ) as found`;
}

const day = (text: unknown) => (text === null ? null : new Date(text as string));

/** Dates in the database's JSON are text. */
function revived(matches: StoredMatches, countryId: number | null): StoredMatches {
  return {
    ...matches,
    plan: matches.plan && { ...matches.plan, leaving_date: leavingDay(matches.plan.leaving_on, countryId) },
    jobs: matches.jobs.map((job) => ({
      ...job,
      published_at: day(job.published_at),
      revised_at: day(job.revised_at),
    })),
    applications: matches.applications.map(({ row, turn_from, job, company }) => ({
      row: {
        ...row,
        created_at: new Date(row.created_at),
        status_changed_at: new Date(row.status_changed_at),
        interview_until: day(row.interview_until),
      },
      turn_from: day(turn_from),
      job: { ...job, ended_at: day(job.ended_at) },
      company,
    })),
  };
}

export async function askForYou(db: TenantDb, query: ForYouQuery): Promise<ForYouMatches> {
  const { rows } = await db.tx.execute<{ found: StoredMatches }>(question(db.tenantId, query));
  const { plan, ...found } = revived(rows[0]!.found, query.ownCountryId);
  return {
    ...found,
    plan: plan && { ...plan, tasks: await withGuidance(db, query.userId, plan.tasks, dayOf(query.now)) },
  };
}
