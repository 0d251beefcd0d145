import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../server/http/answers/rateLimits.ts';
import { armySignaller, rafTechnician } from '../fixtures/cv/content.ts';
import { hostileCvs } from '../fixtures/cv/hostile.ts';
import { docxOf, pdfOf } from '../fixtures/cv/writers.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';
import {
  checkedCv,
  cvForm,
  cvText,
  everySection,
  type Onboarding,
  type Review,
  serviceId,
  veteranOn,
} from '../support/contract/onboardingSteps.ts';
import { testNow } from '../support/contract/testNow.ts';

const server = await startTestServer();

const stored = (persona: string) =>
  server.database.asPlatform(async (tx) => {
    const { rows } = await tx.execute<{ what: string; count: number }>(sql`
      with one as (select id from users where email = ${`${persona}@demo.test`} and tenant_id = (
        select id from tenants where slug = 'uk'))
      select 'resumes' as what, count(*)::integer as count from resumes where user_id in (select id from one)
      union all
      select 'files', count(*)::integer from resume_files where user_id in (select id from one)
      union all
      select 'readings', count(*)::integer from resume_readings where user_id in (select id from one)
      union all
      select 'live', count(*)::integer from resumes
      where user_id in (select id from one) and deleted_at is null`);
    return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
  });

const saving = ({ resume }: Pick<Review, 'resume'>, change: object = {}) => ({
  body: {
    resume_id: resume.id,
    version: resume.version,
    confirmed_sections: everySection,
    sections: checkedCv(),
    ...change,
  },
});

