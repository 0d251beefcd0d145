import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { shadow, token } from '../theme/token.ts';

const Frame = styled('dialog')({
  margin: 'auto',
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: token.popup,
  color: token.ink,
  boxShadow: shadow.dialog,
  overscrollBehavior: 'contain',
  // Keeps a focused field above the buttons at the foot.
  scrollPaddingBlockEnd: 96,
  width: 'min(500px, calc(100vw - 32px))',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 32px)',
  '&::backdrop': { background: 'rgba(12, 17, 29, 0.48)' },
  '&[data-place="side"]': {
    margin: '0 0 0 auto',
    width: 'min(380px, 100vw)',
    height: '100dvh',
    maxHeight: 'none',
    borderRadius: 0,
  },
  '&[data-place="page"]': {
    margin: 0,
    width: '100vw',
    height: '100dvh',
    maxHeight: 'none',
    borderRadius: 0,
    background: token.page,
  },
});

type OverlayProps = {
  open: boolean;
  /** Called for Escape and a click on the scrim; must be the safe way out. */
  onDismiss: () => void;
  labelledBy?: string;
  describedBy?: string;
  label?: string;
  place?: 'centre' | 'side' | 'page';
  width?: number;
  children: ReactNode;
};

/** The browser's own modal dialog: the rest of the page is inert, focus stays inside, and returns to its earlier place. */
export function ModalOverlay(props: OverlayProps) {
  const { open, onDismiss, labelledBy, describedBy, label, place = 'centre', width, children } = props;
  const frame = useRef<HTMLDialogElement>(null);
  // A press that starts inside and ends on the scrim selects text and must not close the dialog.
  const pressedScrim = useRef(false);
  useEffect(() => {
    const dialog = frame.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  if (!open) return null;
  return (
    <Frame
      ref={frame}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-label={label}
      data-place={place}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
      onPointerDown={(event) => {
        pressedScrim.current = event.target === frame.current;
      }}
      onClick={(event) => {
        if (pressedScrim.current && event.target === frame.current) onDismiss();
      }}
      style={width ? { width: `min(${width}px, calc(100vw - 32px))` } : undefined}
    >
      {children}
    </Frame>
  );
}
