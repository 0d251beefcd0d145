import { expect, test } from 'vitest';
import { onboardingProfile, yearsServed } from './onboardingProfile.ts';

const now = new Date('2026-11-20T09:00:00Z');

test('years of service count whole years, and months that overlap once', () => {
  expect(yearsServed([], now)).toBe(null);
  expect(yearsServed([{ from: '2015-12', to: '2026-11' }], now)).toBe(11);
  expect(yearsServed([{ from: '2015-12', to: '2026-10' }], now)).toBe(10);
  const overlapping = [
    { from: '2010-01', to: '2014-12' },
    { from: '2012-01', to: '2015-12' },
  ];
  expect(yearsServed(overlapping, now)).toBe(6);
});

test('someone who still serves has served until now, whatever month they plan to leave', () => {
  expect(yearsServed([{ from: '2016-11', to: null }], now)).toBe(10);
  expect(yearsServed([{ from: '2016-11', to: '2030-01' }], now)).toBe(10);
});

test('a user without an onboarding has not started', () => {
  expect(onboardingProfile({ onboarding: null, resume: [], country_id: 232 }, now)).toEqual({
    onboarding_steps: null,
    onboarding_percentage: 0,
    is_onboarding_completed: false,
    resume: [],
    military_summary: null,
  });
});
