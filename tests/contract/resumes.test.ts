import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { sweep } from '../../server/privacy/sweep.ts';
import { root } from '../../server/process/root.ts';
import { startTestServer, type TestServer } from '../support/contract/harness.ts';
import { veteranOn } from '../support/contract/onboardingSteps.ts';
import { testNow } from '../support/contract/testNow.ts';

type Schemas = components['schemas'];
type Resume = Schemas['Resume'];
type Summary = Schemas['ResumeSummary'];
type Saved = Schemas['SavedResumeSection'];
type Version = Schemas['ResumeVersion'];

let now = testNow;
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};
const server = await startTestServer({ clock: () => now });
const day = 24 * 60;

const blue = { title: 'Network engineer CV', kind: 'cv', template_id: 'harbour-blue', colour: 'blue' };
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Signed in by the clock of the test, however late it is. */
async function builder(persona: string, on: TestServer = server) {
  const email = persona.includes('@') ? persona : `${persona}@demo.test`;
  const ask: TestServer['request'] = async (id, options = {}) =>
    on.request(id, { token: await on.sessionOf(email), ...options });
  async function get<T>(id: string, options: Parameters<typeof ask>[1] = {}): Promise<T> {
    const { status, body } = await ask(id, options);
    if (status >= 300) throw new Error(`${id} ${status} ${body.code} ${JSON.stringify(body.errors)}`);
    return body.data as T;
  }
  const save = (resume: { id: number; version: number }, section: string, content: object, query = {}) =>
    get<Saved>('saveResumeSection', {
      params: { id: resume.id, section },
      query,
      body: { version: resume.version, ...content },
    });
  return {
    ask,
    get,
    save,
    list: (query = {}) => get<Summary[]>('listResumes', { query }),
    create: (change = {}) => get<Resume>('createResume', { body: { ...blue, ...change } }),
    read: (id: number) => get<Resume>('getResume', { params: { id } }),
    versions: (id: number) => get<Version[]>('listResumeVersions', { params: { id } }),
  };
}

/** Without any of their own: the places of earlier tests are free again. */
async function emptyHanded(persona = 'veteran-no-cv') {
  const they = await builder(persona);
  for (const { id } of (await they.list()).reverse()) await they.ask('deleteResume', { params: { id } });
  return they;
}

