import styled from '@emotion/styled';
import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePublicPage } from '../../ui/layout/usePublicPage.ts';
import { type NoticePage as Notice, sitePath } from '../../ui/marketing.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { documentOf } from './country.ts';

const Column = styled('div')({
  display: 'grid',
  gap: 16,
  maxWidth: '66ch',
  '& ul': { paddingLeft: 20, display: 'grid', gap: 6 },
});

type SiteProps = { tenant: Tenant };

const Mail = ({ tenant: { contact_email } }: SiteProps) => (
  <TextLink to={`mailto:${contact_email}`}>{contact_email}</TextLink>
);

const Privacy = ({ tenant }: SiteProps) => (
  <>
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
  </>
);

const Terms = ({ tenant }: SiteProps) => (
  <>
    <p>
      Use {tenant.name} to find work or to offer it. Be truthful about yourself and your company. A person
      checks each company before it can hire here. We may deactivate an account that harms others, and we’ll
      say why.
    </p>
    <p>Demo accounts and their data may be reset at any time, including anything you’ve entered in them.</p>
  </>
);

const Accessibility = ({ tenant }: SiteProps) => (
  <>
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
  </>
);

interface NoticeContent {
  title: string;
  description: string;
  Content: ComponentType<SiteProps>;
}

const notices: Record<Notice, NoticeContent> = {
  privacy: { title: 'Privacy', description: 'What we store about you, and who sees it.', Content: Privacy },
  terms: { title: 'Terms', description: 'The rules for everyone who uses this site.', Content: Terms },
  accessibility: {
    title: 'Accessibility',
    description: 'How this site works for everyone, and what to do if it doesn’t work for you.',
    Content: Accessibility,
  },
};

export function NoticePage({ tenant, notice }: SiteProps & { notice: Notice }) {
  const { title, description, Content } = notices[notice];
  usePublicPage({ title: `${title} · ${tenant.name}`, path: sitePath(notice), description });
  if (!tenant.is_demo) return <Navigate to="/404" replace />;
  return (
    <PageLayout title={title}>
      <Column>
        <Content tenant={tenant} />
      </Column>
    </PageLayout>
  );
}
