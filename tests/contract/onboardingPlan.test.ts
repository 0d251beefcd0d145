import { inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { actionPlanTasks } from '../../server/db/schema/actionPlans.ts';
import { startTestServer } from '../support/contract/harness.ts';
import {
  findJob,
  jobAnswers,
  type Onboarding,
  type Plan,
  retrain,
  veteranOn,
} from '../support/contract/onboardingSteps.ts';

type Question = components['schemas']['Question'];
type Choice = components['schemas']['ServiceChoice'];
type Task = components['schemas']['ActionPlanTask'];
interface Answered {
  action_plan: Plan | null;
  onboarding: Onboarding;
}

const server = await startTestServer();

const answering = (answers: object[], change: object = {}) => ({
  body: { answers, career_direction_id: 601001, is_final: true, ...change },
});
const codes = (plan: Plan | null) => plan?.tasks.map(({ title, status }) => `${status} ${title}`);

describe('career direction', () => {
  test('is one of the options of its question', async () => {
    const dee = await veteranOn(server, 'veteran-direction');
    const errors = async (body: object) => (await dee.ask('saveCareerDirection', { body })).body.errors;
    expect(await errors({ ...findJob, answer_option_id: 600102 })).toEqual({
      answer_option_id: ['Choose one of the answers shown'],
    });
    expect(await errors({ question_id: 6001, answer_option_id: 600102 })).toEqual({
      question_id: ['Answer the question on this page'],
    });
    expect((await dee.onboarding()).career_direction).toBe(null);
    await dee.get('saveCareerDirection', { body: { ...findJob, type: 'onboarding' } });
    const questions = await dee.get<Question[]>('listMasterQuestions', {
      query: { visibility_place: 'career_direction' },
    });
    expect(questions[0]?.answer).toEqual({ answer_option_id: 601001 });
  });

  test('chosen again keeps everything; another one asks for its own questionnaire', async () => {
    const eli = await veteranOn(server, 'veteran-plan');
    const before = await eli.onboarding();
    const same = await eli.get<{ onboarding: Onboarding }>('saveCareerDirection', { body: findJob });
    expect({ ...same.onboarding, version: before.version }).toEqual(before);
    const other = await eli.get<{ onboarding: Onboarding }>('saveCareerDirection', { body: retrain });
    expect([other.onboarding.step, other.onboarding.percentage]).toEqual([3, 50]);
    expect((await eli.get<Plan>('getActionPlan')).status).toBe('stale');
    expect(await eli.refused('acceptActionPlan', { body: { version: 1 } })).toBe('409 invalid_transition');
    const back = await eli.get<{ onboarding: Onboarding }>('saveCareerDirection', { body: findJob });
    expect(back.onboarding.step).toBe(3);
    const answered = await eli.get<Answered>('saveQuestionnaire', answering([]));
    expect([answered.onboarding.step, answered.action_plan?.status]).toEqual([4, 'draft']);
  });

  test('updated after onboarding keeps the progress and marks the plan stale until it is made again', async () => {
    const fin = await veteranOn(server, 'veteran-complete');
    const before = await fin.onboarding();
    const { onboarding } = await fin.get<{ onboarding: Onboarding }>('saveCareerDirection', {
      body: { ...retrain, type: 'update' },
    });
    expect([onboarding.step, onboarding.percentage, onboarding.is_completed]).toEqual([5, 100, true]);
    expect(onboarding.career_direction?.title).toBe('Retrain for a new trade or profession');
    const plan = await fin.get<Plan>('getActionPlan');
    expect(plan.status).toBe('stale');
    await fin.get('saveCareerDirection', { body: { ...findJob, type: 'update' } });
    const saved = await fin.get<Answered>('saveQuestionnaire', answering([]));
    expect([saved.action_plan?.status, saved.onboarding.percentage]).toEqual(['active', 100]);
    expect(saved.onboarding.stages.map(({ done_at }) => done_at)).toEqual(
      before.stages.map(({ done_at }) => done_at),
    );
  });
});

describe('the questionnaire', () => {
  test('API-29, ONBOARD-14 comes by the career direction, its answers go back and make the plan', async () => {
    const gil = await veteranOn(server, 'veteran-direction', 'us');
    await gil.get('saveCareerDirection', { body: findJob });
    const questions = await gil.get<Question[]>('getQuestionnaire', { params: { id: 601001 } });
    expect(
      questions.map(({ code, type, is_required }) => `${code} ${type}${is_required ? '' : ', optional'}`),
    ).toEqual([
      'sectors multi_choice',
      'work_pattern single_choice',
      'distance number',
      'salary_floor number, optional',
      'strengths multi_choice',
      'barriers multi_choice',
      'support multi_choice',
      'start_window single_choice',
    ]);
    const { action_plan, onboarding } = await gil.get<Answered>('saveQuestionnaire', answering(jobAnswers));
    expect(onboarding.step).toBe(4);
    expect(action_plan).toMatchObject({ status: 'draft', version: 1, career_direction: { id: 601001 } });
    expect(action_plan?.generated_from.length).toBe(jobAnswers.length);
    const reasons = action_plan?.tasks.map(({ why }) => why);
    expect(reasons).toEqual(
      expect.arrayContaining([
        'You want to work within 40 miles of home',
        'You could start “Within 3 months”',
        'You said “I have not had a job interview for years” could get in the way',
      ]),
    );
    expect(await gil.get('getActionPlan')).toEqual(action_plan);
    const again = await gil.get<Question[]>('getQuestionnaire', { params: { id: 601001 } });
    expect(again.map(({ answer }) => answer)[2]).toEqual({ answer_number: 40 });
  });

  test('differs by direction and country, and is not found for anything else', async () => {
    const uk = await veteranOn(server, 'veteran-services');
    const us = await veteranOn(server, 'veteran-services', 'us');
    const funding = async (person: typeof uk) =>
      (await person.get<Question[]>('getQuestionnaire', { params: { id: 601003 } }))
        .filter(({ code }) => code === 'funding')
        .map(({ options }) => options[0]?.label);
    expect([await funding(uk), await funding(us)]).toEqual([['Enhanced Learning Credits'], ['GI Bill']]);
    for (const id of [1, 600102, 610101]) {
      expect(await uk.refused('getQuestionnaire', { params: { id } })).toBe('404 not_found');
    }
  });

  test('keeps partial answers, drops what no longer applies, and asks for the rest at the end', async () => {
    const hal = await veteranOn(server, 'veteran-direction');
    await hal.get('saveCareerDirection', { body: findJob });
    const some = jobAnswers.slice(1, 3);
    const part = await hal.get<Answered>('saveQuestionnaire', answering(some, { is_final: false }));
    expect([part.action_plan, part.onboarding.step]).toEqual([null, 3]);
    const fromHome = { question_id: 6102, answer_option_id: 610205 };
    const { body } = await hal.ask('saveQuestionnaire', answering([fromHome], { is_final: false }));
    expect((body as { meta?: object }).meta).toEqual({ dropped: [6103] });
    const questions = await hal.get<Question[]>('getQuestionnaire', { params: { id: 601001 } });
    expect(questions.map(({ answer }) => answer)).toEqual([
      null,
      { answer_option_id: 610205 },
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    const { status, body: refusal } = await hal.ask('saveQuestionnaire', answering([]));
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([
      422,
      ['answers.6101', 'answers.6105', 'answers.6106', 'answers.6107', 'answers.6108'],
    ]);
    expect((await hal.onboarding()).step).toBe(3);
  });

  test('refuses answers that are none, and stores none of them', async () => {
    const hal = await veteranOn(server, 'veteran-direction');
    const bad = [
      { question_id: 6101, answer_option_ids: [610201] },
      { question_id: 6104, answer_number: -5 },
      { question_id: 6105, answer_text: 'Leading' },
      { question_id: 6201, answer_option_ids: [620101] },
    ];
    const { status, body } = await hal.ask('saveQuestionnaire', answering(bad, { is_final: false }));
    expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([
      422,
      ['answers.6101', 'answers.6104', 'answers.6105', 'answers.6201'],
    ]);
    const questions = await hal.get<Question[]>('getQuestionnaire', { params: { id: 601001 } });
    expect(questions.filter(({ answer }) => answer).map(({ id }) => id)).toEqual([6102]);
    expect(
      await hal.refused('saveQuestionnaire', answering(jobAnswers, { career_direction_id: 601002 })),
    ).toBe('422 validation_failed');
  });

  test('sent twice together makes one plan', async () => {
    const ida = await veteranOn(server, 'veteran-questionnaire');
    await ida.get('saveCareerDirection', { body: findJob });
    const answers = await Promise.all(
      [1, 2, 3].map(() => ida.get<Answered>('saveQuestionnaire', answering(jobAnswers))),
    );
    const plans = answers.map(({ action_plan }) => codes(action_plan));
    expect(plans).toEqual([plans[0], plans[0], plans[0]]);
    expect(new Set(answers.map(({ action_plan }) => action_plan?.id)).size).toBe(1);
  });
});

describe('the action plan', () => {
  test('is accepted once, and only as it is', async () => {
    const jo = await veteranOn(server, 'veteran-plan', 'us');
    const plan = await jo.get<Plan>('getActionPlan');
    const { status, body } = await jo.ask('acceptActionPlan', { body: { version: plan.version + 1 } });
    expect([status, body.code, body.data]).toEqual([409, 'version_conflict', plan]);
    const accept = () => jo.get<Answered>('acceptActionPlan', { body: { version: plan.version } });
    const [first, second] = await Promise.all([accept(), accept()]);
    expect(second).toEqual(first);
    expect([first?.action_plan?.status, first?.action_plan?.version, first?.onboarding.step]).toEqual([
      'active',
      plan.version + 1,
      5,
    ]);
    expect(await accept()).toEqual(first);
  });

  test('changes task by task, each version once', async () => {
    const kay = await veteranOn(server, 'veteran-18@example.test');
    const [task] = (await kay.get<Plan>('getActionPlan')).tasks;
    const change = {
      status: 'doing',
      note: 'Called on Monday',
      due_on: '2099-01-05',
      version: task!.version,
    };
    const patch = (body: object) => kay.ask('updateActionPlanTask', { params: { id: task!.id }, body });
    const changed = { ...task!, ...change, version: task!.version + 1 };
    expect((await patch(change)).body.data).toEqual(changed);
    expect((await patch(change)).body.data).toEqual(changed);
    const late = await patch({ status: 'dismissed', version: task!.version });
    expect([late.status, late.body.code, late.body.data]).toEqual([409, 'version_conflict', changed]);
    const past = await patch({ due_on: '2020-01-01', version: changed.version });
    expect([past.status, past.body.errors]).toEqual([422, { due_on: ['Choose today or a later day'] }]);
    const cleared = await patch({ note: null, due_on: null, version: changed.version });
    expect(cleared.body.data).toEqual({ ...changed, note: null, due_on: null, version: changed.version + 1 });
  });

  test('made again keeps finished tasks, and what was decided about the others', async () => {
    const leo = await veteranOn(server, 'veteran-20@example.test');
    const before = await leo.get<Plan>('getActionPlan');
    const patch = (task: Task, body: object) =>
      leo.get<Task>('updateActionPlanTask', {
        params: { id: task.id },
        body: { version: task.version, ...body },
      });
    const find = (title: RegExp) => before.tasks.find((task) => title.test(task.title))!;
    const done = await patch(find(/civilian words/), { status: 'done' });
    const dated = await patch(find(/Shortlist/), { due_on: '2099-06-01', status: 'doing' });
    const without = answering([{ question_id: 6106, answer_option_ids: [610609] }]);
    const saved = await leo.get<Answered>('saveQuestionnaire', without);
    const after = saved.action_plan!;
    expect(after.version).toBe(before.version + 1);
    expect(after.tasks.find(({ id }) => id === done.id)).toEqual(done);
    expect(after.tasks.find(({ id }) => id === dated.id)).toMatchObject({
      due_on: '2099-06-01',
      status: 'doing',
    });
    expect(codes(after)).not.toContainEqual(expect.stringMatching(/^(todo|doing) .*people you know/));
  });

  test('TIME-04 says of each task how it is done, and leads to where; tasks from before that do so, too', async () => {
    const nia = await veteranOn(server, 'veteran-22@example.test');
    const { tasks } = await nia.get<Plan>('getActionPlan');
    for (const { how, link } of tasks) {
      expect(how).toMatch(/[.]$/);
      expect(link.label).toMatch(/^(Open|See|Add|Refine) /);
    }
    const ids = tasks.map(({ id }) => id);
    await server.database.asPlatform((tx) =>
      tx
        .update(actionPlanTasks)
        .set({ how: null, waits_for: null, link: null })
        .where(inArray(actionPlanTasks.id, ids)),
    );
    expect((await nia.get<Plan>('getActionPlan')).tasks).toEqual(tasks);
    const { action_plan } = await nia.get<{ action_plan: Plan | null }>('getVeteranDashboard');
    expect(action_plan?.tasks).toEqual(tasks);
  });

  test('belongs to one person in one tenant', async () => {
    const mia = await veteranOn(server, 'veteran-19@example.test');
    const mine = (await mia.get<Plan>('getActionPlan')).tasks.map(({ id }) => id);
    for (const tenant of ['uk', 'us'] as const) {
      const other = await veteranOn(server, 'veteran-complete', tenant);
      const [task] = (await other.get<Plan>('getActionPlan')).tasks;
      expect(mine).not.toContain(task!.id);
      const body = { version: task!.version, status: 'done' };
      expect(await mia.refused('updateActionPlanTask', { params: { id: task!.id }, body })).toBe(
        '404 not_found',
      );
    }
    const new1 = await veteranOn(server, 'veteran-new');
    expect(await new1.refused('getActionPlan')).toBe('404 not_found');
  });
});

describe('services', () => {
  test('ONBOARD-15 are read with their reasons and chosen, and what was chosen is read again', async () => {
    const ned = await veteranOn(server, 'veteran-services');
    const before = await ned.get<Choice>('listOnboardingServices');
    expect([before.selected_ids, before.candidate_visibility]).toEqual([[], null]);
    expect(before.recommended.map((item) => item.crisis_line)).toEqual(
      before.recommended.map((_, place) => place < 3),
    );
    expect(before.recommended.every(({ reason }) => reason.length > 0)).toBe(true);
    const service_ids = before.recommended.slice(2, 6).map(({ id }) => id);
    const body = { service_ids, candidate_visibility: 'visible' };
    const ended = await ned.get<Onboarding>('saveOnboardingServices', { body });
    expect([ended.step, ended.percentage, ended.is_completed]).toEqual([5, 100, true]);
    const after = await ned.get<Choice>('listOnboardingServices');
    expect([[...after.selected_ids].sort(), after.candidate_visibility]).toEqual([
      [...service_ids].sort(),
      'visible',
    ]);
    const none = { service_ids: [], candidate_visibility: 'hidden' };
    const twice = await Promise.all([1, 2].map(() => ned.ask('saveOnboardingServices', { body: none })));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ned.get<Choice>('listOnboardingServices')).selected_ids).toEqual([]);
  });

  test('of another tenant cannot be chosen, and then none is', async () => {
    const ola = await veteranOn(server, 'veteran-21@example.test');
    const pia = await veteranOn(server, 'veteran-21@example.test', 'us');
    const before = await ola.get<Choice>('listOnboardingServices');
    const foreign = (await pia.get<Choice>('listOnboardingServices')).recommended[0]!.id;
    const own = before.recommended[0]!.id;
    for (const service_ids of [[foreign], [own, foreign], [own, 2_000_000_000]]) {
      const { status, body } = await ola.ask('saveOnboardingServices', {
        body: { service_ids, candidate_visibility: 'visible' },
      });
      expect([status, body.errors]).toEqual([422, { service_ids: ['Choose from the services shown'] }]);
    }
    expect(await ola.get<Choice>('listOnboardingServices')).toEqual(before);
  });
});
