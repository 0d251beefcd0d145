import styled from '@emotion/styled';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor, type LinkTarget } from '../Anchor.tsx';
import { RouteLine, type RoutePoint } from '../route/RouteLine.tsx';
import { token } from '../theme/token.ts';
import { AppHeader } from './AppHeader.tsx';
import { Lead, PageHeading } from './PageHeading.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';

type WizardLayoutProps = {
  brand: ReactNode;
  saveState?: ReactNode;
  saveStateShort?: ReactNode;
  action?: ReactNode;
  points: readonly RoutePoint[];
  routeLabel: string;
  intro?: ReactNode;
  /** Counted from 1. */
  stage: { number: number; of: number; name: string };
  title: ReactNode;
  lead?: ReactNode;
  back?: LinkTarget & { label?: string };
  loading?: boolean;
  children: ReactNode;
};

const large = '@media (min-width:900px)';
const onlyLarge = { display: 'none', [large]: { display: 'block' } } as const;
const onlySmall = { [large]: { display: 'none' } } as const;

const Page = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
const Body = styled('div')({
  flex: 1,
  [large]: { display: 'grid', gridTemplateColumns: '320px minmax(0, 1fr)' },
});

const Rail = styled('aside')({
  ...onlyLarge,
  padding: '48px 32px 48px 40px',
  background: token.paper,
  borderRight: `1px solid ${token.line}`,
});

const RailInner = styled('div')({ position: 'sticky', top: 120 });
const Intro = styled('p')({
  marginBottom: 24,
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: token.quiet,
});
const LargeOnly = styled('div')(onlyLarge);
const HeaderState = styled('div')({ display: 'none', [large]: { display: 'flex', marginRight: 8 } });
const Strip = styled('div')({ ...onlySmall, marginBottom: 20 });

const Stage = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 14,
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontWeight: 600,
});

const Main = styled('main')({
  width: '100%',
  maxWidth: 720,
  padding: '16px 20px 56px',
  '@media (max-width:359.95px)': { paddingInline: 16 },
  '@media (min-width:600px)': { padding: '24px 32px 64px' },
  [large]: { maxWidth: 'none', padding: '40px 40px 72px 72px', '& > *': { maxWidth: 640 } },
  '@media (max-width:1199.95px)': { [large]: { paddingLeft: 40 } },
});

const Back = styled(Anchor)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: token.link,
  fontSize: '0.875rem',
  fontWeight: 500,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});

const StageLabel = styled('p')({
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontWeight: 500,
  color: token.link,
});
const Head = styled('div')({ marginTop: 8, marginBottom: 28 });

export function WizardLayout(props: WizardLayoutProps) {
  const { brand, saveState, saveStateShort = saveState, action, points, routeLabel, intro, stage } = props;
  const { title, lead, back, loading, children } = props;
  const place = `Stage ${stage.number} of ${stage.of}`;
  return (
    <Page>
      <SkipLink />
      <AppHeader
        start={brand}
        loading={loading}
        end={
          <>
            <HeaderState>{saveState}</HeaderState>
            {action}
          </>
        }
      />
      <Body>
        <Rail aria-label={routeLabel}>
          <RailInner>
            {intro && <Intro>{intro}</Intro>}
            <RouteLine points={points} label={routeLabel} />
          </RailInner>
        </Rail>
        <Main id={contentId} tabIndex={-1}>
          <Strip>
            <Stage>
              <span>{`${place}: ${stage.name}`}</span>
              {saveStateShort}
            </Stage>
            <RouteLine points={points} label={routeLabel} shape="compact" />
          </Strip>
          {back && (
            <Back {...back}>
              <ArrowLeft size={18} aria-hidden="true" />
              {back.label ?? 'Back'}
            </Back>
          )}
          <Head>
            <LargeOnly>
              <StageLabel>{place}</StageLabel>
            </LargeOnly>
            <PageHeading key={String(title)}>{title}</PageHeading>
            {lead && <Lead>{lead}</Lead>}
          </Head>
          {children}
        </Main>
      </Body>
    </Page>
  );
}
