import styled from '@emotion/styled';
import { token } from '../../../ui/theme/token.ts';

const Switch = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '0 4px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: token.ink,
  fontSize: '0.875rem',
  fontWeight: 500,
  cursor: 'pointer',
});
const Track = styled('span')({
  position: 'relative',
  width: 40,
  height: 24,
  borderRadius: 12,
  border: `1px solid ${token.field}`,
  background: token.hover,
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 3,
    left: 3,
    width: 16,
    height: 16,
    borderRadius: 8,
    background: token.field,
    transition: 'transform calc(var(--motion, 1) * 120ms) ease-out',
  },
  '[aria-checked="true"] > &': { background: token.mark, borderColor: token.mark },
  '[aria-checked="true"] > &::after': { background: token.onMark, transform: 'translateX(16px)' },
});

export const FollowSwitch = ({ on, onSwitch }: { on: boolean; onSwitch: (on: boolean) => void }) => (
  <Switch type="button" role="switch" aria-checked={on} onClick={() => onSwitch(!on)}>
    <Track aria-hidden="true" />
    Follow the app
  </Switch>
);
