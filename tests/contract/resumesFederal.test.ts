import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { federalOf } from '../fixtures/cv/federal.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { veteranOn } from '../support/contract/onboardingSteps.ts';

type Schemas = components['schemas'];
type Federal = Schemas['FederalResume'];
type Check = Schemas['ResumeCheck'];

const server = await startTestServer();
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const her = await veteranOn(server, 'veteran-complete', 'us');

async function createFederal(title = 'GS-2210 IT Specialist') {
  const [resume] = await her.get<Schemas['ResumeSummary'][]>('listResumes');
  return her.get<Federal>('createFederalResume', { body: { title, from_resume_id: resume!.id } });
}

const save = (federal: Federal, body: object) =>
  her.get<Federal>('saveFederalResume', {
    params: { id: federal.id },
    body: { version: federal.version, ...body },
  });

const wholeHeader = {
  first_name: 'Leah',
  last_name: 'Bennett',
  email: 'leah@example.com',
  phone_number: '2025550143',
  country_code: '+1',
  city: 'Augusta',
  state: 'Georgia',
  citizenship: 'us_citizen',
  veterans_preference: '5_point',
  target: { announcement_number: 'DE-12345678', title: 'IT Specialist', series: '2210', grade: '11' },
};

const wholeJob = {
  id: uuid(1),
  employer: 'US Army',
  title: 'Network technician',
  start_month: '2015-09',
  is_current: true,
  hours_per_week: 40,
  hours_confirmed: true,
  duties: ['Led 9 specialists who kept 14 sites online'],
  is_federal: false,
};

