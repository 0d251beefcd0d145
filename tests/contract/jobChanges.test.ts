/** Changes of a job that others can see, from typing to publishing, and the job that applicants keep. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { applications } from '../../server/db/schema/applications.ts';
import { jobInvitations } from '../../server/db/schema/candidates.ts';
import { jobs } from '../../server/db/schema/jobs.ts';
import { applicationsOn } from '../support/contract/applicationSteps.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { type Answer, type RequestOptions, startTestServer } from '../support/contract/harness.ts';
import { changePublished, dayAfter, type Job, wholeJob } from '../support/contract/jobWriting.ts';
import { testNow } from '../support/contract/testNow.ts';

type Schemas = components['schemas'];

let now = testNow;
const server = await startTestServer({ clock: () => now });
const people = peopleOf(server);
const steps = applicationsOn(server, testNow);
const veteran = await steps.person('veteran-complete@demo.test');
const saver = await steps.person('veteran-services@demo.test');
const third = await steps.person('veteran-plan@demo.test');

type Founder = Awaited<ReturnType<typeof people.founder>>;

const jobIn = ({ body }: Answer) => body.data as Job;
const at = (id: number, options: RequestOptions = {}): RequestOptions => ({ params: { id }, ...options });

async function publishedBy(founder: Founder, change: Partial<Schemas['JobFields']> = {}) {
  const { id } = jobIn(await founder.call('createJob', { body: wholeJob(now, change) }));
  return jobIn(await founder.call('publishJob', at(id)));
}

const save = (founder: Founder, { id, version }: Job, change: Schemas['JobFields']) =>
  founder.call('updateJob', at(id, { body: { version, ...change } }));

const publish = (founder: Founder, { id, version }: Job) =>
  founder.call('publishJobChanges', at(id, { body: { version } }));

const discard = (founder: Founder, { id, version }: Job) =>
  founder.call('discardJobChanges', at(id, { body: { version } }));

async function colleagueOf(founder: Founder) {
  const colleague = await people.recruiter(founder.domain, 'uk', { company_id: founder.company.id });
  return { ...founder, ...colleague };
}

/** What everybody but the company's recruiters reads of a job. */
async function visibleTo({ id }: Job, words: string) {
  const get = async (operation: string, options: RequestOptions) => {
    const { body, file } = await server.request(operation, options);
    return file ? String(file) : body.data;
  };
  const hits = (await get('listJobs', { query: { search: [words] } })) as Job[];
  return {
    page: await get('getJob', at(id)),
    ofVeteran: await veteran.get('getJob', at(id)),
    found: hits.filter((job) => job.id === id),
    saved: (await saver.get<Job[]>('listSavedJobs')).filter((job) => job.id === id),
    sitemap: await get('getSitemap', {}),
    feed: await get('getJobFeed', {}),
    match: await veteran.get('getMatch', { query: { job_id: id } }),
  };
}

