import { expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { applicationEvents, applications } from '../../server/db/schema/applications.ts';
import { candidatesOf } from '../support/contract/candidatePeople.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';
import { matchLevel } from '../support/contract/matchLevel.ts';

type Dashboard = components['schemas']['RecruiterDashboard'];
type Status = components['schemas']['ApplicationStatus'];

/** A Wednesday. */
const now = new Date('2026-11-18T12:00:00Z');
const server = await startTestServer({ clock: () => now });
const people = peopleOf(server);
const candidates = candidatesOf(server, 'uk');

const day = 86_400_000;
const daysAgo = (days: number) => new Date(now.getTime() - days * day);
const dayOf = (days: number) => daysAgo(-days).toISOString().slice(0, 10);

/** An application that took its steps so many days ago. */
async function apply(
  recruiter: string,
  jobId: number,
  steps: [Status, number][],
  interview: string | null = null,
) {
  const person = await candidates.veteran({ candidate_visibility: 'anonymous' });
  const { id: tenant_id } = await tenantOf(server.database, 'uk');
  const { companyId: company_id } = await candidates.companyIdOf(recruiter);
  const [status, last] = steps.at(-1)!;
  return server.database.asPlatform(async (tx) => {
    const [row] = await tx
      .insert(applications)
      .values({
        ...{ tenant_id, company_id, job_id: jobId, user_id: person.id, status },
        ...{ status_changed_at: daysAgo(last), job_title: 'Network engineer', answers: [] },
        ...{ consent_version: '2026-11', host: 'uk.localhost', created_at: daysAgo(steps[0]![1]) },
        ...(interview && {
          interview: { at: interview, mode: 'video' as const, place: null },
          interview_status: new Date(interview) > now ? ('confirmed' as const) : ('held' as const),
          interview_until: new Date(interview),
        }),
      })
      .returning({ id: applications.id });
    await tx.insert(applicationEvents).values(
      steps.map(([to, days], index) => ({
        ...{ tenant_id, application_id: row!.id, at: daysAgo(days), to },
        from: steps[index - 1]?.[0] ?? null,
        by: 'employer' as const,
      })),
    );
    return { id: row!.id, name: `${person.first_name} ${person.last_name}` };
  });
}

async function dashboardOf(token: string) {
  const { status, body } = await server.request('getRecruiterDashboard', { token });
  expect(status).toBe(200);
  return body.data as Dashboard;
}

test('a company that has done nothing has zeros, and stages without a time', async () => {
  const { token, company } = await people.founder();
  const { suggested, ...figures } = await dashboardOf(token);
  expect(suggested).toEqual([]);
  expect(figures).toEqual({
    company: { id: company.id, name: company.name, status: 'active' },
    counts: { open_jobs: 0, new_applicants: 0, your_turn: 0, waiting: 0, interviews: 0 },
    waiting: [],
    wait_ages: { short: 0, week: 0, long: 0 },
    interviews: [],
    weeks: [
      ...['2026-09-28', '2026-10-05', '2026-10-12', '2026-10-19'],
      ...['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'],
    ].map((from) => ({ from, applications: 0 })),
    funnel: [
      'submitted',
      'viewed',
      'shortlisted',
      'interview',
      'offer',
      'hired',
      'inactive',
      'rejected',
      'withdrawn',
      'expired',
    ].map((stage) => ({
      ...{ stage, count: 0, reached: 0, advanced: 0 },
      ...{ median_days: null, longest_days: null },
    })),
    closing_soon: [],
    invitations: { pending: 0, accepted: 0, declined: 0, team_pending: 0, recent: [] },
  });
});

// Before the applicants below, who fit as well: of equal ones six are shown, in no order that anybody knows.
test('candidates are suggested for the job that fits them best, until they are asked, apply or are hired', async () => {
  const founder = await people.founder();
  const closes_on = dayOf(30);
  const fitting = await candidates.job(founder.email, { closes_on });
  await candidates.job(founder.email, { closes_on, skills: [{ name: 'Baking', is_required: true }] });
  const person = await candidates.veteran({ candidate_visibility: 'anonymous' });
  const hidden = await candidates.veteran({ candidate_visibility: 'hidden' });
  const hired = await candidates.veteran({ candidate_visibility: 'visible' });
  await candidates.applied(founder.email, hired.id, fitting, 'hired');
  const hiredNumber = await candidates.numberOf(founder.email, hired.id, 'named');
  const number = await candidates.numberOf(founder.email, person.id, 'anonymous');
  const hiddenNumbers = await Promise.all(
    (['named', 'anonymous'] as const).map((as) => candidates.numberOf(founder.email, hidden.id, as)),
  );
  const { suggested } = await dashboardOf(founder.token);
  const suggestion = suggested.find(({ candidate }) => candidate.id === number)!;
  expect([suggestion.job.id, suggestion.candidate.display_name, suggestion.candidate.match!.band]).toEqual([
    fitting,
    `Candidate ${number}`,
    'strong',
  ]);
  const unwanted = [...hiddenNumbers, hiredNumber];
  expect(suggested.filter(({ candidate }) => unwanted.includes(candidate.id))).toEqual([]);
  const levels = suggested.map(({ candidate }) => matchLevel(candidate));
  expect(levels).toEqual([...levels].sort((first, second) => second - first));
  expect(levels.every((level) => level > 0)).toBe(true);

  await founder.call('inviteToApply', { params: { id: number }, body: { job_id: fitting } });
  const after = await dashboardOf(founder.token);
  expect(after.suggested.map(({ candidate }) => candidate.id)).not.toContain(number);
  expect(after.invitations).toEqual({
    ...{ pending: 1, accepted: 0, declined: 0, team_pending: 0 },
    recent: [
      {
        id: expect.any(Number),
        candidate_id: number,
        display_name: `Candidate ${number}`,
        job: { id: fitting, title: 'Network engineer' },
        status: 'pending',
        created_at: '2026-11-18T12:00:00Z',
      },
    ],
  });
});

test('the figures are those of the company’s own jobs and applications', async () => {
  const founder = await people.founder();
  const stranger = await people.founder();
  const job = (closes_on: string, more = {}) => candidates.job(founder.email, { closes_on, ...more });
  const soon = await job(dayOf(3));
  const later = await job(dayOf(60));
  await job(dayOf(-1));
  await job(dayOf(5), { status: 'paused' });
  const elsewhere = await candidates.job(stranger.email);
  await apply(stranger.email, elsewhere, [['submitted', 30]]);

  const fresh = await apply(founder.email, soon, [['submitted', 2]]);
  const forgotten = await apply(founder.email, soon, [['submitted', 20]]);
  const read = await apply(founder.email, later, [
    ['submitted', 14],
    ['viewed', 10],
  ]);
  const today = await apply(
    founder.email,
    later,
    [
      ['submitted', 9],
      ['viewed', 8],
      ['interview', 6],
    ],
    '2026-11-20T09:00:00Z',
  );
  await apply(
    founder.email,
    later,
    [
      ['submitted', 40],
      ['interview', 30],
      ['hired', 20],
    ],
    '2026-10-25T09:00:00Z',
  );
  await apply(founder.email, later, [
    ['submitted', 40],
    ['withdrawn', 39],
  ]);

  const { counts, waiting, wait_ages, interviews, funnel, closing_soon } = await dashboardOf(founder.token);
  expect(counts).toEqual({ open_jobs: 2, new_applicants: 2, your_turn: 3, waiting: 2, interviews: 1 });
  expect(wait_ages).toEqual({ short: 1, week: 0, long: 2 });
  const ref = (id: number) => ({ id, title: 'Network engineer' });
  expect(waiting).toEqual([
    {
      ...{ application_id: forgotten.id, display_name: forgotten.name, job: ref(soon) },
      ...{ stage: 'submitted', since: '2026-10-29T12:00:00Z', days: 20 },
    },
    {
      ...{ application_id: read.id, display_name: read.name, job: { ...ref(later) } },
      ...{ stage: 'viewed', since: '2026-11-08T12:00:00Z', days: 10 },
    },
    {
      ...{ application_id: fresh.id, display_name: fresh.name, job: ref(soon) },
      ...{ stage: 'submitted', since: '2026-11-16T12:00:00Z', days: 2 },
    },
  ]);
  expect(waiting.map(({ application_id }) => application_id)).not.toContain(today.id);
  expect(interviews).toEqual([
    {
      ...{ application_id: today.id, display_name: today.name, job: ref(later) },
      ...{ at: '2026-11-20T09:00:00Z', mode: 'video', place: null },
    },
  ]);
  expect(
    funnel.map(({ stage, count, reached, advanced, median_days, longest_days }) => [
      ...[stage, count, reached, advanced],
      ...[median_days, longest_days],
    ]),
  ).toEqual([
    ['submitted', 2, 6, 3, null, 20],
    ['viewed', 1, 2, 1, null, 10],
    ['shortlisted', 0, 0, 0, null, null],
    ['interview', 1, 2, 1, null, null],
    ['offer', 0, 0, 0, null, null],
    ['hired', 1, 1, 0, null, null],
    ['inactive', 0, 0, 0, null, null],
    ['rejected', 0, 0, 0, null, null],
    ['withdrawn', 1, 1, 0, null, null],
    ['expired', 0, 0, 0, null, null],
  ]);
  expect(closing_soon).toEqual([{ ...ref(soon), closes_on: dayOf(3), days: 3, applications_count: 2 }]);
});

test('the jobs and the applicants that a number of people who wait opens are exactly these', async () => {
  const founder = await people.founder();
  const [fitter, driver] = [await candidates.job(founder.email), await candidates.job(founder.email)];
  const waitFor = async (jobId: number, days: number) =>
    (await apply(founder.email, jobId, [['submitted', days]])).id;
  const three = await waitFor(fitter, 3);
  const four = await waitFor(fitter, 4);
  const seven = await waitFor(driver, 7);
  const eight = await waitFor(driver, 8);
  const read = await apply(founder.email, driver, [
    ['submitted', 30],
    ['viewed', 20],
  ]);
  await apply(founder.email, fitter, [
    ['submitted', 30],
    ['rejected', 20],
  ]);
  expect((await dashboardOf(founder.token)).wait_ages).toEqual({ short: 1, week: 2, long: 2 });
  const ids = ({ body }: { body: unknown }) =>
    (body as { data: { id: number }[] }).data.map(({ id }) => id).sort((first, second) => first - second);
  const jobsWith = async (query: Record<string, string>) =>
    ids(await founder.call('listRecruiterJobs', { query }));
  const applicantsOf = async (id: number, query: Record<string, string>) =>
    ids(await founder.call('listJobApplications', { params: { id }, query }));
  expect([
    await jobsWith({ wait: 'short' }),
    await jobsWith({ wait: 'week' }),
    await jobsWith({ wait: 'long' }),
    await jobsWith({ wait: 'long', stage: 'submitted' }),
    await jobsWith({ wait: 'short', stage: 'rejected' }),
  ]).toEqual([[fitter], [fitter, driver], [driver], [driver], []]);
  expect([
    await applicantsOf(fitter, { wait: 'short' }),
    await applicantsOf(fitter, { wait: 'week' }),
    await applicantsOf(fitter, { wait: 'long' }),
    await applicantsOf(driver, { wait: 'week' }),
    await applicantsOf(driver, { wait: 'long' }),
    await applicantsOf(driver, { wait: 'long', stage: 'viewed' }),
  ]).toEqual([[three], [four], [], [seven], [eight, read.id], [read.id]]);
  const order = await founder.call('listApplicantOrder', { params: { id: driver }, query: { wait: 'long' } });
  expect(order.body.data).toMatchObject({ total: 2, applicants: [{ id: read.id }, { id: eight }] });
  const refused = await founder.call('listRecruiterJobs', { query: { wait: '8' } });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['wait']]);
});

