/** A veteran on the way through onboarding, as the app would call the server. */
import type { components } from '../../../openapi.gen.d.ts';
import type { Answer, RequestOptions, TenantSlug, TestServer } from './harness.ts';
import { testNow } from './testNow.ts';
import { untilDone } from './untilDone.ts';

type Schemas = components['schemas'];
export type Onboarding = Schemas['Onboarding'];
export type Sections = Schemas['ResumeSections'];
export type Plan = Schemas['ActionPlan'];
export type Review = Schemas['OnboardingResume'];

export const person = {
  dob: '1991-04-17',
  phone_number: '7700900123',
  country_code: '+44',
  gender: 'female',
  question_id: 6001,
  answer_option_id: 600102,
};
export const findJob = { question_id: 6010, answer_option_id: 601001 };
export const retrain = { question_id: 6010, answer_option_id: 601002 };

/** Every required question of `find a job now`; 40 miles hang on the work pattern. */
export const jobAnswers = [
  { question_id: 6101, answer_option_ids: [610110] },
  { question_id: 6102, answer_option_id: 610204 },
  { question_id: 6103, answer_number: 40 },
  { question_id: 6105, answer_option_ids: [610501] },
  { question_id: 6106, answer_option_ids: [610603] },
  { question_id: 6107, answer_option_ids: [610702] },
  { question_id: 6108, answer_option_id: 610802 },
];

export const cvText = `Leah Bennett
Bristol, England
leah.bennett@example.com
07700 900123

Profile
Network engineer with eleven years in the Army.

Military experience
Sergeant, Networks Engineer
Royal Corps of Signals, British Army
Sep 2015 - Present
- Led 9 engineers who kept 14 sites online

Skills
IP networking, Fault finding
`;

export function cvForm(
  content: string | Buffer = cvText,
  name = 'Leah_Bennett_CV.txt',
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([new Uint8Array(Buffer.from(content as string))]), name);
  return form;
}

export const serviceId = '11111111-1111-4111-8111-111111111111';

/** A CV that passes every rule; someone who still serves and leaves in three months. */
export function checkedCv(leavesIn = 3): Sections {
  const leaves = new Date(Date.UTC(testNow.getUTCFullYear(), testNow.getUTCMonth() + leavesIn, 1));
  return {
    personal_details: {
      first_name: 'Leah',
      last_name: 'Bennett',
      email: 'leah.bennett@example.com',
      country_id: 232,
      city: 'Bristol',
    },
    summary: { text: 'Network engineer with eleven years in the Army.' },
    military_exp: [
      {
        id: serviceId,
        military_service_id: 103,
        military_corps_id: 405,
        military_badged_role_id: 1116,
        military_rank_id: 2064,
        component: 'regular',
        role_title: 'Networks Engineer',
        start_month: '2015-09',
        end_month: leaves.toISOString().slice(0, 7),
        is_current: true,
        highlights: ['Led 9 engineers who kept 14 sites online'],
      },
    ],
    civilian_exp: [],
    education: [],
    training: [],
    skills: [{ id: '22222222-2222-4222-8222-222222222222', name: 'IP networking', source: 'parsed' }],
    awards: [],
    interest: [],
    volunteering: [],
    languages: [],
    security_clearance: [],
    misc: [],
  };
}

export const everySection = ['personal_details', 'summary', 'military_exp', 'civilian_exp', 'skills'];

export interface Veteran {
  /** The whole answer, whatever its status. */
  ask: (operationId: string, options?: RequestOptions) => Promise<Answer>;
  /** Status and code, as `409 invalid_transition`. */
  refused: (operationId: string, options?: RequestOptions) => Promise<string>;
  /** The data of an answer that must be a success. */
  get: <T>(operationId: string, options?: RequestOptions) => Promise<T>;
  onboarding: () => Promise<Onboarding>;
  upload: (form?: FormData, headers?: Record<string, string>) => Promise<number>;
  /** The review, once the file has been read. */
  read: () => Promise<Review>;
  /** Upload, reading and review in one. */
  giveCv: () => Promise<void>;
}

export async function veteranOn(
  server: TestServer,
  account: string,
  tenant: TenantSlug = 'uk',
): Promise<Veteran> {
  const token = await server.sessionOf(account.includes('@') ? account : `${account}@demo.test`, tenant);
  const ask: Veteran['ask'] = (operationId, options = {}) =>
    server.request(operationId, { token, tenant, ...options });
  async function get<T>(operationId: string, options?: RequestOptions) {
    const { status, body } = await ask(operationId, options);
    if (status >= 300) throw new Error(`${operationId}: ${status} ${JSON.stringify(body)}`);
    return body.data as T;
  }
  const read = () =>
    untilDone(
      () => get<Review>('getOnboardingResume'),
      ({ parse }) => parse.status === 'processing',
    );
  async function upload(form = cvForm(), headers?: Record<string, string>) {
    const { resume_id } = await get<{ resume_id: number }>('uploadCv', {
      form,
      ...(headers ? { headers } : {}),
    });
    return resume_id;
  }
  return {
    ask,
    get,
    read,
    upload,
    refused: async (operationId, options) => {
      const { status, body } = await ask(operationId, options);
      return `${status} ${body.code}`;
    },
    onboarding: () => get<Onboarding>('getOnboarding'),
    async giveCv() {
      await upload();
      const { resume } = await read();
      const { id: resume_id, version } = resume;
      const sections = checkedCv();
      await get('saveCv', { body: { resume_id, version, confirmed_sections: everySection, sections } });
    },
  };
}
