import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { shadow, token } from './theme/token.ts';

export const buttonLook = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 52,
  padding: '8px 28px',
  border: 0,
  borderRadius: 8,
  background: token.solid,
  color: token.onSolid,
  boxShadow: shadow.primary,
  fontSize: '1rem',
  lineHeight: '24px',
  fontWeight: 600,
  textAlign: 'center',
  textDecoration: 'none',
  transition: 'background-color calc(var(--motion) * 120ms) ease-out',
  '&:hover': { background: token.solidHover },
  '&:active': { background: token.solidActive },
  '&[data-look="outlined"]': {
    border: `1px solid ${token.field}`,
    background: 'none',
    color: token.ink,
    boxShadow: 'none',
  },
  '&[data-look="outlined"]:hover': { background: token.hover },
  '&[data-small]': { minHeight: 44, padding: '6px 20px', fontSize: '0.9375rem', lineHeight: '22px' },
} as const;

const Root = styled(Link)(buttonLook);

type ButtonLinkProps = { to: string; look?: 'solid' | 'outlined'; small?: boolean; children: string };

export const ButtonLink = ({ to, look = 'solid', small = false, children }: ButtonLinkProps) => (
  <Root to={to} data-look={look} data-small={small || undefined}>
    {children}
  </Root>
);
