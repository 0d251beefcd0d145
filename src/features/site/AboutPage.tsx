import JoyLink from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { Link, Navigate } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';
import { Card } from '../../ui/Card.tsx';
import { Chapter } from '../../ui/layout/Chapter.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePublicPage } from '../../ui/layout/usePublicPage.ts';
import { sitePath } from '../../ui/marketing.ts';
import { RouteLine } from '../../ui/route/RouteLine.tsx';
import { documentOf } from './country.ts';
import { Hero, Points, Words } from './parts.tsx';

/** “About us” of a seeded tenant. */
export function AboutPage({ tenant }: { tenant: Tenant }) {
  const { name, contact_email } = tenant;
  usePublicPage({
    title: `About us · ${name}`,
    path: sitePath('about'),
    description: `What ${name} is for, how it works, and what it never does.`,
  });
  if (!tenant.is_demo) return <Navigate to="/404" replace />;
  return (
    <PageLayout>
      <Hero>
        <Words>
          <PageHeading display>Leaving service has a date. We plan from it.</PageHeading>
          <Typography level="body-lg">
            {name} brings together people who leave military service and the recruiters who want to meet them.
            Everything starts from the day you leave, and every page says what is next and whose turn it is.
          </Typography>
        </Words>
        <Card>
          <RouteLine
            label="From service to the first day at work"
            points={[
              { label: 'Your service', state: 'start', detail: 'What you did, in your words' },
              { label: `${documentOf(tenant)} ready`, state: 'done', detail: 'Read by us, checked by you' },
              { label: 'Your plan', state: 'here', detail: 'One clear next step' },
              { label: 'First day', state: 'destination', detail: 'A date in your diary' },
            ]}
          />
        </Card>
      </Hero>
      <Chapter id="for" title="Who it is for">
        <Points
          points={[
            {
              name: 'Veterans, and people about to leave',
              text: `Five short stages: who you are, your ${documentOf(tenant)}, where you want to go, a plan with dates, and the support you choose.`,
            },
            {
              name: 'Recruiters',
              text: (
                <>
                  A company that a person has checked, and a team that works from one place.{' '}
                  <JoyLink component={Link} to="/recruiters">
                    More for recruiters
                  </JoyLink>
                </>
              ),
            },
          ]}
        />
      </Chapter>
      <Chapter id="promises" title="What we hold to">
        <ul>
          <li>You decide who sees you. Everybody starts hidden, and can go back to it.</li>
          <li>A person reads every company before it can hire here, and says why if the answer is no.</li>
          <li>What is said about you can be changed by you, line by line.</li>
          <li>Your files are read on our own server. Nobody else gets them.</li>
          <li>No computer refuses anybody.</li>
        </ul>
      </Chapter>
      <Chapter id="who" title="Who runs it">
        <p>
          This site is a demonstration of the product. Its people and companies are made up; do not enter
          anything about a real person.
        </p>
        <p>
          Write to <JoyLink href={`mailto:${contact_email}`}>{contact_email}</JoyLink>.
        </p>
      </Chapter>
    </PageLayout>
  );
}
