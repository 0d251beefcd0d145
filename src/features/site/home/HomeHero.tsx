import styled from '@emotion/styled';
import { type ReactNode, Suspense } from 'react';
import { later, Nothing } from '../../../ui/later.tsx';
import { useIsIdle } from '../../../ui/rendering.ts';
import { navy, SmallRouteScene } from '../../../ui/route/SmallRouteScene.tsx';
import { TextColumn } from '../parts.tsx';

const RouteScene = later(async () => (await import('../../../ui/route/RouteScene.tsx')).RouteScene, Nothing);

const wide = '@media (min-width:1200px)';

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  padding: '8px 0 40px',
  [wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) 520px',
    alignItems: 'center',
    gap: 72,
    padding: '16px 0 56px',
  },
});
const Panel = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: 20,
  borderRadius: 8,
  background: navy,
  color: '#FFFFFF',
  fontSize: '0.9375rem',
  lineHeight: '21px',
  fontWeight: 600,
  '& > svg': { flex: 'none' },
  [wide]: { display: 'none' },
});
const WidePanel = styled('div')({
  display: 'none',
  padding: '24px 8px 24px 24px',
  borderRadius: 8,
  background: navy,
  [wide]: { display: 'block' },
});
// As high as the drawing, which loads later.
const Picture = styled('div')({
  aspectRatio: '580 / 548',
  '& svg': { width: '100%', height: 'auto' },
});

/** With the drawing of the login page: its small form where there is no room for its words. */
export function HomeHero({ children }: { children: ReactNode }) {
  const isIdle = useIsIdle();
  return (
    <Columns>
      <TextColumn>{children}</TextColumn>
      <Panel>
        <SmallRouteScene />
        <p>A dated route from your service to your first day in a new job</p>
      </Panel>
      <WidePanel>
        <Picture>
          <Suspense>{isIdle && <RouteScene />}</Suspense>
        </Picture>
      </WidePanel>
    </Columns>
  );
}
