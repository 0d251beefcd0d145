/** An interview from its first times to its end, as both sides and the clock cause it. */
import { and, eq, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { lockApplication } from '../../server/applications/applicationLife.ts';
import { confirmInterview } from '../../server/applications/interviews/interviewLife.ts';
import { remindOfInterviews } from '../../server/applications/interviews/interviewReminders.ts';
import { leaveInterviews } from '../../server/applications/interviews/leavers.ts';
import { latestInterview } from '../../server/applications/interviews/storedInterviews.ts';
import { insertOffer } from '../../server/applications/offers/storedOffers.ts';
import { issueToken } from '../../server/auth/oneTimeTokens.ts';
import { lockMember } from '../../server/companies/people/membershipLife.ts';
import type { TenantDb } from '../../server/db/database.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { type ApplicationRow, applications, interviewPanels } from '../../server/db/schema/applications.ts';
import { type Job, jobs } from '../../server/db/schema/jobs.ts';
import { outgoingMails } from '../../server/db/schema/mail.ts';
import { onboardings } from '../../server/db/schema/onboarding.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { endDepartures } from '../../server/privacy/departure.ts';
import { offerStatuses } from '../../src/machines/applicationStages.ts';
import {
  type Application,
  applicationsOn,
  northgate,
  type Person,
} from '../support/contract/applicationSteps.ts';
import { candidatesOf } from '../support/contract/candidatePeople.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';
import { type Component, onlyProperty, readCalendar, textOf } from '../support/contract/iCalendar.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';

type Schemas = components['schemas'];

const start = new Date('2026-11-20T09:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;
let now = start;
const server = await startTestServer({ clock: () => now });
const mailbox = mailboxOf(server);
const steps = applicationsOn(server);
const candidates = candidatesOf(server);
const people = peopleOf(server);
const outbox = await createOutbox({ database: server.database, clock: () => now, onError: () => {} });

let veteran: Person;
let other: Person;
let recruiter: Person;

beforeAll(async () => {
  veteran = await steps.person('veteran-complete@demo.test');
  other = await steps.person('veteran-18@example.test');
  recruiter = await steps.person(northgate);
});

// The next test’s times are free again.
afterEach(async () => {
  now = start;
  await server.database.asPlatform((tx) =>
    tx
      .update(applications)
      .set({ interview_status: 'cancelled' })
      .where(eq(applications.interview_status, 'confirmed')),
  );
});

const times = ['2026-12-01T10:00:00.000Z', '2026-12-02T14:30:00.000Z'];
const proposal = {
  ...{ times, minutes: 45, mode: 'in_person', place: 'Gate 4, Bristol' },
  time_zone: 'Europe/London',
};

const read = (person: Person, { id }: Pick<Application, 'id'>) =>
  person.get<Application>('getApplication', { params: { id } });

async function moved(sent: Application, to: string, more: object = {}): Promise<Application> {
  const { version } = await read(recruiter, sent);
  return recruiter.get('moveApplication', { params: { id: sent.id }, body: { to, version, ...more } });
}

async function invited(title: string, more: object = {}, by = veteran): Promise<Application> {
  const sent = await steps.apply(by, await steps.job({ title, country_id: 232 }));
  await moved(sent, 'viewed');
  return moved(sent, 'interview', {
    interview: { ...proposal, ...more },
    public_note: 'Bring your licence.',
  });
}

async function propose(application: Application, more: object = {}) {
  const { version } = await read(recruiter, application);
  return recruiter.ask('proposeInterview', {
    params: { id: application.id },
    body: { version, interview: { ...proposal, ...more } },
  });
}

const answer = (by: Person, { id, interview }: Application, body: object) =>
  by.ask('answerInterview', {
    params: { id },
    body: { interview_id: interview!.id, sequence: interview!.sequence, ...body },
  });

const cancel = (by: Person, { id, interview }: Application, message = 'I am ill this week.') =>
  by.ask('cancelInterview', {
    params: { id },
    body: { interview_id: interview!.id, sequence: interview!.sequence, message },
  });

const pick = { answer: 'confirmed', at: times[1] };

async function confirmed(title: string, by = veteran): Promise<Application> {
  const application = await invited(title, {}, by);
  const { status, body } = await answer(by, application, pick);
  expect(status).toBe(200);
  return body.data as Application;
}

/** What the mails of one application carry for a calendar, the oldest first, by a reader that shares no line with the writer. */
async function calendarsTo(person: Pick<Person, 'email'>, title: string): Promise<string[]> {
  const rows = await server.database.asPlatform((tx) =>
    tx
      .select({ calendar: outgoingMails.calendar })
      .from(outgoingMails)
      .where(
        and(
          eq(outgoingMails.to, person.email),
          sql`${outgoingMails.calendar} ->> 'text' like ${`%${title}%`}`,
        ),
      )
      .orderBy(outgoingMails.id),
  );
  return rows.map(({ calendar }) => calendar!.text);
}

const entriesTo = async (person: Pick<Person, 'email'>, title: string): Promise<Component[]> =>
  (await calendarsTo(person, title)).map((text) => readCalendar(Buffer.from(text)));

/** What a calendar shows that takes each message by RFC 5546, read by a maintained parser: an entry by its UID, the latest SEQUENCE. */
async function calendarOf(person: Pick<Person, 'email'>, title: string) {
  const entries = new Map<string, { sequence: number; at: string; isCancelled: boolean }>();
  for (const text of await calendarsTo(person, title)) {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
    const { sequence } = event;
    if (sequence < (entries.get(event.uid)?.sequence ?? 0)) continue;
    const isCancelled = calendar.getFirstPropertyValue('method') === 'CANCEL';
    entries.set(event.uid, { sequence, at: event.startDate.toJSDate().toISOString(), isCancelled });
  }
  return [...entries.values()].filter(({ isCancelled }) => !isCancelled).map(({ at }) => at);
}

const factsOf = (calendar: Component) => {
  const [event] = calendar.components;
  return [
    onlyProperty(calendar, 'METHOD').value,
    onlyProperty(event!, 'UID').value,
    Number(onlyProperty(event!, 'SEQUENCE').value),
    onlyProperty(event!, 'DTSTART').value,
    onlyProperty(event!, 'STATUS').value,
  ];
};

async function downloaded(person: Person, { id }: Application) {
  const { status, file } = await person.ask('getInterviewCalendar', { params: { id } });
  return status === 200 ? readCalendar(file!) : status;
}

/** Whose name nobody else has. */
async function perpetua(): Promise<Person> {
  const { id, email } = await candidates.veteran({
    ...{ first_name: 'Perpetua', last_name: 'Quell', email_verified_at: start },
  });
  const { id: tenantId } = await tenantOf(server.database, 'uk');
  await server.database.asPlatform((tx) =>
    tx.insert(onboardings).values({ tenant_id: tenantId, user_id: id, personal_details_done_at: start }),
  );
  return steps.person(email);
}

async function mailsThatName({ email }: Person): Promise<unknown[]> {
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute(sql`select subject from outgoing_mails
    where "to" <> ${email} and (subject || text || html || coalesce(calendar ->> 'text', '')) ~ 'Perpetua|Quell'`),
  );
  return rows;
}

const stateOf = ({ interview, status_label, next_actor, turn_until }: Application) => [
  interview?.status ?? null,
  status_label,
  next_actor,
  turn_until,
];

const mailsTo = async (email: string, title: string) =>
  (await mailbox.all(email)).filter(({ text }) => text.includes(title)).map(({ kind }) => kind);

describe('an interview is agreed', () => {
  test('HIRE-03 the veteran reads one to five times, and whose turn it is until when, and picks one', async () => {
    const application = await invited('Picked here');
    expect(stateOf(application)).toEqual([
      'proposed',
      'Interview proposed',
      'you',
      '2026-12-02T14:30:00.000Z',
    ]);
    const own = await read(veteran, application);
    expect(own.interview).toMatchObject({
      times: times.map((at) => ({ at, is_open: true })),
      ...{ at: null, minutes: 45, mode: 'in_person', place: 'Gate 4, Bristol', other_zone: 'Europe/London' },
      allowed: ['confirmed', 'requested', 'declined'],
      ...{ message: 'Bring your licence.', message_by: 'employer' },
    });
    const mail = await mailbox.latest(veteran.email);
    expect(mail.kind).toBe('interview_proposed');
    for (const text of [
      'Tuesday, 1 December 2026 at 10:00 GMT',
      '2 December 2026 at 14:30 GMT',
      'Gate 4, Bristol',
    ])
      expect(mail.text).toContain(text);
    const { body } = await answer(veteran, own, { ...pick, time_zone: 'America/New_York' });
    expect(stateOf(body.data as Application)).toEqual(['confirmed', 'Interview confirmed', 'none', times[1]]);
    const theirs = await read(recruiter, application);
    expect(theirs.interview).toMatchObject({
      ...{ at: times[1], other_zone: 'America/New_York', allowed: ['proposed', 'cancelled'] },
    });
    expect(theirs.allowed).toEqual([]);
    expect((await mailbox.latest(northgate)).kind).toBe('interview_confirmed');
    // Each side reads the time on its own clock, and the clock is named.
    expect((await mailbox.latest(veteran.email)).text.replaceAll('\u202f', ' ')).toContain(
      'Wednesday, 2 December 2026 at 09:30 GMT-5',
    );
    expect((await mailbox.latest(northgate)).text).toContain('Wednesday, 2 December 2026 at 14:30 GMT');
    now = new Date('2026-12-02T15:15:00Z');
    expect(stateOf(await read(veteran, application))).toEqual(['held', 'Interview held', 'employer', null]);
    expect((await read(recruiter, application)).allowed).toEqual([
      'shortlisted',
      'offer',
      'hired',
      'rejected',
    ]);
  });

  test('HIRE-03 the veteran asks for others, the recruiter proposes them, and they decline', async () => {
    const application = await invited('Asked for others');
    expect((await answer(veteran, application, { answer: 'requested' })).body.errors).toEqual({
      message: ['Tell them when you’re available'],
    });
    const requested = await answer(veteran, application, { answer: 'requested', message: 'After the 7th.' });
    expect(stateOf(requested.body.data as Application)).toEqual([
      'requested',
      'New times requested',
      'employer',
      null,
    ]);
    expect((await mailbox.latest(northgate)).text).toContain('They write: After the 7th.');
    const again = await propose(application, { times: ['2026-12-08T10:00:00Z'] });
    const proposed = again.body.data as Application;
    expect([proposed.interview!.id, proposed.interview!.number]).toEqual([application.interview!.id, 1]);
    expect([proposed.interview!.is_renewed, proposed.interview!.moved_from]).toEqual([true, null]);
    expect((await mailbox.latest(veteran.email)).subject).toBe(
      'Northgate Logistics Ltd has proposed new interview times',
    );
    const declined = await answer(veteran, await read(veteran, application), {
      ...{ answer: 'declined', message: 'It is too far.' },
    });
    expect(stateOf(declined.body.data as Application)).toEqual([
      ...['declined', 'Interview declined', 'employer', null],
    ]);
    expect((await read(recruiter, application)).timeline.map(({ label, by }) => [label, by])).toEqual([
      ['New', 'veteran'],
      ['Viewed', 'employer'],
      ['Interview proposed', 'employer'],
      ['New times requested', 'veteran'],
      ['New interview times proposed', 'employer'],
      ['Interview declined', 'veteran'],
    ]);
  });

  test('who invites and proposes times takes one step of the timeline; times that come later are another', async () => {
    const application = await invited('One step');
    const stepsOf = async (person: Person) =>
      (await read(person, application)).timeline
        .filter(({ to }) => to === 'interview')
        .map(({ from, label, public_note }) => [from, label, public_note]);
    const invitation = ['viewed', 'Interview proposed', 'Bring your licence.'];
    expect([await stepsOf(veteran), await stepsOf(recruiter)]).toEqual([[invitation], [invitation]]);
    const sent = await steps.apply(veteran, await steps.job({ title: 'Two steps', country_id: 232 }));
    await moved(sent, 'viewed');
    const later = await moved(sent, 'interview', { public_note: 'Welcome.' });
    now = new Date(start.getTime() + hour);
    await propose(later);
    const { timeline } = await read(veteran, sent);
    expect(timeline.slice(-2).map(({ label, public_note }) => [label, public_note])).toEqual([
      ['Interview', 'Welcome.'],
      ['Interview proposed', null],
    ]);
  });

  test('proposed times that pass without an answer are the employer’s turn again', async () => {
    const application = await invited('Unanswered');
    now = new Date('2026-12-02T14:30:00Z');
    const own = await read(veteran, application);
    expect(stateOf(own)).toEqual(['lapsed', 'Interview times passed', 'employer', null]);
    expect((await answer(veteran, own, pick)).status).toBe(409);
  });

  test('a time is in the future, within 180 days, and one of at most five', async () => {
    const application = await invited('Checked times');
    const refused = async (more: object) => (await propose(application, more)).body.errors;
    expect([
      await refused({ times: ['2026-11-20T08:00:00Z'] }),
      await refused({ times: ['2027-06-01T08:00:00Z'] }),
      await refused({ link: 'javascript:alert(1)' }),
      await refused({ link: 'https://meet.example.com/a\r\nATTACH:https://evil.test' }),
      await refused({ link: 'https://meet.example.com@evil.test/room' }),
      await refused({ link: 'https://meet/room' }),
      await refused({ time_zone: 'Mars/Base' }),
    ]).toEqual([
      { 'interview.times': ['Choose times in the future'] },
      { 'interview.times': ['Choose times within the next 180 days'] },
      ...Array(4).fill({ 'interview.link': ['Enter an address that begins with https://'] }),
      { 'interview.time_zone': ['Choose a time zone'] },
    ]);
    const six = Array.from({ length: 6 }, (_, at) => `2026-12-0${at + 1}T10:00:00Z`);
    expect((await propose(application, { times: six })).status).toBe(422);
    const foreign = await answer(veteran, application, { answer: 'confirmed', at: '2026-12-03T10:00:00Z' });
    expect(foreign.body.errors).toEqual({ at: ['Choose one of the proposed times'] });
  });
});

describe('an interview is moved and cancelled', () => {
  test('HIRE-03 HIRE-04 either side moves it: the entry keeps its UID, its SEQUENCE rises, and the old time leaves both calendars', async () => {
    const application = await confirmed('Moved by either');
    const back = await propose(application, { times: ['2026-12-09T11:00:00Z'] });
    expect(stateOf(back.body.data as Application).slice(0, 3)).toEqual([
      'proposed',
      'Interview proposed',
      'you',
    ]);
    const mail = await mailbox.latest(veteran.email);
    expect([mail.kind, mail.text.includes('9 December 2026 at 11:00')]).toEqual(['interview_moved', true]);
    const own = await mailbox.latest(northgate);
    expect(own.subject).toMatch(/^Interview moved: \S.*, Moved by either$/);
    expect(own.text).toContain('It was on Wednesday, 2 December 2026 at 14:30 GMT.');
    for (const person of [veteran, recruiter]) {
      const { interview, timeline } = await read(person, application);
      expect([interview!.moved_from, interview!.is_renewed, timeline.at(-1)!.label]).toEqual([
        ...[times[1], true, 'New interview times proposed'],
      ]);
    }
    const picked = await answer(veteran, await read(veteran, application), {
      ...{ answer: 'confirmed', at: '2026-12-09T11:00:00Z' },
    });
    for (const person of [veteran, recruiter])
      expect(await calendarOf(person, 'Moved by either')).toEqual(['2026-12-09T11:00:00.000Z']);
    const requested = await answer(veteran, picked.body.data as Application, {
      ...{ answer: 'requested', message: 'I have to travel that day.' },
    });
    expect(await calendarOf(veteran, 'Moved by either')).toEqual([]);
    expect(stateOf(requested.body.data as Application)[0]).toBe('requested');
    const uid = `interview-${application.interview!.id}@uk.valour.invalid`;
    const [first, second] = ['20261202T143000Z', '20261209T110000Z'];
    for (const person of [veteran, recruiter])
      expect((await entriesTo(person, 'Moved by either')).map(factsOf)).toEqual([
        ['REQUEST', uid, 1, first, 'CONFIRMED'],
        ['CANCEL', uid, 2, first, 'CANCELLED'],
        ['REQUEST', uid, 3, second, 'CONFIRMED'],
        ['CANCEL', uid, 4, second, 'CANCELLED'],
      ]);
  });

  test.each([
    ['the veteran', () => veteran, () => northgate],
    ['the recruiter', () => recruiter, () => veteran.email],
  ])('HIRE-03 %s cancels it with a reason, and the application stays open', async (by, person, email) => {
    const title = `Cancelled by ${by}`;
    const application = await confirmed(title);
    expect((await cancel(person(), application, '')).status).toBe(422);
    const { body } = await cancel(person(), application);
    expect(stateOf(body.data as Application)).toEqual(['cancelled', 'Interview cancelled', 'employer', null]);
    const mail = await mailbox.latest(email());
    expect([mail.kind, mail.text.includes('They write: I am ill this week.')]).toEqual([
      'interview_cancelled',
      true,
    ]);
    for (const side of [veteran, recruiter])
      expect((await entriesTo(side, title)).map(factsOf).map(([method]) => method)).toEqual([
        'REQUEST',
        'CANCEL',
      ]);
    // The mail to whoever cancels it as well.
    for (const { email } of [veteran, recruiter])
      expect((await mailbox.latest(email)).subject).toMatch(
        / cancelled (your|the) interview$|^Interview cancelled: /,
      );
    expect((await cancel(person(), application)).status).toBe(409);
    const again = (await propose(application)).body.data as Application;
    expect([again.interview!.number, again.interview!.id === application.interview!.id]).toEqual([2, false]);
  });

  test('HIRE-04 a colleague who moves or cancels it takes it out of the calendar of the recruiter who has it, and says so', async () => {
    const colleague = await steps.person('recruiter-admin@northgate.test');
    const title = 'Changed by a colleague';
    const application = await confirmed(title);
    const { version } = await read(colleague, application);
    await colleague.get('proposeInterview', {
      params: { id: application.id },
      body: { version, interview: { ...proposal, times: ['2026-12-09T11:00:00Z'] } },
    });
    const methodsTo = async (person: Person) =>
      (await entriesTo(person, title)).map(factsOf).map(([method]) => method);
    expect([await methodsTo(recruiter), await methodsTo(colleague)]).toEqual([['REQUEST', 'CANCEL'], []]);
    expect((await mailbox.latest(northgate)).subject).toMatch(/^A colleague is moving your interview with /);
    await answer(veteran, await read(veteran, application), {
      ...{ answer: 'confirmed', at: '2026-12-09T11:00:00Z' },
    });
    expect((await cancel(recruiter, await read(recruiter, application))).status).toBe(200);
    const mail = await mailbox.latest(colleague.email);
    expect(mail.subject).toMatch(/^A colleague has cancelled your interview with /);
    expect(mail.text).toContain('They write: I am ill this week.');
    expect(await methodsTo(colleague)).toEqual(['REQUEST', 'CANCEL']);
    const news = await colleague.get<{ title: string }[]>('listNotifications');
    expect(news[0]!.title).toMatch(/^A colleague has cancelled your interview with /);
  });

  test('the cancellation also reaches whoever turned mails off after the entry came, and nobody who had none', async () => {
    const usual = await recruiter.get<Schemas['NotificationPreferences']>('getNotificationPreferences');
    const prefer = (email: boolean) =>
      recruiter.get('saveNotificationPreferences', {
        body: { ...usual, application_status: { in_app: true, email } },
      });
    const methodsFor = async (title: string) =>
      (await entriesTo(recruiter, title)).map(factsOf).map(([method]) => method);
    const cancelledBy = async (person: Person, application: Application) =>
      expect((await cancel(person, await read(person, application))).status).toBe(200);
    const before = await confirmed('Turned off after the entry');
    await prefer(false);
    await cancelledBy(veteran, before);
    now = new Date(now.getTime() + 60_000);
    await cancelledBy(veteran, await confirmed('Turned off before the entry'));
    expect(await methodsFor('Turned off after the entry')).toEqual(['REQUEST', 'CANCEL']);
    expect(await methodsFor('Turned off before the entry')).toEqual([]);
    await prefer(true);
  });

  test('HIRE-04 colleagues on the panel get the entry, its cancellation and the reminders, and the veteran reads their names', async () => {
    const colleague = await steps.person('recruiter-admin@northgate.test');
    const leaver = await people.recruiter('northgate.test', 'uk', { first_name: 'Kim', last_name: 'Lee' });
    await people.putUser(leaver, { company_id: (await steps.job()).company_id, company_found_id: null });
    const title = 'With a panel';
    const names = ['Kim Lee', 'Victoria Langley'];
    const colleagues = await recruiter.get<Schemas['Colleague'][]>('listColleagues');
    const ids = colleagues.filter(({ name }) => names.includes(name)).map(({ id }) => id);
    expect([ids, colleagues.some(({ id }) => id === recruiter.id)]).toEqual([
      [leaver.id, colleague.id],
      false,
    ]);
    const methodsTo = async (email: string) =>
      (await entriesTo({ email }, title)).map(factsOf).map(([method]) => method);
    const application = await invited(title, { panel_ids: [...ids, recruiter.id] });
    expect(application.interview!.panel).toEqual(ids.map((id, at) => ({ id, name: names[at] })));
    expect(await methodsTo(colleague.email)).toEqual([]);
    const own = await read(veteran, application);
    expect(own.interview!.panel).toEqual(names.map((name) => ({ id: null, name })));
    expect((await mailbox.latest(veteran.email)).text).toContain('On the panel: Kim Lee, Victoria Langley.');
    expect((await answer(veteran, own, pick)).status).toBe(200);
    const mail = await mailbox.latest(colleague.email);
    expect(mail.subject).toMatch(/^You’re on the panel for the interview with /);
    // Whoever has left is on no panel, and hears nothing of it.
    await people.putUser(leaver, { company_id: null });
    now = new Date('2026-12-02T10:00:00Z');
    await remindOfInterviews(server.database, outbox, now);
    const remindersTo = async (email: string) =>
      (await mailsTo(email, title)).filter((kind) => kind === 'interview_due').length;
    expect([await remindersTo(colleague.email), await remindersTo(leaver.email)]).toEqual([1, 0]);
    expect((await read(veteran, application)).interview!.panel).toEqual([{ id: null, name: names[1] }]);
    // The entry goes out of the calendar of somebody who is no longer on the panel, too.
    const back = await propose(application, { times: ['2026-12-09T11:00:00Z'], panel_ids: [] });
    expect((back.body.data as Application).interview!.panel).toEqual([]);
    await answer(veteran, await read(veteran, application), {
      ...{ answer: 'confirmed', at: '2026-12-09T11:00:00Z' },
    });
    expect(await Promise.all([colleague.email, leaver.email].map(methodsTo))).toEqual([
      ['REQUEST', 'CANCEL'],
      ['REQUEST'],
    ]);
  });

  const leave: Record<string, (leaver: Person) => Promise<unknown>> = {
    'leaves the company': (leaver) => leaver.get('leaveCompany'),
    async 'is removed by an admin'({ id }) {
      const admin = await steps.person('recruiter-admin@northgate.test');
      await admin.get('updateCompanyUser', { params: { id }, body: { action: 'deactivate' } });
    },
    async 'is switched off by an operator'({ id }) {
      const { status } = await server.request('updateAdminUser', {
        token: await server.sessionOf('operator@demo.test'),
        params: { id },
        body: { action: 'deactivate' },
      });
      expect(status).toBe(200);
    },
    async 'takes the account back elsewhere'(leaver) {
      const { email } = await people.recruiter();
      await leaver.get('deleteAccount', { body: {} });
      const { id: tenantId } = await tenantOf(server.database, 'uk');
      const issued = await server.database.asTenant(tenantId, (db) =>
        issueToken(db, { userId: leaver.id, kind: 'secure_account', email, now }),
      );
      const { status } = await server.request('secureAccount', { body: { token: issued!.token } });
      expect([status, (await people.stored(leaver)).status]).toEqual([200, 'inactive']);
      // The profile of this account cannot be opened.
      const mail = await mailbox.latest(email);
      expect(mail.kind).toBe('deletion_ended');
      expect(mail.text).toMatch(
        /still want us to erase it, write to us at \S+@\S+: this account is deactivated/,
      );
    },
    async 'is erased'(leaver) {
      await leaver.get('deleteAccount', { body: {} });
      now = new Date(start.getTime() + 14 * day);
      await endDepartures(server.database, outbox, now);
    },
  };

  test.each(Object.entries(leave))(
    'a colleague on the panel who %s loses the entry; the others keep theirs, and the interview goes on',
    async (how, end) => {
      const { id, email } = await people.recruiter('northgate.test');
      await people.putUser({ id }, { company_id: (await steps.job()).company_id, company_found_id: null });
      const leaver = await steps.person(email);
      const title = `Panel ${how}`;
      const at = '2026-12-10T10:00:00.000Z';
      const application = await invited(title, { times: [at], panel_ids: [id] });
      await answer(veteran, application, { answer: 'confirmed', at });
      const before = await read(veteran, application);
      await end(leaver);
      const entries = await entriesTo(leaver, title);
      // After an erasure only what was sent last is left.
      const expected =
        how === 'is erased'
          ? [['CANCEL', 2]]
          : [
              ['REQUEST', 1],
              ['CANCEL', 2],
            ];
      expect(entries.map(factsOf).map(([method, , sequence]) => [method, sequence])).toEqual(expected);
      expect(onlyProperty(entries.at(-1)!.components[0]!, 'SUMMARY').value).toBe(
        `Cancelled: Interview: ${title}`,
      );
      for (const person of [veteran, recruiter]) expect(await calendarOf(person, title)).toEqual([at]);
      const after = await read(veteran, application);
      expect([after.interview!.panel, after.interview!.sequence]).toEqual([[], before.interview!.sequence]);
      await people.putUser({ id }, { status: 'active', company_id: (await steps.job()).company_id });
      expect((await read(veteran, application)).interview!.panel).toEqual([]);
    },
  );

  async function newColleague(): Promise<Person> {
    const { id, email } = await people.recruiter('northgate.test');
    await people.putUser({ id }, { company_id: (await steps.job()).company_id, company_found_id: null });
    return steps.person(email);
  }

  async function proposedBy(
    by: Person,
    owner: Person,
    title: string,
    ...times: string[]
  ): Promise<Application> {
    return proposedTo(veteran, by, owner, title, { times });
  }

  async function proposedTo(
    applicant: Person,
    by: Person,
    owner: Person,
    title: string,
    more: object,
    where: Partial<Job> = {},
  ): Promise<Application> {
    const job = await steps.job({ title, country_id: 232, owner_id: owner.id, ...where });
    const sent = await steps.apply(applicant, job);
    const move = async (to: string, more: object = {}) => {
      const { version } = await read(by, sent);
      return by.get<Application>('moveApplication', {
        params: { id: sent.id },
        body: { to, version, ...more },
      });
    };
    await move('viewed');
    return move('interview', { interview: { ...proposal, ...more } });
  }

  async function arrangedBy(
    by: Person,
    owner: Person,
    title: string,
    at: string,
    applicant = veteran,
  ): Promise<Application> {
    const proposed = await proposedTo(applicant, by, owner, title, { times: [at] });
    await answer(applicant, proposed, { answer: 'confirmed', at });
    return read(applicant, proposed);
  }

  test('once whoever arranged it and owns the job has left, an admin has the entry, and hears that the veteran cancels', async () => {
    const [title, at] = ['Left by its recruiter', '2026-12-11T10:00:00.000Z'];
    const leaver = await newColleague();
    const admin = await steps.person('recruiter-admin@northgate.test');
    const application = await arrangedBy(leaver, leaver, title, at);
    expect(await calendarOf(admin, title)).toEqual([]);
    await leaver.get('leaveCompany');
    expect([await calendarOf(leaver, title), await calendarOf(admin, title)]).toEqual([[], [at]]);
    await cancel(veteran, application);
    expect((await mailsTo(admin.email, title)).at(0)).toBe('interview_cancelled');
    expect(await calendarOf(admin, title)).toEqual([]);
  });

  test('the owner of the job gets the entry when whoever arranged it leaves, and loses it to an admin when they leave, too', async () => {
    const [title, at] = ['Left by both', '2026-12-11T13:00:00.000Z'];
    const [arranger, owner] = [await newColleague(), await newColleague()];
    const admin = await steps.person('recruiter-admin@northgate.test');
    await arrangedBy(arranger, owner, title, at);
    const entries = () =>
      Promise.all([arranger, owner, admin, veteran].map((person) => calendarOf(person, title)));
    expect(await entries()).toEqual([[at], [], [], [at]]);
    await arranger.get('leaveCompany');
    expect(await entries()).toEqual([[], [at], [], [at]]);
    await owner.get('leaveCompany');
    expect(await entries()).toEqual([[], [], [at], [at]]);
  });

  const manage = async (by: Person, { id }: Pick<Person, 'id'>, action: string) =>
    by.get('updateCompanyUser', { params: { id }, body: { action } });

  const calendarsOf = async (title: string, colleagues: Person[]) =>
    Promise.all(colleagues.map((person) => calendarOf(person, title)));

  test('HIRE-04 a colleague who has an interview since its recruiter was switched off keeps it when they are switched on again, and hears that it is cancelled', async () => {
    const [title, at] = ['Switched off and on', '2026-12-14T10:00:00.000Z'];
    const [arranger, owner] = [await newColleague(), await newColleague()];
    const admin = await steps.person('recruiter-admin@northgate.test');
    const application = await arrangedBy(arranger, owner, title, at);
    await manage(admin, arranger, 'deactivate');
    await manage(admin, arranger, 'reactivate');
    expect(await calendarsOf(title, [arranger, owner])).toEqual([[], [at]]);
    now = new Date('2026-12-14T08:00:00Z');
    await remindOfInterviews(server.database, outbox, now);
    const due = async ({ email }: Person) =>
      (await mailsTo(email, title)).filter((kind) => kind === 'interview_due').length;
    expect([await due(arranger), await due(owner)]).toEqual([0, 1]);
    const before = (await entriesTo(arranger, title)).length;
    await cancel(veteran, application);
    expect(await calendarsOf(title, [arranger, owner])).toEqual([[], []]);
    expect((await entriesTo(arranger, title)).length).toBe(before);
  });

  test('times that were proposed before their recruiter was switched off are agreed with a colleague', async () => {
    const [title, at] = ['Proposed then switched off', '2026-12-14T13:00:00.000Z'];
    const [arranger, owner] = [await newColleague(), await newColleague()];
    const admin = await steps.person('recruiter-admin@northgate.test');
    const proposed = await proposedBy(arranger, owner, title, at);
    await manage(admin, arranger, 'deactivate');
    expect((await answer(veteran, proposed, { answer: 'confirmed', at })).status).toBe(200);
    await manage(admin, arranger, 'reactivate');
    expect(await calendarsOf(title, [arranger, owner])).toEqual([[], [at]]);
    await cancel(veteran, await read(veteran, proposed));
    expect(await calendarsOf(title, [arranger, owner])).toEqual([[], []]);
  });

  test('an admin who has an interview since its recruiter left keeps it when somebody else is admin instead', async () => {
    const [title, at] = ['Another admin', '2026-12-15T10:00:00.000Z'];
    const [leaver, successor] = [await newColleague(), await newColleague()];
    const admin = await steps.person('recruiter-admin@northgate.test');
    const application = await arrangedBy(leaver, leaver, title, at);
    await leaver.get('leaveCompany');
    await manage(admin, successor, 'make_admin');
    await manage(successor, admin, 'remove_admin');
    try {
      await cancel(veteran, application);
      expect(await entriesTo(successor, title)).toEqual([]);
      expect(await calendarsOf(title, [leaver, admin])).toEqual([[], []]);
    } finally {
      await manage(successor, admin, 'make_admin');
    }
  });

  test('who leaves another company afterwards hears nothing of the interviews at the first', async () => {
    const [title, at] = ['Left long ago', '2026-12-16T10:00:00.000Z'];
    const leaver = await newColleague();
    await arrangedBy(leaver, leaver, title, at);
    await leaver.get('leaveCompany');
    const { company } = await people.founder();
    await people.putUser(leaver, { company_id: company.id, company_found_id: null });
    const before = (await entriesTo(leaver, title)).length;
    await leaver.get('leaveCompany');
    expect((await entriesTo(leaver, title)).length).toBe(before);
  });

  test('undoing a rejection at the interview counts towards no limit, as nobody is written to; an invitation does', async () => {
    const colleague = await newColleague();
    const changeOffer = { attempts: 1, seconds: 3600 };
    const strict = await startTestServer({
      ...{ database: server.database, clock: () => now, limits: { changeOffer } },
    });
    const token = await server.sessionOf(colleague.email);
    const move = async ({ id }: Application, to: string, more: object = {}) => {
      const { version } = await read(colleague, { id });
      const body = { to, version, ...more };
      return (await strict.request('moveApplication', { token, params: { id }, body })).status;
    };
    const [first, second] = [
      await steps.apply(veteran, await steps.job({ title: 'Invited and undone' })),
      await steps.apply(veteran, await steps.job({ title: 'Invited second' })),
    ];
    for (const sent of [first, second]) await moved(sent, 'viewed');
    expect([
      await move(first, 'interview'),
      await move(first, 'rejected', { reason_code: 'other' }),
      await move(first, 'interview'),
      await move(second, 'interview'),
    ]).toEqual([200, 200, 200, 429]);
  });

  describe('everybody is in one interview at a time', () => {
    const [at, half, after, later] = [
      '2027-01-12T13:00:00.000Z',
      '2027-01-12T13:30:00.000Z',
      '2027-01-12T14:00:00.000Z',
      '2027-01-13T09:00:00.000Z',
    ] as const;
    const asThey = { minutes: 60 };
    const openTo = async (person: Person, application: Application) =>
      (await read(person, application)).interview!.times.map(({ is_open }) => is_open);

    async function confirmedOf(applicant: Person, by: Person, more: object = {}) {
      const title = 'Agreed before';
      const proposed = await proposedTo(applicant, by, by, title, { ...asThey, times: [at], ...more });
      expect((await answer(applicant, proposed, { answer: 'confirmed', at })).status).toBe(200);
      return read(applicant, proposed);
    }

    test.each([
      ['its recruiter', 'busy', 'busy'],
      ['its recruiter, who is on the panel of the other', 'busy', 'panel'],
      ['a colleague on its panel', 'panel', 'busy'],
      ['a colleague who is on both panels', 'panel', 'panel'],
    ] as const)(
      'HIRE-03 a time is taken while %s has a confirmed interview, a fixed time and a half hour of it too',
      async (_, here, there) => {
        const [busy, first, second] = [await newColleague(), await newColleague(), await newColleague()];
        const [by, panel_ids] = here === 'busy' ? [busy, []] : [first, [busy.id]];
        const proposed = (applicant: Person, times: string[]) =>
          proposedTo(applicant, by, first, 'Same hour', { ...asThey, times, panel_ids });
        const [choice, fixed] = [await proposed(veteran, [half, after]), await proposed(veteran, [half])];
        const agreed = there === 'busy' ? [busy, []] : [second, [busy.id]];
        await confirmedOf(other, agreed[0] as Person, { panel_ids: agreed[1] });
        for (const person of [veteran, by])
          expect([await openTo(person, choice), await openTo(person, fixed)]).toEqual([
            [false, true],
            [false],
          ]);
        for (const application of [choice, fixed]) {
          const { status, body } = await answer(veteran, application, { answer: 'confirmed', at: half });
          expect([status, body.code, body.message]).toEqual([
            ...[409, 'time_taken', 'That time is no longer available. Choose another one.'],
          ]);
        }
        expect((await answer(veteran, choice, { answer: 'confirmed', at: after })).status).toBe(200);
      },
    );

    test('HIRE-03 such a time is neither proposed nor moved to, and says who is not free and when', async () => {
      const [busy, first] = [await newColleague(), await newColleague()];
      const agreed = await confirmedOf(other, busy);
      const when = 'on Tuesday, 12 January 2027 at 13:00 GMT. Choose another time';
      const errorsOf = async (by: Person, applicant: Person, more: object) => {
        const sent = await steps.apply(
          applicant,
          await steps.job({ title: 'Refused hour', country_id: 232 }),
        );
        await moved(sent, 'viewed');
        const { version } = await read(by, sent);
        const body = { to: 'interview', version, interview: { ...proposal, times: [half, later], ...more } };
        return (await by.ask('moveApplication', { params: { id: sent.id }, body })).body.errors;
      };
      expect([
        await errorsOf(busy, veteran, {}),
        await errorsOf(first, veteran, { panel_ids: [busy.id] }),
        await errorsOf(first, other, {}),
        await errorsOf(first, veteran, {}),
      ]).toEqual([
        { 'interview.times': [`You already have an interview ${when}`] },
        { 'interview.times': [`A colleague on the panel already has an interview ${when}`] },
        { 'interview.times': [`The applicant already has an interview with your company ${when}`] },
        undefined,
      ]);
      const move = async (by: Person, times: string[]) => {
        const { version } = await read(by, agreed);
        const body = { version, interview: { ...proposal, times } };
        return (await by.ask('proposeInterview', { params: { id: agreed.id }, body })).status;
      };
      await arrangedBy(first, first, 'Theirs', later);
      // Its own hour is no clash; that of the colleague who moves it is.
      expect([await move(first, [later]), await move(busy, [half])]).toEqual([422, 200]);
    });

    test('HIRE-03 a veteran’s own interviews count with every company, and only the veteran learns of them', async () => {
      const stranger = await steps.person('hiring@brightwell.test');
      const agreed = await confirmedOf(veteran, await newColleague());
      const job = await steps.job(
        { title: 'Elsewhere', country_id: 232, owner_id: stranger.id },
        'brightwell.test',
      );
      const sent = await steps.apply(veteran, job);
      let version = (await read(stranger, sent)).version;
      for (const to of ['viewed', 'interview'])
        ({ version } = await stranger.get<Application>('moveApplication', {
          params: { id: sent.id },
          body: {
            to,
            version,
            ...(to === 'interview' && { interview: { ...proposal, times: [half, later] } }),
          },
        }));
      const timesFor = async (person: Person) =>
        (await read(person, sent)).interview!.times.map((time) => [
          time.is_open,
          time.clashing_application_id,
        ]);
      expect([await timesFor(veteran), await timesFor(stranger)]).toEqual([
        [
          [false, agreed.id],
          [true, null],
        ],
        [
          [true, null],
          [true, null],
        ],
      ]);
      const busy = await stranger.get<Schemas['BusyTime'][]>('listBusyTimes', { params: { id: sent.id } });
      expect(busy.filter((time) => !time.is_mine || time.at === agreed.interview!.at)).toEqual([]);
      const { status, body } = await answer(veteran, await read(veteran, sent), {
        ...{ answer: 'confirmed', at: half },
      });
      expect([status, body.code, body.message]).toEqual([
        ...[409, 'time_taken'],
        'You already have an interview at that time. Choose another one, or move the other interview first.',
      ]);
    });

    test('a veteran who picks one hour with two recruiters at the same moment is confirmed once', async () => {
      const proposed = [];
      for (const _ of [1, 2]) {
        const by = await newColleague();
        proposed.push(await proposedTo(veteran, by, by, 'Two at a time', { times: [at, later] }));
      }
      const results = await Promise.all(
        proposed.map((application) => answer(veteran, application, { answer: 'confirmed', at })),
      );
      expect(results.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'time_taken']);
    });

    test('the interview of a recruiter who leaves goes to a colleague who is free at its time', async () => {
      const [leaver, owner] = [await newColleague(), await newColleague()];
      const admin = await steps.person('recruiter-admin@northgate.test');
      await arrangedBy(owner, owner, 'Of the owner', at, other);
      const title = 'Handed to who is free';
      await arrangedBy(leaver, owner, title, at);
      await leaver.get('leaveCompany');
      expect(await calendarsOf(title, [leaver, owner, admin])).toEqual([[], [], [at]]);
    });

    test('where nobody is free, the recruiter who takes the place reads it in the mail', async () => {
      const { company, ...founder } = await people.founder();
      const boss = await steps.person(founder.email);
      const leaver = await newColleague();
      await people.putUser(leaver, { company_id: company.id });
      for (const [applicant, by, title] of [
        [other, boss, 'Of the founder'],
        [veteran, leaver, 'Nobody is free'],
      ] as const) {
        const where = { company_id: company.id };
        const proposed = await proposedTo(applicant, by, boss, title, { times: [at] }, where);
        expect((await answer(applicant, proposed, { answer: 'confirmed', at })).status).toBe(200);
      }
      await leaver.get('leaveCompany');
      expect(await calendarsOf('Nobody is free', [leaver, boss])).toEqual([[], [at]]);
      expect((await mailbox.latest(boss.email)).text).toContain(
        'You already have another interview at that time. Move one of the two.',
      );
    });

    test('a recruiter reads when colleagues and the applicant are busy, by confirmed and by proposed times', async () => {
      const [first, second] = [await newColleague(), await newColleague()];
      await confirmedOf(other, first, { panel_ids: [second.id] });
      await proposedTo(veteran, first, first, 'Only proposed', { times: [later] });
      const application = await proposedTo(other, second, second, 'Asked about', {
        times: ['2027-01-14T09:00:00Z'],
      });
      const busy = await second.get<Schemas['BusyTime'][]>('listBusyTimes', {
        params: { id: application.id },
      });
      const theirs = busy.filter(({ is_mine, colleague_ids }) => is_mine || colleague_ids.includes(first.id));
      expect(theirs).toEqual([
        {
          ...{ status: 'confirmed', at, until: after, is_mine: true, is_applicants: true },
          colleague_ids: [first.id],
        },
        {
          ...{ status: 'proposed', at: later, until: '2027-01-13T09:45:00.000Z', is_mine: false },
          ...{ is_applicants: false, colleague_ids: [first.id] },
        },
      ]);
      const stranger = await steps.person('hiring@brightwell.test');
      expect((await stranger.ask('listBusyTimes', { params: { id: application.id } })).status).toBe(404);
    });
  });

  // PGlite has a single connection, on which nobody waits for a lock.
  test.runIf(server.database.kind === 'postgresql')(
    'somebody who is leaving does not keep others from cancelling, and both go through',
    async () => {
      const [title, at] = ['Cancelled while they leave', '2026-12-17T10:00:00.000Z'];
      const leaver = await newColleague();
      const application = await arrangedBy(leaver, leaver, title, at);
      const { id: tenantId } = await tenantOf(server.database, 'uk');
      await server.database.asTenant(tenantId, async (db) => {
        await lockMember(db, leaver.id);
        expect((await cancel(veteran, application)).status).toBe(200);
        await leaveInterviews(db, leaver.id, { notify: async () => null, now });
      });
      expect(await calendarsOf(title, [leaver, veteran])).toEqual([[], []]);
    },
  );

  /** Whether a transaction waits for this one, before `call` is answered. */
  async function waitsFor({ tx }: TenantDb, call: Promise<unknown>): Promise<boolean> {
    const waiting = async () => {
      const { rows } = await tx.execute(
        sql`select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`,
      );
      return rows.length;
    };
    const polled = expect.poll(waiting).toBe(1);
    return Promise.race([call.then(() => false), polled.then(() => true)]);
  }

  /** Answers while the colleague, whom it has to wait for, is leaving. */
  async function answerWhileLeaving(leaver: Person, application: Application, at: string) {
    const { id: tenantId } = await tenantOf(server.database, 'uk');
    const { answering } = await server.database.asTenant(tenantId, async (db) => {
      await lockMember(db, leaver.id);
      await leaveInterviews(db, leaver.id, { notify: async () => null, now });
      await db.tx.update(users).set({ company_id: null }).where(eq(users.id, leaver.id));
      const picking = answer(veteran, application, { answer: 'confirmed', at });
      await waitsFor(db, picking);
      return { answering: picking };
    });
    return answering;
  }

  test.runIf(server.database.kind === 'postgresql')(
    'a colleague on the panel who is leaving while the veteran picks a time does not get the entry',
    async () => {
      const [title, at] = ['Picked while they leave', '2026-12-18T10:00:00.000Z'];
      const leaver = await newColleague();
      const application = await invited(title, { times: [at], panel_ids: [leaver.id] });
      expect((await answerWhileLeaving(leaver, application, at)).status).toBe(200);
      expect(await calendarsOf(title, [leaver, recruiter, veteran])).toEqual([[], [at], [at]]);
    },
  );

  test.runIf(server.database.kind === 'postgresql')(
    'a time at which the next recruiter is not free is not picked while the one who arranged it is leaving',
    async () => {
      const [at, later] = ['2026-12-18T13:00:00.000Z', '2026-12-18T15:00:00.000Z'];
      const [leaver, owner] = [await newColleague(), await newColleague()];
      await arrangedBy(owner, owner, 'Already agreed', at, other);
      const application = await proposedBy(leaver, owner, 'Handed over', at, later);
      const { status, body } = await answerWhileLeaving(leaver, application, at);
      expect([status, body.code]).toEqual([409, 'time_taken']);
      expect((await answer(veteran, application, { answer: 'confirmed', at: later })).status).toBe(200);
    },
  );

  test.runIf(server.database.kind === 'postgresql')(
    'a time that is picked while the one who arranged it is leaving waits for what the next recruiter is agreeing',
    async () => {
      const at = '2026-12-18T17:00:00.000Z';
      const [leaver, owner] = [await newColleague(), await newColleague()];
      const application = await proposedBy(leaver, owner, 'Handed over to a busy one', at);
      const { id: tenantId } = await tenantOf(server.database, 'uk');
      const { answering, isWaiting } = await server.database.asTenant(tenantId, async (db) => {
        await lockMember(db, owner.id);
        const picking = answerWhileLeaving(leaver, application, at);
        return { isWaiting: await waitsFor(db, picking), answering: { picking } };
      });
      expect([isWaiting, (await answering.picking).status]).toEqual([true, 200]);
    },
  );

  test('a colleague on the panel who proposes other times arranges it, and is no longer named twice', async () => {
    const colleague = await steps.person('recruiter-admin@northgate.test');
    const application = await invited('Arranged by the panel', { panel_ids: [colleague.id] });
    const { version } = await read(colleague, application);
    const proposed = await colleague.get<Application>('proposeInterview', {
      params: { id: application.id },
      body: { version, interview: proposal },
    });
    expect(proposed.interview!.panel).toEqual([]);
  });

  test('the panel of an interview that the veteran cancels is notified, and only colleagues are on it', async () => {
    const colleague = await steps.person('recruiter-admin@northgate.test');
    const stranger = await steps.person('hiring@brightwell.test');
    const title = 'Panel cancelled';
    const application = await invited(title, { panel_ids: [colleague.id] });
    expect((await propose(application, { panel_ids: [stranger.id] })).body.errors).toEqual({
      'interview.panel_ids': ['Choose recruiters who work here'],
    });
    const panelRows = async () =>
      server.database.asPlatform((tx) =>
        tx.select().from(interviewPanels).where(eq(interviewPanels.interview_id, application.interview!.id)),
      );
    const rows = await panelRows();
    const again = await propose(application);
    expect((again.body.data as Application).interview!.panel).toMatchObject([{ id: colleague.id }]);
    // Otherwise one who is leaving would be on it again.
    expect([rows.length, await panelRows()]).toEqual([1, rows]);
    const picked = await answer(veteran, await read(veteran, application), pick);
    expect((await cancel(veteran, picked.body.data as Application)).status).toBe(200);
    const entries = (await entriesTo(colleague, title)).map(factsOf);
    expect(entries.map(([method, , sequence]) => [method, sequence])).toEqual([
      ['REQUEST', 2],
      ['CANCEL', 3],
    ]);
    expect((await mailbox.latest(colleague.email)).subject).toMatch(/ has cancelled the interview$/);
  });

  test('what the employer wrote stays with a time that is picked without a message', async () => {
    const application = await confirmed('Bring it along');
    expect(application.interview).toMatchObject({ message: 'Bring your licence.' });
    expect((await mailbox.latest(veteran.email)).text).toContain('They wrote: Bring your licence.');
    expect((await mailbox.latest(northgate)).text).not.toContain('They write');
  });

  test('what the employer wrote before stays when the interview is moved, and each mail repeats it as said before', async () => {
    const application = await confirmed('Told twice');
    const { version } = await read(recruiter, application);
    await recruiter.get('proposeInterview', {
      params: { id: application.id },
      body: { version, interview: proposal, message: 'The office is taken.' },
    });
    const mail = await mailbox.latest(veteran.email);
    expect([mail.text.includes('They write: The office is taken.'), mail.text.includes('licence')]).toEqual([
      true,
      false,
    ]);
    const own = await read(veteran, application);
    expect(own.interview!.message).toBe('Bring your licence.\n\nThe office is taken.');
    await answer(veteran, own, pick);
    expect((await mailbox.latest(veteran.email)).text).toMatch(
      /They wrote: Bring your licence\.\s+The office is taken\./,
    );
  });

  test('who withdraws leaves no interview in the calendars', async () => {
    const application = await confirmed('Withdrawn with it');
    await veteran.get('withdrawApplication', { params: { id: application.id }, body: {} });
    expect((await mailbox.latest(northgate)).subject).toContain(
      'has withdrawn, so the interview is cancelled',
    );
    for (const person of [veteran, recruiter])
      expect((await entriesTo(person, 'Withdrawn with it')).map(factsOf).map(([method]) => method)).toEqual([
        'REQUEST',
        'CANCEL',
      ]);
  });

  test.each([
    ['confirmed', 'Erased with it', ['REQUEST', 'CANCEL']],
    ['proposed', 'Erased before it', []],
  ] as const)(
    'an account that is erased cancels the interview that was %s, and names nobody',
    async (status, title, methods) => {
      const leaver = await perpetua();
      const at = '2026-12-10T10:00:00.000Z';
      const application = await invited(title, { times: [at] }, leaver);
      if (status === 'confirmed') await answer(leaver, application, { answer: 'confirmed', at });
      await leaver.get('deleteAccount', { body: {} });
      now = new Date(start.getTime() + 14 * day);
      await endDepartures(server.database, outbox, now);
      const mail = await mailbox.latest(northgate);
      expect([mail.kind, mail.subject]).toEqual([
        'interview_cancelled',
        'The applicant has withdrawn, so the interview is cancelled',
      ]);
      const { rows } = await server.database.asPlatform((tx) =>
        tx.execute(sql`select title from notifications where application_id = ${application.id}`),
      );
      expect(rows).toEqual([{ title: 'The applicant has withdrawn, so the interview is cancelled' }]);
      const toRecruiter = await entriesTo(recruiter, title);
      expect(toRecruiter.map(factsOf).map(([method]) => method)).toEqual(methods.slice(1));
      for (const calendar of toRecruiter) {
        expect(onlyProperty(calendar.components[0]!, 'SUMMARY').value).toBe(`Cancelled: Interview: ${title}`);
      }
      const toLeaver = await entriesTo(leaver, title);
      expect(toLeaver.map(factsOf).map(([method, , sequence]) => [method, Number(sequence) > 1])).toEqual(
        methods.slice(1).map((method) => [method, true]),
      );
      expect(await mailsThatName(leaver)).toEqual([]);
    },
  );

  test('an account that is erased with an offer accepted is withdrawn, and names nobody', async () => {
    const title = 'Erased after accepting';
    const leaver = await perpetua();
    const sent = await steps.apply(leaver, await steps.job({ title, country_id: 232 }));
    for (const to of ['viewed', 'interview']) await moved(sent, to);
    const { offer } = await moved(sent, 'offer', { offer: { reply_by: '2026-12-18' } });
    await leaver.get('answerOffer', {
      params: { id: sent.id },
      body: { offer_id: offer!.id, answer: 'accepted' },
    });
    await leaver.get('deleteAccount', { body: {} });
    now = new Date(start.getTime() + 14 * day);
    await endDepartures(server.database, outbox, now);
    const mail = await mailbox.latest(northgate);
    expect([mail.kind, mail.subject, mail.text.includes(title)]).toEqual([
      ...['application_withdrawn', 'The applicant has withdrawn after accepting your offer', true],
    ]);
    expect(await mailsThatName(leaver)).toEqual([]);
  });

  test('with an interview ahead the application is neither rejected nor moved on; after it both are possible', async () => {
    const application = await confirmed('Not rejected yet');
    const { version } = await read(recruiter, application);
    const ask = (to: string, more = {}) =>
      recruiter.ask('moveApplication', { params: { id: application.id }, body: { to, version, ...more } });
    expect([
      (await ask('rejected', { reason_code: 'other' })).status,
      (await ask('offer', { offer: { reply_by: '2026-12-18' } })).status,
    ]).toEqual([409, 409]);
    now = new Date('2026-12-02T15:15:00Z');
    expect((await ask('offer', { offer: { reply_by: '2026-12-18' } })).status).toBe(200);
    expect((await read(veteran, application)).interview!.status).toBe('held');
  });
});

