import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { startTestServer } from '../support/contract/harness.ts';
import {
  checkedCv,
  everySection,
  findJob,
  jobAnswers,
  type Onboarding,
  type Plan,
  person,
  veteranOn,
} from '../support/contract/onboardingSteps.ts';

const server = await startTestServer();

const where = ({ step, cv_step, percentage, is_completed, stages }: Onboarding) => [
  step,
  cv_step,
  percentage,
  is_completed,
  stages.map((stage) => stage.status).join(' '),
];

const walked = (data: { onboarding: Onboarding }) => where(data.onboarding);

describe('the whole way', () => {
  test('API-30, API-31, API-32, API-33, API-34, API-35, API-36, API-38 all six screens answered end at 100 percent', async () => {
    const leah = await veteranOn(server, 'veteran-new');
    expect(where(await leah.get('savePersonalDetails', { body: person }))).toEqual([
      1,
      0,
      20,
      false,
      'done current ahead ahead ahead',
    ]);
    await leah.upload();
    const { resume, parse } = await leah.read();
    expect([parse.status, resume.source, resume.file_name]).toEqual([
      'done',
      'upload',
      'Leah_Bennett_CV.txt',
    ]);
    const review = { resume_id: resume.id, version: resume.version, confirmed_sections: everySection };
    const saved = await leah.get<{ onboarding: Onboarding }>('saveCv', {
      body: { ...review, sections: checkedCv() },
    });
    expect(walked(saved)).toEqual([2, 2, 40, false, 'done done current ahead ahead']);
    const turned = await leah.get<{ onboarding: Onboarding; career_direction: object }>(
      'saveCareerDirection',
      {
        body: findJob,
      },
    );
    expect(turned.career_direction).toEqual({
      id: 601001,
      title: 'Find a job now',
      question_id: 6010,
      answer_option_id: 601001,
    });
    expect(walked(turned)).toEqual([3, 2, 50, false, 'done done current ahead ahead']);
    const answered = await leah.get<{ onboarding: Onboarding; action_plan: Plan }>('saveQuestionnaire', {
      body: { answers: jobAnswers, career_direction_id: 601001, is_final: true },
    });
    expect(walked(answered)).toEqual([4, 2, 60, false, 'done done done current ahead']);
    const accepted = await leah.get<{ onboarding: Onboarding }>('acceptActionPlan', {
      body: { version: answered.action_plan.version },
    });
    expect(walked(accepted)).toEqual([5, 2, 80, false, 'done done done done current']);
    const { recommended } = await leah.get<components['schemas']['ServiceChoice']>('listOnboardingServices');
    const service_ids = recommended.slice(0, 2).map(({ id }) => id);
    const ended = await leah.get<Onboarding>('saveOnboardingServices', {
      body: { service_ids, category_ids: [1, 3], candidate_visibility: 'anonymous' },
    });
    expect(where(ended)).toEqual([5, 2, 100, true, 'done done done done done']);
    expect(ended.stages.map(({ note }) => note)).toEqual([
      null,
      'Leah_Bennett_CV.txt, checked',
      'Find a job now',
      expect.stringMatching(/^[5-8] tasks$/),
      '2 chosen',
    ]);
    expect(await leah.onboarding()).toEqual(ended);
    const user = await leah.get<components['schemas']['User']>('getUserProfile');
    expect(user).toMatchObject({
      onboarding_steps: 5,
      onboarding_percentage: 100,
      is_onboarding_completed: true,
      resume: [{ id: resume.id, source: 'upload', title: 'Leah Bennett CV', is_primary: true }],
      candidate_visibility: 'anonymous',
      military_summary: { service: 'British Army', rank: 'Sergeant' },
    });
  });

  test('a skipped CV ends at 80 percent, back at step 1, and a CV given then completes it', async () => {
    const sam = await veteranOn(server, 'veteran-cv');
    await sam.get('saveCv', { body: { skipped: true } });
    expect(where(await sam.onboarding())).toEqual([2, 0, 20, false, 'done skipped current ahead ahead']);
    await sam.get('saveCareerDirection', { body: findJob });
    const { action_plan } = await sam.get<{ action_plan: Plan }>('saveQuestionnaire', {
      body: { answers: jobAnswers },
    });
    await sam.get('acceptActionPlan', { body: { version: action_plan.version } });
    const body = { service_ids: [], candidate_visibility: 'hidden' };
    expect(where(await sam.get('saveOnboardingServices', { body }))).toEqual([
      1,
      0,
      80,
      false,
      'done current done done done',
    ]);
    await sam.get('saveCv', { body: { skipped: true } });
    expect(where(await sam.onboarding())).toEqual([1, 0, 80, false, 'done current done done done']);
    await sam.giveCv();
    expect(where(await sam.onboarding())).toEqual([5, 2, 100, true, 'done done done done done']);
  });
});