describe('a CV on its way', () => {
  test('ONBOARD-12 is uploaded as a form, read into sections, reviewed, and saved', async () => {
    const leah = await veteranOn(server, 'veteran-cv');
    const { status, body } = await leah.ask('uploadCv', { form: cvForm() });
    const { resume_id } = body.data as { resume_id: number };
    expect([status, body.data]).toEqual([
      202,
      {
        resume_id,
        parse: {
          id: expect.any(Number),
          status: 'processing',
          failure: null,
          confidence: null,
          fields: [],
          unmapped: [],
          unmapped_sources: [],
          warnings: [],
        },
      },
    ]);
    const review = await leah.read();
    expect(review.resume).toMatchObject({
      id: resume_id,
      title: 'Leah Bennett CV',
      kind: 'cv',
      source: 'upload',
      file_name: 'Leah_Bennett_CV.txt',
      is_primary: false,
      version: 2,
      sections: {
        personal_details: { first_name: 'Leah', last_name: 'Bennett', email: 'leah.bennett@example.com' },
        military_exp: [{ military_service_id: 103, start_month: '2015-09', is_current: true }],
        skills: [{ name: 'IP networking' }, { name: 'Fault finding' }],
      },
    });
    expect(review.parse.confidence).toBeGreaterThan(0.5);
    expect((await leah.onboarding()).cv_step).toBe(2);
    const saved = await leah.get<{ resume: Review['resume']; onboarding: Onboarding }>(
      'saveCv',
      saving(review),
    );
    expect(saved.resume).toEqual({
      ...review.resume,
      sections: checkedCv(),
      military_titles: saved.resume.military_titles,
      completeness: saved.resume.completeness,
      findings: saved.resume.findings,
      is_primary: true,
      version: 3,
      updated_at: saved.resume.updated_at,
    });
    expect([saved.onboarding.step, saved.onboarding.percentage, saved.onboarding.resume_id]).toEqual([
      2,
      40,
      resume_id,
    ]);
  });

  test.each([
    ['a PDF', 'CV.pdf', () => pdfOf(armySignaller)],
    ['a Word file', 'CV.docx', () => docxOf(armySignaller)],
    ['a text file', 'CV.txt', async () => Buffer.from(cvText)],
  ])('%s is read, and takes the place of the one before', async (_, name, write) => {
    const ben = await veteranOn(server, 'veteran-cv-draft', 'us');
    const before = (await ben.onboarding()).resume_id;
    const id = await ben.upload(cvForm(await write(), name));
    const { resume, parse } = await ben.read();
    expect([id, parse.status, resume.file_name]).toEqual([resume.id, 'done', name]);
    expect(resume.sections.personal_details?.last_name).toMatch(/^(Rahman|Bennett)$/);
    const { resume: list } = await ben.get<{ resume: { id: number }[] }>('getUserProfile');
    expect([id !== before, list.map((item) => item.id)]).toEqual([true, [id]]);
  });

  test('uploaded after one that was checked keeps the progress and the first one', async () => {
    const dan = await veteranOn(server, 'veteran-direction', 'us');
    const note = async () => (await dan.onboarding()).stages[1];
    const before = await note();
    const first = (await dan.onboarding()).resume_id;
    const second = await dan.upload();
    const { resume, is_reviewed } = await dan.read();
    expect(is_reviewed).toBe(false);
    expect(await note()).toEqual({ ...before, note: 'Leah_Bennett_CV.txt' });
    const list = async () =>
      (await dan.get<{ resume: { id: number; is_primary: boolean }[] }>('getUserProfile')).resume.map(
        ({ id, is_primary }) => [id, is_primary],
      );
    expect(await list()).toEqual([
      [first, true],
      [second, false],
    ]);
    await dan.get('saveCv', saving({ resume }));
    expect(await list()).toEqual([
      [second, true],
      [first, false],
    ]);
    expect(await note()).toEqual({ ...before, note: 'Leah_Bennett_CV.txt, checked' });
    expect((await dan.read()).is_reviewed).toBe(true);
  });

  test('another file that is read into a checked CV is to be checked again', async () => {
    const first = await veteranOn(server, 'veteran-18@example.test', 'us');
    await first.giveCv();
    const { resume, is_reviewed, parse } = await first.read();
    expect(is_reviewed).toBe(true);
    const anHourLater = await startTestServer({
      database: server.database,
      clock: () => new Date(testNow.getTime() + 3_600_000),
    });
    const later = await veteranOn(anHourLater, 'veteran-18@example.test', 'us');
    const form = cvForm(`${cvText}Fibre splicing\n`, 'more.txt', { into_resume_id: String(resume.id) });
    await later.get('importResume', { form });
    const merged = await later.read();
    expect([merged.resume.id, merged.is_reviewed]).toEqual([resume.id, false]);
    expect([typeof parse.id, merged.parse.id === parse.id]).toEqual(['number', false]);
    await later.get('saveCv', saving(merged));
    expect((await later.read()).is_reviewed).toBe(true);
  });

  test('once it is saved, what was read is where its entry is now, and a line that was placed is no longer offered', async () => {
    const leah = await veteranOn(server, 'veteran-cv');
    const points = Array.from({ length: 33 }, (_, n) => `• Point ${n + 1}`).join('\n');
    const jobs = [
      `Clerk, Acme Ltd, May 2010 - June 2012\n${points}`,
      'Driver, Fenland Ltd, May 2008 - April 2010\n• Drove a lorry',
    ];
    await leah.upload(cvForm(`${cvText}\nEXPERIENCE\n${jobs.join('\n')}\n`));
    const review = await leah.read();
    const [clerk, driver] = review.resume.sections.civilian_exp;
    expect([clerk?.employer, driver?.employer]).toEqual(['Acme Ltd', 'Fenland Ltd']);
    expect(review.parse.unmapped).toEqual(['Point 31', 'Point 32', 'Point 33']);
    const fieldsOf = ({ parse }: Pick<Review, 'parse'>, place: string) =>
      parse.fields.flatMap(({ path, ...field }) =>
        path.startsWith(place) ? [{ ...field, path: path.slice(place.length) }] : [],
      );
    const ofDriver = fieldsOf(review, 'civilian_exp.1.');
    expect(ofDriver.map(({ value }) => value)).toContain('Fenland Ltd');

    const sections = { ...checkedCv(), civilian_exp: [driver] };
    const saved = await leah.get<Review>('saveCv', saving(review, { sections, placed_lines: ['Point 32'] }));
    for (const answer of [saved, await leah.read()]) {
      expect(fieldsOf(answer, 'civilian_exp.0.')).toEqual(ofDriver);
      expect(fieldsOf(answer, 'civilian_exp.1.')).toEqual([]);
      const { unmapped, unmapped_sources } = answer.parse;
      const [first, , third] = review.parse.unmapped_sources;
      expect([unmapped, unmapped_sources]).toEqual([
        ['Point 31', 'Point 33'],
        [first, third],
      ]);
    }
  });

  test('in JSON Resume says so', async () => {
    const ben = await veteranOn(server, 'veteran-cv-draft', 'us');
    const json = { basics: { name: 'Priya Nair', email: 'priya@example.com' }, skills: [{ name: 'Audit' }] };
    await ben.upload(cvForm(JSON.stringify(json), 'resume.json', { source: 'json_resume' }));
    const { resume } = await ben.read();
    expect([resume.kind, resume.source, resume.sections.skills[0]?.name]).toEqual([
      'resume',
      'json_resume',
      'Audit',
    ]);
  });

  test('comes with the text of its pages, to its owner alone and for as long as it is there', async () => {
    const leah = await veteranOn(server, 'veteran-cv');
    const id = await leah.upload(cvForm(await pdfOf(armySignaller), 'CV.pdf'));
    const { parse, pages } = await leah.read();
    expect(pages.map(({ ratio }) => ratio)).toEqual([expect.closeTo(842 / 595, 2)]);
    const title = parse.fields.find(({ path }) => path === 'military_exp.0.unit');
    const numbers = title?.source?.map(({ line }) => line) ?? [];
    const texts = pages.flatMap(({ lines }) => lines.filter(({ line }) => numbers.includes(line)));
    expect(texts.map(({ text }) => text).join(' ')).toContain('21 Signal Regiment');

    const others = await Promise.all([
      (await veteranOn(server, 'veteran-cv-draft')).get('getOnboardingResume'),
      (await veteranOn(server, 'veteran-cv-draft', 'us')).get('getOnboardingResume'),
    ]);
    expect(JSON.stringify(others)).not.toContain('Aisha');
    await leah.get('deleteResume', { params: { id } });
    expect(await leah.refused('getOnboardingResume')).toBe('404 not_found');
  });

  test('has no text of its pages that does not belong in a CV', async () => {
    const leah = await veteranOn(server, 'veteran-cv');
    await leah.upload(cvForm(rafTechnician, 'CV.txt'));
    const { pages } = await leah.read();
    const text = JSON.stringify(pages);
    expect(text).toContain('Aircraft technician with fourteen years on fast jets');
    expect(text).not.toMatch(/1988|30012345/);
  });

  test('with a path for a name keeps only the name', async () => {
    const ben = await veteranOn(server, 'veteran-cv-draft', 'us');
    for (const name of ['../../etc/passwd.txt', 'C:\\Users\\me\\passwd.txt']) {
      await ben.upload(cvForm(`${cvText}\n${name}`, name));
      expect((await ben.read()).resume.file_name).toBe('passwd.txt');
    }
  });

  test('nobody has uploaded yet, and there is nothing to check', async () => {
    const al = await veteranOn(server, 'veteran-14@example.test');
    expect(await al.refused('getOnboardingResume')).toBe('404 not_found');
  });
});

