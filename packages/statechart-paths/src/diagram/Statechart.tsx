// Draws a chart for pages, printed documents, simulations, coverage and comparisons.
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import type { FlowModel } from '../model.ts';
import { contentOf, headerOf, labelOf } from './boxContent.ts';
import { countsOf, figuresOf } from './counts.ts';
import { Ladder } from './Ladder.tsx';
import type { Layout, Point } from './layout.ts';
import { leavingStyle, type Mark, markOf, type Overlay, verdicts, weightOf } from './overlay.ts';
import { Count, classes, FigureIn, markClass, pathOf, RowOf, tipOf } from './shapes.tsx';
import type { Arrow, Box, Level, View } from './view.ts';
import { viewOf } from './viewOf.ts';

export type Selection = { state: string } | { transition: string };

export interface StatechartProps {
  model: FlowModel;
  /** The layout of this model at this level. */
  layout: Layout;
  level: Level;
  /** Groups that are opened or closed differently from the level’s default. */
  toggled?: ReadonlySet<string>;
  overlay?: Overlay;
  selected?: Selection | null;
  /** Makes every box and arrow a button. */
  onSelect?: (selection: Selection) => void;
  className?: string;
}

interface Scene extends StatechartProps {
  view: View;
  counts: Map<string, Point>;
}

export function Statechart(props: StatechartProps) {
  const { model, layout, level, toggled, overlay, onSelect, className } = props;
  const view = viewOf(model, level, toggled);
  const figures = figuresOf(view, layout, overlay);
  const scene: Scene = { ...props, view, counts: countsOf(view, layout, overlay, figures.values()) };
  const { boxes, arrows, title } = scene.view;
  const groups = boxes.filter(({ kind }) => kind === 'group');
  const solid = boxes.filter(({ kind }) => kind !== 'group' && kind !== 'root');
  const root = boxes[0] as Box;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className={classes('flow', className)}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width}
      height={layout.height}
      role={onSelect ? 'group' : 'img'}
      aria-label={`${title}, statechart`}
    >
      <title>{`${title}, statechart`}</title>
      <desc>{model.description}</desc>
      <rect className="flow-ground" width={layout.width} height={layout.height} />
      <Heading box={root} scene={scene} />
      {groups.map((box) => (
        <BoxOf key={box.path} box={box} scene={scene} />
      ))}
      {Object.entries(layout.starts).map(([path, { dot, points }]) => (
        <g key={path} className="flow-start">
          <path className="flow-path" d={pathOf(points)} />
          <path className="flow-tip" d={tipOf(points)} />
          <circle className="flow-dot" cx={dot[0]} cy={dot[1]} r={6.5} />
        </g>
      ))}
      {solid.map((box) => (
        <BoxOf key={box.path} box={box} scene={scene} />
      ))}
      {arrows.map((arrow) => (
        <ArrowOf key={arrow.id} arrow={arrow} scene={scene} />
      ))}
      {[...figures].map(([path, area]) => (
        <g key={path} style={{ pointerEvents: 'none' }}>
          <FigureIn area={area} text={overlay?.figures?.[path]?.short ?? ''} />
        </g>
      ))}
    </svg>
  );
}

function Heading({ box, scene }: { box: Box; scene: Scene }) {
  const at = scene.layout.headers[box.path];
  if (!at) return null;
  return headerOf(box).rows.map((row) => (
    <RowOf key={`${row.x} ${row.y}`} row={row} at={at} overlay={scene.overlay} />
  ));
}

function Choice({
  scene,
  of,
  name,
  className,
  laid,
  children,
}: {
  scene: Scene;
  of: Selection;
  name: string;
  className: string;
  // The overlay's style, which stronger styles override.
  laid?: CSSProperties | undefined;
  children: ReactNode;
}) {
  const { onSelect, selected } = scene;
  const isSelected =
    selected !== null &&
    selected !== undefined &&
    ('state' in of
      ? 'state' in selected && selected.state === of.state
      : 'transition' in selected && name !== '' && selected.transition === of.transition);
  const all = classes(className, isSelected && 'is-selected');
  if (!onSelect) return within(laid, <g className={all}>{children}</g>);
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onSelect(of);
  };
  const button = {
    role: 'button',
    tabIndex: 0,
    'aria-label': name,
    'aria-pressed': isSelected,
    onClick: () => onSelect(of),
    onKeyDown: byKey,
  };
  return within(
    laid,
    <g className={classes(all, 'flow-choice')} {...button}>
      {children}
    </g>,
  );
}

