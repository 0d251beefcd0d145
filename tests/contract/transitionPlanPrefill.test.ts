/** A transition plan asks for nothing that the veteran has answered already, and says nothing that another one contradicts. */
import { describe, expect, test } from 'vitest';
import { startTestServer } from '../support/contract/harness.ts';
import {
  type Plan as ActionPlan,
  checkedCv,
  everySection,
  findJob,
  jobAnswers,
  person,
  type Veteran,
  veteranOn,
} from '../support/contract/onboardingSteps.ts';
import {
  atWork,
  begin,
  educationSteps,
  employmentSteps,
  inDays,
  type Plan,
  saveStep,
} from '../support/contract/transitionPlanSteps.ts';

const server = await startTestServer();

const read = (veteran: Veteran, { id }: Plan) => veteran.get<Plan>('getTransitionPlan', { params: { id } });

/** Someone who leaves in ten months, and has an injury and nowhere to live yet. */
async function onboarded(account: string, joined?: string): Promise<Veteran> {
  const veteran = await veteranOn(server, account);
  await veteran.upload();
  const { resume } = await veteran.read();
  const review = { resume_id: resume.id, version: resume.version, confirmed_sections: everySection };
  const sections = checkedCv(10);
  if (joined) sections.military_exp[0]!.start_month = joined;
  await veteran.get('saveCv', { body: { ...review, sections } });
  const leaving = { answer: 'dated', on: '2027-09' };
  await veteran.get('savePersonalDetails', { body: { ...person, leaving } });
  await veteran.get('saveCareerDirection', { body: findJob });
  const answers = [
    ...jobAnswers.filter(({ question_id }) => question_id !== 6106),
    { question_id: 6104, answer_number: 32_000 },
    { question_id: 6106, answer_option_ids: [610604, 610605] },
  ];
  await veteran.get('saveQuestionnaire', { body: { answers } });
  const { version } = await veteran.get<ActionPlan>('getActionPlan');
  await veteran.get('acceptActionPlan', { body: { version } });
  const { recommended } = await veteran.get<{ recommended: { id: number }[] }>('listOnboardingServices');
  const service_ids = recommended.slice(0, 1).map(({ id }) => id);
  await veteran.get('saveOnboardingServices', { body: { service_ids, candidate_visibility: 'hidden' } });
  return veteran;
}

describe('what the veteran has answered already', () => {
  test('is filled in, and a step of which everything is there is passed over until they change it', async () => {
    const veteran = await onboarded('veteran-services');
    let plan = await begin(veteran, 'employment');
    expect(plan.sections).toMatchObject({
      where_you_are: {
        ...{ service_status: 'serving', leaving_date: '2027-09-30', left_on: null },
        // Twelve by then, eleven today.
        ...{ years_served: 12, place: 'Bristol' },
      },
      goal: { sectors: ['Information technology'], places: ['Bristol'], salary_floor: 3_200_000 },
      support: { providers: [{ name: expect.any(String) }] },
    });
    expect(plan.sections.money_and_life).toEqual({
      housing: 'Finding somewhere to live',
      health_cover: 'An injury or health condition',
    });
    const outsidePrivate = JSON.stringify({ ...plan, sections: { ...plan.sections, money_and_life: {} } });
    expect(outsidePrivate).not.toContain('injury');
    expect([plan.step, plan.sections.prefilled]).toEqual([1, ['where_you_are', 'support']]);
    expect(plan.steps.flatMap(({ key, is_complete }) => (is_complete ? key : []))).toEqual([
      'where_you_are',
      'support',
    ]);

    const steps = employmentSteps({});
    for (const n of [1, 2, 3, 4]) plan = await saveStep(veteran, plan, n, steps[n]!);
    expect(plan.step).toBe(6);
    plan = await saveStep(veteran, plan, 0, { ...plan.sections.where_you_are, place: 'York' });
    expect(plan.sections.prefilled).toEqual(['support']);
  });

  test('in another plan is not asked for again, as far as both ask for it', async () => {
    const veteran = await veteranOn(server, 'veteran-19@example.test');
    const situation = { service_status: 'left' as const, left_on: inDays(-100), years_served: 7 };
    const steps = educationSteps({ ...situation, discharge_type: 'medical', place: 'Hull' });
    steps[4] = { savings: 250_000, family_needs: 'Two at school', funding_source: ['own_money'] };
    await atWork(veteran, 'education', steps);
    const plan = await begin(veteran, 'employment');
    expect(plan.sections.where_you_are).toMatchObject({
      ...{ ...situation, discharge_type: 'medical', place: 'Hull' },
    });
    expect(plan.sections.money_and_life).toMatchObject({ savings: 250_000, family_needs: 'Two at school' });
    expect(plan.sections.money_and_life).not.toHaveProperty('funding_source');
    expect([plan.step, plan.sections.prefilled]).toEqual([1, ['where_you_are', 'money_and_life', 'support']]);
  });
});

