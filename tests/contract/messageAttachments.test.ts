/** Files of messages: what may be sent, who may open it, and when it goes. */
import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { forgetApplicant } from '../../server/applications/forget.ts';
import { messageAttachments } from '../../server/db/schema/messages.ts';
import { removeUnsentAttachments } from '../../server/messages/storedAttachments.ts';
import { collectExport } from '../../server/privacy/export/collectExport.ts';
import { armySignaller } from '../fixtures/cv/content.ts';
import { hostileCvs } from '../fixtures/cv/hostile.ts';
import { shortPdf } from '../fixtures/cv/pdfByHand.ts';
import { docxOf, pdfOfPages } from '../fixtures/cv/writers.ts';
import {
  type Application,
  applicationsOn,
  northgate,
  type Person,
} from '../support/contract/applicationSteps.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';
import { testNow } from '../support/contract/testNow.ts';

type Schemas = components['schemas'];
type Conversation = Schemas['Conversation'];
type Uploaded = Schemas['UploadedAttachment'];

const day = 86_400_000;
let now = testNow;
const server = await startTestServer({ clock: () => now });
const people = peopleOf(server);
const steps = applicationsOn(server);

let veteran: Person;
let recruiter: Person;
let colleague: Person;
let tenantId: number;
let jobs = 0;
let application: Application;

beforeAll(async () => {
  veteran = await steps.person('veteran-complete@demo.test');
  recruiter = await steps.person(northgate);
  colleague = await steps.person('recruiter-admin@northgate.test');
  ({ id: tenantId } = await tenantOf(server.database, 'uk'));
});

beforeEach(async () => {
  now = testNow;
  jobs += 1;
  application = await steps.apply(veteran, await steps.job({ title: `Fitter ${jobs}`, country_id: 232 }));
});

const at = () => ({ params: { id: application.id } });

