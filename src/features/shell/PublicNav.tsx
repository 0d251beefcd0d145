import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { NavList } from '../../ui/layout/NavList.tsx';
import type { NavItem } from '../../ui/layout/navItem.ts';
import { shadow, token } from '../../ui/theme/token.ts';
import { jobsItem, publicItems, serviceItems } from './publicItems.ts';

const Bar = styled('nav')({
  alignSelf: 'stretch',
  marginLeft: 32,
  '& > ul': { display: 'flex', height: '100%', gap: 28, listStyle: 'none' },
  '& > ul > li': { position: 'relative', display: 'flex' },
});
const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '0 2px',
  border: 0,
  background: 'none',
  boxShadow: 'none',
  color: token.second,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  fontWeight: 500,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { color: token.ink },
  '&[aria-current]': { color: token.ink, fontWeight: 600, boxShadow: `inset 0 -2px 0 ${token.mark}` },
} as const;
const Item = styled(Anchor)(look);
const Trigger = styled('button')(look);
const Panel = styled('div')({
  position: 'absolute',
  top: 'calc(100% - 8px)',
  left: -12,
  zIndex: 200,
  width: 220,
  padding: 8,
  border: `1px solid ${token.line}`,
  borderRadius: 8,
  background: token.popup,
  boxShadow: shadow.menu,
});

const Place = ({ item: { label, current, ...target } }: { item: NavItem }) => (
  <li>
    <Item {...target} aria-current={current ? 'page' : undefined}>
      {label}
    </Item>
  </li>
);

export function PublicNav({ tenant }: { tenant: Tenant }) {
  const { pathname } = useLocation();
  return (
    <Bar aria-label="Main">
      <ul>
        {publicItems(tenant, pathname).map((item) => (
          <Place key={item.label} item={item} />
        ))}
        <Services tenant={tenant} pathname={pathname} />
        <Place item={jobsItem(pathname)} />
      </ul>
    </Bar>
  );
}

function Services({ tenant, pathname }: { tenant: Tenant; pathname: string }) {
  const [open, setOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const items = serviceItems(tenant, pathname);

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !item.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  return (
    <li
      ref={item}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !item.current?.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <Trigger
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-current={items.some(({ current }) => current) ? true : undefined}
        onClick={() => setOpen(!open)}
      >
        Services
        <ChevronDown size={18} aria-hidden="true" />
      </Trigger>
      {open && (
        <Panel id={id}>
          <NavList items={items.map((item) => ({ ...item, onClick: () => setOpen(false) }))} />
        </Panel>
      )}
    </li>
  );
}
