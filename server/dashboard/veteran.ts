import type { components } from '../../openapi.gen.d.ts';
import type { FactAnswer } from '../actionPlan/interface.ts';
import { firstDaysOf, presentSummary, stepsOf, typicalDays } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { dayOf } from '../formats/days.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import { matchOnCard, roleTitleIn, toJobCard } from '../jobs/interface.ts';
import { matchCandidate, themselves, toMatchJobs } from '../match/load.ts';
import {
  leavingAhead,
  noLeavingDate,
  noMarks,
  onboardingProfile,
  onboardingProgress,
  presentLeaving,
} from '../profile/interface.ts';
import { factsOfUser, meaningsOf } from '../resumes/interface.ts';
import { byFit, hasLearned, type MatchCandidate, matchOf } from '../scoring/interface.ts';
import {
  labelsByTag,
  type RecommendationFacts,
  recommend,
  recommendationReasons,
} from '../services/serviceRules.ts';
import { cvHealthOf } from './cvHealth.ts';
import { loadExplore } from './explore.ts';
import { askForYou, type ForYouMatches } from './forYou.ts';
import { nextActions } from './nextActions.ts';

type Schemas = components['schemas'];
type Asking = Call<'getVeteranDashboard'>;

const jobsShown = 6;
const coursesShown = 4;
const servicesShown = 4;
const crisisLinesShown = 2;

export const getVeteranDashboard: Operation<'getVeteranDashboard'> = (call) =>
  call.transaction(async (db) => ({
    data: call.query.dashboard_tab === 'explore' ? await loadExplore(db, call) : await forYou(db, call),
  }));

async function forYou(db: TenantDb, { user, tenant, now }: Asking): Promise<Schemas['VeteranDashboard']> {
  const today = dayOf(now);
  const facts = await factsOfUser(db, user.id, now);
  const resumeId = facts?.facts.resume_id ?? null;
  const candidate = facts && resumeId !== null ? matchCandidate(facts, themselves, now) : null;
  const stored = user.onboarding ?? noLeavingDate;
  const leaving = leavingAhead(stored, now, user.country_id);
  const matches = await askForYou(db, {
    userId: user.id,
    hasLeft: presentLeaving(stored, now)?.answer === 'left',
    countryId: tenant.default_country_id,
    ownCountryId: user.country_id,
    candidate,
    resumeId,
    now,
  });
  const typical = await typicalDays(
    db,
    matches.applications.map(({ row }) => row.company_id),
    now,
  );
  const steps = await stepsOf(
    db,
    matches.applications.map(({ row }) => row.id),
    now,
  );
  const firstDays = await firstDaysOf(
    db,
    matches.applications.map(({ row }) => row),
  );
  const answerFacts = recommendationFacts(matches);
  const profile = onboardingProfile(user, now);
  const { plan } = matches;
  const progress = onboardingProgress(marksOf(user));
  const isAccepted = progress.stages.some(({ key, status }) => key === 'action_plan' && status === 'done');
  return {
    progress: {
      ...presentProgress(progress),
      career_direction: matches.direction && { id: matches.direction.id, title: matches.direction.title },
      leaving_date: leaving?.day ?? null,
      leaving_on: leaving?.on ?? null,
      ...countTasks(isAccepted ? plan : null),
    },
    next_actions: nextActions({
      now,
      document: user.country_id === 233 ? 'Resume' : 'CV',
      profile,
      progress,
      plan,
      direction: matches.direction?.title ?? null,
      atHand: matches.at_hand,
      invitations: matches.invitations,
    }),
    action_plan: isAccepted ? plan : null,
    jobs: candidate ? bestJobs(matches, candidate, { tenant, now }) : [],
    courses: answerFacts
      ? matches.courses
          .filter((course) => !candidate || !hasLearned(course, candidate))
          .slice(0, coursesShown)
          .map(({ tags, qualification: _, ...course }) => ({
            ...course,
            recommended_because: recommendationReasons(tags, labelsByTag(answerFacts)),
          }))
      : [],
    services: withCrisisLines(
      recommend(matches.providers, answerFacts, { selectedIds: matches.chosen, categoryIds: [] }),
    ),
    applications: {
      total: matches.applications_total,
      latest: matches.applications.map((application) =>
        presentSummary(application, 'veteran', { typical, steps, firstDays }, now),
      ),
    },
    cv_health: matches.resume && cvHealthOf(matches.resume, today, await meaningsOf(db, user.id)),
  };
}

function marksOf({ onboarding }: Asking['user']) {
  const marks = Object.entries(onboarding?.marks ?? {}).map(([name, at]) => [name, at ? new Date(at) : null]);
  return { ...noMarks, ...Object.fromEntries(marks) };
}

const presentProgress = ({
  percentage,
  step,
  is_completed,
  stages,
}: ReturnType<typeof onboardingProgress>) => ({
  ...{ percentage, step, is_completed },
  stages: stages.map(({ key, status, done_at }) => ({
    ...{ key, status, done_at: done_at?.toISOString() ?? null, note: null },
  })),
});

function countTasks(plan: Schemas['ActionPlan'] | null) {
  const counted = (plan?.tasks ?? []).filter(({ status }) => status !== 'dismissed');
  return {
    tasks_done: counted.filter(({ status }) => status === 'done').length,
    tasks_total: counted.length,
  };
}

const byId = <Row extends { id: number }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));

function bestJobs(
  { jobs, places, employers, countries, saved }: ForYouMatches,
  candidate: MatchCandidate,
  { tenant, now }: Pick<Asking, 'tenant' | 'now'>,
) {
  const judged = toMatchJobs(jobs, places).map((job) => ({ id: job.id, match: matchOf(job, candidate) }));
  const best = judged
    .filter(({ match }) => match.level > 0)
    .sort((first, second) => byFit(first.match, second.match))
    .slice(0, jobsShown);
  const jobsById = byId(jobs);
  const names = {
    roles: byId(places.roles.map((role) => ({ id: role.id, title: roleTitleIn(tenant, role) }))),
    cities: byId(places.towns.map(({ id, title }) => ({ id, title }))),
    states: byId(places.regions),
    countries: byId(countries),
    companies: byId(employers),
  };
  const own = {
    saved: new Set(saved),
    dismissed: new Set<number>(),
    mine: new Map(),
    fits: new Map(best.map(({ id, match }) => [id, matchOnCard(match)])),
  };
  return best.map(({ id }) => toJobCard(jobsById.get(id)!, names, { now }, own));
}

function recommendationFacts({ said, direction, service_status }: ForYouMatches): RecommendationFacts | null {
  if (!direction) return null;
  const answers = new Map<string, FactAnswer>();
  for (const { code, value, label } of said) {
    const before = answers.get(code) ?? { values: [], labels: [], text: null, number: null };
    answers.set(code, {
      ...before,
      values: [...before.values, value],
      labels: [...before.labels, label],
    });
  }
  return { answers, direction, status: service_status };
}

function withCrisisLines(recommended: Schemas['RecommendedService'][]) {
  const crisisLines = recommended.filter(({ crisis_line }) => crisis_line).slice(0, crisisLinesShown);
  const others = recommended.filter(({ crisis_line }) => !crisis_line);
  return [...crisisLines, ...others].slice(0, servicesShown);
}
