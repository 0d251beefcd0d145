import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { popupPosition } from '../form/ComboboxList.tsx';
import { shadow, token } from '../theme/token.ts';

const Wrap = styled('div')({ position: 'relative' });

export const Pill = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '0 12px',
  border: `1px solid ${token.field}`,
  borderRadius: 8,
  background: token.page,
  color: token.ink,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  cursor: 'pointer',
  transition: 'background-color calc(var(--motion) * 120ms) ease-out',
  '&:hover': { background: token.hover },
  '&[data-chosen]': {
    borderColor: token.mark,
    background: token.tint,
    color: token.onTint,
    fontWeight: 600,
  },
});

const Panel = styled('div')({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  left: 0,
  zIndex: 150,
  width: 320,
  maxWidth: 'calc(100vw - 40px)',
  maxHeight: 'min(440px, 70vh)',
  overflowY: 'auto',
  [popupPosition]: 'static',
  padding: 20,
  border: `1px solid ${token.line}`,
  borderRadius: 8,
  background: token.popup,
  boxShadow: shadow.dialog,
});

export type Filter = {
  name: string;
  label: string;
  count: number;
  isOn?: boolean;
  fields: ReactNode;
};

export function FilterPill({ label, count, isOn = count > 0, fields }: Filter) {
  const [open, setOpen] = useState(false);
  const wrap = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOutside = (target: EventTarget | null) => target instanceof Node && !wrap.current?.contains(target);

  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !wrap.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  return (
    <Wrap
      ref={wrap}
      onBlur={(event: FocusEvent) => {
        if (isOutside(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open || event.defaultPrevented) return;
        setOpen(false);
        trigger.current?.focus();
      }}
    >
      <Pill
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-chosen={isOn || undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
        {count > 0 && <span>{count}</span>}
        <ChevronDown size={18} aria-hidden="true" />
      </Pill>
      {open && (
        <Panel id={id} role="group" aria-label={label}>
          {fields}
        </Panel>
      )}
    </Wrap>
  );
}
