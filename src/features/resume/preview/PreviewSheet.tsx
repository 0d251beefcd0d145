import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { token } from '../../../ui/theme/token.ts';
import type { OpenPdf } from './openPdf.ts';

const Paper = styled('canvas')({
  display: 'block',
  background: '#fff',
  borderRadius: 4,
  boxShadow: `0 0 0 1px ${token.line}, 0 4px 12px -2px rgb(16 24 40 / 10%)`,
});

type SheetProps = {
  pdf: OpenPdf;
  // Counted from 1.
  page: number;
  // In layout pixels.
  width: number;
};

/** Draws a page of the real file while in view. The last drawing stays until the next is ready. */
export function PreviewSheet({ pdf, page, width }: SheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = pdf.pages[page - 1];
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!canvas.current) return;
    const observer = new IntersectionObserver(([entry]) => entry && setInView(entry.isIntersecting), {
      rootMargin: '200px',
    });
    observer.observe(canvas.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const place = canvas.current;
    if (!place || width <= 0 || !inView) return;
    let isNeeded = true;
    // Fails when another file has closed this one during the drawing.
    pdf.draw(page, width * devicePixelRatio, () => (isNeeded ? place : null)).catch(() => {});
    return () => {
      isNeeded = false;
    };
  }, [pdf, page, width, inView]);
  if (!size) return null;
  return (
    <Paper
      ref={canvas}
      aria-hidden="true"
      style={{ width, height: Math.round((width * size.height) / size.width) }}
    />
  );
}
