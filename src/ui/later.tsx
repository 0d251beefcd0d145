// If a part fails to load, the page stays, with everything typed.
import { type ComponentType, lazy } from 'react';
import { PressButton } from './PressButton.tsx';
import { token } from './theme/token.ts';

const bar = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 1,
  padding: 12,
  background: token.page,
  textAlign: 'center',
} as const;

export const notArrived = 'Part of this page didn’t load.';

const bars = new Set<HTMLElement>();

// All bars are in the same place, so only the newest shows; it may be in a dialog over the others.
const showNewest = () => {
  [...bars].forEach((bar, at) => {
    bar.hidden = at + 1 < bars.size;
  });
};

function take(bar: HTMLElement | null) {
  if (!bar) return;
  bars.add(bar);
  showNewest();
  return () => {
    bars.delete(bar);
    showNewest();
  };
}

// Reloads only on a press, so that the reader can copy what they typed first.
const NotArrived = () => (
  <div role="alert" style={bar} ref={take}>
    {`${notArrived} `}
    <PressButton look="outlined" small onClick={() => location.reload()}>
      Reload
    </PressButton>
  </div>
);

export const Nothing = () => null;

export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = NotArrived,
) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );
