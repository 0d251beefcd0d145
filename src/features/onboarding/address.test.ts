import { expect, test } from 'vitest';
import type { Address } from '../../machines/onboarding/setup.ts';
import { createAddressSync, placeOf, readAddress } from './address.ts';

/** A state that goes where it is told, up to the furthest step reached. */
function desk(start: Address, furthest = 5) {
  let place: Address = start;
  const asked: Address[] = [];
  const shown: string[] = [];
  const sync = createAddressSync({
    place: () => place,
    send: (address) => {
      asked.push(address);
      const step = Math.min(address.step ?? furthest, furthest);
      place = { step, cvStep: step === 1 ? 0 : null };
    },
    navigate: (search, replace) => shown.push(`${replace ? 'replace' : 'push'} ${search}`),
  });
  const move = (next: Address) => {
    place = next;
    sync.moved();
  };
  return { sync, asked, shown, move };
}

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
    placeOf({
      'onboarding.underway.screen.uploadCv.reviewing': { step: 1, cvStep: 2 },
      'onboarding.underway.screen.uploadCv': { step: 1 },
      'onboarding.underway.skipDialog.closed': undefined,
    }),
  ).toEqual({ step: 1, cvStep: 2 });
  expect(placeOf({ 'onboarding.loading': {} })).toBeNull();
});

test('a new step is pushed, a place within it replaced, and what was written does not come back', () => {
  const { sync, asked, shown, move } = desk({ step: 0, cvStep: null });
  sync.arrived('step=0');
  move({ step: 1, cvStep: 0 });
  sync.arrived('step=1&cvStep=0');
  move({ step: 1, cvStep: 1 });
  sync.knowsResume(34);
  sync.arrived('step=1&cvStep=1&resume_id=34');
  move({ step: 2, cvStep: null });
  expect(shown).toEqual([
    'push step=1&cvStep=0',
    'replace step=1&cvStep=1',
    'replace step=1&cvStep=1&resume_id=34',
    'push step=2',
  ]);
  expect(asked).toEqual([]);
});

test('Back, Forward and pasted links are events', () => {
  const { sync, asked, shown, move } = desk({ step: 0, cvStep: null });
  sync.arrived('step=0');
  move({ step: 1, cvStep: 0 });
  sync.arrived('step=1&cvStep=0');
  sync.arrived('step=0');
  sync.arrived('step=1&cvStep=0');
  expect(asked).toEqual([
    { step: 0, cvStep: null },
    { step: 1, cvStep: 0 },
  ]);
  expect(shown).toEqual(['push step=1&cvStep=0']);
});

test('each question has an entry in the history, and the first takes the place of the step', () => {
  const { sync, asked, shown, move } = desk({ step: 2, cvStep: null });
  sync.arrived('step=2');
  move({ step: 3, cvStep: null });
  sync.arrived('step=3');
  for (const question of [1, 2, 3]) {
    move({ step: 3, cvStep: null, question });
    sync.arrived(`step=3&question=${question}`);
  }
  move({ step: 3, cvStep: null });
  sync.arrived('step=3');
  expect(shown).toEqual([
    'push step=3',
    'replace step=3&question=1',
    'push step=3&question=2',
    'push step=3&question=3',
    'push step=3',
  ]);
  expect(asked).toEqual([]);
  sync.arrived('step=3&question=3');
  expect(asked).toEqual([{ step: 3, cvStep: null, question: 3 }]);
});

test('an address that cannot be opened is corrected in place', () => {
  const { sync, asked, shown } = desk({ step: 2, cvStep: null }, 2);
  sync.arrived('step=5&cvStep=1');
  expect(asked).toEqual([{ step: 5, cvStep: 1 }]);
  expect(shown).toEqual(['replace step=2']);
});

test('an address without a step gets the state’s own, without a new entry in the history', () => {
  const { sync, shown, move } = desk({ step: 3, cvStep: null });
  move({ step: 3, cvStep: null });
  sync.arrived('step=3');
  expect(shown).toEqual(['replace step=3']);
});

test('moves that follow each other before the router has caught up do not echo', () => {
  const { sync, asked, move } = desk({ step: 1, cvStep: 0 });
  sync.arrived('step=1&cvStep=0');
  move({ step: 1, cvStep: 1 });
  move({ step: 1, cvStep: 2 });
  sync.arrived('step=1&cvStep=1');
  sync.arrived('step=1&cvStep=2');
  expect(asked).toEqual([]);
});
