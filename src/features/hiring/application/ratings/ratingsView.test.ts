import { expect, test } from 'vitest';
import type { ApplicationRating } from '../../../../api/ratings.ts';
import { ratingsView } from './ratingsView.ts';

const now = new Date('2026-11-24T09:00:00Z');

const own: ApplicationRating = {
  ...{ author: 'Robin Ash', created_at: '2026-11-22T09:00:00Z', changed_at: null },
  ...{ overall: 'yes', criteria: [{ criterion: 'Welding', rating: 'partly' }], reason: null },
};
const ann: ApplicationRating = {
  ...{ author: 'Ann Lee', created_at: '2026-11-21T09:00:00Z', changed_at: '2026-11-23T09:00:00Z' },
  overall: 'probably_not',
  criteria: [
    { criterion: 'Lead a team', rating: 'clearly' },
    { criterion: 'Welding', rating: 'not_shown' },
  ],
  reason: 'No welding since 2019.',
};

test('ratings are read person by person and criterion by criterion, the reader’s own first', () => {
  const criteria = ['Lead a team', 'Excel', 'Welding'];
  expect(ratingsView({ own, others: [ann], criteria }, now, 'en-GB')).toEqual({
    opinions: [
      { name: 'You', overall: 'Yes', when: '2 days ago', reason: null },
      {
        name: 'Ann Lee',
        overall: 'Probably not',
        when: '3 days ago, changed yesterday',
        reason: 'No welding since 2019.',
      },
    ],
    criteria: [
      { text: 'Lead a team', ratings: ['Ann Lee: Clearly shown'] },
      { text: 'Welding', ratings: ['You: Partly shown', 'Ann Lee: Not shown'] },
    ],
  });
});

test('without an own rating there is nothing to read', () => {
  expect(ratingsView({ own: null, others: null, criteria: ['Welding'] }, now, 'en-GB')).toEqual({
    opinions: [],
    criteria: [],
  });
});
