/** From the sending of an application to its end, as both sides and the calendar cause it. */
import { eq, sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { expireApplications } from '../../server/applications/expiry.ts';
import { forgetOldApplications } from '../../server/applications/forget.ts';
import { accessLog } from '../../server/db/schema/access.ts';
import { applications } from '../../server/db/schema/applications.ts';
import { readCsv } from '../../server/formats/csv.ts';
import { defaultLimits } from '../../server/http/answers/rateLimits.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { type ApplicationStatus, applicationStatuses } from '../../src/machines/application.ts';
import { applicationLife } from '../../src/machines/applicationLife.ts';
import {
  type Application,
  applicationsOn,
  northgate,
  type Person,
} from '../support/contract/applicationSteps.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';

type Schemas = components['schemas'];

const start = new Date('2026-11-20T09:00:00Z');
const day = 86_400_000;
let now = start;
const server = await startTestServer({ clock: () => now });
const mailbox = mailboxOf(server);
const steps = applicationsOn(server);

let veteran: Person;
let other: Person;
let recruiter: Person;
let stranger: Person;

beforeAll(async () => {
  veteran = await steps.person('veteran-complete@demo.test');
  other = await steps.person('veteran-18@example.test');
  recruiter = await steps.person(northgate);
  stranger = await steps.person('hiring@brightwell.test');
});

afterEach(() => {
  now = start;
});

async function textOf(person: Person, { id }: Pick<Application, 'id'>): Promise<string> {
  const { file } = await person.ask('getApplicationCv', { params: { id } });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file!)), { mergePages: true });
  return text;
}

const terms = { reply_by: '2026-12-18' };

const decline = (application: Application) =>
  other.get<Application>('answerOffer', {
    params: { id: application.id },
    body: { offer_id: application.offer!.id, answer: 'declined' },
  });

const move = (application: Application, to: ApplicationStatus, more: object = {}) =>
  recruiter.get<Application>('moveApplication', {
    params: { id: application.id },
    body: { to, version: application.version, ...more },
  });

const put = (id: number, values: Partial<typeof applications.$inferInsert>) =>
  server.database.asPlatform((tx) => tx.update(applications).set(values).where(eq(applications.id, id)));

const applicationFor = (person: Person, { id }: Pick<Application, 'id'>) =>
  person.get<Application>('getApplication', { params: { id } });

const fresh = async (count: number) => {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) ids.push((await steps.job()).id);
  return ids;
};

const no = { reason_code: 'missing_requirement', public_note: 'Come back with a licence.' };

