import { expect, test } from 'vitest';
import { startTestServer } from '../support/contract/harness.ts';

interface Question {
  id: number;
  code: string;
  title: string;
  order: number;
  type: string;
  visibility_place: string;
  why_we_ask: string;
  options: { id: number; value: string; order: number; is_exclusive: boolean }[];
  answer: unknown;
}

const server = await startTestServer();
const veteran = await server.signIn('veteran-complete');

async function ask(id: string, options: Parameters<typeof server.request>[1] = {}) {
  const { status, body } = await server.request(id, { token: veteran, ...options });
  return { status, code: body.code, questions: (body.data ?? []) as Question[] };
}
const codes = (questions: Question[]) => questions.map((question) => question.code);

test('API-13 GET /api/military-exp-questions asks six things about a time in service, of anyone signed in', async () => {
  const { status, questions } = await ask('listMilitaryExpQuestions');
  expect([status, codes(questions)]).toEqual([
    200,
    ['people_led', 'value_managed', 'tempo', 'people_trained', 'safety_role', 'proudest_result'],
  ]);
  expect(questions[0]).toEqual({
    id: 6701,
    code: 'people_led',
    title: 'How many people did you lead at most?',
    help_text: 'A whole number. 0 if nobody.',
    why_we_ask: 'Employers understand a number of people better than a rank.',
    type: 'number',
    is_required: false,
    order: 1,
    max_length: null,
    min: 0,
    max: 100_000,
    visibility_place: 'military_exp',
    depends_on: null,
    options: [],
    answer: null,
  });
  const recruiter = await ask('listMilitaryExpQuestions', { token: await server.signIn('recruiter') });
  expect(codes(recruiter.questions)).toEqual(codes(questions));
  const stranger = await ask('listMilitaryExpQuestions', { token: undefined });
  expect([stranger.status, stranger.code]).toEqual([401, 'unauthenticated']);
});

test('API-14 GET /api/civilian-exp-questions asks four things about a civilian job, of anyone signed in', async () => {
  const { status, questions } = await ask('listCivilianExpQuestions');
  expect([status, codes(questions), questions.map((question) => question.order)]).toEqual([
    200,
    ['people_led', 'budget', 'tools', 'proudest_result'],
    [1, 2, 3, 4],
  ]);
  const stranger = await ask('listCivilianExpQuestions', { token: undefined });
  expect([stranger.status, stranger.code]).toEqual([401, 'unauthenticated']);
});

test('API-28 GET /api/master-questions?visibility_place={type} gives the questions of each place, in order, with their options', async () => {
  const places: [place: string, codes: string[]][] = [
    ['personal_details', ['service_status']],
    ['career_direction', ['career_direction']],
    ['refine_action_plan', ['what_changed', 'new_date', 'pace', 'focus', 'note']],
    ['transition_employment', ['short_term_goal', 'long_term_goal', 'relocate', 'resettlement_step']],
    ['transition_education', ['goal', 'study_hours', 'adjustments']],
    ['apply', ['right_to_work', 'notice_period']],
    ['profile', ['availability', 'contact_by', 'driving']],
  ];
  const answers = await Promise.all(
    places.map(([visibility_place]) => ask('listMasterQuestions', { query: { visibility_place } })),
  );
  expect(answers.map(({ status, questions }) => [status, codes(questions)])).toEqual(
    places.map(([, codes]) => [200, codes]),
  );
  const all = answers.flatMap(({ questions }) => questions);
  expect(all.filter((question) => !question.why_we_ask || !question.title)).toEqual([]);
  expect(answers[1]?.questions[0]?.options).toEqual([
    { id: 601001, label: 'Find a job now', value: 'job_now', order: 1, is_exclusive: false },
    {
      id: 601002,
      label: 'Retrain for a new trade or profession',
      value: 'retrain',
      order: 2,
      is_exclusive: false,
    },
    { id: 601003, label: 'Study for a qualification', value: 'study', order: 3, is_exclusive: false },
    { id: 601004, label: 'Start a business', value: 'business', order: 4, is_exclusive: false },
    { id: 601005, label: 'I am not sure yet', value: 'not_sure', order: 5, is_exclusive: false },
  ]);
  const refused = await Promise.all([
    ask('listMasterQuestions', { query: { visibility_place: 'military_exp' } }),
    ask('listMasterQuestions', { query: { visibility_place: 'elsewhere' } }),
    ask('listMasterQuestions'),
    ask('listMasterQuestions', { query: { visibility_place: 'apply', page: 1 } }),
    ask('listMasterQuestions', { query: { visibility_place: 'apply' }, token: undefined }),
  ]);
  expect(refused.map(({ status, code }) => [status, code])).toEqual([
    [422, 'validation_failed'],
    [422, 'validation_failed'],
    [422, 'validation_failed'],
    [422, 'validation_failed'],
    [401, 'unauthenticated'],
  ]);
});

test('a question with a form for each country is asked in the form of the user’s own', async () => {
  const query = { visibility_place: 'transition_employment' };
  const uk = await ask('listMasterQuestions', { query });
  const us = await ask('listMasterQuestions', {
    query,
    tenant: 'us',
    token: await server.signIn('veteran-complete', 'us'),
  });
  expect([uk, us].map(({ questions }) => questions.map((question) => question.id))).toEqual([
    [6921, 6922, 6923, 6924],
    [6921, 6922, 6923, 6925],
  ]);
});
