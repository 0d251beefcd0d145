import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, dayOf } from '../../server/formats/days.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { checkedCv, person, veteranOn } from '../support/contract/onboardingSteps.ts';
import { testNow } from '../support/contract/testNow.ts';

const server = await startTestServer();

const everything = () =>
  server.database.asPlatform(async (tx) => {
    const tables = ['onboardings', 'onboarding_drafts', 'given_answers', 'resumes', 'resume_files'];
    tables.push('resume_readings', 'action_plans', 'action_plan_tasks', 'chosen_services', 'users');
    const hashes = tables.map(
      (table) =>
        `select '${table}' as name, md5(string_agg(t::text, '' order by t::text)) as hash from ${table} t`,
    );
    return (await tx.execute(sql.raw(hashes.join(' union all ')))).rows;
  });

const without = (name: keyof typeof person) =>
  Object.fromEntries(Object.entries(person).filter(([field]) => field !== name));
const years = (count: number, days = 0) => addDays(addMonths(dayOf(testNow), -12 * count), days);
const deep = () => {
  let value: unknown = 1;
  for (let n = 0; n < 100; n += 1) value = { value };
  return value;
};
const item = { id: '11111111-1111-4111-8111-111111111111' };

/** Who, which call, what is sent, and the refusal: status and the field that it names. */
const cases: [string, string, object, number, string?][] = [
  ['veteran-new', 'savePersonalDetails', {}, 422, 'dob'],
  ['veteran-new', 'savePersonalDetails', without('gender'), 422, 'gender'],
  ['veteran-new', 'savePersonalDetails', { ...person, surplus: 1 }, 422, 'surplus'],
  ['veteran-new', 'savePersonalDetails', { ...person, dob: 19910417 }, 422, 'dob'],
  ['veteran-new', 'savePersonalDetails', { ...person, dob: '1991-02-30' }, 422, 'dob'],
  ['veteran-new', 'savePersonalDetails', { ...person, dob: '0000-01-01' }, 422, 'dob'],
  ['veteran-new', 'savePersonalDetails', { ...person, dob: '9999-12-31' }, 422, 'dob'],
  ['veteran-new', 'savePersonalDetails', { ...person, dob: years(16, 1) }, 422, 'dob'],
  ['veteran-new', 'savePersonalDetails', { ...person, dob: years(101) }, 422, 'dob'],
  ['veteran-new', 'savePersonalDetails', { ...person, phone_number: '12345' }, 422, 'phone_number'],
  ['veteran-new', 'savePersonalDetails', { ...person, phone_number: '+447700900123' }, 422, 'phone_number'],
  ['veteran-new', 'savePersonalDetails', { ...person, country_code: '44' }, 422, 'country_code'],
  ['veteran-new', 'savePersonalDetails', { ...person, gender: 'other' }, 422, 'gender'],
  ['veteran-new', 'savePersonalDetails', { ...person, question_id: 6010 }, 422, 'question_id'],
  ['veteran-new', 'savePersonalDetails', { ...person, question_id: '6001' }, 422, 'question_id'],
  ['veteran-new', 'savePersonalDetails', { ...person, answer_option_id: 601001 }, 422, 'answer_option_id'],
  ['veteran-new', 'savePersonalDetails', { ...person, answer_option_id: 2 ** 40 }, 422, 'answer_option_id'],
  ['veteran-new', 'saveOnboardingDraft', { step: 6, values: {}, version: 0 }, 422, 'step'],
  ['veteran-new', 'saveOnboardingDraft', { step: 0, values: [], version: 0 }, 422, 'values'],
  ['veteran-new', 'saveOnboardingDraft', { step: 0, values: {}, version: -1 }, 422, 'version'],
  ['veteran-new', 'saveOnboardingDraft', { step: 0, values: deep(), version: 0 }, 400],
  ['veteran-new', 'saveOnboardingDraft', { step: 0, values: {}, version: 2 ** 31 }, 409],
  ['veteran-new', 'saveOnboardingDraft', { step: 0, values: {}, version: 1e300 }, 409],
  ['veteran-plan', 'acceptActionPlan', { version: 1e300 }, 409],
  ['veteran-cv-draft', 'saveCv', {}, 422],
  ['veteran-cv-draft', 'saveCv', { skipped: false }, 422, 'skipped'],
  ['veteran-cv-draft', 'saveCv', { skipped: true, resume_id: 1, version: 1, confirmed_sections: [] }, 422],
  ['veteran-cv-draft', 'saveCv', { resume_id: 0, version: 1, confirmed_sections: [] }, 422, 'resume_id'],
  ['veteran-cv-draft', 'saveCv', { resume_id: 999_999, version: 1, confirmed_sections: [] }, 404],
  [
    'veteran-cv-draft',
    'saveCv',
    { resume_id: 1, version: 1, confirmed_sections: ['secrets'] },
    422,
    'confirmed_sections.0',
  ],
  [
    'veteran-cv-draft',
    'saveCv',
    { resume_id: 1, version: 1, confirmed_sections: [], sections: { ...checkedCv(), dob: '1991-01-01' } },
    422,
    'sections.dob',
  ],
  [
    'veteran-cv-draft',
    'saveCv',
    {
      resume_id: 1,
      version: 1,
      confirmed_sections: [],
      sections: { ...checkedCv(), skills: Array(41).fill(item) },
    },
    422,
    'sections.skills',
  ],
  ['veteran-direction', 'saveCareerDirection', { question_id: 6010 }, 422, 'answer_option_id'],
  [
    'veteran-direction',
    'saveCareerDirection',
    { question_id: 6010, answer_option_id: 601001, type: 'later' },
    422,
    'type',
  ],
  ['veteran-questionnaire', 'saveQuestionnaire', { answers: {} }, 422, 'answers'],
  [
    'veteran-questionnaire',
    'saveQuestionnaire',
    { answers: Array(41).fill({ question_id: 6201 }) },
    422,
    'answers',
  ],
  [
    'veteran-questionnaire',
    'saveQuestionnaire',
    { answers: [{ question_id: 6201, answer_option_ids: [1, 1] }] },
    422,
    'answers.0.answer_option_ids',
  ],
  [
    'veteran-questionnaire',
    'saveQuestionnaire',
    {
      answers: [
        { question_id: 6205, answer_number: 3 },
        { question_id: 6205, answer_number: 4 },
      ],
      is_final: false,
    },
    422,
    'answers.6205',
  ],
  ['veteran-plan', 'acceptActionPlan', {}, 422, 'version'],
  ['veteran-plan', 'acceptActionPlan', { version: '1' }, 422, 'version'],
  ['veteran-plan', 'acceptActionPlan', { version: 99 }, 409],
  ['veteran-services', 'saveOnboardingServices', { service_ids: [] }, 422, 'candidate_visibility'],
  [
    'veteran-services',
    'saveOnboardingServices',
    { service_ids: Array.from({ length: 21 }, (_, n) => n + 1), candidate_visibility: 'hidden' },
    422,
    'service_ids',
  ],
  [
    'veteran-services',
    'saveOnboardingServices',
    { service_ids: [-1], candidate_visibility: 'hidden' },
    422,
    'service_ids.0',
  ],
  [
    'veteran-services',
    'saveOnboardingServices',
    { service_ids: [], category_ids: [8], candidate_visibility: 'hidden' },
    422,
    'category_ids.0',
  ],
];

