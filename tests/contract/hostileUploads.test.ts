/** Every form that takes a file, with files and names made to hurt: each is refused with a sentence, or kept without what it carried. */
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { pictures } from '../../server/db/schema/pictures.ts';
import { tenants } from '../../server/db/schema/tenants.ts';
import { hostileCvs } from '../fixtures/cv/hostile.ts';
import { hostilePictures, planted } from '../fixtures/pictures/hostile.ts';
import { applicationsOn } from '../support/contract/applicationSteps.ts';
import { companyForm, peopleOf } from '../support/contract/companyPeople.ts';
import { operations } from '../support/contract/described.ts';
import { type Answer, startTestServer } from '../support/contract/harness.ts';
import { cvText, veteranOn } from '../support/contract/onboardingSteps.ts';
import { atWork, educationSteps, inDays } from '../support/contract/transitionPlanSteps.ts';

const server = await startTestServer({ sharesNothing: true });
const people = peopleOf(server);

type Fields = Record<string, string>;
/** Bytes as a file, words as a text in its place. */
type Sent = Buffer | string;
type Send = (sent: Sent, name: string) => Promise<Answer>;

function put(form: FormData, field: string, sent: Sent, name: string): FormData {
  if (typeof sent === 'string') form.set(field, sent);
  else form.set(field, new Blob([new Uint8Array(sent)]), name);
  return form;
}

function formOf(field: string, sent: Sent, name: string, fields: Fields = {}): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  return put(form, field, sent, name);
}

const uploads: Record<string, Send> = {};

beforeAll(async () => {
  await server.database.asPlatform((tx) =>
    tx.update(tenants).set({ captcha_required: false }).where(eq(tenants.slug, 'uk')),
  );
  const veteran = await veteranOn(server, 'veteran-23@example.test');
  const plan = await atWork(
    veteran,
    'education',
    educationSteps({ service_status: 'serving', leaving_date: inDays(500) }),
  );
  const mid = plan.milestones[0]!.id;
  const onboarding = await veteranOn(server, 'veteran-cv');
  const admin = await people.founder();
  let number = 0;

  uploads.signUp = (bytes, name) => {
    number += 1;
    const password = 'four quiet otters row';
    const form = formOf('profile_picture', bytes, name, {
      role: 'veteran',
      first_name: 'Leah',
      last_name: 'Porter',
      email: `upload-${number}@example.test`,
      password,
      password_confirmation: password,
      country_id: '232',
      terms_accepted: 'true',
      privacy_version: '2026-11',
    });
    return server.request('signUp', { form });
  };
  uploads.uploadProfilePicture = (bytes, name) =>
    veteran.ask('uploadProfilePicture', { form: formOf('profile_picture', bytes, name) });
  uploads.createCompany = async (bytes, name) =>
    (await people.recruiter()).call('createCompany', { form: put(companyForm(), 'logo', bytes, name) });
  uploads.saveCompanyLogo = (bytes, name) =>
    admin.call('saveCompanyLogo', { form: formOf('logo', bytes, name) });
  uploads.uploadCv = (bytes, name) => onboarding.ask('uploadCv', { form: formOf('file', bytes, name) });
  uploads.uploadMilestoneEvidence = (bytes, name) =>
    veteran.ask('uploadMilestoneEvidence', {
      params: { id: plan.id, mid },
      form: formOf('file', bytes, name),
    });
  uploads.uploadMessageAttachment = await uploadToConversation();
  uploads.importResume = async (bytes, name) => {
    const answer = await veteran.ask('importResume', { form: formOf('file', bytes, name) });
    const { resume_id: id } = (answer.body.data ?? {}) as { resume_id?: number };
    if (id) await veteran.ask('deleteResume', { params: { id } });
    return answer;
  };
});

/** Each upload takes the place of the last, as a conversation takes only so many. */
async function uploadToConversation(): Promise<Send> {
  const steps = applicationsOn(server);
  const applicant = await steps.person('veteran-complete@demo.test');
  const { id } = await steps.apply(applicant, await steps.job({ title: 'Fitter', country_id: 232 }));
  let last: number | undefined;
  return async (bytes, name) => {
    const answer = await applicant.ask('uploadMessageAttachment', {
      params: { id },
      form: formOf('file', bytes, name),
    });
    const { id: stored } = (answer.body.data ?? {}) as { id?: number };
    if (stored && last) await applicant.ask('deleteMessageAttachment', { params: { id: last } });
    last = stored ?? last;
    return answer;
  };
}

