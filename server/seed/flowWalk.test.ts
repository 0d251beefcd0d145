import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { charts, funnelMachines } from '../funnel/charts.ts';
import { unknownIn } from '../funnel/flowEvents.ts';
import { flowHabits } from './flowHabits.ts';
import { chanceFrom, walkThrough } from './flowWalk.ts';

const walks = (flow: string, seed: number) => {
  const habit = flowHabits().find((habit) => habit.flow === flow)!;
  const { root } = funnelMachines.find(({ id }) => id === flow)!;
  const chance = chanceFrom(seed);
  return Array.from({ length: 80 }, () => walkThrough(root, habit, chance));
};

test.each(flowHabits().map(({ flow }) => flow))(
  'made-up visits to %s take only steps that a real one could',
  (flow) => {
    for (const steps of walks(flow, 5)) {
      const sent = steps.map(({ from, to, event }) => ({
        flow_id: flow,
        from: from || null,
        event,
        to: to || null,
      }));
      expect(unknownIn(sent)).toEqual({});
      const here = new Set<string>();
      for (const { from, to } of steps) {
        if (from) expect(here.delete(from)).toBe(true);
        if (to) here.add(to);
      }
      const ended = [...here].filter((state) => charts.get(flow)!.ends.has(state));
      if (ended.length > 0) expect([...here]).toEqual(ended);
    }
  },
);

const nodesIn = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesIn),
];

test.each(flowHabits().map((habit) => [habit.flow, habit] as const))(
  'the habits of visitors to %s name only conditions, events and states of its chart',
  (flow, { weights, gives_up, seconds }) => {
    const nodes = nodesIn(funnelMachines.find(({ id }) => id === flow)!.root);
    const names = nodes
      .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
      .flatMap(({ eventType, guard }) => {
        const name =
          typeof guard === 'string' ? guard : ((guard as { type?: string } | undefined)?.type ?? '');
        return [`${eventType} ${name}`, name, eventType];
      });
    const paths = nodes.map(({ path }) => path.join('.'));
    expect(Object.keys(weights).filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.keys({ ...gives_up, ...seconds }).filter((path) => !paths.includes(path))).toEqual([]);
  },
);

test('the same seed makes the same visits', () => {
  expect(walks('apply', 3)).toEqual(walks('apply', 3));
  expect(walks('apply', 3)).not.toEqual(walks('apply', 4));
});
