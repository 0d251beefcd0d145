/** HIRE-15: whoever says how many applied, who waits, since when or how long it usually takes says what everybody else says. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { applicationEvents, applications } from '../../server/db/schema/applications.ts';
import type { ApplicationStatus } from '../../src/machines/application.ts';
import { applicationsOn, northgate, type Person } from '../support/contract/applicationSteps.ts';
import { candidatesOf } from '../support/contract/candidatePeople.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';

type Schemas = components['schemas'];
type Application = Schemas['Application'];

const begin = new Date('2026-10-25T09:00:00Z');
const on = (day: number) => new Date(begin.getTime() + day * 86_400_000);
let now = begin;
const server = await startTestServer({ clock: () => now });
const steps = applicationsOn(server, begin);
const people = peopleOf(server);
const candidates = candidatesOf(server, 'uk');

/** Every row of a list, page by page, and what its last page says of all. */
async function everyRow<Row, Meta = object>(person: Person, operation: string, params = {}) {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await person.ask(operation, { params, query: { page } });
    const { data, meta } = body as unknown as { data: Row[]; meta: Meta & { last_page: number } };
    rows.push(...data);
    if (page >= meta.last_page) return { rows, meta };
  }
}

/** A table's rows by their heads. */
function rowsOf(file: Buffer): Record<string, string>[] {
  const [heads, ...lines] = file
    .toString()
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g)].map((m) => m[1] ?? m[2] ?? ''));
  return lines.map((line) => Object.fromEntries(heads!.map((head, at) => [head, line[at]!])));
}

/** Everything that this company reads of its applications, by where it reads it. */
async function readAll(recruiter: Person) {
  const dashboard = await recruiter.get<Schemas['RecruiterDashboard']>('getRecruiterDashboard');
  const { rows: listed } = await everyRow<Schemas['RecruiterJob']>(recruiter, 'listRecruiterJobs');
  const pages = new Map<number, { job: Schemas['Job']; people: Schemas['Applicant'][]; meta: Meta }>();
  for (const { id } of listed) {
    const job = await recruiter.get<Schemas['Job']>('getJob', { params: { id } });
    const { rows, meta } = await everyRow<Schemas['Applicant'], Meta>(recruiter, 'listJobApplications', {
      id,
    });
    pages.set(id, { job, people: rows, meta });
  }
  const { file } = await recruiter.ask('exportApplications');
  return { dashboard, listed, pages, table: rowsOf(file!) };
}

interface Meta {
  stages: Schemas['StageCounts'];
  your_turn: number;
}

const countsOf = (statuses: string[]) =>
  Object.fromEntries(
    [...new Set(statuses)].sort().map((item) => [item, statuses.filter((s) => s === item).length]),
  );
const withoutZeros = (counts: object) =>
  Object.fromEntries(
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .sort(([stage], [other]) => stage.localeCompare(other)),
  );

const ofEmployer: Record<ApplicationStatus, string> = {
  submitted: 'New',
  viewed: 'Viewed',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  inactive: 'Inactive',
  rejected: 'Not chosen',
  withdrawn: 'Withdrawn',
  expired: 'No answer',
};

const interviewLabels: Record<string, string> = { '1.4': 'Interview held', '1.5': 'Interview confirmed' };
const labelOf = (name: string, status: ApplicationStatus) => interviewLabels[name] ?? ofEmployer[status];

let founder: Person;
let veterans: [Person, Person];
const sent = new Map<string, number>();
const jobIds: number[] = [];

/** Who applied for which job; "2.1" is the second veteran's for the first job. */
const idOf = (name: string) => sent.get(name)!;

async function moved(name: string, day: number, to: ApplicationStatus, more: object = {}) {
  now = on(day);
  const params = { id: idOf(name) };
  const { version, status } = await founder.get<Application>('getApplication', { params });
  // Who opens the CV has viewed it.
  if (to === 'viewed' && status === 'submitted') {
    expect((await founder.ask('getApplicationCv', { params })).status).toBe(200);
    return;
  }
  const terms = to === 'offer' ? { offer: { reply_by: '2026-12-31' } } : {};
  await founder.get('moveApplication', { params, body: { to, version, ...terms, ...more } });
}

