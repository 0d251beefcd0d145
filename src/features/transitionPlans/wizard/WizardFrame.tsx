import styled from '@emotion/styled';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Lead, PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { RouteLine } from '../../../ui/route/RouteLine.tsx';
import { token } from '../../../ui/theme/token.ts';
import { wizardStepNames } from './steps.ts';

const wide = '@media (min-width:900px)';
const onlyWide = { display: 'none', [wide]: { display: 'block' } } as const;

const Columns = styled('div')({
  [wide]: { display: 'grid', gridTemplateColumns: '216px minmax(0, 640px)', gap: 64 },
});
const Rail = styled('aside')(onlyWide);
const Sticky = styled('div')({ position: 'sticky', top: 104 });
const Intro = styled('p')({
  marginBottom: 24,
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: token.quiet,
});
const Strip = styled('div')({ marginBottom: 12, [wide]: { display: 'none' } });
const Place = styled('p')({
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontWeight: 500,
  color: token.link,
});
const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0 16px',
  minHeight: 44,
  marginBottom: 8,
});
const Back = styled('button')({
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
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});
const Head = styled('div')({ marginTop: 4, marginBottom: 28 });

type WizardFrameProps = {
  name: string;
  at: number;
  /** By step; one with a gap is not done. */
  done: readonly boolean[];
  lead: string;
  saveState: ReactNode;
  onBack: (() => void) | undefined;
  children: ReactNode;
};

export function WizardFrame({ name, at, done, lead, saveState, onBack, children }: WizardFrameProps) {
  const points = wizardStepNames.map((label, step) => ({
    label,
    state: step === at ? ('here' as const) : done[step] ? ('done' as const) : ('ahead' as const),
  }));
  return (
    <PageLayout>
      <Columns>
        <Rail aria-label={`Steps of your ${name}`}>
          <Sticky>
            <Intro>
              {`Your ${name}, about 15 minutes.`}
              <br />
              You can stop at any time and pick up where you left off.
            </Intro>
            <RouteLine points={points} label="Steps" />
          </Sticky>
        </Rail>
        <div>
          <Strip>
            <RouteLine points={points} label="Steps" shape="compact" />
          </Strip>
          <Top>
            {onBack ? (
              <Back type="button" onClick={onBack}>
                <ArrowLeft size={18} aria-hidden="true" />
                Back
              </Back>
            ) : (
              <span />
            )}
            {saveState}
          </Top>
          <Head>
            <Place>{`Step ${at + 1} of ${wizardStepNames.length}`}</Place>
            <PageHeading key={at}>{wizardStepNames[at]}</PageHeading>
            <Lead>{lead}</Lead>
          </Head>
          {children}
        </div>
      </Columns>
    </PageLayout>
  );
}
