import { expect, test } from 'vitest';
import { jobPlaceText } from './jobText.ts';

test('a place is its cities, else its state, else its country', () => {
  const country = { id: 232, title: 'United Kingdom' };
  const state = { id: 1, title: 'England' };
  const city = [
    { id: 1, title: 'Bath' },
    { id: 2, title: 'Bristol' },
  ];
  expect([
    jobPlaceText({ city, state, country }, 'en-GB'),
    jobPlaceText({ city: [], state, country }, 'en-GB'),
    jobPlaceText({ city: [], state: null, country }, 'en-GB'),
    jobPlaceText({ city: [], state: null, country: null }, 'en-GB'),
  ]).toEqual(['Bath and Bristol', 'England', 'United Kingdom', '']);
});
