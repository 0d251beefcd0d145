import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconAction } from '../IconAction.tsx';
import { RouteFragment } from '../route/RouteFragment.tsx';
import type { WayPointState } from '../route/wayPointState.ts';
import { DialogActions } from './DialogActions.tsx';
import { InlineAlert } from './InlineAlert.tsx';
import { ModalOverlay } from './ModalOverlay.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  safeLabel: string;
  actLabel: string;
  onSafe: () => void;
  onAct: () => void;
  onDismiss?: () => void;
  /** `primary` for a next step, `secondary` for a local confirmation, `danger` for irreversible actions. */
  actColor?: 'primary' | 'secondary' | 'danger';
  route?: readonly WayPointState[];
  closeButton?: boolean;
  busy?: boolean;
  error?: string | undefined;
  width?: number;
  focus?: 'safe' | 'act';
};

const Body = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: 12,
  padding: 32,
  '@media (max-width:599.95px)': { padding: 20 },
});
const Close = styled('div')({ position: 'absolute', top: 12, right: 12 });

// React's own autoFocus runs before the dialog is open, when nothing in it can be focused.
const takeFocus = (element: HTMLElement | null) => element?.setAttribute('autofocus', '');

/** The safe answer comes first and is outlined; the action is last and solid. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    safeLabel,
    actLabel,
    onSafe,
    onAct,
    onDismiss = onSafe,
    busy = false,
  } = props;
  const { actColor = 'primary', route, closeButton = false, error, width = 440, focus = 'safe' } = props;
  const id = useId();
  const dismiss = () => {
    if (!busy) onDismiss();
  };
  return (
    <ModalOverlay
      open={open}
      onDismiss={dismiss}
      labelledBy={`${id}-title`}
      describedBy={children ? `${id}-text` : undefined}
      width={width}
    >
      <Body>
        {closeButton && <CloseButton onClose={dismiss} />}
        {route && <RouteFragment points={route} />}
        <Typography id={`${id}-title`} level="h2" component="h2">
          {title}
        </Typography>
        {children && (
          <Typography
            id={`${id}-text`}
            level="body-md"
            component="div"
            textColor="text.secondary"
            sx={{ mt: '-4px' }}
          >
            {children}
          </Typography>
        )}
        {error && <InlineAlert kind="error">{error}</InlineAlert>}
        <DialogActions>
          <Button variant="outlined" color="neutral" disabled={busy} onClick={onSafe}>
            {safeLabel}
          </Button>
          <Button
            color={actColor}
            loading={busy}
            onClick={onAct}
            ref={focus === 'act' ? takeFocus : undefined}
          >
            {actLabel}
          </Button>
        </DialogActions>
      </Body>
    </ModalOverlay>
  );
}

const CloseButton = ({ onClose }: { onClose: () => void }) => (
  <Close>
    <IconAction label="Close" onClick={onClose}>
      <X size={22} />
    </IconAction>
  </Close>
);
