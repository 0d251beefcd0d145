import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession } from '../../../../tests/support/unit/network.ts';
import type { TransitionPlan } from '../../../api/transitionPlans.ts';
import { stepKeys } from './steps.ts';
import type { TypedAction } from './typed.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);
const { createEditor } = await import('../../../editing/createEditor.ts');
const { openedPlan, planKind, stepOfProblem } = await import('./planKind.ts');
const { withCompleted, withTyped } = await import('./planParts.ts');

const where_you_are = {
  service_status: 'left' as const,
  leaving_date: null,
  left_on: '2024-06-30',
  years_served: 11,
  discharge_type: null,
  place: 'Bristol',
};
const what_i_bring = {
  skills: [{ name: 'Fault finding', source: 'cv' as const }],
  credentials: [],
  gaps: [{ id: 'g1', name: 'CCNA' }],
};

/** Three steps are complete. */
const planWith = (change: Partial<TransitionPlan> = {}) =>
  ({
    ...{
      id: 7,
      type: 'employment',
      country_id: 232,
      status: 'draft',
      allowed: ['save'],
      version: 3,
      step: 0,
    },
    steps: stepKeys.map((key, n) => ({ n, key, is_complete: n < 3 })),
    sections: { where_you_are, what_i_bring },
    ...change,
  }) as TransitionPlan;

interface StepBody {
  version: number;
  fields?: Record<string, unknown>;
  is_final?: boolean;
  go_to: number;
}

type Errors = Record<string, string[]>;
const failure = (status: number, code: string, more: object) => ({
  status,
  body: { status: false, code, message: 'No', request_id: 'r', ...more },
});

/** Stores steps unless `check` finds errors. */
async function open(opened: TransitionPlan, check: (body: StepBody, step: number) => Errors = () => ({})) {
  const server = { plan: opened };
  /** Steps whose next answer is lost. */
  const losesAnswers = new Set<number>();
  const store = (step: number) => async (request: Request) => {
    const body = (await request.json()) as StepBody;
    const { plan } = server;
    if (body.version !== plan.version) return failure(409, 'version_conflict', { data: plan });
    const firstIncomplete = plan.steps.findIndex(({ is_complete }) => !is_complete);
    if (firstIncomplete >= 0 && step > firstIncomplete) return failure(409, 'invalid_transition', {});
    const errors = check(body, step);
    if (Object.keys(errors).length > 0) return failure(422, 'validation_failed', { errors });
    server.plan = {
      ...plan,
      version: plan.version + 1,
      step: body.go_to,
      steps: plan.steps.map((state) => ({
        ...state,
        is_complete: state.is_complete || (state.n === step && body.is_final === true),
      })),
      sections: { ...plan.sections, ...(body.fields && { [stepKeys[step] as string]: body.fields }) },
    };
    return losesAnswers.delete(step) ? failure(500, 'server_error', {}) : data(server.plan);
  };
  network.answers(
    Object.fromEntries(
      stepKeys.map((_, step) => [`PUT /api/transition-plans/7/steps/${step}`, store(step)] as const),
    ),
  );
  const editor = createEditor(planKind(5, opened), opened, {
    store: {
      loadDraft: async () => null,
      storeDraft: async () => {},
      removeDraft: async () => {},
      untilOnline: () => new Promise<void>(() => {}),
    },
  });
  await editor.autosave.start();
  const { change } = editor;
  return {
    ...{ editor, server, losesAnswers },
    type: (step: number, texts: Record<string, string>) =>
      change((content) => withTyped(content, step, { texts: { ...content.steps[step]?.texts, ...texts } })),
    act: (actions: TypedAction[]) => change((content) => withTyped(content, 3, { actions })),
    complete: (step: number) => change((content) => withCompleted(content, step)),
    move: (openStep: number) => change((content) => ({ ...content, openStep })),
    async saved() {
      await editor.autosave.whenStored().catch(() => {});
      return editor.autosave.actor.getSnapshot().value;
    },
    problems: () =>
      editor.read().problems.map((problem) => [stepOfProblem(problem), problem.field, problem.message]),
  };
}

