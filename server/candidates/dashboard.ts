import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { applicationStatuses } from '../../src/machines/application.ts';
import { longWait, waitAges, wayOfApplication } from '../../src/machines/applicationStages.ts';
import {
  countedStage,
  sevenDays,
  stillOpen,
  turnFrom,
  typicalWaits,
  waitedDays,
} from '../applications/interface.ts';
import type { CandidateNumbers, NumbersFor } from '../companies/interface.ts';
import { texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { jsonList as list } from '../db/jsonList.ts';
import { nameColumn } from '../db/nameColumn.ts';
import { jobs } from '../db/schema/jobs.ts';
import { dayOf } from '../formats/days.ts';
import type { Operation } from '../http/contract/call.ts';
import { matchJobs } from '../match/load.ts';
import { byFit, heldKeys, keysSought } from '../scoring/interface.ts';
import { candidatesIn, matchFor } from './candidates.ts';
import { toCandidateCard } from './cards.ts';
import { isByName, visibleTo } from './visibleCandidates.ts';
import { isHeldBy } from './words.ts';

type Dashboard = components['schemas']['RecruiterDashboard'];

const shown = 6;
const considered = 40;
const jobsConsidered = 20;
const closingWithin = 14;

// Without an alias, because the dashboard reads them from one table.
const ofApplication = {
  status: sql`status`,
  status_changed_at: sql`status_changed_at`,
  held_seconds: sql`held_seconds`,
  interview_status: sql`interview_status`,
  interview_until: sql`interview_until`,
  offer_status: sql`offer_status`,
};

const instant = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

interface Period {
  now: Date;
  today: string;
  monday: string;
}

function periodOf(now: Date): Period {
  const today = dayOf(now);
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  const monday = new Date(Date.parse(today) - sinceMonday * 86_400_000).toISOString();
  return { now, today, monday };
}

interface FiguresFor extends Period {
  tenantId: number;
  numbers: CandidateNumbers;
  isAdmin: boolean;
}

type Recent = Omit<Dashboard['invitations']['recent'][number], 'candidate_id' | 'display_name'> & {
  user_id: number;
  /** 0 for who was invited by name or has accepted. */
  card_id: number;
  name: string | null;
};

interface Figures extends Record<string, unknown> {
  figures: Omit<Dashboard, 'suggested' | 'invitations'> & {
    invitations: Omit<Dashboard['invitations'], 'recent'> & { recent: Recent[] };
  };
}

function invitationFigures({ tenantId, numbers, isAdmin, now }: FiguresFor): SQL {
  const { companyId } = numbers;
  const isOwn = sql`i.tenant_id = ${tenantId} and i.company_id = ${companyId}`;
  const counted = (status: string) =>
    sql`(select count(*)::integer from job_invitations i where ${isOwn} and i.status = ${status}::text)`;
  const teamPending = isAdmin
    ? sql`(select count(*)::integer from invitations t where t.tenant_id = ${tenantId} and t.company_id = ${companyId}
        and t.accepted_at is null and t.revoked_at is null and t.expires_at > ${now.toISOString()}::timestamptz)`
    : sql`null`;
  return sql`jsonb_build_object(
    'pending', ${counted('pending')}, 'accepted', ${counted('accepted')}, 'declined', ${counted('declined')},
    'team_pending', ${teamPending},
    'recent', ${list(sql`
      select i.id, i.user_id, i.card_id, visible.name, i.job, i.status, ${instant(sql`i.created_at`)} as created_at
      from (
        select i.id, i.user_id, case when ${isByName(sql`i`)} then 0 else i.card_id end as card_id,
          jsonb_build_object('id', j.id, 'title', j.title) as job, i.status, i.created_at
        from job_invitations i
        join own j on j.id = i.job_id
        where ${isOwn} and not exists (select from company_blocks b where b.tenant_id = i.tenant_id
          and b.user_id = i.user_id and b.company_id = ${companyId})
        order by i.created_at desc, i.id desc limit ${shown}) i
      left join ${visibleTo(tenantId, numbers, now)} on visible.id = i.user_id and i.card_id = 0
      order by i.created_at desc, i.id desc`)})`;
}

function question(scope: FiguresFor): SQL {
  const { tenantId, numbers, now, today, monday } = scope;
  const { companyId } = numbers;
  const at = sql`${now.toISOString()}::timestamptz`;
  const day = sql`${today}::date`;
  const week = sql`${monday}::timestamptz`;
  const midnight = sql`${`${today}T00:00:00Z`}::timestamptz`;
  const placeOf = (stage: string) => sql`array_position(${texts([...wayOfApplication])}, ${sql.raw(stage)})`;
  const stages = applicationStatuses.map((stage, order) => sql`(${stage}::text, ${order}::integer)`);
  return sql`
    with own as (select * from jobs where tenant_id = ${tenantId} and company_id = ${companyId}),
    open_jobs as (select * from own where status = 'published' and (closes_on is null or ${stillOpen({ closes_on: sql`closes_on`, country_id: sql`country_id` }, now)})),
    apps as (select *, ${turnFrom(ofApplication)} as turn_from, ${countedStage(ofApplication)} as stage
      from applications where tenant_id = ${tenantId} and company_id = ${companyId}),
    turn as (select *, ${waitedDays(sql`turn_from`, at)} as days from apps where turn_from <= ${at}),
    typical as (${typicalWaits(tenantId, [companyId], now)}),
    this_week as (select * from apps where status in ('interview', 'offer', 'hired')
      and (interview->>'at')::timestamptz >= ${week} and (interview->>'at')::timestamptz < ${week} + ${sevenDays}),
    steps as (
      select e.application_id, e."to" as stage
      from application_events e join apps on apps.id = e.application_id
      where e.tenant_id = ${tenantId}),
    furthest as (select application_id, max(${placeOf('stage')}) as place from steps group by application_id),
    conversion as (
      select s.stage, count(distinct s.application_id) as reached,
        count(distinct s.application_id) filter (where f.place > ${placeOf('s.stage')}) as advanced
      from steps s join furthest f on f.application_id = s.application_id group by s.stage)
    select jsonb_build_object(
      'company', (select jsonb_build_object('id', c.id, 'name', c.name, 'status', c.status)
        from companies c where c.tenant_id = ${tenantId} and c.id = ${companyId}),
      'counts', jsonb_build_object(
        'open_jobs', (select count(*) from open_jobs),
        'new_applicants', (select count(*) from apps where status = 'submitted'),
        'your_turn', (select count(*) from turn),
        'waiting', (select count(*) from turn where days > ${longWait}::integer),
        'interviews', (select count(*) from this_week)),
      'waiting', ${list(sql`
        select t.id as application_id, coalesce(${nameColumn(sql`u.first_name`, sql`u.last_name`)}, 'A former candidate') as display_name,
          jsonb_build_object('id', t.job_id, 'title', t.job_title) as job, t.stage,
          ${instant(sql`t.turn_from`)} as since, t.days
        from turn t left join users u on u.tenant_id = t.tenant_id and u.id = t.user_id
        order by t.turn_from, t.id limit ${shown}`)},
      'wait_ages', (select jsonb_build_object(
        'short', count(*) filter (where days <= ${waitAges.short.to}::integer),
        'week', count(*) filter (where days between ${waitAges.week.from}::integer and ${waitAges.week.to}::integer),
        'long', count(*) filter (where days >= ${waitAges.long.from}::integer)) from turn),
      'interviews', ${list(sql`
        select w.id as application_id, coalesce(${nameColumn(sql`u.first_name`, sql`u.last_name`)}, 'A former candidate') as display_name,
          jsonb_build_object('id', w.job_id, 'title', w.job_title) as job,
          ${instant(sql`(w.interview->>'at')::timestamptz`)} as at, w.interview->>'mode' as mode, w.interview->>'place' as place
        from this_week w left join users u on u.tenant_id = w.tenant_id and u.id = w.user_id
        order by (w.interview->>'at')::timestamptz < ${midnight}, (w.interview->>'at')::timestamptz, w.id limit ${shown}`)},
      'weeks', ${list(sql`
        select to_char(w.monday at time zone 'UTC', 'YYYY-MM-DD') as "from", coalesce(a.applications, 0) as applications
        from generate_series(${week} - 7 * ${sevenDays}, ${week}, ${sevenDays}) w (monday)
        left join (
          select date_trunc('week', created_at at time zone 'UTC') as monday, count(*) as applications
          from apps where created_at >= ${week} - 7 * ${sevenDays} group by 1
        ) a on a.monday = w.monday at time zone 'UTC'
        order by w.monday`)},
      'funnel', ${list(sql`
        select s.stage, (select count(*) from apps where apps.stage = s.stage) as count,
          coalesce(c.reached, 0) as reached, coalesce(c.advanced, 0) as advanced,
          (select days from typical where typical.stage = s.stage) as median_days,
          (select max(days) from turn where turn.stage = s.stage) as longest_days
        from (values ${sql.join(stages, sql`, `)}) s (stage, place) left join conversion c on c.stage = s.stage order by s.place`)},
      'closing_soon', ${list(sql`
        select j.id, j.title, j.closes_on, greatest(j.closes_on - ${day}, 0) as days,
          (select count(*) from apps where apps.job_id = j.id) as applications_count
        from open_jobs j where j.closes_on <= ${day} + ${closingWithin}::integer order by j.closes_on, j.id limit ${shown}`)},
      'invitations', ${invitationFigures(scope)}
    ) as figures`;
}

export const getRecruiterDashboard: Operation<'getRecruiterDashboard', { numbersFor: NumbersFor }> = (
  { user, now, transaction },
  { numbersFor },
) =>
  transaction(async (db) => {
    const numbers = numbersFor(db.tenantId, user.company?.id ?? 0);
    const scope = { tenantId: db.tenantId, numbers, isAdmin: user.is_admin };
    const { rows } = await db.tx.execute<Figures>(question({ ...scope, ...periodOf(now) }));
    const { figures } = rows[0]!;
    // As the company knew them when it invited them, whatever it has been shown since.
    const recent = figures.invitations.recent.map(({ user_id, card_id, name, ...invitation }) => {
      const candidate_id = card_id ? numbers.of(card_id, false) : numbers.of(user_id, true);
      return { ...invitation, candidate_id, display_name: name ?? `Candidate ${candidate_id}` };
    });
    const invitations = { ...figures.invitations, recent };
    return { data: { ...figures, invitations, suggested: await suggestedOf(db, numbers, now) } };
  });

const openJobs = (db: TenantDb, companyId: number, now: Date) =>
  db.tx
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.tenant_id, db.tenantId),
        eq(jobs.company_id, companyId),
        eq(jobs.status, 'published'),
        or(isNull(jobs.closes_on), stillOpen(jobs, now)),
      ),
    )
    .orderBy(desc(jobs.published_at), desc(jobs.id))
    .limit(jobsConsidered);