describe('sent twice', () => {
  test('the same file is one CV', async () => {
    const amy = await veteranOn(server, 'veteran-13@example.test', 'us');
    const { body } = await amy.ask('savePersonalDetails', {
      body: {
        dob: '1990-01-31',
        phone_number: '2025550123',
        country_code: '+1',
        gender: 'prefer_not_to_say',
        question_id: 6001,
        answer_option_id: 600103,
      },
    });
    expect(body.status).toBe(true);
    const ids = await Promise.all([1, 2, 3].map(() => amy.upload()));
    expect(new Set(ids).size).toBe(1);
  });

  test('with one Idempotency-Key the first answer comes again', async () => {
    const amy = await veteranOn(server, 'veteran-14@example.test', 'us');
    const headers = { 'idempotency-key': 'one-upload-0001' };
    const [first, second] = [await amy.upload(cvForm(), headers), await amy.upload(cvForm(), headers)];
    expect(first).toBe(second);
  });

  test('one review is saved once, also at the same moment', async () => {
    const amy = await veteranOn(server, 'veteran-14@example.test', 'us');
    await amy.upload();
    const review = await amy.read();
    const answers = await Promise.all([1, 2].map(() => amy.ask('saveCv', saving(review))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await amy.read()).resume.version).toBe(review.resume.version + 1);
  });

  test('another review of an old version is refused with the current CV', async () => {
    const amy = await veteranOn(server, 'veteran-14@example.test', 'us');
    await amy.upload();
    const review = await amy.read();
    const late = { ...checkedCv(), summary: { text: 'From another window' } };
    const old = saving(review, { version: review.resume.version - 1, sections: late });
    const { status, body } = await amy.ask('saveCv', old);
    expect([status, body.code, body.data]).toEqual([409, 'version_conflict', review.resume]);
    expect(await amy.read()).toEqual(review);
  });
});

