import { expect, test } from 'vitest';
import { costText, distanceText, fundingText, nearbyText, startText, waysText } from './serviceText.ts';

const paid = (amount: number, currency: string) => ({ cost: { amount, currency, is_free: amount === 0 } });

test('what a course costs and who may pay', () => {
  expect([
    costText(paid(0, 'GBP'), 'en-GB'),
    costText(paid(45_000, 'GBP'), 'en-GB'),
    costText(paid(129_950, 'USD'), 'en-US'),
  ]).toEqual(['Free', '£450', '$1,299.50']);
  expect(fundingText({ funding: [] }, 'en-GB')).toBeNull();
  expect(fundingText({ funding: ['enhanced_learning_credits', 'standard_learning_credit'] }, 'en-GB')).toBe(
    'Enhanced Learning Credits or Standard Learning Credit',
  );
});

test('when it starts, how far it is, and how one takes part', () => {
  const start = (starts_on: string | null) => startText({ starts_on }, '2026-11-20', 'en-GB');
  expect([start(null), start('2026-11-20'), start('2026-11-19')]).toEqual([
    'Start any time',
    'Starts 20 Nov 2026',
    'Started on 19 Nov 2026. Ask for the next date',
  ]);
  expect([null, 0.4, 6.8, 38.6].map((km) => distanceText(km, 'en-GB'))).toEqual([
    null,
    'Less than 1 mile away',
    '4.2 miles away',
    '24 miles away',
  ]);
  expect(waysText(['online', 'in_person'])).toBe('Online, in person');
});

test('around what is looked, also where the browser refuses and nothing is known', () => {
  const home = { from: 'profile', city: 'Bristol' } as const;
  expect([
    nearbyText({ from: 'position', city: null }, 'unasked'),
    nearbyText(home, 'unasked'),
    nearbyText(home, 'refused'),
    nearbyText(null, 'refused'),
  ]).toEqual([
    'Within 25 miles of where you are. We don’t store your location.',
    'Within 25 miles of Bristol, the city in your profile.',
    'Your browser didn’t share your location. Within 25 miles of Bristol, the city in your profile.',
    'Your browser didn’t share your location. We don’t know where you are.',
  ]);
});
