import styled from '@emotion/styled';
import { Anchor, type LinkTarget } from './Anchor.tsx';
import { token } from './theme/token.ts';

const Root = styled(Anchor)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: token.ink,
  cursor: 'pointer',
  textDecoration: 'none',
  fontSize: '1.125rem',
  lineHeight: '24px',
  fontWeight: 620,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  '&[data-light]': { color: '#FFFFFF' },
  '&[data-large]': { fontSize: '1.25rem', '& > svg': { width: 34, height: 34 } },
  '&:is(span)': { cursor: 'default' },
});

const Mark = () => (
  <svg width="30" height="30" viewBox="0 0 34 34" aria-hidden="true">
    <rect width="34" height="34" rx="8" fill="#2778CB" />
    <path
      d="M9.5 24.5h3.6c5 0 3.4-6.6 7-8.2"
      fill="none"
      stroke="#fff"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <circle cx="9.3" cy="24.5" r="3.2" fill="#fff" />
    <circle cx="23" cy="11.2" r="4.9" fill="#15365A" stroke="#fff" strokeWidth="2" />
    <circle cx="23" cy="11.2" r="2.4" fill="#F2A42B" />
  </svg>
);

type BrandProps = LinkTarget & { name: string; light?: boolean; large?: boolean };

export function Brand({ name, light = false, large = false, ...target }: BrandProps) {
  const leads = target.component ?? target.href ?? target.onClick;
  return (
    <Root
      data-light={light ? '' : undefined}
      data-large={large ? '' : undefined}
      {...(leads ? target : { component: 'span' })}
    >
      <Mark />
      {name}
    </Root>
  );
}