const takesPicture = ['signUp', 'uploadProfilePicture', 'createCompany', 'saveCompanyLogo'];
const takesCv = ['uploadCv', 'importResume'];
const all = [...takesPicture, ...takesCv, 'uploadMilestoneEvidence', 'uploadMessageAttachment'];

/** How a refusal, or an accepted file, is written. */
const kindOf = ({ status, body }: Answer) => body.code ?? status;
const taken = [200, 201, 202];
const refused = ['file_too_large', 'file_type_not_allowed', 'file_unreadable'];
const failed = () => server.log.filter((line) => JSON.parse(line).level >= 50);

/** Several operations get the same file, and a bomb takes long to pack. */
function memoized<File extends { bytes: () => Buffer | Promise<Buffer> }>(file: File) {
  let packed: Promise<Buffer> | undefined;
  return {
    ...file,
    bytes: () => {
      packed ??= Promise.resolve(file.bytes());
      return packed;
    },
  };
}

/** Sends each file, and tells of those that came to anything else than they may. */
async function oddAnswers(
  id: string,
  files: { name: string; bytes: () => Buffer | Promise<Buffer>; fileName?: string }[],
  allowed: (string | number)[],
) {
  const odd: unknown[] = [];
  for (const { name, bytes, fileName = 'me.png' } of files) {
    const answer = await uploads[id]!(await bytes(), fileName);
    const kind = kindOf(answer);
    if (!allowed.includes(kind)) odd.push([name, kind, answer.body.errors]);
    else if (answer.status >= 400 && !/^[A-Z].*\.$/.test(answer.body.message)) odd.push([name, answer.body]);
  }
  return odd;
}

test('SEC-16 a form without a declared length has the same limit, before, between and after its parts', async () => {
  const megabyte = Buffer.alloc(1024 * 1024, 'a');
  const form = '--end\r\ncontent-disposition: form-data; name="role"\r\n\r\nveteran\r\n--end--\r\n';
  const bodies = { before: [megabyte, Buffer.from(`\r\n${form}`)], after: [Buffer.from(form), megabyte] };
  const codes: Record<string, unknown> = {};
  for (const [name, chunks] of Object.entries(bodies)) {
    const large = chunks.flatMap((chunk) => (chunk === megabyte ? Array<Buffer>(40).fill(chunk) : chunk));
    let read = 0;
    function* sent() {
      for (const chunk of large) {
        read += chunk.length;
        yield chunk;
      }
    }
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/signup',
      headers: {
        ...{ host: 'uk.localhost', 'transfer-encoding': 'chunked' },
        'content-type': 'multipart/form-data; boundary=end',
      },
      payload: Readable.from(sent()) as unknown as string,
    });
    codes[name] = [answer.json().code, read < 10 * megabyte.length];
  }
  expect(codes).toEqual({ before: ['file_too_large', true], after: ['file_too_large', true] });
});

test('every operation that takes a file is asked', () => {
  const forms = operations.filter(({ bodyType }) => bodyType === 'multipart/form-data').map(({ id }) => id);
  // The picture of socialSignUp is taken as that of signUp is; content.test.ts sends hostile tables, offers.test.ts hostile
  // letters, occupations.test.ts broken releases.
  const elsewhere = ['socialSignUp', 'importContent', 'uploadOfferLetter', 'importReferenceRelease'];
  expect(forms.filter((id) => !elsewhere.includes(id)).sort()).toEqual([...all].sort());
  expect(hostilePictures.length).toBeGreaterThanOrEqual(40);
});

test.each(all)('%s takes no text in the place of a file', async (id) => {
  for (const text of ['engineer', '{"bytes":"AAAA"}', '../../etc/passwd']) {
    const { status, body } = await uploads[id]!(text, '');
    expect([status, body.code, Object.values(body.errors ?? {})]).toEqual([
      422,
      'validation_failed',
      [['Choose a file to upload']],
    ]);
  }
});

