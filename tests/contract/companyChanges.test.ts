/** What an approved company changes about its identity waits for an operator, and what it claims is shown once it is checked. */
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { defaultLimits } from '../../server/http/answers/rateLimits.ts';
import { sweep } from '../../server/privacy/sweep.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { type RequestOptions, startTestServer } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { testNow } from '../support/contract/testNow.ts';

type Schemas = components['schemas'];
type Founder = Awaited<ReturnType<typeof people.founder>>;

const server = await startTestServer();
const people = peopleOf(server);
const mailbox = mailboxOf(server);
const operator = await server.sessionOf('operator@demo.test');

const ask = (operation: string, options: RequestOptions = {}) =>
  server.request(operation, { token: operator, ...options });

const details = {
  name: 'Wexcombe Signals',
  website: 'https://wexcombe.test',
  company_type: 'SMEs',
  company_size: '11-50',
  industry_id: 12,
  country_id: 232,
  city: 'Bath',
  description: 'We build and repair signal boxes for heritage lines and small networks.',
};

const companyOf = async ({ call }: Founder) => (await call('getCompany')).body.data as Schemas['Company'];

async function save(founder: Founder, change: object) {
  const { version, name, website } = await companyOf(founder);
  return founder.call('updateCompany', { body: { ...details, name, website, version, ...change } });
}

const shown = async (id: number) => {
  const { body } = await ask('getAdminCompany', { params: { id } });
  return (body.data as { company: Schemas['AdminCompany'] }).company;
};

const decide = async (id: number, body: object) =>
  ask('decideCompany', { params: { id }, body: { version: await people.versionOf(id), ...body } });

const operatorMails = async () =>
  (await mailbox.all('operator@demo.test')).filter(({ kind }) => kind === 'company_change_requested');

const auditOf = async (id: number) => {
  const { body } = await ask('listAudit', {
    query: { category: 'decision', subject_kind: 'company', subject_id: id },
  });
  return body.data as Schemas['AuditEntry'][];
};