/** Proposed with the invitation and picked on the same day; it is over on the day named. */
async function interviewed(name: string, day: number, over: number) {
  const minutes = 60;
  const at = new Date(on(over).getTime() - minutes * 60_000).toISOString();
  await moved(name, day, 'interview', { interview: { times: [at], minutes, mode: 'video' } });
  const params = { id: idOf(name) };
  const veteran = veterans[name.startsWith('1') ? 0 : 1]!;
  const { interview } = await veteran.get<Application>('getApplication', { params });
  const { id: interview_id, sequence } = interview!;
  const body = { interview_id, sequence, answer: 'confirmed', at };
  await veteran.get('answerInterview', { params, body });
}

const no = { reason_code: 'position_filled' };

beforeAll(async () => {
  const founderAccount = await people.founder();
  founder = await steps.person(founderAccount.email);
  veterans = [
    await steps.person('veteran-complete@demo.test'),
    await steps.person('veteran-18@example.test'),
  ];
  for (let at = 0; at < 6; at += 1) jobIds.push(await candidates.job(founderAccount.email));
  const apply = async (veteran: 1 | 2, job: number, day: number) => {
    now = on(day);
    const { id } = await steps.apply(veterans[veteran - 1]!, { id: jobIds[job - 1]! });
    sent.set(`${veteran}.${job}`, id);
  };
  for (const job of [1, 2, 3, 4, 5, 6]) await apply(1, job, 0);
  for (const job of [1, 2, 3, 4, 5]) await apply(2, job, 0);
  const withdraw = (veteran: 1 | 2, job: number) =>
    veterans[veteran - 1]!.get('withdrawApplication', {
      params: { id: idOf(`${veteran}.${job}`) },
      body: {},
    });
  now = on(1);
  await withdraw(1, 6);
  await withdraw(2, 3);

  await moved('1.1', 2, 'viewed');
  await moved('1.2', 3, 'viewed');
  await moved('1.4', 4, 'viewed');
  await moved('1.1', 5, 'shortlisted');
  await moved('1.2', 5, 'rejected', no);
  await interviewed('1.1', 6, 8);
  await moved('1.3', 6, 'rejected', no);
  await moved('1.4', 6, 'shortlisted');
  await moved('1.2', 7, 'viewed');
  await interviewed('1.4', 7, 20);
  await moved('1.5', 9, 'viewed');
  await moved('1.5', 10, 'shortlisted');
  await interviewed('1.5', 11, 40);
  await moved('1.1', 12, 'offer');
  await moved('1.1', 13, 'hired', { hire_confirmed: true });
  await moved('2.5', 20, 'viewed');
  await moved('2.5', 21, 'shortlisted');
  await moved('2.5', 22, 'interview');
  await moved('2.5', 23, 'offer');
  await apply(2, 6, 24);
  await moved('2.4', 26, 'viewed');
  now = on(27);
});