describe('a résumé', () => {
  test('API-15, RESUME-04 is in the list with its id and source, the primary one first', async () => {
    const her = await builder('veteran-complete');
    const listed = await her.list();
    expect(listed.map(({ source, is_primary }) => [source, is_primary])).toEqual([
      ['upload', true],
      ['upload', false],
    ]);
    for (const { id, source } of listed) expect((await her.read(id)).source).toBe(source);
  });

  test('begins with what the profile knows, and the first one is primary', async () => {
    const he = await emptyHanded();
    const { body } = await he.ask('getUserProfile');
    const { user_details, email } = body.data as Schemas['User'];
    const first = await he.create();
    expect(first).toEqual({
      id: first.id,
      title: 'Network engineer CV',
      kind: 'cv',
      source: 'builder',
      file_name: null,
      template_id: 'harbour-blue',
      colour: 'blue',
      page_size: 'a4',
      spacing: 'normal',
      is_primary: true,
      section_order: first.section_order,
      hidden_sections: [],
      sections: {
        personal_details: {
          first_name: user_details.first_name,
          last_name: user_details.last_name,
          email,
          phone_number: user_details.phone_number,
          country_code: user_details.country_code,
          country_id: 232,
        },
        military_exp: [],
        civilian_exp: [],
        education: [],
        training: [],
        skills: [],
        awards: [],
        interest: [],
        volunteering: [],
        languages: [],
        security_clearance: [],
        misc: [],
      },
      military_titles: {},
      completeness: 16,
      page_count: null,
      checks: null,
      findings: expect.arrayContaining([
        { path: 'summary.text', text: 'Add a summary: two sentences are enough' },
      ]),
      version: 1,
      updated_at: now.toISOString(),
      deleted_at: null,
    });
    expect(new Set(first.section_order).size).toBe(13);
    const second = await he.create({ kind: 'resume', title: 'For the US' });
    expect([second.is_primary, second.page_size]).toEqual([false, 'letter']);
  });

  test('may begin with the content of another one, and a copy is one of its own', async () => {
    const her = await builder('veteran-complete');
    const [primary] = await her.list();
    const from = await her.read(primary!.id);
    const resume = await her.create({ from_resume_id: from.id });
    const copy = await her.get<Resume>('duplicateResume', { params: { id: from.id } });
    expect([resume.sections, copy.sections]).toEqual([from.sections, from.sections]);
    expect([resume.source, copy.source, copy.title]).toEqual([
      'builder',
      'duplicate',
      `${from.title} (copy)`,
    ]);
    await her.save(copy, 'summary', { value: { text: 'Another summary.' } });
    expect((await her.read(from.id)).sections).toEqual(from.sections);
    for (const { id } of [resume, copy]) await her.get('deleteResume', { params: { id } });
  });

  test('a colour that is not the design’s is refused', async () => {
    const { status, body } = await (await builder('veteran-no-cv')).ask('createResume', {
      body: { ...blue, colour: 'green' },
    });
    expect([status, body.errors]).toEqual([422, { colour: ['Choose a design'] }]);
  });

  test('there are twenty designs, four in each of five colours', async () => {
    const templates = await (await builder('veteran-no-cv')).get<Schemas['ResumeTemplate'][]>(
      'listResumeTemplates',
    );
    const colours = ['black', 'blue', 'orange', 'cyan', 'green'];
    expect(
      colours.map((colour) => templates.filter((template) => template.colour === colour).length),
    ).toEqual([4, 4, 4, 4, 4]);
    expect(new Set(templates.map(({ id }) => id)).size).toBe(20);
    // The build puts them next to the page.
    const drawn = readdirSync(join(root, 'public/designs')).map((name) => `/designs/${name}`);
    expect(templates.map(({ thumb_url }) => thumb_url).sort()).toEqual(drawn.sort());
  });

  test.each([
    ['uk', 'Harbour'],
    ['us', 'Harbor'],
  ] as const)('in the tenant %s a design is called %s', async (tenant, name) => {
    const someone = await veteranOn(server, 'veteran-no-cv', tenant);
    const templates = await someone.get<Schemas['ResumeTemplate'][]>('listResumeTemplates');
    expect(templates.find(({ id }) => id === 'harbour-blue')?.name).toBe(`${name}, blue`);
  });

  test('nobody has more than ten', async () => {
    const they = await builder('veteran-15@example.test');
    const before = (await they.list()).length;
    for (let count = before; count < 10; count += 1) await they.create();
    const { status, body } = await they.ask('createResume', { body: blue });
    expect([status, body.code]).toEqual([409, 'limit_reached']);
    const [, last] = await they.list();
    await they.get('deleteResume', { params: { id: last!.id } });
    await they.create();
    const { body: full } = await they.ask('restoreResume', { params: { id: last!.id } });
    expect(full.code).toBe('limit_reached');
  });

  test('a repeat with the same Idempotency-Key makes no second one', async () => {
    const they = await builder('veteran-16@example.test');
    const headers = { 'idempotency-key': 'one-resume-please' };
    const first = await they.ask('createResume', { body: blue, headers });
    const again = await they.ask('createResume', { body: blue, headers });
    expect(again.body).toEqual(first.body);
    const copied = { params: { id: (first.body.data as Resume).id }, headers };
    expect((await they.ask('duplicateResume', copied)).body).toEqual(
      (await they.ask('duplicateResume', copied)).body,
    );
  });

  test('another person of the same tenant does not find it', async () => {
    const [mine] = await (await builder('veteran-complete')).list();
    const other = await builder('veteran-no-cv');
    const version = mine!.version;
    const calls: [string, object][] = [
      ['getResume', {}],
      ['updateResume', { body: { version, title: 'Mine' } }],
      ['deleteResume', {}],
      ['duplicateResume', {}],
      ['restoreResume', {}],
      ['listResumeVersions', {}],
      ['restoreResumeVersion', { params: { id: mine!.id, n: 1 } }],
      ['saveResumeSection', { params: { id: mine!.id, section: 'skills' }, body: { version, items: [] } }],
    ];
    for (const [id, options] of calls) {
      const { status } = await other.ask(id, { params: { id: mine!.id }, ...options });
      expect([id, status]).toEqual([id, 404]);
    }
    const { status } = await other.ask('createResume', { body: { ...blue, from_resume_id: mine!.id } });
    expect(status).toBe(404);
  });
});

