import styled from '@emotion/styled';
import { type ReactNode, Suspense } from 'react';
import { Brand } from '../Brand.tsx';
import { later, Nothing } from '../later.tsx';
import { useIsIdle } from '../rendering.ts';
import { navy, SmallRouteScene } from '../route/SmallRouteScene.tsx';
import { token } from '../theme/token.ts';
import { copyright } from './Footer.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';

const RouteScene = later(async () => (await import('../route/RouteScene.tsx')).RouteScene, Nothing);

type SplitLayoutProps = {
  tenant: string;
  tagline: readonly string[];
  action?: ReactNode;
  /** The way of a veteran from service to the first day. */
  hasRoute?: boolean;
  children: ReactNode;
};

const large = '@media (min-width:900px)';

const Grid = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  [large]: { display: 'grid', gridTemplateColumns: 'minmax(400px, 4fr) 5fr' },
});

const Panel = styled('aside')({
  display: 'none',
  [large]: {
    position: 'sticky',
    top: 0,
    display: 'flex',
    flexDirection: 'column',
    height: '100dvh',
    overflow: 'hidden',
    padding: '36px 0 36px 56px',
    background: navy,
    color: '#FFFFFF',
  },
});

const Tagline = styled('p')({
  margin: '48px 0 26px',
  fontSize: 'clamp(2rem, 3.05vw, 2.75rem)',
  lineHeight: 1.18,
  fontWeight: 640,
  letterSpacing: '-0.02em',
  '& span': { display: 'block' },
});

const Picture = styled('div')({
  flex: '1 1 0',
  minHeight: 0,
  display: 'flex',
  alignItems: 'flex-start',
  '& svg': { maxHeight: '100%' },
});
const Copyright = styled('p')({ marginTop: 16, fontSize: '0.8125rem', lineHeight: '18px', color: '#86B5E8' });

const Top = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 64,
  padding: '0 12px 0 20px',
  borderBottom: `1px solid ${token.line}`,
  [large]: {
    position: 'absolute',
    top: 14,
    right: 28,
    height: 44,
    padding: 0,
    border: 0,
  },
});

const SmallBrand = styled('div')({ [large]: { display: 'none' } });

const Main = styled('main')({
  flex: 1,
  width: '100%',
  maxWidth: 480,
  margin: '0 auto',
  padding: '20px 20px 40px',
  '& h1': { fontSize: '1.5rem', lineHeight: '1.875rem' },
  [large]: {
    alignSelf: 'center',
    padding: '72px 20px',
    '& h1': { fontSize: '1.75rem', lineHeight: '2.125rem' },
  },
});

const Band = styled('footer')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '20px',
  background: navy,
  color: '#FFFFFF',
  fontSize: '0.9375rem',
  lineHeight: '21px',
  fontWeight: 600,
  '& small': { display: 'block', marginTop: 6, fontSize: '0.8125rem', fontWeight: 400, color: '#86B5E8' },
  '& span': { display: 'block' },
  [large]: { display: 'none' },
});

const lines = (tagline: readonly string[]) => tagline.map((line) => <span key={line}>{`${line} `}</span>);

export function SplitLayout({ tenant, tagline, action, hasRoute = true, children }: SplitLayoutProps) {
  const isIdle = useIsIdle();
  return (
    <>
      <SkipLink />
      <Grid>
        <Panel aria-label={tenant}>
          <Brand name={tenant} light large />
          <Tagline>{lines(tagline)}</Tagline>
          <Picture>
            <Suspense>{hasRoute && isIdle && <RouteScene />}</Suspense>
          </Picture>
          <Copyright>{copyright(tenant)}</Copyright>
        </Panel>
        <Top>
          <SmallBrand>
            <Brand name={tenant} />
          </SmallBrand>
          {action}
        </Top>
        <Main id={contentId} tabIndex={-1}>
          {children}
        </Main>
        <Band>
          {hasRoute && <SmallRouteScene />}
          <div>
            {lines(tagline)}
            <small>{copyright(tenant)}</small>
          </div>
        </Band>
      </Grid>
    </>
  );
}