test('HIRE-15 dashboard, jobs list, job page, applicants, application and table say the same of what was done in 27 days', async () => {
  const { dashboard, listed, pages, table } = await readAll(founder);
  // By hand: of an interview the wait begins with it, and a rejection that was undone never happened.
  const waits = { '2.1': 27, '2.2': 27, '1.2': 24, '1.4': 7, '2.6': 3, '2.4': 1 };
  const statuses: Record<string, ApplicationStatus> = {
    ...{ '1.1': 'hired', '2.1': 'submitted', '1.2': 'viewed', '2.2': 'submitted', '1.3': 'rejected' },
    ...{ '2.3': 'withdrawn', '1.4': 'interview', '2.4': 'viewed', '1.5': 'interview', '2.5': 'offer' },
    ...{ '1.6': 'withdrawn', '2.6': 'submitted' },
  };
  const waitOf = (name: string) => (waits as Record<string, number>)[name] ?? null;

  expect(dashboard.counts).toMatchObject({ new_applicants: 3, your_turn: 6, waiting: 3 });
  expect(
    dashboard.waiting.map(({ application_id, stage, days, since }) => [application_id, stage, days, since]),
  ).toEqual([
    [idOf('2.1'), 'submitted', 27, '2026-10-25T09:00:00Z'],
    [idOf('2.2'), 'submitted', 27, '2026-10-25T09:00:00Z'],
    [idOf('1.2'), 'viewed', 24, '2026-10-28T09:00:00Z'],
    [idOf('1.4'), 'interview', 7, '2026-11-14T09:00:00Z'],
    [idOf('2.6'), 'submitted', 3, '2026-11-18T09:00:00Z'],
    [idOf('2.4'), 'viewed', 1, '2026-11-20T09:00:00Z'],
  ]);
  // Until the company acted the new ones waited 2, 3, 4, 6, 9, 20 and 26 days; four have left Viewed, and that is too few.
  expect(
    dashboard.funnel.map(({ stage, count, median_days, longest_days }) => [
      stage,
      count,
      median_days,
      longest_days,
    ]),
  ).toEqual([
    ['submitted', 3, 6, 27],
    ['viewed', 2, null, 24],
    ['shortlisted', 0, null, null],
    ['interview', 2, null, 7],
    ['offer', 1, null, null],
    ['hired', 1, null, null],
    ['inactive', 0, null, null],
    ['rejected', 1, null, null],
    ['withdrawn', 2, null, null],
    ['expired', 0, null, null],
  ]);

  const turns = [1, 2, 0, 2, 0, 1];
  for (const [at, id] of jobIds.entries()) {
    const names = [`1.${at + 1}`, `2.${at + 1}`];
    const counts = countsOf(names.map((name) => statuses[name]!));
    const inList = listed.find((item) => item.id === id)!;
    const { job, people: applicants, meta } = pages.get(id)!;
    const ofPage = job.recruiter!;
    expect(
      [inList, ofPage, { counts: meta.stages, your_turn: meta.your_turn }].map(
        ({ counts: stageCounts, your_turn }) => [withoutZeros(stageCounts), your_turn],
      ),
    ).toEqual([1, 2, 3].map(() => [counts, turns[at]]));
    expect([inList.applications_count, job.applications_count]).toEqual([2, 2]);
    expect(
      Object.fromEntries(
        applicants.map((applicant) => [applicant.id, [applicant.status, applicant.waiting_days]]),
      ),
    ).toEqual(Object.fromEntries(names.map((name) => [idOf(name), [statuses[name], waitOf(name)]])));
  }
  expect(pages.get(jobIds[1]!)!.people.map(({ id }) => id)).toEqual([idOf('2.2'), idOf('1.2')]);

  expect(
    Object.fromEntries(table.map((row) => [row.Application, [row.Status, row['Waiting (days)']]])),
  ).toEqual(
    Object.fromEntries(
      Object.entries(statuses).map(([name, status]) => [
        idOf(name),
        [labelOf(name, status), String(waitOf(name) ?? '')],
      ]),
    ),
  );

  for (const [name, status] of Object.entries(statuses)) {
    const turn = waitOf(name) !== null ? 'employer' : name === '2.5' ? 'you' : 'none';
    const usual = status === 'submitted' ? 6 : null;
    const params = { id: idOf(name) };
    const theirs = await founder.get<Application>('getApplication', { params });
    const own = await veterans[name.startsWith('1') ? 0 : 1]!.get<Application>('getApplication', { params });
    const views = [theirs, own].map((item) => [
      item.status,
      item.next_actor,
      item.waiting_days,
      item.typical_days,
    ]);
    expect([name, ...views]).toEqual([name, ...[1, 2].map(() => [status, turn, waitOf(name), usual])]);
    expect([theirs.status_label, own.status_label]).toEqual([
      labelOf(name, status),
      status === 'submitted' ? 'Sent' : labelOf(name, status),
    ]);
  }
});

test('a veteran reads the same of an application in the list, on the dashboard and on its page', async () => {
  for (const veteran of veterans) {
    const { applications: strip } = await veteran.get<Schemas['VeteranDashboard']>('getVeteranDashboard');
    const { rows: list } = await everyRow<Schemas['ApplicationSummary']>(veteran, 'listApplications');
    expect(strip.total).toBe(list.length);
    expect(strip.latest).toEqual(strip.latest.map(({ id }) => list.find((item) => item.id === id)));
    for (const row of list.filter(({ job }) => jobIds.includes(job.id))) {
      const page = await veteran.get<Application>('getApplication', { params: { id: row.id } });
      expect(page).toMatchObject(row);
    }
  }
});

