/** An offer from its terms to its answer, as both sides and the calendar cause it. */
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { lockApplication } from '../../server/applications/applicationLife.ts';
import { expireApplications } from '../../server/applications/expiry.ts';
import {
  lapseOffers,
  remindOfOffers,
  removeUnusedLetters,
} from '../../server/applications/offers/offerDays.ts';
import { moveOffer } from '../../server/applications/offers/offerLife.ts';
import { applicationLetters, applicationOffers, applications } from '../../server/db/schema/applications.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { collectExport } from '../../server/privacy/export/collectExport.ts';
import {
  type Application,
  applicationsOn,
  northgate,
  type Person,
} from '../support/contract/applicationSteps.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';

type Schemas = components['schemas'];
type Applicant = Schemas['Applicant'];

const start = new Date('2026-11-20T09:00:00Z');
const day = 86_400_000;
let now = start;
const server = await startTestServer({ clock: () => now });
const mailbox = mailboxOf(server);
const steps = applicationsOn(server);

const terms = {
  pay: { amount: 3_450_000, currency: 'GBP', per: 'year' },
  starts_on: '2027-01-04',
  hours: '37.5 hours per week',
  place: 'Avonmouth depot',
  conditions: [],
  reply_by: '2026-11-27',
};

let veteran: Person;
let recruiter: Person;

beforeAll(async () => {
  veteran = await steps.person('veteran-complete@demo.test');
  recruiter = await steps.person(northgate);
});

afterEach(() => {
  now = start;
});

const applicationFor = (person: Person, { id }: Pick<Application, 'id'>) =>
  person.get<Application>('getApplication', { params: { id } });

async function moved(sent: Application, to: string, more: object = {}): Promise<Application> {
  const { version } = await applicationFor(recruiter, sent);
  return recruiter.get('moveApplication', { params: { id: sent.id }, body: { to, version, ...more } });
}

async function offered(more: object = {}, title = 'Depot lead'): Promise<Application> {
  const sent = await steps.apply(veteran, await steps.job({ title, country_id: 232 }));
  for (const to of ['viewed', 'shortlisted', 'interview']) await moved(sent, to);
  return moved(sent, 'offer', { offer: { ...terms, ...more } });
}

const answer = (application: Application, choice: 'accepted' | 'declined', more: object = {}) =>
  veteran.ask('answerOffer', {
    params: { id: application.id },
    body: { offer_id: application.offer!.id, answer: choice, ...more },
  });

const letterForm = (content = '%PDF-1.7\nWelcome\n%%EOF', name = 'Welcome.pdf') => {
  const form = new FormData();
  form.set('file', new Blob([content]), name);
  return form;
};

const conditions = [
  { kind: 'references', text: 'two' },
  { kind: 'other', text: 'A forklift licence' },
];

/** Where the veteran has accepted it. */
async function accepted(more: object = {}, title?: string): Promise<Application> {
  const application = await offered(more, title);
  expect((await answer(application, 'accepted', { message: 'Gladly.' })).status).toBe(200);
  return applicationFor(recruiter, application);
}

const check = ({ id, version }: Application, number: number, status: 'met' | 'unmet') =>
  recruiter.ask('checkCondition', { params: { id }, body: { version, number, status } });

async function checked(application: Application, number: number, status: 'met' | 'unmet') {
  const answered = await check(await applicationFor(recruiter, application), number, status);
  expect(answered.status).toBe(200);
  return answered.body.data as Application;
}

const moveStart = ({ id, version }: Application, starts_on: string, message = 'The site opens later.') =>
  recruiter.ask('moveStartDate', { params: { id }, body: { version, starts_on, message } });

const endUnmet = ({ id, version }: Application) =>
  recruiter.ask('endUnmetOffer', { params: { id }, body: { version, message: 'No licence reached us.' } });

const uploadLetter = ({ id }: Application, form = letterForm()) =>
  recruiter.ask('uploadOfferLetter', { params: { id }, form });

const outbox = await createOutbox({ database: server.database, clock: () => now, onError: () => {} });

