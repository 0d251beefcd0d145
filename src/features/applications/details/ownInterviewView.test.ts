import { expect, test } from 'vitest';
import type { Interview } from '../../../api/interviews.ts';
import { interviewTimesView, ownInterviewView } from './ownInterviewView.ts';

const time = (day: number, more: object = {}) => ({
  ...{ at: `2027-02-0${day}T10:00:00Z`, is_open: true, clashing_application_id: null, ...more },
});
const proposed: Interview = {
  ...{ id: 5, number: 1, sequence: 0, status: 'proposed', at: null, minutes: 60 },
  ...{ moved_from: null, is_renewed: false },
  times: [time(1), time(2, { is_open: false }), time(3, { is_open: false, clashing_application_id: 12 })],
  ...{ mode: 'video', place: null, link: null, other_zone: null, panel: [] },
  ...{ message: null, message_by: null, has_calendar: false },
  allowed: ['confirmed', 'requested', 'declined'],
};

const facts = (change: Partial<Interview> = {}) => ({
  ...{ interview: { ...proposed, ...change }, employer: 'Northgate', locale: 'en-GB' },
});

test('an interview with a time to come shows its terms, any other its status', () => {
  expect(ownInterviewView(facts()).details).toEqual({
    ...{ times: [], facts: { interview: proposed, format: 'By video' }, notes: [] },
  });
  expect(
    ownInterviewView(facts({ status: 'declined', message: 'Too far.', message_by: 'veteran' })).details,
  ).toEqual({ times: [], facts: null, notes: ['Interview declined', 'You wrote: Too far.'] });
  expect(ownInterviewView(facts({ message: 'Gate 4.', message_by: 'employer' })).details.notes).toEqual([
    'Northgate wrote: Gate 4.',
  ]);
});

test('only what is allowed can be done, and an agreed time is moved', () => {
  const actions = (change: Partial<Interview>) => {
    const view = ownInterviewView(facts(change));
    return [view.canConfirm, ...view.actions.map(({ label }) => label)];
  };
  expect([
    actions({}),
    actions({ status: 'confirmed', allowed: ['requested', 'cancelled'] }),
    actions({ status: 'held', allowed: [] }),
  ]).toEqual([
    [true, 'Ask for other times', 'Decline interview'],
    [false, 'Add to calendar', 'Ask to move it', 'Cancel interview'],
    [false],
  ]);
});

test('only free times can be chosen, each on both clocks, and a clash leads to the other interview', () => {
  const { options, clashes } = interviewTimesView(facts({ other_zone: 'Pacific/Kiritimati' }));
  expect(options).toEqual([
    {
      value: '2027-02-01T10:00:00Z',
      label: expect.stringMatching(/^Mon,? 1 Feb 2027/),
      hint: expect.stringMatching(/^Tue,? 2 Feb 2027, 00:00.* for Northgate$/),
    },
  ]);
  expect(clashes).toEqual([
    {
      at: '2027-02-03T10:00:00Z',
      text: expect.stringMatching(/^Wed,? 3 Feb 2027/),
      applicationId: 12,
    },
  ]);
  expect(interviewTimesView(facts()).options[0]).not.toHaveProperty('hint');
});