describe('skipping onboarding', () => {
  test('API-37, ONBOARD-02 null means not started, until the first stage is saved or Skip is used', async () => {
    const fay = await veteranOn(server, 'veteran-new', 'us');
    const profile = () => fay.get<components['schemas']['User']>('getUserProfile');
    expect([(await fay.onboarding()).step, (await profile()).onboarding_steps]).toEqual([null, null]);
    await fay.get('saveOnboardingDraft', { body: { step: 0, values: { dob: '19' }, version: 0 } });
    expect((await fay.onboarding()).step).toBe(null);
    const left = await fay.get<Onboarding>('skipOnboarding');
    expect([left.step, left.percentage, (await profile()).onboarding_steps]).toEqual([0, 0, 0]);
    expect(left.skipped_at).not.toBe(null);
    expect(left.drafts).toEqual([{ step: 0, values: { dob: '19' }, version: 1 }]);
    expect(await fay.get<Onboarding>('skipOnboarding')).toEqual(left);
  });

  test('nothing is lost by it at a later step', async () => {
    const rae = await veteranOn(server, 'veteran-questionnaire');
    const before = await rae.onboarding();
    const left = await rae.get<Onboarding>('skipOnboarding');
    expect({ ...left, skipped_at: null, version: before.version }).toEqual(before);
  });

  test('at the action plan it is refused, and changes nothing', async () => {
    const tom = await veteranOn(server, 'veteran-plan');
    const before = await tom.onboarding();
    expect(await tom.refused('skipOnboarding')).toBe('409 skip_not_allowed');
    expect(await tom.onboarding()).toEqual(before);
  });
});

describe('the order of the steps', () => {
  const anything = {
    saveCv: { body: { skipped: true } },
    saveCareerDirection: { body: findJob },
    saveQuestionnaire: { body: { answers: jobAnswers } },
    acceptActionPlan: { body: { version: 1 } },
    saveOnboardingServices: { body: { service_ids: [], candidate_visibility: 'hidden' } },
  };
  const open: [string, string[], (keyof typeof anything)[]][] = [
    ['veteran-personal', ['0'], ['saveCv', 'saveCareerDirection', 'saveQuestionnaire', 'acceptActionPlan']],
    ['veteran-cv-draft', ['0', '1'], ['saveCareerDirection', 'saveQuestionnaire', 'saveOnboardingServices']],
    [
      'veteran-direction',
      ['0', '1', '2'],
      ['saveQuestionnaire', 'acceptActionPlan', 'saveOnboardingServices'],
    ],
    ['veteran-13@example.test', ['0'], ['saveCv', 'saveOnboardingServices']],
  ];

  test.each(open)('%s may answer the steps %j and no later one', async (email, allowed, tooEarly) => {
    const someone = await veteranOn(server, email);
    const before = await someone.onboarding();
    for (const operationId of tooEarly) {
      const { status, body } = await someone.ask(operationId, anything[operationId]);
      expect([operationId, status, body.code, body.data]).toEqual([
        operationId,
        409,
        'invalid_transition',
        { allowed },
      ]);
    }
    expect(await someone.onboarding()).toEqual(before);
  });

  test('an upload that comes too early is refused before the file is looked at', async () => {
    const ann = await veteranOn(server, 'veteran-personal', 'us');
    const form = new FormData();
    form.set('file', new Blob([Buffer.alloc(0)]), 'cv.pdf');
    expect(await ann.refused('uploadCv', { form })).toBe('409 invalid_transition');
  });

  test('an earlier step saved again keeps what came later', async () => {
    const ivy = await veteranOn(server, 'veteran-services');
    const before = await ivy.onboarding();
    const after = await ivy.get<Onboarding>('savePersonalDetails', {
      body: { ...person, phone_number: '7700900321' },
    });
    expect({ ...after, version: before.version, personal_details: before.personal_details }).toEqual(before);
    expect(after.personal_details?.phone_number).toBe('7700900321');
  });
});

