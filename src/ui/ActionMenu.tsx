import styled from '@emotion/styled';
import { Ellipsis } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { IconAction } from './IconAction.tsx';
import { List } from './List.tsx';
import { shadow, token } from './theme/token.ts';

const Wrap = styled('div')({ position: 'relative' });
const Menu = styled(List)({
  position: 'absolute',
  top: 'calc(100% + 4px)',
  right: 0,
  zIndex: 150,
  minWidth: 180,
  padding: 8,
  border: `1px solid ${token.line}`,
  borderRadius: 8,
  background: token.popup,
  boxShadow: shadow.menu,
});
const Item = styled('button')({
  display: 'block',
  width: '100%',
  minHeight: 40,
  padding: '8px 12px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: token.ink,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  textAlign: 'left',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { background: token.hover },
  '&[data-danger]': { color: token.error },
});

type ActionMenuProps = {
  label: string;
  actions: readonly { label: string; danger?: boolean; onClick: () => void }[];
};

export function ActionMenu({ label, actions }: ActionMenuProps) {
  const [open, setOpen] = useState(false);
  const wrap = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !wrap.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  if (actions.length === 0) return null;
  return (
    <Wrap
      ref={wrap}
      onBlur={({ relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !wrap.current?.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        wrap.current?.querySelector('button')?.focus();
      }}
    >
      <IconAction label={label} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Ellipsis size={22} />
      </IconAction>
      {open && (
        <Menu>
          {actions.map((action) => (
            <li key={action.label}>
              <Item
                type="button"
                data-danger={action.danger || undefined}
                onClick={() => {
                  // When a dialog opened by the action closes, focus returns to the button.
                  wrap.current?.querySelector('button')?.focus();
                  setOpen(false);
                  action.onClick();
                }}
              >
                {action.label}
              </Item>
            </li>
          ))}
        </Menu>
      )}
    </Wrap>
  );
}
