import { Navigate } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chapter } from '../../ui/layout/Chapter.tsx';
import { Lead, PageHeading } from '../../ui/layout/PageHeading.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePublicPage } from '../../ui/layout/usePublicPage.ts';
import { publicServices, sitePath } from '../../ui/marketing.ts';
import { RouteLine } from '../../ui/route/RouteLine.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { documentOf } from './country.ts';
import { DataSources } from './DataSources.tsx';
import { guidesOf } from './guides/guidesOf.ts';
import { Actions, CardTitle, Hero, Points, TextColumn } from './parts.tsx';

type SiteProps = { tenant: Tenant };

export function SitePage({ tenant }: SiteProps) {
  usePublicPage({
    title: tenant.name,
    path: sitePath(),
    description: `${tenant.name}: jobs, courses and support for people leaving military service, and for the recruiters who want to meet them.`,
  });
  if (!tenant.is_demo) return <Navigate to="/404" replace />;
  return (
    <PageLayout>
      <Introduction tenant={tenant} />
      <Services tenant={tenant} />
      <Privacy tenant={tenant} />
      <Chapter id="terms" title="Terms">
        <p>
          Use {tenant.name} to find work or to offer it. Be truthful about yourself and your company. A person
          checks each company before it can hire here. We may deactivate an account that harms others, and
          we’ll say why.
        </p>
        <p>
          Demo accounts and their data may be reset at any time, including anything you’ve entered in them.
        </p>
      </Chapter>
      <Accessibility tenant={tenant} />
      <Help tenant={tenant} />
      <Chapter id="data" title="Data we use">
        <DataSources />
      </Chapter>
    </PageLayout>
  );
}

const Mail = ({ tenant: { contact_email } }: SiteProps) => (
  <TextLink to={`mailto:${contact_email}`}>{contact_email}</TextLink>
);

const Introduction = ({ tenant }: SiteProps) => (
  <Hero>
    <TextColumn>
      <PageHeading display>Honoring Service. Empowering Veterans.</PageHeading>
      <Lead>
        {tenant.name} is for people leaving military service, and for the recruiters who want to meet them.
        Tell us where you want to go. We’ll build a dated plan to get you there, and always show you the next
        step.
      </Lead>
      <Actions>
        <ButtonLink to="/auth/signup">Create an account</ButtonLink>
        <ButtonLink to="/auth/login?type=veteran" look="outlined">
          Sign in
        </ButtonLink>
      </Actions>
      <p>
        Hiring? <TextLink to="/recruiters">See what we offer recruiters</TextLink>
      </p>
    </TextColumn>
    <Card>
      <CardTitle>Onboarding in five stages</CardTitle>
      <RouteLine
        label="Onboarding in five stages"
        points={[
          { label: 'Personal Details', state: 'here', detail: 'Two minutes' },
          { label: `Upload your ${documentOf(tenant)}`, state: 'ahead', detail: 'An old one is fine' },
          { label: 'Career Direction', state: 'ahead', detail: 'One question, then a few' },
          { label: 'Action Plan', state: 'ahead', detail: 'Planned back from your last day' },
          { label: 'Support & Services', state: 'destination', detail: 'You choose' },
        ]}
      />
    </Card>
  </Hero>
);

function Services({ tenant }: SiteProps) {
  const guides = guidesOf(tenant);
  return (
    <Chapter id="services" title="Services">
      <p>Work is only one part of leaving. These pages help you get started with the rest.</p>
      <Points
        points={publicServices.map(({ slug, name }) => ({
          name: <TextLink to={sitePath(slug)}>{name}</TextLink>,
          id: slug,
          text: guides[slug].lead,
        }))}
      />
    </Chapter>
  );
}

const Privacy = ({ tenant }: SiteProps) => (
  <Chapter id="privacy" title="Privacy">
    <p>
      This is a demo. Its people and companies are made up, so please don’t enter details of a real person.
      Anything you enter stays in this demo’s database.
    </p>
    <ul>
      <li>
        We read your {documentOf(tenant)} on our own server, in isolation. Nobody else receives the file.
      </li>
      <li>Recruiters only see you if you agree, and you can change your mind.</li>
      <li>
        Nothing is loaded from other companies unless you allow it in{' '}
        <TextLink to="/privacy">Privacy choices</TextLink>.
      </li>
      <li>
        Your browser stores your session, the name of this site, your display settings and privacy choices,
        and anything you’ve typed in onboarding but not yet saved. Unsaved text is deleted after a day, or
        when you log out.
      </li>
    </ul>
    <p>
      To see, correct or delete what we store about you, email <Mail tenant={tenant} />.
    </p>
  </Chapter>
);

const Accessibility = ({ tenant }: SiteProps) => (
  <Chapter id="accessibility" title="Accessibility">
    <p>
      Every page is built to meet WCAG 2.2 at level AA. It works with a keyboard alone, with a screen reader,
      at a width of 320 pixels, at 400% zoom, and in light and dark mode. It respects your system’s reduced
      motion setting, and you can choose a bolder contrast in the display settings.
    </p>
    <p>
      Our PDFs have headings, lists and a reading order for screen readers. You can also export every{' '}
      {documentOf(tenant)} as a Word file.
    </p>
    <p>
      If something doesn’t work for you, that’s our fault. Please email <Mail tenant={tenant} /> and tell us
      what you tried to do.
    </p>
  </Chapter>
);

const Help = ({ tenant }: SiteProps) => (
  <Chapter id="help" title="Help">
    <p>
      <TextLink to="/help">Search the questions of veterans and recruiters</TextLink>, or email{' '}
      <Mail tenant={tenant} />. Tell us which page you were on and what you saw.
    </p>
  </Chapter>
);
