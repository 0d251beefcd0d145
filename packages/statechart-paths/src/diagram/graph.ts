// The graph for ELK: boxes with sizes and arrows with labels; backward arrows are passed in reverse.
import type { ElkExtendedEdge, ElkNode, ElkPort } from 'elkjs/lib/elk-api.js';
import { contentOf, headerOf, labelOf } from './boxContent.ts';
import type { Arrow, Box, View } from './view.ts';

export type Direction = 'DOWN' | 'RIGHT';

/** The options of one request to ELK; the search tries several and keeps the best drawing. */
export interface Attempt {
  direction: Direction;
  /** The number of columns for parallel states, or of rows when the direction is right. */
  columns: number;
  /** Paths of groups that are widened so that lines enter next to their heading. */
  roomy: string[];
  /** Groups laid out separately, keyed by path. No arrow may enter or leave their inside. */
  inside: Record<string, Direction>;
  /** Stacks the groups that a ladder leads to. */
  stacked: boolean;
  /** Varies the order of final states and ELK's random choices. */
  seed: number;
  /** Options of ELK’s layered algorithm, without the prefix `elk.layered.`. */
  options: Record<string, string>;
}

export const usualAttempt: Attempt = {
  direction: 'DOWN',
  columns: 1,
  roomy: [],
  inside: {},
  stacked: false,
  seed: 0,
  options: {
    'considerModelOrder.strategy': 'NODES_AND_EDGES',
    'nodePlacement.strategy': 'NETWORK_SIMPLEX',
    'edgeLabels.sideSelection': 'SMART_DOWN',
  },
};

export const dot = 14;
/**
 * The height of the dot and arrow above a ladder that nothing else leads to. All are one box for ELK, so that nothing is placed
 * next to them.
 */
export const startHeight = 36;

const entranceGap = 24;

/** The entry ports of each ladder, keyed by line id. Each line has its own port so that no two lines overlap. */
function entrancesOf({ boxes, arrows }: View, { seed }: Attempt): Map<string, Map<string, string>> {
  const starts = boxes.map(({ path, initial }) => ({ id: `start:${path}`, to: initial }));
  return new Map(
    boxes
      .filter(({ kind }) => kind === 'ladder')
      .map(({ path }) => {
        const entering = [...starts, ...arrows].filter(({ to }) => to === path).map(({ id }) => id);
        const ordered = seed % 2 === 1 ? entering.toReversed() : entering;
        return [path, new Map(ordered.map((id, index) => [id, `${path}:in${index || ''}`]))];
      }),
  );
}

interface Entered {
  above: number;
  entrances: string[];
}

// A ladder has one port for each line that enters it, and one for each rule.
const portsOf = (
  { path }: Box,
  direction: Direction,
  { width, height, rules, body }: ReturnType<typeof contentOf>,
  { above, entrances }: Entered,
): ElkPort[] => [
  ...(entrances.length > 0 ? entrances : [`${path}:in`]).map((id, index, { length }) => {
    const aside = (index - (length - 1) / 2) * entranceGap;
    return {
      id,
      width: 0,
      height: 0,
      ...(direction === 'DOWN'
        ? { x: body / 2 + aside, y: 0 }
        : { x: 0, y: Math.min(height / 2, 40) + aside }),
      layoutOptions: { 'elk.port.side': direction === 'DOWN' ? 'NORTH' : 'WEST' },
    };
  }),
  ...rules.map(({ order, y, to }) => {
    const below = direction === 'DOWN' && to !== null;
    return {
      id: `${path}:${order}`,
      width: 0,
      height: 0,
      x: below ? body / 2 : width,
      y: below ? height + above : y + above,
      layoutOptions: { 'elk.port.side': below ? 'SOUTH' : 'EAST' },
    };
  }),
];

function leafOf(
  box: Box,
  direction: Direction,
  { isLone, ...entered }: Entered & { isLone: boolean },
): ElkNode {
  const content = contentOf(box);
  const isLadder = box.kind === 'ladder';
  return {
    id: box.path,
    width: content.width,
    height: content.height + entered.above,
    layoutOptions: {
      ...(isLadder ? { 'elk.portConstraints': 'FIXED_POS' } : {}),
      ...(isLone ? { 'elk.layered.layering.layerConstraint': 'LAST' } : {}),
    },
    ...(isLadder && { ports: portsOf(box, direction, content, entered) }),
  };
}

// Invisible edges that make ELK stack boxes.
const stacked = (paths: string[], columns: number): ElkExtendedEdge[] =>
  paths.slice(0, -columns).map((child, index) => ({
    id: `under:${child}`,
    sources: [child],
    targets: [paths[index + columns] as string],
    layoutOptions: { 'elk.priority': '0' },
  }));

// Returns, for each ladder in a box, the sibling groups that it leads to.
const ladderTargetsOf = ({ children }: Box, boxes: Map<string, Box>): string[][] =>
  children.flatMap((ladder) => {
    const { kind, rules } = boxes.get(ladder) as Box;
    if (kind !== 'ladder') return [];
    const targets = new Set(rules.flatMap(({ target, to }) => (to === null ? [target] : [])));
    return [children.filter((path) => targets.has(path) && boxes.get(path)?.kind === 'group')];
  });

