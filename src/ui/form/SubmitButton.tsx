import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { PressButton } from '../PressButton.tsx';

const Root = styled(PressButton)({
  gap: 12,
  width: '100%',
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
