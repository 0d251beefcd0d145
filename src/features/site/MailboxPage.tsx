import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { demoMailsQuery } from '../../api/demo.ts';
import type { Tenant } from '../../api/tenant.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { dateTimeFormat } from '../../ui/intl.ts';
import { List } from '../../ui/List.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { token } from '../../ui/theme/token.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  '@media (min-width:900px)': { gridTemplateColumns: 'minmax(280px, 4fr) 8fr', alignItems: 'start' },
});
const Mails = styled(List)({
  border: `1px solid ${token.line}`,
  borderRadius: 8,
  overflow: 'auto',
  maxHeight: '70vh',
  '& li + li': { borderTop: `1px solid ${token.line}` },
});
const MailLink = styled(Link)({
  display: 'grid',
  gap: 2,
  padding: '12px 16px',
  color: token.second,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  fontSize: '0.875rem',
  lineHeight: '20px',
  '& strong': { color: token.ink, fontWeight: 600, fontSize: '1rem', lineHeight: '24px' },
  '&:hover': { background: token.hover },
  '&[aria-current]': { background: token.tint, boxShadow: `inset 3px 0 ${token.solid}` },
});
const Mail = styled('iframe')({
  width: '100%',
  height: '70vh',
  minHeight: 420,
  border: `1px solid ${token.line}`,
  borderRadius: 8,
  background: '#FFFFFF',
});

export function MailboxPage({ tenant }: { tenant: Tenant }) {
  usePageTitle('Mailbox');
  const [query] = useSearchParams();
  const { data: mails, isError } = useQuery({ ...demoMailsQuery(), enabled: tenant.is_demo });
  if (!tenant.is_demo) return <Navigate to="/404" replace />;
  const time = dateTimeFormat(tenant.locale, { dateStyle: 'medium', timeStyle: 'short' });
  const open = mails?.find(({ id }) => String(id) === query.get('mail')) ?? mails?.[0];
  return (
    <PageLayout
      title="Mailbox"
      lead={`Emails that ${tenant.name} would send to people’s own inboxes. Nothing leaves this demo.`}
    >
      {isError && !mails && (
        <InlineAlert kind="error">The emails didn’t load. We’ll try again shortly.</InlineAlert>
      )}
      {!mails && !isError && (
        <Waiting label="Loading emails">
          <SkeletonRows count={4} />
        </Waiting>
      )}
      {mails?.length === 0 && (
        <Notice kind="emptyFirst" title="No emails yet">
          Create an account or reset your password, and you’ll find the email here.
        </Notice>
      )}
      {open && (
        <Columns>
          <nav aria-label="Emails">
            <Mails>
              {mails?.map((mail) => (
                <li key={mail.id}>
                  <MailLink
                    to={`/mailbox?mail=${mail.id}`}
                    replace
                    aria-current={mail.id === open.id ? 'true' : undefined}
                  >
                    <strong>{mail.subject}</strong>
                    <span>To {mail.to}</span>
                    <span>{time.format(new Date(mail.created_at))}</span>
                  </MailLink>
                </li>
              ))}
            </Mails>
          </nav>
          <Mail key={open.id} src={open.page_url} title={`${open.subject}, to ${open.to}`} />
        </Columns>
      )}
    </PageLayout>
  );
}
