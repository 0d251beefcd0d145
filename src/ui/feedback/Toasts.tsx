import styled from '@emotion/styled';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { shadow, token } from '../theme/token.ts';
import { onToast, readToast, type Toast } from './toast.ts';

const Place = styled('div')({
  position: 'fixed',
  top: 'auto',
  bottom: 24,
  left: 0,
  right: 0,
  margin: 0,
  width: 'auto',
  padding: '0 16px',
  border: 0,
  background: 'none',
  overflow: 'visible',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  zIndex: 1400,
});

const Box = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  maxWidth: 560,
  padding: '12px 20px',
  borderRadius: 8,
  background: token.toast,
  color: token.onToast,
  boxShadow: shadow.dialog,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  fontWeight: 600,
  animation: 'ui-toast calc(var(--motion) * 200ms) ease-out',
  '@keyframes ui-toast': { from: { opacity: 0, transform: 'translateY(8px)' } },
});

const icons: Record<Toast['kind'], { Icon: typeof Info; colour: string }> = {
  success: { Icon: CircleCheck, colour: '#36AC75' },
  error: { Icon: CircleAlert, colour: '#EE6B60' },
  info: { Icon: Info, colour: '#5293DA' },
};

function ToastBox({ kind, message }: Toast) {
  const { Icon, colour } = icons[kind];
  return (
    <Box>
      <Icon size={20} color={colour} aria-hidden="true" />
      {message}
    </Box>
  );
}

export function Toasts() {
  const toast = useSyncExternalStore(onToast, readToast, readToast);
  const place = useRef<HTMLDivElement>(null);
  const id = toast?.id;
  // A popover is in the top layer, so the toast shows even over an open dialog.
  useEffect(() => {
    const element = place.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (id !== undefined) element.showPopover();
  }, [id]);
  const urgent = toast?.kind === 'error';
  return (
    <Place ref={place} popover="manual">
      <div role="status">{toast && !urgent && <ToastBox key={id} {...toast} />}</div>
      <div role="alert">{toast && urgent && <ToastBox key={id} {...toast} />}</div>
    </Place>
  );
}
