// Parts of a page that are fetched when they are needed. Where one does not arrive, the page stays, with all that was typed.
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

// Only when it is pressed: the reader may first keep what they typed.
const NotArrived = () => (
  <div role="alert" style={bar}>
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
