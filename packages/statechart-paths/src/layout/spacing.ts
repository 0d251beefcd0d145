// The required distances along one axis of a drawing, as a linear program.
import { headerOf } from '../diagram/boxContent.ts';
import { dot } from '../diagram/graph.ts';
import type { Area, Layout, Point } from '../diagram/layout.ts';
import type { Box, View } from '../diagram/view.ts';
import { placeLabel, placeLine, routesIn } from './lineSpacing.ts';
import { programOf, type Spot } from './placing.ts';
import type { Axis, Part, Scene, Sides } from './scene.ts';

const margin = 6;

export function spacingOf(view: View, layout: Layout, axis: Axis) {
  const scene: Scene = {
    view,
    layout,
    boxes: new Map(view.boxes.map((box) => [box.path, box])),
    axis,
    other: axis === 0 ? 1 : 0,
    program: programOf(),
    parts: [],
    sides: new Map(),
  };
  for (const [path, area] of Object.entries(layout.boxes)) placeBox(scene, path, area);
  for (const [path, { dot: middle }] of Object.entries(layout.starts)) placeDot(scene, path, middle);
  const lines = routesIn(scene).map((route) => placeLine(scene, route));
  for (const line of lines) {
    const label = layout.arrows[line.id]?.label;
    if (label) placeLabel(scene, line, label);
  }
  for (const { kind, rules } of view.boxes)
    if (kind === 'ladder')
      alignTargets(
        scene,
        rules.map(({ target }) => target),
      );
  keepApart(scene);
  drawTogether(scene);
  return { ...scene, lines };
}

const stretch = (area: Area, axis: Axis): [number, number] => [
  area[axis],
  area[axis] + area[(axis + 2) as 2],
];

function placeBox(scene: Scene, path: string, area: Area) {
  const { boxes, axis, other, program, parts, sides } = scene;
  const box = boxes.get(path);
  const group = box?.kind === 'group' ? box : undefined;
  const low = program.place();
  const along = stretch(area, axis);
  const high = group ? program.place() : { ...low, by: along[1] - along[0] };
  const top = group ? headerOf(group).height + 20 : 0;
  parts.push({
    kind: group ? 'group' : 'box',
    id: path,
    low,
    high,
    along,
    across: stretch(area, other),
    top,
  });
  sides.set(path, { low, high });
  if (!group) return;
  placeHeading(scene, group, { low, high });
  program.weigh(low, high, 0.3);
}

// A heading may be anywhere in its group’s width, but always at the top.
function placeHeading({ layout, axis, other, program, parts }: Scene, box: Box, group: Sides) {
  const at = layout.headers[box.path];
  if (!at) return;
  const { width, height } = headerOf(box);
  const area: Area = [at[0], at[1], width, height];
  const low = program.place();
  const along = stretch(area, axis);
  const high = { ...low, by: along[1] - along[0] };
  parts.push({ kind: 'heading', id: box.path, low, high, along, across: stretch(area, other), top: 0 });
  if (axis === 1) program.together(group.low, low, 10);
  else {
    program.apart(group.low, low, 14);
    program.apart(high, group.high, 8);
  }
}

function placeDot({ axis, other, program, parts, sides }: Scene, path: string, middle: Point) {
  const low = program.place();
  const high = { ...low, by: dot };
  const area: Area = [middle[0] - dot / 2, middle[1] - dot / 2, dot, dot];
  parts.push({
    kind: 'box',
    id: `${path}.start:${path}`,
    low,
    high,
    along: stretch(area, axis),
    across: stretch(area, other),
    top: 0,
  });
  sides.set(`start:${path}`, { low, high });
}

// Aligned targets of one ladder stay aligned.
function alignTargets({ layout, axis, program, sides }: Scene, targets: string[]) {
  const first = new Map<number, Spot>();
  for (const path of new Set(targets)) {
    const [low, area] = [sides.get(path)?.low, layout.boxes[path]];
    if (!low || !area) continue;
    const earlier = first.get(area[axis]);
    if (earlier) program.together(earlier, low, 0);
    else first.set(area[axis], low);
  }
}

const gapOf = (left: Part, right: Part) => {
  const kinds = [left.kind, right.kind];
  if (kinds.includes('label') || kinds.includes('heading')) return 6;
  return kinds.includes('line') ? (left.kind === right.kind ? 10 : 12) : 20;
};

const isInside = ({ id, kind, along }: Part, group: Part) => {
  if (kind === 'line' || kind === 'label') return along[0] >= group.along[0] && along[1] <= group.along[1];
  return id.startsWith(`${group.id}.`) || (kind === 'heading' && id === group.id);
};

const isArea = ({ kind }: Part) => kind === 'box' || kind === 'group' || kind === 'heading';

// Keeps a distance between parts that are next to one another, and an inset between nested ones.
function keepApart(scene: Scene) {
  const { program, parts } = scene;
  for (const [index, part] of parts.entries())
    for (const two of parts.slice(index + 1)) {
      if (part.across[0] - margin >= two.across[1] || two.across[0] - margin >= part.across[1]) continue;
      if (!isArea(part) && part.id === two.id) continue;
      if (part.kind === 'group' && isInside(two, part)) keepInside(scene, part, two);
      else if (two.kind === 'group' && isInside(part, two)) keepInside(scene, two, part);
      else {
        const [first, second] = part.along[0] <= two.along[0] ? [part, two] : [two, part];
        const between = second.along[0] - first.along[1];
        if (between >= -0.5)
          program.apart(first.high, second.low, Math.max(0, Math.min(gapOf(part, two), between)));
      }
    }
}

function keepInside({ axis, program }: Scene, outer: Part, inner: Part) {
  if (inner.kind === 'heading' && inner.id === outer.id) return;
  const pad = inner.kind === 'line' || inner.kind === 'label' ? 8 : 16;
  const [before, after] = [inner.along[0] - outer.along[0], outer.along[1] - inner.along[1]];
  program.apart(outer.low, inner.low, Math.min(axis === 1 ? Math.max(pad, outer.top) : pad, before));
  program.apart(inner.high, outer.high, Math.min(pad, after));
}

function drawTogether({ axis, program, parts }: Scene) {
  const start = program.fixed(Math.min(...parts.map(({ along }) => along[0])));
  const end = program.place();
  for (const { low, high } of parts) {
    program.apart(start, low, 0);
    program.apart(high, end, 0);
  }
  program.weigh(start, end, axis === 0 ? 12 : 2);
}
