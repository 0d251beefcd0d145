import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestCirculation } from './circulation.ts';
import { coverGroups } from './cover.ts';
import { mergeAlike } from './merge.ts';
import type { FlowNetwork } from './network.ts';
import { toWalks } from './walks.ts';

// A ring through all nodes, so that every node can be reached and left, with some arcs across.
const networks = fc
  .record({
    nodes: fc.integer({ min: 2, max: 7 }),
    across: fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { maxLength: 9 }),
  })
  .map(({ nodes, across }): FlowNetwork => {
    const arc = (from: number, to: number, index: number) => ({
      from,
      to,
      cost: 1,
      covers: [`t${index % 4}`],
      step: {
        from: `${from}`,
        to: `${to}`,
        label: `${index}`,
        event: { type: 'any' },
        transitions: [],
        guardResults: [],
      },
      input: null,
    });
    const links = [
      ...Array.from({ length: nodes - 1 }, (_, index): [number, number] => [index + 1, index + 2]),
      ...across.map(([from, to]): [number, number] => [(from % nodes) + 1, (to % nodes) + 1]),
    ];
    return {
      nodeCount: nodes + 1,
      arcs: [
        { from: 0, to: 1, cost: 0, covers: [], step: null, input: 'start' },
        ...links.map(([from, to], index) => arc(from, to, index)),
        ...Array.from({ length: nodes }, (_, index) => ({
          from: index + 1,
          to: 0,
          cost: 3,
          covers: [],
          step: null,
          input: null,
        })),
      ],
    };
  });

const balanced = ({ nodeCount, arcs }: FlowNetwork, used: Int32Array) => {
  const net = new Int32Array(nodeCount);
  arcs.forEach(({ from, to }, index) => {
    net[from] = (net[from] ?? 0) - (used[index] ?? 0);
    net[to] = (net[to] ?? 0) + (used[index] ?? 0);
  });
  return net.every((value) => value === 0);
};

const price = ({ arcs }: FlowNetwork, used: Int32Array) =>
  arcs.reduce((sum, { cost }, index) => sum + cost * (used[index] ?? 0), 0);

test('the suite for every edge costs as little as the integer program says', async () => {
  await fc.assert(
    fc.asyncProperty(networks, async (network) => {
      const lower = network.arcs.map(({ step, input }) => (step || input !== null ? 1 : 0));
      const used = cheapestCirculation(
        network.nodeCount,
        network.arcs.map(({ from, to, cost }, index) => ({ from, to, cost, lower: lower[index] ?? 0 })),
      );
      const each = {
        ...network,
        arcs: network.arcs.map((arc, index) => ({ ...arc, covers: lower[index] ? [`${index}`] : [] })),
      };
      const solved = await coverGroups(
        each,
        network.arcs.map((_, index) => `${index}`),
      );
      expect(balanced(network, used)).toBe(true);
      expect(used.every((count, index) => count >= (lower[index] ?? 0))).toBe(true);
      expect(solved.proven).toBe(true);
      expect(price(network, used)).toBe(solved.cost);
    }),
    { numRuns: 25 },
  );
});

test('walks follow one another and take every arc as often as planned', async () => {
  await fc.assert(
    fc.asyncProperty(networks, async (network) => {
      const { used, cost } = await coverGroups(network, ['t0', 't1', 't2', 't3']);
      const walks = toWalks(network, used);
      expect(
        walks.every(({ steps }) => steps.every((step, index) => step.from === (steps[index - 1]?.to ?? '1'))),
      ).toBe(true);
      expect(walks.reduce((sum, { steps }) => sum + steps.length + 3, 0)).toBe(cost);
    }),
    { numRuns: 25 },
  );
});

test('merging what goes on alike changes neither the cost nor what the walks follow', async () => {
  await fc.assert(
    fc.asyncProperty(networks, async (network) => {
      const ids = ['t0', 't1', 't2', 't3'];
      const merged = mergeAlike(network);
      const [whole, small] = [await coverGroups(network, ids), await coverGroups(merged.network, ids)];
      const walks = toWalks(merged.network, small.used, merged.follow);
      expect([small.cost, small.proven]).toEqual([whole.cost, true]);
      expect(merged.network.arcs.length).toBeLessThanOrEqual(network.arcs.length);
      expect(
        walks.every(({ steps }) => steps.every((step, index) => step.from === (steps[index - 1]?.to ?? '1'))),
      ).toBe(true);
      expect(walks.reduce((sum, { steps }) => sum + steps.length + 3, 0)).toBe(small.cost);
    }),
    { numRuns: 25 },
  );
});