describe('what is typed and not sent', () => {
  const draft = (version: number, values: object, step = 2) => ({ body: { step, values, version } });

  test('is kept to the letter, a version a save, one a step', async () => {
    const joe = await veteranOn(server, 'veteran-14@example.test');
    const typed = { phone: '  07700  ', nested: { list: [1, null, true] } };
    expect(await joe.get('saveOnboardingDraft', draft(0, typed))).toEqual({ version: 1 });
    expect(await joe.get('saveOnboardingDraft', draft(1, { phone: '1' }))).toEqual({ version: 2 });
    expect(await joe.get('saveOnboardingDraft', draft(0, typed, 1))).toEqual({ version: 1 });
    expect((await joe.onboarding()).drafts).toEqual([
      { step: 1, values: typed, version: 1 },
      { step: 2, values: { phone: '1' }, version: 2 },
    ]);
  });

  test('in another window is not overwritten', async () => {
    const kim = await veteranOn(server, 'veteran-13@example.test');
    await kim.get('saveOnboardingDraft', draft(0, { a: 'first' }));
    const { status, body } = await kim.ask('saveOnboardingDraft', draft(0, { a: 'second' }));
    expect([status, body.code, body.data]).toEqual([
      409,
      'version_conflict',
      { step: 2, values: { a: 'first' }, version: 1 },
    ]);
    const gone = await kim.ask('saveOnboardingDraft', draft(7, { a: 'third' }, 4));
    expect([gone.status, gone.body.data]).toEqual([409, { step: 4, values: {}, version: 0 }]);
  });

  test('sent twice together gives one version', async () => {
    const kim = await veteranOn(server, 'veteran-15@example.test');
    const twice = await Promise.all([1, 2].map(() => kim.get('saveOnboardingDraft', draft(0, { b: 1 }))));
    expect(twice).toEqual([{ version: 1 }, { version: 1 }]);
  });

  test('is erased when its step is saved, and no other', async () => {
    const lou = await veteranOn(server, 'veteran-15@example.test', 'us');
    await lou.get('saveOnboardingDraft', draft(0, { a: 1 }, 0));
    await lou.get('saveOnboardingDraft', draft(0, { a: 2 }, 4));
    await lou.get('savePersonalDetails', { body: { ...person, country_code: '+1' } });
    expect((await lou.onboarding()).drafts).toEqual([{ step: 4, values: { a: 2 }, version: 1 }]);
  });

  test('beyond 64 KB is too much', async () => {
    const lou = await veteranOn(server, 'veteran-15@example.test');
    expect(await lou.refused('saveOnboardingDraft', draft(0, { a: 'x'.repeat(65 * 1024) }, 3))).toMatch(
      /^413 /,
    );
  });
});

test('personal details sent twice together are stored once', async () => {
  const bea = await veteranOn(server, 'veteran-24@example.test');
  const answers = await Promise.all([1, 2, 3].map(() => bea.ask('savePersonalDetails', { body: person })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(where(await bea.onboarding())).toEqual([1, 0, 20, false, 'done current ahead ahead ahead']);
  const user = await bea.get<components['schemas']['User']>('getUserProfile');
  expect([user.user_details.phone_number, user.user_details.country_code]).toEqual(['7700900123', '+44']);
});