describe('a typed refusal, and nothing stored', () => {
  test.each(cases)('%s: %s %j', async (persona, operationId, body, status, field) => {
    const someone = await veteranOn(server, persona);
    const before = await everything();
    const answer = await someone.ask(operationId, { body });
    expect([answer.status, answer.body.status]).toEqual([status, false]);
    expect(answer.body.message).toMatch(/^[A-Z].*\.$/);
    if (field) expect(Object.keys(answer.body.errors ?? {})).toContain(field);
    expect(await everything()).toEqual(before);
  });

  test.each([
    ['nothing', undefined, {}, 400],
    ['no JSON', '{"dob":', { 'content-type': 'application/json' }, 400],
    ['another content type', 'dob=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a list', '[]', { 'content-type': 'application/json' }, 422],
    ['null', 'null', { 'content-type': 'application/json' }, 422],
    ['too much', `{"dob":"${'x'.repeat(300_000)}"}`, { 'content-type': 'application/json' }, 413],
  ])('a body that is %s', async (_, raw, headers, status) => {
    const someone = await veteranOn(server, 'veteran-new');
    const answer = await someone.ask('savePersonalDetails', { ...(raw ? { raw } : {}), headers });
    expect(answer.status).toBe(status);
  });
});

test('characters that a database cannot store are taken out of what is typed', async () => {
  const someone = await veteranOn(server, 'veteran-cv');
  const raw = JSON.stringify({ step: 1, values: { a: 'x\u0000y\ud800z', 'b\u0000': 1 }, version: 0 });
  await someone.get('saveOnboardingDraft', { raw, headers: { 'content-type': 'application/json' } });
  expect((await someone.onboarding()).drafts).toEqual([{ step: 1, values: { a: 'xyz', b: 1 }, version: 1 }]);
});

test('at exactly 16 and at 100 years old one may use the service', async () => {
  const someone = await veteranOn(server, 'veteran-13@example.test', 'us');
  for (const dob of [years(16), years(101, 1)]) {
    expect((await someone.ask('savePersonalDetails', { body: { ...person, dob } })).status).toBe(200);
  }
});

test('a recruiter has no onboarding', async () => {
  const token = await server.sessionOf('recruiter@northgate.test');
  for (const id of ['getOnboarding', 'skipOnboarding', 'listOnboardingServices', 'getActionPlan']) {
    const { status, body } = await server.request(id, { token });
    expect([status, body.code]).toEqual([403, 'forbidden_role']);
  }
});