describe('a federal résumé', () => {
  test('is filled from a résumé, military positions with 40 hours to be confirmed', async () => {
    const federal = await createFederal();
    const [resume] = await her.get<Schemas['ResumeSummary'][]>('listResumes');
    const { sections } = await her.get<Schemas['Resume']>('getResume', { params: { id: resume!.id } });
    const [post] = sections.military_exp;
    expect(federal.status).toBe('draft');
    expect(federal.header).toMatchObject({ first_name: sections.personal_details?.first_name });
    expect(federal.experience[0]).toMatchObject({
      military_item_id: post!.id,
      employer: 'US Army',
      hours_per_week: 40,
      hours_confirmed: false,
      duties: post!.highlights,
    });
    const rules = federal.missing.map(({ path, rule }) => [path, rule]);
    expect(rules).toContainEqual(['experience.0.hours_per_week', 'hours']);
    expect(rules).toContainEqual(['header.citizenship', 'required']);
    expect(rules).toContainEqual(['header.veterans_preference', 'required']);
  });

  test('keeps every field it asks for, and lacks nothing once all are there', async () => {
    const federal = await createFederal('All of it');
    const content = {
      title: 'IT Specialist, all of it',
      header: {
        ...wholeHeader,
        federal_service: {
          is_current: false,
          was_former: true,
          pay_plan: 'GS',
          series: '2210',
          grade: '09',
          from: '2010-01',
          to: '2015-08',
        },
        clearance: 'Secret, active',
      },
      summary: 'IT specialist.',
      experience: [
        {
          ...wholeJob,
          city: 'Augusta',
          state: 'Georgia',
          is_federal: true,
          federal: { pay_plan: 'GS', series: '2210', grade: '11' },
          supervisor: { name: 'Dana Ortiz', phone: '2025550100', may_contact: 'contact_first' },
          salary: { amount: 61_000, per: 'year' },
        },
      ],
      education: [
        {
          id: uuid(2),
          degree: 'AAS',
          school: 'Augusta Tech',
          is_completed: false,
          credits: '30 semester hours',
        },
        { id: uuid(3), degree: 'Diploma', school: 'Central High School', completed_on: '2011-06' },
      ],
      training: [{ id: uuid(4), provider: 'CompTIA', title: 'Security+', completed_on: '2024-03' }],
      skills: [{ id: uuid(5), name: 'IP networking', source: 'self' }],
    };
    const saved = await save(federal, content);
    expect(saved).toEqual({
      id: federal.id,
      status: 'draft',
      ...content,
      missing: [],
      page_count: null,
      version: 2,
      updated_at: saved.updated_at,
    });
    expect(await her.get<Federal>('getFederalResume', { params: { id: federal.id } })).toEqual(saved);
    const listed = await her.get<Schemas['FederalResumeSummary'][]>('listFederalResumes');
    expect(listed.find(({ id }) => id === federal.id)).toMatchObject({
      status: 'draft',
      target_title: 'IT Specialist',
      missing_count: 0,
    });
  });

  test('names what is missing where it is missing', async () => {
    const federal = await createFederal('Gaps');
    const { missing } = await save(federal, {
      header: wholeHeader,
      experience: [
        { ...wholeJob, id: uuid(1), start_month: null, hours_per_week: null, duties: [' '] },
        { ...wholeJob, id: uuid(2), is_current: false, is_federal: true },
        { ...wholeJob, id: uuid(3), hours_confirmed: false, is_current: false, end_month: '2014-01' },
      ],
      education: [{ id: uuid(4), degree: 'AAS', school: 'Tech', is_completed: false }],
    });
    expect(missing.map(({ path, rule }) => [path, rule])).toEqual([
      ['experience.0.start_month', 'months'],
      ['experience.0.hours_per_week', 'hours'],
      ['experience.0.duties', 'required'],
      ['experience.1.end_month', 'months'],
      ['experience.1.federal.pay_plan', 'grade'],
      ['experience.1.federal.series', 'grade'],
      ['experience.1.federal.grade', 'grade'],
      ['experience.2.end_month', 'months'],
      ['experience.2.hours_per_week', 'hours'],
      ['education.0.credits', 'required'],
    ]);
  });

  test('is never written over, and refuses what no form would send', async () => {
    const federal = await createFederal('Conflict');
    const params = { params: { id: federal.id } };
    const first = await save(federal, { summary: 'One.' });
    const again = await save(federal, { summary: 'One.' });
    expect(again).toEqual(first);
    const { status, body } = await her.ask('saveFederalResume', {
      ...params,
      body: { version: 1, summary: 'Two.' },
    });
    expect([status, body.code, body.data]).toEqual([409, 'version_conflict', first]);
    const wrong = [
      { experience: [{ ...wholeJob, hours_per_week: 169 }] },
      { experience: [wholeJob, wholeJob] },
      { experience: [{ ...wholeJob, ssn: '000-00-0000' }] },
      { header: { ...wholeHeader, veterans_preference: '20_point' } },
      { status: 'ready' },
    ];
    for (const change of wrong) {
      const answer = await her.ask('saveFederalResume', { ...params, body: { version: 2, ...change } });
      expect(answer.status).toBe(422);
    }
  });

  test('is ready once its file passes every check, and a draft again with the next edit', async () => {
    const federal = await createFederal('To be sent');
    const params = { params: { id: federal.id } };
    const ready = (version: number) =>
      her.ask('saveFederalResume', { ...params, body: { version, status: 'ready' } });
    const early = await ready(1);
    expect([early.status, early.body.code, early.body.errors]).toEqual([
      422,
      'validation_failed',
      Object.fromEntries(federal.missing.map(({ path, message }) => [path, [message]])),
    ]);
    expect((await her.get<Check>('checkResume', params)).federal).toEqual({
      ok: false,
      missing: federal.missing,
    });

    const whole = await save(federal, { header: wholeHeader, experience: [wholeJob] });
    const check = await her.get<Check>('checkResume', params);
    expect([check.pages, check.federal, check.ats.score]).toEqual([1, { ok: true, missing: [] }, 100]);
    const { body } = await ready(2);
    expect(body.data).toEqual({
      ...whole,
      status: 'ready',
      page_count: 1,
      version: 3,
      updated_at: expect.any(String),
    });
    const again = await ready(2);
    expect(again.body.data).toEqual(body.data);
    const twice = await ready(3);
    expect([twice.status, twice.body.code, twice.body.data]).toEqual([
      409,
      'invalid_transition',
      { allowed: ['edit'] },
    ]);
    const with_content = { version: 3, status: 'ready', summary: 'Both together.' };
    expect(await her.refused('saveFederalResume', { ...params, body: with_content })).toBe(
      '422 validation_failed',
    );
    expect(await save(body.data as Federal, { header: wholeHeader })).toEqual(body.data);
    const edited = await save(body.data as Federal, { summary: 'IT specialist.' });
    expect([edited.status, edited.page_count, edited.version]).toEqual(['draft', null, 4]);
    expect((await ready(3)).body).toMatchObject({ code: 'version_conflict', data: edited });

    const finished = await ready(4);
    expect((finished.body.data as Federal).status).toBe('ready');
    await save(finished.body.data as Federal, { summary: 'Another.' });
    for (const { n } of await her.get<Schemas['ResumeVersion'][]>('listResumeVersions', params)) {
      await her.get('restoreResumeVersion', { params: { id: federal.id, n } });
      expect((await her.get<Federal>('getFederalResume', params)).status).toBe('draft');
    }
  });

  test('is a PDF of two pages at most, measured on the file', async () => {
    const federal = await createFederal('Long');
    const params = { params: { id: federal.id } };
    const pdf = (purpose: string) => her.ask('createResumePdf', { ...params, body: { purpose } });
    const long = await save(federal, { header: wholeHeader, experience: federalOf(12).experience });
    const check = await her.get<Check>('checkResume', params);
    const tooLong = `It has ${check.pages} pages. A federal resume can have up to two.`;
    expect(check.federal).toEqual({
      ok: false,
      missing: [{ path: 'pages', rule: 'pages', message: tooLong }],
    });
    const refused = await Promise.all([
      pdf('download'),
      pdf('apply'),
      her.ask('saveFederalResume', { ...params, body: { version: 2, status: 'ready' } }),
    ]);
    expect(refused.map(({ status, body }) => [status, body.code, body.errors])).toEqual(
      refused.map(() => [422, 'federal_over_limit', { pages: [tooLong] }]),
    );
    expect((await pdf('preview')).body.data).toMatchObject({ page_count: check.pages });

    await save(long, { experience: federalOf(4).experience });
    const { body } = await pdf('download');
    const { page_count, file_id } = body.data as Schemas['ResumePdf'];
    expect(page_count).toBe(2);
    const { headers, file = Buffer.alloc(0) } = await her.ask('getFile', { params: { file_id } });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="Bennett_Leah_Federal_Resume\.pdf"/,
    );
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
    expect(text).toContain('IT Specialist 4');
    const withTemplate = { purpose: 'download', template_id: 'harbour-blue' };
    expect(await her.refused('createResumePdf', { ...params, body: withTemplate })).toBe(
      '422 validation_failed',
    );
  });

  test('of a person with one name lacks nothing, and prints and is named by that name', async () => {
    const federal = await createFederal('One name');
    const params = { params: { id: federal.id } };
    const header = { ...wholeHeader, first_name: 'Suharti', last_name: '' };
    expect((await save(federal, { header, experience: [wholeJob] })).missing).toEqual([]);
    const check = await her.get<Check>('checkResume', params);
    expect([check.federal, check.ats.score]).toEqual([{ ok: true, missing: [] }, 100]);
    await her.get('saveFederalResume', { ...params, body: { version: 2, status: 'ready' } });
    const { file_id } = await her.get<Schemas['ResumePdf']>('createResumePdf', {
      ...params,
      body: { purpose: 'download' },
    });
    const { headers, file = Buffer.alloc(0) } = await her.ask('getFile', { params: { file_id } });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="Suharti_Federal_Resume\.pdf"/);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
    expect(text.trim()).toMatch(/^Suharti\s+Augusta, Georgia/);
    await her.get('deleteResume', params);
  });

  test('is edited on its own page, and never primary', async () => {
    const federal = await createFederal('Own page');
    const params = { id: federal.id };
    const section = await her.refused('saveResumeSection', {
      params: { ...params, section: 'skills' },
      body: { version: 1, items: [] },
    });
    const primary = await her.refused('updateResume', { params, body: { version: 1, is_primary: true } });
    const from = await her.refused('createResume', {
      body: {
        title: 'CV',
        kind: 'resume',
        template_id: 'margin-blue',
        colour: 'blue',
        from_resume_id: federal.id,
      },
    });
    expect([section, primary, from]).toEqual([
      '409 invalid_transition',
      '422 validation_failed',
      '422 validation_failed',
    ]);
    await her.get('deleteResume', { params });
    expect(await her.refused('getFederalResume', { params })).toBe('404 not_found');
  });

  test('does not exist for people outside the United States', async () => {
    const leah = await veteranOn(server, 'veteran-complete', 'uk');
    const answers = await Promise.all([
      leah.refused('listFederalResumes'),
      leah.refused('createFederalResume', { body: { title: 'Mine' } }),
      leah.refused('getFederalResume', { params: { id: 1 } }),
      leah.refused('saveFederalResume', { params: { id: 1 }, body: { version: 1 } }),
    ]);
    expect(new Set(answers)).toEqual(new Set(['404 not_found']));
  });
});
