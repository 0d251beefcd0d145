import { expect, test } from 'vitest';
import type { BusyTime } from '../../../api/interviews.ts';
import { ownTimeZone } from '../../../ui/interview/interviewTime.ts';
import { type WeekFacts, weekTable } from './weekTable.ts';

// A Wednesday.
const now = new Date(2026, 11, 2, 12);
const facts: WeekFacts = {
  ...{ times: [{ id: 0, day: '', time: '' }], busy: [], agreed: null, minutes: 60 },
  ...{ name: 'James', otherZone: ownTimeZone(), locale: 'en-GB', now },
};
const busyNote =
  '“Busy” is when you or the panel have an interview, or James has another one with your company. Interviews elsewhere aren’t shown: James chooses a time that suits.';
const picked = (time: string, id = 0) => ({ id, day: '2026-12-09', time });
const cellAt = (change: Partial<WeekFacts>, week: number, row: number, column: number) =>
  weekTable(week, { ...facts, ...change }).rows[row]?.cells[column];

test('a week has its days, its hours and its title', () => {
  const { title, label, headings, rows, count, notes } = weekTable(0, facts);
  expect(title).toMatch(/^Mon,? 30 Nov – Sun,? 6 Dec$/);
  expect(label).toMatch(/^Week of Mon,? 30 Nov$/);
  expect([headings.map(({ date }) => date), headings[2]?.weekday]).toEqual([
    ['30', '1', '2', '3', '4', '5', '6'],
    'Wed',
  ]);
  expect([rows.map(({ hour }) => hour), count, notes]).toEqual([
    ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'],
    '0 of 5 chosen',
    [busyNote],
  ]);
});

test('an hour that has passed is off; one to come is not', () => {
  // 12:00 and 13:00 of the same Wednesday.
  expect([cellAt({}, 0, 4, 2)?.isOff, cellAt({}, 0, 5, 2)?.isOff]).toEqual([true, false]);
});

test('with five times chosen, only those can be pressed', () => {
  const times = ['09:00', '10:00', '11:00', '12:00', '13:00'].map(picked);
  expect([cellAt({ times }, 1, 1, 2), cellAt({ times }, 1, 0, 2)]).toMatchObject([
    { isPicked: true, isOff: false },
    { isPicked: false, isOff: true },
  ]);
  expect(weekTable(1, { ...facts, times }).count).toBe('5 of 5 chosen');
});

test('a busy hour is off unless it is picked or only proposed', () => {
  const hour = (status: BusyTime['status'], clock: number): BusyTime => ({
    ...{ status, is_mine: true, is_applicants: false, colleague_ids: [] },
    at: new Date(2026, 11, 9, clock).toISOString(),
    until: new Date(2026, 11, 9, clock + 1).toISOString(),
  });
  const busy = [hour('confirmed', 8), hour('proposed', 9)];
  expect([
    cellAt({ busy }, 1, 0, 2),
    cellAt({ busy }, 1, 1, 2),
    cellAt({ busy, times: [picked('08:00')] }, 1, 0, 2),
  ]).toEqual([
    {
      ...{ day: '2026-12-09', label: expect.stringMatching(/^Wed,? 9 Dec, 08:00, not free$/) },
      ...{ isPicked: false, isOff: true, clash: 'confirmed', isAgreed: false, text: 'Busy' },
    },
    {
      ...{ day: '2026-12-09', label: expect.stringMatching(/09:00, proposed for another interview$/) },
      ...{ isPicked: false, isOff: false, clash: 'proposed', isAgreed: false, text: undefined },
    },
    expect.objectContaining({ isPicked: true, isOff: false }),
  ]);
  expect(weekTable(1, { ...facts, busy }).notes).toEqual([
    busyNote,
    'A dashed hour is already proposed for another interview; whoever chooses first gets it.',
  ]);
});

test('while an interview is moved, the time that is agreed is marked', () => {
  const agreed = {
    at: new Date(2026, 11, 9, 10, 30).toISOString(),
    until: new Date(2026, 11, 9, 11, 30).toISOString(),
  };
  expect([1, 2, 3, 4].map((row) => cellAt({ agreed }, 1, row, 2)?.text)).toEqual([
    undefined,
    'Agreed',
    'Agreed',
    undefined,
  ]);
  expect(cellAt({ agreed }, 1, 2, 2)).toMatchObject({
    label: expect.stringMatching(/10:00, agreed now$/),
    isOff: false,
  });
  expect(weekTable(1, { ...facts, agreed }).notes).toEqual([
    busyNote,
    '“Agreed” is the time that you’re moving.',
  ]);
});

test('the other side’s clock is shown where it differs, and assumed while it is unknown', () => {
  const otherZone = ownTimeZone() === 'Asia/Tokyo' ? 'Asia/Kolkata' : 'Asia/Tokyo';
  expect(cellAt({ otherZone }, 1, 0, 2)?.label).toMatch(/ for James\)$/);
  expect(weekTable(1, { ...facts, otherZone }).notes).toEqual([
    busyNote,
    `Times in the cells are in James’s time zone (${otherZone}).`,
  ]);
  expect(weekTable(1, { ...facts, otherZone: null, locale: 'en-US' }).notes[1]).toMatch(
    /^We don’t know James’s time zone yet, so we’re assuming New York time\./,
  );
});