describe('the calendar file', () => {
  test('HIRE-04 is what both sides download, in UTC, with their own page, and reads as a cancellation later', async () => {
    const title = 'Line, engineer; depot';
    const application = await confirmed(title);
    for (const [person, page] of [
      [veteran, `/veteran/applications/${application.id}`],
      [recruiter, `/recruiter/applications/${application.id}`],
    ] as const) {
      const calendar = (await downloaded(person, application)) as Component;
      const [event] = calendar.components;
      expect(factsOf(calendar)).toEqual([
        ...['REQUEST', `interview-${application.interview!.id}@uk.valour.invalid`, 1],
        ...['20261202T143000Z', 'CONFIRMED'],
      ]);
      expect(onlyProperty(event!, 'DTEND').value).toBe('20261202T151500Z');
      expect(textOf(onlyProperty(event!, 'SUMMARY').value)).toContain(title);
      expect(textOf(onlyProperty(event!, 'LOCATION').value)).toBe('Gate 4, Bristol');
      expect(onlyProperty(event!, 'URL').value).toContain(page);
      expect(onlyProperty(event!, 'ATTENDEE').value).toBe(`mailto:${person.email}`);
    }
    await cancel(recruiter, application);
    expect(factsOf((await downloaded(veteran, application)) as Component)).toEqual([
      ...['CANCEL', `interview-${application.interview!.id}@uk.valour.invalid`, 2],
      ...['20261202T143000Z', 'CANCELLED'],
    ]);
    const stranger = await steps.person('hiring@brightwell.test');
    expect(await downloaded(stranger, application)).toBe(404);
    expect(await downloaded(veteran, await invited('Nothing agreed'))).toBe(404);
  });

  test('its links have the host and port of the server that the mail or the download comes from', async () => {
    const application = await confirmed('On another port');
    const host = 'uk.localhost:3121';
    const { params, body } = {
      params: { id: application.id },
      body: { interview_id: application.interview!.id, sequence: application.interview!.sequence },
    };
    const page = `http://${host}/veteran/applications/${application.id}`;
    const urlOf = (calendar: Component) => onlyProperty(calendar.components[0]!, 'URL').value;
    const { file } = await veteran.ask('getInterviewCalendar', { params, host });
    expect(urlOf(readCalendar(file!))).toBe(page);
    await veteran.ask('cancelInterview', { params, host, body: { ...body, message: 'I am ill.' } });
    const mail = await mailbox.latest(veteran.email);
    const entries = await entriesTo(veteran, 'On another port');
    expect([urlOf(entries.at(-1)!), mail.text.includes(page)]).toEqual([page, true]);
  });

  test('an interview after the clocks change is at the same hour for both, in mail and file', async () => {
    const application = await invited('After the clocks change', { times: ['2027-03-29T09:00:00Z'] });
    await answer(veteran, application, { answer: 'confirmed', at: '2027-03-29T09:00:00Z' });
    expect((await mailbox.latest(veteran.email)).text).toContain('29 March 2027 at 10:00 BST');
    const calendar = (await downloaded(veteran, application)) as Component;
    expect(factsOf(calendar)[3]).toBe('20270329T090000Z');
  });
});

