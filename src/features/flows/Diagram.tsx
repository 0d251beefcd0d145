import { styled } from '@mui/joy/styles';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { Area, Layout } from '../../flows/diagram/layout.ts';
import type { Overlay } from '../../flows/diagram/overlay.ts';
import { Statechart } from '../../flows/diagram/Statechart.tsx';
import type { Level } from '../../flows/diagram/view.ts';
import { token } from '../../ui/theme/token.ts';
import type { Flow } from './library.ts';
import { wide } from './parts.ts';
import type { Scale } from './Zoom.tsx';

const Region = styled('div')({
  overflow: 'auto',
  height: '70dvh',
  minHeight: 320,
  padding: 8,
  background: token.page,
  [wide]: { height: 'auto' },
  '& .flow': {
    display: 'block',
    width: 'calc(var(--drawn) * var(--zoom))',
    height: 'auto',
    margin: '0 auto',
  },
  '&[data-whole] .flow': { width: 'min(100%, var(--drawn))', maxHeight: '100%' },
});

/** Scrolls only the drawing’s own region, never the page. */
function bringIntoView(region: HTMLElement, layout: Layout, selected: string) {
  const box = layout.boxes[selected];
  const svg = region.querySelector('svg');
  if (!box || !svg) return;
  const [from, room] = [svg.getBoundingClientRect(), region.getBoundingClientRect()];
  const scale = from.width / layout.width;
  const [x, y, width, height] = box.map((length) => length * scale) as Area;
  const shift = (start: number, end: number, size: number) =>
    start < 24 ? start - 24 : end > size ? Math.min(end - size, start - 24) : 0;
  const [left, top] = [from.left - room.left + x, from.top - room.top + y];
  region.scrollBy(
    shift(left, left + width + 24, region.clientWidth),
    shift(top, top + height + 24, region.clientHeight),
  );
}

type DiagramProps = {
  flow: Flow;
  level: Level;
  layout: Layout;
  scale: Scale;
  overlay: Overlay;
  /** Of a box that is drawn at this level. */
  selected: string;
  onSelect: (path: string) => void;
};

export function Diagram({ flow, level, layout, scale, overlay, selected, onSelect }: DiagramProps) {
  const region = useRef<HTMLDivElement>(null);
  const { model } = flow;
  useEffect(() => {
    if (region.current) bringIntoView(region.current, layout, selected);
  }, [layout, selected]);
  return (
    <Region
      ref={region}
      role="region"
      aria-label={`${flow.title}, drawing`}
      tabIndex={0}
      data-whole={scale === 'whole' ? '' : undefined}
      style={{ '--drawn': `${layout.width}px`, '--zoom': scale === 'whole' ? 1 : scale } as CSSProperties}
    >
      <Statechart
        model={model}
        layout={layout}
        level={level}
        overlay={overlay}
        selected={{ state: selected }}
        onSelect={(selection) =>
          onSelect(
            'state' in selection
              ? selection.state
              : (model.transitions.find(({ id }) => id === selection.transition)?.source ?? selected),
          )
        }
      />
    </Region>
  );
}
