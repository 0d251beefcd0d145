import type { ElkNode } from 'elkjs/lib/elk-api.js';
import { contentOf, headerOf } from './boxContent.ts';
import { dot, startHeight, startingLadders } from './graph.ts';
import { settleHeaders } from './headers.ts';
import type { Area, Layout, Point } from './layout.ts';
import type { Box, View } from './view.ts';

const gutter = 24;
const round = (value = 0) => Math.round(value * 2) / 2;

function areasIn(answer: ElkNode, [left, top]: Point) {
  const boxes: Record<string, Area> = {};
  const dots: Record<string, Area> = {};
  const visit = (node: ElkNode) => {
    const area: Area = [
      round((node.x ?? 0) + left),
      round((node.y ?? 0) + top),
      round(node.width),
      round(node.height),
    ];
    if (node.id.startsWith('start:')) dots[node.id] = area;
    else if (node.id !== 'root') boxes[node.id] = area;
    node.children?.forEach(visit);
  };
  visit(answer);
  return { boxes, dots };
}

export function layoutFrom(view: View, answer: ElkNode): Layout {
  const rootHeader = headerOf(view.boxes[0] as Box);
  const [left, top] = [gutter, gutter + rootHeader.height + 12];
  const { boxes, dots } = areasIn(answer, [left, top]);

  const edges = new Map((answer.edges ?? []).map((edge) => [edge.id, edge]));
  const pointsOf = (id: string): Point[] =>
    (edges.get(id)?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint, ...bendPoints, endPoint].map(({ x, y }): Point => [round(x + left), round(y + top)]),
    );
  const arrows: Layout['arrows'] = {};
  for (const { id, back } of view.arrows) {
    const points = pointsOf(id);
    const label = edges.get(id)?.labels?.[0];
    arrows[id] = {
      points: back ? points.reverse() : points,
      label: label
        ? [round((label.x ?? 0) + left), round((label.y ?? 0) + top), round(label.width), round(label.height)]
        : null,
    };
  }
  const starts: Layout['starts'] = {};
  const plain = startingLadders(view);
  for (const box of view.boxes) {
    const ladder = view.boxes.find(({ path }) => path === box.initial && plain.has(path));
    const place = ladder && boxes[ladder.path];
    if (ladder && place) {
      const [x, y, width, height] = place;
      const middle = x + Math.round(contentOf(ladder).body / 2);
      boxes[ladder.path] = [x, y + startHeight, width, height - startHeight];
      starts[box.path] = {
        dot: [middle, y + dot / 2],
        points: [
          [middle, y + dot],
          [middle, y + startHeight],
        ],
      };
      continue;
    }
    const area = dots[`start:${box.path}`];
    if (area)
      starts[box.path] = {
        dot: [area[0] + dot / 2, area[1] + dot / 2],
        points: pointsOf(`start:${box.path}`),
      };
  }
  return framed(view, { boxes, arrows, starts });
}

export function framed(view: View, drawn: Pick<Layout, 'boxes' | 'arrows' | 'starts'>): Layout {
  const { boxes, arrows } = drawn;
  const rootHeader = headerOf(view.boxes[0] as Box);
  const ends = [
    ...Object.values(boxes),
    ...Object.values(arrows).flatMap(({ label, points }) => [
      ...(label ? [label] : []),
      ...points.map(([x, y]): Area => [x, y, 0, 0]),
    ]),
  ];
  const top = gutter + rootHeader.height + 12;
  return {
    width: Math.ceil(Math.max(gutter + rootHeader.width, ...ends.map(([x, , width]) => x + width)) + gutter),
    height: Math.ceil(Math.max(top, ...ends.map(([, y, , height]) => y + height)) + gutter),
    ...drawn,
    headers: { '': [gutter, gutter], ...settleHeaders(view, drawn) },
  };
}
