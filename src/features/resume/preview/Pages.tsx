import styled from '@emotion/styled';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { token } from '../../../ui/theme/token.ts';
import type { OpenPdf } from './openPdf.ts';
import { PreviewSheet } from './PreviewSheet.tsx';
import { Thumbs } from './Thumbs.tsx';

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

export type PageZoom = 'fit' | 'full';

const Scroller = styled('div')({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  display: 'flex',
  gap: 20,
  padding: 24,
  background: token.hover,
  // Keeps the scroll position when a page is replaced by one of another height.
  overflowAnchor: 'auto',
  scrollbarGutter: 'stable',
  '@media (max-width:599.95px)': {
    padding: '16px 0',
    '&[data-zoom="fit"]': { scrollSnapType: 'x mandatory', overscrollBehaviorX: 'contain' },
  },
});
const Frame = styled('div')({
  flex: 1,
  minWidth: 0,
  '@media (max-width:599.95px)': { paddingInline: 16 },
});
const Sheets = styled('div')({
  display: 'grid',
  gap: 24,
  alignContent: 'start',
  justifyItems: 'center',
  width: 'fit-content',
  marginInline: 'auto',
  '@media (max-width:599.95px)': {
    '&[data-zoom="fit"]': {
      width: 'auto',
      marginInline: '-16px',
      gridAutoFlow: 'column',
      gridAutoColumns: '100%',
      justifyItems: 'stretch',
      gap: 0,
      '& > *': { display: 'grid', justifyItems: 'center', alignContent: 'start', scrollSnapAlign: 'start' },
    },
  },
});
const Overflow = styled('p')({
  margin: 0,
  width: '100%',
  borderTop: `2px dashed ${token.warning}`,
  padding: '8px 0 16px',
  color: token.warning,
  fontSize: '0.875rem',
  lineHeight: '20px',
});

// Most recruiters read two pages.
const usualPages = 2;
// Pixels per point at 100 %, with 96 pixels per inch.
const fullSize = 96 / 72;
// In pixels; fitting a wide window would make a sheet larger than its print.
const widest = 880;
// The shadow line around a sheet, in pixels.
const edge = 4;

type PagesProps = {
  pdf: OpenPdf;
  zoom: PageZoom;
  label: string;
  current: number;
  onCurrent: (page: number) => void;
  overflow: string;
};

export function Pages({ pdf, zoom, label, current, onCurrent, overflow }: PagesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const sheets = useRef<HTMLDivElement>(null);
  const fit = Math.min(useWidth(frame) - edge, widest);
  const width = zoom === 'fit' ? fit : Math.round((pdf.pages[0]?.width ?? 0) * fullSize);
  const follow = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    const { top, left, width, height } = currentTarget.getBoundingClientRect();
    const inside = [...(sheets.current?.children ?? [])].findIndex((sheet) => {
      const box = sheet.getBoundingClientRect();
      return box.bottom > top + height / 3 && box.right > left + width / 3;
    });
    if (inside >= 0) onCurrent(inside + 1);
  };
  return (
    <Scroller tabIndex={0} role="region" aria-label={label} data-zoom={zoom} onScroll={follow}>
      <Thumbs
        pdf={pdf}
        current={current}
        onChoose={(page) => {
          sheets.current?.children[page - 1]?.scrollIntoView({ block: 'start', behavior: 'instant' });
          onCurrent(page);
        }}
      />
      <Frame ref={frame}>
        <Sheets ref={sheets} data-zoom={zoom}>
          {width > 0 &&
            pdf.pages.map(({ number }) => (
              <div key={number}>
                {number === usualPages + 1 && (
                  <Overflow>{`Page ${number} starts here. ${overflow}`}</Overflow>
                )}
                <PreviewSheet pdf={pdf} page={number} width={width} />
              </div>
            ))}
        </Sheets>
      </Frame>
    </Scroller>
  );
}