test('applications are counted by the week in which they came, and each number opens the lists of exactly these', async () => {
  const founder = await people.founder();
  const [fitter, driver] = [await candidates.job(founder.email), await candidates.job(founder.email)];
  const comeTo = (jobId: number, days: number) => apply(founder.email, jobId, [['submitted', days]]);
  // Noon of Monday, of the Sunday before, of the Monday before that, and of a day before all eight weeks.
  const monday = await comeTo(fitter, 2);
  const sunday = await comeTo(fitter, 3);
  const mondayBefore = await comeTo(driver, 9);
  await comeTo(driver, 60);
  const { weeks } = await dashboardOf(founder.token);
  expect(weeks.map(({ applications: count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 2, 1]);
  const idsIn = async (operation: string, params: Record<string, number>, week: string) => {
    const { body } = await founder.call(operation, { params, query: { week } });
    return (body.data as { id: number }[]).map(({ id }) => id).sort((first, second) => first - second);
  };
  expect([
    await idsIn('listRecruiterJobs', {}, '2026-11-16'),
    await idsIn('listRecruiterJobs', {}, '2026-11-09'),
    await idsIn('listJobApplications', { id: fitter }, '2026-11-16'),
    await idsIn('listJobApplications', { id: fitter }, '2026-11-09'),
    await idsIn('listJobApplications', { id: driver }, '2026-11-09'),
    await idsIn('listJobApplications', { id: driver }, '2026-11-16'),
  ]).toEqual([[fitter], [fitter, driver], [monday.id], [sunday.id], [mondayBefore.id], []]);
  const refused = await founder.call('listRecruiterJobs', { query: { week: 'now' } });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['week']]);
});

test('of a week’s interviews those of today and later come first', async () => {
  const founder = await people.founder();
  const job = await candidates.job(founder.email);
  const meet = (at: string) =>
    apply(
      founder.email,
      job,
      [
        ['submitted', 9],
        ['interview', 6],
      ],
      at,
    );
  const [monday, later, sooner, morning] = [
    await meet('2026-11-16T09:00:00Z'),
    await meet('2026-11-20T09:00:00Z'),
    await meet('2026-11-19T09:00:00Z'),
    await meet('2026-11-18T08:00:00Z'),
  ];
  const { interviews } = await dashboardOf(founder.token);
  expect(interviews.map(({ application_id }) => application_id)).toEqual(
    [morning, sooner, later, monday].map(({ id }) => id),
  );
});

test('the team’s open invitations are for who runs the team', async () => {
  const founder = await people.founder();
  await founder.call('inviteCompanyUsers', { body: { emails: [`guest@${founder.domain}`] } });
  const member = await people.recruiter(founder.domain);
  await people.putUser(member, { company_id: founder.company.id, company_found_id: null });
  const dashboards = [await dashboardOf(founder.token), await dashboardOf(member.token)];
  expect(dashboards.map(({ invitations }) => invitations.team_pending)).toEqual([1, null]);
});
