import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { addDays, addMonths } from '../../server/formats/days.ts';
import { workingDayBy } from '../../server/formats/workingDays.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { type Plan as ActionPlan, type Veteran, veteranOn } from '../support/contract/onboardingSteps.ts';
import { testNow } from '../support/contract/testNow.ts';
import {
  atWork,
  begin,
  changeMilestone,
  educationSteps,
  employmentSteps,
  filledIn,
  inDays,
  type Plan,
  saveStep,
  shortly,
} from '../support/contract/transitionPlanSteps.ts';

type Schemas = components['schemas'];
type Card = Schemas['TransitionPlanCard'];
type Change = components['schemas']['PlanChange'];

const server = await startTestServer();

const leavingIn = (days: number) => ({ service_status: 'serving' as const, leaving_date: inDays(days) });

describe('beginning a plan', () => {
  test('knows where the veteran is and what they bring, and is continued instead of begun twice', async () => {
    const veteran = await veteranOn(server, 'veteran-18@example.test');
    const plan = await begin(veteran, 'employment');
    expect(plan).toMatchObject({ status: 'draft', step: 1, version: 1, progress: 28, milestones: [] });
    expect(plan.sections.what_i_bring).toMatchObject({ gaps: [] });
    expect(await begin(veteran, 'employment')).toEqual(plan);
    expect(await veteran.get('getTransitionPlan', { params: { id: plan.id } })).toEqual(plan);
    const cards = await veteran.get<Card[]>('listTransitionPlans');
    expect(cards.map(({ id, title }) => [id, title])).toEqual([[plan.id, 'Employment plan']]);
  });

  test('asks for nothing that onboarding has: sectors, place, pay, and the services chosen', async () => {
    const veteran = await veteranOn(server, 'veteran-20@example.test', 'us');
    const { sections } = await begin(veteran, 'employment');
    const resumes = await veteran.get<Pick<Schemas['Resume'], 'id' | 'is_primary'>[]>('listResumes');
    const { id } = resumes.find(({ is_primary }) => is_primary)!;
    const cv = await veteran.get<Schemas['Resume']>('getResume', { params: { id } });
    const direction = (await veteran.onboarding()).career_direction!.id;
    const questions = await veteran.get<Schemas['Question'][]>('getQuestionnaire', {
      params: { id: direction },
    });
    const answered = (code: string) => questions.find((question) => question.code === code)!;
    const sectors = answered('sectors').options.filter(({ id }) =>
      answered('sectors').answer?.answer_option_ids?.includes(id),
    );
    expect(sectors.length).toBeGreaterThan(0);
    const pay = answered('salary_floor').answer?.answer_number;
    expect(sections.goal).toEqual({
      sectors: sectors.map(({ label }) => label),
      places: [cv.sections.personal_details?.city],
      ...(pay ? { salary_floor: pay * 100 } : {}),
    });
    const { selected_ids } = await veteran.get<{ selected_ids: number[] }>('listOnboardingServices');
    expect(sections.support?.providers?.map(({ service_id }) => service_id)).toEqual(
      expect.arrayContaining(selected_ids),
    );
  });

  test.each([
    ['veteran-new', 'profile'],
    ['veteran-services', 'profile'],
    ['veteran-no-cv', 'cv'],
  ])('%s has to complete the %s first', async (persona, missing) => {
    const veteran = await veteranOn(server, persona);
    const { status, body } = await veteran.ask('createTransitionPlan', { body: { type: 'education' } });
    expect([status, body.code, body.data]).toEqual([409, 'profile_incomplete', { missing }]);
    const { body: listed } = await veteran.ask('listTransitionPlans');
    expect(listed).toMatchObject({ data: [], meta: { missing } });
  });

  test.each([
    [inDays(-2), 'Enter today or a later date. If you’ve already left, enter when you left'],
    [addMonths(inDays(0), 480), 'Enter a date within the next 10 years'],
  ])('a leaving date of %s is refused with a sentence', async (leaving_date, message) => {
    const veteran = await veteranOn(server, 'veteran-19@example.test');
    const { status, body } = await veteran.ask('createTransitionPlan', {
      body: { type: 'education', leaving_date },
    });
    expect([status, body.errors]).toEqual([422, { leaving_date: [message] }]);
  });

  test('the seeded veteran has one at work and one at step 3', async () => {
    for (const tenant of ['uk', 'us'] as const) {
      const veteran = await veteranOn(server, 'veteran-complete', tenant);
      const cards = await veteran.get<Card[]>('listTransitionPlans');
      expect(cards.map(({ type, status, step }) => [type, status, step])).toEqual([
        ['employment', 'active', 6],
        ['education', 'draft', 3],
      ]);
      expect(await veteran.refused('createTransitionPlan', { body: { type: 'employment' } })).toBe(
        '409 plan_exists',
      );
    }
  });
});