test('HIRE-17 what is typed into a published job is seen by its company alone, until it is published as a whole', async () => {
  const founder = await people.founder();
  const colleague = await colleagueOf(founder);
  const other = await people.founder();
  const job = await publishedBy(founder, { title: 'Quillwright Fitter' });
  await saver.get('saveJob', at(job.id));
  const before = await visibleTo(job, 'quillwright');
  const sought = before.found.length;
  now = new Date(now.getTime() + 60_000);
  const salary = { min: 4_000_000, max: 4_400_000, currency: 'GBP', per: 'year', is_public: true } as const;
  const typed = jobIn(
    await save(founder, job, { title: 'Zephyrine Driver', salary, city: [], is_remote: true }),
  );
  const more = jobIn(
    await save(founder, typed, { skills: [{ name: 'Zephyrine driving', is_required: true }] }),
  );
  const afterTyping = await visibleTo(job, 'quillwright');
  const byNewWords = await server.request('listJobs', { query: { search: ['zephyrine'] } });
  const suggested = await server.request('suggestJobSearches', { query: { search: 'zephyr' } });
  expect([sought, afterTyping, byNewWords.body.data, suggested.body.data]).toEqual([1, before, [], []]);
  expect(jobIn(await other.call('getJob', at(job.id)))).toEqual(
    jobIn(await server.request('getJob', at(job.id))),
  );

  const ofColleague = jobIn(await colleague.call('getJob', at(job.id)));
  const { unpublished } = ofColleague.recruiter!;
  expect([ofColleague.title, ofColleague.salary, ofColleague.is_remote]).toEqual([
    job.title,
    job.salary,
    false,
  ]);
  expect(unpublished).toMatchObject({
    by: 'Robin Ash',
    at: now.toISOString(),
    content: { title: 'Zephyrine Driver', salary, is_remote: true, city: [], openings: job.openings },
    affects: { applicants: 0, invited: 0, savers: 1 },
  });
  expect(ofColleague.version).toBe(more.version);

  const published = jobIn(await publish(colleague, ofColleague));
  expect([published.title, published.is_remote, published.recruiter?.unpublished]).toEqual([
    'Zephyrine Driver',
    true,
    null,
  ]);
  const page = jobIn(await server.request('getJob', at(job.id)));
  expect([page.title, page.salary, page.revised_at]).toEqual(['Zephyrine Driver', salary, now.toISOString()]);
  const findable = await server.request('listJobs', { query: { search: ['zephyrine'] } });
  expect((findable.body.data as Job[]).map(({ id }) => id)).toEqual([job.id]);
  expect(published.recruiter?.changes.map(({ field }) => field).sort()).toEqual(['place', 'salary', 'title']);
  now = testNow;
});