describe('of over 40 hostile files', () => {
  const usual = hostilePictures.filter(({ isHeavy }) => !isHeavy).map(memoized);
  const documents = hostileCvs
    .filter(({ name }) =>
      /^(no bytes|random bytes|a PDF with a (script|program)|a PDF that is an|a ZIP (bomb that lies|header)|entries|a billion)/.test(
        name,
      ),
    )
    .map(memoized);

  test.each(takesPicture)('%s takes only what it can make anew', async (id) => {
    // Whoever has no account sends them all; the others share what makes a picture.
    const files = id === 'signUp' ? usual : usual.filter((_, at) => at % 3 === 0);
    expect(await oddAnswers(id, files, [...taken, ...refused])).toEqual([]);
    expect(await oddAnswers(id, documents, refused)).toEqual([]);
    expect(failed()).toEqual([]);
  });

  test('a picture that takes as long as one may is taken', async () => {
    const heavy = hostilePictures.filter(({ isHeavy }) => isHeavy).slice(-1);
    expect(await oddAnswers('uploadProfilePicture', heavy, [200])).toEqual([]);
  });

  test.each(takesCv)(
    '%s takes a photo only as a PDF that it can make anew, and no other picture',
    async (id) => {
      const named = (names: RegExp) => usual.filter(({ name }) => names.test(name));
      expect(await oddAnswers(id, named(/^a (GIF|TIFF|web page)/), refused)).toEqual([]);
      expect(await oddAnswers(id, named(/^a (PNG of|JPEG that is)/), [...taken, ...refused])).toEqual([]);
      expect(failed()).toEqual([]);
    },
  );

  test('a paper of a plan is what its bytes say', async () => {
    const files = [...usual, ...documents];
    expect(await oddAnswers('uploadMilestoneEvidence', files, [...taken, ...refused])).toEqual([]);
    expect(failed()).toEqual([]);
  });

  test('a file of a message is what its bytes say, and opens', async () => {
    // Pictures are made anew as those of a profile are.
    const files = [...usual.filter((_, at) => at % 3 === 1), ...documents];
    expect(await oddAnswers('uploadMessageAttachment', files, [...taken, ...refused])).toEqual([]);
    expect(failed()).toEqual([]);
  });

  test('a stored picture holds nothing but its pixels', async () => {
    const stored = await server.database.asPlatform((tx) => tx.select().from(pictures));
    const mark = Buffer.from(planted);
    expect(stored.length).toBeGreaterThan(10);
    for (const { original, thumb } of stored) {
      const { exif, xmp, iptc, width, height } = await sharp(original).metadata();
      expect([exif, xmp, iptc, original.includes(mark), thumb.includes(mark)]).toEqual([
        undefined,
        undefined,
        undefined,
        false,
        false,
      ]);
      expect(Math.max(width, height)).toBeLessThanOrEqual(1024);
    }
  });
});

describe('of a name made to hurt', () => {
  const names = [
    '..\\..\\windows\\..\\x.txt',
    'a\0b\r\nX-Evil: 1\r\n.txt',
    'a"; filename="b.exe',
    '\u2066\u202Ecv\u2069.txt',
    '<img src=x onerror=alert(1)>.txt',
    "'; drop table users; --.txt",
    `a${'💣'.repeat(300)}.txt`,
    '\ud800\udfff\ud800.txt',
    '..',
  ];
  const valid = {
    picture: () =>
      sharp({ create: { width: 160, height: 160, channels: 3, background: 'navy' } })
        .png()
        .toBuffer(),
    text: () => Buffer.from(cvText),
  };
  const hurtful = /[\p{Control}\u202A-\u202E\u2066-\u2069/\\]/u;

  test.each(all)('%s makes nothing but a name', async (id) => {
    const bytes = takesCv.includes(id) ? valid.text : valid.picture;
    // Its one more call, to delete what was made, waits for the reader.
    const some = id === 'importResume' ? names.slice(0, 2) : names;
    const files = some.map((fileName) => ({ name: JSON.stringify(fileName), fileName, bytes }));
    expect(await oddAnswers(id, files, taken)).toEqual([]);
    expect(failed()).toEqual([]);
  });

  test('what is kept of it names no place, forges no line and turns no reading direction', async () => {
    const { rows } = await server.database.asPlatform((tx) =>
      tx.execute<{ name: string }>(
        'select file_name as name from resumes where file_name is not null union select title from resumes union select name from transition_evidence union select name from message_attachments',
      ),
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ name }) => hurtful.test(name) || name.length > 110)).toEqual([]);
  });
});

test('nothing that any of these calls said of a person, or proved who they are with, is logged', () => {
  expect(server.log.length).toBeGreaterThan(20);
  expect(server.loggedOfPeople()).toEqual([]);
});
