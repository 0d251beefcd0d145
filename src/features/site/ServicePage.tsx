import styled from '@emotion/styled';
import { ExternalLink } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import type { User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Chapter } from '../../ui/layout/Chapter.tsx';
import { Lead, PageHeading } from '../../ui/layout/PageHeading.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePublicPage } from '../../ui/layout/usePublicPage.ts';
import { publicServices, type ServiceSlug, sitePath } from '../../ui/marketing.ts';
import { NextLine } from '../../ui/route/NextLine.tsx';
import { RouteFragment } from '../../ui/route/RouteFragment.tsx';
import { textLinkLook } from '../../ui/TextLink.tsx';
import { token } from '../../ui/theme/token.ts';
import { typography } from '../../ui/theme/typeScale.ts';
import { guidesOf } from './guides/guidesOf.ts';
import { Actions, TextColumn } from './parts.tsx';

const Top = styled(TextColumn)({ padding: '8px 0 40px' });
const Entries = styled('ul')({
  '&&': { padding: 0, gap: 0 },
  listStyle: 'none',
  '& > li': { padding: '16px 0', borderBottom: `1px solid ${token.line}` },
  '& > li:first-of-type': { paddingTop: 0 },
  '& p': { marginTop: 4, color: token.second },
});
const Elsewhere = styled('a')({
  ...textLinkLook,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 600,
});
const Small = styled('p')(typography['body-sm']);

interface ServicePageProps {
  tenant: Tenant;
  user?: User | undefined;
  service: ServiceSlug;
}

export function ServicePage({ tenant, user, service }: ServicePageProps) {
  const { lead, urgent, entries } = guidesOf(tenant)[service];
  const { name } = publicServices.find(({ slug }) => slug === service)!;
  usePublicPage({ title: `${name} · ${tenant.name}`, path: sitePath(service), description: lead });
  if (!tenant.is_demo) return <Navigate to="/404" replace />;
  return (
    <PageLayout>
      <Top>
        <RouteFragment points={['start', 'done', 'here', 'destination']} />
        <PageHeading display>{name}</PageHeading>
        <Lead>{lead}</Lead>
        {urgent && (
          <InlineAlert kind="warning" live={false}>
            {urgent}
          </InlineAlert>
        )}
      </Top>
      <Chapter id="begin" title="Where to begin">
        <Entries>
          {entries.map((entry) => (
            <li key={entry.name}>
              <Elsewhere href={entry.href} rel="noreferrer">
                {entry.name}
                <ExternalLink size={16} aria-hidden="true" />
              </Elsewhere>
              <p>{entry.text}</p>
            </li>
          ))}
        </Entries>
        <Small>
          These links lead to other websites. Amounts and rules change, so always check with them.
        </Small>
      </Chapter>
      {!user && <WithAnAccount />}
      {user?.role === 'veteran' && <ForVeteran />}
    </PageLayout>
  );
}

const WithAnAccount = () => (
  <Chapter id="here" title="With an account">
    <p>
      In the last stage of onboarding, we ask what support you want and suggest services based on your
      answers. You choose which ones to use.
    </p>
    <Actions>
      <ButtonLink to="/auth/signup" small>
        Create an account
      </ButtonLink>
    </Actions>
    <NextLine>add your Personal Details. It takes two minutes, and you can stop at any time</NextLine>
  </Chapter>
);

const ForVeteran = () => (
  <Chapter id="here" title="Services for you">
    <p>See who can help near you or online, and save the services you want to come back to.</p>
    <Actions>
      <ButtonLink to="/veteran/service-providers" small>
        See services
      </ButtonLink>
    </Actions>
  </Chapter>
);
