/** Finds the best drawing of a chart: asks ELK in several ways, measures each answer and keeps the best. */
import ELK from 'elkjs/lib/elk.bundled.js';
import { type Arranged, arrange } from '../../src/flows/diagram/arrange.ts';
import { type Attempt, usualAttempt } from '../../src/flows/diagram/graph.ts';
import type { Layout } from '../../src/flows/diagram/layout.ts';
import type { View } from '../../src/flows/diagram/view.ts';

export interface Found {
  attempt: Attempt;
  layout: Layout;
}

const choices: Record<string, string[]> = {
  'layering.strategy': ['NETWORK_SIMPLEX', 'LONGEST_PATH'],
  'considerModelOrder.strategy': ['NODES_AND_EDGES', 'NONE'],
  'nodePlacement.strategy': ['NETWORK_SIMPLEX', 'LINEAR_SEGMENTS', 'BRANDES_KOEPF'],
  'nodePlacement.bk.fixedAlignment': ['BALANCED', 'LEFTUP', 'RIGHTUP', 'NONE'],
  'nodePlacement.favorStraightEdges': ['true', 'false'],
  'edgeLabels.sideSelection': ['SMART_DOWN', 'SMART_UP', 'ALWAYS_UP', 'ALWAYS_DOWN'],
  'edgeLabels.centerLabelPlacementStrategy': [
    'MEDIAN_LAYER',
    'WIDEST_LAYER',
    'SPACE_EFFICIENT_LAYER',
    'TAIL_LAYER',
  ],
};

/** The same numbers in every run. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

/** First the two directions and the kept attempt, then changes to the best so far. */
export async function bestLayout(view: View, tries: number, kept?: Attempt): Promise<Found> {
  const parts = Math.max(
    1,
    ...view.boxes.filter(({ parallel }) => parallel).map(({ children }) => children.length),
  );
  const columns = [...new Set([1, 2, 3, parts])].filter((count) => count <= parts);
  const linear = {
    ...usualAttempt.options,
    'nodePlacement.strategy': 'LINEAR_SEGMENTS',
    'layering.strategy': 'LONGEST_PATH',
  };
  const starts: Attempt[] = [
    ...(kept ? [{ ...usualAttempt, ...kept }] : []),
    ...columns.flatMap((count) =>
      (['DOWN', 'RIGHT'] as const).flatMap((direction) =>
        [usualAttempt.options, linear].map((options) => ({
          ...usualAttempt,
          direction,
          columns: count,
          options,
        })),
      ),
    ),
  ];
  let best: Arranged | undefined;
  const consider = async (attempt: Attempt) => {
    const found = await arrange(new ELK(), view, attempt);
    if (!best || found.cost < best.cost) best = found;
  };
  for (const attempt of starts) await consider(attempt);
  const pick = chance(7);
  const names = Object.keys(choices);
  for (let index = 0; index < tries; index += 1) {
    const { attempt } = best as Found;
    const options = { ...attempt.options };
    for (let change = 0; change < (index < tries / 3 ? 5 : 2); change += 1) {
      const name = names[pick(names.length)] as string;
      const values = choices[name] as string[];
      options[name] = values[pick(values.length)] as string;
    }
    const seed = pick(2) === 0 ? attempt.seed : pick(12);
    await consider({ ...attempt, options, seed });
  }
  const { attempt, layout } = best as Found;
  return { attempt, layout };
}
