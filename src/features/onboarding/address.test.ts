import { expect, test } from 'vitest';
import { createAddressSync } from '../../adapters/address.ts';
import type { Address } from '../../machines/onboarding/setup.ts';
import { addressOfState, onboardingAddressFormat, readAddress } from './address.ts';

test('only whole steps are read from the query', () => {
  const read = (text: string) => readAddress(new URLSearchParams(text));
  expect([read('step=1&cvStep=2'), read('step=four'), read('step=-1&cvStep=1.5'), read('')]).toEqual([
    { step: 1, cvStep: 2 },
    { step: null, cvStep: null },
    { step: null, cvStep: null },
    { step: null, cvStep: null },
  ]);
});

test('the innermost active state names the place', () => {
  expect(
    addressOfState({
      'onboarding.underway.screen.uploadCv.reviewing': { step: 1, cvStep: 2 },
      'onboarding.underway.screen.uploadCv': { step: 1 },
      'onboarding.underway.skipDialog.closed': undefined,
    }),
  ).toEqual({ step: 1, cvStep: 2 });
  expect(addressOfState({ 'onboarding.loading': {} })).toBeNull();
});

function written(first: string, places: (Address & { resumeId?: number })[]) {
  let place: (Address & { resumeId?: number }) | null = null;
  const shown: string[] = [];
  const sync = createAddressSync(onboardingAddressFormat, {
    first,
    place: () => place,
    send: () => {},
    navigate: (query, replace) => {
      shown.push(`${replace ? 'replace' : 'push'} ${query}`);
      sync.arrived(query);
    },
  });
  for (const next of places) {
    place = next;
    sync.moved();
  }
  return shown;
}

test('a new step is a new entry of the history, a place within it is not, and the CV is named where it is', () => {
  expect(
    written('step=0', [
      { step: 0, cvStep: null },
      { step: 1, cvStep: 0 },
      { step: 1, cvStep: 1 },
      { step: 1, cvStep: 1, resumeId: 34 },
      { step: 2, cvStep: null, resumeId: 34 },
    ]),
  ).toEqual([
    'push step=1&cvStep=0',
    'replace step=1&cvStep=1',
    'replace step=1&cvStep=1&resume_id=34',
    'push step=2',
  ]);
});

test('each question has an entry in the history, and the first takes the place of the step', () => {
  const at = (question?: number) => ({ step: 3, cvStep: null, ...(question && { question }) });
  expect(written('step=2', [{ step: 2, cvStep: null }, at(), at(1), at(2), at(3), at()])).toEqual([
    'push step=3',
    'replace step=3&question=1',
    'push step=3&question=2',
    'push step=3&question=3',
    'push step=3',
  ]);
});

test('an address without a step gets the state’s own, without a new entry in the history', () => {
  expect(written('', [{ step: 3, cvStep: null }])).toEqual(['replace step=3']);
});
