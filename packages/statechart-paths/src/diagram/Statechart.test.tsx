import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { modelOf } from '../model.ts';
import { Legend } from './Legend.tsx';
import type { Layout } from './layout.ts';
import { Statechart } from './Statechart.tsx';

afterEach(cleanup);

const model = modelOf(
  createMachine({
    id: 'lamp',
    description: 'A lamp with a switch.',
    initial: 'off',
    states: {
      off: { on: { 'switch.pressed': { target: 'on', guard: 'bulbIsWhole' } } },
      on: { invoke: { id: 'glow', src: 'glow', onError: 'off' } },
    },
  } as never),
);

const layout: Layout = {
  width: 400,
  height: 300,
  boxes: { off: [40, 80, 80, 42], on: [40, 200, 80, 60] },
  headers: { '': [24, 24] },
  starts: {
    '': {
      dot: [80, 60],
      points: [
        [80, 66],
        [80, 80],
      ],
    },
  },
  arrows: {
    'off→on': {
      points: [
        [60, 122],
        [60, 200],
      ],
      label: [70, 140, 120, 34],
    },
    'on→off✗': {
      points: [
        [100, 200],
        [100, 122],
      ],
      label: [110, 180, 120, 18],
    },
  },
};

const pressed = 'off|switch.pressed|bulbIsWhole|on';

test('without a choice the drawing is one picture with a name and a description', () => {
  render(<Statechart model={model} layout={layout} level="product" />);
  const picture = screen.getByRole('img', { name: 'Lamp, statechart' });
  expect([
    picture.querySelector('desc')?.textContent,
    screen.queryAllByRole('button').length,
    [...picture.querySelectorAll('text')].map((text) => text.textContent),
  ]).toEqual([
    'A lamp with a switch.',
    0,
    [
      'Lamp',
      'Off',
      'On',
      'Switch pressed',
      'when bulb is whole',
      ' Glow fails',
      'stays here with a',
      'message',
    ],
  ]);
});

test('with a choice every box and arrow is a button, by pointer and by key', () => {
  const onSelect = vi.fn();
  render(
    <Statechart
      model={model}
      layout={layout}
      level="product"
      selected={{ state: 'on' }}
      onSelect={onSelect}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Off' }));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Switch pressed when bulb is whole leads to On' }), {
    key: 'Enter',
  });
  fireEvent.keyDown(screen.getByRole('button', { name: 'On', pressed: true }), { key: 'a' });
  expect(onSelect.mock.calls).toEqual([[{ state: 'off' }], [{ transition: pressed }]]);
});

test('an overlay is given in words and numbers, not by colour alone', () => {
  render(
    <Statechart
      model={model}
      layout={layout}
      level="product"
      overlay={{ states: { on: 'here' }, transitions: { [pressed]: { kind: 'covered', count: 12 } } }}
      onSelect={() => {}}
    />,
  );
  const arrow = screen.getByRole('button', {
    name: 'Switch pressed when bulb is whole leads to On, covered',
  });
  expect([
    arrow.textContent?.endsWith('×12'),
    screen.getAllByRole('button', { name: 'On, here' }).length,
  ]).toEqual([true, 1]);
});

test('the legend says each mark in words', () => {
  render(<Legend of={['coverage']} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'covered',
    'partly covered',
    'not covered',
  ]);
});
