import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Anchor } from './Anchor.tsx';
import { token } from './theme/token.ts';

export const textLinkLook = {
  color: token.link,
  fontWeight: 500,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '&:hover': { textDecorationThickness: 2 },
} as const;

const Root = styled(Anchor)(textLinkLook);

export const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Root {...(to.startsWith('/') ? { component: Link, to } : { href: to })}>{children}</Root>
);