describe('an offer is answered', () => {
  test('HIRE-01 a veteran accepts with a message; the recruiter is notified, and it is their turn', async () => {
    const application = await offered({}, 'Accepted here');
    expect([application.next_actor, application.reply_by, application.offer!.allowed]).toEqual([
      'you',
      '2026-11-27',
      ['amended', 'withdrawn'],
    ]);
    const own = await applicationFor(veteran, application);
    expect(own.offer).toMatchObject({
      ...terms,
      status: 'made',
      number: 1,
      allowed: ['accepted', 'declined'],
    });
    const { status, body } = await answer(own, 'accepted', { message: 'I start on the 4th.' });
    const accepted = body.data as Application;
    expect([status, accepted.status_label, accepted.next_actor, accepted.reply_by]).toEqual([
      200,
      'Offer accepted',
      'employer',
      null,
    ]);
    expect(accepted.timeline.at(-1)).toMatchObject({
      by: 'veteran',
      offer: 'accepted',
      label: 'Offer accepted',
    });
    const theirs = await applicationFor(recruiter, application);
    expect([theirs.offer!.status, theirs.offer!.message, theirs.waiting_days, theirs.allowed]).toEqual([
      'accepted',
      'I start on the 4th.',
      0,
      ['hired'],
    ]);
    const [news] = await recruiter.get<Schemas['Notification'][]>('listNotifications');
    expect(news).toMatchObject({ type: 'offer_accepted', link: `/recruiter/applications/${application.id}` });
    const mail = await mailbox.latest(northgate);
    expect([mail.kind, mail.text.includes('They write: I start on the 4th.')]).toEqual([
      'offer_accepted',
      true,
    ]);
    const hired = await moved(application, 'hired');
    expect([hired.status, hired.offer!.status]).toEqual(['hired', 'accepted']);
  });

  test('HIRE-01 a veteran declines; the employer makes another offer or rejects', async () => {
    const application = await offered({}, 'Declined here');
    expect((await answer(application, 'declined', { message: 'Too far.' })).status).toBe(200);
    const theirs = await applicationFor(recruiter, application);
    expect([theirs.status_label, theirs.next_actor, theirs.offer!.message, theirs.allowed]).toEqual([
      'Offer declined',
      'employer',
      'Too far.',
      ['offer', 'rejected'],
    ]);
    const mail = await mailbox.latest(northgate);
    expect([mail.kind, mail.text.includes('They write: Too far.')]).toEqual(['offer_declined', true]);
    const [news] = await recruiter.get<Schemas['Notification'][]>('listNotifications');
    expect(news).toMatchObject({ type: 'offer_declined', link: `/recruiter/applications/${application.id}` });
    const again = await moved(application, 'offer', { offer: { ...terms, reply_by: '2026-12-04' } });
    expect([again.offer!.number, again.offer!.status, again.next_actor]).toEqual([2, 'made', 'you']);
  });

  test('the other applications stay unless the veteran says otherwise', async () => {
    const other = await steps.apply(veteran, await steps.job({ title: 'The other one' }));
    const first = await offered();
    expect((await answer(first, 'accepted')).status).toBe(200);
    expect((await applicationFor(veteran, other)).status).toBe('submitted');
    const second = await offered();
    expect((await answer(second, 'accepted', { withdraw_others: true })).status).toBe(200);
    expect([
      (await applicationFor(veteran, other)).status,
      (await applicationFor(veteran, other)).reason_code,
    ]).toEqual(['withdrawn', 'found_another_job']);
    const third = await offered();
    const refused = await answer(third, 'declined', { withdraw_others: true });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { withdraw_others: ['Only when you accept an offer'] },
    ]);
  });

  test('the others that are withdrawn include those with an interview ahead or an offer, and their recruiters hear of it', async () => {
    const interviewed = await steps.apply(veteran, await steps.job({ title: 'With an interview ahead' }));
    await moved(interviewed, 'viewed');
    const at = '2026-12-10T10:00:00.000Z';
    const { interview } = await moved(interviewed, 'interview', {
      interview: { times: [at], minutes: 45, mode: 'video' },
    });
    await veteran.get('answerInterview', {
      params: { id: interviewed.id },
      body: { interview_id: interview!.id, sequence: interview!.sequence, answer: 'confirmed', at },
    });
    const alsoOffered = await offered({}, 'With another offer');
    const alsoAccepted = await accepted({ conditions }, 'Accepted on conditions');
    const setAside = await steps.apply(veteran, await steps.job({ title: 'Set aside' }));
    await server.database.asPlatform((tx) =>
      tx
        .update(applications)
        .set({ status: 'inactive', inactive_from: 'submitted' })
        .where(eq(applications.id, setAside.id)),
    );
    await answer(await offered({}, 'The one accepted'), 'accepted', { withdraw_others: true });
    const others = [interviewed, alsoOffered, alsoAccepted, setAside];
    const own = await Promise.all(others.map((other) => applicationFor(veteran, other)));
    expect(own.map(({ status, next_actor }) => [status, next_actor])).toEqual(
      others.map(() => ['withdrawn', 'none']),
    );
    expect(own[0]!.interview!.status).toBe('cancelled');
    const mails = await mailbox.all(northgate);
    const kindsOf = (title: string) =>
      mails.filter(({ text }) => text.includes(title)).map(({ kind }) => kind);
    expect(
      ['With an interview ahead', 'With another offer', 'Accepted on conditions'].map(
        (title) => kindsOf(title)[0],
      ),
    ).toEqual(['interview_cancelled', 'application_withdrawn', 'application_withdrawn']);
  });

  test('an answer whose mail cannot be stored is not stored either', async () => {
    const application = await offered({}, 'Nothing without its mail');
    const { id: tenantId } = await tenantOf(server.database, 'uk');
    const answering = server.database.asTenant(tenantId, async (db) => {
      const locked = await lockApplication(db, { veteranId: veteran.id }, application.id);
      return moveOffer(db, locked, {
        ...{ move: 'accepted', by: 'veteran', actorId: veteran.id, now, message: null },
        notify: async () => {
          throw new Error('The process is gone');
        },
      });
    });
    await expect(answering).rejects.toThrow('The process is gone');
    const own = await applicationFor(veteran, application);
    expect([own.offer!.status, own.next_actor, own.timeline.at(-1)!.offer]).toEqual(['made', 'you', null]);
  });

  test('an answer is for the terms that were read, is given once, and races with a withdrawal safely', async () => {
    const application = await offered();
    const amended = await recruiter.ask('amendOffer', {
      params: { id: application.id },
      body: { version: application.version, offer: { ...terms, place: 'Bristol' } },
    });
    expect(amended.status).toBe(200);
    const stale = await answer(application, 'accepted');
    expect([stale.status, stale.body.code, (stale.body.data as Application).offer!.place]).toEqual([
      409,
      'version_conflict',
      'Bristol',
    ]);
    const current = await applicationFor(veteran, application);
    const answers = await Promise.all([
      answer(current, 'accepted'),
      recruiter.ask('withdrawOffer', {
        params: { id: application.id },
        body: { version: current.version, message: 'The budget is gone.' },
      }),
      answer(current, 'declined'),
    ]);
    const end = (await applicationFor(veteran, application)).offer!.status;
    // A withdrawal may follow an acceptance it had not read only with the newer version, so exactly one of them counts.
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(['accepted', 'declined', 'withdrawn']).toContain(end);
    expect((await answer(current, 'accepted')).status).toBe(409);
  });
});

describe('the veteran withdraws with an offer', () => {
  const withdraw = ({ id }: Application) =>
    veteran.get<Application>('withdrawApplication', { params: { id }, body: {} });

  test.each([
    [
      'they have not answered',
      () => offered({}, 'Left unanswered'),
      /has withdrawn, so your offer has ended$/,
    ],
    ['they have accepted', () => accepted({}, 'Left accepted'), /has withdrawn after accepting your offer$/],
    [
      'that depends on conditions',
      () => accepted({ conditions }, 'Left on conditions'),
      /has withdrawn after accepting your offer$/,
    ],
  ])('%s, and the recruiter hears of it in the app and by mail', async (_, arrange, subject) => {
    const application = await arrange();
    expect((await withdraw(application)).status).toBe('withdrawn');
    const mail = await mailbox.latest(northgate);
    expect([mail.kind, mail.text.includes(application.job.title)]).toEqual(['application_withdrawn', true]);
    expect(mail.subject).toMatch(subject);
    const [news] = await recruiter.get<Schemas['Notification'][]>('listNotifications');
    expect(news).toMatchObject({
      ...{ type: 'application_withdrawn', title: mail.subject },
      link: `/recruiter/applications/${application.id}`,
    });
  });

  test('that they declined before, and nobody waits to hear of it', async () => {
    const application = await offered({}, 'Left after declining');
    await answer(application, 'declined');
    await withdraw(application);
    expect((await mailbox.latest(northgate)).kind).toBe('offer_declined');
  });

  test('of somebody who has left, and those who run the team hear of it', async () => {
    const leaver = await steps.person('hiring@brightwell.test');
    const job = await steps.job({ title: 'Left by both', country_id: 232, owner_id: leaver.id });
    const sent = await steps.apply(veteran, job);
    for (const to of ['viewed', 'shortlisted', 'interview']) await moved(sent, to);
    const application = await moved(sent, 'offer', { offer: terms });
    await server.database.asPlatform((tx) =>
      tx
        .update(applicationOffers)
        .set({ made_by_id: null })
        .where(eq(applicationOffers.application_id, application.id)),
    );
    await withdraw(application);
    const mail = await mailbox.latest('recruiter-admin@northgate.test');
    expect([mail.kind, mail.text.includes('Left by both')]).toEqual(['application_withdrawn', true]);
  });
});