describe('the steps', () => {
  test('what is typed is kept however little it is, and goes on at the same step', async () => {
    const veteran = await veteranOn(server, 'veteran-20@example.test');
    let plan = await begin(veteran, 'employment', inDays(200));
    plan = await saveStep(veteran, plan, 0, {
      ...plan.sections.where_you_are,
      place: 'Hull',
      years_served: 7,
    });
    expect([plan.step, plan.progress]).toEqual([1, 28]);
    plan = await saveStep(veteran, plan, 1, { sectors: ['Rail'] }, { is_final: false });
    const again = await veteran.get<Plan>('getTransitionPlan', { params: { id: plan.id } });
    expect([again.step, again.sections.goal]).toEqual([1, { sectors: ['Rail'] }]);
    const { body } = await veteran.ask('saveTransitionPlanStep', {
      params: { id: plan.id, n: 1 },
      body: { version: plan.version, fields: { sectors: ['Rail'] }, is_final: true },
    });
    expect(body.errors).toEqual({
      'fields.target_occupations': ['Add at least one occupation'],
      'fields.short_term_goal': ['Enter where you want to be a year after leaving'],
    });
    const ahead = { params: { id: plan.id, n: 3 }, body: { version: plan.version, fields: {} } };
    const refused = await veteran.ask('saveTransitionPlanStep', ahead);
    expect([refused.status, refused.body.data]).toEqual([409, { allowed: ['0', '1'] }]);
    const back = await saveStep(veteran, plan, 1, { sectors: ['Rail'] }, { is_final: false, go_to: 0 });
    expect(back.step).toBe(0);
  });

  test('two windows: the later one is shown what the first one saved; a repeat is no conflict', async () => {
    const veteran = await veteranOn(server, 'veteran-21@example.test');
    const plan = await begin(veteran, 'education', inDays(300));
    const body = { version: plan.version, fields: { ...plan.sections.where_you_are, place: 'Here' } };
    const first = await veteran.get<Plan>('saveTransitionPlanStep', { params: { id: plan.id, n: 0 }, body });
    const repeat = await veteran.get<Plan>('saveTransitionPlanStep', { params: { id: plan.id, n: 0 }, body });
    expect(repeat).toEqual(first);
    const other = await veteran.ask('saveTransitionPlanStep', {
      params: { id: plan.id, n: 0 },
      body: { ...body, fields: { place: 'There' } },
    });
    expect([other.status, other.body.code, other.body.data]).toEqual([409, 'version_conflict', first]);
  });

  test('wrong answers are named, field by field', async () => {
    const veteran = await veteranOn(server, 'veteran-21@example.test');
    const plan = await begin(veteran, 'education');
    const wrong = async (n: number, fields: object, rest = {}) => {
      const { status, body } = await veteran.ask('saveTransitionPlanStep', {
        params: { id: plan.id, n },
        body: { version: plan.version, fields, ...rest },
      });
      return [status, body.errors];
    };
    const situation = { service_status: 'left', left_on: inDays(2), years_served: 4, place: 'York' };
    expect(await wrong(0, situation)).toEqual([
      422,
      { 'fields.left_on': ['Enter today or an earlier date. If you’re still serving, enter when you leave'] },
    ]);
    expect(await wrong(0, { years_served: -1, x: 1 })).toEqual([
      422,
      { 'fields.x': ['Not expected here'], 'fields.years_served': ['Enter 0 or more'] },
    ]);
    expect(await wrong(0, { service_status: 'serving', leaving_date: inDays(-3) })).toEqual([
      422,
      {
        'fields.leaving_date': ['Enter today or a later date. If you’ve already left, enter when you left'],
      },
    ]);
    expect(await wrong(0, {}, { is_final: true })).toEqual([
      422,
      {
        'fields.service_status': ['Choose your situation'],
        'fields.years_served': ['Enter how many years you have served'],
        'fields.place': ['Enter where you want to live'],
      },
    ]);
    expect(await wrong(0, { place: 'x'.repeat(121) })).toEqual([
      422,
      { 'fields.place': ['Use 120 characters or fewer'] },
    ]);
    expect(await wrong(0, {}, { answers: [{ question_id: 6921, answer_text: 'Elsewhere' }] })).toEqual([
      422,
      { 'answers.6921': ['This question is not asked here'] },
    ]);
  });

  test('answers to the questions of the plan are kept', async () => {
    const veteran = await veteranOn(server, 'veteran-21@example.test');
    const plan = await begin(veteran, 'education');
    await veteran.get('saveTransitionPlanStep', {
      params: { id: plan.id, n: 0 },
      body: { version: plan.version, answers: [{ question_id: 6942, answer_number: 12 }] },
    });
    const questions = await veteran.get<{ id: number; answer: object | null }[]>('listMasterQuestions', {
      query: { visibility_place: 'transition_education' },
    });
    expect(questions.find(({ id }) => id === 6942)?.answer).toEqual({ answer_number: 12 });
  });
});

