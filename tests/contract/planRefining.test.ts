/** An accepted plan made again: what is asked, what it would change, and what no refinement touches. */
import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { startTestServer } from '../support/contract/harness.ts';
import {
  findJob,
  type Onboarding,
  type Plan,
  retrain,
  type Veteran,
  veteranOn,
} from '../support/contract/onboardingSteps.ts';
import { inDays } from '../support/contract/transitionPlanSteps.ts';

type Question = components['schemas']['Question'];
type Task = components['schemas']['ActionPlanTask'];
type Changes = components['schemas']['ActionPlanChanges'];
interface Refinement {
  version: number;
  status: Plan['status'];
  questions: Question[];
}
interface Refined {
  action_plan: Plan;
  changes: Changes;
}

const server = await startTestServer();

const [changed, newDate, pace, focus, note] = [6801, 6802, 6803, 6804, 6805];
const [theDate, thePlace, theSector, health, nothing] = [680101, 680102, 680103, 680105, 680107];
const [faster, same] = [680301, 680302];
const [employment, housing] = [680401, 680404];

const choose = (question_id: number | undefined, answer_option_id: number) => ({
  question_id: question_id!,
  answer_option_id,
});
const tick = (...answer_option_ids: number[]) => ({ question_id: changed!, answer_option_ids });
const unchanged = [tick(nothing), choose(pace, same), choose(focus, employment)];

const refinementOf = (person: Veteran) => person.get<Refinement>('getPlanRefinement');
const planOf = (person: Veteran) => person.get<Plan>('getActionPlan');
async function refine(person: Veteran, answers: object[], change: object = {}) {
  const { version } = await planOf(person);
  return person.ask('refineActionPlan', { body: { answers, version, ...change } });
}
const datesOf = ({ tasks }: Plan) => tasks.map(({ id, due_on }) => [id, due_on]);

describe('what is asked', () => {
  test('is what has changed, then only what that reopens, pace and focus', async () => {
    const ana = await veteranOn(server, 'veteran-20@example.test');
    const { version, status, questions } = await refinementOf(ana);
    expect([version, status]).toEqual([(await planOf(ana)).version, 'active']);
    expect(questions.map(({ code, depends_on }) => [code, depends_on?.answer_option_ids ?? null])).toEqual([
      ['what_changed', null],
      ['new_date', [theDate]],
      ['sectors', [theSector]],
      ['work_pattern', [thePlace]],
      ['distance', expect.any(Array)],
      ['salary_floor', [680104]],
      ['barriers', [health, 680106]],
      ['support', [health, 680106]],
      ['start_window', [theDate]],
      ['pace', null],
      ['focus', null],
      ['note', null],
    ]);
    expect(questions.find(({ code }) => code === 'sectors')!.answer).not.toBe(null);
  });

  test('is all of another direction once it has been chosen', async () => {
    const ben = await veteranOn(server, 'veteran-19@example.test');
    await ben.get('saveCareerDirection', { body: { ...retrain, type: 'update' } });
    const { status, questions } = await refinementOf(ben);
    expect(status).toBe('stale');
    expect(questions.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['sectors', 'training_pattern', 'confidence', 'pace', 'focus', 'note']),
    );
    expect(questions.map(({ code }) => code)).not.toContain('what_changed');
  });

  test('belongs to onboarding until the plan is accepted', async () => {
    for (const persona of ['veteran-new', 'veteran-direction', 'veteran-plan']) {
      const veteran = await veteranOn(server, persona);
      expect(await veteran.refused('getPlanRefinement')).toBe('409 invalid_transition');
      const body = { answers: [], version: 1 };
      expect(await veteran.refused('refineActionPlan', { body })).toBe('409 invalid_transition');
    }
  });
});

