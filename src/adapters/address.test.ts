import { expect, test } from 'vitest';
import { type AddressFormat, createAddressSync } from './address.ts';

interface Place {
  step: number | null;
}

const format: AddressFormat<Place> = {
  read: (query) => ({ step: query.has('step') ? Number(query.get('step')) : null }),
  write(query, { step }) {
    const next = new URLSearchParams(query);
    next.set('step', String(step));
    return next;
  },
  isSame: (shown, current) => shown.step === current.step,
  isNewEntry: (shown, current) => shown.step !== null && shown.step !== current.step,
};

function page({ first = 'step=0', step = 0 as number | null, furthest = 5, isPrompt = true } = {}) {
  let place: Place | null = step === null ? null : { step };
  const events: Place[] = [];
  const shown: string[] = [];
  const sync = createAddressSync(format, {
    first,
    place: () => place,
    send(address) {
      events.push(address);
      if (address.step !== null && address.step <= furthest) place = address;
    },
    navigate(query, replace) {
      shown.push(`${replace ? 'replace' : 'push'} ${query}`);
      if (isPrompt) sync.arrived(query);
    },
  });
  sync.moved();
  const move = (next: number) => {
    place = { step: next };
    sync.moved();
  };
  return { arrived: sync.arrived, settled: sync.settled, events, shown, move };
}

test('what the state writes does not come back as an event', () => {
  const { move, events, shown } = page();
  move(1);
  move(2);
  expect([events, shown]).toEqual([[], ['push step=1', 'push step=2']]);
});

test('what another navigation has taken the place of is written again, in the same way', () => {
  const { move, settled, arrived, events, shown } = page({ isPrompt: false });
  settled('step=0');
  move(1);
  settled('step=0');
  arrived('step=1');
  settled('step=1');
  expect([events, shown]).toEqual([[], ['push step=1', 'push step=1']]);
});

test('Back while a query is under way is no lost query', () => {
  const { move, settled, arrived, events, shown } = page({ first: 'step=3', step: 3, isPrompt: false });
  move(4);
  settled('step=2');
  arrived('step=2');
  settled('step=2');
  expect([events, shown]).toEqual([[{ step: 2 }], ['push step=4']]);
});

test('Back and Forward are events, and are not written again', () => {
  const { move, arrived, events, shown } = page();
  move(1);
  move(2);
  for (const query of ['step=1', 'step=0', 'step=1', 'step=2']) arrived(query);
  expect(events).toEqual([{ step: 1 }, { step: 0 }, { step: 1 }, { step: 2 }]);
  expect(shown).toEqual(['push step=1', 'push step=2']);
});

test('after a reload the address is the chart’s input: it is neither an event nor written', () => {
  const { arrived, move, events, shown } = page({ first: 'step=3', step: null });
  arrived('step=3');
  move(3);
  expect([events, shown]).toEqual([[], []]);
});

test('a first address that cannot be opened is corrected in place', () => {
  const { move, shown } = page({ first: 'step=5', step: null });
  move(2);
  move(3);
  expect(shown).toEqual(['replace step=2', 'push step=3']);
});

test('an address that cannot be opened is corrected in place', () => {
  const { arrived, events, shown } = page({ furthest: 2 });
  arrived('step=5');
  expect([events, shown]).toEqual([[{ step: 5 }], ['replace step=0']]);
});

test('what else is in the address stays', () => {
  const { move, shown } = page({ first: 'plan=12&step=0' });
  move(1);
  expect(shown).toEqual(['push plan=12&step=1']);
});

test('moves that follow each other before the router has caught up do not come back as events', () => {
  const { move, arrived, events } = page({ isPrompt: false });
  move(1);
  move(2);
  arrived('step=1');
  arrived('step=2');
  expect(events).toEqual([]);
});

test('a Back that overtakes a write is an event, and so is the Forward after it', () => {
  const { move, arrived, events } = page({ isPrompt: false });
  move(1);
  move(2);
  arrived('step=0');
  arrived('step=2');
  expect(events).toEqual([{ step: 0 }, { step: 2 }]);
});