const registrationTask = async (veteran: Veteran) =>
  (await veteran.get<ActionPlan>('getActionPlan')).tasks.find(({ title }) =>
    title.includes('Career Transition Partnership'),
  )!;

/** Whether they have registered with the Career Transition Partnership, in the action plan. */
async function markRegistered(veteran: Veteran, status: 'done' | 'todo') {
  const { id, version } = await registrationTask(veteran);
  await veteran.get('updateActionPlanTask', { params: { id }, body: { status, version } });
}

describe('a step that both plans have', () => {
  const milestone = async (veteran: Veteran, { id }: Plan) =>
    (await veteran.get<Plan>('getTransitionPlan', { params: { id } })).milestones.find(({ title }) =>
      title.includes('Register with the Career Transition'),
    )!;

  test('is done in one when it is done in the other, undone with it, and done in a plan that is begun later', async () => {
    const veteran = await veteranOn(server, 'veteran-services');
    await veteran.get('saveOnboardingServices', {
      body: { service_ids: [], candidate_visibility: 'hidden' },
    });
    await markRegistered(veteran, 'todo');
    let plan = await atWork(veteran, 'employment', employmentSteps(leavingIn(400)));
    expect([(await registrationTask(veteran)).status, (await milestone(veteran, plan)).status]).toEqual([
      'todo',
      'late',
    ]);

    await markRegistered(veteran, 'done');
    expect((await milestone(veteran, plan)).status).toBe('done');
    await markRegistered(veteran, 'todo');
    expect((await milestone(veteran, plan)).status).toBe('late');

    plan = await veteran.get<Plan>('getTransitionPlan', { params: { id: plan.id } });
    plan = await changeMilestone(veteran, plan, await milestone(veteran, plan), { status: 'done' });
    expect((await registrationTask(veteran)).status).toBe('done');
    const other = await atWork(veteran, 'education', educationSteps(leavingIn(400)));
    expect((await milestone(veteran, other)).status).toBe('done');
    await changeMilestone(veteran, other, await milestone(veteran, other), { status: 'open' });
    expect([(await registrationTask(veteran)).status, (await milestone(veteran, plan)).status]).toEqual([
      'todo',
      'late',
    ]);
  });
});

