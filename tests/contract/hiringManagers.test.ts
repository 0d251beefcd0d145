/** Hiring managers: how somebody becomes one, what they read of which jobs, and what ends it. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { hiringTeams } from '../../server/db/schema/hiringTeams.ts';
import { type Application, applicationsOn, type Person } from '../support/contract/applicationSteps.ts';
import { peopleOf, type Recruiter } from '../support/contract/companyPeople.ts';
import { type RequestOptions, startTestServer } from '../support/contract/harness.ts';
import { type Job, wholeJob } from '../support/contract/jobWriting.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { testNow } from '../support/contract/testNow.ts';

type Schemas = components['schemas'];
type Founder = Awaited<ReturnType<ReturnType<typeof peopleOf>['founder']>>;
type Caller = Pick<Recruiter, 'call'>;

const server = await startTestServer();
const mailbox = mailboxOf(server);
const people = peopleOf(server);
const steps = applicationsOn(server);

let veteran: Person;
let founder: Founder;
let manager: Recruiter;
let job: Job;
let otherJob: Job;
let application: Application;
let otherApplication: Application;

const secretSalary = {
  salary: { min: 3_500_000, max: 4_000_000, currency: 'GBP', per: 'year', is_public: false },
} as Partial<Schemas['JobFields']>;

async function published({ call }: Founder, change: Partial<Schemas['JobFields']> = {}): Promise<Job> {
  const drafted = await call('createJob', { body: wholeJob(testNow, change) });
  const { id } = drafted.body.data as Job;
  return (await call('publishJob', { params: { id } })).body.data as Job;
}

const hiringManager = (company: { id: number }, first_name = 'Hanna') =>
  people.recruiter(undefined, 'uk', {
    company_id: company.id,
    member_role: 'hiring_manager',
    first_name,
    last_name: 'Voss',
  });

beforeAll(async () => {
  veteran = await steps.person('veteran-complete@demo.test');
});

beforeEach(async () => {
  founder = await people.founder();
  manager = await hiringManager(founder.company);
  job = await published(founder, secretSalary);
  otherJob = await published(founder);
  application = await steps.apply(veteran, job);
  otherApplication = await steps.apply(veteran, otherJob);
});

const add = (userId: number, to: Pick<Job, 'id'> = job, by: Caller = founder) =>
  by.call('addHiringManager', { params: { id: to.id }, body: { user_id: userId } });
const remove = (userId: number, from: Pick<Job, 'id'> = job, by: Caller = founder) =>
  by.call('removeHiringManager', { params: { id: from.id, user_id: userId } });
const decide = (action: string, id = manager.id) =>
  founder.call('updateCompanyUser', { params: { id }, body: { action } });
const get = async <Data>(by: Caller, operation: string, options: RequestOptions = {}): Promise<Data> => {
  const { status, body } = await by.call(operation, options);
  expect([operation, status]).toEqual([operation, 200]);
  return body.data as Data;
};
const statusOf = async (by: Caller, operation: string, options: RequestOptions = {}) =>
  (await by.call(operation, options)).status;
const of = ({ id }: { id: number }) => ({ params: { id } });
const jobsOf = async (by: Caller) =>
  (await get<Schemas['RecruiterJob'][]>(by, 'listRecruiterJobs')).map(({ id }) => id);
const newsOf = async (by: Caller) =>
  (await get<Schemas['Notification'][]>(by, 'listNotifications')).map(({ type }) => type);
const teamsOf = async (userId: number) =>
  (await server.database.asPlatform((tx) => tx.select().from(hiringTeams)))
    .filter((row) => row.user_id === userId)
    .map((row) => row.job_id);

test('a hiring manager sees only the jobs of their hiring teams, rates and writes notes there, and moves nobody', async () => {
  expect([await jobsOf(manager), await statusOf(manager, 'getApplication', of(application))]).toEqual([
    [],
    404,
  ]);
  expect((await add(manager.id)).status).toBe(200);
  expect(await jobsOf(manager)).toEqual([job.id]);
  const listed = await get<Schemas['Applicant'][]>(manager, 'listJobApplications', of(job));
  expect(listed.map(({ id, allowed }) => [id, allowed])).toEqual([[application.id, []]]);
  const read = await get<Application>(manager, 'getApplication', of(application));
  expect([read.id, read.allowed, read.offer, read.job_terms, read.candidate_id]).toEqual([
    application.id,
    [],
    null,
    null,
    null,
  ]);
  expect(await statusOf(manager, 'getApplicationCv', of(application))).toBe(200);
  const text = `@[${founder.id}] I would meet them.`;
  const rated = await manager.call('rateApplication', {
    ...of(application),
    body: { overall: 'yes', criteria: [] },
  });
  const noted = await manager.call('addApplicationNote', {
    ...of(application),
    body: { text, audience: 'team' },
  });
  expect([rated.status, noted.status, (await newsOf(founder)).includes('note_mentioned')]).toEqual([
    200,
    201,
    true,
  ]);
  const { version } = await get<Application>(founder, 'getApplication', of(application));
  const move = { ...of(application), body: { to: 'shortlisted', version } };
  expect([
    await statusOf(manager, 'moveApplication', move),
    await statusOf(manager, 'sendMessage', { ...of(application), body: { text: 'Hello' } }),
    await statusOf(manager, 'listCandidates'),
  ]).toEqual([403, 403, 403]);
});

describe('somebody becomes a hiring manager', () => {
  test('by an invitation that says so, in its mail and on its page', async () => {
    const guest = await people.recruiter();
    const body = { emails: [guest.email], member_role: 'hiring_manager' };
    expect((await founder.call('inviteCompanyUsers', { body })).status).toBe(200);
    const mail = await mailbox.latest(guest.email);
    expect(mail.text).toContain('as a hiring manager');
    const { token } = mailbox.fragmentOf(mailbox.linkIn(mail));
    const checked = await server.request('checkInvitation', { body: { token } });
    expect((checked.body.data as Schemas['InvitationCheck']).member_role).toBe('hiring_manager');
    const user = await get<Schemas['User']>(guest, 'acceptInvitation', { body: { token } });
    const { member_role, is_admin, user_role } = user.user_details;
    expect([member_role, is_admin, user_role]).toEqual(['hiring_manager', 0, 'Hiring manager']);
  });

  test('but no admin does', async () => {
    const body = { emails: ['kim@elsewhere.test'], is_admin: true, member_role: 'hiring_manager' };
    const invited = await founder.call('inviteCompanyUsers', { body });
    expect([invited.status, invited.body.errors]).toEqual([
      422,
      { member_role: ['An admin is always a recruiter'] },
    ]);
    const other = await people.recruiter(undefined, 'uk', { company_id: founder.company.id, is_admin: true });
    expect((await decide('make_hiring_manager', other.id)).status).toBe(409);
    expect((await decide('make_admin')).status).toBe(409);
  });

  test('and no longer reads what they had as a recruiter', async () => {
    const recruiter = await people.recruiter(undefined, 'uk', { company_id: founder.company.id });
    await founder.call('assignApplication', { ...of(application), body: { assignee_id: recruiter.id } });
    expect(await newsOf(recruiter)).toEqual(['application_assigned']);
    expect((await decide('make_hiring_manager', recruiter.id)).status).toBe(200);
    const { assignee } = await get<Application>(founder, 'getApplication', of(application));
    expect([assignee, await newsOf(recruiter)]).toEqual([null, ['membership_changed']]);
    expect([
      await jobsOf(recruiter),
      await statusOf(recruiter, 'getApplication', of(application)),
      await statusOf(recruiter, 'exportApplications'),
      await statusOf(recruiter, 'listSavedViews'),
      await statusOf(recruiter, 'followMessages', of(application)),
    ]).toEqual([[], 404, 403, 403, 403]);
  });

  test('and gets no news of the applications for the jobs that they published', async () => {
    const recruiter = await people.recruiter(undefined, 'uk', { company_id: founder.company.id });
    const own = await published({ ...founder, ...recruiter });
    await decide('make_hiring_manager', recruiter.id);
    await steps.apply(veteran, own);
    expect(await newsOf(recruiter)).toEqual(['membership_changed']);
    expect(await newsOf(founder)).toContain('new_application');
  });
});

describe('a hiring team', () => {
  test('has those whom a recruiter added, who hear of it once, and offers the others', async () => {
    const other = await hiringManager(founder.company, 'Ines');
    await hiringManager((await people.founder()).company, 'Nobody');
    await add(manager.id);
    await add(manager.id);
    const team = await get<Schemas['HiringTeam']>(founder, 'listHiringTeam', of(job));
    expect(team).toEqual({
      members: [{ id: manager.id, name: 'Hanna Voss', job_title: null }],
      available: [{ id: other.id, name: 'Ines Voss', job_title: null }],
      limit: 20,
    });
    expect(await newsOf(manager)).toEqual(['membership_changed']);
  });

  test('takes active hiring managers of the company alone', async () => {
    const elsewhere = await hiringManager((await people.founder()).company);
    const inactive = await hiringManager(founder.company);
    await people.putUser(inactive, { status: 'inactive' });
    for (const id of [founder.id, elsewhere.id, inactive.id, veteran.id, 2147483647]) {
      const { status, body } = await add(id);
      const errors = { user_id: ['Choose a hiring manager who works for your company'] };
      expect([status, body.errors]).toEqual([422, errors]);
    }
  });

  test('is nobody’s business elsewhere', async () => {
    const stranger = await people.founder();
    await add(manager.id);
    expect([
      (await add(manager.id, job, stranger)).status,
      (await remove(manager.id, job, stranger)).status,
      await statusOf(stranger, 'listHiringTeam', of(job)),
      (await add(manager.id, otherJob, manager)).status,
      await statusOf(manager, 'listHiringTeam', of(job)),
    ]).toEqual([404, 404, 404, 403, 403]);
    expect(await teamsOf(manager.id)).toEqual([job.id]);
  });

  test('has twenty people at most, also when several are added together', async () => {
    const managers = await Promise.all(Array.from({ length: 22 }, () => hiringManager(founder.company)));
    const answers = await Promise.all(managers.map(({ id }) => add(id)));
    const codes = answers.map(({ body }) => body.code ?? 'added');
    expect(codes.toSorted()).toEqual([...Array(20).fill('added'), 'limit_reached', 'limit_reached']);
  });
});

describe('of the jobs of their teams, a hiring manager', () => {
  beforeEach(async () => {
    await add(manager.id);
  });

  test('reads a job without moves, unpublished changes and a salary that is not public', async () => {
    const { version } = await get<Job>(founder, 'getJob', of(job));
    await founder.call('updateJob', { ...of(job), body: { version, title: 'Not yet' } });
    const { recruiter, salary } = await get<Schemas['Job']>(manager, 'getJob', of(job));
    expect([salary, recruiter?.salary, recruiter?.allowed, recruiter?.unpublished]).toEqual([
      null,
      null,
      [],
      null,
    ]);
    const [listed] = await get<Schemas['RecruiterJob'][]>(manager, 'listRecruiterJobs');
    expect([listed?.allowed, listed?.has_unpublished_changes]).toEqual([[], false]);
    // Others they read as everybody does.
    expect((await get<Schemas['Job']>(manager, 'getJob', of(otherJob))).recruiter).toBeNull();
  });

  test('reads no salary from before it was public', async () => {
    const { version } = await get<Job>(founder, 'getJob', of(job));
    const salary = { min: 5_000_000, max: 5_500_000, currency: 'GBP', per: 'year', is_public: true };
    const saved = await founder.call('updateJob', { ...of(job), body: { version, salary } });
    const body = { version: (saved.body.data as Job).version };
    expect((await founder.call('publishJobChanges', { ...of(job), body })).status).toBe(200);
    const ofRecruiter = await get<Schemas['Job']>(founder, 'getJob', of(job));
    expect(ofRecruiter.recruiter?.changes.map(({ field }) => field)).toEqual(['salary']);
    const read = await get<Schemas['Job']>(manager, 'getJob', of(job));
    expect([read.salary?.min, read.recruiter?.changes]).toEqual([5_000_000, []]);
  });

  test('reads nothing of who owns other jobs', async () => {
    const recruiter = await people.recruiter(undefined, 'uk', { company_id: founder.company.id });
    await published({ ...founder, ...recruiter });
    const ownersFor = async (by: Caller) => {
      const { body } = await by.call('listRecruiterJobs');
      const { owners } = (body as unknown as { meta: { owners: { id: number }[] } }).meta;
      return owners.map(({ id }) => id).sort((first, second) => first - second);
    };
    expect([await ownersFor(founder), await ownersFor(manager)]).toEqual([
      [founder.id, recruiter.id].sort((first, second) => first - second),
      [founder.id],
    ]);
  });

  test('reads of an agreed interview without the calendar entry, which is for whoever takes part', async () => {
    const move = async (to: string, more: object = {}) => {
      const { version } = await get<Application>(founder, 'getApplication', of(application));
      const { status } = await founder.call('moveApplication', {
        ...of(application),
        body: { to, version, ...more },
      });
      expect([to, status]).toEqual([to, 200]);
    };
    const at = '2026-12-02T14:30:00.000Z';
    await move('viewed');
    await move('interview', {
      interview: {
        ...{ times: [at], minutes: 45, mode: 'in_person', place: 'Gate 4, Bristol' },
        time_zone: 'Europe/London',
      },
    });
    const proposed = await get<Application>(founder, 'getApplication', of(application));
    const { id: interview_id, sequence } = proposed.interview!;
    const body = { interview_id, sequence, answer: 'confirmed', at };
    expect((await veteran.ask('answerInterview', { ...of(application), body })).status).toBe(200);
    const { interview } = await get<Application>(manager, 'getApplication', of(application));
    expect([interview?.at, interview?.allowed, interview?.has_calendar]).toEqual([at, [], false]);
    expect(await statusOf(manager, 'getInterviewCalendar', of(application))).toBe(404);
  });

  test('is assigned and mentioned; of other jobs not', async () => {
    const assign = (to: Application) =>
      founder.call('assignApplication', { ...of(to), body: { assignee_id: manager.id } });
    const mention = (at: Application) =>
      founder.call('addApplicationNote', {
        ...of(at),
        body: { text: `@[${manager.id}] have a look`, audience: 'team' },
      });
    expect([(await assign(application)).status, (await mention(application)).status]).toEqual([200, 201]);
    expect([(await assign(otherApplication)).status, (await mention(otherApplication)).status]).toEqual([
      422, 422,
    ]);
    const colleagues = async (jobId?: number) =>
      (
        await get<Schemas['Colleague'][]>(founder, 'listColleagues', {
          query: jobId === undefined ? {} : { job_id: jobId },
        })
      ).map(({ id }) => id);
    expect([await colleagues(job.id), await colleagues(otherJob.id), await colleagues()]).toEqual([
      [manager.id],
      [],
      [],
    ]);
    expect(await statusOf(manager, 'listColleagues', { query: { job_id: otherJob.id } })).toBe(404);
  });

  test('reads who waits for their rating, whether or not colleagues have rated', async () => {
    const waiting = async () => {
      const { total, applications } = await get<{ total: number; applications: { id: number }[] }>(
        manager,
        'listUnratedApplications',
      );
      return [total, applications.map(({ id }) => id)];
    };
    const rate = (by: Caller) =>
      by.call('rateApplication', { ...of(application), body: { overall: 'yes', criteria: [] } });
    const before = await waiting();
    await rate(founder);
    expect([before, await waiting()]).toEqual([
      [1, [application.id]],
      [1, [application.id]],
    ]);
    await rate(manager);
    expect(await waiting()).toEqual([0, []]);
  });

  test.each<[string, (options: RequestOptions) => RequestOptions]>([
    ['getApplication', (at) => at],
    ['getAppliedJob', (at) => at],
    ['getApplicationCv', (at) => at],
    ['getApplicationCvText', (at) => at],
    ['getApplicationRatings', (at) => at],
    ['rateApplication', (at) => ({ ...at, body: { overall: 'yes', criteria: [] } })],
    ['addApplicationNote', (at) => ({ ...at, body: { text: 'Mine', audience: 'team' } })],
    ['getOfferLetter', (at) => at],
    ['getInterviewCalendar', (at) => at],
    ['reviveApplication', (at) => ({ ...at, body: { version: 1 } })],
    ['cancelInterview', (at) => ({ ...at, body: { interview_id: 1, sequence: 0, message: 'No' } })],
  ])('calls %s for no application of another job', async (operation, options) => {
    expect(await statusOf(manager, operation, options(of(otherApplication)))).toBe(404);
  });
});

describe('a membership of a team ends', () => {
  beforeEach(async () => {
    await add(manager.id);
    await founder.call('assignApplication', { ...of(application), body: { assignee_id: manager.id } });
  });

  test('when a recruiter removes them, with what was assigned to them and their news of it', async () => {
    expect((await remove(manager.id)).status).toBe(200);
    expect((await remove(manager.id)).status).toBe(404);
    const { assignee } = await get<Application>(founder, 'getApplication', of(application));
    expect([assignee, await newsOf(manager), await jobsOf(manager)]).toEqual([
      null,
      ['membership_changed'],
      [],
    ]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['when they leave the company', () => manager.call('leaveCompany')],
    ['when an admin deactivates them', () => decide('deactivate')],
    ['when they become a recruiter', () => decide('make_recruiter')],
    [
      'when an operator deactivates them',
      async () =>
        server.request('updateAdminUser', {
          token: await server.sessionOf('operator@demo.test'),
          params: { id: manager.id },
          body: { action: 'deactivate' },
        }),
    ],
  ])('%s', async (_, end) => {
    expect(await end()).toMatchObject({ status: 200 });
    expect(await teamsOf(manager.id)).toEqual([]);
  });

  test('and whoever is reactivated is a hiring manager in no team', async () => {
    await decide('deactivate');
    await decide('reactivate');
    const { member_role, status } = await people.stored(manager);
    expect([member_role, status, await jobsOf(manager)]).toEqual(['hiring_manager', 'active', []]);
  });
});
