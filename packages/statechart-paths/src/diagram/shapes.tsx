// Parts of a drawing: words with glyphs, and arrows with rounded corners.

import { type Row, ringWidth, sizeOf } from './boxContent.ts';
import { countText, countWidth } from './counts.ts';
import type { Area, Point } from './layout.ts';
import { isGlyph, runsOf } from './measure.ts';
import { type Mark, markOf, type Overlay } from './overlay.ts';

const signs: Record<string, string> = {
  '→': 'M1.5 5.5h8M6.5 2.5l3 3-3 3',
  '✓': 'M1.5 6l3 3 5-6.5',
  '✗': 'M2.5 2.5l6 6M8.5 2.5l-6 6',
  '↻': 'M9.3 6.6A4 4 0 1 1 8.6 3M9 .8v2.6H6.4',
};

export const classes = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
export const markClass = ({ kind }: Mark) => kind && `is-${kind}`;

/** One line of text from its baseline. Glyphs missing in the font are drawn as paths. */
export function Words({
  x,
  y,
  text,
  size,
  bold,
}: {
  x: number;
  y: number;
  text: string;
  size: number;
  bold?: boolean;
}) {
  const runs = runsOf(text, size, bold ? 600 : 400);
  return runs.map((run) =>
    isGlyph(run.text) ? (
      <path
        key={run.x}
        className="flow-sign"
        d={signs[run.text]}
        transform={`translate(${x + run.x} ${y - size * 0.82})`}
      />
    ) : (
      <text key={run.x} className="flow-words" x={x + run.x} y={y} xmlSpace="preserve">
        {run.text}
      </text>
    ),
  );
}

export function Ring({ x, y, number, filled }: { x: number; y: number; number: number; filled?: boolean }) {
  return (
    <g className={classes('flow-ring', filled && 'is-filled')}>
      <circle className="flow-disc" cx={x} cy={y} r={number > 9 ? 9 : 8} />
      <text className="flow-words" x={x} y={y + 4} textAnchor="middle">
        {number}
      </text>
    </g>
  );
}

export function RowOf({
  row,
  at: [left, top],
  overlay,
}: {
  row: Row;
  at: Point;
  overlay: Overlay | undefined;
}) {
  const { kind, tone, text, order, transitions } = row;
  const [x, y] = [left + row.x, top + row.y];
  const ring = order ? ringWidth : 0;
  const chip = kind === 'chip';
  const size = sizeOf(kind);
  return (
    <g
      className={classes('flow-row', `flow-${kind}`, `tone-${tone}`, markClass(markOf(overlay, transitions)))}
    >
      {chip && (
        <rect className="flow-frame" x={x} y={y} width={row.width} height={row.height} rx={row.height / 2} />
      )}
      {order && <Ring x={x + 8} y={y + 8} number={order} />}
      <Words
        x={x + ring + (chip ? 8 : 0)}
        y={y + row.height / 2 + size * 0.36}
        text={text}
        size={size}
        bold={kind === 'title' || kind === 'head'}
      />
    </g>
  );
}

export function pathOf(points: Point[], radius = 6): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${point.join(' ')}`;
      if (!after) return `L${point.join(' ')}`;
      const [into, out] = [toward(point, before, radius), toward(point, after, radius)];
      return `L${into.join(' ')}Q${point.join(' ')} ${out.join(' ')}`;
    })
    .join('');
}

function toward([x, y]: Point, [x2, y2]: Point, most: number): Point {
  const length = Math.hypot(x2 - x, y2 - y);
  const part = length === 0 ? 0 : Math.min(most, length / 2) / length;
  return [x + (x2 - x) * part, y + (y2 - y) * part];
}

export function tipOf(points: Point[]): string {
  const [x, y] = points.at(-1) ?? [0, 0];
  const [fromX, fromY] = points.at(-2) ?? [x, y - 1];
  const angle = Math.atan2(y - fromY, x - fromX);
  const corner = (turn: number): Point => [
    Math.round((x - 9 * Math.cos(angle + turn)) * 10) / 10,
    Math.round((y - 9 * Math.sin(angle + turn)) * 10) / 10,
  ];
  return `M${x} ${y}L${corner(0.42).join(' ')}L${corner(-0.42).join(' ')}Z`;
}

export function Count({ at: [x, y], count }: { at: Point; count: number }) {
  const width = countWidth(count);
  return (
    <g className="flow-count">
      <rect className="flow-disc" x={x - width / 2} y={y - 8} width={width} height={16} rx={8} />
      <text className="flow-words" x={x} y={y + 4} textAnchor="middle">
        {countText(count)}
      </text>
    </g>
  );
}

export function FigureIn({ area: [x, y, width, height], text }: { area: Area; text: string }) {
  return (
    <g className="flow-count">
      <rect className="flow-disc" x={x} y={y} width={width} height={height} rx={height / 2} />
      <text className="flow-words" x={x + width / 2} y={y + 13} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
