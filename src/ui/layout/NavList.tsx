import styled from '@emotion/styled';
import { Anchor } from '../Anchor.tsx';
import { List } from '../List.tsx';
import { token } from '../theme/token.ts';
import type { NavItem } from './navItem.ts';

const Item = styled(Anchor)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 44,
  padding: '8px 12px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: token.second,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  fontWeight: 500,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color calc(var(--motion) * 120ms) ease-out',
  '&:hover': { background: token.hover, color: token.ink },
  '&[aria-current]': { background: token.tint, color: token.onTint, fontWeight: 600 },
  '& > .here': { marginLeft: 'auto' },
  '[data-large] > li > &': { minHeight: 52, fontSize: '1rem' },
  '[data-mini] > li > &': {
    '@media (min-width:900px)': {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 4,
      minHeight: 60,
      padding: '8px 4px',
      fontSize: '0.75rem',
      lineHeight: '16px',
      textAlign: 'center',
      '& > .here': { display: 'none' },
    },
  },
  '[data-narrow] > li > &': {
    '@media (min-width:900px) and (max-width:1535.95px)': {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 4,
      minHeight: 60,
      padding: '8px 4px',
      fontSize: '0.75rem',
      lineHeight: '16px',
      textAlign: 'center',
      '& > .here': { display: 'none' },
    },
  },
});

const Here = () => (
  <svg className="here" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
    <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

type NavListProps = { items: readonly NavItem[]; large?: boolean; mini?: boolean; narrow?: boolean };

export function NavList({ items, large, mini, narrow }: NavListProps) {
  return (
    <List
      gap="xs"
      data-large={large || undefined}
      data-mini={mini || undefined}
      data-narrow={narrow || undefined}
    >
      {items.map(({ label, icon: Icon, current, ...target }) => (
        <li key={label}>
          <Item {...target} aria-current={current ? 'page' : undefined}>
            {Icon && <Icon size={22} aria-hidden="true" />}
            {label}
            {current && <Here />}
          </Item>
        </li>
      ))}
    </List>
  );
}