describe('at the same moment', () => {
  test('a time that was changed since is not picked, and an answer counts once', async () => {
    const application = await invited('Changed since');
    await propose(application, { times: ['2026-12-09T11:00:00Z'] });
    const stale = await answer(veteran, application, pick);
    expect([stale.status, stale.body.code, (stale.body.data as Application).interview!.times[0]!.at]).toEqual(
      [...[409, 'version_conflict', '2026-12-09T11:00:00.000Z']],
    );
    const current = await read(veteran, application);
    const results = await Promise.all([
      answer(veteran, current, { answer: 'confirmed', at: '2026-12-09T11:00:00Z' }),
      answer(veteran, current, { answer: 'declined' }),
      cancel(recruiter, current),
    ]);
    expect(results.filter(({ status }) => status === 200).length).toBe(1);
  });

  test('of two applicants who pick one time of a recruiter the second learns that it is taken', async () => {
    const open = ['2026-12-03T09:00:00Z', '2026-12-04T09:00:00Z'];
    const mine = await invited('Taken time', { times: open });
    const theirs = await invited('Taken time', { times: open }, other);
    const at = open[0];
    const results = await Promise.all([
      answer(veteran, mine, { answer: 'confirmed', at }),
      answer(other, theirs, { answer: 'confirmed', at }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(results.find(({ status }) => status === 409)!.body.code).toBe('time_taken');
    const late = results[0]!.status === 409 ? await read(veteran, mine) : await read(other, theirs);
    expect(late.interview!.times.map(({ is_open }) => is_open)).toEqual([false, true]);
  });
});

test('an interview whose mail cannot be stored is not confirmed either', async () => {
  const application = await invited('Nothing without its mail');
  const { id: tenantId } = await tenantOf(server.database, 'uk');
  const confirming = server.database.asTenant(tenantId, async (db) => {
    const locked = await lockApplication(db, { veteranId: veteran.id }, application.id);
    const interview = await latestInterview(db, application.id);
    return confirmInterview(db, locked, interview!, {
      ...{ by: 'veteran', actorId: veteran.id, now, message: null, zone: null, at: new Date(times[1]!) },
      notify: async () => {
        throw new Error('The process is gone');
      },
    });
  });
  await expect(confirming).rejects.toThrow('The process is gone');
  expect(stateOf(await read(veteran, application)).slice(0, 3)).toEqual([
    ...['proposed', 'Interview proposed', 'you'],
  ]);
});

describe('reminders', () => {
  const remind = () => remindOfInterviews(server.database, outbox, now);
  const dueTo = async (email: string, title: string) =>
    (await mailsTo(email, title)).filter((kind) => kind === 'interview_due').length;

  test('HIRE-04 both sides are reminded a day and an hour before, once each, of the time that holds now', async () => {
    const title = 'Reminded of';
    const application = await confirmed(title);
    const counts: number[][] = [];
    for (const at of [
      '2026-12-01T14:00:00Z',
      '2026-12-01T14:31:00Z',
      '2026-12-02T10:00:00Z',
      '2026-12-02T13:40:00Z',
    ]) {
      now = new Date(at);
      await Promise.all([remind(), remind()]);
      counts.push([await dueTo(veteran.email, title), await dueTo(northgate, title)]);
    }
    expect(counts).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
      [2, 2],
    ]);
    expect((await read(veteran, application)).interview!.status).toBe('confirmed');
  });

  test('a moved interview is reminded of at its new time only, and a cancelled one never', async () => {
    const title = 'Reminded after the move';
    const application = await confirmed(title);
    await propose(application, { times: ['2026-12-09T11:00:00Z'] });
    now = new Date('2026-12-01T15:00:00Z');
    await remind();
    expect(await dueTo(veteran.email, title)).toBe(0);
    await answer(veteran, await read(veteran, application), {
      ...{ answer: 'confirmed', at: '2026-12-09T11:00:00Z' },
    });
    now = new Date('2026-12-08T12:00:00Z');
    await remind();
    const mail = await mailbox.latest(veteran.email);
    expect([
      mail.kind,
      mail.text.includes('9 December 2026 at 11:00'),
      mail.text.includes('2 December'),
    ]).toEqual([...['interview_due', true, false]]);
    await cancel(recruiter, await read(recruiter, application));
    now = new Date('2026-12-09T10:30:00Z');
    await remind();
    expect(await dueTo(veteran.email, title)).toBe(1);
  });

  test('who confirms on the last day is not reminded of what they have just done', async () => {
    const title = 'Confirmed late';
    const application = await invited(title);
    now = new Date('2026-12-02T13:50:00Z');
    await answer(veteran, application, pick);
    await remind();
    expect(await dueTo(veteran.email, title)).toBe(0);
  });
});

describe('whose turn it is', () => {
  const put = (id: number, values: Partial<ApplicationRow>) =>
    server.database.asPlatform((tx) => tx.update(applications).set(values).where(eq(applications.id, id)));

  const endedJob = async (id: number) =>
    server.database.asPlatform((tx) => tx.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, id)));

  const later = new Date(start.getTime() + 2 * day);
  const rejected = { status: 'rejected', rejected_from: 'interview' } as const;
  const rows: [string, Partial<ApplicationRow>][] = [
    ['submitted', { status: 'submitted' }],
    ['viewed', { status: 'viewed' }],
    ['shortlisted', { status: 'shortlisted' }],
    ['an interview without times', { status: 'interview' }],
    ...(['proposed', 'confirmed'] as const).flatMap(
      (interview_status): [string, Partial<ApplicationRow>][] => [
        [interview_status, { status: 'interview', interview_status, interview_until: later }],
        [`${interview_status} and passed`, { status: 'interview', interview_status, interview_until: start }],
      ],
    ),
    ...(['requested', 'declined', 'cancelled', 'held', 'lapsed'] as const).map(
      (interview_status): [string, Partial<ApplicationRow>] => [
        `an interview that is ${interview_status}`,
        { status: 'interview', interview_status },
      ],
    ),
    ...offerStatuses.map((offer_status): [string, Partial<ApplicationRow>] => [
      `an offer that is ${offer_status}`,
      { status: 'offer', offer_status, offer_reply_by: '2026-12-18' },
    ]),
    ['inactive', { status: 'inactive', inactive_from: 'viewed' }],
    [
      'rejected from the interview, as the veteran knows',
      { ...rejected, status_changed_at: new Date(start.getTime() - 2 * day) },
    ],
    ...(['hired', 'rejected', 'withdrawn', 'expired'] as const).map(
      (status): [string, Partial<ApplicationRow>] => [status, { status }],
    ),
  ];

  async function putOffer(id: number) {
    const tenant = await tenantOf(server.database, 'uk');
    const author = { by: recruiter.id, at: start };
    await server.database.asTenant(tenant.id, (db) =>
      insertOffer(db, id, { reply_by: '2026-12-18', conditions: [{ kind: 'medical' }] }, author),
    );
  }

  async function summaryOf(id: number, page = 1): Promise<Schemas['ApplicationSummary']> {
    const summaries = await veteran.get<Schemas['ApplicationSummary'][]>('listApplications', {
      query: { page },
    });
    return summaries.find((summary) => summary.id === id) ?? summaryOf(id, page + 1);
  }

  const nothingYet = { rejected_from: null, inactive_from: null, offer_status: null, offer_reply_by: null };

  async function arrange(id: number, values: Partial<ApplicationRow>) {
    await put(id, {
      ...{ ...nothingYet, interview_status: null, interview_until: null, interview: null },
      ...{ status_changed_at: start, ...values },
    });
    if (values.offer_status) await putOffer(id);
  }

  /** As the pages name it: the part of the application, and the move. */
  const offeredBy = ({ allowed, offer, interview, can_revive }: Application) => [
    ...allowed.map((to) => `stage ${to}`),
    ...(offer?.allowed ?? []).map((move) => `offer ${move}`),
    ...(interview?.allowed ?? []).map((move) => `interview ${move}`),
    ...(can_revive ? ['revive'] : []),
  ];

  function press(by: Person, { id, version, offer, interview, status }: Application, what: string) {
    const answering = { offer_id: offer?.id };
    const read = { interview_id: interview?.id, sequence: interview?.sequence };
    const message = 'As we said on the phone.';
    const calls: Record<string, [operation: string, body: object]> = {
      'stage withdrawn': ['withdrawApplication', {}],
      'offer accepted': ['answerOffer', { ...answering, answer: 'accepted' }],
      'offer declined': ['answerOffer', { ...answering, answer: 'declined' }],
      'offer amended': ['amendOffer', { version, offer: { reply_by: '2026-12-18' } }],
      'offer withdrawn': ['withdrawOffer', { version, message }],
      'offer checked': ['checkCondition', { version, number: 1, status: 'met' }],
      'offer moved': ['moveStartDate', { version, message, starts_on: '2027-01-18' }],
      'interview proposed': ['proposeInterview', { version, interview: proposal }],
      'interview confirmed': ['answerInterview', { ...read, ...pick }],
      'interview requested': ['answerInterview', { ...read, answer: 'requested', message }],
      'interview declined': ['answerInterview', { ...read, answer: 'declined' }],
      'interview cancelled': ['cancelInterview', { ...read, message }],
      revive: ['reviveApplication', { version }],
    };
    const to = what.replace('stage ', '');
    const details = {
      ...(to === 'rejected' && { reason_code: 'other' }),
      ...(to === 'offer' && status !== 'rejected' && { offer: { reply_by: '2026-12-18' } }),
      ...(to === 'hired' && { hire_confirmed: true }),
    };
    const [operation, body]: [string, object] = calls[what] ?? [
      'moveApplication',
      { to, version, ...details },
    ];
    return by.ask(operation, { params: { id }, body });
  }

  // The veteran reads of it as of the interview before.
  const notSent: (typeof rows)[number] = ['a rejection that is not sent yet', rejected];

  test.each([...rows, notSent])(
    'with %s each side can do everything that it is offered',
    async (_, values) => {
      const application = await invited('Pressed everything');
      for (const person of [veteran, recruiter]) {
        await arrange(application.id, values);
        for (const what of offeredBy(await read(person, application))) {
          await arrange(application.id, values);
          const { status } = await press(person, await read(person, application), what);
          expect([what, status]).toEqual([what, 200]);
        }
      }
      await endedJob(application.job.id);
    },
  );

  test.each(rows)(
    'of %s is the same on every page, list, count and file, and that side has an action',
    async (_, values) => {
      const application = await invited('Walked through');
      await arrange(application.id, values);
      const own = await read(veteran, application);
      const theirs = await read(recruiter, application);
      const list = await recruiter.ask('listJobApplications', { params: { id: application.job.id } });
      const [applicant] = list.body.data as unknown as Schemas['Applicant'][];
      const mine = await summaryOf(application.id);
      const { file } = await recruiter.ask('exportApplications', { query: { job_id: application.job.id } });
      const actor = own.next_actor;
      expect([theirs.next_actor, applicant!.next_actor, mine.next_actor]).toEqual([actor, actor, actor]);
      expect([theirs.status_label, applicant!.status_label]).toEqual(
        [0, 1].map(() => (own.status === 'submitted' ? 'New' : own.status_label)),
      );
      expect([own.turn_until, theirs.turn_until]).toEqual([applicant!.turn_until, own.turn_until]);
      expect(file!.toString()).toContain(theirs.status_label);
      const isTheirs = actor === 'employer';
      expect([
        own.waiting_days !== null,
        theirs.waiting_days !== null,
        applicant!.waiting_days !== null,
      ]).toEqual([...[isTheirs, isTheirs, isTheirs]]);
      expect((list.body as unknown as { meta: { your_turn: number } }).meta.your_turn).toBe(isTheirs ? 1 : 0);
      const reader = actor === 'you' ? own : actor === 'employer' ? theirs : null;
      const actions = reader && [
        ...reader.allowed.filter((to) => to !== 'withdrawn' && to !== 'rejected'),
        ...(reader.offer?.allowed ?? []),
        ...(reader.interview?.allowed ?? []),
      ];
      if (actions) expect(actions).not.toEqual([]);
      await endedJob(application.job.id);
    },
  );
});
