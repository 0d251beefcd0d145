import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { List } from '../../ui/List.tsx';
import { token } from '../../ui/theme/token.ts';
import type { ProfileSection } from './sections.ts';

const Nav = styled('nav')({
  minWidth: 0,
  '@media (max-width:899.95px)': { overflowX: 'auto', borderBottom: `1px solid ${token.line}` },
  '@media (min-width:900px)': { position: 'sticky', top: 104, alignSelf: 'start' },
});
const Tabs = styled(List)({
  display: 'flex',
  gap: 24,
  '@media (min-width:900px)': { display: 'grid', gap: 4 },
});
const Item = styled(Link)({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  color: token.second,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: token.ink },
  '&[aria-current]': { color: token.ink, fontWeight: 600 },
  '&:focus-visible': { outlineOffset: -3 },
  '@media (max-width:899.95px)': {
    whiteSpace: 'nowrap',
    '& > svg': { display: 'none' },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      height: 3,
      background: token.mark,
    },
  },
  '@media (min-width:900px)': {
    minHeight: 44,
    padding: '8px 12px',
    borderRadius: 8,
    '&:hover': { background: token.hover },
    '&[aria-current]': { background: token.tint, color: token.onTint },
  },
});

type SectionNavProps = { sections: readonly ProfileSection[]; current: ProfileSection };

export function SectionNav({ sections, current }: SectionNavProps) {
  const list = useRef<HTMLUListElement>(null);
  // A phone shows only three of seven tabs, so the current one is centred.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[href$="=${current.key}"]`);
    const frame = list.current?.parentElement;
    if (tab && frame) frame.scrollLeft = tab.offsetLeft - (frame.clientWidth - tab.offsetWidth) / 2;
  }, [current.key]);
  return (
    <Nav aria-label="Profile">
      <Tabs ref={list}>
        {sections.map(({ key, label, icon: Icon }) => (
          <li key={key}>
            <Item
              to={{ search: `?profile_section=${key}` }}
              aria-current={key === current.key ? 'page' : undefined}
            >
              <Icon size={20} aria-hidden="true" />
              {label}
            </Item>
          </li>
        ))}
      </Tabs>
    </Nav>
  );
}