describe('applying', () => {
  test('a veteran applies with a chosen CV, once; the recruiter sees the candidate, and what was sent stays as it was', async () => {
    const questions: Schemas['JobQuestion'][] = [
      { id: 1, title: 'Do you drive?', type: 'yes_no', options: [], is_required: true },
      { id: 2, title: 'Which shift?', type: 'single_choice', options: ['Day', 'Night'], is_required: false },
      { id: 3, title: 'Years on site?', type: 'number', options: [], is_required: false },
      { id: 4, title: 'Why us?', type: 'text', options: [], is_required: false },
    ];
    const job = await steps.job({ title: 'Signals engineer', questions });
    const answers = [
      { question_id: 1, answer: true },
      { question_id: 2, answer: 'Night' },
      { question_id: 3, answer: 4 },
    ];
    const share = { phone: true, clearance: false };
    const sent = await steps.apply(veteran, job, { answers, share, cover_note: 'I ran a workshop.' });
    expect(sent).toMatchObject({
      job: {
        id: job.id,
        title: 'Signals engineer',
        is_open: true,
        company: { name: 'Northgate Logistics Ltd' },
      },
      status: 'submitted',
      status_label: 'Sent',
      next_actor: 'employer',
      applied_at: now.toISOString(),
      allowed: ['withdrawn'],
      timeline: [{ at: now.toISOString(), from: null, to: 'submitted', label: 'Sent', by: 'veteran' }],
      cover_note: 'I ran a workshop.',
      answers: [
        { question: 'Do you drive?', answer: 'Yes' },
        { question: 'Which shift?', answer: 'Night' },
        { question: 'Years on site?', answer: '4' },
      ],
      notes: null,
      candidate_id: null,
    });
    const mail = await mailbox.latest(veteran.email);
    expect([mail.kind, mail.subject]).toEqual(['application_sent', 'You’ve applied for Signals engineer']);
    const pages = sent.cv!.page_count === 1 ? '1 page' : `${sent.cv!.page_count} pages`;
    for (const text of [
      'Northgate Logistics Ltd has your application for Signals engineer. This is what you sent:',
      `• Your CV: ${sent.cv!.name} (${pages})`,
      '• Your message: I ran a workshop.',
      '• Do you drive? Yes',
      '• Which shift? Night',
      '• Years on site? 4',
      `• Name: ${sent.profile!.first_name} ${sent.profile!.last_name}`,
      `• Email: ${veteran.email}`,
      `• Headline: ${sent.profile!.headline}`,
      `• Service: ${sent.profile!.service}, ${sent.profile!.years_served} years`,
      `• Phone: ${sent.profile!.phone}`,
      'Not sent: any security clearance.',
      'We’ll tell you in the app and by email when they open your CV.',
      `/veteran/applications/${sent.id}`,
    ])
      expect(mail.text).toContain(text);
    expect(mail.text).not.toContain('• Security clearance');
    const before = await applicationFor(recruiter, sent);
    const file = await textOf(recruiter, sent);
    await steps.putJob(job, { title: 'Another job', questions: [] });
    const profile = await veteran.get<Schemas['User']>('getUserProfile');
    const { body } = await veteran.ask('updateUserProfile', {
      body: { version: profile.version, first_name: 'Somebody', last_name: 'Else' },
    });
    expect(body.status).toBe(true);
    const after = await applicationFor(recruiter, sent);
    expect([after.job.title, after.profile, after.answers]).toEqual([
      'Signals engineer',
      before.profile,
      before.answers,
    ]);
    expect(await textOf(recruiter, sent)).toBe(file);
    expect(file).toContain(before.profile!.last_name);
    const again = await veteran.ask('applyToJob', {
      params: { id: job.id },
      body: await steps.wish(veteran),
    });
    expect([again.status, again.body.code]).toEqual([409, 'already_applied']);
    const { data } = (await recruiter.ask('listJobApplications', { params: { id: job.id } })).body;
    expect(data).toMatchObject([
      { id: sent.id, display_name: expect.stringContaining(before.profile!.last_name) },
    ]);
    const name = { first_name: before.profile!.first_name, last_name: before.profile!.last_name };
    const { version } = await veteran.get<Schemas['User']>('getUserProfile');
    await veteran.get('updateUserProfile', { body: { version, ...name } });
  });

  test('what is not shared is neither in the profile nor in the file', async () => {
    const shares = [
      { phone: true, clearance: true },
      { phone: false, clearance: false },
    ];
    const shown = [];
    for (const share of shares) {
      const sent = await steps.apply(veteran, await steps.job(), { share });
      const { phone, clearance } = sent.profile!;
      const text = await textOf(veteran, sent);
      await textOf(recruiter, sent);
      const { contact } = await recruiter.get<Schemas['ApplicationCvText']>('getApplicationCvText', {
        params: { id: sent.id },
      });
      shown.push([
        ...[phone !== null, /77?00\s?900/.test(text), clearance !== null, /clearance/i.test(text)],
        ...[text.includes('+44'), contact.some((line) => line.includes('+44'))],
      ]);
    }
    expect(shown[1]).toEqual([false, false, false, false, false, false]);
    expect(shown[0]!.slice(0, 2)).toEqual([true, true]);
    expect(shown[0]!.slice(4)).toEqual([true, true]);
  });

  test('the company opens the CV as text, too: it reads the same, the veteran is notified, and it closes with the application', async () => {
    const sent = await steps.apply(other, await steps.job());
    const read = (person: Person) => person.ask('getApplicationCvText', { params: { id: sent.id } });
    expect([(await read(recruiter)).status, (await applicationFor(other, sent)).timeline]).toMatchObject([
      200,
      [{ to: 'submitted' }, { to: 'viewed', by: 'employer' }],
    ]);
    const letters = (text: string) => text.toLowerCase().replace(/[\s\u00ad-]/g, '');
    const pdf = letters(await textOf(recruiter, sent));
    const { sections, ...person } = (await read(recruiter)).body.data as Schemas['ApplicationCvText'];
    const texts = [
      ...[person.name, person.headline, ...person.contact],
      ...sections.flatMap(({ heading, entries }) => [
        heading,
        ...entries.flatMap(({ title, detail, dates, lines }) => [title, detail, dates, ...lines]),
      ]),
    ];
    expect(sections.length).toBeGreaterThan(3);
    expect(texts.filter((text) => !pdf.includes(letters(text)))).toEqual([]);
    expect((await read(stranger)).status).toBe(404);
    await other.get('withdrawApplication', { params: { id: sent.id }, body: {} });
    expect((await read(recruiter)).status).toBe(404);
  });

  test('a rejection does not open the CV, also once it is undone', async () => {
    const sent = await steps.apply(other, await steps.job());
    await move(await move(await applicationFor(recruiter, sent), 'rejected', no), 'submitted');
    const { timeline } = await applicationFor(recruiter, sent);
    expect(timeline.map(({ to }) => to)).toEqual(['submitted', 'rejected', 'submitted']);
    const { status } = await recruiter.ask('getApplicationCvText', { params: { id: sent.id } });
    expect([status, (await applicationFor(recruiter, sent)).status]).toEqual([200, 'viewed']);
  });

  test('a CV that was not opened before a rejection stays closed, as text and as a file, until that is undone', async () => {
    const sent = await steps.apply(other, await steps.job());
    const read = async (by: Person) =>
      Promise.all(
        ['getApplicationCv', 'getApplicationCvText'].map(async (operation) => {
          const { status, body } = await by.ask(operation, { params: { id: sent.id } });
          return [status, body.code];
        }),
      );
    const refused = [409, 'invalid_transition'];
    await move(await applicationFor(recruiter, sent), 'rejected', no);
    expect(await read(recruiter)).toEqual([refused, refused]);
    await move(await applicationFor(recruiter, sent), 'submitted');
    expect((await recruiter.ask('getApplicationCv', { params: { id: sent.id } })).status).toBe(200);
    await move(await applicationFor(recruiter, sent), 'rejected', no);
    const codes = (await read(recruiter)).map(([status]) => status);
    expect([codes, (await applicationFor(recruiter, sent)).timeline.map(({ to }) => to)]).toEqual([
      [200, 200],
      ['submitted', 'rejected', 'submitted', 'viewed', 'rejected'],
    ]);
  });

  test('of a hundred concurrent attempts one is an application', async () => {
    const { id } = await steps.job();
    const body = await steps.wish(other);
    const [first, second] = [server, await startTestServer({ database: server.database, clock: () => now })];
    const token = await server.sessionOf(other.email);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        (index % 2 ? first : second).request('applyToJob', { token, params: { id }, body }),
      ),
    );
    const codes = answers.map(({ status, body: { code } }) => code ?? status);
    expect(codes.filter((code) => code === 201)).toEqual([201]);
    expect([...new Set(codes)].sort()).toEqual(expect.arrayContaining([201, 'already_applied']));
    const rows = await server.database.asPlatform((tx) =>
      tx.select({ id: applications.id }).from(applications).where(eq(applications.job_id, id)),
    );
    expect(rows.length).toBe(1);
  });

  test('the same key twice is one application with one answer', async () => {
    const { id } = await steps.job();
    const ask = async () =>
      other.ask('applyToJob', {
        params: { id },
        body: await steps.wish(other),
        headers: { 'idempotency-key': 'apply-000001' },
      });
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.status, second.body.data]).toEqual([201, 201, first.body.data]);
  });

  test.each([
    ['a draft', { status: 'draft' }, 404, 'not_found'],
    ['a paused one', { status: 'paused' }, 409, 'job_closed'],
    ['a closed one', { status: 'closed' }, 409, 'job_closed'],
    ['one that has run out', { status: 'expired' }, 409, 'job_closed'],
    ['one whose day is over', { closes_on: '2026-11-19' }, 409, 'job_closed'],
    ['one of a company that is switched off', { company_is_active: false }, 409, 'job_closed'],
  ] as const)('for %s nobody applies', async (_, values, status, code) => {
    const { id } = await steps.job(values);
    const answer = await veteran.ask('applyToJob', { params: { id }, body: await steps.wish(veteran) });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('on its last day a job still takes applications', async () => {
    const job = await steps.job({ closes_on: '2026-11-20' });
    expect((await steps.apply(veteran, job)).job.is_open).toBe(true);
  });

  test('who has not given a name is asked for it first', async () => {
    const newcomer = await steps.person('veteran-personal@demo.test');
    const { id } = await steps.job();
    const body = { resume_id: 1, consent_version: '2026-11', consent_accepted: true };
    const answer = await newcomer.ask('applyToJob', { params: { id }, body });
    expect([answer.status, answer.body.code]).toEqual([409, 'profile_incomplete']);
  });

  test('what does not fit is reported at its field, and nothing is stored', async () => {
    const questions: Schemas['JobQuestion'][] = [
      { id: 1, title: 'Do you drive?', type: 'yes_no', options: [], is_required: true },
      { id: 2, title: 'Which shift?', type: 'single_choice', options: ['Day'], is_required: false },
    ];
    const job = await steps.job({ questions });
    const foreign = (await other.get<{ id: number }[]>('listResumes'))[0]!.id;
    const own = await steps.wish(veteran);
    const wrong = {
      'an older notice': [{ ...own, consent_version: '2020-01' }, ['consent_version']],
      'no answer': [{ ...own, answers: [] }, ['answers.1']],
      'other answers': [
        {
          ...own,
          answers: [
            { question_id: 1, answer: 'perhaps' },
            { question_id: 2, answer: 'Night' },
            { question_id: 9, answer: 'x' },
          ],
        },
        ['answers.9', 'answers.1', 'answers.2'],
      ],
      'two answers': [
        {
          ...own,
          answers: [
            { question_id: 1, answer: true },
            { question_id: 1, answer: false },
          ],
        },
        ['answers.1'],
      ],
      'a CV of another': [
        { ...own, answers: [{ question_id: 1, answer: true }], resume_id: foreign },
        ['resume_id'],
      ],
      'a file that is none': [
        {
          consent_version: '2026-11',
          consent_accepted: true,
          file_id: 'A'.repeat(24),
          answers: [{ question_id: 1, answer: true }],
        },
        ['file_id'],
      ],
    } as const;
    const actualErrors: Record<string, unknown> = {};
    for (const [name, [body]] of Object.entries(wrong)) {
      const answer = await veteran.ask('applyToJob', { params: { id: job.id }, body });
      actualErrors[name] = [answer.status, Object.keys(answer.body.errors ?? {})];
    }
    expect(actualErrors).toEqual(
      Object.fromEntries(Object.entries(wrong).map(([name, [, fields]]) => [name, [422, fields]])),
    );
    const stored = await server.database.asPlatform((tx) =>
      tx.select({ id: applications.id }).from(applications).where(eq(applications.job_id, job.id)),
    );
    expect(stored).toEqual([]);
  });

  test('a PDF that was just made is sent as it is', async () => {
    const [resume] = await veteran.get<{ id: number }[]>('listResumes');
    const pdf = await veteran.get<Schemas['ResumePdf']>('createResumePdf', {
      params: { id: resume!.id },
      body: { purpose: 'apply' },
    });
    const download = (await veteran.ask('getFile', { params: { file_id: pdf.file_id } })).file;
    const { id } = await steps.job();
    const body = { file_id: pdf.file_id, consent_version: '2026-11', consent_accepted: true };
    const sent = await veteran.get<Application>('applyToJob', { params: { id }, body });
    expect((await recruiter.ask('getApplicationCv', { params: { id: sent.id } })).file).toEqual(download);
    const text = await recruiter.get<Schemas['ApplicationCvText']>('getApplicationCvText', {
      params: { id: sent.id },
    });
    expect(text.sections).toEqual([]);
  });

  test('a day has twenty applications, and what was refused is none of them', async () => {
    // The count is kept by the database: this one has sent nothing else.
    const busy = await steps.person('veteran-20@example.test');
    const apply = { attempts: 2, seconds: 86_400 };
    const strict = await startTestServer({ database: server.database, clock: () => now, limits: { apply } });
    const token = await server.sessionOf(busy.email);
    const body = await steps.wish(busy);
    const ids = [(await steps.job({ status: 'paused' })).id, ...(await fresh(3))];
    const statuses: number[] = [];
    for (const id of ids) {
      statuses.push((await strict.request('applyToJob', { token, params: { id }, body })).status);
    }
    expect([defaultLimits.apply, statuses]).toEqual([
      { attempts: 20, seconds: 86_400 },
      [409, 201, 201, 429],
    ]);
  });

  test('the one who made the job hears of it, in the app and by mail', async () => {
    const sent = await steps.apply(other, await steps.job({ title: 'Fitter' }), {
      cover_note: 'I ran a workshop.',
    });
    const title = `${sent.profile!.first_name} ${sent.profile!.last_name} applied for Fitter`;
    const [news] = await recruiter.get<Schemas['Notification'][]>('listNotifications');
    expect(news).toMatchObject({ type: 'new_application', title, read_at: null });
    const mail = await mailbox.latest(northgate);
    expect(mail.subject).toBe(title);
    for (const text of [
      `• Service: ${sent.profile!.service}`,
      '• They’ve added a note.',
      'Open the application to read their CV.',
    ])
      expect(mail.text).toContain(text);
    expect(mail.text).toMatch(/• Match: (Strong|Good|Possible) match|• Match: This kind of work isn’t shown/);
    expect(mail.text).not.toMatch(/• (Email|Phone)/);
  });
});

