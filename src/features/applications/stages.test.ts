import { expect, test } from 'vitest';
import { applicationStatuses, interviewStatuses } from '../../machines/application.ts';
import { stageLabel } from '../../machines/applicationStages.ts';
import { chipOf, datedPointsOf, pointsOf } from '../../ui/route/ownProgress.ts';
import { nextOf } from './stages.ts';

const employer = 'Severn Networks';
const job = { company: { name: employer } };

test('a chip says the state, then whose turn it is', () => {
  expect([
    chipOf({ status: 'viewed', status_label: 'Viewed', next_actor: 'employer', is_on_hold: false }),
    chipOf({ status: 'interview', status_label: 'Interview', next_actor: 'you', is_on_hold: false }),
    chipOf({ status: 'hired', status_label: 'Hired', next_actor: 'none', is_on_hold: false }),
    chipOf({ status: 'inactive', status_label: 'Inactive', next_actor: 'none', is_on_hold: false }),
    chipOf({ status: 'rejected', status_label: 'Not chosen', next_actor: 'none', is_on_hold: false }),
    chipOf({ status: 'offer', status_label: 'Offer', next_actor: 'none', is_on_hold: true }),
    chipOf({
      ...{ status: 'interview', status_label: 'Interview confirmed', next_actor: 'none', is_on_hold: false },
    }),
  ]).toEqual([
    { mark: 'theirTurn', state: 'Viewed', turn: 'their turn' },
    { mark: 'here', state: 'Interview', turn: 'your turn' },
    { mark: 'passed', state: 'Hired' },
    { mark: 'here', state: 'Inactive' },
    { mark: 'ended', state: 'Not chosen' },
    { mark: 'theirTurn', state: 'Offer', turn: 'on hold' },
    { mark: 'here', state: 'Interview confirmed' },
  ]);
});

type Progress = Parameters<typeof pointsOf>[0];
type Passed = Progress['passed_stages'];

const progress = (status: Progress['status'], status_label: string, passed_stages: Passed): Progress => ({
  ...{ status, offer_status: null, status_label, passed_stages },
});

test('the way is done, skipped, here and ahead; one that has left it shows how far it came', () => {
  const statesOf = (...of: Parameters<typeof progress>) =>
    pointsOf(progress(...of)).map(({ label, state }) => `${label} ${state}`);
  expect([
    statesOf('shortlisted', 'Shortlisted', ['submitted', 'viewed']),
    statesOf('offer', 'Offer', ['submitted', 'viewed']),
    statesOf('hired', 'Hired', ['submitted', 'viewed', 'shortlisted', 'interview', 'offer']),
    statesOf('withdrawn', 'Withdrawn', ['submitted']),
    statesOf('rejected', 'Application closed', ['submitted', 'viewed', 'interview']),
    statesOf('inactive', 'Inactive', ['submitted', 'viewed']),
    pointsOf({
      ...progress('offer', 'Offer withdrawn', ['submitted', 'interview']),
      offer_status: 'withdrawn',
    }).map(({ label, state }) => `${label} ${state}`),
  ]).toEqual([
    ['Sent done', 'Viewed done', 'Shortlisted here', 'Interview ahead', 'Offer ahead', 'Hired ahead'],
    ['Sent done', 'Viewed done', 'Shortlisted skipped', 'Interview skipped', 'Offer here', 'Hired ahead'],
    ['Sent done', 'Viewed done', 'Shortlisted done', 'Interview done', 'Offer done', 'Hired passed'],
    ['Sent done', 'Withdrawn ended'],
    ['Sent done', 'Viewed done', 'Interview done', 'Application closed ended'],
    ['Sent done', 'Viewed done', 'Inactive here'],
    ['Sent done', 'Interview done', 'Offer withdrawn here'],
  ]);
});

const step = (
  day: number,
  from: 'submitted' | 'viewed' | 'shortlisted' | 'rejected' | 'inactive' | null,
  to: 'submitted' | 'viewed' | 'rejected' | 'shortlisted' | 'inactive',
) => ({
  at: `2026-11-${day}T09:00:00Z`,
  from,
  to,
  label: to,
  by: 'employer' as const,
  public_note: null,
  offer: null,
  interview: null,
});
const sent = [step(10, null, 'submitted'), step(12, 'submitted', 'viewed'), step(13, 'viewed', 'rejected')];
const dayOf = (moment: string) => moment.slice(8, 10);

test('the timeline gives each step its day, what is ahead none, and undoing a rejection changes none', () => {
  expect(
    datedPointsOf(
      {
        ...progress('shortlisted', 'Shortlisted', ['submitted', 'viewed']),
        timeline: [
          ...sent,
          step(14, 'rejected', 'viewed'),
          step(15, 'viewed', 'shortlisted'),
          step(16, 'shortlisted', 'rejected'),
          step(17, 'rejected', 'shortlisted'),
        ],
      },
      dayOf,
    ),
  ).toEqual([
    { label: 'Sent', state: 'done', detail: '10' },
    { label: 'Viewed', state: 'done', detail: '12' },
    { label: 'Shortlisted', state: 'here', detail: '15' },
    { label: 'Interview', state: 'ahead' },
    { label: 'Offer', state: 'ahead' },
    { label: 'Hired', state: 'destination' },
  ]);
});