describe('the review', () => {
  test('asks about what was read uncertainly, and what the sections still need, at the path of each field', async () => {
    const pria = await veteranOn(server, 'veteran-cv-draft');
    const review = await pria.read();
    const unsure = review.parse.fields.filter((field) => field.needs_review).map(({ path }) => path);
    expect(unsure.length).toBeGreaterThan(0);
    const before = await pria.onboarding();
    const { resume_id, version } = saving(review).body;
    const { status, body } = await pria.ask('saveCv', {
      body: { resume_id, version, confirmed_sections: [] },
    });
    expect([status, body.code]).toEqual([422, 'validation_failed']);
    for (const path of unsure) {
      expect(body.errors?.[`sections.${path}`]).toContain(
        'Check what we read here, then confirm or change it',
      );
    }
    expect(Object.keys(body.errors ?? {}).filter((path) => /\.(component|provider)$/.test(path))).toEqual([]);
    expect(await pria.onboarding()).toEqual(before);
    expect(await pria.read()).toEqual(review);
  });

  test('accepts what was confirmed, without sections when nothing was changed', async () => {
    const ned = await veteranOn(server, 'veteran-direction');
    const { resume } = await ned.read();
    const body = { resume_id: resume.id, version: resume.version, confirmed_sections: everySection };
    const saved = await ned.get<{ resume: Review['resume'] }>('saveCv', { body });
    expect(saved.resume).toEqual({
      ...resume,
      version: resume.version + 1,
      updated_at: saved.resume.updated_at,
    });
  });

  test.each([
    ['a rank of another service', { military_rank_id: 2004 }, 'military_rank_id'],
    [
      'a corps that does not exist',
      { military_corps_id: 9999, military_badged_role_id: null },
      'military_corps_id',
    ],
    ['a role of another corps', { military_badged_role_id: 1106 }, 'military_badged_role_id'],
    ['a branch that the service has not', { military_branch_id: 301 }, 'military_branch_id'],
    ['a service that does not exist', { military_service_id: 9999 }, 'military_service_id'],
    ['an end before the start', { end_month: '2014-01', is_current: false }, 'end_month'],
    ['an end in the future of someone who left', { is_current: false }, 'end_month'],
  ])('refuses %s', async (_, change, field) => {
    const ned = await veteranOn(server, 'veteran-direction');
    const review = await ned.read();
    const whole = checkedCv();
    const sections = { ...whole, military_exp: [{ ...whole.military_exp[0], ...change, id: serviceId }] };
    const { status, body } = await ned.ask('saveCv', saving(review, { sections }));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [`sections.military_exp.0.${field}`]]);
    expect(await ned.read()).toEqual(review);
  });

  test('of somebody else’s CV, in this tenant or another, finds nothing', async () => {
    const ned = await veteranOn(server, 'veteran-direction');
    const others = [
      await veteranOn(server, 'veteran-complete'),
      await veteranOn(server, 'veteran-complete', 'us'),
    ];
    for (const other of others) {
      const review = await other.read();
      expect(await ned.refused('saveCv', saving(review))).toBe('404 not_found');
      expect(await other.read()).toEqual(review);
    }
  });

  test('of a file that is still being read has to wait', async () => {
    const ula = await veteranOn(server, 'veteran-16@example.test', 'us');
    const before = await ula.read();
    await server.database.asPlatform((tx) =>
      tx.execute(sql`
        update resume_readings set status = 'processing', locked_until = now() + interval '1 hour'
        where resume_id = ${before.resume.id}`),
    );
    expect(await ula.refused('saveCv', saving(before))).toBe('409 invalid_transition');
    expect((await ula.onboarding()).cv_step).toBe(1);
  });
});

test('a CV is reviewed and saved though another window’s file for it could not be read', async () => {
  const trap = hostileCvs.find((cv) => 'type' in cv.inspected && cv.read !== true);
  const leah = await veteranOn(server, 'veteran-cv');
  await leah.upload(cvForm(`${cvText}Fibre splicing\n`));
  const review = await leah.read();
  const form = cvForm(await trap!.bytes(), trap!.fileName, { into_resume_id: String(review.resume.id) });
  await leah.get('importResume', { form });
  const { parse, resume } = await leah.read();
  expect([parse.status, resume.sections]).toEqual(['failed', review.resume.sections]);
  expect((await leah.onboarding()).cv_step).toBe(2);
  const saved = await leah.get<{ resume: Review['resume'] }>('saveCv', saving(review));
  expect(saved.resume.sections).toEqual(checkedCv());
});

test('a photo becomes a PDF, which is read like a scan', async () => {
  const mal = await veteranOn(server, 'veteran-18@example.test', 'us');
  const page = sharp({ create: { width: 400, height: 560, channels: 3, background: '#f4f1ea' } });
  await mal.upload(cvForm(await page.jpeg().toBuffer(), 'IMG_1234.JPG'));
  const { parse, resume } = await mal.read();
  expect([parse.status, parse.warnings, resume.file_name]).toEqual([
    'failed',
    [expect.stringMatching(/^This file is a photo or scan, and we can’t make out its text\./)],
    'IMG_1234.pdf',
  ]);
});