describe('the version', () => {
  test('that was looked at is what is published: a colleague’s newer changes are not', async () => {
    const founder = await people.founder();
    const colleague = await colleagueOf(founder);
    const mine = jobIn(await save(founder, await publishedBy(founder), { openings: 2 }));
    const theirs = jobIn(await save(colleague, mine, { openings: 9 }));
    const stale = await publish(founder, mine);
    const staleDiscard = await discard(founder, mine);
    expect([stale, staleDiscard].map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'version_conflict'],
      [409, 'version_conflict'],
    ]);
    const newest = jobIn(stale);
    expect([newest.version, newest.recruiter?.unpublished?.content.openings]).toEqual([theirs.version, 9]);
    expect(jobIn(await server.request('getJob', at(mine.id))).openings).toBe(mine.openings);
    expect(jobIn(await publish(founder, newest)).openings).toBe(9);
  });

  test('is never used twice, whatever becomes of the changes', async () => {
    const founder = await people.founder();
    const versions: number[] = [];
    const noted = (job: Job) => {
      versions.push(job.version);
      return job;
    };
    let job = noted(await publishedBy(founder));
    job = noted(jobIn(await save(founder, job, { openings: 2 })));
    job = noted(jobIn(await discard(founder, job)));
    job = noted(jobIn(await save(founder, job, { openings: 3 })));
    job = noted(jobIn(await save(founder, job, { openings: 4 })));
    job = noted(jobIn(await publish(founder, job)));
    job = noted(jobIn(await founder.call('pauseJob', at(job.id))));
    noted(jobIn(await save(founder, job, { openings: 5 })));
    expect(versions.every((version, index) => index === 0 || version > versions[index - 1]!)).toBe(true);
    const late = await save(founder, job, { openings: 6 });
    expect([late.status, late.body.code]).toEqual([409, 'version_conflict']);
  });

  test('of two recruiters who publish together counts for one', async () => {
    const founder = await people.founder();
    const colleague = await colleagueOf(founder);
    const job = jobIn(await save(founder, await publishedBy(founder), { openings: 2 }));
    const answers = await Promise.all([publish(founder, job), publish(colleague, job)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test.each([
  ['a title of three letters', { title: 'Fit' }, { title: ['Use 5 characters or more'] }],
  ['a title of signs', { title: '24/7 !!!' }, { title: ['Say in words what the job is'] }],
  ['no closing day', { closes_on: null }, { closes_on: ['Choose a day from tomorrow to 90 days ahead'] }],
  [
    'a closing day in the past',
    { closes_on: '2026-01-31' },
    { closes_on: ['Choose a day from tomorrow to 90 days ahead'] },
  ],
])('changes with %s are stored, and refused as a whole when they are published', async (_, wrong, errors) => {
  const founder = await people.founder();
  const job = await publishedBy(founder);
  const typed = await save(founder, job, { openings: 7, ...wrong });
  const refused = await publish(founder, jobIn(typed));
  expect([typed.status, refused.status, refused.body.errors]).toEqual([200, 422, errors]);
  expect(jobIn(typed).recruiter?.missing).toEqual(errors);
  const live = jobIn(await server.request('getJob', at(job.id)));
  expect([live.openings, live.title, live.closes_on]).toEqual([job.openings, job.title, job.closes_on]);
  const still = jobIn(await founder.call('getJob', at(job.id)));
  expect(still.recruiter?.unpublished?.content).toMatchObject({ openings: 7, ...wrong });
});

test('a closing day that has passed since it was typed is refused, and one that was not changed is not', async () => {
  const founder = await people.founder();
  const soon = await publishedBy(founder, { closes_on: dayAfter(now, 3) });
  const typed = jobIn(await save(founder, await publishedBy(founder), { closes_on: dayAfter(now, 2) }));
  const unchanged = jobIn(await save(founder, soon, { openings: 2 }));
  now = new Date(`${dayAfter(testNow, 3)}T10:00:00Z`);
  const token = await server.sessionOf(founder.email);
  const publishAt = ({ id, version }: Job) =>
    founder.call('publishJobChanges', at(id, { token, body: { version } }));
  expect([(await publishAt(typed)).body.errors, (await publishAt(unchanged)).status]).toEqual([
    { closes_on: ['Choose a day from tomorrow to 90 days ahead'] },
    200,
  ]);
  now = testNow;
});

test('values that fit no job are refused while they are typed', async () => {
  const founder = await people.founder();
  const job = await publishedBy(founder);
  const salary = { min: 4_000_000, max: 3_800_000, currency: 'GBP', per: 'year' } as const;
  const refused = await save(founder, job, { salary });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['salary.max']]);
  expect(jobIn(await founder.call('getJob', at(job.id))).recruiter?.unpublished).toBeNull();
});

test('discarded changes are gone, and so are those that were typed back', async () => {
  const founder = await people.founder();
  const job = await publishedBy(founder);
  const typed = jobIn(await save(founder, job, { title: 'Another title', openings: 5 }));
  const after = jobIn(await discard(founder, typed));
  expect([after.title, after.openings, after.recruiter?.unpublished]).toEqual([
    job.title,
    job.openings,
    null,
  ]);
  const again = jobIn(await save(founder, after, { openings: 5 }));
  const back = jobIn(await save(founder, again, { openings: job.openings }));
  expect([back.recruiter?.unpublished, back.recruiter?.allowed]).toEqual([
    null,
    ['change', 'pause', 'close'],
  ]);
  const nothing = await publish(founder, back);
  expect([nothing.status, nothing.body.code]).toEqual([409, 'invalid_transition']);
});

test('the list of the company says which jobs have changes, the last changed first', async () => {
  const founder = await people.founder();
  const first = await publishedBy(founder, { title: 'First fitter' });
  await publishedBy(founder, { title: 'Second fitter' });
  now = new Date(now.getTime() + 60_000);
  await save(founder, first, { openings: 3 });
  const { body } = await founder.call('listRecruiterJobs');
  const rows = body.data as unknown as Schemas['RecruiterJob'][];
  expect(rows.map((row) => [row.title, row.has_unpublished_changes, row.updated_at])).toEqual([
    ['First fitter', true, now.toISOString()],
    ['Second fitter', false, testNow.toISOString()],
  ]);
  expect(rows[0]!.allowed).toEqual(['change', 'publish_changes', 'discard_changes', 'pause', 'close']);
  now = testNow;
});

test('another company’s recruiter, a veteran and a visitor can neither publish nor discard changes', async () => {
  const [founder, other] = [await people.founder(), await people.founder()];
  const job = jobIn(await save(founder, await publishedBy(founder), { openings: 2 }));
  const options = at(job.id, { body: { version: job.version } });
  const statuses = async (operation: string) => [
    (await other.call(operation, options)).status,
    (await veteran.ask(operation, options)).status,
    (await server.request(operation, options)).status,
  ];
  expect([await statuses('publishJobChanges'), await statuses('discardJobChanges')]).toEqual([
    [404, 403, 401],
    [404, 403, 401],
  ]);
  expect(jobIn(await founder.call('getJob', at(job.id))).version).toBe(job.version);
});

describe('a job with changes', () => {
  test('is previewed with them, and copied without', async () => {
    const founder = await people.founder();
    const job = jobIn(await save(founder, await publishedBy(founder), { title: 'Senior Fitter' }));
    const preview = (await founder.call('previewJob', at(job.id))).body.data as {
      job: Job;
      json_ld: { title: string };
      has_unpublished_changes: boolean;
    };
    const copy = jobIn(await founder.call('duplicateJob', at(job.id)));
    expect([preview.job.title, preview.json_ld.title, preview.has_unpublished_changes, copy.title]).toEqual([
      'Senior Fitter',
      'Senior Fitter',
      true,
      'Signal Box Fitter (copy)',
    ]);
  });

  test('keeps them while it is paused, where they can be published without ending the pause', async () => {
    const founder = await people.founder();
    const job = jobIn(await save(founder, await publishedBy(founder), { openings: 2 }));
    const paused = jobIn(await founder.call('pauseJob', at(job.id)));
    const published = jobIn(await publish(founder, paused));
    expect([paused.openings, published.openings, published.status]).toEqual([job.openings, 2, 'paused']);
  });

  test('keeps them when it is closed, and opens again as it was, on the new closing day alone', async () => {
    const founder = await people.founder();
    const change = { openings: 2, closes_on: dayAfter(now, 40) };
    const job = jobIn(await save(founder, await publishedBy(founder), change));
    const closed = jobIn(await founder.call('closeJob', at(job.id, { body: { reason: 'filled' } })));
    const refused = [await publish(founder, closed), await discard(founder, closed)];
    expect(refused.map(({ status, body }) => [status, body.data])).toEqual([
      [409, { allowed: ['reopen'] }],
      [409, { allowed: ['reopen'] }],
    ]);
    const closes_on = dayAfter(now, 20);
    const opened = jobIn(await founder.call('reopenJob', at(job.id, { body: { closes_on } })));
    expect([opened.openings, opened.closes_on, opened.recruiter?.unpublished?.content]).toEqual([
      job.openings,
      closes_on,
      expect.objectContaining({ openings: 2, closes_on }),
    ]);
    const published = jobIn(await publish(founder, opened));
    expect([published.openings, published.closes_on]).toEqual([2, closes_on]);
  });

  test('publishes no badge whose award the company has lost', async () => {
    const founder = await people.founder();
    await people.put(founder.company.id, { checked_commitment: 'gold', veteran_commitment: 'gold' });
    const job = jobIn(
      await save(founder, await publishedBy(founder), { veteran_features: ['covenant_gold'] }),
    );
    await people.put(founder.company.id, { checked_commitment: 'none' });
    const refused = await publish(founder, job);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { veteran_features: ['We have to check your company’s gold award first'] },
    ]);
  });
});