test('one that has ended or is inactive gives the day of each stage and of the end', () => {
  const passed: Passed = ['submitted', 'viewed'];
  const silence = [
    ...sent.slice(0, 2),
    step(14, 'viewed', 'inactive'),
    step(15, 'inactive', 'viewed'),
    step(16, 'viewed', 'inactive'),
  ];
  const stages = [
    { label: 'Sent', state: 'done', detail: '10' },
    { label: 'Viewed', state: 'done', detail: '12' },
  ];
  expect([
    datedPointsOf({ ...progress('rejected', 'Not chosen', passed), timeline: sent }, dayOf),
    datedPointsOf({ ...progress('inactive', 'Inactive', passed), timeline: silence }, dayOf),
  ]).toEqual([
    [...stages, { label: 'Not chosen', state: 'ended', detail: '13' }],
    [...stages, { label: 'Inactive', state: 'here', detail: '16' }],
  ]);
});

test('it is said who must act next, for every state', () => {
  const plain = {
    interview_status: null,
    reason_code: null,
    offer_status: null,
    is_on_hold: false,
    next_actor: 'you',
    first_day: null,
    job,
    interview: null,
  } as const;
  expect([
    ...applicationStatuses.map((status) => nextOf({ ...plain, status }, 'CV', null)),
    ...interviewStatuses.map((interview_status) =>
      nextOf({ ...plain, status: 'interview', interview_status }, 'CV', null),
    ),
    nextOf({ ...plain, status: 'rejected', reason_code: 'position_filled' }, 'CV', null),
    ...(['accepted', 'conditional', 'unmet'] as const).map((offer_status) =>
      nextOf({ ...plain, status: 'offer', offer_status }, 'CV', null),
    ),
    ...(['declined', 'lapsed', 'withdrawn', 'unmet'] as const).map((offer_status) =>
      nextOf({ ...plain, status: 'rejected', offer_status }, 'CV', null),
    ),
    ...(['declined', 'lapsed', 'withdrawn', 'unmet'] as const).map((offer_status) =>
      nextOf({ ...plain, status: 'expired', offer_status }, 'CV', null),
    ),
  ]).toEqual([
    'Severn Networks will open your CV. There’s nothing you need to do.',
    'Severn Networks has opened your CV and is deciding whether to take it further. There’s nothing you need to do.',
    'Severn Networks has shortlisted you and is deciding who to interview. There’s nothing you need to do.',
    'Severn Networks wants to talk to you, and will propose times for an interview.',
    'Severn Networks has offered you the job. Read the terms, then accept or decline below.',
    'Severn Networks has hired you. Congratulations.',
    'Nothing has happened for 30 days, so we’ve set this application aside. It isn’t a rejection: you or Severn Networks can make it active again, and it goes on from where it was. If the job closes, you have 30 days after that to make it active again.',
    'Severn Networks isn’t taking your application further.',
    'You withdrew this application. They can no longer see what you sent.',
    'The job closed at least 30 days ago, and Severn Networks didn’t respond.',
    'Severn Networks has proposed an interview. Choose a time below, or ask for others.',
    'You’ve asked for another time. Severn Networks will propose new ones.',
    'Go to your interview. The time is below.',
    'Your interview is over. Severn Networks will decide what happens next.',
    'The proposed times have passed. Severn Networks can propose new ones.',
    'You’ve declined the interview. Severn Networks will decide what happens next.',
    'The interview has been cancelled. Severn Networks will decide what happens next.',
    'Severn Networks isn’t taking your application further. The position has been filled.',
    'You’ve accepted. Severn Networks will agree your first day with you.',
    'You’ve accepted. Severn Networks is checking the conditions below, and you’ll see each result here.',
    'The offer has ended because a condition wasn’t met. Severn Networks will decide what happens next.',
    'You declined the offer, and Severn Networks has closed your application.',
    'The offer expired without an answer, and Severn Networks has closed your application.',
    'Severn Networks withdrew the offer and has closed your application.',
    'The offer ended because a condition wasn’t met, and Severn Networks has closed your application.',
    'You declined the offer. The job closed at least 30 days ago.',
    'The offer expired without an answer. The job closed at least 30 days ago.',
    'Severn Networks withdrew the offer. The job closed at least 30 days ago.',
    'The offer ended because a condition wasn’t met. The job closed at least 30 days ago.',
  ]);
});

