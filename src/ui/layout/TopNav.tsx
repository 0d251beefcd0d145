import { styled } from '@mui/joy/styles';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Anchor } from '../Anchor.tsx';
import { shadow, token } from '../theme/token.ts';
import { NavList } from './NavList.tsx';
import type { NavItem } from './navItem.ts';

const Nav = styled('nav')({
  display: 'none',
  '@media (min-width:900px)': { display: 'flex', alignItems: 'center', gap: 8, marginLeft: 'auto' },
});

const item = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '0 14px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: token.second,
  fontSize: '0.9375rem',
  fontWeight: 500,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { color: token.ink, background: token.hover },
  '&[aria-current]': { color: token.ink, fontWeight: 600 },
} as const;

const Item = styled(Anchor)(item);
const Opener = styled('button')(item);
const Wrap = styled('div')({ position: 'relative' });

const Panel = styled('div')({
  position: 'absolute',
  top: 'calc(100% + 4px)',
  left: 0,
  zIndex: 200,
  width: 220,
  padding: 8,
  border: `1px solid ${token.line}`,
  borderRadius: 8,
  background: token.popup,
  boxShadow: shadow.menu,
});

function Group({ label, items }: { label: string; items: readonly NavItem[] }) {
  const [open, setOpen] = useState(false);
  const wrap = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !wrap.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  return (
    <Wrap
      ref={wrap}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        wrap.current?.querySelector('button')?.focus();
      }}
    >
      <Opener
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronDown size={18} aria-hidden="true" />
      </Opener>
      {open && (
        <Panel id={id}>
          <NavList items={items} />
        </Panel>
      )}
    </Wrap>
  );
}

/** The public navigation; an entry with `items` opens a list. */
export function TopNav({ items }: { items: readonly (NavItem & { items?: readonly NavItem[] })[] }) {
  return (
    <Nav aria-label="Main">
      {items.map(({ label, items: inner, icon: _, current, ...target }) =>
        inner ? (
          <Group key={label} label={label} items={inner} />
        ) : (
          <Item key={label} {...target} aria-current={current ? 'page' : undefined}>
            {label}
          </Item>
        ),
      )}
    </Nav>
  );
}
