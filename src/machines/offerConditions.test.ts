import { expect, test } from 'vitest';
import { conditionLabel, overallStatus } from './offerConditions.ts';

test('all conditions together are met, not met or open', () => {
  const of = (...statuses: ('open' | 'met' | 'unmet')[]) =>
    overallStatus(statuses.map((status) => ({ status })));
  expect([of(), of('open'), of('met', 'open'), of('met', 'unmet', 'open'), of('met', 'met')]).toEqual([
    null,
    'open',
    'open',
    'unmet',
    'met',
  ]);
});

test('a condition is called by its kind and in the employer’s words, in the spelling of the country', () => {
  expect([
    conditionLabel({ kind: 'references', text: 'two' }, 'en-GB'),
    conditionLabel({ kind: 'licence', text: null }, 'en-GB'),
    conditionLabel({ kind: 'licence' }, 'en-US'),
    conditionLabel({ kind: 'other', text: 'Proof of address' }, 'en-US'),
  ]).toEqual(['References (two)', 'Licence', 'License', 'Proof of address']);
});