test('of a confirmed interview it is said what is below, and that a link comes where there is none', () => {
  const confirmed = {
    ...({ status: 'interview', interview_status: 'confirmed', next_actor: 'none' } as const),
    ...{ reason_code: null, offer_status: null, is_on_hold: false, first_day: null, job },
  };
  const textOf = (mode: 'in_person' | 'video' | 'phone', place: string | null, link: string | null) =>
    nextOf(
      { ...confirmed, interview: { mode, place, link, moved_from: null, is_renewed: false } },
      'CV',
      null,
    );
  expect([
    textOf('in_person', '4 Quay Road', null),
    textOf('video', null, 'https://meet.example.com/a'),
    textOf('video', null, null),
    textOf('phone', null, null),
  ]).toEqual([
    'Go to your interview. The time and place are below.',
    'Go to your interview. The time and the link to the video call are below.',
    'Go to your interview. The time is below, and Severn Networks will send you the link to the video call.',
    'Go to your interview. The time is below.',
  ]);
});

test('an offer whose day has ended no longer asks for an answer', () => {
  const past = {
    ...({ status: 'offer', offer_status: 'made', interview_status: null } as const),
    ...{ reason_code: null, first_day: null },
  };
  expect(nextOf({ ...past, is_on_hold: false, next_actor: 'none', job, interview: null }, 'CV', null)).toBe(
    'The deadline for answering the offer has passed. Severn Networks can make you a new one once it has expired.',
  );
});

test('an interview that is moved says so, with the time it no longer has', () => {
  const proposed = {
    ...({ status: 'interview', interview_status: 'proposed', next_actor: 'you' } as const),
    ...{ reason_code: null, offer_status: null, is_on_hold: false, first_day: null, job },
  };
  const terms = { mode: 'phone', place: null, link: null } as const;
  const textOf = (moved_from: string | null) =>
    nextOf({ ...proposed, interview: { ...terms, moved_from, is_renewed: true } }, 'CV', null);
  expect(textOf('2026-12-02T20:30:00Z')).toBe(
    'Severn Networks needs to move your interview. It’s no longer on Wed, 2 Dec 2026, 12:30 GMT-8. Choose a new time below, or ask for others.',
  );
  expect(textOf(null)).toBe(
    'Severn Networks has proposed new interview times. Choose one below, or ask for others.',
  );
});

test('once a first day is set, it is named and nobody is to agree one', () => {
  const facts = {
    ...({ interview_status: null, next_actor: 'employer' } as const),
    ...{ reason_code: null, is_on_hold: false, first_day: '2027-01-18', job, interview: null },
  };
  expect([
    nextOf({ ...facts, status: 'offer', offer_status: 'accepted' }, 'CV', null),
    nextOf({ ...facts, status: 'hired', offer_status: 'accepted' }, 'CV', null),
  ]).toEqual([
    'You’ve accepted, and start on Mon, 18 Jan 2027. Severn Networks will mark you as hired.',
    'Severn Networks has hired you. Congratulations. Your first day is Mon, 18 Jan 2027.',
  ]);
});

test('once its job has closed, an inactive application says until when it can be made active again', () => {
  const inactive = {
    ...({ status: 'inactive', interview_status: null, reason_code: null, offer_status: null } as const),
    ...({ is_on_hold: false, next_actor: 'none', first_day: null, job, interview: null } as const),
  };
  expect(nextOf(inactive, 'CV', 'Sun, 20 Dec 2026, 09:00')).toMatch(
    / The job has closed\. You can make it active again until Sun, 20 Dec 2026, 09:00\. Active or not, it ends then unless a decision has been made\.$/,
  );
});

test('a cancelled interview is spelled as in the country of its reader', () => {
  const cancelled = { status: 'interview', offer_status: null, interview_status: 'cancelled' } as const;
  expect(['en-GB', 'en-US'].map((locale) => stageLabel('veteran', cancelled, locale))).toEqual([
    'Interview cancelled',
    'Interview canceled',
  ]);
});

test('while the company is switched off an application says that it is on hold, and what that means for an offer or interview', () => {
  const held = {
    ...{ interview_status: null, reason_code: null, offer_status: null },
    ...({ is_on_hold: true, next_actor: 'none', first_day: null, job, interview: null } as const),
  };
  const isHeld = 'Severn Networks can’t hire here at the moment, so this application is on hold.';
  const promise = 'We’ll tell you if they come back.';
  expect([
    nextOf({ ...held, status: 'viewed' }, 'CV', null),
    nextOf({ ...held, status: 'offer', offer_status: 'made' }, 'CV', null),
    nextOf({ ...held, status: 'offer', offer_status: 'accepted' }, 'CV', null),
    nextOf({ ...held, status: 'interview', interview_status: 'confirmed' }, 'CV', null),
  ]).toEqual([
    `${isHeld} ${promise}`,
    `${isHeld} The offer won’t expire in the meantime. ${promise}`,
    `${isHeld} Wait until they’re back before you give notice anywhere. ${promise}`,
    `${isHeld} We don’t know whether your interview is still going ahead. ${promise}`,
  ]);
});