test('a question without text stops all changes from being published, and nothing of them is', async () => {
  const founder = await people.founder();
  const questions = [{ title: '', type: 'yes_no' as const, is_required: true }];
  const job = jobIn(await save(founder, await publishedBy(founder), { title: 'Senior Fitter', questions }));
  const refused = await publish(founder, job);
  const live = jobIn(await veteran.ask('getJob', at(job.id)));
  expect([refused.status, refused.body.errors, live.title, live.questions]).toEqual([
    422,
    { 'questions.0.title': ['Write the question, or remove it'] },
    'Signal Box Fitter',
    [],
  ]);
});

describe('the job of an application', () => {
  const appliedJobOf = (person: typeof veteran, id: number) =>
    person.get<{ job: Schemas['JobContent'] | null; is_changed: boolean }>('getAppliedJob', at(id));

  test('HIRE-17 stays as it was when the veteran applied, for both sides, while the job itself is changed', async () => {
    const founder = await people.founder();
    const question = { title: 'Nights?', type: 'yes_no' as const, is_required: true };
    const job = await publishedBy(founder, { questions: [question] });
    const application = await steps.apply(veteran, job, {
      answers: [{ question_id: job.questions[0]!.id, answer: true }],
    });
    const before = await appliedJobOf(veteran, application.id);
    expect(before).toMatchObject({
      job: { title: job.title, salary: job.salary, closes_on: job.closes_on, questions: job.questions },
      is_changed: false,
    });
    const change = { title: 'Night Fitter', questions: [], salary: null, openings: 3 };
    const typed = jobIn(await save(founder, jobIn(await founder.call('getJob', at(job.id))), change));
    expect(typed.recruiter?.unpublished?.affects.applicants).toBe(1);
    expect(await appliedJobOf(veteran, application.id)).toEqual(before);
    expect((await publish(founder, typed)).status).toBe(200);
    const after = await appliedJobOf(veteran, application.id);
    expect(after).toEqual({ job: before.job, is_changed: true });
    const ofCompany = await founder.call('getAppliedJob', at(application.id));
    expect(ofCompany.body.data).toEqual(after);
    const own = await veteran.get<Schemas['Application']>('getApplication', at(application.id));
    expect([own.job.title, own.answers.map((answer) => answer.question)]).toEqual([job.title, ['Nights?']]);
    const others = [
      (await saver.ask('getAppliedJob', at(application.id))).status,
      (await (await people.founder()).call('getAppliedJob', at(application.id))).status,
      (await server.request('getAppliedJob', at(application.id))).status,
    ];
    expect(others).toEqual([404, 404, 401]);
  });

  test('never holds a salary that was not public', async () => {
    const founder = await people.founder();
    const salary = { min: 1300, max: 1400, currency: 'GBP', per: 'hour', is_public: false } as const;
    const job = await publishedBy(founder, { salary });
    const application = await steps.apply(veteran, job);
    expect((await appliedJobOf(veteran, application.id)).job?.salary).toBeNull();
  });

  test('is unknown for an application from before jobs were kept', async () => {
    const founder = await people.founder();
    const job = await publishedBy(founder);
    const application = await steps.apply(veteran, job);
    await server.database.asPlatform((tx) =>
      tx.update(applications).set({ job_version: null }).where(eq(applications.id, application.id)),
    );
    expect(await appliedJobOf(veteran, application.id)).toEqual({ job: null, is_changed: false });
  });
});