const within = (laid: CSSProperties | undefined, drawn: ReactNode) =>
  laid ? <g style={laid}>{drawn}</g> : drawn;

function BoxOf({ box, scene }: { box: Box; scene: Scene }) {
  const { layout, overlay } = scene;
  const area = layout.boxes[box.path];
  if (!area) return null;
  const [x, y, width, height] = area;
  const mark = overlay?.states?.[box.path];
  const figure = overlay?.figures?.[box.path];
  const { rows, rules, body } = contentOf(box);
  const round = box.kind === 'history';
  const frame = { x, y, width: box.kind === 'ladder' ? body : width, height, rx: round ? 16 : 8 };
  return (
    <Choice
      scene={scene}
      of={{ state: box.path }}
      name={[box.title, figure?.long ?? mark].filter(Boolean).join(', ')}
      laid={mark === 'leaving' ? leavingStyle : undefined}
      className={classes(
        'flow-box',
        `kind-${box.kind}`,
        box.region && 'is-region',
        box.parallel && 'is-parallel',
        mark && `is-${mark}`,
      )}
    >
      {mark === 'here' && (
        <rect
          className="flow-halo"
          {...frame}
          x={x - 4}
          y={y - 4}
          width={frame.width + 8}
          height={height + 8}
          rx={12}
        />
      )}
      <rect className="flow-frame" {...frame} />
      {box.kind === 'final' && (
        <rect className="flow-frame" x={x + 3.5} y={y + 3.5} width={width - 7} height={height - 7} rx={5} />
      )}
      {round && (
        <text className="flow-history flow-words" x={x + 16} y={y + 21} textAnchor="middle">
          {box.title}
        </text>
      )}
      {box.kind === 'group' ? (
        <Heading box={box} scene={scene} />
      ) : (
        rows.map((row) => <RowOf key={`${row.x} ${row.y}`} row={row} at={[x, y]} overlay={overlay} />)
      )}
      <Ladder rules={rules} at={[x, y]} body={body} width={width} overlay={overlay} />
    </Choice>
  );
}

const wordsOf = ({ kind, count }: Mark) =>
  kind === 'travelled' ? `, taken ${count ?? 0} times` : kind ? `, ${kind}` : '';

function ArrowOf({ arrow, scene }: { arrow: Arrow; scene: Scene }) {
  const drawn = scene.layout.arrows[arrow.id];
  if (!drawn) return null;
  const { points, label } = drawn;
  // Rules with the same target share the first one's arrow; the others name the target in words.
  const own = markOf(scene.overlay, arrow.transitions.slice(0, 1));
  const isAnswered = arrow.rule !== null && own.kind !== null && own.kind in verdicts;
  const mark = isAnswered ? own : markOf(scene.overlay, arrow.transitions);
  const words = labelOf(arrow);
  const countAt = scene.counts.get(arrow.id);
  const names = arrow.ways.map(({ head, when }) => (when ? `${head} ${when}` : head)).join('; ');
  const end = scene.view.boxes.find(({ path }) => path === arrow.to)?.title;
  const of =
    scene.selected && 'transition' in scene.selected && arrow.transitions.includes(scene.selected.transition)
      ? scene.selected
      : { transition: arrow.transitions[0] ?? '' };
  return (
    <Choice
      scene={scene}
      of={of}
      name={`${names || 'The rule'} leads to ${end}${wordsOf(mark)}`}
      laid={scene.overlay && weightOf(scene.overlay, mark)}
      className={classes('flow-arrow', `kind-${arrow.kind}`, markClass(mark))}
    >
      {scene.onSelect && <path className="flow-reach" d={pathOf(points)} />}
      <path className="flow-path" d={pathOf(points)} />
      <path className="flow-tip" d={tipOf(points)} />
      {label &&
        words.rows.map((row) => (
          <RowOf
            key={`${row.x} ${row.y}`}
            row={row}
            at={[label[0] + (label[2] - words.width) / 2, label[1] + 1]}
            overlay={scene.overlay}
          />
        ))}
      {mark.count !== null && countAt && <Count at={countAt} count={mark.count} />}
    </Choice>
  );
}