describe('the life of an application', () => {
  const details = (to: ApplicationStatus, status: ApplicationStatus) => {
    if (to === 'rejected') return no;
    if (to === 'hired') return { hire_confirmed: true };
    return to === 'offer' && status !== 'rejected' ? { offer: terms } : {};
  };

  test.each(applicationStatuses)(
    'one that is %s goes where the chart leads, and nowhere else',
    async (status) => {
      const sent = await steps.apply(veteran, await steps.job());
      const rejected_from = status === 'rejected' ? ('interview' as const) : null;
      const inactive_from = status === 'inactive' ? ('viewed' as const) : null;
      const offer_status = status === 'offer' ? ('made' as const) : null;
      const state = {
        ...{ status, isDelayed: status === 'rejected', isSettled: false, isJobLongClosed: false },
        ...{ rejectedFrom: rejected_from, offer: offer_status, interview: null, conditions: null },
        inactiveFrom: inactive_from,
      };
      const results: Record<string, unknown> = {};
      for (const to of applicationStatuses) {
        await put(sent.id, {
          ...{ status, rejected_from, inactive_from, offer_status, interview_status: null },
          ...{ status_changed_at: now, version: 1 },
        });
        const { status: code, body } = await recruiter.ask('moveApplication', {
          params: { id: sent.id },
          body: { to, version: 1, ...details(to, status) },
        });
        results[to] = code === 200 ? (body.data as Application).status : [code, body.code, body.data];
      }
      await put(sent.id, { status, rejected_from, inactive_from, offer_status, status_changed_at: now });
      const back = await veteran.ask('withdrawApplication', { params: { id: sent.id }, body: {} });
      results.back =
        back.status === 200 ? (back.body.data as Application).status : [409, back.body.code, back.body.data];
      const allowed = applicationLife.employer.allowed(state);
      const refused = [409, 'invalid_transition', { allowed }];
      const canGoBack = applicationLife.veteran.after(state, 'withdrawn') !== null;
      expect(results).toEqual({
        ...Object.fromEntries(applicationStatuses.map((to) => [to, allowed.includes(to) ? to : refused])),
        back: canGoBack ? 'withdrawn' : [409, 'invalid_transition', { allowed: [] }],
      });
    },
  );

  test('from the sending to the hiring the veteran sees each step and whose turn it is', async () => {
    const sent = await steps.apply(veteran, await steps.job({ title: 'Depot lead', country_id: 232 }));
    const views: unknown[] = [];
    const look = async () => {
      const { status, status_label, next_actor, timeline, version } = await applicationFor(veteran, sent);
      views.push([status, status_label, next_actor, timeline.length]);
      return version;
    };
    let version = await look();
    await textOf(recruiter, sent);
    version = await look();
    const path: [ApplicationStatus, object][] = [
      ['shortlisted', {}],
      ['interview', { public_note: 'Bring your licence.' }],
      ['offer', { offer: terms }],
      ['hired', { hire_confirmed: true }],
    ];
    for (const [to, more] of path) {
      await move({ ...sent, version }, to, more);
      version = await look();
    }
    expect(views).toEqual([
      ['submitted', 'Sent', 'employer', 1],
      ['viewed', 'Viewed', 'employer', 2],
      ['shortlisted', 'Shortlisted', 'employer', 3],
      ['interview', 'Interview', 'employer', 4],
      ['offer', 'Offer', 'you', 5],
      ['hired', 'Hired', 'none', 6],
    ]);
    // What asked for an answer is read, and comes after all that is not.
    const pageOf = (page: number) =>
      veteran.get<Schemas['Notification'][]>('listNotifications', { query: { page } });
    const news = [...(await pageOf(1)), ...(await pageOf(2))]
      .filter(({ link }) => link === `/veteran/applications/${sent.id}`)
      .sort((first, second) => second.id - first.id);
    expect(news.slice(0, 5).map(({ type }) => type)).toEqual([
      'application_hired',
      'application_offer',
      'application_interview',
      'application_shortlisted',
      'application_viewed',
    ]);
    const mails = (await mailbox.all(veteran.email)).slice(0, 4);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'application_hired',
      'application_offer',
      'application_interview',
      'application_shortlisted',
    ]);
    expect(mails[2]!.text).toContain('They write: Bring your licence.');
  });

  test('of two recruiters who decide concurrently the later gets the current application', async () => {
    const sent = await steps.apply(veteran, await steps.job());
    const ask = (to: string) =>
      recruiter.ask('moveApplication', {
        params: { id: sent.id },
        body: { to, version: sent.version, ...(to === 'rejected' ? no : {}) },
      });
    const answers = await Promise.all([ask('viewed'), ask('rejected')]);
    const won = answers.find(({ status }) => status === 200)!;
    const lost = answers.find(({ status }) => status !== 200)!;
    expect([lost.status, lost.body.code, (lost.body.data as Application).status]).toEqual([
      409,
      'version_conflict',
      (won.body.data as Application).status,
    ]);
  });

  test('a no needs a reason, and an interview alone has a time', async () => {
    const sent = await steps.apply(veteran, await steps.job());
    const ask = async (body: object) => {
      const answer = await recruiter.ask('moveApplication', { params: { id: sent.id }, body });
      return [answer.status, answer.body.errors];
    };
    const { version } = sent;
    expect([
      await ask({ to: 'rejected', version }),
      await ask({ to: 'viewed', version, reason_code: 'other' }),
      await ask({
        to: 'viewed',
        version,
        interview: { times: ['2026-12-01T10:00:00Z'], minutes: 30, mode: 'phone' },
      }),
    ]).toEqual([
      [422, { reason_code: ['Choose why'] }],
      [422, { reason_code: ['Not expected here'] }],
      [422, { interview: ['Not expected here'] }],
    ]);
  });

  test.each([
    ['submitted', []],
    ['viewed', ['viewed']],
    ['shortlisted', ['viewed', 'shortlisted']],
    ['interview', ['viewed', 'shortlisted', 'interview']],
    ['offer', ['viewed', 'shortlisted', 'interview', 'offer']],
  ] as [ApplicationStatus, ApplicationStatus[]][])(
    'HIRE-06 undoing a rejection leads back to %s, tells nobody, and the rejection is never mailed',
    async (stage, way) => {
      const title = `Rejected at ${stage}`;
      let sent = await steps.apply(other, await steps.job({ title }));
      for (const to of way) sent = await move(sent, to, to === 'offer' ? { offer: terms } : {});
      // An open offer cannot be rejected; one that was declined can.
      if (stage === 'offer')
        sent = await recruiter.get<Application>('getApplication', {
          params: { id: (await decline(sent)).id },
        });
      const heard = async () => ({
        mails: (await mailbox.all(other.email)).filter(({ text }) => text.includes(title)),
        news: (await other.get<Schemas['Notification'][]>('listNotifications')).filter((item) =>
          `${item.title} ${item.body}`.includes(title),
        ),
      });
      const before = await heard();
      const rejected = await move(sent, 'rejected', no);
      expect([rejected.undo_until, rejected.allowed]).toEqual([
        new Date(start.getTime() + 7 * day).toISOString(),
        [stage],
      ]);
      now = new Date(start.getTime() + day - 1000);
      const undone = await move(rejected, stage);
      expect([undone.status, undone.reason_code, undone.undo_until]).toEqual([stage, null, null]);
      expect(undone.timeline.slice(-2).map(({ from, to, label }) => [from, to, label])).toEqual([
        [stage, 'rejected', stage === 'offer' ? 'Application closed' : 'Not chosen'],
        ['rejected', stage, 'Rejection undone'],
      ]);
      now = new Date(start.getTime() + 30 * day);
      expect(await heard()).toEqual(before);
      now = start;
    },
  );

  test('the CV is opened in the browser, as a document that can do nothing', async () => {
    const sent = await steps.apply(veteran, await steps.job());
    const { status, headers } = await recruiter.ask('getApplicationCv', { params: { id: sent.id } });
    const policy = String(headers['content-security-policy']);
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'application/pdf',
      'nosniff',
    ]);
    expect(headers['content-disposition']).toMatch(/^inline; filename=".+\.pdf"/);
    expect(policy.split('; ')).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox']));
  });

  test('a rejection is mailed after a day', async () => {
    const sent = await steps.apply(other, await steps.job({ title: 'Kept' }));
    await move(sent, 'rejected', no);
    const heard = async () => ({
      mails: (await mailbox.all(other.email))
        .map(({ subject }) => subject)
        .filter((it) => it === 'Your application for Kept'),
      news: (await other.get<Schemas['Notification'][]>('listNotifications'))
        .map(({ title }) => title)
        .filter((it) => it === 'Your application for Kept'),
    });
    now = new Date(start.getTime() + day - 1000);
    expect(await heard()).toEqual({ mails: [], news: [] });
    now = new Date(start.getTime() + day);
    expect(await heard()).toEqual({
      mails: ['Your application for Kept'],
      news: ['Your application for Kept'],
    });
    now = start;
  });

  test('after seven days a rejection is final, and the company no longer has the CV', async () => {
    const sent = await steps.apply(other, await steps.job());
    await move(sent, 'rejected', no);
    now = new Date(start.getTime() + 7 * day - 1000);
    const late = await applicationFor(recruiter, sent);
    now = new Date(start.getTime() + 7 * day);
    const after = await applicationFor(recruiter, sent);
    const file = await recruiter.ask('getApplicationCv', { params: { id: sent.id } });
    const undo = await recruiter.ask('moveApplication', {
      params: { id: sent.id },
      body: { to: 'submitted', version: after.version },
    });
    now = start;
    expect([late.allowed, late.cv !== null, late.profile?.email]).toEqual([['submitted'], true, other.email]);
    expect([after.allowed, after.cv, after.profile?.email, file.status]).toEqual([[], null, null, 404]);
    expect([undo.status, undo.body.data]).toEqual([409, { allowed: [] }]);
    expect((await applicationFor(other, sent)).cv).not.toBeNull();
  });

  test('30 days after the end of its job an undecided application ends, once, with a notification', async () => {
    const closed = await steps.job({ title: 'Long closed' });
    const [open, hired] = [await steps.apply(other, closed), await steps.apply(veteran, closed)];
    await put(hired.id, { status: 'hired' });
    await steps.putJob(closed, { status: 'closed', ended_at: new Date(start.getTime() - 30 * day) });
    const fresh = await steps.job();
    const undecided = await steps.apply(other, fresh);
    await steps.putJob(fresh, { status: 'closed', ended_at: new Date(start.getTime() - 30 * day + 1000) });
    const outbox = await createOutbox({ database: server.database, clock: () => now, onError: () => {} });
    await Promise.all([
      expireApplications(server.database, outbox, now),
      expireApplications(server.database, outbox, now),
    ]);
    await outbox.close();
    const ended = await applicationFor(other, open);
    expect([ended.status, ended.next_actor, ended.timeline.map(({ to, by }) => [to, by])]).toEqual([
      'expired',
      'none',
      [
        ['submitted', 'veteran'],
        ['expired', 'calendar'],
      ],
    ]);
    expect([
      (await applicationFor(veteran, hired)).status,
      (await applicationFor(other, undecided)).status,
    ]).toEqual(['hired', 'submitted']);
    const mails = await mailbox.all(other.email);
    expect(
      mails.filter(({ subject }) => subject === 'Your application for Long closed has ended').length,
    ).toBe(1);
  });

  test('twelve months after a no, job, dates and outcome are all that is left', async () => {
    const sent = await steps.apply(veteran, await steps.job({ title: 'Long ago' }), { cover_note: 'Mine' });
    await recruiter.get('addApplicationNote', {
      params: { id: sent.id },
      body: { text: 'Call after four.', audience: 'team' },
    });
    const rejected = await move(sent, 'rejected', no);
    const left = async (at: string) => {
      await forgetOldApplications(server.database, new Date(at));
      const { profile, cover_note, notes, cv, timeline, candidate_id, status } = await applicationFor(
        recruiter,
        sent,
      );
      const notes_count = notes?.length;
      return {
        profile,
        cover_note,
        notes_count,
        cv,
        candidate_id,
        status,
        words: timeline.at(-1)?.public_note,
      };
    };
    const before = await left('2027-11-20T08:59:00Z');
    expect([before.profile, before.notes_count]).toEqual([rejected.profile, 1]);
    expect(await left('2027-11-20T09:00:00Z')).toEqual({
      profile: null,
      cover_note: null,
      notes_count: 0,
      cv: null,
      candidate_id: null,
      status: 'rejected',
      words: null,
    });
    expect((await veteran.ask('getApplication', { params: { id: sent.id } })).status).toBe(404);
  });

  test('a move without a notification is on the page alone', async () => {
    const sent = await steps.apply(veteran, await steps.job());
    const count = async () => (await veteran.get<unknown[]>('listNotifications')).length;
    const before = [await count(), (await mailbox.all(veteran.email)).length];
    await move(sent, 'viewed', { notify: false });
    expect([await count(), (await mailbox.all(veteran.email)).length]).toEqual(before);
    expect((await applicationFor(veteran, sent)).status).toBe('viewed');
  });
});

