import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { modelOf } from '../model.ts';
import type { View } from './view.ts';
import { viewOf } from './viewOf.ts';

const invoke = (id: string, done: string, back: string) => ({
  id,
  src: id,
  onDone: done,
  onError: [
    { guard: 'sessionHasEnded', target: '#shop.signedOut' },
    { target: back, description: 'fails: stays here with a message' },
  ],
});

const shop = modelOf(
  createMachine({
    id: 'shop',
    initial: 'deciding',
    on: { 'address.changed': '.deciding' },
    states: {
      deciding: {
        always: [
          { guard: 'basketIsFull', target: 'paying' },
          { guard: 'basketIsHalfFull', target: 'paying' },
          { target: 'browsing' },
        ],
      },
      browsing: {
        initial: 'looking',
        states: {
          looking: {
            on: {
              'item.chosen': { target: 'adding', guard: 'itemIsInStock' },
              'item.dropped': { target: 'adding', guard: 'itemIsInStock' },
              'item.viewed': { actions: 'rememberItem' },
            },
          },
          adding: { invoke: invoke('addItem', 'looking', 'looking') },
          last: { type: 'history' },
        },
        on: { 'checkout.requested': 'paying' },
      },
      paying: {
        type: 'parallel',
        states: {
          card: {
            initial: 'charging',
            states: {
              charging: { invoke: invoke('chargeCard', 'charged', '#shop.browsing') },
              charged: { type: 'final' },
            },
          },
          address: {
            initial: 'checking',
            states: {
              checking: {
                invoke: invoke('checkAddress', 'checked', '#shop.browsing'),
                after: { 2000: 'checked' },
              },
              checked: { type: 'final' },
            },
          },
        },
        onDone: 'paid',
      },
      paid: { type: 'final' },
      signedOut: { type: 'final' },
    },
  } as never),
);

const boxOf = (view: View, path: string) => view.boxes.find((box) => box.path === path);
const waysOf = (view: View) =>
  view.arrows.map(({ from, to, kind, ways, back }) => [
    `${from} → ${to}`,
    kind,
    back,
    ways.map(({ head, when, order }) => [head, when, order]),
  ]);

test('an exit that at least three states share is a chip in each, and said where it leads', () => {
  const view = viewOf(shop, 'product');
  const chip = { text: 'session has ended → Signed out', tone: 'fails', target: 'signedOut' };
  expect(
    ['browsing.adding', 'paying.card.charging', 'paying.address.checking'].map(
      (path) => boxOf(view, path)?.chips,
    ),
  ).toEqual(
    [
      'browsing.adding|xstate.error.actor.addItem',
      'paying.card.charging|xstate.error.actor.chargeCard',
      'paying.address.checking|xstate.error.actor.checkAddress',
    ].map((id) => [{ ...chip, transitions: [`${id}|sessionHasEnded|signedOut`] }]),
  );
  expect(view.arrows.filter(({ to }) => to === 'signedOut')).toEqual([]);
  expect(boxOf(view, 'signedOut')?.lines).toEqual([
    { text: '✗ session has ended, from 3 states', tone: 'quiet', transitions: [] },
  ]);
});

test('arrows are merged, say their condition once, and a failure that goes back is dashed', () => {
  expect(waysOf(viewOf(shop, 'product'))).toEqual([
    ['deciding → browsing', 'way', false, []],
    ['browsing → paying', 'way', false, [['Checkout requested', '', null]]],
    [
      'browsing.looking → browsing.adding',
      'way',
      false,
      [
        ['Item chosen', 'when item is in stock', null],
        ['Item dropped', 'when item is in stock', null],
      ],
    ],
    ['browsing.adding → browsing.looking', 'way', true, [['✓ Add item', '', null]]],
    [
      'browsing.adding → browsing.looking',
      'fails',
      true,
      [['✗ Add item fails', 'stays here with a message', null]],
    ],
    ['paying → paid', 'way', false, [['✓ Finished', '', null]]],
    ['paying.card.charging → paying.card.charged', 'way', false, [['✓ Charge card', '', null]]],
    ['paying.card.charging → browsing', 'fails', true, [['✗ Charge card fails', '', null]]],
    [
      'paying.address.checking → paying.address.checked',
      'way',
      false,
      [
        ['✓ Check address', '', null],
        ['after 2 s', '', null],
      ],
    ],
    ['paying.address.checking → browsing', 'fails', true, [['✗ Check address fails', '', null]]],
  ]);
});

test('what stays is a line in the box, and what holds everywhere is in the heading', () => {
  const view = viewOf(shop, 'product');
  expect([boxOf(view, 'browsing.looking')?.lines, boxOf(view, '')?.chips.map(({ text }) => text)]).toEqual([
    [{ text: '↻ Item viewed', tone: 'way', transitions: ['browsing.looking|item.viewed||browsing.looking'] }],
    ['Address changed → Deciding'],
  ]);
});

test('a state that decides by ordered rules is a ladder; where its last rule leads in the end, others say in words', () => {
  const ladder = boxOf(viewOf(shop, 'product'), 'deciding');
  expect([ladder?.kind, ladder?.rules.map(({ order, when, to }) => [order, when, to])]).toEqual([
    'ladder',
    [
      [1, 'when basket is full', 'Paying'],
      [2, 'when basket is half full', 'Paying'],
      [3, 'otherwise', null],
    ],
  ]);
});