/** `own` is the direction of a group that is laid out separately. */
function groupOptions(box: Box, attempt: Attempt, own: Direction | undefined): Record<string, string> {
  const header = headerOf(box);
  const top = box.kind === 'root' ? 0 : header.height + 20;
  const side = box.kind === 'root' ? 0 : 16;
  const entryWidth = attempt.roomy.includes(box.path) ? header.width + 24 : 0;
  return {
    ...(own && { ...elkOptions(own, attempt), 'elk.hierarchyHandling': 'SEPARATE_CHILDREN' }),
    'elk.padding': `[top=${top},left=${side},bottom=${side},right=${side + entryWidth}]`,
    ...(box.kind === 'group' && {
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${header.width + 32},${header.height + 40})`,
    }),
  };
}

export function graphOf(view: View, attempt: Attempt): ElkNode {
  const boxes = new Map(view.boxes.map((box) => [box.path, box]));
  const edges: ElkExtendedEdge[] = [];
  const plain = startingLadders(view);
  const entrances = entrancesOf(view, attempt);
  const touched = new Set(view.arrows.flatMap(({ from, to }) => [from, to]));

  const nodeOf = (path: string, direction: Direction): ElkNode => {
    const box = boxes.get(path) as Box;
    if (box.kind === 'root' || box.kind === 'group') return groupOf(box, direction);
    const isLone = box.kind === 'final' && !touched.has(path);
    return leafOf(box, direction, {
      above: plain.has(path) ? startHeight : 0,
      entrances: [...(entrances.get(path)?.values() ?? [])],
      isLone,
    });
  };

  const groupOf = (box: Box, around: Direction): ElkNode => {
    const own = attempt.inside[box.path];
    const direction = own ?? around;
    const children = endsTurned(boxes, box.children, attempt.seed).map((path) => nodeOf(path, direction));
    if (box.initial !== null && !plain.has(box.initial)) {
      const id = `start:${box.path}`;
      children.unshift({ id, width: dot, height: dot });
      edges.push({ id, sources: [id], targets: [entrances.get(box.initial)?.get(id) ?? box.initial] });
    }
    if (box.parallel) edges.push(...stacked(box.children, attempt.columns));
    else if (attempt.stacked)
      edges.push(...ladderTargetsOf(box, boxes).flatMap((paths) => stacked(paths, 1)));
    return {
      id: box.path === '' ? 'root' : box.path,
      children,
      layoutOptions: groupOptions(box, attempt, own),
    };
  };

  const root = groupOf(boxes.get('') as Box, attempt.direction);
  for (const arrow of view.arrows) edges.push(edgeOf(boxes, entrances, arrow));
  return {
    ...root,
    edges,
    layoutOptions: {
      ...root.layoutOptions,
      ...elkOptions(attempt.direction, attempt),
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
    },
  };
}

const elkOptions = (direction: Direction, { seed, options }: Attempt) => ({
  'elk.algorithm': 'layered',
  'elk.randomSeed': String(seed + 1),
  'elk.direction': direction,
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.thoroughness': '40',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '5',
  'elk.spacing.labelLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': direction === 'DOWN' ? '22' : '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  ...Object.fromEntries(Object.entries(options).map(([name, value]) => [`elk.layered.${name}`, value])),
});

export function startingLadders({ boxes, arrows }: View): Set<string> {
  const first = new Set(boxes.map(({ initial }) => initial));
  return new Set(
    boxes
      .filter(
        ({ kind, path }) => kind === 'ladder' && first.has(path) && !arrows.some(({ to }) => to === path),
      )
      .map(({ path }) => path),
  );
}

export function sealedIn({ boxes, arrows }: View): string[] {
  const within = (path: string, group: string) => path.startsWith(`${group}.`);
  return boxes
    .filter(
      ({ kind, path }) =>
        kind === 'group' && arrows.every(({ from, to }) => within(from, path) === within(to, path)),
    )
    .map(({ path }) => path);
}

// Final states form the last row; only ELK’s layout shows which order avoids crossings.
function endsTurned(boxes: Map<string, Box>, children: string[], seed: number): string[] {
  const isEnd = (path: string) => boxes.get(path)?.kind === 'final';
  const ends = children.filter(isEnd);
  const turned = seed % 2 === 1 ? ends.toReversed() : ends;
  const by = ends.length === 0 ? 0 : (seed >> 1) % ends.length;
  return [...children.filter((path) => !isEnd(path)), ...turned.slice(by), ...turned.slice(0, by)];
}

const portOf = (boxes: Map<string, Box>, path: string, port: string) =>
  boxes.get(path)?.kind === 'ladder' ? `${path}:${port}` : path;

function edgeOf(
  boxes: Map<string, Box>,
  entrances: ReturnType<typeof entrancesOf>,
  arrow: Arrow,
): ElkExtendedEdge {
  const from = portOf(boxes, arrow.from, arrow.rule === null ? 'in' : String(arrow.rule));
  const to = entrances.get(arrow.to)?.get(arrow.id) ?? arrow.to;
  const { width, height } = labelOf(arrow);
  return {
    id: arrow.id,
    sources: [arrow.back ? to : from],
    targets: [arrow.back ? from : to],
    ...(height > 0 && {
      labels: [
        {
          text: arrow.id,
          width: width + 4,
          height: height + 2,
          layoutOptions: { 'elk.edgeLabels.placement': 'CENTER' },
        },
      ],
    }),
  };
}