describe('an application that is closed after an offer came to nothing', () => {
  const ends: [string, string, (title: string) => Promise<Application>, string][] = [
    [
      'declined',
      'Offer declined',
      async (title) => (await answer(await offered({}, title), 'declined')).body.data as Application,
      'You declined the offer.',
    ],
    [
      'lapsed',
      'Offer expired',
      async (title) => {
        const application = await offered({}, title);
        now = new Date('2026-11-28T09:00:00Z');
        await lapseOffers(server.database, outbox, now);
        return application;
      },
      'The offer expired without an answer.',
    ],
    [
      'withdrawn',
      'Offer withdrawn',
      async (title) => {
        const { id, version } = await offered({}, title);
        const body = { version, message: 'The budget is gone.' };
        return recruiter.get('withdrawOffer', { params: { id }, body });
      },
      'withdrew its offer.',
    ],
    [
      'unmet',
      'Conditions not met',
      async (title) => {
        const unmet = await checked(await accepted({ conditions }, title), 1, 'unmet');
        return (await endUnmet(unmet)).body.data as Application;
      },
      'A condition of the offer wasn’t met.',
    ],
  ];

  test.each(ends)(
    'says what was last, and before it (%s), on pages, lists, in the file and by mail',
    async (end, label, arrange, sentence) => {
      const title = `Closed after ${end}`;
      const application = await arrange(title);
      await moved(application, 'rejected', { reason_code: 'other' });
      // Then the veteran hears of it.
      now = new Date(now.getTime() + day);
      const own = await applicationFor(veteran, application);
      const theirs = await applicationFor(recruiter, application);
      const { body } = await veteran.ask('listApplications', { query: { status: 'rejected' } });
      const mine = body.data as unknown as Schemas['ApplicationSummary'][];
      const [applicant] = await recruiter.get<Applicant[]>('listJobApplications', {
        params: { id: application.job.id },
      });
      const closed = 'Application closed';
      expect([own.status, own.status_label, own.next_actor]).toEqual(['rejected', closed, 'none']);
      expect(own.timeline.at(-2)!.label).toBe(label);
      expect([
        theirs.status_label,
        mine.find(({ id }) => id === application.id)!.status_label,
        applicant!.status_label,
        own.timeline.at(-1)!.label,
      ]).toEqual([closed, closed, closed, closed]);
      const { file } = await recruiter.ask('exportApplications', { query: { job_id: application.job.id } });
      expect(file!.toString()).toContain(closed);
      const mail = await mailbox.latest(veteran.email);
      expect([mail.subject, mail.text.includes(sentence)]).toEqual([
        `Your application for ${title} is closed`,
        true,
      ]);
      expect(mail.text).not.toMatch(/not chosen|reject/i);
    },
  );
});

