import styled from '@emotion/styled';
import { token } from '../theme/token.ts';

const Track = styled('div')({
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: -2,
  height: 3,
  overflow: 'hidden',
  zIndex: 2,
  '& > div': {
    width: '60%',
    height: '100%',
    background: token.mark,
    animation: 'ui-progress calc(var(--motion) * 1.2s) ease-in-out infinite',
  },
  '@keyframes ui-progress': {
    from: { transform: 'translateX(-100%)' },
    to: { transform: 'translateX(170%)' },
  },
});

export function ProgressBar({ visible, label = 'Loading' }: { visible: boolean; label?: string }) {
  if (!visible) return null;
  return (
    <Track role="progressbar" aria-label={label}>
      <div />
    </Track>
  );
}
