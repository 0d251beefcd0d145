import { expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { noMarks, onboardingProgress } from '../profile/onboardingProgress.ts';
import { type AtHand, type DashboardFacts, nextActions } from './nextActions.ts';

type Task = components['schemas']['ActionPlanTask'];

const now = new Date('2026-11-20T12:00:00Z');
const done = Object.fromEntries(Object.keys(noMarks).map((name) => [name, now])) as Record<
  keyof typeof noMarks,
  Date
>;
const link = {
  ...{ type: 'refine_plan' as const, label: 'Refine your plan' },
  ...{ id: null, query: null, url: null },
};
const task = (id: number, due_on: string | null, change: Partial<Task> = {}): Task => ({
  ...{ id, due_on, title: `Task ${id}`, why: 'You said so', category: 'employment', priority: 2 },
  ...{
    status: 'todo',
    note: null,
    how: 'Read it',
    waits_for: null,
    opens_on: null,
    remind: false,
    link,
    version: 3,
  },
  ...change,
});
const applied = (id: number, status: AtHand['status'], at: string | null = null): AtHand => ({
  ...{ id, status, job_title: 'Network engineer', company: `Company ${id}` },
  interview: at ? { at, place: 'Bristol' } : null,
  interview_status: status === 'interview' ? (at ? 'confirmed' : 'proposed') : null,
  interview_until: at ?? '2026-11-30T10:00:00Z',
  reply_by: status === 'offer' ? '2026-11-27' : null,
  country_id: 232,
});
const factsWith = (change: Partial<DashboardFacts>): DashboardFacts => ({
  now,
  document: 'CV',
  profile: { onboarding_steps: 5, onboarding_percentage: 100, resume: [] },
  progress: onboardingProgress({ ...done, cv_skipped_at: null, skipped_at: null }),
  plan: { status: 'active', tasks: [] },
  direction: 'Study',
  atHand: [],
  invitations: [],
  ...change,
});
const titles = (change: Partial<DashboardFacts>) => nextActions(factsWith(change)).map(({ title }) => title);

test('an offer comes first, then the interviews that lie ahead by day, each with the employer’s name', () => {
  const atHand = [
    applied(1, 'interview', '2026-11-27T10:00:00Z'),
    applied(2, 'interview', '2026-11-24T10:00:00Z'),
    applied(3, 'offer'),
    applied(4, 'interview', '2026-11-19T10:00:00Z'),
  ];
  const plan = { ...factsWith({}).plan!, tasks: [task(1, '2026-11-21')] };
  expect(titles({ atHand, plan })).toEqual([
    'Answer the offer from Company 3',
    'Get ready for your interview with Company 2',
    'Get ready for your interview with Company 1',
  ]);
  expect(nextActions(factsWith({ atHand }))[1]).toEqual({
    ...{ code: 'interview', title: 'Get ready for your interview with Company 2', about: 'Network engineer' },
    ...{ due_on: null, at: '2026-11-24T10:00:00Z', place: 'Bristol', task: null },
    link: '/veteran/applications/2',
  });
});

test('times to choose from come before the interviews that are agreed', () => {
  const atHand = [applied(1, 'interview', '2026-11-24T10:00:00Z'), applied(2, 'interview')];
  expect(
    nextActions(factsWith({ atHand })).map(({ code, title, due_on, at }) => [code, title, due_on, at]),
  ).toEqual([
    ['interview_times', 'Choose a time for your interview with Company 2', null, '2026-11-30T10:00:00Z'],
    ['interview', 'Get ready for your interview with Company 1', null, '2026-11-24T10:00:00Z'],
  ]);
});

test('of several offers the one to answer first comes first, as in the list of applications', () => {
  const atHand = [applied(1, 'offer'), { ...applied(2, 'offer'), reply_by: '2026-11-24' }];
  expect(titles({ atHand })).toEqual(['Answer the offer from Company 2', 'Answer the offer from Company 1']);
});

test('an interview comes before a second offer that has more time', () => {
  const atHand = [
    applied(1, 'offer'),
    { ...applied(2, 'offer'), reply_by: '2026-12-13' },
    applied(3, 'interview', '2026-12-02T10:00:00Z'),
  ];
  const progress = onboardingProgress({ ...done, cv_done_at: null, skipped_at: null });
  expect(titles({ atHand, progress })).toEqual([
    'Answer the offer from Company 1',
    'Get ready for your interview with Company 3',
    'Complete your CV',
  ]);
});

test('an offer is to be answered until its day has ended in all of the country, and no longer', () => {
  const on = (moment: string, country_id: number) =>
    titles({ now: new Date(moment), atHand: [{ ...applied(3, 'offer'), country_id }] }).length;
  expect([
    on('2026-11-27T23:59:00Z', 232),
    on('2026-11-28T00:00:00Z', 232),
    on('2026-11-28T09:59:00Z', 233),
    on('2026-11-28T10:00:00Z', 233),
  ]).toEqual([1, 0, 1, 0]);
});

test('an invitation to apply comes after offers and interviews, and before the plan', () => {
  const invitations = [{ id: 4, job_title: 'Rigger', company: 'Company 4', closes_on: '2026-12-02' }];
  const plan = { ...factsWith({}).plan!, tasks: [task(1, '2026-11-21')] };
  expect(titles({ atHand: [applied(3, 'offer')], invitations, plan })).toEqual([
    'Answer the offer from Company 3',
    'Answer the invitation from Company 4',
    'Task 1',
  ]);
  expect(nextActions(factsWith({ invitations }))).toEqual([
    {
      ...{ code: 'invitation', title: 'Answer the invitation from Company 4', about: 'Rigger' },
      ...{ due_on: '2026-12-02', at: null, place: null, task: null, link: '/veteran/applications' },
    },
  ]);
});

test('open tasks follow by date, then by priority, three at most', () => {
  const tasks = [
    task(1, null),
    task(2, '2026-12-01', { status: 'done' }),
    task(3, '2026-12-09', { priority: 3 }),
    task(4, '2026-12-09', { priority: 1, status: 'doing' }),
    task(5, '2026-11-02'),
    task(6, '2026-11-01', { status: 'dismissed' }),
  ];
  const plan = { ...factsWith({}).plan!, tasks };
  expect(titles({ plan })).toEqual(['Task 5', 'Task 4', 'Task 3']);
  expect(nextActions(factsWith({ plan }))[0]!.task).toEqual({
    id: 5,
    version: 3,
    how: 'Read it',
    waits_for: null,
    link,
  });
  const stale = { ...plan, status: 'stale' as const };
  expect(nextActions(factsWith({ plan: stale }))[0]!.about).toBe(
    'Your direction is now “Study”. Finished tasks stay.',
  );
  expect(titles({ plan: stale })).toEqual(['Make your action plan again', 'Task 5', 'Task 4']);
  expect(titles({ plan: null })).toEqual([]);
});

test('what was skipped keeps a place next to the employers who wait', () => {
  const atHand = [1, 2, 3].map((id) => applied(id, 'offer'));
  const progress = onboardingProgress({ ...done, cv_done_at: null, skipped_at: null });
  expect(titles({ atHand, progress })).toEqual([
    'Answer the offer from Company 1',
    'Answer the offer from Company 2',
    'Complete your CV',
  ]);
});

test.each([
  ['Personal Details', 0, '?step=0'],
  ['Upload your CV', 1, '?step=1&cvStep=0'],
  ['Career Direction', 2, '?step=2'],
  ['Career Direction', 3, '?step=3'],
  ['Support & Services', 5, '?step=5'],
] as const)('after Skip on %s (step %i) the dashboard leads back there', (title, step, query) => {
  const marks = ['personal_details', 'cv', 'career_direction', 'questionnaire', 'action_plan'] as const;
  const before = Object.fromEntries(marks.slice(0, step).map((stage) => [`${stage}_done_at`, now]));
  const progress = onboardingProgress({ ...noMarks, ...before, skipped_at: now });
  const profile = { onboarding_steps: progress.step, onboarding_percentage: progress.percentage, resume: [] };
  const [action] = nextActions(factsWith({ plan: null, progress, profile }));
  expect([action?.code, action?.title, action?.link]).toEqual([
    'onboarding',
    title,
    `/veteran/onboarding${query}`,
  ]);
});

test('onboarding goes on at the step that is open, or at the CV that was skipped', () => {
  const progress = onboardingProgress({ ...noMarks, personal_details_done_at: now, cv_done_at: now });
  const profile = {
    ...{ onboarding_steps: 2, onboarding_percentage: 40 },
    resume: [{ id: 7, source: 'upload' as const, title: 'CV', is_primary: true }],
  };
  const shown = (change: Partial<DashboardFacts>) =>
    nextActions(factsWith({ plan: null, ...change })).map(({ code, title, link }) => [code, title, link]);
  expect(shown({ progress, profile })).toEqual([
    ['onboarding', 'Career Direction', '/veteran/onboarding?step=2&resume_id=7'],
  ]);
  expect(
    shown({
      document: 'Resume',
      progress: onboardingProgress({ ...done, cv_done_at: null, skipped_at: null }),
      profile: { onboarding_steps: 1, onboarding_percentage: 80, resume: [] },
    }),
  ).toEqual([['cv', 'Complete your Resume', '/veteran/onboarding?step=1&cvStep=0']]);
  expect(
    shown({
      progress: onboardingProgress(noMarks),
      profile: { onboarding_steps: null, onboarding_percentage: 0, resume: [] },
    }),
  ).toEqual([['onboarding', 'Personal Details', '/veteran/onboarding']]);
});
