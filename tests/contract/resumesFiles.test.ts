/** Files in and files out. */
import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { armySignaller } from '../fixtures/cv/content.ts';
import { docxOf, pdfOf } from '../fixtures/cv/writers.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { cvForm, cvText, type Veteran, veteranOn } from '../support/contract/onboardingSteps.ts';
import { untilDone } from '../support/contract/untilDone.ts';

type Schemas = components['schemas'];
type Resume = Schemas['Resume'];

const server = await startTestServer({ limits: { uploadCv: { attempts: 12, seconds: 3600 } } });
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const read = (they: Veteran, id: number) =>
  untilDone(
    () => they.get<Schemas['ResumeReview']>('getResumeImport', { params: { id } }),
    ({ parse }) => parse.status === 'processing',
  );

async function imported(they: Veteran, form: FormData) {
  const { resume_id } = await they.get<{ resume_id: number }>('importResume', { form });
  return read(they, resume_id);
}

const blank = (they: Veteran) =>
  they.get<Resume>('createResume', {
    body: { title: 'CV', kind: 'cv', template_id: 'margin-green', colour: 'green' },
  });

describe('a file', () => {
  test('of each kind becomes a résumé, with how sure we are of every field', async () => {
    const they = await veteranOn(server, 'veteran-16@example.test');
    const json = JSON.stringify({
      basics: { name: 'Leah Bennett', email: 'leah.bennett@example.com' },
      skills: [{ name: 'IP networking' }, { name: 'Fault finding' }],
    });
    const files: [Buffer | string, string, string][] = [
      [cvText, 'Leah_Bennett.txt', 'upload'],
      [await pdfOf(armySignaller), 'Leah.pdf', 'upload'],
      [await docxOf(armySignaller), 'Leah.docx', 'upload'],
      [json, 'leah.json', 'json_resume'],
    ];
    for (const [content, name, source] of files) {
      const { resume, parse } = await imported(they, cvForm(content, name));
      expect([name, parse.status, resume.source, resume.file_name]).toEqual([name, 'done', source, name]);
      expect(resume.sections.skills.length).toBeGreaterThan(1);
      const paths = parse.fields.map(({ path }) => path);
      expect(paths).toEqual(expect.arrayContaining(['personal_details.last_name', 'skills.0.name']));
    }
    const news = await they.get<Schemas['Notification'][]>('listNotifications');
    const read = news.filter(({ type }) => type === 'cv_parsed');
    expect(new Set(read.map(({ link }) => link))).toEqual(new Set(['/veteran/resume']));
  });

  test('joins a résumé and replaces nothing; what differs is listed, and the state before can be brought back', async () => {
    const they = await veteranOn(server, 'veteran-no-cv');
    const { id } = await blank(they);
    await they.get('saveResumeSection', {
      params: { id, section: 'summary' },
      body: { version: 1, value: { text: 'My own words.' } },
    });
    const { resume, parse } = await imported(
      they,
      cvForm(cvText, 'More.txt', { into_resume_id: String(id) }),
    );
    expect([resume.id, resume.version, resume.sections.summary]).toEqual([id, 3, { text: 'My own words.' }]);
    expect(resume.sections.skills.map(({ name }) => name)).toEqual(['IP networking', 'Fault finding']);
    expect(parse.unmapped).toContain('Network engineer with eleven years in the Army.');
    const [latest, before] = await they.get<Schemas['ResumeVersion'][]>('listResumeVersions', {
      params: { id },
    });
    expect(latest?.reason).toBe('import');
    const back = await they.get<Resume>('restoreResumeVersion', { params: { id, n: before!.n } });
    expect(back.sections.skills).toEqual([]);
  });

  test('that cannot be read, is of another kind, or is aimed at another’s résumé is refused', async () => {
    const they = await veteranOn(server, 'veteran-no-cv');
    const [foreign] = await (await veteranOn(server, 'veteran-complete')).get<Resume[]>('listResumes');
    const refused = [
      await they.refused('importResume', { form: cvForm('', 'empty.txt') }),
      await they.refused('importResume', { form: cvForm(Buffer.from([0x4d, 0x5a, 0x90, 0, 3]), 'cv.exe') }),
      await they.refused('importResume', {
        form: cvForm(cvText, 'cv.txt', { into_resume_id: String(foreign!.id) }),
      }),
    ];
    expect(refused).toEqual(['422 file_unreadable', '415 file_type_not_allowed', '404 not_found']);
  });

  test('counts with the uploads of the onboarding, and a repeat with the same key makes one résumé', async () => {
    const they = await veteranOn(server, 'veteran-17@example.test');
    const headers = { 'idempotency-key': 'one-import-please' };
    const first = await they.ask('importResume', { form: cvForm(), headers });
    const again = await they.ask('importResume', { form: cvForm(), headers });
    expect(again.body).toEqual(first.body);
    const { id } = await blank(they);
    const into = () => cvForm(cvText, 'cv.txt', { into_resume_id: String(id) });
    const codes = [];
    for (let count = 0; count < 12; count += 1) {
      await read(they, id);
      codes.push((await they.ask('importResume', { form: into() })).status);
    }
    expect(codes.lastIndexOf(202) + 1).toBe(codes.indexOf(429));
    expect(codes.at(-1)).toBe(429);
  });
});

