/** What the apply page says it shares is what the recruiter then has. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { cities } from '../../server/db/schema/reference.ts';
import { resumes } from '../../server/db/schema/resumes.ts';
import {
  type Application,
  applicationsOn,
  northgate,
  type Person,
} from '../support/contract/applicationSteps.ts';
import { startTestServer } from '../support/contract/harness.ts';

type Schemas = components['schemas'];
type Resume = Schemas['Resume'];
interface Preview {
  cv: Schemas['ApplicationCvText'];
  profile: Schemas['ApplicationProfile'];
}

const server = await startTestServer({ clock: () => new Date('2026-11-20T09:00:00Z') });
const steps = applicationsOn(server);
const phone = { country_code: '+44', phone_number: '7700900123' };

let veteran: Person;
let recruiter: Person;
let resumeId: number;
let written: Resume['sections'];

beforeAll(async () => {
  veteran = await steps.person('veteran-complete@demo.test');
  recruiter = await steps.person(northgate);
  const [{ id } = { id: 0 }] = await veteran.get<Schemas['ResumeSummary'][]>('listResumes');
  resumeId = id;
  written = (await veteran.get<Resume>('getResume', { params: { id } })).sections;
});

const asPlatform = server.database.asPlatform;
const setPhone = (values: { country_code: string | null; phone_number: string | null }) =>
  asPlatform((tx) => tx.update(users).set(values).where(eq(users.id, veteran.id)));
const setCv = (change: Partial<Resume['sections']>, hidden_sections: Resume['hidden_sections'] = []) =>
  asPlatform((tx) =>
    tx
      .update(resumes)
      .set({ sections: { ...written, ...change }, hidden_sections })
      .where(eq(resumes.id, resumeId)),
  );
const clearance = (audience?: 'hidden' | 'applied_to') => [
  {
    id: 'aaaaaaaa-0000-4000-8000-000000000001',
    level: 'SC',
    status: 'active' as const,
    ...(audience && { audience }),
  },
];

/** Asks for the preview, sends the same, and reads it as the recruiter. */
async function sentAndReceived(share: { phone: boolean; clearance: boolean }) {
  const job = await steps.job();
  const query = { resume_id: resumeId, phone: Number(share.phone), clearance: Number(share.clearance) };
  const preview = await veteran.get<Preview>('previewApplication', { params: { id: job.id }, query });
  const { id } = await steps.apply(veteran, job, { share, resume_id: resumeId });
  const received = await recruiter.get<Application>('getApplication', { params: { id } });
  const cv = await recruiter.get<Preview['cv']>('getApplicationCvText', { params: { id } });
  return { preview, received: { cv, profile: received.profile } };
}

const everything = { phone: true, clearance: true };
const nothing = { phone: false, clearance: false };

describe('an application is what its preview says', () => {
  test.each([
    [everything, clearance('applied_to'), '+44 7700900123', 'SC'],
    [nothing, clearance('applied_to'), null, null],
    [{ phone: false, clearance: true }, clearance('applied_to'), null, 'SC'],
    [{ phone: true, clearance: false }, clearance('applied_to'), '+44 7700900123', null],
    // Ticked, but nobody may see it.
    [everything, clearance('hidden'), '+44 7700900123', null],
    [everything, clearance(), '+44 7700900123', null],
    [everything, [], '+44 7700900123', null],
  ])('%o with clearances %o', async (share, security_clearance, phoneSent, clearanceSent) => {
    await setPhone(phone);
    await setCv({ security_clearance, personal_details: { ...written.personal_details, ...phone } });
    const { preview, received } = await sentAndReceived(share);
    expect(received).toEqual(preview);
    expect([preview.profile.phone, preview.profile.clearance]).toEqual([phoneSent, clearanceSent]);
    const paper = JSON.stringify(preview.cv);
    expect([
      paper.includes('7700900123'),
      paper.includes('+44'),
      paper.includes('Security clearance'),
    ]).toEqual([phoneSent !== null, phoneSent !== null, clearanceSent !== null]);
  });

  test('a clearance in a hidden section of the CV is neither printed nor in the profile', async () => {
    await setCv({ security_clearance: clearance('applied_to') }, ['security_clearance']);
    const { preview, received } = await sentAndReceived(everything);
    expect(received).toEqual(preview);
    expect([preview.profile.clearance, JSON.stringify(preview).includes('SC')]).toEqual([null, false]);
  });

  test('a country code without a number is no phone number', async () => {
    await setPhone({ country_code: '+44', phone_number: null });
    await setCv({ personal_details: { ...written.personal_details, country_code: '+44', phone_number: '' } });
    const { preview, received } = await sentAndReceived(everything);
    expect(received).toEqual(preview);
    expect([preview.profile.phone, JSON.stringify(received).includes('+44')]).toEqual([null, false]);
  });

  test('the town is shared; the date of birth, gender, address and discharge have no place in it', async () => {
    await setCv({});
    await asPlatform(async (tx) => {
      const [town] = await tx.select().from(cities).where(eq(cities.title, 'Bristol')).limit(1);
      await tx.update(users).set({ city_id: town!.id }).where(eq(users.id, veteran.id));
    });
    const { preview } = await sentAndReceived(everything);
    expect(Object.keys(preview.profile).sort()).toEqual([
      ...['availability', 'clearance', 'email', 'first_name', 'headline', 'last_name', 'phone', 'place'],
      ...['service', 'willing_to_relocate', 'years_served'],
    ]);
    expect(preview.profile.place).toContain('Bristol');
  });
});

test('only CVs of one’s own and jobs that take applications have a preview', async () => {
  const other = await steps.person('veteran-18@example.test');
  const [theirs] = await other.get<Schemas['ResumeSummary'][]>('listResumes');
  const ask = async (jobId: number, resume_id: number) =>
    (await veteran.ask('previewApplication', { params: { id: jobId }, query: { resume_id } })).status;
  const open = await steps.job();
  const closed = await steps.job({ status: 'closed', ended_at: new Date('2026-11-19T09:00:00Z') });
  const draft = await steps.job({ status: 'draft', published_at: null });
  expect([
    await ask(open.id, resumeId),
    await ask(open.id, theirs!.id),
    await ask(closed.id, resumeId),
    await ask(draft.id, resumeId),
  ]).toEqual([200, 422, 409, 404]);
});