describe('who sees what', () => {
  test('only the veteran and the company; everybody else finds nothing', async () => {
    const sent = await steps.apply(veteran, await steps.job());
    const options = { params: { id: sent.id } };
    const calls: [string, object][] = [
      ['getApplication', options],
      ['getApplicationCv', options],
      ['withdrawApplication', { ...options, body: {} }],
      ['moveApplication', { ...options, body: { to: 'viewed', version: 1 } }],
      ['addApplicationNote', { ...options, body: { text: 'x', audience: 'team' } }],
    ];
    const answers: unknown[] = [];
    for (const person of [other, stranger, await steps.person('recruiter-user-pending@northgate.test')]) {
      for (const [operation, call] of calls) {
        const { status } = await person.ask(operation, call);
        answers.push(status);
      }
    }
    expect(answers).toEqual([
      ...[404, 404, 404, 403, 403],
      ...[404, 404, 403, 404, 404],
      ...[404, 404, 403, 403, 403],
    ]);
    const job = { params: { id: sent.job.id } };
    expect([
      (await stranger.ask('listJobApplications', job)).status,
      (await stranger.ask('exportApplications', { query: { job_id: sent.job.id } })).status,
    ]).toEqual([404, 404]);
  });

  test('each look of the company is written down, once an hour, and the first one at the CV is a step', async () => {
    const sent = await steps.apply(veteran, await steps.job({ title: 'Looked at' }));
    await applicationFor(recruiter, sent);
    await applicationFor(recruiter, sent);
    await textOf(recruiter, sent);
    await textOf(recruiter, sent);
    const log = await server.database.asPlatform((tx) =>
      tx.select().from(accessLog).where(eq(accessLog.object_id, sent.id)).orderBy(accessLog.id),
    );
    const about = { user_id: veteran.id, company: 'Northgate Logistics Ltd', actor_id: recruiter.id };
    expect(
      log.map(({ object, action, user_id, company, actor_id }) => ({
        object,
        action,
        user_id,
        company,
        actor_id,
      })),
    ).toEqual([
      { ...about, object: 'application', action: 'viewed' },
      { ...about, object: 'resume', action: 'viewed' },
    ]);
    expect((await applicationFor(veteran, sent)).timeline.map(({ to }) => to)).toEqual([
      'submitted',
      'viewed',
    ]);
  });

  test('the veteran hears that the CV was opened as they were promised: in the app, by mail, both or neither', async () => {
    const usual = await other.get<Schemas['NotificationPreferences']>('getNotificationPreferences');
    const heard = async (application_status: { in_app: boolean; email: boolean }) => {
      await other.get('saveNotificationPreferences', { body: { ...usual, application_status } });
      const job = await steps.job({ title: `Opened ${JSON.stringify(application_status)}` });
      const sent = await steps.apply(other, job);
      const confirmation = (await mailbox.all(other.email)).find(({ text }) =>
        text.includes(`/veteran/applications/${sent.id}`),
      );
      await textOf(recruiter, sent);
      const link = `/veteran/applications/${sent.id}`;
      const { data } = (await other.ask('listNotifications', {})).body;
      return [
        /We’ll tell you (.*) when they open your CV/.exec(confirmation?.text ?? '')?.[1],
        (data as Schemas['Notification'][]).some(
          (news) => news.type === 'application_viewed' && news.link === link,
        ),
        (await mailbox.all(other.email)).some(
          ({ kind, text }) => kind === 'application_viewed' && text.includes(link),
        ),
      ];
    };
    expect([
      await heard({ in_app: true, email: true }),
      await heard({ in_app: false, email: true }),
      await heard({ in_app: true, email: false }),
      await heard({ in_app: false, email: false }),
    ]).toEqual([
      ['in the app and by email', true, true],
      ['by email', false, true],
      // Without mails there is no confirmation that could promise anything.
      [undefined, true, false],
      [undefined, false, false],
    ]);
    await other.get('saveNotificationPreferences', { body: usual });
  });

  test('one that is taken back is closed to the company, with what was sent', async () => {
    const sent = await steps.apply(veteran, await steps.job(), {
      cover_note: 'Mine',
      share: { phone: true, clearance: false },
    });
    const body = { reason: 'found_another_job', text: 'Thank you.' };
    const back = await veteran.get<Application>('withdrawApplication', { params: { id: sent.id }, body });
    const { status, profile, cover_note, cv, reason_code, public_note } = await applicationFor(
      recruiter,
      sent,
    );
    expect([back.status, back.cv !== null, back.cover_note]).toEqual(['withdrawn', true, 'Mine']);
    expect([status, profile?.email, profile?.phone, cover_note, cv, reason_code, public_note]).toEqual([
      'withdrawn',
      null,
      null,
      null,
      null,
      'found_another_job',
      'Thank you.',
    ]);
    expect((await recruiter.ask('getApplicationCv', { params: { id: sent.id } })).status).toBe(404);
  });

  test('notes are the team’s', async () => {
    const sent = await steps.apply(veteran, await steps.job());
    const note = { params: { id: sent.id }, body: { text: 'Call after four.', audience: 'team' } };
    const { status } = await recruiter.ask('addApplicationNote', note);
    expect([
      status,
      (await applicationFor(recruiter, sent)).notes,
      (await applicationFor(veteran, sent)).notes,
    ]).toEqual([201, [expect.objectContaining({ text: 'Call after four.' })], null]);
  });
});