const calls = () =>
  network.calls().map(({ call, body }) => [Number(call.at(-1)), JSON.parse(body) as StepBody] as const);

beforeEach(() => {
  network.reset();
  keepSession();
});

test('a step is sent as a whole: a rejected answer as it is stored, the rest as typed', async () => {
  const { type, saved, problems } = await open(
    planWith(),
    ({ fields }): Errors => (fields?.place === 'Nowhere' ? { 'fields.place': ['Choose another place'] } : {}),
  );
  type(0, { place: 'Nowhere', years_served: '12' });
  expect([await saved(), problems()]).toEqual(['invalid', [[0, 'place', 'Choose another place']]]);
  const rest = { is_final: false, go_to: 0 };
  expect(calls()).toEqual([
    [0, { version: 3, fields: { ...where_you_are, years_served: 12, place: 'Nowhere' }, ...rest }],
    [0, { version: 3, fields: { ...where_you_are, years_served: 12 }, ...rest }],
  ]);
  type(0, { place: 'Leeds' });
  expect([await saved(), problems()]).toEqual(['clean', []]);
});

const course = { id: 'a1', gap_id: 'g1', kind: 'course', title: 'CCNA in ten days', due_on: '2027-01-11' };
const sam = { id: 'a2', gap_id: null, kind: 'network', title: 'Call Sam', due_on: '2027-01-12' };

test('an incomplete step is stored as it is, its Continue is rejected, and sent again with what was missing', async () => {
  const needsCourse = ({ fields, is_final }: StepBody): Errors =>
    is_final && !JSON.stringify(fields).includes('"gap_id":"g1"')
      ? { 'fields.actions': ['Choose what to do about “CCNA”'] }
      : {};
  const { act, complete, move, saved, problems, editor } = await open(planWith({ step: 3 }), needsCourse);
  act([sam]);
  complete(3);
  move(4);
  expect([await saved(), problems()]).toEqual([
    'invalid',
    [[3, 'actions', 'Choose what to do about “CCNA”']],
  ]);
  act([sam, course]);
  expect([await saved(), problems(), editor.read().content.completed]).toEqual([
    'clean',
    [],
    stepKeys.map(() => false),
  ]);
  expect(calls()).toEqual([
    [3, { version: 3, fields: { actions: [sam] }, is_final: true, go_to: 4 }],
    [3, { version: 3, fields: { actions: [sam] }, is_final: false, go_to: 4 }],
    [3, { version: 4, fields: { actions: [sam, course] }, is_final: true, go_to: 4 }],
  ]);
});

test('Continue and the open step of another window are no conflict, and neither is lost here', async () => {
  const { editor, server, type, complete, move, saved } = await open(planWith({ step: 2 }));
  server.plan = planWith({
    version: 9,
    step: 5,
    steps: stepKeys.map((key, n) => ({ n, key, is_complete: n < 5 })),
  });
  type(2, { credentials: 'Driving licence' });
  complete(2);
  move(3);
  expect(await saved()).toBe('clean');
  expect(calls().map(([step, { version, is_final, go_to }]) => [step, version, is_final, go_to])).toEqual([
    [2, 3, true, 3],
    [2, 9, true, 3],
  ]);
  expect(openedPlan(editor.read())).toEqual({ isOpen: true, step: 3, reached: 5, prefilled: [] });
});

test('skills of the CV stay marked as such', async () => {
  const { type, saved } = await open(planWith());
  type(2, { skills: 'Fault finding\nChess' });
  await saved();
  expect(calls()[0]?.[1].fields).toEqual({
    ...what_i_bring,
    skills: [
      { name: 'Fault finding', source: 'cv' },
      { name: 'Chess', source: 'own' },
    ],
  });
});

test('going to another step sends no answers, and never to a step that the server would reject', async () => {
  const { move, saved } = await open(planWith());
  move(2);
  await saved();
  move(6);
  await saved();
  expect(calls()).toEqual([
    [2, { version: 3, go_to: 2 }],
    [3, { version: 4, go_to: 6 }],
  ]);
});

