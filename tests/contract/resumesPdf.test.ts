/** The finished file: made, kept, given to its owner, and read back. */
import { createHash } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { createPdfMaker, type PdfWish } from '../../server/resumes/pdf/pdfMaker.ts';
import { threePages } from '../fixtures/cv/resumes.ts';
import { openTestServer, startTestServer } from '../support/contract/harness.ts';
import { type Veteran, veteranOn } from '../support/contract/onboardingSteps.ts';
import { rememberPdfs } from '../support/rememberPdfs.ts';

type Schemas = components['schemas'];
type Resume = Schemas['Resume'];
type Pdf = Schemas['ResumePdf'];

let now = new Date('2026-11-20T09:00:00Z');
const server = await startTestServer({ clock: () => now, sharesNothing: true });
const tight = await startTestServer({ limits: { pdf: { attempts: 2, seconds: 3600 } } });

const download = { body: { purpose: 'download' } };

async function filled(they: Veteran): Promise<Resume> {
  const { id } = await they.get<Resume>('createResume', {
    body: { title: 'CV', kind: 'cv', template_id: 'harbour-blue', colour: 'blue' },
  });
  const { personal_details, summary, skills, education } = threePages.sections;
  const values = { personal_details, summary };
  const lists = { skills, education };
  let version = 1;
  for (const [section, value] of Object.entries(values)) {
    await they.get('saveResumeSection', { params: { id, section }, body: { version, value } });
    version += 1;
  }
  for (const [section, items] of Object.entries(lists)) {
    await they.get('saveResumeSection', { params: { id, section }, body: { version, items } });
    version += 1;
  }
  return they.get<Resume>('getResume', { params: { id } });
}

const bytesOf = async (they: Veteran, file_id: string) => {
  const { status, headers, file = Buffer.alloc(0) } = await they.ask('getFile', { params: { file_id } });
  return { status, headers, bytes: file };
};

describe('the PDF of a résumé', () => {
  test('is made, counted and given to its owner alone, for ten minutes', async () => {
    const they = await veteranOn(server, 'veteran-no-cv');
    const other = await veteranOn(server, 'veteran-16@example.test');
    const { id, version } = await filled(they);
    const pdf = await they.get<Pdf>('createResumePdf', { params: { id }, ...download });
    expect(pdf).toEqual({
      file_id: expect.stringMatching(/^[\w-]{24}$/),
      url: `/api/files/${pdf.file_id}`,
      page_count: 1,
      bytes: expect.any(Number),
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
      expires_at: '2026-11-20T09:10:00.000Z',
    });
    const { status, bytes, headers } = await bytesOf(they, pdf.file_id);
    expect([status, bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([
      200,
      pdf.bytes,
      pdf.sha256,
    ]);
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'application/pdf',
      expect.stringMatching(/^attachment; filename="\w+_\w+_CV\.pdf"/),
    ]);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    expect(text).toContain(threePages.sections.personal_details?.last_name);
    const after = await they.get<Resume>('getResume', { params: { id } });
    expect([after.page_count, after.version]).toEqual([1, version]);
    expect((await bytesOf(other, pdf.file_id)).status).toBe(404);
    now = new Date('2026-11-20T09:10:00Z');
    expect((await bytesOf(they, pdf.file_id)).status).toBe(404);
  });

  test('is the same file for the same content, another in another design, and once only for a repeat', async () => {
    const they = await veteranOn(server, 'veteran-no-cv');
    const { id } = await filled(they);
    const make = (body: object, key: string = crypto.randomUUID()) =>
      they.get<Pdf>('createResumePdf', {
        params: { id },
        body: { purpose: 'preview', ...body },
        headers: { 'idempotency-key': key },
      });
    const [first, same, orange, repeat] = [
      await make({}, 'the-first-of-two'),
      await make({}),
      await make({ template_id: 'margin-orange' }),
      await make({}, 'the-first-of-two'),
    ];
    expect([same.sha256 === first.sha256, orange.sha256 === first.sha256, repeat]).toEqual([
      true,
      false,
      first,
    ]);
    expect(same.file_id).not.toBe(first.file_id);
  });

  test('is refused for another’s résumé, in an unknown design, and after 30 in an hour', async () => {
    const they = await veteranOn(tight, 'veteran-no-cv');
    const other = await veteranOn(tight, 'veteran-16@example.test');
    const { id } = await filled(they);
    const statuses = [
      (await other.ask('createResumePdf', { params: { id }, ...download })).status,
      (await they.ask('createResumePdf', { params: { id }, body: { purpose: 'framing' } })).status,
      (await they.ask('createResumePdf', { params: { id }, ...download })).status,
      (await they.ask('createResumePdf', { params: { id }, ...download })).status,
    ];
    const refused = await they.ask('createResumePdf', { params: { id }, ...download });
    expect([...statuses, refused.status, refused.body.code]).toEqual([
      404,
      422,
      201,
      201,
      429,
      'rate_limited',
    ]);
  });
});