describe('a refinement', () => {
  test('can be looked at before: nothing is stored, and applied it is the same', async () => {
    const cat = await veteranOn(server, 'veteran-20@example.test');
    const before = await planOf(cat);
    const answers = [tick(nothing), choose(pace, faster), choose(focus, housing)];
    const look = (await refine(cat, answers, { preview: true })).body.data as Refined;
    expect(look.changes.moved.length).toBeGreaterThan(0);
    expect(await planOf(cat)).toEqual(before);
    expect((await refinementOf(cat)).questions.find(({ code }) => code === 'focus')!.answer).toBe(null);
    const { action_plan, changes } = (await refine(cat, answers)).body.data as Refined;
    expect(changes).toEqual(look.changes);
    expect(await planOf(cat)).toEqual(action_plan);
    expect([action_plan.status, action_plan.version]).toEqual(['active', before.version + 1]);
    for (const { due_on, was_due_on } of changes.moved) expect(due_on! < was_due_on!).toBe(true);
    expect((await refinementOf(cat)).questions.find(({ code }) => code === 'focus')!.answer).toEqual({
      answer_option_id: housing,
    });
  });

  test('that changes nothing leaves every task and date', async () => {
    const dan = await veteranOn(server, 'veteran-21@example.test');
    const settled = (await refine(dan, unchanged)).body.data as Refined;
    const again = (await refine(dan, unchanged)).body.data as Refined;
    expect(again.changes).toEqual({ added: [], removed: [], moved: [] });
    expect(datesOf(again.action_plan)).toEqual(datesOf(settled.action_plan));
  });

  test('keeps finished tasks, and a day that was chosen', async () => {
    const eve = await veteranOn(server, 'veteran-18@example.test');
    const { tasks } = ((await refine(eve, unchanged)).body.data as Refined).action_plan;
    const patch = (task: Task, body: object) =>
      eve.get<Task>('updateActionPlanTask', {
        params: { id: task.id },
        body: { version: task.version, ...body },
      });
    const open = tasks.filter(({ status }) => status === 'todo');
    const done = await patch(open[0]!, { status: 'done', note: 'Sent on Monday' });
    const dated = await patch(open[1]!, { due_on: inDays(200) });
    const { action_plan } = (
      await refine(eve, [tick(nothing), choose(pace, faster), choose(focus, employment)])
    ).body.data as Refined;
    const find = ({ id }: Task) => action_plan.tasks.find((task) => task.id === id);
    expect(find(done)).toEqual(done);
    expect(find(dated)?.due_on).toBe(dated.due_on);

    await eve.get('saveCareerDirection', { body: { ...findJob, type: 'update' } });
    const { questions } = await refinementOf(eve);
    const answers = questions.flatMap(({ id, type, options, is_required, min, depends_on }): object[] => {
      if (!is_required || depends_on) return [];
      if (type === 'multi_choice') return [{ question_id: id, answer_option_ids: [options[0]!.id] }];
      if (type === 'single_choice') return [{ question_id: id, answer_option_id: options.at(-1)!.id }];
      return type === 'text'
        ? [{ question_id: id, answer_text: 'Electrical work' }]
        : [{ question_id: id, answer_number: min ?? 1 }];
    });
    const { status, body } = await refine(eve, answers);
    expect([status, body.errors]).toEqual([200, undefined]);
    const turned = (body.data as Refined).action_plan;
    expect([turned.status, turned.career_direction.title]).toEqual(['active', 'Find a job now']);
    expect(turned.tasks.find(({ id }) => id === done.id)).toEqual(done);
    expect((body.data as Refined).changes.added.length).toBeGreaterThan(0);
  });

  test('moves the day of leaving, from which everything is dated', async () => {
    const fay = await veteranOn(server, 'veteran-complete');
    const before = await planOf(fay);
    const later = inDays(400);
    const startWindow = choose(6108, 610804);
    const answers = [
      tick(theDate),
      { question_id: newDate!, answer_text: later },
      startWindow,
      choose(pace, same),
      choose(focus, employment),
      { question_id: note!, answer_text: ' My partner finishes in May ' },
    ];
    const { status, body } = await refine(fay, answers);
    expect([status, body.errors]).toEqual([200, undefined]);
    const { action_plan, changes } = body.data as Refined;
    expect([action_plan.leaving_date, action_plan.note]).toEqual([later, 'My partner finishes in May']);
    expect(before.leaving_date).not.toBe(later);
    expect(changes.moved.length).toBeGreaterThan(0);
    const profile = await fay.get<{ military_summary: { leaving_date: string } }>('getUserProfile');
    expect(profile.military_summary.leaving_date).toBe(later);
    for (const [day, message] of [
      ['2020-01-01', 'Choose today or a later day'],
      [inDays(40 * 365), 'Check the year: this is more than 25 years ahead'],
    ] as const) {
      const wrong = [
        ...unchanged.slice(1),
        tick(theDate),
        startWindow,
        { question_id: newDate!, answer_text: day },
      ];
      const refused = await refine(fay, wrong);
      expect([refused.status, refused.body.errors]).toEqual([422, { [`answers.${newDate}`]: [message] }]);
    }
  });

  test('names the answers whose question is gone or no longer applies, and asks for those that are missing', async () => {
    const gus = await veteranOn(server, 'veteran-20@example.test');
    const gone = { question_id: 6201, answer_option_ids: [620101] };
    const never = { question_id: 999_999, answer_text: 'What was this?' };
    const hidden = { question_id: newDate!, answer_text: inDays(90) };
    const { status, body } = await refine(gus, [...unchanged, hidden, gone, never], { preview: true });
    expect([status, (body as { meta?: object }).meta]).toEqual([200, { dropped: [newDate, 6201, 999_999] }]);
    const sector = [tick(theSector, thePlace), choose(pace, same)];
    const refused = await refine(gus, sector);
    expect([refused.status, Object.keys(refused.body.errors ?? {}).sort()]).toEqual([
      422,
      ['answers.6101', 'answers.6102', `answers.${focus}`],
    ]);
    const fromHome = [
      ...sector,
      choose(focus, employment),
      { question_id: 6101, answer_option_ids: [610101] },
      choose(6102, 610205),
    ];
    expect((await refine(gus, fromHome)).status).toBe(200);
    const questions = await gus.get<Question[]>('getQuestionnaire', { params: { id: 601001 } });
    const answers = Object.fromEntries(questions.map(({ code, answer }) => [code, answer]));
    expect([answers.work_pattern, answers.distance]).toEqual([{ answer_option_id: 610205 }, null]);
    expect([answers.barriers === null, answers.start_window === null]).toEqual([false, false]);
  });

  test('of a plan that another window changed is refused with the plan as it is', async () => {
    const hal = await veteranOn(server, 'veteran-21@example.test');
    const { version } = await planOf(hal);
    await refine(hal, unchanged);
    const late = await hal.ask('refineActionPlan', { body: { answers: unchanged, version } });
    expect([late.status, late.body.code, late.body.data]).toEqual([
      409,
      'version_conflict',
      await planOf(hal),
    ]);
    const newest = await planOf(hal);
    const body = { answers: unchanged, version: newest.version };
    const both = await Promise.all([1, 2].map(() => hal.ask('refineActionPlan', { body })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('a direction updated before the plan was accepted asks for its questionnaire', async () => {
  const ida = await veteranOn(server, 'veteran-plan', 'us');
  const { onboarding } = await ida.get<{ onboarding: Onboarding }>('saveCareerDirection', {
    body: { ...retrain, type: 'update' },
  });
  expect(onboarding.step).toBe(3);
});
