import Button from '@mui/joy/Button';
import JoyLink from '@mui/joy/Link';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { RouteLine } from '../../ui/route/RouteLine.tsx';
import { token } from '../../ui/theme/token.ts';

const Hero = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 20,
  maxWidth: '66ch',
  padding: '24px 0 48px',
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const Route = styled('div')({ padding: '8px 0 48px' });
const Part = styled('section')({
  display: 'grid',
  gap: 12,
  maxWidth: '66ch',
  padding: '32px 0',
  borderTop: `1px solid ${token.line}`,
  '& ul': { paddingLeft: 20, display: 'grid', gap: 6 },
});

function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Part id={id} aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} level="h2" component="h2">
        {title}
      </Typography>
      {children}
    </Part>
  );
}

/** The local marketing page of a seeded tenant, with the notices that the footer leads to. */
export function SitePage({ tenant }: { tenant: Tenant }) {
  usePageTitle(tenant.name);
  if (!tenant.is_demo) return <Navigate to="/404" replace />;
  const mail = <JoyLink href={`mailto:${tenant.contact_email}`}>{tenant.contact_email}</JoyLink>;
  return (
    <PageLayout>
      <Hero>
        <PageHeading display>Honoring Service. Empowering Veterans.</PageHeading>
        <Typography level="body-lg">
          {tenant.name} is for people who leave military service, and for the recruiters who want to meet
          them. You say where you want to go; we draw the way there, with dates, and say at each point whose
          turn it is.
        </Typography>
        <Actions>
          <Button size="lg" component={Link} to="/auth/login?type=veteran">
            Veteran Login
          </Button>
          <Button
            size="lg"
            variant="outlined"
            color="neutral"
            component={Link}
            to="/auth/login?type=recruiter"
          >
            Recruiter Login
          </Button>
        </Actions>
      </Hero>
      <Route>
        <RouteLine
          shape="row"
          label="Onboarding in five stages"
          points={[
            { label: 'Personal Details', state: 'start', detail: 'Two minutes' },
            { label: 'Upload your CV', state: 'ahead', detail: 'An old one is fine' },
            { label: 'Career Direction', state: 'ahead', detail: 'One question, then a few' },
            { label: 'Action Plan', state: 'ahead', detail: 'Dated back from your last day' },
            { label: 'Support & Services', state: 'destination', detail: 'You choose' },
          ]}
        />
      </Route>
      <Chapter id="privacy" title="Privacy">
        <p>
          This is a demonstration of the product. Its people and companies are made up; do not enter anything
          about a real person. What you enter stays in the database of this installation.
        </p>
        <ul>
          <li>Your CV is read on our own server, in a process of its own. Nobody else gets the file.</li>
          <li>Recruiters see you only if you say so, and you can take it back.</li>
          <li>Nothing is loaded from other companies, and nobody tracks what you do here.</li>
          <li>
            Your browser keeps a session, the name of this site, your display settings, and what you have
            typed in onboarding and not yet saved; the last is erased after a day or when you log out.
          </li>
        </ul>
        <p>To see, correct or erase what is stored about you, write to {mail}.</p>
      </Chapter>
      <Chapter id="terms" title="Terms">
        <p>
          Use the product to find work or to offer it. Say what is true about yourself and about your company;
          a person checks each company before it can hire here. We may switch off an account that harms
          others, and we say why.
        </p>
        <p>Seeded people and data may be reset at any time, and with them whatever was entered into them.</p>
      </Chapter>
      <Chapter id="accessibility" title="Accessibility">
        <p>
          Every page is built to meet WCAG 2.2 at level AA: it works by keyboard alone, with a screen reader,
          at 320 pixels, zoomed to 400 percent, in light and dark, and without motion if you ask your system
          for less. Display settings offer bolder contrast.
        </p>
        <p>If something is in your way, write to {mail} and say what you tried; that is a fault of ours.</p>
      </Chapter>
      <Chapter id="help" title="Help">
        <p>Write to {mail}. Say which page you were on and what you saw.</p>
        <ul>
          <li>You cannot sign in: check that you are on the tab of your kind of account.</li>
          <li>Something is missing in onboarding: it goes on where you stopped, on any device.</li>
          <li>Your CV was read wrongly: every field can be changed before it is saved.</li>
        </ul>
      </Chapter>
      <Chapter id="data" title="Data we use">
        <p>
          Contains information from the{' '}
          <JoyLink href="https://github.com/dr5hn/countries-states-cities-database">
            Countries States Cities Database
          </JoyLink>
          , which is made available under the{' '}
          <JoyLink href="https://opendatacommons.org/licenses/odbl/1-0/">
            Open Database License (ODbL) 1.0
          </JoyLink>
          . Our list of states and cities is derived from it and stands under the same licence.
        </p>
        <p>What a military role is called in civilian life was put together by hand.</p>
      </Chapter>
    </PageLayout>
  );
}
