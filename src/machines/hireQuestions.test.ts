import { expect, test } from 'vitest';
import type { OfferStatus } from './applicationStages.ts';
import { hireQuestions } from './hireQuestions.ts';
import type { ConditionStatus } from './offerConditions.ts';

const questionsOf = (offer_status: OfferStatus, ...conditions: ConditionStatus[]) =>
  hireQuestions(
    { status: 'offer', offer_status, conditions: conditions.map((status) => ({ status })) },
    'Robin',
  );

test('an unanswered offer and conditions that are not met are questions, each counted', () => {
  expect([
    questionsOf('made'),
    questionsOf('made', 'open', 'open'),
    questionsOf('conditional', 'open', 'met'),
    questionsOf('conditional', 'unmet', 'unmet', 'open'),
    questionsOf('accepted', 'met'),
    questionsOf('accepted'),
  ]).toEqual([
    ['Robin has not answered the offer yet.'],
    ['Robin has not answered the offer yet.', '2 conditions are still open.'],
    ['1 condition is still open.'],
    ['1 condition is still open.', '2 conditions are not met.'],
    [],
    [],
  ]);
});

test('without an offer, the hire says where the offer was made', () => {
  expect(hireQuestions({ status: 'interview', offer_status: null, conditions: [] }, 'Robin')).toEqual([
    'Robin has no offer from you here. The timeline will say “Offer made elsewhere”, to them as well.',
  ]);
});