describe('ADMIN-03 a change of an approved company’s identity', () => {
  test('ADMIN-03 a look-alike of an approved company’s name waits, is mailed to the operators, and is flagged', async () => {
    const real = await people.founder({
      name: 'Orbital Freight Ltd',
      website: 'https://orbitalfreight.test',
    });
    const other = await people.founder({ name: 'Plain Parcels', website: 'https://plainparcels.test' });
    const { id } = other.company;
    const mailsBefore = (await operatorMails()).length;
    // A Cyrillic о, a zero-width space and a capital I for a small L.
    const typed = {
      name: '\u041erb\u200bitaI Freight',
      website: 'https://plain-freight.test',
      registration_number: '01234567',
    };
    const requested = { ...typed, name: '\u041erbitaI Freight' };
    const saved = await save(other, { ...typed, city: 'Wells' });
    expect([saved.status, saved.body.data]).toEqual([
      200,
      expect.objectContaining({
        ...{ name: 'Plain Parcels', website: 'https://plainparcels.test', registration_number: null },
        ...{ status: 'active', is_rechecked: true, city: 'Wells' },
        requested_identity: { legal_name: null, ...requested },
      }),
    ]);
    const waiting = await ask('listAdminCompanies', {
      query: { status: 'waiting', search: 'plain parcels' },
    });
    expect((waiting.body.data as Schemas['AdminCompany'][]).map(({ company }) => company.id)).toEqual([id]);
    expect((await shown(id)).duplicates).toEqual([
      { id: real.company.id, name: 'Orbital Freight Ltd', status: 'active', reasons: ['name'] },
    ]);
    const mails = await operatorMails();
    expect([mails.length, mails[0]!.text]).toEqual([
      mailsBefore + 1,
      expect.stringContaining(`Name: Plain Parcels → ${requested.name}`),
    ]);
    const careless = await decide(id, { decision: 'approve' });
    expect([careless.status, careless.body.code]).toEqual([409, 'duplicate_company']);

    const refused = await decide(id, { decision: 'reject', code: 'duplicate', text: 'Not your name.' });
    expect(refused.status).toBe(200);
    expect(await companyOf(other)).toMatchObject({
      ...{ name: 'Plain Parcels', website: 'https://plainparcels.test', registration_number: null },
      ...{ status: 'active', is_rechecked: false, requested_identity: null },
    });
    const letter = await mailbox.latest(other.email);
    expect([letter.kind, letter.text]).toEqual([
      'company_change_reject',
      expect.stringContaining('Not your name.'),
    ]);
    const [refusal, request] = await auditOf(id);
    expect([refusal!.action, request!.action]).toEqual([
      'company.change_refused',
      'company.change_requested',
    ]);
    expect(request!.details).toMatchObject({ old_name: 'Plain Parcels', new_name: requested.name });
    expect(refusal!.details).toMatchObject({ new_website: requested.website, code: 'duplicate' });
  });

  test('ADMIN-03 jobs carry the approved name until the new one is approved', async () => {
    const founder = await people.founder({ name: 'Before Ltd', website: 'https://before.test' });
    const { id } = founder.company;
    const created = await founder.call('createJob', { body: { title: 'Signal Fitter' } });
    const job = (created.body.data as Schemas['Job']).id;
    const nameOnJob = async () => {
      const { body } = await founder.call('previewJob', { params: { id: job } });
      return (body.data as { job: Schemas['Job'] }).job.company.name;
    };
    await save(founder, { name: 'After Ltd' });
    expect(await nameOnJob()).toBe('Before Ltd');
    expect((await decide(id, { decision: 'approve' })).status).toBe(200);
    expect(await nameOnJob()).toBe('After Ltd');
    expect((await auditOf(id))[0]).toMatchObject({
      action: 'company.change_approved',
      details: { old_name: 'Before Ltd', new_name: 'After Ltd' },
    });
    expect((await mailbox.latest(founder.email)).kind).toBe('company_change_approve');
  });

  test('ADMIN-03 a name has no invisible characters, such as those that turn it round', async () => {
    const founder = await people.founder({ name: 'Visible Ltd', website: 'https://visible.test' });
    await save(founder, { name: '\u202edtL elbisiV\u202c', legal_name: 'Vis\u200bible Ltd' });
    expect((await shown(founder.company.id)).company).toMatchObject({
      requested_identity: { name: 'dtL elbisiV', legal_name: 'Visible Ltd' },
    });
  });

  test('ADMIN-03 what the operator has not read is not approved', async () => {
    const founder = await people.founder({ name: 'Steady Ltd', website: 'https://steady.test' });
    const { id } = founder.company;
    await save(founder, { name: 'Steady Rail Ltd' });
    const { version } = (await shown(id)).company;
    await save(founder, { name: 'Something Else Ltd' });
    const late = await decide(id, { decision: 'approve', version });
    expect([late.status, late.body.code]).toEqual([409, 'version_conflict']);
    expect((await companyOf(founder)).name).toBe('Steady Ltd');
  });

  test('ADMIN-03 sending the approved values again withdraws the change, and other fields change while it waits', async () => {
    const founder = await people.founder({ name: 'Wavering Ltd', website: 'https://wavering.test' });
    await save(founder, { name: 'Decided Ltd' });
    await save(founder, { name: 'Decided Ltd', city: 'Wells' });
    expect(await companyOf(founder)).toMatchObject({
      ...{ name: 'Wavering Ltd', city: 'Wells', is_rechecked: true },
      requested_identity: { name: 'Decided Ltd' },
    });
    await save(founder, { name: 'Wavering Ltd' });
    expect(await companyOf(founder)).toMatchObject({ is_rechecked: false, requested_identity: null });
    expect((await auditOf(founder.company.id))[0]!.action).toBe('company.change_withdrawn');
  });

  test('ADMIN-03 a look-alike domain is flagged as the domain', async () => {
    const real = await people.founder({ name: 'Scope Marine', website: 'https://scope-marine.test' });
    const other = await people.founder(
      { name: 'Another Yard', website: 'https://\u0455\u0441\u043e\u0440\u0435-marine.test' },
      'pending',
    );
    expect((await shown(other.company.id)).duplicates).toEqual([
      { id: real.company.id, name: 'Scope Marine', status: 'active', reasons: ['domain'] },
    ]);
  });

  test('a name that was changed before changes waited can be approved, and is not refused in silence', async () => {
    const founder = await people.founder({ name: 'Earlier Ltd', website: 'https://earlier.test' });
    const { id } = founder.company;
    await people.put(id, { recheck_since: new Date() });
    const refused = await decide(id, { decision: 'reject', code: 'other', text: 'No.' });
    expect([refused.status, refused.body.data]).toEqual([409, { allowed: ['approve', 'deactivate'] }]);
    expect((await decide(id, { decision: 'approve' })).status).toBe(200);
  });
});

