import { expect, test } from 'vitest';
import { aUser } from '../../../../tests/support/unit/people.ts';
import { type Details, toDetails } from './details.ts';
import { differencesOf, merged } from './versions.ts';

const base: Details = {
  ...toDetails(aUser()),
  headline: 'Signaller',
  state_id: '1',
  city: { id: 11, title: 'Bristol' },
};
const names: Record<string, string> = { 1: 'England', 2: 'Scotland' };
const nameOf = (id: string) => names[id] ?? '';

const mine: Details = {
  ...base,
  last_name: 'Vale',
  headline: 'Network engineer',
  phone: { country_code: '+44', phone_number: '7700900482' },
};
const stored: Details = {
  ...base,
  headline: 'Fibre planner',
  phone: { country_code: '+44', phone_number: '7700900482' },
  state_id: '2',
  city: null,
};

test('what I changed stays mine, and the rest is as it is stored now', () => {
  expect(merged({ base, mine, stored }, 'veteran')).toEqual({
    ...stored,
    last_name: 'Vale',
    headline: 'Network engineer',
  });
});

test('each difference says what both sides made of it; what they agree on is none', () => {
  expect(differencesOf({ base, mine, stored }, 'veteran', nameOf)).toEqual([
    { label: 'Last name', mine: 'Vale', stored: null },
    { label: 'Headline', mine: 'Network engineer', stored: 'Fibre planner' },
    { label: 'Place', mine: null, stored: 'Scotland' },
  ]);
});

test('what was taken away is named so', () => {
  const emptied = { ...base, headline: '', state_id: '', city: null };
  expect(differencesOf({ base, mine: emptied, stored: base }, 'veteran', nameOf)).toEqual([
    { label: 'Headline', mine: 'none', stored: null },
    { label: 'Place', mine: 'none', stored: null },
  ]);
});

test('what belongs to the other role is no difference', () => {
  expect(differencesOf({ base, mine, stored: base }, 'recruiter', nameOf).map(({ label }) => label)).toEqual([
    'Last name',
    'Phone number',
  ]);
});
