import Button from '@mui/joy/Button';
import JoyLink from '@mui/joy/Link';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { companyStatusQuery } from '../../api/companies.ts';
import type { User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { NextLine } from '../../ui/route/NextLine.tsx';
import { RouteLine } from '../../ui/route/RouteLine.tsx';
import { StatusChip } from '../../ui/route/StatusChip.tsx';
import { token } from '../../ui/theme/token.ts';
import { type CompanyPageName, viewOf } from './standing.ts';

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
const Story = styled('div')({ display: 'grid', justifyItems: 'start', gap: 20 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 12 });
const Help = styled('div')({
  width: '100%',
  maxWidth: '66ch',
  marginTop: 28,
  paddingTop: 28,
  borderTop: `1px solid ${token.line}`,
});
const Aside = styled(Card)({ display: 'grid', gap: 20 });
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

export type CompanyPageProps = {
  page: Exclude<CompanyPageName, 'details'>;
  tenant: Tenant;
  user: User;
  onLogOut: () => void;
};

/** Where a recruiter stands who has no approved company yet: whose turn it is, and what follows. */
export function CompanyPage({ page, tenant, user, onLogOut }: CompanyPageProps) {
  const { data: standing } = useSuspenseQuery(companyStatusQuery());
  const view = viewOf(page, { standing, locale: tenant.locale });
  usePageTitle(view.page);
  const mail = `mailto:${tenant.contact_email}`;
  return (
    <Page>
      <Story>
        <StatusChip {...view.chip} />
        <PageHeading display>{view.title}</PageHeading>
        <Typography level="body-lg" sx={{ maxWidth: '60ch' }}>
          {view.lead}
        </Typography>
        <Actions>
          {view.letter && (
            <Button
              size="lg"
              component="a"
              href={`${mail}?subject=${encodeURIComponent(view.letter.subject)}`}
            >
              {view.letter.label}
            </Button>
          )}
          {standing.company && user.status === 'active' && page !== 'reject' && (
            <Button
              size="lg"
              variant="outlined"
              color="neutral"
              component={Link}
              to="/recruiter/company/details"
            >
              See what you sent
            </Button>
          )}
          <Button size="lg" variant="plain" onClick={onLogOut}>
            Log Out
          </Button>
        </Actions>
        <NextLine>{view.next}</NextLine>
        <Help>
          <Typography level="title-md" component="h2">
            Something wrong or urgent?
          </Typography>
          <Typography level="body-sm" sx={{ mt: 0.5 }}>
            Write to <JoyLink href={mail}>{tenant.contact_email}</JoyLink> from the address you signed up
            with, {user.email}.
          </Typography>
        </Help>
      </Story>
      <Aside>
        <Typography level="title-md" component="h2">
          Where things are
        </Typography>
        <RouteLine points={view.points} label="Where things are" />
        {view.checks && (
          <Checks aria-label="What we look at">
            <li>
              <Typography level="title-sm" component="strong">
                What we look at
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
