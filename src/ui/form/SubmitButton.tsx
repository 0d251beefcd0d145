import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { shadow, token } from '../theme/token.ts';

const Root = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  width: '100%',
  minHeight: 52,
  padding: '0 28px',
  border: 0,
  borderRadius: 8,
  background: token.solid,
  color: token.onSolid,
  boxShadow: shadow.primary,
  fontSize: '1rem',
  fontWeight: 600,
  cursor: 'pointer',
  transition: 'background-color calc(var(--motion, 1) * 120ms) ease-out',
  '&:hover': { background: token.solidHover },
  '&:active': { background: token.solidActive },
  '&[aria-disabled]': { cursor: 'progress', boxShadow: 'none' },
});

const Spinner = styled('span')({
  width: 18,
  height: 18,
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: 'ui-turn 0.8s linear infinite',
  '@keyframes ui-turn': { to: { transform: 'rotate(1turn)' } },
});

export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Root type="submit" aria-disabled={busy || undefined}>
      {busy && <Spinner aria-hidden="true" />}
      {children}
    </Root>
  );
}
