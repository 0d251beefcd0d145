import Button from '@mui/joy/Button';
import JoyLink from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { Link, Navigate } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';
import { Card } from '../../ui/Card.tsx';
import { Chapter } from '../../ui/layout/Chapter.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePublicPage } from '../../ui/layout/usePublicPage.ts';
import { services, sitePath } from '../../ui/marketing.ts';
import { RouteLine } from '../../ui/route/RouteLine.tsx';
import { documentOf } from './country.ts';
import { DataSources } from './DataSources.tsx';
import { guidesOf } from './guides/guidesOf.ts';
import { Actions, Hero, Points, Words } from './parts.tsx';

/** The local marketing page of a seeded tenant, with the notices that the footer leads to. */
export function SitePage({ tenant }: { tenant: Tenant }) {
  usePublicPage({
    title: tenant.name,
    path: sitePath(),
    description: `${tenant.name}: jobs, courses and support for people leaving military service, and for the recruiters who want to meet them.`,
  });
  if (!tenant.is_demo) return <Navigate to="/404" replace />;
  const guides = guidesOf(tenant);
  const mail = <JoyLink href={`mailto:${tenant.contact_email}`}>{tenant.contact_email}</JoyLink>;
  return (
    <PageLayout>
      <Hero>
        <Words>
          <PageHeading display>Honoring Service. Empowering Veterans.</PageHeading>
          <Typography level="body-lg">
            {tenant.name} is for people who leave military service, and for the recruiters who want to meet
            them. You say where you want to go; we draw the way there, with dates, and say at each point whose
            turn it is.
          </Typography>
          <Actions>
            <Button size="lg" component={Link} to="/auth/signup">
              Create an account
            </Button>
            <Button
              size="lg"
              variant="outlined"
              color="neutral"
              component={Link}
              to="/auth/login?type=veteran"
            >
              Sign in
            </Button>
          </Actions>
          <p>
            You hire?{' '}
            <JoyLink component={Link} to="/recruiters">
              What recruiters find here
            </JoyLink>
          </p>
        </Words>
        <Card>
          <Typography level="title-md" component="h2" sx={{ mb: '20px' }}>
            Onboarding in five stages
          </Typography>
          <RouteLine
            label="Onboarding in five stages"
            points={[
              { label: 'Personal Details', state: 'here', detail: 'Two minutes' },
              { label: `Upload your ${documentOf(tenant)}`, state: 'ahead', detail: 'An old one is fine' },
              { label: 'Career Direction', state: 'ahead', detail: 'One question, then a few' },
              { label: 'Action Plan', state: 'ahead', detail: 'Dated back from your last day' },
              { label: 'Support & Services', state: 'destination', detail: 'You choose' },
            ]}
          />
        </Card>
      </Hero>
      <Chapter id="services" title="Services">
        <p>Work is one part of leaving. These pages say where to begin with the rest.</p>
        <Points
          points={services.map(({ slug, name }) => ({
            name: (
              <JoyLink component={Link} to={sitePath(slug)}>
                {name}
              </JoyLink>
            ),
            id: slug,
            text: guides[slug].lead,
          }))}
        />
      </Chapter>
      <Chapter id="privacy" title="Privacy">
        <p>
          This is a demonstration of the product. Its people and companies are made up; do not enter anything
          about a real person. What you enter stays in the database of this installation.
        </p>
        <ul>
          <li>
            Your {documentOf(tenant)} is read on our own server, in a process of its own. Nobody else gets the
            file.
          </li>
          <li>Recruiters see you only if you say so, and you can take it back.</li>
          <li>
            Nothing is loaded from other companies before you allow it under{' '}
            <JoyLink component={Link} to="/privacy">
              Privacy choices
            </JoyLink>
            .
          </li>
          <li>
            Your browser keeps a session, the name of this site, your display settings and privacy choices,
            and what you have typed in onboarding and not yet saved; the last is erased after a day or when
            you log out.
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
          <li>Your {documentOf(tenant)} was read wrongly: every field can be changed before it is saved.</li>
        </ul>
      </Chapter>
      <Chapter id="data" title="Data we use">
        <DataSources />
      </Chapter>
    </PageLayout>
  );
}
