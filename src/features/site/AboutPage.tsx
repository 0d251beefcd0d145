import { Navigate } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';
import { Card } from '../../ui/Card.tsx';
import { Chapter } from '../../ui/layout/Chapter.tsx';
import { Lead, PageHeading } from '../../ui/layout/PageHeading.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePublicPage } from '../../ui/layout/usePublicPage.ts';
import { sitePath } from '../../ui/marketing.ts';
import { RouteLine } from '../../ui/route/RouteLine.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { documentOf } from './country.ts';
import { Hero, Points, TextColumn } from './parts.tsx';

type AboutProps = { tenant: Tenant };

export function AboutPage({ tenant }: AboutProps) {
  const { name, contact_email } = tenant;
  usePublicPage({
    title: `About us · ${name}`,
    path: sitePath('about'),
    description: `What ${name} is for, how it works, and what we promise.`,
  });
  if (!tenant.is_demo) return <Navigate to="/404" replace />;
  return (
    <PageLayout>
      <Introduction tenant={tenant} />
      <Audience tenant={tenant} />
      <Chapter id="promises" title="What we promise">
        <ul>
          <li>You decide who sees your profile. It starts hidden, and you can hide it again at any time.</li>
          <li>
            A person checks every company before it can hire here, and explains the decision if the answer is
            no.
          </li>
          <li>You can change every line of your profile.</li>
          <li>We read your files on our own server and share them with nobody else.</li>
          <li>No application is rejected by a computer.</li>
        </ul>
      </Chapter>
      <Chapter id="who" title="Who runs this site">
        <p>
          This site is a demo. Its people and companies are made up, so please don’t enter details of a real
          person.
        </p>
        <p>
          Email us at <TextLink to={`mailto:${contact_email}`}>{contact_email}</TextLink>.
        </p>
      </Chapter>
    </PageLayout>
  );
}

const Introduction = ({ tenant }: AboutProps) => (
  <Hero>
    <TextColumn>
      <PageHeading display>Leaving service has a date. We plan from it.</PageHeading>
      <Lead>
        {tenant.name} brings together people leaving military service and the recruiters who want to meet
        them. We plan back from the day you leave, and every page shows what comes next and who needs to act.
      </Lead>
    </TextColumn>
    <Card>
      <RouteLine
        label="From service to your first day at work"
        points={[
          { label: 'Your service', state: 'start', detail: 'What you did, in your own words' },
          { label: `${documentOf(tenant)} ready`, state: 'done', detail: 'Read by us, checked by you' },
          { label: 'Your plan', state: 'here', detail: 'One clear next step' },
          { label: 'First day', state: 'destination', detail: 'A date in your calendar' },
        ]}
      />
    </Card>
  </Hero>
);

const Audience = ({ tenant }: AboutProps) => (
  <Chapter id="for" title="Who it’s for">
    <Points
      points={[
        {
          name: 'Veterans and service leavers',
          text: `Five short stages: your details, your ${documentOf(tenant)}, the direction you want to take, a dated plan, and the support you choose.`,
        },
        {
          name: 'Recruiters',
          text: (
            <>
              Every company is checked by a person, and your whole team works in one place.{' '}
              <TextLink to="/recruiters">More for recruiters</TextLink>
            </>
          ),
        },
      ]}
    />
  </Chapter>
);
