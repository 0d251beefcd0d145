/** The veteran’s dashboard: what comes next, what fits and why, and how it follows a changed direction. */
import { expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { type Plan, retrain, type Veteran, veteranOn } from '../support/contract/onboardingSteps.ts';

type Schemas = components['schemas'];
type ForYou = Schemas['VeteranDashboard'];
type Explore = Schemas['VeteranExplore'];
type Listed = Schemas['JobCard'][];

const server = await startTestServer();

const forYou = (person: Veteran) => person.get<ForYou>('getVeteranDashboard');
const explore = (person: Veteran) =>
  person.get<Explore>('getVeteranDashboard', { query: { dashboard_tab: 'explore' } });

test('For You tells what comes next, and agrees with the pages it leads to', async () => {
  const ana = await veteranOn(server, 'veteran-complete');
  const dashboard = await forYou(ana);
  const { progress, next_actions, action_plan, jobs, courses, services } = dashboard;
  const { applications, cv_health } = dashboard;
  const plan = await ana.get<Plan>('getActionPlan');
  expect(action_plan).toEqual(plan);
  const counted = plan.tasks.filter(({ status }) => status !== 'dismissed');
  expect([progress.percentage, progress.is_completed, progress.tasks_total, progress.tasks_done]).toEqual([
    100,
    true,
    counted.length,
    counted.filter(({ status }) => status === 'done').length,
  ]);
  expect(progress.stages.map(({ key, status, done_at }) => [key, status, done_at])).toEqual(
    (await ana.onboarding()).stages.map(({ key, status, done_at }) => [key, status, done_at]),
  );
  expect(next_actions.length).toBe(3);
  expect(
    [...next_actions].map(({ code }) => code).sort((first, second) => ranks(first) - ranks(second)),
  ).toEqual(next_actions.map(({ code }) => code));

  const own = await ana.get<Schemas['ApplicationSummary'][]>('listApplications');
  expect(applications.total).toBe(own.length);
  expect(applications.latest).toEqual(
    applications.latest.map(({ id }) => own.find((application) => application.id === id)),
  );
  const statusOrder = ['hired', 'offer', 'interview', 'shortlisted', 'viewed', 'submitted'];
  const furthest = own.map(({ status }) => statusOrder.indexOf(status)).filter((at) => at >= 0);
  expect(applications.latest.map(({ status }) => statusOrder.indexOf(status))).toEqual(
    furthest.sort((first, second) => first - second).slice(0, 3),
  );
  expect(applications.total).toBeGreaterThan(0);

  const fitting = await ana.get<Listed>('listJobs', { query: { matching_jobs: true } });
  const open = fitting.filter(({ my_application }) => my_application === null);
  // Only a search measures from a place.
  expect(jobs).toEqual(open.slice(0, 6).map((job) => ({ ...job, distance_km: null })));
  expect(jobs.every(({ match }) => match && match.reasons.length > 0)).toBe(true);

  expect(courses.length).toBeGreaterThanOrEqual(2);
  const details = await Promise.all(
    courses.map(({ id }) => ana.get<Schemas['Course']>('getCourse', { params: { id } })),
  );
  expect(courses).toEqual(
    details.map((course) => {
      const { id, title, provider, category, duration, starts_on, rolling, cost, url } = course;
      const { recommended_because } = course;
      return { id, title, provider, category, duration, starts_on, rolling, cost, url, recommended_because };
    }),
  );
  expect(courses.every(({ recommended_because }) => recommended_because.length > 0)).toBe(true);
  expect(services.map(({ crisis_line }) => crisis_line)).toEqual([true, true, false, false]);
  expect(services.every(({ reason }) => reason.length > 0)).toBe(true);

  const resumes = await ana.get<Schemas['ResumeSummary'][]>('listResumes');
  const primary = resumes.find(({ is_primary }) => is_primary)!;
  expect([cv_health?.resume_id, cv_health?.score]).toEqual([primary.id, primary.completeness]);
  expect(cv_health?.findings.length).toBeGreaterThan(0);
});

test.each(['uk', 'us'] as const)(
  'the seeded veteran of %s who would travel 25 miles has them in the preferences, jobs that fit within them, and no match beyond them',
  async (tenant) => {
    const ana = await veteranOn(server, 'veteran-complete', tenant);
    const direction = (await ana.onboarding()).career_direction!.id;
    const questions = await ana.get<Schemas['Question'][]>('getQuestionnaire', { params: { id: direction } });
    expect(questions.find(({ code }) => code === 'distance')?.answer).toEqual({ answer_number: 25 });
    const { user_details } = await ana.get<Schemas['User']>('getUserProfile');
    // 25 miles.
    expect(user_details.work_radius_km).toBe(40);
    const { jobs } = await forYou(ana);
    const listed = await ana.get<Listed>('listJobs', { query: { matching_jobs: true } });
    const beyond = (job: Listed[number]) => job.match?.obstacles.some((text) => /miles away/.test(text));
    const near = listed.filter(({ is_remote, match }) => !is_remote && match?.band !== 'possible');
    expect([near.length, jobs.length].map((count) => count >= 2)).toEqual([true, true]);
    expect([jobs.filter(beyond), listed.filter(beyond)]).toEqual([[], []]);
  },
);

const order = ['offer', 'interview', 'onboarding', 'cv', 'invitation', 'refine', 'task'];
// Times to choose from and an agreed time come by their date.
const ranks = (code: string) => order.indexOf(code === 'interview_times' ? 'interview' : code);

test('who is still in onboarding sees where it goes on, and no more than they entered', async () => {
  for (const [persona, code] of [
    ['veteran-new', 'onboarding'],
    ['veteran-plan', 'onboarding'],
    ['veteran-no-cv', 'cv'],
  ] as const) {
    const person = await veteranOn(server, persona);
    const { next_actions, jobs, cv_health, progress } = await forYou(person);
    expect([persona, next_actions[0]?.code, progress.is_completed]).toEqual([persona, code, false]);
    if (persona !== 'veteran-plan') expect([jobs, cv_health]).toEqual([[], null]);
  }
});

test('a changed direction shows immediately: the plan is stale, and what comes next is to make it again', async () => {
  const ben = await veteranOn(server, 'veteran-20@example.test', 'us');
  const before = await forYou(ben);
  expect([
    before.action_plan?.status,
    before.next_actions.map(({ code }) => code).includes('refine'),
  ]).toEqual(['active', false]);
  await ben.get('saveCareerDirection', { body: { ...retrain, type: 'update' } });
  const after = await forYou(ben);
  expect([after.action_plan?.status, after.action_plan?.career_direction.title]).toEqual([
    'stale',
    before.action_plan?.career_direction.title,
  ]);
  expect(after.next_actions.find(({ code }) => code === 'refine')).toMatchObject({
    about: 'Your direction is now “Retrain for a new trade or profession”. Finished tasks stay.',
    link: '/veteran/refine-action-plan',
  });
  expect(after.services.some(({ reason }) => reason.includes('Retrain'))).toBe(true);
});

test('Explore leads to employers who hire and to fields with open jobs', async () => {
  const cat = await veteranOn(server, 'veteran-complete');
  const { featured, categories, guides } = await explore(cat);
  expect([featured.length > 3, categories.length > 3, guides.length]).toEqual([true, true, 5]);
  const [first] = categories;
  const { body } = await cat.ask('listJobs', { query: { industry: [first!.id] } });
  expect((body as { meta?: { total: number } }).meta?.total).toBe(first!.count);
  const jobs = await cat.get<Listed>('listJobs', { query: { search: [featured[0]!.name] } });
  expect(jobs.some(({ company }) => company.id === featured[0]!.id)).toBe(true);
  expect(await cat.refused('getVeteranDashboard', { query: { dashboard_tab: 'mine' } })).toMatch(/^422 /);
});
