import styled from '@emotion/styled';
import { type CSSProperties, memo, useEffect, useId, useRef } from 'react';
import type { components } from '../../../../../openapi.gen.d.ts';
import { token } from '../../../../ui/theme/token.ts';
import { type DrawnLine, drawingOf } from './pageDrawing.ts';

type ReadPage = components['schemas']['ReadPage'];

const Figure = styled('figure')({
  minWidth: 0,
  margin: 0,
  border: `1px solid ${token.cardLine}`,
  borderRadius: 8,
  background: token.page,
  overflow: 'hidden',
  // On narrow screens, pages without marks would only push the sections apart.
  '@media (max-width:1099.95px)': { '&[data-idle]': { display: 'none' } },
  '& figcaption': {
    padding: '12px 16px',
    borderBottom: `1px solid ${token.line}`,
    fontSize: '0.875rem',
    lineHeight: '20px',
    color: token.second,
    overflowWrap: 'anywhere',
  },
  '& figcaption > span': { display: 'block', fontWeight: 600, color: token.ink },
});
const Scroll = styled('div')({
  position: 'relative',
  maxHeight: 'min(62vh, 640px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outlineOffset: -2 },
  '@media (max-width:1099.95px)': { maxHeight: 320 },
});
const Page = styled('div')({
  padding: 12,
  '& + &': { borderTop: `1px solid ${token.line}` },
  '& svg': { display: 'block', width: '100%', height: 'auto' },
  '& text': { fill: token.second, fontFamily: 'inherit', whiteSpace: 'pre' },
  '& g[data-marked] text': { fill: token.ink },
  '& rect': { fill: token.tint },
  '& g[data-active] rect': { stroke: token.mark, strokeWidth: 2 },
});
const Text = styled('p')({
  margin: 0,
  padding: '1px 6px',
  borderRadius: 4,
  fontSize: '0.875rem',
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  color: token.second,
  '& mark': { background: 'none', color: token.ink },
  '&[data-marked]': { background: token.tint, borderRadius: 0 },
  '&[data-active]': { boxShadow: `inset 3px 0 0 ${token.mark}` },
});

interface CvPagesProps {
  pages: readonly ReadPage[];
  fileName: string | null;
  marked: readonly number[];
  active: readonly number[];
  rows: number;
}

/** Memoised so that typing does not draw the pages again. */
export const CvPages = memo(function CvPages({ pages, fileName, marked, active, rows }: CvPagesProps) {
  const id = useId();
  const scroll = useRef<HTMLDivElement>(null);
  const lines = { marked: new Set(marked), active: new Set(active) };
  const shown = active.length > 0 ? active : marked;
  const target = shown.length > 0 ? Math.min(...shown) : undefined;
  useEffect(() => {
    const box = scroll.current;
    const line = target === undefined ? null : box?.querySelector(`[data-line="${target}"]`);
    if (!box || !line) return;
    const [at, from] = [line.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollTop += at.top - from.top - 48;
    box.scrollLeft += at.left - from.left - 24;
  }, [target]);
  return (
    <Figure
      aria-labelledby={id}
      data-idle={marked.length === 0 ? '' : undefined}
      style={{ '--rows': rows } as CSSProperties}
    >
      <figcaption id={id}>
        <span>{captionOf(pages, target)}</span>
        {fileName}
      </figcaption>
      <Scroll ref={scroll} tabIndex={0} role="group" aria-labelledby={id}>
        {pages.map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages never move.
          <Page key={index}>
            {page.ratio === null ? (
              <PageText page={page} {...lines} />
            ) : (
              <PageDrawing page={page} ratio={page.ratio} {...lines} />
            )}
          </Page>
        ))}
      </Scroll>
    </Figure>
  );
});

function captionOf(pages: readonly ReadPage[], target: number | undefined): string {
  if (target === undefined) return 'Your file';
  const number = pages.findIndex(({ lines }) => lines.some(({ line }) => line === target)) + 1;
  return pages.length > 1 && number > 0
    ? `Where we read this: page ${number} of ${pages.length}`
    : 'Where we read this';
}

interface PageProps {
  page: ReadPage;
  marked: ReadonlySet<number>;
  active: ReadonlySet<number>;
}

function PageText({ page, marked, active }: PageProps) {
  return page.lines.map(({ line, text, is_bold }) => (
    <Text
      key={line}
      data-line={line}
      data-marked={marked.has(line) ? '' : undefined}
      data-active={active.has(line) ? '' : undefined}
      style={is_bold ? { fontWeight: 600 } : undefined}
    >
      {marked.has(line) ? <mark>{text}</mark> : text}
    </Text>
  ));
}

function PageDrawing({ page, ratio, marked, active }: PageProps & { ratio: number }) {
  const { viewBox, minWidth, lines } = drawingOf(page, ratio);
  return (
    <svg viewBox={viewBox} role="presentation" style={{ minWidth }}>
      {lines.map((line) => (
        <g
          key={line.number}
          data-line={line.number}
          data-marked={marked.has(line.number) ? '' : undefined}
          data-active={active.has(line.number) ? '' : undefined}
        >
          {marked.has(line.number) && <rect {...line.box} rx="4" />}
          <LineTexts line={line} />
        </g>
      ))}
    </svg>
  );
}

function LineTexts({ line }: { line: DrawnLine }) {
  return line.texts.map(({ text, x, y, size, length, isBold }) => (
    <text
      key={x}
      x={x}
      y={y}
      fontSize={size}
      fontWeight={isBold ? 600 : undefined}
      textLength={length}
      lengthAdjust="spacingAndGlyphs"
    >
      {text}
    </text>
  ));
}
