import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import JoyLink from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { ExternalLink } from 'lucide-react';
import { Link, Navigate } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Chapter } from '../../ui/layout/Chapter.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePublicPage } from '../../ui/layout/usePublicPage.ts';
import { publicServices, type ServiceSlug, sitePath } from '../../ui/marketing.ts';
import { NextLine } from '../../ui/route/NextLine.tsx';
import { RouteFragment } from '../../ui/route/RouteFragment.tsx';
import { token } from '../../ui/theme/token.ts';
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

export function ServicePage({ tenant, service }: { tenant: Tenant; service: ServiceSlug }) {
  const { lead, urgent, entries } = guidesOf(tenant)[service];
  const { name } = publicServices.find(({ slug }) => slug === service)!;
  usePublicPage({ title: `${name} · ${tenant.name}`, path: sitePath(service), description: lead });
  if (!tenant.is_demo) return <Navigate to="/404" replace />;
  return (
    <PageLayout>
      <Top>
        <RouteFragment points={['start', 'done', 'here', 'destination']} />
        <PageHeading display>{name}</PageHeading>
        <Typography level="body-lg">{lead}</Typography>
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
              <JoyLink
                href={entry.href}
                rel="noreferrer"
                endDecorator={<ExternalLink size={16} aria-hidden="true" />}
                sx={{ fontWeight: 600 }}
              >
                {entry.name}
              </JoyLink>
              <p>{entry.text}</p>
            </li>
          ))}
        </Entries>
        <Typography level="body-sm">
          These links lead to other websites. Amounts and rules change, so always check with them.
        </Typography>
      </Chapter>
      <Chapter id="here" title="With an account">
        <p>
          In the last stage of onboarding, we ask what support you want and suggest services based on your
          answers. You choose which ones to use.
        </p>
        <Actions>
          <Button component={Link} to="/auth/signup">
            Create an account
          </Button>
        </Actions>
        <NextLine>add your Personal Details. It takes two minutes, and you can stop at any time</NextLine>
      </Chapter>
    </PageLayout>
  );
}
