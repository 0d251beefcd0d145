import { expect, test } from 'vitest';
import { applicationStatuses, interviewStatuses } from '../../machines/application.ts';
import { stageLabel } from '../../machines/applicationStages.ts';
import { chipOf, datedPointsOf, nextOf, pointsOf } from './stages.ts';

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
  ]).toEqual([
    { mark: 'theirTurn', state: 'Viewed', turn: 'their turn' },
    { mark: 'here', state: 'Interview', turn: 'your turn' },
    { mark: 'passed', state: 'Hired' },
    { mark: 'here', state: 'Inactive' },
    { mark: 'ended', state: 'Not chosen' },
    { mark: 'theirTurn', state: 'Offer', turn: 'on hold' },
  ]);
});

test('the way is done, here and ahead; an ended one is sent and ended', () => {
  const statesOf = (status: (typeof applicationStatuses)[number], status_label: string) =>
    pointsOf({ status, status_label }).map(({ label, state }) => `${label} ${state}`);
  expect([
    statesOf('shortlisted', 'Shortlisted'),
    statesOf('hired', 'Hired'),
    statesOf('withdrawn', 'Withdrawn'),
    statesOf('rejected', 'Offer expired'),
  ]).toEqual([
    ['Sent done', 'Viewed done', 'Shortlisted here', 'Interview ahead', 'Offer ahead', 'Hired ahead'],
    ['Sent done', 'Viewed done', 'Shortlisted done', 'Interview done', 'Offer done', 'Hired passed'],
    ['Sent done', 'Withdrawn ended'],
    ['Sent done', 'Offer expired ended'],
  ]);
});

const step = (
  day: number,
  from: 'submitted' | 'viewed' | 'shortlisted' | 'interview' | 'rejected' | 'inactive' | null,
  to: 'submitted' | 'viewed' | 'rejected' | 'shortlisted' | 'interview' | 'inactive',
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
        ...{ status: 'shortlisted', status_label: 'Shortlisted' },
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

test('an ended one shows how far it came', () => {
  const closed = { status: 'rejected', status_label: 'Not chosen', timeline: sent } as const;
  expect(datedPointsOf(closed, dayOf)).toEqual([
    { label: 'Sent', state: 'done', detail: '10' },
    { label: 'Viewed', state: 'done', detail: '12' },
    { label: 'Not chosen', state: 'ended', detail: '13' },
  ]);
});

test('an inactive one shows how far it came, also when reviving it was undone by another silence', () => {
  const silence = [
    ...sent.slice(0, 2),
    step(14, 'viewed', 'inactive'),
    step(15, 'inactive', 'viewed'),
    step(16, 'viewed', 'inactive'),
  ];
  const stopped = [
    { label: 'Sent', state: 'done', detail: '10' },
    { label: 'Viewed', state: 'done', detail: '12' },
    { label: 'Inactive', state: 'here', detail: '16' },
  ];
  expect(datedPointsOf({ status: 'inactive', status_label: 'Inactive', timeline: silence }, dayOf)).toEqual(
    stopped,
  );
  const closed = [...silence, step(17, 'inactive', 'rejected')];
  expect(datedPointsOf({ status: 'rejected', status_label: 'Not chosen', timeline: closed }, dayOf)).toEqual([
    ...stopped.slice(0, 2),
    { label: 'Not chosen', state: 'ended', detail: '17' },
  ]);
  expect(
    datedPointsOf({ status: 'viewed', status_label: 'Viewed', timeline: silence.slice(0, 4) }, dayOf)[1],
  ).toEqual({
    ...{ label: 'Viewed', state: 'here', detail: '12' },
  });
});

test('an inactive one whose rejection was undone shows how far it came, and so does its second rejection', () => {
  const inactive = [
    ...sent.slice(0, 2),
    step(13, 'viewed', 'interview'),
    step(14, 'interview', 'inactive'),
    step(15, 'inactive', 'rejected'),
    step(16, 'rejected', 'inactive'),
  ];
  const labels = (status: 'inactive' | 'rejected', timeline: typeof inactive) =>
    datedPointsOf({ status, status_label: status, timeline }, dayOf).map(({ label }) => label);
  const reached = ['Sent', 'Viewed', 'Shortlisted', 'Interview'];
  expect([
    labels('inactive', inactive),
    labels('rejected', [...inactive, step(17, 'inactive', 'rejected')]),
  ]).toEqual([
    [...reached, 'inactive'],
    [...reached, 'rejected'],
  ]);
});

test('it is said who must act next, for every state', () => {
  const plain = {
    interview_status: null,
    reason_code: null,
    offer_status: null,
    is_on_hold: false,
    next_actor: 'you',
    job,
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
    'Severn Networks will open your CV next. There’s nothing you need to do.',
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
    'Go to your interview. The time and place are below.',
    'Your interview is over. Severn Networks will decide what happens next.',
    'The proposed times have passed. Severn Networks can propose new ones.',
    'You’ve declined the interview. Severn Networks will decide what happens next.',
    'The interview has been cancelled. Severn Networks will decide what happens next.',
    'Severn Networks isn’t taking your application further. The position has been filled.',
    'You’ve accepted. Severn Networks will agree your first day with you.',
    'You’ve accepted. Severn Networks is checking the conditions below, and will contact you if anything is missing.',
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

test('an offer whose day has ended no longer asks for an answer', () => {
  const past = { status: 'offer', offer_status: 'made', interview_status: null, reason_code: null } as const;
  expect(nextOf({ ...past, is_on_hold: false, next_actor: 'none', job }, 'CV', null)).toBe(
    'The deadline for answering the offer has passed. If you still want the job, contact Severn Networks soon.',
  );
});

test('once its job has closed, an inactive application says until when it can be made active again', () => {
  const inactive = {
    ...({ status: 'inactive', interview_status: null, reason_code: null, offer_status: null } as const),
    ...({ is_on_hold: false, next_actor: 'none', job } as const),
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
    ...({ is_on_hold: true, next_actor: 'none', job } as const),
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
    `${isHeld} Talk to them before you give notice anywhere. ${promise}`,
    `${isHeld} Ask them whether your interview is still going ahead. ${promise}`,
  ]);
});
