import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chapter } from '../../ui/layout/Chapter.tsx';
import { Lead, PageHeading } from '../../ui/layout/PageHeading.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePublicPage } from '../../ui/layout/usePublicPage.ts';
import { noticePages, publicServices, sitePath } from '../../ui/marketing.ts';
import { RouteLine } from '../../ui/route/RouteLine.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { documentOf } from './country.ts';
import { guidesOf } from './guides/guidesOf.ts';
import { Actions, CardTitle, Hero, Points, TextColumn } from './parts.tsx';

type SiteProps = { tenant: Tenant };

/** Links to the texts that were part of this page before they had their own. */
function useFormerAnchors() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const page = noticePages.find((name) => hash === `#${name}`);
  const path = hash === '#data' ? '/data-sources' : page && sitePath(page);
  useEffect(() => {
    if (path) void navigate(path, { replace: true });
  }, [path, navigate]);
}

export function SitePage({ tenant }: SiteProps) {
  usePublicPage({
    title: tenant.name,
    path: sitePath(),
    description: `${tenant.name}: jobs, courses and support for people leaving military service, and for the recruiters who want to meet them.`,
  });
  useFormerAnchors();
  if (!tenant.is_demo) return <Navigate to="/404" replace />;
  return (
    <PageLayout>
      <Introduction tenant={tenant} />
      <Services tenant={tenant} />
    </PageLayout>
  );
}

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