test('of more than eight rules only the last has an arrow, and none where it leads back', () => {
  const places = ['attic', 'bath', 'cellar', 'den', 'foyer', 'garage', 'hall', 'kitchen', 'loft'];
  const flat = modelOf(
    createMachine({
      id: 'flat',
      initial: 'attic',
      states: {
        ...Object.fromEntries(places.map((place) => [place, { on: { left: 'away' } }])),
        away: { on: { returned: 'returning', moved: 'moving' } },
        returning: {
          always: places
            .toReversed()
            .map((place, index) => (index < 8 ? { guard: `was${index}`, target: place } : place)),
        },
        moving: {
          always: places.map((place, index) => (index < 8 ? { guard: `is${index}`, target: place } : 'new')),
        },
        new: {},
      },
    } as never),
  );
  const view = viewOf(flat, 'product');
  expect([
    boxOf(view, 'returning')?.rules.map(({ to }) => to),
    boxOf(view, 'moving')?.rules.at(-1)?.to,
    view.arrows.filter(({ from }) => from === 'returning' || from === 'moving').map(({ id }) => id),
  ]).toEqual([
    ['Loft', 'Kitchen', 'Hall', 'Garage', 'Foyer', 'Den', 'Cellar', 'Bath', 'Attic'],
    null,
    ['moving→new'],
  ]);
});

test('parts that run at the same time, the last state and the end have their kinds', () => {
  const view = viewOf(shop, 'product');
  expect(
    ['paying', 'paying.card', 'browsing.last', 'paid'].map((path) => {
      const box = boxOf(view, path);
      return [box?.kind, box?.parallel, box?.region, box?.note];
    }),
  ).toEqual([
    ['group', true, false, 'both parts run at the same time'],
    ['group', false, true, ''],
    ['history', false, false, ''],
    ['final', false, false, ''],
  ]);
});

test('the overview closes groups, leaves out what happens inside, and a group can be opened', () => {
  const overview = viewOf(shop, 'overview');
  const opened = viewOf(shop, 'overview', new Set(['browsing']));
  expect([
    overview.boxes.filter(({ kind }) => kind === 'closed').map(({ path, note }) => [path, note]),
    opened.boxes.filter(({ kind }) => kind === 'closed').map(({ path }) => path),
    overview.arrows.map(({ from, to, kind }) => `${from} → ${to} ${kind}`),
  ]).toEqual([
    [
      ['browsing', '3 states inside, 6 transitions'],
      ['paying.card', '2 states inside, 3 transitions'],
      ['paying.address', '2 states inside, 4 transitions'],
    ],
    ['paying.card', 'paying.address'],
    [
      'deciding → browsing way',
      'browsing → paying way',
      'paying → paid way',
      'paying.card → browsing fails',
      'paying.address → browsing fails',
    ],
  ]);
});

test('at the level of everything a box names its call, and an arrow its actions', () => {
  const view = viewOf(shop, 'all');
  expect(boxOf(view, 'paying.card.charging')?.lines.map(({ text }) => text)).toEqual(['calls chargeCard']);
  expect(boxOf(view, 'browsing.looking')?.lines.map(({ text }) => text)).toEqual([
    '↻ Item viewed · do: remember item',
  ]);
});

test('a failure is known by the number its description begins with, and an early end is a chip too', () => {
  const trip = modelOf(
    createMachine({
      id: 'trip',
      initial: 'one',
      states: {
        ...Object.fromEntries(
          ['one', 'two', 'three'].map((name, index) => [
            name,
            {
              invoke: {
                id: `save${index}`,
                src: 'save',
                onDone: [{ guard: 'nothingIsLeft', target: 'home' }, ['two', 'three', 'home'][index]],
                onError: {
                  guard: 'sessionHasEnded',
                  target: 'lost',
                  description: '401: the session has ended',
                },
              },
            },
          ]),
        ),
        home: { type: 'final' },
        lost: { type: 'final' },
      },
    } as never),
  );
  const view = viewOf(trip, 'product');
  expect([
    boxOf(view, 'two')?.chips.map(({ text, tone }) => [text, tone]),
    boxOf(view, 'home')?.lines.map(({ text }) => text),
    boxOf(view, 'lost')?.lines.map(({ text }) => text),
    view.arrows.map(({ id }) => id),
  ]).toEqual([
    [
      ['✓ nothing is left → Home', 'way'],
      ['401 → Lost', 'fails'],
    ],
    ['✓ nothing is left, from 3 states'],
    ['✗ 401: session has ended, from 3 states'],
    ['one→two', 'two→three', 'three→home'],
  ]);
});

test('a rule that leads out of its group to where another ladder’s arrow ends says so in words', () => {
  const model = modelOf(
    createMachine({
      id: 'door',
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'guestIsKnown', target: 'known' }, 'closed'] },
        known: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'guestIsLate', target: '#door.closed' }, 'open'] },
            open: {},
          },
        },
        closed: {},
      },
    } as never),
  );
  const view = viewOf(model, 'product');
  expect([
    boxOf(view, 'known.deciding')?.rules.map(({ when, to }) => [when, to]),
    view.arrows.map(({ id }) => id),
  ]).toEqual([
    [
      ['when guest is late', 'Closed'],
      ['otherwise', null],
    ],
    ['deciding→known', 'deciding→closed', 'known.deciding→known.open'],
  ]);
});
