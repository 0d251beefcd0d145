import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Chapter } from '../../ui/layout/Chapter.tsx';
import { Lead, PageHeading } from '../../ui/layout/PageHeading.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePublicPage } from '../../ui/layout/usePublicPage.ts';
import { noticePages, publicServices, sitePath } from '../../ui/marketing.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { documentOf } from './country.ts';
import { guidesOf } from './guides/guidesOf.ts';
import { HomeHero } from './home/HomeHero.tsx';
import { JobSearchForm } from './home/JobSearchForm.tsx';
import { NewJobs } from './home/NewJobs.tsx';
import { translationExample } from './home/translationExample.ts';
import { Actions, Points } from './parts.tsx';

type SiteProps = { tenant: Tenant };

const elsewhere: Record<string, string> = { '#data': '/data-sources', '#help': '/help' };

/** Links to the texts that were part of this page before they had their own. */
function useFormerAnchors() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const page = noticePages.find((name) => hash === `#${name}`);
  const path = page ? sitePath(page) : elsewhere[hash];
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
      <NewJobs tenant={tenant} />
      <Translation tenant={tenant} />
      <Services tenant={tenant} />
    </PageLayout>
  );
}

const Introduction = ({ tenant }: SiteProps) => (
  <HomeHero>
    <PageHeading display>Honoring Service. Empowering Veterans.</PageHeading>
    <JobSearchForm />
    <Lead>
      {tenant.name} is for people leaving military service, and for the recruiters who want to meet them. Tell
      us where you want to go. We’ll build a dated plan to get you there, and always show you the next step.
    </Lead>
    <Actions>
      <ButtonLink to="/auth/signup" look="outlined">
        Create an account
      </ButtonLink>
      <ButtonLink to="/auth/login?type=veteran" look="outlined">
        Sign in
      </ButtonLink>
    </Actions>
    <p>
      Hiring? <TextLink to="/recruiters">See what we offer recruiters</TextLink>
    </p>
  </HomeHero>
);

function Translation({ tenant }: SiteProps) {
  const { before, after } = translationExample(tenant);
  return (
    <Chapter id="words" title="In words employers understand">
      <p>
        Few employers know military terms. We suggest plain words for your {documentOf(tenant)}, and you
        decide which to use. For example:
      </p>
      <Points
        points={[
          { name: 'You write', text: `“${before}”` },
          { name: 'Employers read', text: `“${after}”` },
        ]}
      />
      <p>
        <TextLink to="/military-roles">See what your military role means</TextLink>
      </p>
    </Chapter>
  );
}

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