describe('lists', () => {
  test('a veteran’s own, by status, the one that moved last first; those of jobs that have gone stay', async () => {
    const third = await steps.person('veteran-23@example.test');
    const [first, second] = [await steps.job({ title: 'First' }), await steps.job({ title: 'Second' })];
    const application = await steps.apply(third, first);
    now = new Date(start.getTime() + 60_000);
    await steps.apply(third, second);
    now = new Date(start.getTime() + 120_000);
    await move(application, 'viewed');
    await steps.putJob(first, { status: 'closed', ended_at: now });
    const list = async (query: Record<string, string | number> = {}) =>
      (await third.ask('listApplications', { query })).body as unknown as {
        data: Schemas['ApplicationSummary'][];
        meta: { total: number };
      };
    const all = await list();
    now = start;
    // The seed's own are as old as its clock says, which is not this test's.
    const own = all.data.filter(({ job }) => job.id === first.id || job.id === second.id);
    expect(own.map(({ job, status }) => [job.title, job.is_open, status])).toEqual([
      ['First', false, 'viewed'],
      ['Second', true, 'submitted'],
    ]);
    const viewed = await list({ status: 'viewed' });
    expect(viewed.data.every(({ status }) => status === 'viewed')).toBe(true);
    expect(viewed.meta.total).toBe(viewed.data.length);
    expect([
      (await third.ask('listApplications', { query: { page: 0 } })).status,
      (await list({ page: 500 })).data,
    ]).toEqual([422, []]);
  });

  test('a company’s, by stage and words, and without names where asked', async () => {
    const job = await steps.job();
    const [mine, theirs] = [await steps.apply(veteran, job), await steps.apply(other, job)];
    await move(mine, 'viewed');
    const list = async (query: Record<string, string | number> = {}) => {
      const { body } = await recruiter.ask('listJobApplications', { params: { id: job.id }, query });
      const { data, meta } = body as unknown as {
        data: Schemas['Applicant'][];
        meta: { stages: Schemas['StageCounts'] };
      };
      return {
        ids: data.map(({ id }) => id),
        names: data.map(({ display_name }) => display_name),
        stages: meta.stages,
      };
    };
    const surname = mine.profile!.last_name;
    expect([
      (await list()).ids,
      (await list({ stage: 'viewed' })).ids,
      (await list({ search: surname.toUpperCase() })).ids,
      (await list({ search: surname, anonymous: 1 })).ids,
      (await list({ search: '%' })).ids,
      (await list({ anonymous: 1 })).names,
      (await list({ match: 'strong' })).ids,
    ]).toEqual([
      [theirs.id, mine.id],
      [mine.id],
      [mine.id],
      [],
      [],
      [`Candidate ${theirs.id}`, `Candidate ${mine.id}`],
      [mine.id],
    ]);
    const { submitted, viewed, hired } = (await list()).stages;
    expect({ submitted, viewed, hired }).toEqual({ submitted: 1, viewed: 1, hired: 0 });
  });

  test('MATCH-04 both sides read the match as it was when it was sent, and of older applications none', async () => {
    const job = await steps.job();
    const { id } = await steps.apply(veteran, job);
    const readBy = async (person: typeof veteran) =>
      ((await person.ask('getApplication', { params: { id } })).body.data as Application).match;
    const [own, theirs] = [await readBy(veteran), await readBy(recruiter)];
    const facts = (match: typeof own) =>
      match && [...match.work, ...match.practical].map(({ asks, state, line }) => [asks, state, line]);
    expect(facts(own)).toEqual(facts(theirs));
    const texts = (match: typeof own) =>
      [...(match?.work ?? []), ...(match?.practical ?? [])].map(({ reason }) => reason).join(' ');
    expect(texts(own)).toMatch(/\bYou(r CV)?\b/);
    expect(texts(theirs)).not.toMatch(/\byou(r)?\b/i);
    await server.database.asPlatform((tx) =>
      tx.execute(
        sql`update jobs set skills = '[{"name": "Falconry", "is_required": true}]' where id = ${job.id}`,
      ),
    );
    expect([await readBy(veteran), await readBy(recruiter)]).toEqual([own, theirs]);
    const summary = async () => {
      const { body } = await recruiter.ask('listJobApplications', { params: { id: job.id } });
      return (body.data as Schemas['Applicant'][])[0]!.match;
    };
    expect(await summary()).toEqual({
      ...{ band: theirs?.band, shown: theirs?.shown, partly: theirs?.partly },
      ...{ asked: theirs?.asked, obstacles: theirs?.obstacles },
    });
    await server.database.asPlatform((tx) =>
      tx.execute(sql`update applications set match = null where id = ${id}`),
    );
    expect([await readBy(veteran), await readBy(recruiter), await summary()]).toEqual([null, null, null]);
  });

  test('as a table, with nothing in it that a spreadsheet runs, and the veteran can see who took it', async () => {
    const job = await steps.job({ title: '=HYPERLINK("http://evil.test")' });
    const sent = await steps.apply(veteran, job, { share: { phone: true, clearance: false } });
    const { file, headers } = await recruiter.ask('exportApplications', { query: { job_id: job.id } });
    const [head, line, end] = file!.toString().split('\r\n');
    expect([headers['content-type'], head!.startsWith('\uFEFFApplication,Job,'), end]).toEqual([
      'text/csv; charset=utf-8',
      true,
      '',
    ]);
    expect(line).toContain(`${sent.id},"'=HYPERLINK(""http://evil.test"")",`);
    expect(line).toMatch(/,\(\+44\) 7\d{3} \d{6},/);
    const log = await server.database.asPlatform((tx) =>
      tx.select().from(accessLog).where(eq(accessLog.object_id, sent.id)),
    );
    expect(log.map(({ action }) => action)).toEqual(['exported']);
    const all = await recruiter.ask('exportApplications');
    const [names = [], ...rows] = readCsv(all.file!, { rows: 1_000, columns: 20 });
    const [phone, headline] = ['Phone', 'Headline'].map((name) => names.indexOf(name));
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((cells) => /^0\d+$/.test(cells[phone!] ?? ''))).toEqual([]);
    expect(rows.find(([id]) => id === String(sent.id))?.[headline!]).toMatch(/\w/);
    const match = async () => {
      const table = await recruiter.ask('exportApplications', { query: { job_id: job.id } });
      const [heads = [], cells = []] = readCsv(table.file!, { rows: 10, columns: 20 });
      return cells[heads.indexOf('Match')];
    };
    await server.database.asPlatform((tx) =>
      tx.execute(
        sql`update applications set match = jsonb_set(match, '{employer,band}', 'null') where id = ${sent.id}`,
      ),
    );
    expect(await match()).toBe('This kind of work isn’t shown yet');
  });
});

test('nothing that any of these calls said of a person, or proved who they are with, is logged', () => {
  expect(server.log.length).toBeGreaterThan(20);
  expect(server.loggedOfPeople()).toEqual([]);
});