describe('an offer has terms', () => {
  test('HIRE-02 needs a day to answer by, not past and at most 90 days ahead, and a start that is to come', async () => {
    const sent = await steps.apply(veteran, await steps.job({ country_id: 232 }));
    for (const to of ['viewed', 'shortlisted', 'interview']) await moved(sent, to);
    const ask = async (offer?: object) => {
      const { version } = await applicationFor(recruiter, sent);
      const body = { to: 'offer', version, ...(offer ? { offer } : {}) };
      const refused = await recruiter.ask('moveApplication', { params: { id: sent.id }, body });
      return [refused.status, refused.body.errors];
    };
    expect([
      await ask(),
      await ask({ reply_by: '2026-11-19' }),
      await ask({ reply_by: '2027-02-19' }),
      await ask({ reply_by: '2026-11-27', starts_on: '2026-11-01' }),
      await ask({ reply_by: '2026-11-27', letter_id: 999_999 }),
      await ask({ reply_by: '2026-11-27', pay: { amount: 2500, currency: 'GBP', per: 'year' } }),
    ]).toEqual([
      [422, { 'offer.reply_by': ['Choose the last day on which they can answer'] }],
      [422, { 'offer.reply_by': ['Choose today or a later day'] }],
      [422, { 'offer.reply_by': ['Choose a day within the next 90 days'] }],
      [422, { 'offer.starts_on': ['Choose today or a later day'] }],
      [422, { 'offer.letter_id': ['Upload the letter again'] }],
      [422, { 'offer.pay.amount': ['Enter 1,000 or more per year, or choose another period'] }],
    ]);
    expect((await applicationFor(recruiter, sent)).status).toBe('interview');
  });

  test('HIRE-02 the veteran is mailed the terms, the changed terms and the withdrawal with its reason', async () => {
    const application = await offered({}, 'Mailed terms');
    const offer = await mailbox.latest(veteran.email);
    expect(offer.kind).toBe('application_offer');
    expect(offer.text).not.toMatch(/ask them/i);
    expect(offer.text).toContain(
      'Pay: £34,500 per year. Start: 4 January 2027. Hours: 37.5 hours per week. Place: Avonmouth depot. Please answer by 27 November 2026.',
    );
    const amended = await recruiter.get<Application>('amendOffer', {
      params: { id: application.id },
      body: {
        version: application.version,
        offer: { ...terms, hours: '30 hours per week', reply_by: '2026-11-30' },
        public_note: 'Take your time.',
      },
    });
    for (const person of [veteran, recruiter])
      expect((await applicationFor(person, application)).offer!.changes).toEqual([
        'Hours: 30 hours per week (before: 37.5 hours per week)',
        'Answer by: 30 November 2026 (before: 27 November 2026)',
      ]);
    const changed = await mailbox.latest(veteran.email);
    expect([changed.kind, changed.text.includes('Please answer by 30 November 2026.')]).toEqual([
      'offer_amended',
      true,
    ]);
    for (const text of [
      '• Hours: 30 hours per week (before: 37.5 hours per week)',
      '• Answer by: 30 November 2026 (before: 27 November 2026)',
      'They write: Take your time.',
    ])
      expect(changed.text).toContain(text);
    expect(changed.text).not.toMatch(/Pay|Place/);
    const withdrawn = await recruiter.get<Application>('withdrawOffer', {
      params: { id: application.id },
      body: { version: amended.version, message: 'The contract was lost.' },
    });
    expect([withdrawn.status_label, withdrawn.next_actor]).toEqual(['Offer withdrawn', 'employer']);
    const gone = await mailbox.latest(veteran.email);
    expect([gone.kind, gone.text.includes('They write: The contract was lost.')]).toEqual([
      'offer_withdrawn',
      true,
    ]);
    expect((await applicationFor(veteran, application)).offer).toMatchObject({
      status: 'withdrawn',
      allowed: [],
    });
  });

  test('HIRE-02 is reminded of two days before and on the day before, lapses once after its day, and both sides are notified', async () => {
    const application = await offered({}, 'Unanswered');
    const kinds = async (email: string) =>
      (await mailbox.all(email)).filter(({ text }) => text.includes('Unanswered')).map(({ kind }) => kind);
    now = new Date('2026-11-25T09:00:00Z');
    await Promise.all([
      remindOfOffers(server.database, outbox, now),
      remindOfOffers(server.database, outbox, now),
    ]);
    now = new Date('2026-11-26T09:00:00Z');
    await Promise.all([
      remindOfOffers(server.database, outbox, now),
      remindOfOffers(server.database, outbox, now),
    ]);
    now = new Date('2026-11-27T09:00:00Z');
    await remindOfOffers(server.database, outbox, now);
    now = new Date('2026-11-27T23:00:00Z');
    await lapseOffers(server.database, outbox, now);
    expect((await applicationFor(veteran, application)).offer!.status).toBe('made');
    now = new Date('2026-11-28T09:00:00Z');
    const late = await answer(application, 'accepted');
    expect([late.status, late.body.code]).toEqual([409, 'invalid_transition']);
    await Promise.all([lapseOffers(server.database, outbox, now), lapseOffers(server.database, outbox, now)]);
    const own = await applicationFor(veteran, application);
    expect([own.status_label, own.next_actor, own.offer!.allowed]).toEqual(['Offer expired', 'employer', []]);
    expect(await kinds(veteran.email)).toEqual([
      ...['offer_lapsed', 'offer_due', 'offer_due', 'application_offer'],
      ...['application_interview', 'application_viewed', 'application_sent'],
    ]);
    expect((await kinds(northgate)).filter((kind) => kind === 'offer_lapsed')).toEqual(['offer_lapsed']);
  });

  test('that is changed is not reminded of within a day, and then of its new terms', async () => {
    const title = 'Changed before its reminder';
    const { id, version } = await offered({}, title);
    now = new Date('2026-11-25T08:00:00Z');
    await recruiter.get('amendOffer', {
      params: { id },
      body: { version, offer: { ...terms, pay: { ...terms.pay, amount: 3_600_000 } } },
    });
    const due = async () =>
      (await mailbox.all(veteran.email)).filter(
        ({ kind, text }) => kind === 'offer_due' && text.includes(title),
      );
    now = new Date('2026-11-25T09:00:00Z');
    await remindOfOffers(server.database, outbox, now);
    expect(await due()).toEqual([]);
    now = new Date('2026-11-26T09:00:00Z');
    await remindOfOffers(server.database, outbox, now);
    expect((await due()).map(({ text }) => text.includes('£36,000 per year'))).toEqual([true]);
  });

  test('in the United States is reminded of by the days of the country, not of UTC', async () => {
    const title = 'Offered in the United States';
    const sent = await steps.apply(veteran, await steps.job({ title, country_id: 233 }));
    for (const to of ['viewed', 'shortlisted', 'interview']) await moved(sent, to);
    await moved(sent, 'offer', { offer: terms });
    const counts = [];
    for (const at of ['25T09:59', '25T10:00', '26T09:59', '26T10:00']) {
      now = new Date(`2026-11-${at}:00Z`);
      await remindOfOffers(server.database, outbox, now);
      const mails = await mailbox.all(veteran.email);
      counts.push(mails.filter(({ kind, text }) => kind === 'offer_due' && text.includes(title)).length);
    }
    expect(counts).toEqual([0, 1, 1, 2]);
  });

  test('from the end of its last day until it lapses it is nobody’s turn, and neither side is asked to do what it cannot', async () => {
    const application = await offered({}, 'Past its day');
    const read = async () => [
      await applicationFor(veteran, application),
      await applicationFor(recruiter, application),
    ];
    const listed = async () => {
      const { next_actions } = await veteran.get<Schemas['VeteranDashboard']>('getVeteranDashboard');
      return next_actions.some(({ link }) => link?.endsWith(`/${application.id}`));
    };
    now = new Date('2026-11-27T23:59:00Z');
    expect((await read()).map(({ next_actor, turn_until }) => [next_actor, turn_until])).toEqual(
      [1, 2].map(() => ['you', '2026-11-27T23:59:59Z']),
    );
    now = new Date('2026-11-28T00:01:00Z');
    for (const { next_actor, turn_until, reply_by, offer } of await read())
      expect([next_actor, turn_until, reply_by, offer!.allowed]).toEqual(['none', null, null, []]);
    expect(await listed()).toBe(false);
    const withdrawn = await recruiter.ask('withdrawOffer', {
      params: { id: application.id },
      body: { version: application.version, message: 'Too late.' },
    });
    expect([withdrawn.status, withdrawn.body.code]).toEqual([409, 'invalid_transition']);
    await lapseOffers(server.database, outbox, now);
    for (const { next_actor, status_label } of await read())
      expect([next_actor, status_label]).toEqual(['employer', 'Offer expired']);
  });

  test('while it is open, the application is neither rejected nor closed by the calendar', async () => {
    const application = await offered();
    const refused = await recruiter.ask('moveApplication', {
      params: { id: application.id },
      body: { to: 'rejected', version: application.version, reason_code: 'other' },
    });
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([
      409,
      'invalid_transition',
      { allowed: ['hired'] },
    ]);
  });

  const offerEnds: [string, string, (application: Application) => Promise<unknown>][] = [
    ['declined', 'You declined the offer.', (application) => answer(application, 'declined')],
    [
      'expired',
      'The offer expired without an answer.',
      async () => {
        now = new Date('2026-11-29T09:00:00Z');
        await lapseOffers(server.database, outbox, now);
      },
    ],
  ];

  test.each(offerEnds)(
    'an application that ends with its job after an offer that was %s does not say that nobody answered',
    async (how, text, end) => {
      const title = `Ended after ${how}`;
      const application = await offered({}, title);
      await end(application);
      await steps.putJob(application.job, { status: 'closed', ended_at: start });
      now = new Date(start.getTime() + 31 * day);
      await expireApplications(server.database, outbox, now);
      const own = await applicationFor(veteran, application);
      const [before, last] = own.timeline.slice(-2).map(({ label }) => label);
      expect([own.status, own.status_label, before, last]).toEqual([
        ...['expired', 'Application closed', `Offer ${how}`, 'Application closed'],
      ]);
      const mail = await mailbox.latest(veteran.email);
      expect(mail.subject).toBe(`Your application for ${title} has ended`);
      expect(mail.text).toContain(text);
      expect(mail.text).not.toContain('gave no answer');
    },
  );

  test('who has accepted an offer, or has one open, does not read that their application ends with the job', async () => {
    const owner = recruiter.id;
    const mailOn = async (application: Application) => {
      await recruiter.get('closeJob', {
        params: { id: application.job.id },
        body: { reason: 'filled', notify_applicants: true },
      });
      const mail = await mailbox.latest(veteran.email);
      const withCompany = `Your application is with ${application.job.company.name}`;
      return [mail.kind, mail.text.includes(withCompany), mail.text.includes('30 days')];
    };
    const sent = await steps.apply(veteran, await steps.job({ country_id: 232, owner_id: owner }));
    expect([await mailOn(await accepted()), await mailOn(await offered()), await mailOn(sent)]).toEqual([
      ['job_closed', true, false],
      ['job_closed', true, false],
      ['job_closed', true, true],
    ]);
  });

  test('HIRE-02 its letter is a PDF that both sides download, and an unused one is removed', async () => {
    const sent = await steps.apply(veteran, await steps.job({ country_id: 232 }));
    for (const to of ['viewed', 'shortlisted', 'interview']) await moved(sent, to);
    const used = (await uploadLetter(sent)).body.data as Schemas['OfferLetter'];
    const unused = (await uploadLetter(sent)).body.data as Schemas['OfferLetter'];
    const notPdf = await uploadLetter(sent, letterForm('<html></html>', 'letter.pdf'));
    const cut = await uploadLetter(sent, letterForm('%PDF-1.7\nWel', 'letter.pdf'));
    expect([notPdf.status, notPdf.body.code, cut.status, cut.body.code]).toEqual([
      415,
      'file_type_not_allowed',
      422,
      'file_unreadable',
    ]);
    await moved(sent, 'offer', { offer: { ...terms, letter_id: used.id } });
    expect((await applicationFor(veteran, sent)).offer!.letter).toEqual({
      ...{ id: used.id, name: 'Welcome.pdf', terms_changed_at: null },
    });
    for (const person of [veteran, recruiter]) {
      const letter = await person.ask('getOfferLetter', { params: { id: sent.id } });
      expect(Buffer.from(letter.file!).toString()).toBe('%PDF-1.7\nWelcome\n%%EOF');
    }
    const stranger = await steps.person('hiring@brightwell.test');
    expect((await stranger.ask('getOfferLetter', { params: { id: sent.id } })).status).toBe(404);
    await removeUnusedLetters(server.database, new Date(start.getTime() + 2 * day));
    const left = await server.database.asPlatform((tx) =>
      tx
        .select({ id: applicationLetters.id })
        .from(applicationLetters)
        .where(and(eq(applicationLetters.application_id, sent.id))),
    );
    expect([left, unused.id === used.id]).toEqual([[{ id: used.id }], false]);
  });

  test('lists say how it was answered', async () => {
    const application = await offered();
    await answer(application, 'declined');
    const own = await veteran.get<Schemas['ApplicationSummary'][]>('listApplications');
    expect(own.find(({ id }) => id === application.id)).toMatchObject({
      ...{
        status: 'offer',
        offer_status: 'declined',
        status_label: 'Offer declined',
        next_actor: 'employer',
      },
    });
    const applicants = await recruiter.get<Applicant[]>('listJobApplications', {
      params: { id: application.job.id },
    });
    expect(applicants.map(({ status_label, waiting_days }) => [status_label, waiting_days])).toEqual([
      ['Offer declined', 0],
    ]);
  });

  test('starts from the job as the veteran applied for it, and pay outside its range needs a reason that only the company reads', async () => {
    const salary = { salary_currency: 'GBP', salary_per: 'year' as const };
    const job = await steps.job({
      ...{
        title: 'Paid within a range',
        country_id: 232,
        job_type: ['full_time', 'contract'],
        is_remote: true,
      },
      ...{ ...salary, salary_min: 3_000_000, salary_max: 3_600_000, start_on: '2027-02-01' },
    });
    const sent = await steps.apply(veteran, job);
    await steps.putJob(job, { salary_max: 9_000_000, start_on: '2027-03-01' });
    for (const to of ['viewed', 'shortlisted', 'interview']) await moved(sent, to);
    const { job_terms, version } = await applicationFor(recruiter, sent);
    expect(job_terms).toEqual({
      pay: { min: 3_000_000, max: 3_600_000, currency: 'GBP', per: 'year' },
      current_pay: { min: 3_000_000, max: 9_000_000, currency: 'GBP', per: 'year' },
      ...{ starts_on: '2027-02-01', hours: 'Full time', place: 'United Kingdom, remote' },
    });
    expect((await applicationFor(veteran, sent)).job_terms).toBeNull();

    const pay = { amount: 330_000, currency: 'GBP', per: 'month' };
    const make = (offer: object) =>
      recruiter.ask('moveApplication', { params: { id: sent.id }, body: { to: 'offer', version, offer } });
    const outside = { 'offer.pay_reason': ['Say why the pay is outside the job’s range'] };
    for (const refused of [await make({ ...terms, pay }), await make({ ...terms, pay, pay_reason: ' ' })])
      expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
        ...[422, 'validation_failed', outside],
      ]);
    const pay_reason = 'They will lead the night team.';
    const first = (await make({ ...terms, pay, pay_reason })).body.data as Application;
    expect(first.offer!.pay_reason).toBe(pay_reason);

    const unexplained = await recruiter.ask('amendOffer', {
      params: { id: sent.id },
      body: { version: first.version, offer: { ...terms, pay: { ...pay, currency: 'EUR' } } },
    });
    expect([unexplained.status, unexplained.body.errors]).toEqual([422, outside]);
    const own = await applicationFor(veteran, sent);
    expect(own.offer!.pay_reason).toBeNull();
    const { id: tenantId } = await tenantOf(server.database, 'uk');
    const collected = await server.database.asTenant(tenantId, (db) =>
      collectExport(db, veteran.id, ['applications', 'notifications'], now),
    );
    const exported = collected!.sections.flatMap(({ parts }) => parts.flatMap(({ rows }) => rows));
    const mails = await mailbox.all(veteran.email);
    expect(JSON.stringify(exported)).toContain('Paid within a range');
    expect(JSON.stringify([own, exported, mails])).not.toContain('night team');
    const amended = await recruiter.get<Application>('amendOffer', {
      params: { id: sent.id },
      body: { version: first.version, offer: { ...terms, pay: { ...pay, amount: 300_000 }, pay_reason } },
    });
    // Pay within the range is explained by nothing.
    expect(amended.offer!.pay_reason).toBeNull();
    expect((await answer(amended, 'accepted')).status).toBe(200);
    expect((await applicationFor(recruiter, sent)).job_terms).toBeNull();
  });

  test('of pay that the job does not publish has its range all the same', async () => {
    const job = await steps.job({
      ...{ salary_min: 1500, salary_max: null, salary_currency: 'GBP', salary_per: 'hour' },
      ...{ salary_is_public: false, start_on: '2026-11-01', country_id: 232 },
    });
    const sent = await steps.apply(veteran, job);
    for (const to of ['viewed', 'shortlisted', 'interview']) await moved(sent, to);
    expect((await applicationFor(recruiter, sent)).job_terms).toEqual({
      pay: { min: 1500, max: null, currency: 'GBP', per: 'hour' },
      ...{ current_pay: null, starts_on: null, hours: null, place: 'United Kingdom' },
    });
  });

  test('a letter is out of date for both sides once the terms change, until another is attached', async () => {
    const sent = await steps.apply(veteran, await steps.job({ country_id: 232 }));
    for (const to of ['viewed', 'shortlisted', 'interview']) await moved(sent, to);
    const letter = (await uploadLetter(sent)).body.data as Schemas['OfferLetter'];
    await moved(sent, 'offer', { offer: { ...terms, letter_id: letter.id } });
    const amend = async (more: object) => {
      const { version } = await applicationFor(recruiter, sent);
      const offer = { ...terms, letter_id: letter.id, ...more };
      return recruiter.get('amendOffer', { params: { id: sent.id }, body: { version, offer } });
    };
    const changedAt = async () => {
      const both = [await applicationFor(veteran, sent), await applicationFor(recruiter, sent)];
      return both.map(({ offer }) => offer!.letter!.terms_changed_at);
    };
    now = new Date('2026-11-21T09:00:00Z');
    await amend({ reply_by: '2026-12-04' });
    expect(await changedAt()).toEqual([null, null]);
    now = new Date('2026-11-22T09:00:00Z');
    await amend({ place: 'Bristol' });
    now = new Date('2026-11-23T09:00:00Z');
    await amend({ place: 'Bath' });
    const firstChange = '2026-11-22T09:00:00.000Z';
    expect(await changedAt()).toEqual([firstChange, firstChange]);
    const another = (await uploadLetter(sent)).body.data as Schemas['OfferLetter'];
    await amend({ place: 'Bath', letter_id: another.id });
    expect(await changedAt()).toEqual([null, null]);
    expect((await answer(await applicationFor(veteran, sent), 'accepted')).status).toBe(200);
    now = new Date('2026-11-24T09:00:00Z');
    expect((await moveStart(await applicationFor(recruiter, sent), '2027-01-18')).status).toBe(200);
    expect(await changedAt()).toEqual([now, now].map((at) => at.toISOString()));
  });
});

