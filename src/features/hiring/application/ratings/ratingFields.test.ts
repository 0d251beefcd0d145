import { expect, test } from 'vitest';
import type { ApplicationRating } from '../../../../api/ratings.ts';
import { fieldsOf, ratingIn } from './ratingFields.ts';

const criteria = ['Lead a team', 'Welding'];
const own: ApplicationRating = {
  ...{ author: 'Robin Ash', created_at: '2026-11-20T09:00:00Z', changed_at: null },
  ...{ overall: 'yes', criteria: [{ criterion: 'Welding', rating: 'partly' }], reason: null },
};

test('a rating is sent as it was stored unless something is changed', () => {
  const { overall, criteria: rated, reason } = own;
  expect(ratingIn(fieldsOf(own), criteria)).toEqual({ overall, criteria: rated, reason });
});

test('criteria without an answer are left out, and those that the job no longer has', () => {
  const fields = { overall: 'no', criteria: { 'Lead a team': '', Age: 'clearly' }, reason: ' ' };
  expect(ratingIn(fields, criteria)).toEqual({ overall: 'no', criteria: [], reason: null });
});

test('without an answer to whether to take them further there is nothing to send', () => {
  expect(ratingIn({ ...fieldsOf(null), reason: 'Later.' }, criteria)).toBeNull();
});
