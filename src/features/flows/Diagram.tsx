import styled from '@emotion/styled';
import { type CSSProperties, useEffect, useRef } from 'react';
import { type Area, type Layout, type Selection, Statechart } from 'statechart-paths/diagram';
import { token } from '../../ui/theme/token.ts';
import type { Drawing } from './download.ts';
import { wide } from './parts.ts';
import type { ZoomScale } from './Zoom.tsx';

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

// Scrolls only the drawing’s own region, never the page.
function bringIntoView(region: HTMLElement, layout: Layout, selected: string) {
  const box = layout.boxes[selected];
  const svg = region.querySelector('svg');
  if (!box || !svg) return;
  const [from, area] = [svg.getBoundingClientRect(), region.getBoundingClientRect()];
  const scale = from.width / layout.width;
  const [x, y, width, height] = box.map((length) => length * scale) as Area;
  const shift = (start: number, end: number, size: number) =>
    start < 24 ? start - 24 : end > size ? Math.min(end - size, start - 24) : 0;
  const [left, top] = [from.left - area.left + x, from.top - area.top + y];
  region.scrollBy(
    shift(left, left + width + 24, region.clientWidth),
    shift(top, top + height + 24, region.clientHeight),
  );
}

type DiagramProps = {
  title: string;
  drawing: Drawing;
  scale: ZoomScale;
  selected: Selection;
  inView: string;
  onSelect: (selection: Selection) => void;
};

export function Diagram({ title, drawing, scale, selected, inView, onSelect }: DiagramProps) {
  const region = useRef<HTMLDivElement>(null);
  const { layout } = drawing;
  useEffect(() => {
    if (region.current) bringIntoView(region.current, layout, inView);
  }, [layout, inView]);
  return (
    <Region
      ref={region}
      role="region"
      aria-label={`${title}, drawing`}
      tabIndex={0}
      data-fills=""
      data-whole={scale === 'whole' ? '' : undefined}
      style={{ '--drawn': `${layout.width}px`, '--zoom': scale === 'whole' ? 1 : scale } as CSSProperties}
    >
      <Statechart {...drawing} selected={selected} onSelect={onSelect} />
    </Region>
  );
}