describe('ADMIN-04 a commitment to veterans', () => {
  const evidence = 'https://www.gov.uk/awards/2026';
  const gold = { veteran_commitment: 'gold', commitment_evidence: evidence };
  const badge = { veteran_features: ['covenant_gold', 'mentor'] };

  const check = async (id: number, is_confirmed: boolean, version?: number) =>
    ask('checkCommitment', {
      params: { id },
      body: { is_confirmed, version: version ?? (await shown(id)).company.version },
    });

  async function jobOf(founder: Founder) {
    const created = await founder.call('createJob', { body: { title: 'Signal Fitter' } });
    const job = created.body.data as Schemas['Job'];
    const tick = async () => {
      const { body } = await founder.call('previewJob', { params: { id: job.id } });
      const { version } = (body.data as { job: Schemas['Job'] }).job;
      return founder.call('updateJob', { params: { id: job.id }, body: { version, ...badge } });
    };
    const badges = async () => {
      const { body } = await founder.call('previewJob', { params: { id: job.id } });
      const { veteran_features, company } = (body.data as { job: Schemas['Job'] }).job;
      return [company.covenant, veteran_features];
    };
    return { id: job.id, tick, badges };
  }

  test('ADMIN-04 a job carries Covenant Gold only after an operator has confirmed it, and not after it is lost', async () => {
    const founder = await people.founder({ name: 'Goldworth Ltd', website: 'https://goldworth.test' });
    const { id } = founder.company;
    const job = await jobOf(founder);
    const refusal = { veteran_features: ['We have to check your company’s gold award first'] };
    const none = await job.tick();
    const created = await founder.call('createJob', { body: { title: 'Signal Fitter', ...badge } });
    expect([none, created].map(({ status, body }) => [status, body.errors])).toEqual(
      Array(2).fill([422, refusal]),
    );

    await save(founder, gold);
    expect((await companyOf(founder)).commitment_check).toBe('waiting');
    expect((await job.tick()).body.errors).toEqual(refusal);
    expect(await job.badges()).toEqual(['none', []]);
    const waiting = await ask('listAdminCompanies', { query: { status: 'waiting', search: 'goldworth' } });
    expect((waiting.body.data as Schemas['AdminCompany'][])[0]!.company).toMatchObject(gold);

    await check(id, false);
    expect([(await companyOf(founder)).commitment_check, (await job.tick()).status]).toEqual([
      'refused',
      422,
    ]);
    await check(id, true);
    expect((await companyOf(founder)).commitment_check).toBe('confirmed');
    expect((await job.tick()).status).toBe(200);
    expect(await job.badges()).toEqual(['gold', badge.veteran_features]);
    expect((await auditOf(id)).map(({ action }) => action).slice(0, 2)).toEqual([
      'company.commitment_confirmed',
      'company.commitment_refused',
    ]);

    await save(founder, { veteran_commitment: 'none' });
    expect(await job.badges()).toEqual(['none', ['mentor']]);
    await save(founder, gold);
    expect(await job.badges()).toEqual(['none', ['mentor']]);
  });

  test('ADMIN-04 a confirmed award is checked again with other evidence, and under another name', async () => {
    const founder = await people.founder({ name: 'Renamed Ltd', website: 'https://renamed.test' });
    const { id } = founder.company;
    const checked = async () => (await companyOf(founder)).commitment_check;
    await save(founder, gold);
    await check(id, true);
    const other = { ...gold, commitment_evidence: `${evidence}/other` };
    await save(founder, other);
    expect(await checked()).toBe('waiting');
    await check(id, true);
    await save(founder, { ...other, name: 'Wholly Different Ltd' });
    expect(await checked()).toBe('confirmed');
    expect((await decide(id, { decision: 'approve' })).status).toBe(200);
    expect(await checked()).toBe('waiting');
  });

  test('ADMIN-04 a badge that was stored before is not shown without a confirmed award', async () => {
    const founder = await people.founder({ name: 'Tickbox Ltd', website: 'https://tickbox.test' });
    const job = await jobOf(founder);
    await server.database.asPlatform((tx) =>
      tx.execute(sql`update jobs set veteran_features = '{covenant_gold}' where id = ${job.id}`),
    );
    expect(await job.badges()).toEqual(['none', []]);
  });

  test('ADMIN-04 a claim needs evidence, and the operator confirms the claim that was read', async () => {
    const founder = await people.founder({ name: 'Silverton Ltd', website: 'https://silverton.test' });
    const { id } = founder.company;
    const bare = await save(founder, { veteran_commitment: 'silver' });
    expect([bare.status, bare.body.errors]).toEqual([
      422,
      { commitment_evidence: ['Tell us where we can check this'] },
    ]);
    const nothing = await check(id, true);
    expect([nothing.status, nothing.body.code]).toEqual([409, 'invalid_transition']);
    await save(founder, { veteran_commitment: 'silver', commitment_evidence: evidence });
    const { version } = (await shown(id)).company;
    await save(founder, gold);
    const late = await check(id, true, version);
    expect([late.status, late.body.code]).toEqual([409, 'version_conflict']);
    expect((await companyOf(founder)).commitment_check).toBe('waiting');
  });
});