test('those whom changes reach are counted once each: applicants, invited people without an answer, and savers', async () => {
  const founder = await people.founder();
  const job = await publishedBy(founder);
  await steps.apply(veteran, job);
  await saver.get('saveJob', at(job.id));
  const [{ tenant_id, company_id }] = (await server.database.asPlatform((tx) =>
    tx.select().from(jobs).where(eq(jobs.id, job.id)),
  )) as [typeof jobs.$inferSelect];
  const invite = (userId: number, card_id: number, status: 'pending' | 'declined' = 'pending') => ({
    ...{ tenant_id, company_id, job_id: job.id, user_id: userId, card_id, status },
    created_at: now,
  });
  await server.database.asPlatform((tx) =>
    tx.insert(jobInvitations).values([
      // By name and as a card.
      invite(saver.id, 0),
      invite(saver.id, 71),
      // Has applied.
      invite(veteran.id, 0),
      invite(third.id, 0, 'declined'),
    ]),
  );
  const typed = jobIn(await save(founder, jobIn(await founder.call('getJob', at(job.id))), { openings: 2 }));
  expect(typed.recruiter?.unpublished?.affects).toEqual({ applicants: 1, invited: 1, savers: 1 });
  expect((await changePublished(founder, typed, { openings: 3 })).status).toBe(200);
});
