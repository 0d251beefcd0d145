import styled from '@emotion/styled';
import { CornerDownRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { token } from '../theme/token.ts';

const Line = styled('p')({
  display: 'flex',
  gap: 8,
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: token.quiet,
  '& strong': { color: token.ink, fontWeight: 600 },
});

export function NextLine({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <Line id={id}>
      <CornerDownRight size={18} aria-hidden="true" />
      <span>
        <strong>Next:</strong> {children}
      </span>
    </Line>
  );
}
