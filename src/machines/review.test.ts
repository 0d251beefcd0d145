import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { openPart, type ReviewEvent, type ReviewLeft, type ReviewPart, reviewMachine } from './review.ts';

const everything: ReviewLeft = { sections: ['civilian_exp', 'skills'], hasUnplaced: true };
const lines: ReviewLeft = { sections: [], hasUnplaced: true };
const nothing: ReviewLeft = { sections: [], hasUnplaced: false };

function partAfter(left: ReviewLeft, ...events: ReviewEvent[]) {
  const actor = createActor(reviewMachine, { input: { left } }).start();
  for (const event of events) actor.send(event);
  return openPart(actor.getSnapshot());
}

test.each<[string, ReviewLeft, ReviewPart]>([
  ['the first section that needs a look', everything, 'civilian_exp'],
  ['the lines without a section, where no section needs a look', lines, 'unplaced'],
  ['the personal details, where nothing needs a look', nothing, 'personal_details'],
])('opens with %s', (_, left, part) => {
  expect(partAfter(left)).toBe(part);
});

const summary: ReviewEvent = { type: 'section.opened', section: 'summary' };
const unplaced: ReviewEvent = { type: 'unplaced.opened' };
const close: ReviewEvent = { type: 'part.closed' };
const states: [string, ReviewEvent[], ReviewPart | null][] = [
  ['a section', [summary], 'summary'],
  ['the lines without a section', [unplaced], 'unplaced'],
  ['nothing', [summary, close], null],
];

test.each(states)(
  'with %s open, any part can be opened, and what is open can be closed',
  (_, before, part) => {
    expect(partAfter(everything, ...before)).toBe(part);
    expect(partAfter(everything, ...before, { type: 'section.opened', section: 'misc' })).toBe('misc');
    expect(partAfter(everything, ...before, unplaced)).toBe('unplaced');
    expect(partAfter(everything, ...before, close)).toBe(null);
  },
);

test.each(states)(
  'with %s open, a confirmed section opens what is left, and in the end nothing',
  (_, before) => {
    const confirmed = (left: ReviewLeft) =>
      partAfter(nothing, ...before, { type: 'section.confirmed', left });
    expect([everything, lines, nothing].map(confirmed)).toEqual(['civilian_exp', 'unplaced', null]);
  },
);

test.each(states)(
  'with %s open, a placed line leaves the lines open, and the last one opens its section',
  (_, before) => {
    const placed = (hasUnplaced: boolean) =>
      partAfter(everything, ...before, { type: 'line.placed', section: 'skills', hasUnplaced });
    expect([true, false].map(placed)).toEqual(['unplaced', 'skills']);
  },
);

test.each(states)(
  'with %s open, refused answers open the first of their sections, or leave it as it is',
  (_, before, part) => {
    expect(partAfter(everything, ...before, { type: 'answers.refused', sections: ['misc', 'awards'] })).toBe(
      'misc',
    );
    expect(partAfter(everything, ...before, { type: 'answers.refused', sections: [] })).toBe(part);
  },
);