describe('an accepted offer depends on conditions', () => {
  test('each is recorded by the employer and seen by the veteran with its date; once all are met they are hired', async () => {
    const application = await accepted({ conditions }, 'Checked here');
    const labelled = ({ status_label, next_actor, allowed, offer }: Application) =>
      [status_label, next_actor, allowed, offer!.status, offer!.allowed] as const;
    expect([labelled(application), labelled(await applicationFor(veteran, application))]).toEqual([
      ['Conditions pending', 'employer', ['hired'], 'conditional', ['withdrawn', 'checked', 'moved']],
      ['Conditions pending', 'employer', ['withdrawn'], 'conditional', []],
    ]);
    expect((await mailbox.latest(northgate)).text).toContain(
      'Check these conditions, then mark them as hired: References (two); A forklift licence.',
    );
    // Conditions take longer than the answer.
    now = new Date('2026-12-01T09:00:00Z');
    const first = await checked(application, 2, 'met');
    expect([first.status_label, first.offer!.conditions]).toEqual([
      'Conditions pending',
      [
        { number: 1, ...conditions[0], status: 'open', checked_at: null },
        { number: 2, ...conditions[1], status: 'met', checked_at: '2026-12-01T09:00:00.000Z' },
      ],
    ]);
    const mail = await mailbox.latest(veteran.email);
    expect([mail.kind, mail.text.includes('A forklift licence: met.'), mail.text.includes('All')]).toEqual([
      ...['offer_checked', true, false],
    ]);
    now = new Date('2026-12-02T09:00:00Z');
    const last = await checked(application, 1, 'met');
    expect(labelled(last)).toEqual([
      'Offer accepted',
      'employer',
      ['hired'],
      'accepted',
      ['withdrawn', 'moved'],
    ]);
    expect((await mailbox.latest(veteran.email)).text).toContain('All conditions are met.');
    const own = await applicationFor(veteran, application);
    expect(own.offer!.conditions.map(({ status, checked_at }) => [status, checked_at])).toEqual([
      ['met', '2026-12-02T09:00:00.000Z'],
      ['met', '2026-12-01T09:00:00.000Z'],
    ]);
    expect(own.timeline.slice(-3).map(({ label, public_note }) => [label, public_note])).toEqual([
      ['Offer accepted', null],
      ['Condition checked', 'A forklift licence: met'],
      ['Condition checked', 'References (two): met'],
    ]);
    expect((await moved(application, 'hired')).status).toBe('hired');
  });

  test('one that is not met can be recorded otherwise, or ends the offer, which nobody calls a rejection', async () => {
    const application = await accepted({ conditions }, 'Not met here');
    const early = await endUnmet(application);
    expect([early.status, early.body.code, (early.body.data as { allowed: string[] }).allowed]).toEqual([
      ...[409, 'invalid_transition', ['withdrawn', 'checked', 'moved']],
    ]);
    await checked(application, 1, 'unmet');
    expect((await mailbox.latest(veteran.email)).text).toContain('References (two): not met.');
    const corrected = await checked(application, 1, 'met');
    expect(corrected.offer!.allowed).toEqual(['withdrawn', 'checked', 'moved']);
    const unmet = await checked(application, 2, 'unmet');
    expect(unmet.offer!.allowed).toEqual(['withdrawn', 'checked', 'unmet', 'moved']);
    const { status, body } = await endUnmet(unmet);
    const ended = body.data as Application;
    expect([status, ended.status, ended.status_label, ended.next_actor, ended.allowed]).toEqual([
      ...[200, 'offer', 'Conditions not met', 'employer', ['offer', 'rejected']],
    ]);
    const own = await applicationFor(veteran, application);
    expect([own.status_label, own.offer!.message, own.offer!.allowed]).toEqual([
      'Conditions not met',
      'No licence reached us.',
      [],
    ]);
    const mail = await mailbox.latest(veteran.email);
    expect([mail.kind, /reject|not chosen/i.test(mail.text)]).toEqual(['offer_unmet', false]);
    const { file } = await recruiter.ask('exportApplications', { query: { job_id: application.job.id } });
    expect(file!.toString()).toContain('Conditions not met');
    const again = await moved(application, 'offer', { offer: terms });
    expect([again.offer!.number, again.offer!.conditions, again.next_actor]).toEqual([2, [], 'you']);
  });

  test('a rejection after it is undone to where it came from', async () => {
    const application = await accepted({ conditions });
    await endUnmet(await checked(application, 1, 'unmet'));
    const rejected = await moved(application, 'rejected', { reason_code: 'missing_requirement' });
    expect(rejected.allowed).toEqual(['offer']);
    const undone = await moved(application, 'offer');
    expect([undone.status_label, undone.offer!.status]).toEqual(['Conditions not met', 'unmet']);
  });

  test('is recorded only of what was accepted, of a condition that there is, by one colleague at a time', async () => {
    const open = await offered({ conditions });
    const unanswered = await check(open, 1, 'met');
    expect([unanswered.status, unanswered.body.code]).toEqual([409, 'invalid_transition']);
    const application = await accepted({ conditions });
    const missing = await check(application, 3, 'met');
    expect([missing.status, missing.body.errors]).toEqual([
      422,
      { number: ['The offer has no such condition'] },
    ]);
    const both = await Promise.all([check(application, 1, 'met'), check(application, 2, 'unmet')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.body.code).toBe('version_conflict');
    const wordless = await recruiter.ask('amendOffer', {
      params: { id: open.id },
      body: { version: open.version, offer: { ...terms, conditions: [{ kind: 'other', text: ' ' }] } },
    });
    expect([wordless.status, wordless.body.errors]).toEqual([
      422,
      { 'offer.conditions': ['Say what the condition is'] },
    ]);
    const stranger = await steps.person('hiring@brightwell.test');
    const foreign = await stranger.ask('checkCondition', {
      params: { id: application.id },
      body: { version: 1, number: 1, status: 'met' },
    });
    expect(foreign.status).toBe(404);
  });

  test('recorded twice with the same result, it is one step and one notification', async () => {
    const application = await checked(await accepted({ conditions }), 1, 'met');
    const again = await check(application, 1, 'met');
    expect([again.status, again.body.errors]).toEqual([422, { status: ['This is recorded already'] }]);
  });

  test('the veteran who withdraws meanwhile is not checked any further', async () => {
    const application = await accepted({ conditions });
    await veteran.get('withdrawApplication', { params: { id: application.id }, body: {} });
    const { version } = await applicationFor(recruiter, application);
    const late = await check({ ...application, version }, 1, 'met');
    expect([late.status, late.body.code]).toEqual([409, 'invalid_transition']);
  });
});

describe('a hire that nothing here shows they agreed to is confirmed', () => {
  const hire = ({ id, version }: Application, more: object = {}) =>
    recruiter.ask('moveApplication', { params: { id }, body: { to: 'hired', version, ...more } });
  const two = { conditions };
  const invited = async () => {
    const sent = await steps.apply(veteran, await steps.job({ country_id: 232 }));
    for (const to of ['viewed', 'shortlisted']) await moved(sent, to);
    return moved(sent, 'interview');
  };
  const states: [string, () => Promise<Application>, string[]][] = [
    ['before they answer', () => offered(), ['NAME has not answered the offer yet.']],
    [
      'before they answer, on conditions',
      () => offered(two),
      ['NAME has not answered the offer yet.', '2 conditions are still open.'],
    ],
    [
      'with a condition open',
      async () => checked(await accepted(two), 2, 'met'),
      ['1 condition is still open.'],
    ],
    [
      'with a condition not met',
      async () => checked(await accepted(two), 2, 'unmet'),
      ['1 condition is still open.', '1 condition is not met.'],
    ],
    [
      'without an offer',
      invited,
      ['NAME has no offer from you here. The timeline will say “Offer made elsewhere”, to them as well.'],
    ],
  ];

  test.each(states)('%s', async (_, arrange, questions) => {
    const application = await arrange();
    const named = questions.map((text) => text.replace('NAME', application.profile!.first_name));
    for (const refused of [await hire(application), await hire(application, { hire_confirmed: false })])
      expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
        ...[422, 'validation_failed', { hire_confirmed: named }],
      ]);
    const { status, body } = await hire(application, { hire_confirmed: true });
    const hired = body.data as Application;
    expect([status, hired.status, hired.offer?.status ?? null]).toEqual([
      ...[200, 'hired', application.offer ? 'accepted' : null],
    ]);
  });

  test('without an offer here both timelines say that it was made elsewhere', async () => {
    const application = await invited();
    expect((await hire(application, { hire_confirmed: true })).status).toBe(200);
    for (const person of [recruiter, veteran]) {
      const { timeline } = await applicationFor(person, application);
      expect(timeline.slice(-2).map(({ from, to, label, by }) => [from, to, label, by])).toEqual([
        ['interview', 'offer', 'Offer made elsewhere', 'employer'],
        ['offer', 'hired', 'Hired', 'employer'],
      ]);
    }
  });

  test('and only a hire is', async () => {
    const application = await offered();
    const { id, version } = application;
    expect((await answer(application, 'declined')).status).toBe(200);
    const refused = await recruiter.ask('moveApplication', {
      params: { id },
      body: { to: 'rejected', version: version + 1, reason_code: 'other', hire_confirmed: true },
    });
    expect([refused.status, refused.body.errors]).toEqual([422, { hire_confirmed: ['Not expected here'] }]);
  });
});

