import { expect, test } from 'vitest';
import type { BusyTime } from '../../../api/interviews.ts';
import { interviewDialogView } from './interviewDialogView.ts';
import { type InterviewFields, interviewFieldsOf } from './interviewFields.ts';

const hour = (clock: number) => new Date(2026, 11, 7, clock).toISOString();
const busy = (from: number, more: Partial<BusyTime>): BusyTime => ({
  ...{ status: 'confirmed', at: hour(from), until: hour(from + 1) },
  ...{ is_mine: true, is_applicants: false, colleague_ids: [], ...more },
});

const view = (
  change: Partial<InterviewFields>,
  busyTimes: BusyTime[] = [],
  purpose: 'invite' | 'move' = 'invite',
) =>
  interviewDialogView({
    ...{ purpose, busyTimes, name: 'James', locale: 'en-GB' },
    fields: { ...interviewFieldsOf(null), ...change },
  });
const at = (id: number, time: string) => ({ id, day: '2026-12-07', time });

test('an invitation has terms only once it has a time; a new time always has', () => {
  expect([
    view({}).hasTerms,
    view({ times: [at(0, '10:00')] }).hasTerms,
    view({}, [], 'move').hasTerms,
  ]).toEqual([false, true, true]);
  expect([view({}).title, view({}).act]).toEqual(['Invite James to an interview', 'Invite to interview']);
});

test('a time of an agreed interview cannot be proposed, and one that is only proposed is sent anyway', () => {
  const times = [at(0, '10:30'), at(3, '14:00')];
  const other = busy(14, { status: 'proposed' });
  const both = view({ times }, [busy(10, {}), other]);
  expect([both.takenTexts, both.act]).toEqual([
    { 0: 'You already have an interview then' },
    'Invite to interview',
  ]);
  const proposed = view({ times }, [other]);
  expect([proposed.takenTexts, proposed.act]).toEqual([{}, 'Invite anyway']);
  expect(proposed.proposedText).toMatch(
    /^Already proposed for another interview: Mon,? 7 Dec 2026.*14:00.* Whoever chooses first gets it\.$/,
  );
  expect(view({ times }).proposedText).toBeNull();
});

test('a colleague’s interviews count once they are on the panel', () => {
  const theirs = busy(10, { is_mine: false, colleague_ids: [4] });
  const times = [at(0, '10:00')];
  expect(view({ times }, [theirs]).busy).toEqual([]);
  const onPanel = view({ times, panel: [{ id: 4, title: 'Kim Lee' }] }, [theirs]);
  expect([onPanel.busy, onPanel.takenTexts]).toEqual([
    [theirs],
    { 0: 'Kim Lee already has an interview then' },
  ]);
});
