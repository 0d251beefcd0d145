import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import JoyLink from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import type { ReactNode } from 'react';
import type { Tenant } from '../../api/tenant.ts';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { RouteLine } from '../../ui/route/RouteLine.tsx';
import { StatusChip } from '../../ui/route/StatusChip.tsx';
import { token } from '../../ui/theme/token.ts';
import type { StandingView } from './standing.ts';

const wide = '@media (min-width:900px)';

const Page = styled('div')({
  display: 'grid',
  gap: 40,
  maxWidth: 1120,
  margin: '0 auto',
  padding: '32px 20px 56px',
  '@media (min-width:600px)': { padding: '48px 32px 64px' },
  [wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    alignItems: 'start',
    gap: 72,
    padding: '72px 32px',
  },
});
const Story = styled('div')({ display: 'grid', justifyItems: 'start', gap: 20, minWidth: 0 });
export const CompanyActions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 12 });
const Help = styled('div')({
  display: 'grid',
  gap: '24px 32px',
  width: '100%',
  marginTop: 28,
  paddingTop: 28,
  borderTop: `1px solid ${token.line}`,
  overflowWrap: 'anywhere',
  '@media (min-width:600px)': { gridTemplateColumns: '1fr 1fr' },
});
const Aside = styled(Card)({ [wide]: { position: 'sticky', top: 104 } });
const Checks = styled('ul')({
  display: 'grid',
  gap: 8,
  paddingTop: 20,
  borderTop: `1px solid ${token.line}`,
  listStyle: 'none',
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: token.second,
});

type CompanyFrameProps = {
  view: StandingView;
  tenant: Tenant;
  email: string;
  onLogOut: () => void;
  children: ReactNode;
};

export function CompanyFrame({ view, tenant, email, onLogOut, children }: CompanyFrameProps) {
  usePageTitle(view.page);
  return (
    <Page>
      <Story>
        <StatusChip {...view.chip} />
        <PageHeading display key={view.title}>
          {view.title}
        </PageHeading>
        <Typography level="body-lg" sx={{ maxWidth: '60ch' }}>
          {view.lead}
        </Typography>
        {children}
        <Help>
          <div>
            <Typography level="title-md" component="h2">
              Need help?
            </Typography>
            <Typography level="body-sm" sx={{ mt: 0.5 }}>
              Email <JoyLink href={`mailto:${tenant.contact_email}`}>{tenant.contact_email}</JoyLink>.
            </Typography>
          </div>
          <div>
            <Typography level="title-md" component="h2">
              How we’ll contact you
            </Typography>
            <Typography level="body-sm" sx={{ mt: 0.5 }}>
              We’ll email the address you signed up with, {email}.
            </Typography>
          </div>
          <div>
            <Button variant="plain" sx={{ ml: '-20px' }} onClick={onLogOut}>
              Log Out
            </Button>
          </div>
        </Help>
      </Story>
      <Aside gap="xl">
        <Typography level="title-md" component="h2">
          Your progress
        </Typography>
        <RouteLine points={view.points} label="Your progress" />
        {view.checks && (
          <Checks aria-label="What we check">
            <li>
              <Typography level="title-sm" component="strong">
                What we check
              </Typography>
            </li>
            {view.checks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </Checks>
        )}
      </Aside>
    </Page>
  );
}
