// Finds the best drawing of a chart: asks ELK in several ways, rates each layout and keeps the best.
import ELK from 'elkjs/lib/elk.bundled.js';
import { type Arranged, arrange } from '../diagram/arrange.ts';
import { type Attempt, type Direction, sealedIn, usualAttempt } from '../diagram/graph.ts';
import type { Layout } from '../diagram/layout.ts';
import { costOf, qualityOf } from '../diagram/quality.ts';
import type { View } from '../diagram/view.ts';
import { compact } from './compact.ts';

export interface BestLayout {
  attempt: Attempt;
  layout: Layout;
}

// The number of best layouts that are compacted before one is chosen.
const compacted = 6;

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

const directions: Direction[] = ['DOWN', 'RIGHT'];

// A pseudo-random generator with the same numbers in every run.
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

/** Tries both directions and the stored attempt first, then changes to the best so far. */
export async function bestLayout(view: View, tries: number, stored?: Attempt): Promise<BestLayout> {
  const good: Arranged[] = [];
  const consider = async (attempt: Attempt) => {
    const arranged = await arrange(new ELK(), view, attempt, {
      mendBelow: good.at(-1)?.cost ?? Number.POSITIVE_INFINITY,
    });
    if (good.some(({ cost }) => cost === arranged.cost)) return;
    good.push(arranged);
    good.sort((left, right) => left.cost - right.cost);
    good.splice(compacted);
  };
  for (const attempt of [...(stored ? [{ ...usualAttempt, ...stored }] : []), ...startsOf(view)])
    await consider(attempt);
  const pick = chance(7);
  const sealed = sealedIn(view);
  for (let index = 0; index < tries; index += 1)
    await consider(changed((good[0] as BestLayout).attempt, pick, sealed, index < tries / 3 ? 5 : 2));
  const closer = await Promise.all(good.map((arranged) => drawnTogether(view, arranged)));
  const { attempt, layout } = [...closer, ...good].reduce((best, arranged) =>
    arranged.cost < best.cost ? arranged : best,
  );
  return { attempt, layout };
}

async function drawnTogether(view: View, { attempt, layout: loose }: Arranged): Promise<Arranged> {
  const layout = await compact(view, loose);
  return { attempt, layout, cost: costOf(qualityOf(view, layout), layout) };
}

function startsOf(view: View): Attempt[] {
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
  const across = Object.fromEntries(sealedIn(view).map((path) => [path, 'RIGHT' as const]));
  const alone = { ...usualAttempt, inside: across, stacked: true };
  return [
    ...columns.flatMap((count) =>
      directions.flatMap((direction) =>
        [usualAttempt.options, linear].map((options) => ({
          ...usualAttempt,
          direction,
          columns: count,
          options,
        })),
      ),
    ),
    ...(Object.keys(across).length > 0 ? [alone, { ...alone, options: linear }] : []),
  ];
}

function changed(
  attempt: Attempt,
  pick: (below: number) => number,
  sealed: string[],
  changes: number,
): Attempt {
  const options = { ...attempt.options };
  const names = Object.keys(choices);
  for (let change = 0; change < changes; change += 1) {
    const name = names[pick(names.length)] as string;
    const values = choices[name] as string[];
    options[name] = values[pick(values.length)] as string;
  }
  const turned = sealed[pick(sealed.length * 2)];
  return {
    ...attempt,
    options,
    inside: turned ? { ...attempt.inside, [turned]: directions[pick(2)] as Direction } : attempt.inside,
    seed: pick(2) === 0 ? attempt.seed : pick(24),
  };
}