describe('the start date of an accepted offer', () => {
  test('is moved by the employer with a reason; the veteran sees both dates, and the terms of before are kept', async () => {
    const application = await accepted({}, 'Moved start');
    const { status, body } = await moveStart(application, '2027-01-18');
    const changed = body.data as Application;
    expect([status, changed.status_label, changed.next_actor, changed.offer!.number]).toEqual([
      ...[200, 'Offer accepted', 'employer', 2],
    ]);
    const own = await applicationFor(veteran, application);
    expect([own.offer!.starts_on, own.offer!.start_moved, own.offer!.message]).toEqual([
      '2027-01-18',
      { from: '2027-01-04', reason: 'The site opens later.', at: start.toISOString() },
      'Gladly.',
    ]);
    expect(own.timeline.at(-1)).toMatchObject({
      ...{ offer: 'moved', label: 'Start date moved', public_note: 'The site opens later.' },
    });
    const mail = await mailbox.latest(veteran.email);
    expect([
      mail.kind,
      mail.text.includes('Previous start date: 4 January 2027.'),
      mail.text.includes('New start: 18 January 2027.'),
      mail.text.includes('They write: The site opens later.'),
    ]).toEqual(['offer_moved', true, true, true]);
    const versions = await server.database.asPlatform((tx) =>
      tx
        .select({ starts_on: applicationOffers.starts_on, place: applicationOffers.place })
        .from(applicationOffers)
        .where(eq(applicationOffers.application_id, application.id))
        .orderBy(applicationOffers.number),
    );
    expect(versions).toEqual(
      ['2027-01-04', '2027-01-18'].map((starts_on) => ({ starts_on, place: 'Avonmouth depot' })),
    );
    expect([own.first_day, own.offer!.changes]).toEqual(['2027-01-18', []]);
    expect((await moved(application, 'hired')).offer!.starts_on).toBe('2027-01-18');
    expect((await mailbox.latest(veteran.email)).text).toContain('Your first day is 18 January 2027.');
    const hired = await veteran.get<Schemas['ApplicationSummary'][]>('listApplications', {
      query: { status: 'hired' },
    });
    expect(hired.find(({ id }) => id === application.id)!.first_day).toBe('2027-01-18');
  });

  test('keeps what was recorded of the conditions', async () => {
    const application = await accepted({ conditions });
    const { body } = await moveStart(await checked(application, 1, 'met'), '2027-02-01');
    const { offer, status_label } = body.data as Application;
    expect([status_label, offer!.conditions.map(({ status }) => status)]).toEqual([
      'Conditions pending',
      ['met', 'open'],
    ]);
    expect((await checked(application, 2, 'met')).status_label).toBe('Offer accepted');
  });

  test('is another day that is to come, of an offer that was accepted, as it was read', async () => {
    const open = await offered();
    const application = await accepted();
    const stale = { ...application, version: application.version - 1 };
    const answers = [
      await moveStart(open, '2027-01-18'),
      await moveStart(application, '2026-11-19'),
      await moveStart(application, '2027-01-04'),
      await moveStart(application, '2029-01-04'),
      await moveStart(stale, '2027-01-18'),
    ];
    expect(answers.map(({ status, body }) => [status, body.code, body.errors])).toEqual([
      [409, 'invalid_transition', undefined],
      [422, 'validation_failed', { starts_on: ['Choose today or a later day'] }],
      [422, 'validation_failed', { starts_on: ['Choose another day'] }],
      [422, 'validation_failed', { starts_on: ['Choose a day within the next two years'] }],
      [409, 'version_conflict', undefined],
    ]);
  });
});

