/** The veteran of the onboarding paths, as the server has them: moved on through another window of theirs, or by what the server itself does. */
import { and, eq, sql } from 'drizzle-orm';
import { readPlainText } from '../../../server/cv/files/plainText.ts';
import { sortIntoSections } from '../../../server/cv/sections/sortIntoSections.ts';
import { onboardings } from '../../../server/db/schema/onboarding.ts';
import { resumeFiles, resumeReadings } from '../../../server/db/schema/resumes.ts';
import { deleteAnswers } from '../../../server/onboarding/storedAnswers.ts';
import { storeUpload } from '../../../server/onboarding/uploadCv.ts';
import { storeReading } from '../../../server/resumes/import/readingJobs.ts';
import type { World } from '../pages.ts';

export const veteran = 'veteran-new';

export const cv = {
  name: 'Leah_Bennett_CV.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(`Leah Bennett
Bristol, England
leah.bennett@example.com
07700 900123

Profile
Network engineer with eleven years in the Army.

Skills
IP networking, Fault finding
`),
};

const personalDetails = {
  dob: '1991-04-17',
  phone_number: '7700900123',
  country_code: '+44',
  gender: 'female',
  question_id: 6001,
  answer_option_id: 600102,
};

/** Everything that "Find a job now" asks of someone who always works from home. */
const answers = [
  { question_id: 6101, answer_option_ids: [610110] },
  { question_id: 6102, answer_option_id: 610205 },
  { question_id: 6104, answer_number: 32_000 },
  { question_id: 6105, answer_option_ids: [610501] },
  { question_id: 6106, answer_option_ids: [610603] },
  { question_id: 6107, answer_option_ids: [610702] },
  { question_id: 6108, answer_option_id: 610802 },
];
const questions = [6101, 6102, 6103, 6104, 6105, 6106, 6107, 6108];

async function call(world: World, path: string, body?: unknown) {
  const { server, tenant, kept } = world;
  const session = kept.get('another window') ?? (await server.openSession(veteran, tenant));
  kept.set('another window', session);
  const { token } = session as { token: string };
  const answer = await fetch(`${server.origin(tenant)}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: unknown }).data;
}

export const answerAll = (world: World, { isFinal = false } = {}) =>
  call(world, 'onboarding/questionairre', { answers, is_final: isFinal });

export const answerNothing = ({ server, tenant }: World) =>
  server.asPerson(veteran, (db, { id }) => deleteAnswers(db, id, questions, []), tenant);

const screens: ((world: World) => Promise<unknown>)[] = [
  (world) => call(world, 'onboarding/personal-details', personalDetails),
  (world) => call(world, 'onboarding/save-cv', { skipped: true }),
  (world) => call(world, 'onboarding/career-direction', { question_id: 6010, answer_option_id: 601001 }),
  (world) => answerAll(world, { isFinal: true }),
  async (world) => {
    const { version } = (await call(world, 'action-plan')) as { version: number };
    await call(world, 'action-plan/accept', { version });
  },
  (world) => call(world, 'onboarding/services', { service_ids: [], candidate_visibility: 'hidden' }),
];

/** Answers the first screens, all six at most, without a CV. */
export async function answerScreens(world: World, count: number) {
  for (const answer of screens.slice(0, count)) await answer(world);
}

/** A file that is stored and, for as long as nothing else is said, being read. */
export const giveFile = ({ server, tenant }: World) =>
  server.asPerson(
    veteran,
    (db, { id }) =>
      storeUpload(db, id, { fileName: cv.name, bytes: cv.buffer, type: 'txt', kind: 'cv' }, new Date()),
    tenant,
  );

/** The file is in the hands of a reader that takes its time. */
export const keepBeingRead = ({ server, tenant }: World) =>
  server.asPerson(
    veteran,
    ({ tx }, { id }) =>
      tx
        .update(resumeReadings)
        .set({ status: 'processing', attempts: 0, locked_until: sql`now() + interval '1 hour'` })
        .where(eq(resumeReadings.user_id, id)),
    tenant,
  );

/** What was read, or that it could not be. */
export async function endReading(world: World, isReadable = true) {
  await keepBeingRead(world);
  await world.server.asPerson(
    veteran,
    async (db, { id }) => {
      const [file] = await db.tx
        .select({ bytes: resumeFiles.bytes, resume: resumeFiles.resume_id })
        .from(resumeFiles)
        .innerJoin(onboardings, eq(onboardings.resume_id, resumeFiles.resume_id))
        .where(and(eq(resumeFiles.tenant_id, db.tenantId), eq(onboardings.user_id, id)));
      if (!file) throw new Error('There is no file to read');
      const reading = isReadable
        ? sortIntoSections(readPlainText(file.bytes), { countryId: 232 })
        : ({ ok: false, code: 'file_unreadable', message: 'We could not read this file.' } as const);
      await storeReading(db, file.resume, reading, world.server.controls.clock());
    },
    world.tenant,
  );
}

interface Review {
  resume: { id: number; version: number; sections: Record<string, unknown> };
}

/** Says in another window that what was read is right. */
export async function confirmCv(world: World) {
  const { resume } = (await call(world, 'onboarding/get-resume')) as Review;
  const name = { first_name: 'Leah', last_name: 'Bennett', email: 'leah.bennett@example.com' };
  await call(world, 'onboarding/save-cv', {
    resume_id: resume.id,
    version: resume.version,
    confirmed_sections: ['personal_details', 'summary', 'skills'],
    sections: { ...resume.sections, personal_details: { ...name, country_id: 232, city: 'Bristol' } },
  });
}

export async function giveCv(world: World) {
  await giveFile(world);
  await endReading(world);
  await confirmCv(world);
}