describe('hostile files', () => {
  const statusOf = { file_too_large: 413, file_type_not_allowed: 415, file_unreadable: 422 } as const;
  const refused = hostileCvs.filter((cv) => 'code' in cv.inspected);

  test.each(refused.map((cv) => [cv.name, cv] as const))(
    '%s is refused with a sentence, and nothing is stored',
    async (_, cv) => {
      const mal = await veteranOn(server, 'veteran-cv-draft');
      const before = [await stored('veteran-cv-draft'), await mal.onboarding()];
      const { status, body } = await mal.ask('uploadCv', { form: cvForm(await cv.bytes(), cv.fileName) });
      const { code } = cv.inspected as { code: keyof typeof statusOf };
      expect([status, body.code]).toEqual([statusOf[code], code]);
      expect(body.message).toMatch(/^[A-Z].*\.$/);
      expect([await stored('veteran-cv-draft'), await mal.onboarding()]).toEqual(before);
    },
  );

  test('a file that passes the first look and cannot be read ends as a failure with a sentence', async () => {
    const trap = hostileCvs.find((cv) => 'type' in cv.inspected && cv.read !== true);
    const mal = await veteranOn(server, 'veteran-17@example.test', 'us');
    await mal.upload(cvForm(await trap!.bytes(), trap!.fileName));
    const { parse, resume } = await mal.read();
    expect([parse.status, parse.confidence, parse.fields]).toEqual(['failed', null, []]);
    expect(parse.warnings).toEqual([expect.stringMatching(/^[A-Z].*\.$/)]);
    expect((await mal.onboarding()).cv_step).toBe(1);
    const { resume: list } = await mal.get<{ resume: object[] }>('getUserProfile');
    expect(list).toEqual([]);
    const body = {
      resume_id: resume.id,
      version: resume.version,
      confirmed_sections: [],
      sections: checkedCv(),
    };
    expect(await mal.refused('saveCv', { body })).toBe('409 invalid_transition');
  });

  test('a form without a file, or with text in its place, is refused', async () => {
    const mal = await veteranOn(server, 'veteran-cv-draft');
    const text = new FormData();
    text.set('file', 'not a file');
    expect(await mal.refused('uploadCv', { form: text })).toBe('422 validation_failed');
    const other = new FormData();
    other.set('source', 'upload');
    expect(await mal.refused('uploadCv', { form: other })).toBe('422 validation_failed');
    expect(await mal.refused('uploadCv', { form: cvForm(cvText, 'a.txt', { surplus: '1' }) })).toBe(
      '422 validation_failed',
    );
    expect(await mal.refused('uploadCv', { form: cvForm(cvText, 'a.txt', { source: 'fax' }) })).toBe(
      '422 validation_failed',
    );
  });
});

describe('limits', () => {
  test('ten uploads an hour', async () => {
    expect(defaultLimits.uploadCv).toEqual({ attempts: 10, seconds: 3600 });
    const strict = await startTestServer({
      database: server.database,
      limits: { uploadCv: { attempts: 3, seconds: 3600 } },
    });
    const eve = await veteranOn(strict, 'veteran-15@example.test', 'us');
    const form = () => cvForm(Buffer.alloc(0), 'empty.pdf');
    for (let n = 0; n < 3; n += 1) {
      expect(await eve.refused('uploadCv', { form: form() })).toBe('422 file_unreadable');
    }
    const { status, body, headers } = await eve.ask('uploadCv', { form: form() });
    expect([status, body.code, Number(headers['retry-after']) > 3000]).toEqual([429, 'rate_limited', true]);
  });

  test('fifty stored', async () => {
    const { id } = await tenantOf(server.database, 'us');
    const eve = await veteranOn(server, 'veteran-15@example.test', 'us');
    await server.database.asTenant(id, async ({ tx }) => {
      await tx.execute(sql`
        insert into resumes (tenant_id, user_id, title, kind, source, sections, page_size, section_order, deleted_at)
        select ${id}, u.id, 'Old', 'resume', 'upload', '{}', 'letter', '[]', ${testNow.toISOString()}::timestamptz
        from users u, generate_series(1, 50)
        where u.tenant_id = ${id} and u.email = 'veteran-15@example.test'`);
    });
    expect(await eve.refused('uploadCv', { form: cvForm() })).toBe('409 limit_reached');
    await server.database.asTenant(id, async ({ tx }) => {
      await tx.execute(sql`
        update resumes set deleted_at = deleted_at - interval '31 days' where tenant_id = ${id} and title = 'Old'`);
    });
    await eve.upload();
  });
});