test('an answer that requires another one waits for it, and goes back without a message', async () => {
  const { type, saved, problems, server } = await open(
    planWith({ status: 'active' }),
    ({ fields }): Errors =>
      fields?.service_status === 'serving' ? { 'fields.leaving_date': ['Enter the date you leave'] } : {},
  );
  type(0, { service_status: 'serving', place: 'Leeds' });
  expect([await saved(), problems(), server.plan.sections.where_you_are]).toEqual([
    'invalid',
    [[0, 'leaving_date', 'Enter the date you leave']],
    { ...where_you_are, place: 'Leeds' },
  ]);
  type(0, { service_status: 'left' });
  expect([await saved(), problems()]).toEqual(['clean', []]);
});

test('an error of an action is shown at its field', async () => {
  const { act, saved, problems } = await open(planWith({ step: 3 }), () => ({
    'fields.actions.1.due_on': ['Choose today or a later day'],
  }));
  act([course, sam]);
  await saved();
  expect(problems()).toEqual([[3, 'due-a2', 'Choose today or a later day']]);
});

test('errors of the whole plan are shown at the steps that they belong to', async () => {
  const { editor, problems } = await open(planWith());
  const submission = editor.submit(() =>
    Promise.reject({
      status: 422,
      code: 'validation_failed',
      message: 'Check your answers',
      errors: {
        'sections.goal.short_term_goal': ['Enter a goal'],
        'support.mentor.name': ['Enter a name'],
        something: ['Something else is wrong'],
      },
    }),
  );
  await expect(submission).rejects.toMatchObject({ status: 422 });
  expect(problems()).toEqual([
    [1, 'short_term_goal', 'Enter a goal'],
    [5, 'mentor.name', 'Enter a name'],
    [-1, 'something', 'Something else is wrong'],
  ]);
});

test('a conflict shows answers in the words of the page', async () => {
  const { editor, type, act } = await open(planWith());
  type(0, { service_status: 'serving', leaving_date: '2027-06-30' });
  act([course]);
  expect(editor.differences(planWith({ version: 9 }))).toEqual([
    { where: 'Are you still serving?', mine: ['Yes, full time'], theirs: null },
    { where: 'Leaving date', mine: ['Wed, 30 Jun 2027'], theirs: null },
    { where: 'Gaps & actions', mine: ['Course: CCNA in ten days, by Mon, 11 Jan 2027'], theirs: null },
  ]);
});

test('a step typed after a rejected one waits for it, and is not sent again until a change', async () => {
  const { type, complete, saved, problems, editor, server } = await open(
    planWith({ step: 3 }),
    ({ is_final, fields }): Errors =>
      is_final && !(fields?.actions as unknown[])?.length ? { 'fields.actions': ['Add one'] } : {},
  );
  complete(3);
  type(4, { savings: '2500' });
  expect([await saved(), problems()]).toEqual(['invalid', [[3, 'actions', 'Add one']]]);
  expect(calls().map(([step, { is_final }]) => [step, is_final])).toEqual([
    [3, true],
    [4, false],
  ]);
  const action = { id: 'a1', gap_id: null, kind: 'course', title: 'CCNA', due_on: '2027-01-11' };
  editor.change((content) => withTyped(content, 3, { actions: [action] }));
  expect([await saved(), server.plan.sections.money_and_life]).toMatchObject(['clean', { savings: 250_000 }]);
});

test('a Continue whose answer was lost is stored once, and asks nothing', async () => {
  const { act, complete, move, saved, losesAnswers, editor, server } = await open(planWith({ step: 3 }));
  losesAnswers.add(3);
  act([{ id: 'a1', gap_id: null, kind: 'course', title: 'CCNA', due_on: '2027-01-11' }]);
  complete(3);
  move(4);
  expect([await saved(), server.plan.version]).toEqual(['failed', 4]);
  expect([await saved(), editor.unsaved(), editor.read().version, server.plan.step]).toEqual([
    'clean',
    [],
    server.plan.version,
    4,
  ]);
  expect(calls().map(([step]) => step)).toEqual([3, 3]);
});
