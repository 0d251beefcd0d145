import { beforeEach, expect, test, vi } from 'vitest';
import { type AnyActorLogic, createActor, type InputFrom, toPromise } from 'xstate';
import type { components } from '../../../openapi.gen.d.ts';
import { data, keepSession, problem } from '../../../tests/support/unit/network.ts';
import { onboardingResumeQuery } from '../../api/onboarding.ts';
import { createQueryClient } from '../../api/queryClient.ts';
import type { ReviewedCv } from '../../machines/onboarding/setup.ts';
import { createDrafts } from './draft/drafts.ts';
import type { ServerDraft } from './draft/stepEditor.ts';
import { onboardingActors } from './onboardingActors.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../tests/support/unit/network.ts')).createNetwork(),
);

type OnboardingResume = components['schemas']['OnboardingResume'];

beforeEach(() => {
  network.reset();
  keepSession();
});

async function open(stored: ServerDraft[] = []) {
  const queryClient = createQueryClient();
  const drafts = createDrafts(1);
  await drafts.open(Promise.resolve({ drafts: stored }));
  const actors = onboardingActors({ queryClient, drafts, onUploadProgress() {} });
  return { queryClient, drafts, actors };
}

function run<Logic extends AnyActorLogic>(logic: Logic, input: InputFrom<Logic>) {
  const actor = createActor(logic, { input } as never);
  actor.subscribe({ error() {} });
  const result = toPromise(actor);
  actor.start();
  return result;
}

const readOf = (id: number) => ({ parse: { id } }) as unknown as OnboardingResume;

test('a CV into which another file was read meanwhile is not kept, and what that file has is fetched', async () => {
  network.answers({
    'POST /api/onboarding/save-cv': () => problem(409, 'version_conflict', 'It was changed meanwhile.'),
    'GET /api/onboarding/get-resume': () => data(readOf(8)),
  });
  const { queryClient, drafts, actors } = await open([{ step: 1, values: { resume_id: 1 }, version: 4 }]);
  const { queryKey } = onboardingResumeQuery();
  queryClient.setQueryData(queryKey, readOf(7));
  const saved = run(actors.saveCv, { review: {} as ReviewedCv });
  await expect(saved).rejects.toMatchObject({ code: 'version_conflict' });
  expect(queryClient.getQueryData(queryKey)).toEqual(readOf(8));
  // It was about the CV, not about the draft.
  const { autosave, read } = drafts.of(1);
  expect([autosave.actor.getSnapshot().value, read().version, read().content]).toEqual([
    'clean',
    4,
    { resume_id: 1 },
  ]);
});

test('a file that cannot be read ends the reading, and a CV that it was to be added to is reviewed', async () => {
  const [warnings, nothing] = [['We could not read this file.'], { skills: [], personal_details: {} }];
  const readInto = (sections: object) => ({ resume: { sections }, parse: { status: 'failed', warnings } });
  const before = readInto({ ...nothing, skills: [{ id: 'c3', name: 'Routing' }] });
  const answers = [readInto(nothing), before];
  network.answers({ 'GET /api/onboarding/get-resume': () => data(answers.shift()) });
  const { queryClient, actors } = await open();
  await expect(run(actors.getOnboardingResume, undefined)).rejects.toMatchObject({ code: 'file_unreadable' });
  await run(actors.getOnboardingResume, undefined);
  expect(queryClient.getQueryData(onboardingResumeQuery().queryKey)).toEqual(before);
});

const details = { dob: '1991-04-17', phone_number: '1', country_code: '+44', gender: 'female' as const };
const answers = { answers: { ...details, question_id: 1, answer_option_id: 2 } };

test('while a step is submitted its draft is not sent, and afterwards there is none', async () => {
  let answer = () => {};
  network.answers({
    'POST /api/onboarding/personal-details': () =>
      new Promise((resolve) => {
        answer = () => resolve(data({ stages: [] }));
      }),
  });
  const { drafts, actors } = await open();
  const { autosave, change, read } = drafts.of(0);
  change(() => ({ dob: '1991-04-17' }));
  const saved = run(actors.savePersonalDetails, answers);
  await vi.waitFor(() => expect(network.made('POST /api/onboarding/personal-details')).toBe(1));
  autosave.saveNow();
  expect(autosave.actor.getSnapshot().value).toBe('submitting');
  answer();
  await saved;
  const { content, version, turn } = read();
  expect([autosave.actor.getSnapshot().value, content, version, turn]).toEqual(['clean', {}, 0, 0]);
  expect([drafts.saving().state, network.made('PUT /api/onboarding/draft')]).toEqual(['saved', 0]);
});

test('a submission that the server rejects leaves the draft as it was typed, and that is sent', async () => {
  network.answers({
    'POST /api/onboarding/personal-details': () => problem(422, 'validation_failed', 'Check your answers'),
    'PUT /api/onboarding/draft': () => data({ version: 1 }),
  });
  const { drafts, actors } = await open();
  const { autosave, change, read } = drafts.of(0);
  change(() => ({ dob: '1991-04-17' }));
  await expect(run(actors.savePersonalDetails, answers)).rejects.toMatchObject({ status: 422 });
  await autosave.whenStored();
  expect([read().content, read().version]).toEqual([{ dob: '1991-04-17' }, 1]);
});

const typed = (text: string) => ({ one: text, several: [] });
const answer = { answer: { question_id: 21, answer_text: 'x' }, careerDirectionId: 3 };

test('a saved answer goes out of the draft, and the others stay', async () => {
  network.answers({
    'POST /api/onboarding/questionairre': () => data({ onboarding: { stages: [] } }),
    'GET /api/onboarding/3/questionairre': () => data([]),
    'PUT /api/onboarding/draft': () => data({ version: 5 }),
  });
  const stored = { step: 3, values: { answers: { 21: typed('x'), 22: typed('y') } }, version: 4 };
  const { drafts, actors } = await open([stored]);
  await run(actors.saveAnswer, answer);
  await drafts.of(3).autosave.whenStored();
  const bodies = network.calls().filter(({ call }) => call === 'PUT /api/onboarding/draft');
  expect(bodies.map(({ body }) => JSON.parse(body))).toEqual([
    { step: 3, values: { answers: { 22: typed('y') } }, version: 4 },
  ]);
});

test('the only answer of a draft that the server does not have is not sent once it is saved', async () => {
  network.answers({
    'POST /api/onboarding/questionairre': () => data({ onboarding: { stages: [] } }),
    'GET /api/onboarding/3/questionairre': () => data([]),
  });
  const { drafts, actors } = await open();
  drafts.of(3).change(() => ({ answers: { 21: typed('x') } }));
  await run(actors.saveAnswer, answer);
  const { actor } = drafts.of(3).autosave;
  expect([actor.getSnapshot().value, drafts.of(3).read().content, drafts.saving().state]).toEqual([
    'clean',
    { answers: {} },
    'saved',
  ]);
});
