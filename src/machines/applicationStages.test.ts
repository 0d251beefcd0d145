import { expect, test } from 'vitest';
import { applicationStatuses, offerStatuses } from './application.ts';
import { passedStages, stageLabel, stageOf, stageWords, usualText } from './applicationStages.ts';

test('the two sides read the same word for every stage but the first', () => {
  const differ = applicationStatuses.filter(
    (stage) => stageWords.veteran[stage] !== stageWords.employer[stage],
  );
  expect(differ.map((stage) => [stage, stageWords.veteran[stage], stageWords.employer[stage]])).toEqual([
    ['submitted', 'Sent', 'New'],
  ]);
});

test('what is usual is said with the wait that contradicts it, and not at all of too few', () => {
  const said = (typical_days: number | null, waiting_days: number | null) =>
    usualText({ typical_days, waiting_days });
  expect([said(1, 0), said(4, 4), said(4, 27), said(null, 27), said(4, null)]).toEqual([
    'Usually 1 day until the next step',
    'Usually 4 days until the next step',
    'Usually 4 days until the next step. This one has taken 27 so far',
    null,
    'Usually 4 days until the next step',
  ]);
});

const at = (
  status: Parameters<typeof passedStages>[0]['status'],
  interview_status: Parameters<typeof passedStages>[0]['interview_status'] = null,
  offer_status: Parameters<typeof passedStages>[0]['offer_status'] = null,
) => ({ status, interview_status, offer_status });

test('an offer counts as one until it has ended; then the application is back at the decision after its interview', () => {
  expect(offerStatuses.map((offer) => [offer, stageOf(at('offer', 'held', offer))])).toEqual([
    ['made', 'offer'],
    ['accepted', 'offer'],
    ['conditional', 'offer'],
    ['declined', 'interview'],
    ['lapsed', 'interview'],
    ['withdrawn', 'interview'],
    ['unmet', 'interview'],
  ]);
  expect([stageOf(at('rejected', 'held', 'declined')), stageOf(at('viewed'))]).toEqual([
    'rejected',
    'viewed',
  ]);
});

test('a stage is passed once it has happened: not when it was skipped, its interview was cancelled or its offer has ended', () => {
  const way = (...stages: ('submitted' | 'viewed' | 'shortlisted' | 'interview' | 'offer')[]) =>
    stages.map((to) => ({ to }));
  const early = way('submitted', 'viewed', 'interview');
  const late = way('submitted', 'viewed', 'shortlisted', 'interview', 'offer');
  expect([
    passedStages(at('submitted'), way('submitted')),
    passedStages(at('interview', 'confirmed'), early),
    passedStages(at('rejected', 'cancelled'), early),
    passedStages(at('rejected', 'held'), early),
    passedStages(at('withdrawn'), early),
    passedStages(at('shortlisted', 'held'), [...early, ...way('shortlisted')]),
    passedStages(at('offer', 'cancelled', 'made'), late),
    passedStages(at('offer', null, 'made'), late),
    passedStages(at('offer', 'held', 'withdrawn'), late),
    passedStages(at('rejected', 'held', 'withdrawn'), late),
    passedStages(at('hired', 'held', 'accepted'), late),
  ]).toEqual([
    [],
    ['submitted', 'viewed'],
    ['submitted', 'viewed'],
    ['submitted', 'viewed', 'interview'],
    ['submitted', 'viewed'],
    ['submitted', 'viewed'],
    ['submitted', 'viewed', 'shortlisted'],
    ['submitted', 'viewed', 'shortlisted', 'interview'],
    ['submitted', 'viewed', 'shortlisted', 'interview'],
    ['submitted', 'viewed', 'shortlisted', 'interview'],
    ['submitted', 'viewed', 'shortlisted', 'interview', 'offer'],
  ]);
});

test('one that ends after an offer is labelled by its end, which was last', () => {
  const labels = (status: 'rejected' | 'expired') =>
    [null, 'declined' as const, 'withdrawn' as const].map((offer) =>
      stageLabel('veteran', at(status, 'held', offer), 'en-GB'),
    );
  expect([labels('rejected'), labels('expired')]).toEqual([
    ['Not chosen', 'Application closed', 'Application closed'],
    ['No answer', 'Application closed', 'Application closed'],
  ]);
});