async function suggestedOf(
  db: TenantDb,
  numbers: CandidateNumbers,
  now: Date,
): Promise<Dashboard['suggested']> {
  const matched = (await matchJobs(db, await openJobs(db, numbers.companyId, now))).map((job) => ({
    job,
    keys: keysSought(job),
  }));
  if (matched.length === 0) return [];
  const visible = visibleTo(db.tenantId, numbers, now);
  const holding = (reach: 'close' | 'all') =>
    candidatesIn(db, visible, {
      where: sql`visible.connection = 'none' and ${isHeldBy([...new Set(matched.flatMap(({ keys }) => keys[reach]))])}`,
      order: sql`visible.place`,
      limit: considered,
      offset: 0,
    });
  const closest = await holding('close');
  const candidates = closest.length < shown ? await holding('all') : closest;
  const best = candidates.flatMap((candidate) => {
    const held = new Set(heldKeys(candidate.facts));
    const [first] = matched
      .filter(({ keys }) => keys.all.some((key) => held.has(key)))
      .map(({ job }) => ({ candidate, job, match: matchFor(job, candidate, now) }))
      .filter(({ match }) => match.level > 0)
      .sort((fit, other) => byFit(fit.match, other.match));
    return first ?? [];
  });
  return (
    best
      // Ties stay in the company's own order.
      .sort((fit, other) => byFit(fit.match, other.match))
      .slice(0, shown)
      .map(({ candidate, job, match }) => ({
        candidate: toCandidateCard(candidate, { match }, numbers),
        job: { id: job.id, title: job.title },
      }))
  );
}
