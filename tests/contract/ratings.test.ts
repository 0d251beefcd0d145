/** Ratings of an applicant: by which criteria, who reads them and when, and what becomes of them. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { forgetApplicant } from '../../server/applications/forget.ts';
import { auditEntries } from '../../server/db/schema/audit.ts';
import { applicationRatings } from '../../server/db/schema/ratings.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { endDepartures } from '../../server/privacy/departure.ts';
import { collectExport } from '../../server/privacy/export/collectExport.ts';
import { type Application, applicationsOn, type Person } from '../support/contract/applicationSteps.ts';
import { peopleOf, type Recruiter } from '../support/contract/companyPeople.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';
import { changePublished, type Job, wholeJob } from '../support/contract/jobWriting.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { testNow } from '../support/contract/testNow.ts';

type Schemas = components['schemas'];
type Ratings = Schemas['ApplicationRatings'];
type Rating = Schemas['ApplicationRating'];
type Founder = Awaited<ReturnType<ReturnType<typeof peopleOf>['founder']>>;

const day = 86_400_000;
let now = testNow;
const server = await startTestServer({ clock: () => now });
const mailbox = mailboxOf(server);
const people = peopleOf(server);
const steps = applicationsOn(server);
const outbox = await createOutbox({ database: server.database, clock: () => now, onError: () => {} });

let veteran: Person;
let founder: Founder;
let ann: Recruiter;
let job: Job;
let application: Application;
let tenantId: number;

const content = {
  requirements: ['Lead a team', 'Work at height'],
  skills: [
    { name: 'Excel', is_required: false },
    { name: 'Welding', is_required: true },
  ],
};
const criteria = ['Lead a team', 'Work at height', 'Welding', 'Excel'];

const jobOf = async ({ call }: Founder, change: Partial<Schemas['JobFields']> = content) => {
  const drafted = await call('createJob', { body: wholeJob(testNow, change) });
  const { id } = drafted.body.data as Job;
  return (await call('publishJob', { params: { id } })).body.data as Job;
};

beforeAll(async () => {
  veteran = await steps.person('veteran-complete@demo.test');
  ({ id: tenantId } = await tenantOf(server.database, 'uk'));
});

beforeEach(async () => {
  founder = await people.founder();
  ann = await people.recruiter(undefined, 'uk', {
    company_id: founder.company.id,
    first_name: 'Ann',
    last_name: 'Lee',
  });
  job = await jobOf(founder);
  application = await steps.apply(veteran, job);
});

afterEach(() => {
  now = testNow;
});

type Caller = Pick<Recruiter, 'call'>;
type RatingBody = Pick<Rating, 'overall'> & Partial<Pick<Rating, 'criteria' | 'reason'>>;

const at = ({ id }: Pick<Application, 'id'> = application) => ({ params: { id } });
const read = async (by: Caller, of = application) =>
  (await by.call('getApplicationRatings', at(of))).body.data as Ratings;
const rate = (by: Caller, rating: RatingBody, of = application) =>
  by.call('rateApplication', { ...at(of), body: { criteria: [], ...rating } });
const rated = async (...args: Parameters<typeof rate>) => {
  const { status, body } = await rate(...args);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data as Ratings;
};

const ofAnn: RatingBody = {
  overall: 'probably_not',
  criteria: [
    { criterion: 'Lead a team', rating: 'partly' },
    { criterion: 'Welding', rating: 'not_shown' },
  ],
  reason: 'No welding since 2019.',
};
const byAnn = { ...ofAnn, author: 'Ann Lee', created_at: testNow.toISOString(), changed_at: null };

test('HIRE-10 a colleague is assigned, mentioned and notified of both, and reads another’s rating by the job’s own criteria only after giving theirs', async () => {
  const assigned = await founder.call('assignApplication', { ...at(), body: { assignee_id: ann.id } });
  const text = `@[${ann.id}] what do you think?`;
  const noted = await founder.call('addApplicationNote', { ...at(), body: { text, audience: 'team' } });
  expect([assigned.status, noted.status]).toEqual([200, 201]);
  const news = (await ann.call('listNotifications')).body.data as Schemas['Notification'][];
  expect(news.map(({ type }) => type)).toEqual(['note_mentioned', 'application_assigned']);
  expect((await mailbox.all(ann.email)).map(({ kind }) => kind)).toEqual([
    'note_mentioned',
    'application_assigned',
  ]);
  await rated(founder, { overall: 'yes', criteria: [{ criterion: 'Welding', rating: 'clearly' }] });
  expect(await read(ann)).toEqual({ criteria, can_rate: true, own: null, others: null });
  const { others } = await rated(ann, ofAnn);
  expect(others?.map(({ overall, criteria: rating }) => [overall, rating])).toEqual([
    ['yes', [{ criterion: 'Welding', rating: 'clearly' }]],
  ]);
});

describe('whoever has not rated', () => {
  test('reads the criteria of the job, and nothing of others’ ratings', async () => {
    const before = await read(founder);
    expect(before).toEqual({ criteria, can_rate: true, own: null, others: null });
    await rated(ann, ofAnn);
    expect(await read(founder)).toEqual(before);
  });

  test('cannot tell from any list, page, count, export, notification or mail that others have rated', async () => {
    const get = async (by: Pick<Recruiter, 'call'>, operation: string, options = {}) => {
      const { status, body, file } = await by.call(operation, options);
      expect([operation, status]).toEqual([operation, 200]);
      return file ? String(file) : body;
    };
    const everything = async () => ({
      page: await get(founder, 'getApplication', at()),
      list: await get(founder, 'listJobApplications', at(job)),
      order: await get(founder, 'listApplicantOrder', at(job)),
      table: await get(founder, 'exportApplications'),
      jobs: await get(founder, 'listRecruiterJobs'),
      dashboard: await get(founder, 'getRecruiterDashboard'),
      notifications: await get(founder, 'listNotifications'),
      messages: await get(founder, 'listMessageThreads'),
      mails: await mailbox.all(founder.email),
      ofVeteran: await veteran.get('getApplication', at()),
      mailsToVeteran: await mailbox.all(veteran.email),
      audited: await server.database.asPlatform((tx) => tx.$count(auditEntries)),
    });
    // Opening the application is logged once.
    await everything();
    const before = await everything();
    await rated(ann, ofAnn);
    expect(await everything()).toEqual(before);
  });

  test('of another company, or as the veteran, is refused', async () => {
    const stranger = await people.founder();
    expect([
      (await stranger.call('getApplicationRatings', at())).status,
      (await rate(stranger, ofAnn)).status,
      (await veteran.ask('getApplicationRatings', at())).status,
    ]).toEqual([404, 404, 403]);
  });
});

describe('a rating', () => {
  test('opens those of the others to its author, and is open to those who have given theirs', async () => {
    await rated(ann, ofAnn);
    const own = { overall: 'definitely' as const, criteria: [], reason: null };
    const { others, ...ofFounder } = await rated(founder, own);
    expect([others, ofFounder.own?.overall]).toEqual([[byAnn], 'definitely']);
    const ofColleague = await read(ann);
    expect([ofColleague.own, ofColleague.others?.map(({ author }) => author)]).toEqual([
      byAnn,
      [ofFounder.own!.author],
    ]);
  });

  test('can be changed, and others read that it was; sent again it is no change', async () => {
    await rated(ann, ofAnn);
    await rated(founder, { overall: 'yes' });
    now = new Date(testNow.getTime() + 60 * 60_000);
    await rated(ann, ofAnn);
    expect((await read(founder)).others).toEqual([byAnn]);
    await rated(ann, { ...ofAnn, overall: 'yes' });
    expect((await read(founder)).others).toEqual([
      { ...byAnn, overall: 'yes', changed_at: now.toISOString() },
    ]);
  });

  test('is by the criteria of the job as they applied for it, whatever the job asks for now', async () => {
    await rated(ann, ofAnn);
    const { version } = (await founder.call('getJob', at(job))).body.data as Job;
    const change = { requirements: ['Drive a lorry'], skills: [] };
    expect((await changePublished(founder, { id: job.id, version }, change)).status).toBe(200);
    const later = await steps.apply(await steps.person('veteran-18@example.test'), job);
    expect([(await read(ann)).criteria, (await read(ann, later)).criteria]).toEqual([
      criteria,
      ['Drive a lorry'],
    ]);
    expect((await read(ann)).own).toEqual(byAnn);
  });

  test('may leave out every criterion', async () => {
    const plain = await jobOf(founder, { requirements: ['Anything'], skills: [] });
    const sent = await steps.apply(veteran, plain);
    expect((await read(ann, sent)).criteria).toEqual(['Anything']);
    expect((await rated(ann, { overall: 'yes' }, sent)).own?.criteria).toEqual([]);
  });

  test.each<[string, RatingBody['criteria'], string]>([
    ['what is no criterion', [{ criterion: 'Age', rating: 'clearly' }], 'criteria.0.criterion'],
    [
      'a criterion twice',
      [
        { criterion: 'Welding', rating: 'clearly' },
        { criterion: 'Welding', rating: 'partly' },
      ],
      'criteria.1.criterion',
    ],
  ])('cannot have %s', async (_, rating, field) => {
    const { status, body } = await rate(ann, { overall: 'yes', criteria: rating });
    expect([status, body.errors]).toEqual([422, { [field]: ['Rate each criterion of this job once'] }]);
  });

  test('ends with the application, and can still be read by those who gave one', async () => {
    await rated(ann, ofAnn);
    await veteran.get('withdrawApplication', { ...at(), body: {} });
    const refused = await rate(founder, { overall: 'yes' });
    expect([refused.status, refused.body.code]).toEqual([409, 'application_ended']);
    expect(await read(founder)).toEqual({ criteria, can_rate: false, own: null, others: null });
    expect(await read(ann)).toEqual({ criteria, can_rate: false, own: byAnn, others: [] });
  });

  test('stays with its author’s name when they leave, and without it once they are erased', async () => {
    await rated(ann, ofAnn);
    await rated(founder, { overall: 'yes' });
    expect((await ann.call('leaveCompany')).status).toBe(200);
    expect((await read(founder)).others).toEqual([byAnn]);
    expect((await ann.call('getApplicationRatings', at())).status).toBe(403);
    expect((await ann.call('deleteAccount', { body: {} })).status).toBe(202);
    now = new Date(testNow.getTime() + 15 * day);
    await endDepartures(server.database, outbox, now);
    // When the session of the reader is still open.
    now = testNow;
    expect((await read(founder)).others).toEqual([{ ...byAnn, author: 'Former recruiter' }]);
  });

  test('is in the veteran’s copy of all data without its author, and goes with the words of the application', async () => {
    await rated(ann, ofAnn);
    const exported = await server.database.asTenant(tenantId, (db) =>
      collectExport(db, veteran.id, ['applications'], now),
    );
    const parts = exported!.sections.flatMap((section) => section.parts);
    const part = parts.find(({ source }) => source.table === applicationRatings)!;
    const [row] = part.rows.filter(({ application_id }) => application_id === application.id);
    expect(row).toEqual({
      ...ofAnn,
      ...{ id: row!.id, application_id: application.id, created_at: testNow.toISOString(), changed_at: null },
    });
    const printed = part.source.printed!(row!, [], { countryId: 232, now });
    expect(printed).toMatchObject({
      would_take_further: 'Probably not',
      criteria: [
        { name: 'Lead a team', rating: 'Partly shown' },
        { name: 'Welding', rating: 'Not shown' },
      ],
    });
    await server.database.asTenant(tenantId, (db) => forgetApplicant(db, veteran.id, now, [application.id]));
    const left = await server.database.asPlatform((tx) =>
      tx.$count(applicationRatings, eq(applicationRatings.application_id, application.id)),
    );
    expect([left, (await rate(ann, ofAnn)).status]).toEqual([0, 404]);
  });
});
