import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { List } from '../../../ui/List.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { OpenPdf } from './openPdf.ts';
import { PreviewSheet } from './PreviewSheet.tsx';

const Pages = styled(List)({
  padding: '4px 0',
  display: 'none',
  alignContent: 'start',
  position: 'sticky',
  top: 0,
  '@media (min-width:900px)': { display: 'grid' },
});
const Thumb = styled('button')({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token.second,
  '& > canvas': { outlineOffset: 2 },
  '&[aria-current] > canvas': { outline: `2px solid ${token.mark}` },
});

type ThumbsProps = { pdf: OpenPdf; current: number; onChoose: (page: number) => void };

// In milliseconds; thumbnails wait for a pause in typing.
const restBeforeDrawing = 400;

function useRested(pdf: OpenPdf) {
  const [rested, setRested] = useState(pdf);
  useEffect(() => {
    const timer = setTimeout(() => setRested(pdf), restBeforeDrawing);
    return () => clearTimeout(timer);
  }, [pdf]);
  return rested;
}

export function Thumbs({ pdf: newest, current, onChoose }: ThumbsProps) {
  const pdf = useRested(newest);
  return (
    <Pages as="ol" gap="md">
      {pdf.pages.map(({ number }) => (
        <li key={number}>
          <Thumb
            type="button"
            aria-label={`Page ${number}`}
            aria-current={current === number ? 'true' : undefined}
            onClick={() => onChoose(number)}
          >
            <PreviewSheet pdf={pdf} page={number} width={56} />
            {number}
          </Thumb>
        </li>
      ))}
    </Pages>
  );
}