describe('in every state of an offer, either side can do what it is offered and nothing else', () => {
  const inConditions = () => accepted({ conditions });
  const withUnmet = async () => checked(await inConditions(), 1, 'unmet');
  const states: [string, () => Promise<Application>, Record<'veteran' | 'employer', string[]>][] = [
    ['made', offered, { veteran: ['accepted', 'declined'], employer: ['amended', 'withdrawn'] }],
    ['accepted', accepted, { veteran: [], employer: ['withdrawn', 'moved'] }],
    ['conditional', inConditions, { veteran: [], employer: ['withdrawn', 'checked', 'moved'] }],
    [
      'conditional with one that is not met',
      withUnmet,
      { veteran: [], employer: ['withdrawn', 'checked', 'unmet', 'moved'] },
    ],
    [
      'unmet',
      async () => (await endUnmet(await withUnmet())).body.data as Application,
      { veteran: [], employer: [] },
    ],
  ];

  const press: Record<string, (application: Application) => ReturnType<Person['ask']>> = {
    accepted: (application) => answer(application, 'accepted'),
    declined: (application) => answer(application, 'declined'),
    amended: ({ id, version }) =>
      recruiter.ask('amendOffer', { params: { id }, body: { version, offer: terms } }),
    withdrawn: ({ id, version }) =>
      recruiter.ask('withdrawOffer', { params: { id }, body: { version, message: 'The budget is gone.' } }),
    checked: (application) => check(application, 2, 'met'),
    unmet: endUnmet,
    moved: (application) => moveStart(application, '2027-01-18'),
  };

  test.each(states)('%s', async (_, arrange, expected) => {
    const application = await arrange();
    const own = await applicationFor(veteran, application);
    const theirs = await applicationFor(recruiter, application);
    expect({ veteran: own.offer!.allowed, employer: theirs.offer!.allowed }).toEqual(expected);
    const offers = [...expected.veteran, ...expected.employer];
    for (const move of offers) expect((await press[move]!(await arrange())).status).toBe(200);
    for (const move of Object.keys(press).filter((name) => !offers.includes(name)))
      expect((await press[move]!(theirs)).status).toBe(409);
  });
});