describe('the check', () => {
  test('reads every field back from the file, and marks service words and what not to publish', async () => {
    const they = await veteranOn(server, 'veteran-no-cv');
    const { id, version } = await filled(they);
    await they.get('saveResumeSection', {
      params: { id, section: 'summary' },
      body: { version, value: { text: 'SNCO at grid 30U XC 12345 67890, service number 25123456.' } },
    });
    const check = await they.get<Schemas['ResumeCheck']>('checkResume', { params: { id } });
    expect([check.ats.score, check.ats.read_back.filter(({ ok }) => !ok), check.pages]).toEqual([100, [], 1]);
    expect(check.ats.read_back[0]).toEqual({
      field: 'personal_details.0',
      text: expect.stringContaining('Bennett'),
      ok: true,
    });
    expect(check.jargon).toEqual([
      { path: 'summary.text', text: 'SNCO', suggestion: 'Senior non-commissioned officer' },
    ]);
    expect(check.opsec).toEqual([
      {
        path: 'summary.text',
        text: '30U XC 12345 67890',
        rule: 'This looks like a grid reference. Name the region instead.',
      },
      {
        path: 'summary.text',
        text: 'service number 25123456',
        rule: 'This looks like a service number. Employers don’t need it, and identity thieves could use it.',
      },
    ]);
    const after = await they.get<Resume>('getResume', { params: { id } });
    expect([after.page_count, after.checks, after.version]).toEqual([
      1,
      { ats_score: 100, issues: check.ats.issues },
      version + 1,
    ]);
  });
});

test('a printer of several servers outlives each of them, prints a wish once, and tries again what failed', async () => {
  const printer = createPdfMaker();
  onTestFinished(printer.close);
  const wishes: PdfWish[] = [];
  let fails = true;
  const shared = rememberPdfs({
    ...printer,
    async make(wish) {
      wishes.push(wish);
      if (fails) throw new Error('No paper');
      return printer.make(wish);
    },
  });
  const withServer = async <Result>(use: (they: Veteran) => Promise<Result>) => {
    const { database } = server;
    const opened = await openTestServer({ database, clock: () => now, pdfMaker: shared });
    try {
      return await use(await veteranOn(opened, 'veteran-no-cv'));
    } finally {
      await opened.close();
    }
  };
  const { id } = await filled(await veteranOn(server, 'veteran-no-cv'));
  const make = (template_id?: string) =>
    withServer(async (they) => {
      const body = { ...download.body, ...(template_id ? { template_id } : {}) };
      const { status, body: answer } = await they.ask('createResumePdf', { params: { id }, body });
      return [status, (answer.data as Pdf | undefined)?.sha256, wishes.length];
    });
  expect(await make()).toEqual([500, undefined, 1]);
  fails = false;
  const [, sha256] = await make();
  expect(sha256).toMatch(/^[\da-f]{64}$/);
  expect(await make()).toEqual([201, sha256, 2]);
  expect(await make('margin-orange')).toEqual([201, expect.not.stringMatching(`${sha256}`), 3]);
  const [first, again] = [await shared.make(wishes[0]!), await shared.make(wishes[0]!)];
  first.bytes.fill(0);
  expect(createHash('sha256').update(again.bytes).digest('hex')).toBe(sha256);
});