describe('an export', async () => {
  const her = await veteranOn(server, 'veteran-services');
  const source = await blank(her);
  const content: Record<string, object> = {
    personal_details: {
      value: {
        first_name: 'Zoë',
        last_name: 'Nuñez',
        headline: 'Network engineer',
        email: 'zoe@example.com',
        phone_number: '7700900123',
        country_code: '+44',
        city: 'Bristol',
        country_id: 232,
        linkedin_url: 'https://linkedin.com/in/zoe',
      },
    },
    summary: { value: { text: 'Engineer.' } },
    military_exp: {
      items: [
        {
          id: uuid(1),
          military_service_id: 103,
          military_corps_id: 405,
          military_rank_id: 2064,
          role_title: 'Troop Sergeant',
          civilian_title: 'Network operations lead',
          unit: '3 Division Signal Regiment',
          region: 'Wiltshire',
          start_month: '2015-09',
          end_month: '2024-06',
          highlights: ['Led 9 engineers'],
        },
      ],
    },
    civilian_exp: {
      items: [
        {
          id: uuid(2),
          employer: 'Fenland',
          job_title: 'Electrician',
          employment_type: 'Part-time',
          start_month: '2012-01',
          is_current: true,
        },
      ],
    },
    education: {
      items: [
        {
          id: uuid(3),
          institution: 'City of Bristol College',
          qualification: 'BTEC',
          civilian_equivalent: 'Level 3',
          start_month: '2009-09',
          end_month: '2011-06',
        },
      ],
    },
    training: { items: [{ id: uuid(4), provider: 'CompTIA', title: 'Network+', completed_on: '2024-03' }] },
    skills: {
      items: [
        { id: uuid(5), name: 'Routing' },
        { id: uuid(6), name: 'Linux' },
      ],
    },
    languages: { items: [{ id: uuid(7), name: 'German', level: 'Fluent' }] },
    volunteering: { items: [{ id: uuid(8), title: 'Coach', organisation: 'Code Club' }] },
    awards: { items: [{ id: uuid(9), title: 'Commendation', month: '2020-05' }] },
    security_clearance: {
      items: [
        { id: uuid(10), level: 'DV', audience: 'hidden' },
        { id: uuid(11), level: 'SC', status: 'active', audience: 'applied_to' },
      ],
    },
    interest: { items: [{ id: uuid(12), title: 'Climbing' }] },
    misc: { items: [{ id: uuid(13), heading: 'Driving', text: 'Category C' }] },
  };
  let version = 1;
  for (const [section, body] of Object.entries(content)) {
    const saved = await her.get<{ version: number }>('saveResumeSection', {
      params: { id: source.id, section },
      body: { version, ...body },
    });
    version = saved.version;
  }
  await her.get('updateResume', {
    params: { id: source.id },
    body: { version, hidden_sections: ['interest'] },
  });
  const file = async (format: string) => {
    const { status, headers, file } = await her.ask('exportResume', {
      params: { id: source.id },
      query: { format },
    });
    const text = format === 'docx' ? '' : (file?.toString() ?? '');
    return { status, name: headers['content-disposition'], text, bytes: file ?? Buffer.alloc(0) };
  };

  test('as text says what the page says, in its order, without what is hidden', async () => {
    expect(await file('txt')).toMatchObject({
      status: 200,
      name: `attachment; filename="Nunez_Zoe_CV.txt"; filename*=UTF-8''Nu%C3%B1ez_Zo%C3%AB_CV.txt`,
      text: `Zoë Nuñez
Network engineer
Bristol
+44 7700900123
zoe@example.com
linkedin.com/in/zoe

SUMMARY
Engineer.

MILITARY EXPERIENCE
Network operations lead
Troop Sergeant, British Army, Royal Corps of Signals (Sergeant), Wiltshire
Sep 2015 to Jun 2024
- Led 9 engineers

CIVILIAN EXPERIENCE
Electrician
Fenland, Part-time
Jan 2012 to present

EDUCATION
BTEC, City of Bristol College, equal to Level 3, Sep 2009 to Jun 2011

TRAINING
Network+, CompTIA, Mar 2024

SKILLS
Routing, Linux

LANGUAGES
German (fluent)

VOLUNTEERING
Coach, Code Club

AWARDS
Commendation, May 2020

SECURITY CLEARANCE
SC, active

MORE
Driving, Category C
`,
    });
  });

  test('as JSON Resume 1.0 keeps military data under meta, and is read back by our own import', async () => {
    const { status, name, text } = await file('json');
    expect([status, String(name).includes('.json')]).toEqual([200, true]);
    const document = JSON.parse(text);
    expect(document.basics).toEqual({
      name: 'Zoë Nuñez',
      label: 'Network engineer',
      email: 'zoe@example.com',
      phone: '+44 7700900123',
      summary: 'Engineer.',
      location: { city: 'Bristol', countryCode: 'GB' },
      profiles: [{ network: 'LinkedIn', url: 'https://linkedin.com/in/zoe' }],
    });
    expect(document.work[0]).toEqual({
      name: 'British Army',
      position: 'Network operations lead',
      location: 'Wiltshire',
      description: 'Troop Sergeant, British Army, Royal Corps of Signals (Sergeant), Wiltshire',
      startDate: '2015-09',
      endDate: '2024-06',
      highlights: ['Led 9 engineers'],
    });
    const [post] = document.meta.sections.military_exp;
    expect([document.meta.titles[post.military_rank_id], post.role_title]).toEqual([
      'Sergeant',
      'Troop Sergeant',
    ]);
    expect(document.meta.sections.security_clearance).toMatchObject([{ level: 'SC', status: 'active' }]);
    expect([document.interests, text.includes('DV'), text.includes('3 Division')]).toEqual([
      undefined,
      false,
      false,
    ]);

    const { resume } = await imported(her, cvForm(text, 'back.json'));
    const { sections } = await her.get<Resume>('getResume', { params: { id: source.id } });
    expect(resume.sections.personal_details).toEqual(sections.personal_details);
    const names = (parts: Resume['sections']) => ({
      skills: parts.skills.map(({ name }) => name),
      training: parts.training.map(({ title, provider, completed_on }) => [title, provider, completed_on]),
      languages: parts.languages.map(({ name, level }) => [name, level]),
      civilian: parts.civilian_exp.map(({ employer, job_title, start_month }) => [
        employer,
        job_title,
        start_month,
      ]),
      military: parts.military_exp.map(({ military_service_id, start_month, highlights }) => [
        military_service_id,
        start_month,
        highlights,
      ]),
    });
    expect(names(resume.sections)).toEqual(names(sections));
  });

  test('INPUT-04 a quotation mark and other signs in the name of a file come back as they were', async () => {
    const title = 'Ann "Rob" O’Lee (100%) ü';
    const { resume } = await imported(her, cvForm('Ann Lee\nann@example.com\n', `${title}.txt`));
    expect([resume.file_name, resume.title]).toEqual([`${title}.txt`, title]);
  });

  test('as a Word file has its headings and lines in order, and is read back by our own import', async () => {
    const { status, name, bytes } = await file('docx');
    expect([status, String(name).includes('.docx')]).toEqual([200, true]);
    const { text } = await file('txt');
    const { value } = await mammoth.extractRawText({ buffer: bytes });
    const expected = text
      .split('\n')
      .flatMap((line) => (line ? [line.replace(/^- /, '').toLowerCase()] : []));
    expect(value.split('\n').flatMap((line) => (line ? [line.toLowerCase()] : []))).toEqual(expected);
    const { resume } = await imported(her, cvForm(bytes, 'back.docx'));
    expect(resume.sections.personal_details).toMatchObject({
      first_name: 'Zoë',
      last_name: 'Nuñez',
      email: 'zoe@example.com',
    });
    expect(resume.sections.skills.map((skill) => skill.name)).toEqual(['Routing', 'Linux']);
  });

  test('in another format is refused', async () => {
    expect((await file('odt')).status).toBe(422);
  });
});

