import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { prepareData } from '../../server/seed/main.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { type Plan, type Review, veteranOn } from '../support/contract/onboardingSteps.ts';
import { testNow } from '../support/contract/testNow.ts';

const server = await startTestServer();

/** Step, percentage, cvStep, CVs, the plan. */
const standings: [string, unknown[]][] = [
  ['veteran-new', [null, 0, 0, 0, 'none']],
  ['veteran-personal', [0, 0, 0, 0, 'none']],
  ['veteran-cv', [1, 20, 0, 0, 'none']],
  ['veteran-cv-draft', [1, 20, 2, 1, 'none']],
  ['veteran-direction', [2, 40, 2, 1, 'none']],
  ['veteran-questionnaire', [3, 50, 2, 1, 'none']],
  ['veteran-plan', [4, 60, 2, 1, 'draft']],
  ['veteran-services', [5, 80, 2, 1, 'active']],
  ['veteran-no-cv', [1, 80, 0, 0, 'active']],
  ['veteran-complete', [5, 100, 2, 2, 'active']],
];

describe.each(['uk', 'us'] as const)('in the tenant %s', (tenant) => {
  test.each(standings)('%s is where the personas say', async (persona, expected) => {
    const someone = await veteranOn(server, persona, tenant);
    const user = await someone.get<components['schemas']['User']>('getUserProfile');
    const { cv_step, step, percentage } = await someone.onboarding();
    const { status, body } = await someone.ask('getActionPlan');
    const plan = status === 404 ? 'none' : (body.data as Plan).status;
    expect([step, percentage, cv_step, user.resume.length, plan]).toEqual(expected);
    expect([user.onboarding_steps, user.onboarding_percentage]).toEqual([step, percentage]);
  });

  test('the CV of veteran-cv-draft has been read, and some of it wants a look', async () => {
    const draft = await veteranOn(server, 'veteran-cv-draft', tenant);
    const { parse, resume } = await draft.get<Review>('getOnboardingResume');
    expect([parse.status, resume.sections.military_exp.length]).toEqual(['done', 1]);
    const unsure = parse.fields.filter((field) => field.needs_review).length;
    expect(unsure).toBeGreaterThan(0);
    expect(unsure).toBeLessThan(parse.fields.length / 2);
  });

  test('each entry that veteran-direction has checked leads to the lines it was read from', async () => {
    const reviewer = await veteranOn(server, 'veteran-direction', tenant);
    const { parse, resume } = await reviewer.get<Review>('getOnboardingResume');
    const { military_exp, education, training, skills } = resume.sections;
    const entries = Object.entries({ military_exp, education, training, skills }).flatMap(([name, list]) =>
      list.map((_, at) => `${name}.${at}`),
    );
    const read = parse.fields.filter(({ source }) => source?.some(({ line }) => line !== undefined));
    expect(entries.length).toBeGreaterThan(4);
    expect(entries.filter((entry) => !read.some(({ path }) => path.startsWith(`${entry}.`)))).toEqual([]);
  });

  test('the plan of veteran-plan counts back from a leaving date ahead', async () => {
    const planner = await veteranOn(server, 'veteran-plan', tenant);
    const { tasks, leaving_date } = await planner.get<Plan>('getActionPlan');
    const today = testNow.toISOString().slice(0, 10);
    expect(leaving_date! > today).toBe(true);
    // Made up to 28 hours ago, with two days of notice: on two midnights out of it, the soonest is due today.
    expect(tasks.every(({ due_on }) => due_on! >= today)).toBe(true);
    const afterwards = tasks.filter(({ due_on }) => due_on! > leaving_date!);
    expect(afterwards.map(({ category }) => category)).toEqual(tenant === 'uk' ? ['healthcare'] : []);
  });
});

test('seeding again changes nothing', async () => {
  const everything = () =>
    server.database.asPlatform(async (tx) => {
      const tables = ['onboardings', 'given_answers', 'resumes', 'resume_readings', 'action_plans'];
      tables.push('action_plan_tasks', 'service_providers', 'chosen_services', 'users');
      const hashes = tables.map(
        (
          table,
        ) => `select '${table}' as name, count(*)::integer as count, md5(string_agg(t::text, '' order by t::text))
          as hash from ${table} t`,
      );
      return (await tx.execute(sql.raw(hashes.join(' union all ')))).rows;
    });
  const before = await everything();
  await server.database.asPlatform((tx) => prepareData(tx, { demo: true }));
  expect(await everything()).toEqual(before);
});