test('a seeded company reads the same everywhere, as its rows and their steps say', async () => {
  const recruiter = await steps.person(northgate);
  const { dashboard, listed, pages, table } = await readAll(recruiter);
  const { id: tenantId } = await tenantOf(server.database, 'uk');
  const { companyId } = await candidates.companyIdOf(northgate);
  const { rows, events } = await server.database.asPlatform(async (tx) => ({
    rows: await tx
      .select()
      .from(applications)
      .where(and(eq(applications.tenant_id, tenantId), eq(applications.company_id, companyId))),
    events: await tx.select().from(applicationEvents).where(eq(applicationEvents.tenant_id, tenantId)),
  }));
  expect(rows.length).toBeGreaterThan(15);
  // Its own steps, not the stored moment: its current stage began with the last of them.
  const waits = new Map<number, number>();
  for (const { id, status, offer_status, interview_status, interview_until } of rows) {
    const isAnswered = status === 'offer' && offer_status !== 'made';
    if (!['submitted', 'viewed', 'shortlisted', 'interview'].includes(status) && !isAnswered) continue;
    const last = Math.max(
      ...events.filter((event) => event.application_id === id).map(({ at }) => at.getTime()),
    );
    const isTimed = status === 'interview' && interview_status && interview_until;
    const since = isTimed ? Math.max(last, interview_until.getTime()) : last;
    if (since <= now.getTime()) waits.set(id, Math.floor((now.getTime() - since) / 86_400_000));
  }
  expect(waits.size).toBeGreaterThan(5);

  const applicants = [...pages.values()].flatMap((page) => page.people);
  expect(applicants.length).toBe(rows.length);
  const counts = {
    funnel: withoutZeros(Object.fromEntries(dashboard.funnel.map(({ stage, count }) => [stage, count]))),
    list: withoutZeros(sumOf(listed.map(({ counts }) => counts))),
    pages: withoutZeros(sumOf([...pages.values()].map(({ job }) => job.recruiter!.counts))),
    meta: withoutZeros(sumOf([...pages.values()].map(({ meta }) => meta.stages))),
    applicants: countsOf(applicants.map(({ stage }) => stage)),
  };
  const hasEnded = ({ offer_status: offer }: (typeof rows)[number]) =>
    ['declined', 'lapsed', 'withdrawn', 'unmet'].some((end) => end === offer);
  // An offer that has ended is none.
  const stageOfRow = (row: (typeof rows)[number]) =>
    row.status === 'offer' && hasEnded(row) ? 'interview' : row.status;
  const stages = countsOf(rows.map(stageOfRow));
  expect(counts).toEqual({ funnel: stages, list: stages, pages: stages, meta: stages, applicants: stages });
  const sum = (numbers: number[]) => numbers.reduce((all, count) => all + count, 0);
  expect([
    dashboard.counts.your_turn,
    sum(listed.map(({ your_turn }) => your_turn)),
    sum([...pages.values()].map(({ job }) => job.recruiter!.your_turn)),
    sum([...pages.values()].map(({ meta }) => meta.your_turn)),
  ]).toEqual([waits.size, waits.size, waits.size, waits.size]);
  const long = [...waits.values()].filter((days) => days > 7).length;
  expect(dashboard.counts.waiting).toBe(long);
  const inOrder = [...waits.values()].sort((first, second) => second - first);
  expect(dashboard.waiting.map(({ days }) => days)).toEqual(inOrder.slice(0, 6));
  expect(
    new Map(applicants.flatMap(({ id, waiting_days: days }) => (days === null ? [] : [[id, days]]))),
  ).toEqual(waits);
  expect(
    new Map(
      table.flatMap((row) =>
        row['Waiting (days)'] ? [[Number(row.Application), Number(row['Waiting (days)'])]] : [],
      ),
    ),
  ).toEqual(waits);
  for (const { stage, median_days, longest_days } of dashboard.funnel) {
    const here = rows.filter((row) => stageOfRow(row) === stage && waits.has(row.id));
    expect([stage, longest_days]).toEqual([
      stage,
      here.length > 0 ? Math.max(...here.map(({ id }) => waits.get(id)!)) : null,
    ]);
    for (const { id } of here.slice(0, 2)) {
      const { typical_days } = await recruiter.get<Application>('getApplication', { params: { id } });
      const { status } = rows.find((row) => row.id === id)!;
      expect([stage, typical_days]).toEqual([stage, status === stage ? median_days : null]);
    }
  }
});

