import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { token } from './theme/token.ts';

const Root = styled('button')({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: token.second,
  cursor: 'pointer',
  transition: 'background-color calc(var(--motion) * 120ms) ease-out',
  '&:hover': { background: token.hover, color: token.ink },
});

type IconActionProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  label: string;
  children: ReactNode;
};

export function IconAction({ label, children, ...button }: IconActionProps) {
  return (
    <Root type="button" {...button} aria-label={label} title={label}>
      {children}
    </Root>
  );
}