function formOf(bytes: Uint8Array, name: string): FormData {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

const upload = (person: Person, bytes: Uint8Array = shortPdf(), name = 'licence.pdf') =>
  person.ask('uploadMessageAttachment', { ...at(), form: formOf(bytes, name) });
async function uploaded(person: Person, bytes?: Uint8Array, name?: string): Promise<Uploaded> {
  const { status, body } = await upload(person, bytes, name);
  if (status !== 201) throw new Error(`${status} ${body.code}`);
  return body.data as Uploaded;
}
const send = (person: Person, attachment_ids: number[], text = 'Here it is.') =>
  person.ask('sendMessage', { ...at(), body: { text, attachment_ids } });
const read = (person: Person) => person.get<Conversation>('listMessages', at());
const download = (person: Person, id: number) => person.ask('getMessageAttachment', { params: { id } });
const remove = (person: Person, id: number) => person.ask('deleteMessageAttachment', { params: { id } });
const statusesFor = (id: number, persons: Person[]) =>
  Promise.all(persons.map(async (person) => (await download(person, id)).status));
const stored = (...ids: number[]) =>
  server.database.asPlatform((tx) => tx.$count(messageAttachments, inArray(messageAttachments.id, ids)));

const picture = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#2778CB' } });

describe('a file of a message', () => {
  test('is the uploader’s alone until it is sent, and both sides open it from then on', async () => {
    const file = await uploaded(veteran, shortPdf(), '../My “licence”.txt');
    expect(file).toEqual({
      id: expect.any(Number),
      name: 'My “licence”.pdf',
      size: shortPdf().length,
    });
    expect(await statusesFor(file.id, [veteran, recruiter])).toEqual([404, 404]);
    const { status, body } = await send(veteran, [file.id]);
    const attachments = [{ ...file, is_available: true }];
    expect([status, (body.data as Schemas['Message']).attachments]).toEqual([201, attachments]);
    expect((await read(recruiter)).messages.map((message) => message.attachments)).toEqual([attachments]);
    const { file: bytes, headers } = await download(colleague, file.id);
    expect([bytes, headers['content-type'], headers['x-content-type-options']]).toEqual([
      shortPdf(),
      'application/pdf',
      'nosniff',
    ]);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="My licence.pdf"; filename*=UTF-8''My%20%E2%80%9Clicence%E2%80%9D.pdf`,
    );
    expect(await statusesFor(file.id, [veteran, recruiter])).toEqual([200, 200]);
  });

  test('is sent once, by who uploaded it, in its own conversation; otherwise nothing is sent', async () => {
    const [own, theirs] = [await uploaded(veteran), await uploaded(recruiter)];
    const elsewhere = await uploaded(veteran);
    await send(veteran, [own.id]);
    const other = await steps.apply(veteran, await steps.job({ title: 'Another', country_id: 232 }));
    const missing = ['This file is no longer stored. Remove it and attach it again.'];
    const refused = async (person: Person, ids: number[]) => (await send(person, ids, 'Again')).body.errors;
    expect(await refused(veteran, [own.id])).toEqual({ 'attachment_ids.0': missing });
    expect(await refused(recruiter, [theirs.id, own.id])).toEqual({ 'attachment_ids.1': missing });
    expect(await refused(colleague, [theirs.id])).toEqual({ 'attachment_ids.0': missing });
    const { status } = await veteran.ask('sendMessage', {
      params: { id: other.id },
      body: { text: 'Here', attachment_ids: [elsewhere.id] },
    });
    expect([status, (await read(recruiter)).messages.length]).toEqual([422, 1]);
    expect((await send(recruiter, [theirs.id])).status).toBe(201);
  });

  test('is deleted by who uploaded it, until it is sent, and a day later if it never is', async () => {
    const [first, second, third] = [
      await uploaded(veteran),
      await uploaded(veteran),
      await uploaded(recruiter),
    ];
    await send(veteran, [second.id]);
    expect([(await remove(recruiter, first.id)).status, (await remove(veteran, first.id)).status]).toEqual([
      404, 200,
    ]);
    expect((await remove(veteran, second.id)).status).toBe(404);
    await removeUnsentAttachments(server.database, new Date(testNow.getTime() + day - 1));
    expect(await stored(first.id, second.id, third.id)).toBe(2);
    await removeUnsentAttachments(server.database, new Date(testNow.getTime() + day));
    expect([await stored(second.id), await stored(third.id)]).toEqual([1, 0]);
  });

  test('comes in threes at most, and twenty from each side of a conversation', async () => {
    const files = [];
    for (let number = 0; number < 20; number += 1) files.push(await uploaded(veteran));
    expect((await upload(veteran)).body.code).toBe('limit_reached');
    const ids = files.map(({ id }) => id);
    expect((await send(veteran, ids.slice(0, 4))).body.errors).toHaveProperty('attachment_ids');
    expect((await send(veteran, ids.slice(0, 3))).status).toBe(201);
    expect((await upload(veteran)).body.code).toBe('limit_reached');
    expect((await upload(recruiter)).status).toBe(201);
  });

  test('is neither uploaded nor sent where the conversation is closed', async () => {
    const { id } = await uploaded(veteran);
    await veteran.get('withdrawApplication', { ...at(), body: {} });
    expect([(await upload(veteran)).body.code, (await send(veteran, [id])).body.code]).toEqual([
      'conversation_closed',
      'conversation_closed',
    ]);
  });

  test('of the veteran is no longer open to the company once the CV is not; the company’s own is', async () => {
    const [theirs, ours] = [await uploaded(veteran), await uploaded(recruiter)];
    await send(veteran, [theirs.id]);
    await send(recruiter, [ours.id]);
    await veteran.get('withdrawApplication', { ...at(), body: {} });
    expect(await statusesFor(theirs.id, [veteran, recruiter])).toEqual([200, 404]);
    expect(await statusesFor(ours.id, [veteran, recruiter])).toEqual([200, 200]);
    const shown = (await read(recruiter)).messages.flatMap(({ attachments = [] }) => attachments);
    expect(shown.map(({ is_available }) => is_available)).toEqual([false, true]);
  });

  test('goes with a message that an operator hides', async () => {
    const { id, name } = await uploaded(recruiter);
    const message = (await send(recruiter, [id])).body.data as Schemas['Message'];
    await veteran.ask('reportMessage', { params: { id: message.id }, body: { reason: 'scam' } });
    const token = await server.sessionOf('operator@demo.test');
    const { body } = await server.request('listMessageReports', { token, query: { status: 'open' } });
    const reported = (body.data as Schemas['ReportedMessage'][]).find(
      (item) => item.message.id === message.id,
    );
    expect(reported?.message.attachments).toEqual([name]);
    await server.request('decideMessageReports', {
      token,
      params: { id: message.id },
      body: { decision: 'hide', text: 'A fee.', seen_until: now.toISOString() },
    });
    expect(await statusesFor(id, [veteran, recruiter])).toEqual([404, 404]);
    expect((await read(recruiter)).messages.map((shown) => shown.attachments)).toEqual([undefined]);
  });

  test('is in the copy of data without what the other side has not sent, and goes with the application’s words', async () => {
    const [sent, unsent, theirs] = [
      await uploaded(veteran, shortPdf(), 'sent.pdf'),
      await uploaded(veteran, shortPdf(), 'unsent.pdf'),
      await uploaded(recruiter, shortPdf(), 'not yet.pdf'),
    ];
    await send(veteran, [sent.id]);
    const exported = await server.database.asTenant(tenantId, (db) =>
      collectExport(db, veteran.id, ['applications'], now),
    );
    const parts = exported!.sections.flatMap((section) => section.parts);
    const { rows } = parts.find(({ source }) => source.title === 'File of a message')!;
    const own = rows.filter(({ application_id }) => application_id === application.id);
    expect(own.map(({ name }) => name)).toEqual(['sent.pdf', 'unsent.pdf']);
    await server.database.asTenant(tenantId, (db) => forgetApplicant(db, veteran.id, now, [application.id]));
    expect(await stored(sent.id, unsent.id, theirs.id)).toBe(0);
  });
});

test('nobody else uploads, opens or deletes: another veteran, another company, another tenant', async () => {
  const [sent, unsent] = [await uploaded(veteran), await uploaded(veteran)];
  await send(veteran, [sent.id]);
  const others = [
    ['uk', await server.sessionOf('veteran-18@example.test')],
    ['uk', (await people.founder()).token],
    ['us', await server.sessionOf('veteran-complete@demo.test', 'us')],
  ] as const;
  const statuses = [];
  for (const [tenant, token] of others)
    for (const [operation, options] of [
      ['uploadMessageAttachment', { ...at(), form: formOf(shortPdf(), 'theirs.pdf') }],
      ['getMessageAttachment', { params: { id: sent.id } }],
      ['deleteMessageAttachment', { params: { id: unsent.id } }],
    ] as const)
      statuses.push((await server.request(operation, { tenant, token, ...options })).status);
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect(await stored(sent.id, unsent.id)).toBe(2);
});

describe('what may be sent', () => {
  test('is a PDF, a Word file or a picture, and a picture goes without the place that a camera noted', async () => {
    const exif = { IFD0: { Artist: 'Robin Ash' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const photo = await picture().withExif(exif).jpeg().toBuffer();
    const files: [Uint8Array, string, string][] = [
      [await docxOf(armySignaller), 'cv.doc', 'cv.docx'],
      [await picture().png().toBuffer(), 'screen.jpg', 'screen.png'],
      [photo, 'card.jpeg', 'card.jpg'],
    ];
    const ids = [];
    for (const [bytes, name, storedName] of files) {
      const file = await uploaded(veteran, bytes, name);
      expect(file.name).toBe(storedName);
      ids.push(file.id);
    }
    await send(veteran, ids);
    const { file, headers } = await download(recruiter, ids[2]!);
    expect(photo.includes('Robin Ash')).toBe(true);
    expect([headers['content-type'], file!.includes('Robin Ash')]).toEqual(['image/jpeg', false]);
    expect(await sharp(file).metadata()).toMatchObject({ width: 300, height: 200, format: 'jpeg' });
  });

  const notAllowed = 'Upload a PDF, Word (.docx), PNG or JPEG file.';
  test.each([
    ['a text', () => Buffer.from('Aisha Rahman'), 415, notAllowed],
    ['a web page', () => Buffer.from('<!doctype html><script>1</script>'), 415, /^This file is a web page/],
    ['nothing', () => Buffer.alloc(0), 422, 'This file is empty. Choose a different file.'],
    [
      'half a picture',
      async () => (await picture().png().toBuffer()).subarray(0, 40),
      422,
      /^We could not read/,
    ],
    ['21 pages', () => pdfOfPages(21), 422, /^This file has more than 20 pages\. Upload only/],
    ['a picture of another kind', () => picture().webp().toBuffer(), 415, /^This is a picture of a kind/],
    ['a WordPad file', () => Buffer.from('{\\rtf1 Hello}'), 415, /^This is an RTF file/],
  ] as const)('is not %s', async (_, bytes, status, sentence) => {
    const answer = await upload(veteran, await bytes());
    expect([answer.status, answer.body.errors]).toEqual([
      status,
      { file: [typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)] },
    ]);
  });

  test('is nothing above 5 MB', async () => {
    const { status, body } = await upload(
      veteran,
      Buffer.concat([shortPdf(), Buffer.alloc(5 * 1024 * 1024)]),
    );
    expect([status, body.code]).toEqual([413, 'file_too_large']);
  });

  const active = [
    'a PDF with a script on opening',
    'a PDF that launches a program',
    'a PDF with a program attached',
    'a Word file with macros',
  ];
  test.each(active)('is not %s, because the other side will open it', async (name) => {
    const hostile = hostileCvs.find((cv) => cv.name === name)!;
    const { status, body } = await upload(veteran, await hostile.bytes(), hostile.fileName);
    expect([status, body.code]).toEqual([415, 'file_type_not_allowed']);
    expect(body.errors?.file?.[0]).toMatch(/^This (PDF|Word file) has .*, and upload that\.$/);
    const count = await server.database.asPlatform((tx) =>
      tx.$count(messageAttachments, eq(messageAttachments.application_id, application.id)),
    );
    expect(count).toBe(0);
  });
});