test('HIRE-15 a withdrawn offer is no offer and a cancelled interview no passed stage, and a rejection after both is what was last, wherever it is said', async () => {
  const owner = await people.founder();
  const recruiter = await steps.person(owner.email);
  const [veteran] = veterans;
  now = on(28);
  const id = await candidates.job(owner.email);
  const sent = await steps.apply(veteran, { id });
  const params = { id: sent.id };
  const read = (person: Person) => person.get<Application>('getApplication', { params });
  const move = async (operation: string, body: object) =>
    recruiter.get<Application>(operation, {
      params,
      body: { version: (await read(recruiter)).version, ...body },
    });
  expect((await recruiter.ask('getApplicationCv', { params })).status).toBe(200);
  await move('moveApplication', {
    ...{ to: 'interview', interview: { times: [on(35).toISOString()], minutes: 30, mode: 'video' } },
  });
  const { id: interview_id, sequence } = (await read(recruiter)).interview!;
  const cancelled = { interview_id, sequence, message: 'We met at the fair.' };
  await recruiter.get('cancelInterview', { params, body: cancelled });
  await move('moveApplication', { to: 'offer', offer: { reply_by: '2026-12-31' } });
  await move('withdrawOffer', { message: 'The post is gone.' });

  const wordsFor = async (stage: ApplicationStatus) => {
    const { dashboard, listed, pages, table } = await readAll(recruiter);
    const applicants = await recruiter.get<Schemas['Applicant'][]>('listJobApplications', {
      params: { id },
      query: { stage },
    });
    const own = await veteran.get<Schemas['ApplicationSummary'][]>('listApplications', {
      query: { status: stage },
    });
    const { applications: strip } = await veteran.get<Schemas['VeteranDashboard']>('getVeteranDashboard');
    const { stages: ofApplicants } = pages.get(id)!.meta;
    const all = [await read(recruiter), await read(veteran), ...own, ...strip.latest];
    const same = all.filter((item) => item.id === sent.id);
    return {
      counts: [listed[0]!.counts, pages.get(id)!.job.recruiter!.counts, ofApplicants].map(withoutZeros),
      funnel: dashboard.funnel.filter(({ count }) => count > 0).map((item) => [item.stage, item.count]),
      applicants: applicants.map((item) => [item.id, item.status_label]),
      own: own.some((item) => item.id === sent.id),
      labels: [...new Set([...same.map((item) => item.status_label), table[0]!.Status])],
      passed: [...new Set(same.map((item) => item.passed_stages.join(' ')))],
    };
  };
  const expectedWords = (stage: ApplicationStatus, label: string) => ({
    counts: [{ [stage]: 1 }, { [stage]: 1 }, { [stage]: 1 }],
    funnel: [[stage, 1]],
    applicants: [[sent.id, label]],
    own: true,
    labels: [label],
    passed: ['submitted viewed'],
  });
  expect(await wordsFor('interview')).toEqual(expectedWords('interview', 'Offer withdrawn'));
  await move('moveApplication', { to: 'rejected', ...no });
  now = on(30);
  expect(await wordsFor('rejected')).toEqual(expectedWords('rejected', 'Application closed'));
  expect((await read(recruiter)).timeline.at(-1)?.label).toBe('Application closed');
});

function sumOf(all: Schemas['StageCounts'][]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const counts of all)
    for (const [stage, count] of Object.entries(counts)) sums[stage] = (sums[stage] ?? 0) + count;
  return sums;
}