test('READ-03 a year without a month stays a year: read, saved, checked for gaps, exported and printed', async () => {
  const they = await veteranOn(server, 'veteran-no-cv');
  const cv = `Ann Lee
ann@example.com

Experience
Fitter, Acme Ltd, Leeds  2010 - 2014
- Ran the lathes.
Foreman, Bolton Metals Ltd, Bolton  2014 - 2019
- Led 12 people.

Education
BSc Physics, University of Leeds, 2009
`;
  const { resume } = await imported(they, cvForm(cv, 'years.txt'));
  const { id, version, sections } = resume;
  const periods = sections.civilian_exp.map(({ start_month, end_month }) => [start_month, end_month]);
  expect([periods, sections.education[0]?.completed_on]).toEqual([
    [
      ['2010', '2014'],
      ['2014', '2019'],
    ],
    '2009',
  ]);
  const saved = await they.get<Schemas['SavedResumeSection']>('saveResumeSection', {
    params: { id, section: 'civilian_exp' },
    query: { strict: 1 },
    body: { version, items: sections.civilian_exp },
  });
  expect([saved.hints, saved.errors]).toEqual([[], {}]);
  const text = async (format: string) =>
    (await they.ask('exportResume', { params: { id }, query: { format } })).file!;
  expect(String(await text('txt'))).toContain('2010 to 2014');
  expect(JSON.parse(String(await text('json'))).work).toMatchObject([
    { startDate: '2010', endDate: '2014' },
    { startDate: '2014', endDate: '2019' },
  ]);
  const word = await mammoth.extractRawText({ buffer: await text('docx') });
  expect(word.value).toContain('2014 to 2019');
  const { file_id } = await they.get<Schemas['ResumePdf']>('createResumePdf', {
    params: { id },
    body: { purpose: 'download' },
  });
  const { file = Buffer.alloc(0) } = await they.ask('getFile', { params: { file_id } });
  const pdf = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  expect(pdf.text).toContain('2014 to 2019');
  for (const out of [String(await text('txt')), word.value, pdf.text]) expect(out).not.toMatch(/\bJan\b/);
});