describe('a section', () => {
  test('is saved as a draft, and says what is wrong only when asked', async () => {
    const he = await emptyHanded();
    const resume = await he.create();
    const items = [
      { id: uuid(1), military_service_id: 103, start_month: '2015-09', end_month: '2014-01', people_led: 9 },
    ];
    const saved = await he.save(resume, 'military_exp', { items });
    expect(saved).toEqual({
      version: 2,
      updated_at: now.toISOString(),
      section: 'military_exp',
      completeness: saved.completeness,
      findings: expect.arrayContaining([
        { path: 'military_exp.0.role_title', text: 'Enter your role, such as Section Commander' },
      ]),
      hints: [],
    });
    const strict = await he.save({ id: resume.id, version: 2 }, 'military_exp', { items }, { strict: 1 });
    expect([strict.version, strict.errors]).toEqual([
      2,
      {
        'sections.military_exp.0.role_title': ['Enter your role, such as Section Commander'],
        'sections.military_exp.0.end_month': ['Enter an end that is not before the start'],
      },
    ]);
    const read = await he.read(resume.id);
    expect([read.sections.military_exp, read.military_titles]).toEqual([items, { 103: 'British Army' }]);
  });

  test('of every group is kept as it was typed', async () => {
    const he = await emptyHanded();
    let resume: { id: number; version: number } = await he.create();
    const content: Record<string, object> = {
      personal_details: {
        value: { first_name: 'Zoë', last_name: 'Nuñez-O’Neill', headline: '日本語 مرحبا 🛠' },
      },
      summary: { value: { text: '<b>Bold</b> & "quoted"' } },
      military_exp: { items: [{ id: uuid(1), role_title: 'Sapper', highlights: ['Built 3 bridges'] }] },
      civilian_exp: { items: [{ id: uuid(2), employer: 'Fenland', is_current: true }] },
      education: { items: [{ id: uuid(3), institution: 'Leeds City College', qualification: 'GCSEs' }] },
      training: { items: [{ id: uuid(4), provider: 'CITB', title: 'SSSTS', expires_on: '2030-01' }] },
      skills: {
        items: [{ id: uuid(5), name: 'Plant operation', source: 'self', evidence_item_id: uuid(1) }],
      },
      awards: { items: [{ id: uuid(6), title: 'Commendation', issuer: 'GOC', month: '2020-05' }] },
      interest: { items: [{ id: uuid(7), title: 'Hill walking' }] },
      volunteering: { items: [{ id: uuid(8), title: 'Coach', organisation: 'Rugby club' }] },
      languages: { items: [{ id: uuid(9), name: 'German', level: 'Intermediate' }] },
      security_clearance: { items: [{ id: uuid(10), level: 'SC', status: 'active', audience: 'hidden' }] },
      misc: { items: [{ id: uuid(11), heading: 'Driving', text: 'Category C+E' }] },
    };
    for (const [section, body] of Object.entries(content)) {
      const { version } = await he.save(resume, section, body);
      resume = { id: resume.id, version };
    }
    const { sections } = await he.read(resume.id);
    const stored = Object.entries(sections).map(([name, value]) => [
      name,
      Array.isArray(value) ? { items: value } : { value },
    ]);
    expect(Object.fromEntries(stored)).toEqual(content);
  });

  test('RESUME-07 a language is spoken at one of four levels and no other', async () => {
    const he = await emptyHanded();
    const resume = await he.create();
    const levels = ['Beginner', 'Intermediate', 'Advanced', 'Fluent'];
    const items = levels.map((level, n) => ({ id: uuid(n), name: `Language ${n}`, level }));
    await he.save(resume, 'languages', { items });
    expect((await he.read(resume.id)).sections.languages).toEqual(items);
    for (const level of ['Native', 'fluent', 'B2', '']) {
      const { status, body } = await he.ask('saveResumeSection', {
        params: { id: resume.id, section: 'languages' },
        body: { version: 2, items: [{ id: uuid(1), name: 'German', level }] },
      });
      expect([status, body.errors]).toEqual([422, { 'items.0.level': ['Invalid input'] }]);
    }
  });

  test('shows the profile picture where it is switched on, on an A4 CV outside the United States only', async () => {
    const he = await emptyHanded();
    const resume = await he.create();
    const form = new FormData();
    const face = sharp({ create: { width: 600, height: 300, channels: 4, background: '#2778cb80' } });
    form.set('profile_picture', new Blob([new Uint8Array(await face.png().toBuffer())]), 'me.png');
    await he.get('uploadProfilePicture', { form });
    const person = { first_name: 'Sam', last_name: 'Hill', email: 'sam@hill.example', country_id: 232 };
    expect((await he.read(resume.id)).photo).toBeUndefined();

    const { version } = await he.save(resume, 'personal_details', { value: { ...person, photo: true } });
    const { photo = '' } = await he.read(resume.id);
    const [, printed = ''] = photo.split('data:image/jpeg;base64,');
    expect(await sharp(Buffer.from(printed, 'base64')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 320,
      height: 320,
      hasAlpha: false,
    });
    expect((await he.read(resume.id)).photo).toBe(photo);

    const refused = ['Leave the photo out: employers in the United States may not consider it'];
    const abroad = await he.ask('saveResumeSection', {
      params: { id: resume.id, section: 'personal_details' },
      body: { version, value: { ...person, country_id: 233, photo: true } },
    });
    expect([abroad.status, abroad.body.errors]).toEqual([422, { 'value.photo': refused }]);
    const letter = await he.ask('updateResume', {
      params: { id: resume.id },
      body: { version, page_size: 'letter' },
    });
    expect([letter.status, letter.body.errors]).toEqual([422, { page_size: refused }]);
    const american = await he.create({ kind: 'resume', from_resume_id: resume.id });
    expect(american.sections.personal_details).toEqual(person);
    expect(american.photo).toBeUndefined();

    const off = await he.save({ id: resume.id, version }, 'personal_details', {
      value: { ...person, photo: false },
    });
    expect((await he.read(resume.id)).photo).toBeUndefined();
    await he.get('updateResume', {
      params: { id: resume.id },
      body: { version: off.version, page_size: 'letter' },
    });
    const onLetter = await he.ask('saveResumeSection', {
      params: { id: resume.id, section: 'personal_details' },
      body: { version: off.version + 1, value: { ...person, photo: true } },
    });
    expect([onLetter.status, onLetter.body.errors]).toEqual([422, { 'value.photo': refused }]);
    await he.ask('deleteProfilePicture');
  });

  test('of another shape is refused at the path of its field', async () => {
    const he = await emptyHanded();
    const resume = await he.create();
    const put = async (section: string, body: object) => {
      const { status, body: answer } = await he.ask('saveResumeSection', {
        params: { id: resume.id, section },
        body: { version: 1, ...body },
      });
      return [status, answer.errors];
    };
    expect(await put('skills', { value: {} })).toEqual([422, { items: ['Required'] }]);
    expect(await put('summary', { value: {}, items: [] })).toEqual([422, { items: ['Not expected here'] }]);
    expect(await put('summary', { value: { text: 'x'.repeat(1001) } })).toEqual([
      422,
      { 'value.text': ['Use 1000 characters or fewer'] },
    ]);
    expect(await put('skills', { items: [{ id: uuid(1), name: 'One', salary: 1 }] })).toEqual([
      422,
      { 'items.0.salary': ['Not expected here'] },
    ]);
    expect(await put('skills', { items: [{ id: uuid(1) }, { id: uuid(1) }] })).toEqual([
      422,
      { 'items.1.id': ['Each entry needs its own id'] },
    ]);
    const many = Array.from({ length: 41 }, (_, n) => ({ id: uuid(n), name: 'One' }));
    expect(await put('skills', { items: many })).toEqual([422, { items: ['Use 40 entries or fewer'] }]);
    expect((await he.read(resume.id)).version).toBe(1);
  });

  test('is never written over what another window saved', async () => {
    const he = await emptyHanded();
    const resume = await he.create();
    await he.save(resume, 'summary', { value: { text: 'From the first window.' } });
    const { status, body } = await he.ask('saveResumeSection', {
      params: { id: resume.id, section: 'summary' },
      body: { version: 1, value: { text: 'From the second window.' } },
    });
    expect([status, body.code, body.data]).toEqual([409, 'version_conflict', await he.read(resume.id)]);
    expect((body.data as Resume).sections.summary).toEqual({ text: 'From the first window.' });
  });

  test('sent again after a lost answer is saved once', async () => {
    const he = await emptyHanded();
    const resume = await he.create();
    const text = { value: { text: 'Once.' } };
    const [first, second] = [await he.save(resume, 'summary', text), await he.save(resume, 'summary', text)];
    expect([first.version, second.version]).toEqual([2, 2]);
  });

  test('of many concurrent saves from one version exactly one wins', async () => {
    const he = await emptyHanded();
    const resume = await he.create();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        he.ask('saveResumeSection', {
          params: { id: resume.id, section: 'summary' },
          body: { version: 1, value: { text: `Window ${n}` } },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });
});

describe('the design', () => {
  test('changes in part, and a colour alone keeps the layout', async () => {
    const he = await emptyHanded();
    const resume = await he.create();
    const change = async (version: number, body: object) =>
      he.get<Resume>('updateResume', { params: { id: resume.id }, body: { version, ...body } });
    const green = await change(1, { colour: 'green', title: 'Site manager CV' });
    expect([green.template_id, green.colour, green.title]).toEqual([
      'harbour-green',
      'green',
      'Site manager CV',
    ]);
    const ordered = await change(2, {
      section_order: ['personal_details', 'skills'],
      hidden_sections: ['interest'],
      page_size: 'letter',
      spacing: 'tight',
    });
    expect([ordered.section_order.slice(0, 3), ordered.section_order.length]).toEqual([
      ['personal_details', 'skills', 'summary'],
      13,
    ]);
    expect([ordered.hidden_sections, ordered.page_size, ordered.spacing]).toEqual([
      ['interest'],
      'letter',
      'tight',
    ]);
    const copy = await he.get<Resume>('duplicateResume', { params: { id: resume.id } });
    expect(copy.spacing).toBe('tight');
    const stale = await he.ask('updateResume', {
      params: { id: resume.id },
      body: { version: 1, title: 'Old' },
    });
    expect([stale.status, stale.body.code]).toEqual([409, 'version_conflict']);
    const wrong = [
      { section_order: ['skills', 'skills'] },
      { hidden_sections: ['personal_details'] },
      { template_id: 'margin-blue', colour: 'green' },
      { template_id: 'papyrus-blue' },
      { title: '' },
      { sections: {} },
    ];
    for (const body of wrong) {
      const { status } = await he.ask('updateResume', {
        params: { id: resume.id },
        body: { version: 3, ...body },
      });
      expect(status).toBe(422);
    }
  });
});

describe('which one is primary', () => {
  test('is one at a time, and passes on when it is deleted', async () => {
    const they = await emptyHanded('veteran-17@example.test');
    const [first, second, third] = [await they.create(), await they.create(), await they.create()];
    const primaries = async () => (await they.list()).filter((row) => row.is_primary).map(({ id }) => id);
    expect(await primaries()).toEqual([first.id]);
    await they.get('updateResume', {
      params: { id: second.id },
      body: { version: second.version, is_primary: true },
    });
    expect(await primaries()).toEqual([second.id]);

    const refused = await they.ask('deleteResume', { params: { id: second.id } });
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([
      409,
      'primary_required',
      {
        resumes: [
          { id: first.id, title: first.title },
          { id: third.id, title: third.title },
        ],
      },
    ]);
    const unknown = await they.ask('deleteResume', {
      params: { id: second.id },
      query: { next_primary_id: 999_999 },
    });
    expect(unknown.status).toBe(422);
    await they.get('deleteResume', { params: { id: second.id }, query: { next_primary_id: third.id } });
    expect(await primaries()).toEqual([third.id]);

    const off = await they.ask('updateResume', {
      params: { id: third.id },
      body: { version: (await they.read(third.id)).version, is_primary: false },
    });
    expect([off.status, off.body.code]).toEqual([409, 'primary_required']);
    await they.get('deleteResume', { params: { id: first.id } });
    await they.get('deleteResume', { params: { id: third.id } });
    expect(await they.list()).toEqual([]);
    const back = await they.get<Summary>('restoreResume', { params: { id: first.id } });
    expect([back.is_primary, back.deleted_at]).toEqual([true, null]);
  });
});

describe('a deleted one', () => {
  test('is kept for 30 days, comes back whole, and then is gone with all that belongs to it', async () => {
    const they = await builder('veteran-18@example.test');
    const resume = await they.create();
    const spare = await they.create();
    await they.save(spare, 'summary', { value: { text: 'Kept.' } });
    const gone = await they.get<Summary>('deleteResume', { params: { id: spare.id } });
    expect(gone.deleted_at).toBe(now.toISOString());
    expect((await they.ask('getResume', { params: { id: spare.id } })).status).toBe(404);
    expect((await they.ask('deleteResume', { params: { id: spare.id } })).status).toBe(404);
    expect((await they.list()).map(({ id }) => id)).not.toContain(spare.id);
    expect((await they.list({ include_deleted: 1 })).at(-1)?.id).toBe(spare.id);

    await they.get('restoreResume', { params: { id: spare.id } });
    expect((await they.read(spare.id)).sections.summary).toEqual({ text: 'Kept.' });
    expect((await they.ask('restoreResume', { params: { id: spare.id } })).status).toBe(404);

    await they.get('deleteResume', { params: { id: spare.id } });
    minutes(30 * day + 1);
    expect((await they.list({ include_deleted: 1 })).map(({ id }) => id)).not.toContain(spare.id);
    expect((await they.ask('restoreResume', { params: { id: spare.id } })).status).toBe(404);
    await sweep(server.database, now);
    const rows = await server.database.asPlatform((tx) =>
      tx.execute<{ id: number }>(
        `select id from resumes where id in (${resume.id}, ${spare.id})
         union all select resume_id from resume_versions where resume_id = ${spare.id}` as never,
      ),
    );
    expect(rows.rows.map(({ id }) => id)).toEqual([resume.id]);
  });

  test('the CV of the onboarding can be deleted; its step then has none in hand', async () => {
    const her = await veteranOn(server, 'veteran-cv-draft');
    const { resume_id } = await her.onboarding();
    const they = await builder('veteran-cv-draft');
    await they.get('deleteResume', { params: { id: resume_id! } });
    const { body } = await they.ask('getOnboarding');
    const after = body.data as Schemas['Onboarding'];
    expect([after.resume_id, after.cv_step]).toEqual([null, 0]);
  });
});

describe('the history', () => {
  test('keeps what stood before each change, saves of a few minutes together, and brings it back', async () => {
    const he = await emptyHanded();
    const resume = await he.create();
    const typed = async (version: number, text: string, reason?: string) =>
      he.save({ id: resume.id, version }, 'summary', { value: { text }, ...(reason ? { reason } : {}) });
    await typed(1, 'A');
    await typed(2, 'Ab');
    minutes(6);
    await typed(3, 'Abc');
    await he.get('updateResume', {
      params: { id: resume.id },
      body: { version: 4, template_id: 'margin-green', hidden_sections: ['skills'] },
    });
    await typed(5, 'A better one', 'rewrite');
    const reasons = async () => (await he.versions(resume.id)).map(({ n, reason }) => [n, reason]);
    expect(await reasons()).toEqual([
      [5, 'rewrite'],
      [4, 'template'],
      [3, 'autosave'],
      [2, 'autosave'],
      [1, 'autosave'],
    ]);
    const back = await he.get<Resume>('restoreResumeVersion', { params: { id: resume.id, n: 3 } });
    expect([back.sections.summary, back.template_id, back.hidden_sections, back.version]).toEqual([
      { text: 'Abc' },
      'harbour-blue',
      resume.hidden_sections,
      7,
    ]);
    expect((await reasons())[0]).toEqual([6, 'restore']);
    const forth = await he.get<Resume>('restoreResumeVersion', { params: { id: resume.id, n: 5 } });
    expect([forth.sections.summary, forth.template_id, forth.hidden_sections]).toEqual([
      { text: 'A better one' },
      'margin-green',
      ['skills'],
    ]);
    const unknown = await he.ask('restoreResumeVersion', { params: { id: resume.id, n: 99 } });
    expect(unknown.status).toBe(404);
  });

  test('holds twenty versions', async () => {
    const he = await emptyHanded();
    const resume = await he.create();
    for (let version = 1; version <= 23; version += 1) {
      minutes(6);
      await he.save({ id: resume.id, version }, 'summary', { value: { text: `${version}` } });
    }
    const versions = await he.versions(resume.id);
    expect(versions.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, at) => 24 - at));
  });
});
