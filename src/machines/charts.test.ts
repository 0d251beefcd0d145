import { explore, pathsForTransitions, replay, shortestPaths, untaken } from 'statechart-paths';
import { describe, expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { shipped } from '../../scripts/flows/targets.ts';

const nodes = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodes)];

describe.each(await shipped())('$name', ({ machine, cases }) => {
  const explored = explore(machine, cases);

  test('every declared transition can be taken', () => {
    expect(untaken(explored)).toEqual([]);
  });

  test('every state can be reached', () => {
    const reached = new Set(
      [...explored.configurations.values()].flatMap((snapshot) =>
        snapshot._nodes.map((node: AnyStateNode) => node.id),
      ),
    );
    const passedThrough = explored.steps
      .concat(
        explored.starts.map((start) => ({
          ...start,
          from: '',
          to: start.key,
          label: '',
          event: { type: '' },
        })),
      )
      .flatMap((step) => step.transitions)
      .map((id) => [machine.id, id.split('|')[0]].filter(Boolean).join('.'));
    const all = nodes(machine.root).map((node) => node.id);
    expect(all.filter((id) => !reached.has(id) && !passedThrough.includes(id))).toEqual([]);
  });

  test('every state says what it is', () => {
    expect(
      nodes(machine.root)
        .filter((node) => !node.description?.endsWith('.') && !node.description?.endsWith('?'))
        .map((node) => node.id),
    ).toEqual([]);
  });

  test('real actors go where the paths of the chart lead', async () => {
    const paths = pathsForTransitions(shortestPaths(explored));
    const modelled = paths.map((path) =>
      path.steps.map((step) => explored.configurations.get(step.to)?.value),
    );
    const real = await Promise.all(paths.map(async (path) => (await replay(machine, cases, path)).slice(1)));
    expect(real).toEqual(modelled);
  });
});
