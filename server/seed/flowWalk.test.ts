import { expect, test } from 'vitest';
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

test('the same seed makes the same visits', () => {
  expect(walks('apply', 3)).toEqual(walks('apply', 3));
  expect(walks('apply', 3)).not.toEqual(walks('apply', 4));
});