describe('a plan at work', () => {
  test('PLAN-02 an employment plan is created, read, changed, put to work and away', async () => {
    const veteran = await veteranOn(server, 'veteran-18@example.test');
    await markRegistered(veteran, 'todo');
    const leaving = leavingIn(400);
    const draft = await filledIn(veteran, 'employment', employmentSteps(leaving));
    expect([draft.status, draft.step, draft.progress, draft.allowed]).toEqual([
      'draft',
      6,
      100,
      ['save', 'activate', 'archive'],
    ]);
    const call = { params: { id: draft.id }, body: { version: draft.version } };
    const plan = await veteran.get<Plan>('activateTransitionPlan', call);
    const { leaving_date } = leaving;
    expect([plan.status, plan.title, plan.entitlement?.programme]).toEqual([
      'active',
      'Employment plan: Network engineer',
      'Core Resettlement Programme',
    ]);
    const by = (day: string) => workingDayBy(day, 232);
    expect(shortly(plan)).toEqual([
      `${by(addMonths(leaving_date, -18))} Register with the Career Transition Partnership: late`,
      `${by(addMonths(leaving_date, -12))} Ask for a place at a Career Transition Workshop: ${by(addMonths(leaving_date, -12)) <= inDays(30) ? 'due' : 'open'}`,
      `${by(addMonths(leaving_date, -12))} Plan your days of resettlement time: ${by(addMonths(leaving_date, -12)) <= inDays(30) ? 'due' : 'open'}`,
      `${inDays(40)} Take a cloud course: open`,
      `${by(addMonths(leaving_date, -9))} Ask about resettlement training and time for it: open`,
      `${by(addMonths(leaving_date, -6))} Ask for help with finding work: ${addMonths(leaving_date, -12) > inDays(0) ? 'locked' : 'open'}`,
      `${by(addMonths(leaving_date, -6))} Send your pension form (AFPS Pen Form 1): locked`,
      `${by(addMonths(leaving_date, -6))} Book your final medical and dental examination: locked`,
      `${by(addMonths(leaving_date, -2))} Agree your terminal leave with your unit: locked`,
      `${by(addMonths(leaving_date, -1))} Find an NHS dentist: locked`,
      `${by(addDays(leaving_date, 5))} Register with a civilian GP: locked`,
      `${by(addMonths(leaving_date, 24))} Use the last of your resettlement support: locked`,
    ]);
    expect(await veteran.get('activateTransitionPlan', call)).toEqual(plan);
    const changed = await saveStep(veteran, plan, 1, {
      ...plan.sections.goal,
      target_occupations: ['Cloud engineer'],
    });
    expect([changed.status, changed.title]).toEqual(['active', 'Employment plan: Cloud engineer']);
    expect(await veteran.get('getTransitionPlan', { params: { id: plan.id } })).toEqual(changed);
    const away = await veteran.get<Plan>('archiveTransitionPlan', {
      params: { id: plan.id },
      body: { version: changed.version },
    });
    expect([away.status, away.allowed]).toEqual(['archived', []]);
    const { status, body } = await veteran.ask('saveTransitionPlanStep', {
      params: { id: plan.id, n: 0 },
      body: { version: away.version, fields: {} },
    });
    expect([status, body.code, body.data]).toEqual([409, 'invalid_transition', { allowed: [] }]);
    expect((await begin(veteran, 'employment')).id).not.toBe(plan.id);
  });

  test('PLAN-02 so is an education plan, whose incomplete draft cannot be put to work', async () => {
    const veteran = await veteranOn(server, 'veteran-19@example.test');
    const draft = await begin(veteran, 'education');
    const early = await veteran.ask('activateTransitionPlan', {
      params: { id: draft.id },
      body: { version: draft.version },
    });
    expect([early.status, early.body.data]).toEqual([409, { allowed: ['save', 'archive'] }]);
    const plan = await atWork(
      veteran,
      'education',
      educationSteps({ service_status: 'left', left_on: inDays(-100) }),
    );
    expect([plan.title, plan.leaving_date, plan.entitlement?.programme]).toEqual([
      'Education plan: BSc Nursing',
      null,
      'Employment Support Programme',
    ]);
    expect(shortly(plan)).toEqual([
      `${inDays(60)} Apply to the yard: open`,
      `${workingDayBy(addMonths(inDays(-100), 24), 232)} Use the last of your resettlement support: open`,
    ]);
  });

  test('is not begun with a leaving date that passed while the draft lay there', async () => {
    const veteran = await veteranOn(server, 'veteran-20@example.test');
    const { id, version } = await filledIn(veteran, 'education', educationSteps(leavingIn(5)));
    const clock = () => new Date(testNow.getTime() + 10 * 86_400_000);
    const later = await startTestServer({ database: server.database, clock });
    const they = await veteranOn(later, 'veteran-20@example.test');
    const { status, body } = await they.ask('activateTransitionPlan', { params: { id }, body: { version } });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['leaving_date']]);
  });

  test('is completed with its last milestone, and at work again with one that opens', async () => {
    const veteran = await veteranOn(server, 'veteran-19@example.test');
    const [card] = await veteran.get<Card[]>('listTransitionPlans');
    let plan = await veteran.get<Plan>('getTransitionPlan', { params: { id: card!.id } });
    const [apply, support] = plan.milestones;
    plan = await changeMilestone(veteran, plan, apply!, { status: 'done', note: 'Sent on Monday' });
    expect([plan.status, plan.progress, plan.milestones[0]?.note]).toEqual(['active', 50, 'Sent on Monday']);
    expect(
      await veteran.refused('updateMilestone', {
        params: { id: plan.id, mid: apply!.id },
        body: { status: 'open', version: 1 },
      }),
    ).toBe('409 version_conflict');
    plan = await changeMilestone(veteran, plan, support!, { status: 'not_applicable' });
    expect([plan.status, plan.progress]).toEqual(['completed', 100]);
    plan = await changeMilestone(veteran, plan, plan.milestones[1]!, { status: 'open' });
    expect([plan.status, plan.progress]).toEqual(['active', 50]);
    plan = await veteran.get<Plan>('createMilestone', {
      params: { id: plan.id },
      body: { title: 'Move house', due_on: inDays(20) },
    });
    expect(shortly(plan)[0]).toBe(`${inDays(20)} Move house: due`);
    const past = await veteran.ask('createMilestone', {
      params: { id: plan.id },
      body: { title: 'Too late', due_on: inDays(-2) },
    });
    expect(past.body.errors).toEqual({ due_on: ['Choose today or a later day'] });
  });

  test('what is locked cannot be done yet, and a day that was chosen is the veteran’s', async () => {
    const veteran = await veteranOn(server, 'veteran-23@example.test', 'us');
    let plan = await atWork(veteran, 'employment', employmentSteps(leavingIn(700)));
    const capstone = plan.milestones.find(({ title }) => title === 'Bring your plans to the capstone')!;
    expect([capstone.due_on, capstone.status, capstone.source]).toEqual([
      workingDayBy(addDays(plan.leaving_date!, -90), 233),
      'locked',
      'us_tap',
    ]);
    const { status, body } = await veteran.ask('updateMilestone', {
      params: { id: plan.id, mid: capstone.id },
      body: { status: 'done', version: capstone.version },
    });
    expect([status, body.data]).toEqual([409, { allowed: ['not_applicable'] }]);
    const first = plan.milestones.find(({ title }) => title.startsWith('Ask for your individual'))!;
    expect(first.due_on).toBe(workingDayBy(addDays(plan.leaving_date!, -365), 233));
    plan = await changeMilestone(veteran, plan, first, { due_on: inDays(10) });
    const moved = await veteran.get<{ plan: Plan; changes: Change[] }>('replanTransition', {
      params: { id: plan.id },
      body: { leaving_date: inDays(300), version: plan.version },
    });
    const kinds = Object.fromEntries(moved.changes.map(({ title, kind }) => [title, kind]));
    expect(kinds).toEqual({
      'Compare your military work with civilian jobs': 'became_late',
      'Ask for the financial planning class': 'became_late',
      'Book Employment Fundamentals of Career Transition': 'moved',
      'Take the VA benefits and services course': 'moved',
      'Bring your plans to the capstone': 'moved',
      'Take your pre-separation counseling': 'became_late',
      'Ask your commander about SkillBridge': 'moved',
      'File your VA disability claim before you leave': 'moved',
      'Apply for VA health care': 'moved',
      'Choose your health coverage after TRICARE': 'moved',
      'Ask for your individual initial counseling': 'kept',
    });
    expect(moved.changes[0]).toMatchObject({ kind: 'became_late', advice: expect.stringContaining(' ') });
    expect(moved.plan.leaving_date).toBe(inDays(300));
    const again = await veteran.ask('replanTransition', {
      params: { id: plan.id },
      body: { leaving_date: inDays(-2), version: moved.plan.version },
    });
    expect([again.status, Object.keys(again.body.errors ?? {})]).toEqual([422, ['leaving_date']]);
  });
});
