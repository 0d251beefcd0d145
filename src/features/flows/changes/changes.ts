import {
  compare,
  type Difference,
  type FlowDiff,
  type FlowModel,
  outlineOf,
  toOverlay,
} from 'statechart-paths';
import type { Overlay } from 'statechart-paths/diagram';
import { shownAs } from '../overlay.ts';

export interface ChangedThing {
  kind: Difference['kind'];
  /** A path in the later version, or in the earlier one if removed; null for the chart as a whole. */
  state: string | null;
  place: string;
  text: string;
  details: { what: string; from: string; to: string }[];
}

export interface Changes {
  diff: FlowDiff;
  things: ChangedThing[];
}

export function flowChanges(name: string, before: FlowModel, after: FlowModel): Changes {
  const diff = compare(name, before, after);
  const outlines = { before: outlineOf(before), after: outlineOf(after) };
  const things = diff.differences.map(({ kind, of, id, changes }): ChangedThing => {
    const outline = kind === 'removed' ? outlines.before : outlines.after;
    const state = outline.find(({ path, ways }) =>
      of === 'transition'
        ? ways.some(({ transition }) => transition === id)
        : path === (of === 'state' ? id : ''),
    );
    const way = of === 'transition' ? state?.ways.find(({ transition }) => transition === id) : undefined;
    return {
      kind,
      state: of === 'machine' ? null : (state?.path ?? null),
      place: state?.trail ?? '',
      text: way?.text ?? (of === 'machine' ? 'The chart’s own description.' : (state?.description ?? '')),
      details: changes,
    };
  });
  return { diff, things };
}

export function overlayOfChanges(
  { diff }: Changes,
  drawn: 'before' | 'after',
  boxes: ReadonlySet<string>,
): Overlay {
  const differences =
    drawn === 'after'
      ? diff.differences.filter(({ kind }) => kind !== 'removed')
      : diff.differences
          .filter(({ kind }) => kind !== 'added')
          .map(({ idBefore, ...one }) => ({ ...one, id: idBefore ?? one.id }));
  const { states = {}, transitions } = toOverlay({ ...diff, differences });
  const marks: Overlay['states'] = {};
  for (const [path, mark] of Object.entries(states)) {
    const box = shownAs(boxes, path);
    marks[box] = box === path ? mark : (marks[box] ?? 'changed');
  }
  return { states: marks, ...(transitions && { transitions }) };
}