describe('what an approved company looks like', () => {
  const appearanceMails = async (name: string) =>
    (await mailbox.all('operator@demo.test')).filter(
      ({ kind, subject }) => kind === 'company_appearance_changed' && subject.startsWith(name),
    );

  async function logoOf(background: string) {
    const picture = sharp({ create: { width: 200, height: 200, channels: 3, background } });
    const form = new FormData();
    form.set('logo', new File([new Uint8Array(await picture.png().toBuffer())], 'logo.png'));
    return form;
  }

  test('operators get the old and the new description of an approved company, and of no other', async () => {
    const description = 'Official recruitment partner of Orbital Freight for all of its depots.';
    const [founder, pending] = [
      await people.founder({ name: 'Lookalike Ltd', website: 'https://lookalike.test' }),
      await people.founder({ name: 'Waiting Ltd', website: 'https://waiting.test' }, 'pending'),
    ];
    await save(founder, { city: 'Wells' });
    expect(await appearanceMails('Lookalike')).toEqual([]);
    for (const company of [founder, pending]) expect((await save(company, { description })).status).toBe(200);
    const mails = await appearanceMails('Lookalike');
    expect(mails.map(({ subject }) => subject)).toEqual(['Lookalike Ltd changed its description']);
    expect(mails[0]!.text).toContain(`Before:\n${details.description}`);
    expect(mails[0]!.text).toContain(`Now:\n${description}`);
    expect(await appearanceMails('Waiting')).toEqual([]);
  });

  test('changes at most ten times a day, whichever of its admins changes it', async () => {
    const changeAppearance = { ...defaultLimits.changeAppearance, attempts: 2 };
    const strict = await startTestServer({ database: server.database, limits: { changeAppearance } });
    const founder = await people.founder({ name: 'Restless Ltd', website: 'https://restless.test' });
    const colleague = await people.recruiter(founder.domain);
    await people.putUser(colleague, {
      ...{ company_id: founder.company.id, company_found_id: null, is_admin: true },
    });
    const put = async ({ token }: { token: string }, change: object) => {
      const { version, name, website } = await companyOf(founder);
      const body = { ...details, name, website, version, ...change };
      return (await strict.request('updateCompany', { token, body })).status;
    };
    const upload = async ({ token }: { token: string }) =>
      (await strict.request('saveCompanyLogo', { token, form: await logoOf('teal') })).status;
    const description = 'Official recruitment partner of every railway in the country.';
    expect([await put(founder, { description }), await upload(colleague)]).toEqual([200, 200]);
    expect([await upload(founder), await put(colleague, {})]).toEqual([429, 429]);
    const { status } = await strict.request('removeCompanyLogo', { token: founder.token });
    expect([status, await put(founder, { description, city: 'Wells' })]).toEqual([429, 200]);
    expect(defaultLimits.changeAppearance).toEqual({ attempts: 10, seconds: 24 * 60 * 60 });
    expect((await appearanceMails('Restless')).length).toBe(2);
  });

  test('what is refused or changes nothing does not count as a change of the appearance', async () => {
    const changeAppearance = { ...defaultLimits.changeAppearance, attempts: 1 };
    const strict = await startTestServer({ database: server.database, limits: { changeAppearance } });
    const founder = await people.founder({ name: 'Settled Ltd', website: 'https://settled.test' });
    const { token } = founder;
    const put = async (change: object) => {
      const { version, name, website } = await companyOf(founder);
      const body = { ...details, name, website, version, ...change };
      return (await strict.request('updateCompany', { token, body })).status;
    };
    const description = 'Official recruitment partner of every harbour in the country.';
    const broken = new FormData();
    broken.set('logo', new File([Buffer.from('\x89PNG\r\n\x1a\nNo picture', 'latin1')], 'logo.png'));
    const statuses = [
      (await strict.request('saveCompanyLogo', { token, form: broken })).status,
      await put({ description, industry_id: 999_999 }),
      (await strict.request('removeCompanyLogo', { token })).status,
      await put({ description }),
      await put({ description: `${description} And more.` }),
    ];
    expect(statuses).toEqual([422, 422, 200, 200, 429]);
  });

  test('removing a logo that is not there changes nothing', async () => {
    const founder = await people.founder({ name: 'Plain Ltd', website: 'https://plain.test' });
    const { id } = founder.company;
    const before = [(await companyOf(founder)).version, await auditOf(id)];
    expect((await founder.call('removeCompanyLogo')).status).toBe(200);
    expect([(await companyOf(founder)).version, await auditOf(id)]).toEqual(before);
  });

  test('operators can open the old and the new logo of an approved company for 30 days', async () => {
    const founder = await people.founder({ name: 'Emblem Ltd', website: 'https://emblem.test' });
    const upload = async (background: string) => {
      const saved = await founder.call('saveCompanyLogo', { form: await logoOf(background) });
      expect(saved.status).toBe(200);
    };
    await upload('olive');
    await upload('navy');
    expect((await founder.call('removeCompanyLogo')).status).toBe(200);
    const mails = (await appearanceMails('Emblem')).reverse();
    const links = mails.map(({ text }) =>
      [...text.matchAll(/api\/pictures\/([\w-]+)\/original/g)].map(([, key]) => key!),
    );
    expect(links).toEqual([[expect.any(String)], [links[0]![0], expect.any(String)], [links[1]![1]]]);
    const status = async (key: string) =>
      (await server.request('getPicture', { params: { key, size: 'original' } })).status;
    expect((await auditOf(founder.company.id))[0]).toMatchObject({ details: { changed: 'logo' } });
    const [olive, navy] = links[1]!;
    expect([await status(olive!), await status(navy!)]).toEqual([200, 200]);
    // Ends the sessions, too: the last test here.
    await sweep(server.database, new Date(testNow.getTime() + 31 * 24 * 3_600_000));
    expect([await status(olive!), await status(navy!)]).toEqual([404, 404]);
  });
});
