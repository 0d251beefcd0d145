import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { Resume } from '../../../documents/resume/resumeContent.ts';
import { token } from '../../../ui/theme/token.ts';
import { askForDrawing } from './drawings.ts';

const Paper = styled('div')({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  overflow: 'hidden',
  borderRadius: 4,
  background: token.skeleton,
  boxShadow: `0 0 0 1px ${token.line}, 0 4px 12px -2px rgb(16 24 40 / 10%)`,
  fontSize: '0.8125rem',
  color: token.second,
  '& > canvas:not([hidden])': { display: 'block', width: '100%', height: '100%', background: '#fff' },
});

const ratios = { a4: '595.28 / 841.89', letter: '612 / 792' } as const;

type FirstPageProps = {
  resume: Resume | undefined;
  pageSize: Resume['page_size'];
  // The maximum width in layout pixels.
  width: number;
};

export function FirstPage({ resume, pageSize, width }: FirstPageProps) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isVisible, setVisible] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry && setVisible(entry.isIntersecting), {
      rootMargin: '200px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isVisible || !resume) return;
    const { cancel } = askForDrawing(resume, Math.round(width * devicePixelRatio), {
      done(drawing) {
        const sheet = canvas.current;
        if (!sheet) return;
        sheet.width = drawing.width;
        sheet.height = drawing.height;
        sheet.getContext('2d')?.drawImage(drawing, 0, 0);
        sheet.hidden = false;
        setFailed(false);
      },
      failed: () => setFailed(true),
    });
    return cancel;
  }, [isVisible, resume, width]);
  return (
    <Paper ref={place} aria-hidden="true" style={{ aspectRatio: ratios[pageSize] }}>
      {failed && 'Not drawn'}
      <canvas ref={canvas} hidden />
    </Paper>
  );
}