test('a gap that a change elsewhere opens makes its step the current one again', async () => {
  const veteran = await veteranOn(server, 'veteran-complete');
  const cards = await veteran.get<Plan[]>('listTransitionPlans');
  const draft = cards.find(({ status }) => status === 'draft')!;
  expect(draft.step).toBe(3);
  const leaving = { answer: 'undecided', on: null };
  const serving = { ...person, answer_option_id: 600101 };
  await veteran.get('savePersonalDetails', { body: { ...serving, leaving } });
  const plan = await read(veteran, draft);
  expect([plan.step, plan.steps[0]?.is_complete, plan.sections.prefilled]).toEqual([0, false, ['support']]);
});

describe('years of service and the way of leaving', () => {
  test('are the same in all plans in use, and so are the days that depend on them', async () => {
    const veteran = await veteranOn(server, 'veteran-23@example.test');
    const leaving = { service_status: 'serving' as const, leaving_date: inDays(900) };
    let employment = await atWork(veteran, 'employment', employmentSteps(leaving));
    const education = await begin(veteran, 'education');
    expect(education.sections.where_you_are?.years_served).toBe(9);

    const typed = { ...education.sections.where_you_are, years_served: 3 };
    const draft = await saveStep(veteran, education, 0, typed, { is_final: false });
    employment = await read(veteran, employment);
    expect(employment.sections.where_you_are?.years_served).toBe(3);
    expect(employment.entitlement?.programme).toBe('Future Horizons');
    const days = (plan: Plan) =>
      Object.fromEntries(
        plan.milestones.filter(({ source }) => source !== 'plan').map(({ title, due_on }) => [title, due_on]),
      );
    expect(days(await read(veteran, draft))).toEqual(days(employment));

    const medical = { ...employment.sections.where_you_are, discharge_type: 'medical' };
    employment = await saveStep(veteran, employment, 0, medical);
    expect(employment.entitlement?.programme).toBe('Core Resettlement Programme');
    const other = await read(veteran, draft);
    expect(other.sections.where_you_are).toMatchObject({ years_served: 3, discharge_type: 'medical' });
    expect(days(other)).toEqual(days(employment));
  });

  test('count until the last day in the action plan, too, and follow what the veteran confirms', async () => {
    // Five years today, six on the last day.
    const veteran = await onboarded('veteran-cv', '2021-03');
    // Registering has the day of the transition plan.
    const days = async () =>
      (await veteran.get<ActionPlan>('getActionPlan')).tasks
        .filter(({ title }) => !/Career Transition Partnership/.test(title))
        .map(({ title, due_on }) => [title, due_on]);
    const programme = async () => {
      const { tasks } = await veteran.get<ActionPlan>('getActionPlan');
      const { how } = tasks.find(({ title }) => /Career Transition Partnership/.test(title))!;
      return /Core Resettlement Programme|Future Horizons/.exec(how)?.[0];
    };
    expect(await programme()).toBe('Core Resettlement Programme');
    const plan = await begin(veteran, 'employment');
    expect(plan.sections.where_you_are?.years_served).toBe(6);
    const before = await days();
    await saveStep(veteran, plan, 0, { ...plan.sections.where_you_are, years_served: 3 });
    expect(await days()).toEqual(before);
    expect(await programme()).toBe('Future Horizons');
  });

  test('that are only typed so far change no other plan', async () => {
    const veteran = await veteranOn(server, 'veteran-20@example.test');
    const draft = await begin(veteran, 'education', inDays(300));
    const other = await begin(veteran, 'employment', inDays(300));
    const typed = { ...draft.sections.where_you_are, years_served: 33 };
    await saveStep(veteran, draft, 0, typed, { is_final: false });
    expect(await read(veteran, other)).toEqual(other);
  });
});
