import Button from '@mui/joy/Button';
import JoyLink from '@mui/joy/Link';
import { useQuery } from '@tanstack/react-query';
import { userProfileQuery } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PlainPage } from '../../ui/layout/PlainPage.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';

type AccountPendingPageProps = { tenant: Tenant; onLogOut: () => void };

const news = {
  waiting: {
    tab: 'Waiting for approval',
    title: 'We’re checking your account',
    sentence:
      'Our turn · nothing for you to do. One of us checks every account, usually within two working days. This page updates automatically.',
    writing: 'Is it urgent?',
  },
  rejected: {
    tab: 'Account not approved',
    title: 'We couldn’t approve your account',
    sentence: 'One of us checked your account and couldn’t approve it, so you can’t use it at the moment.',
    writing: 'Do you think we’re wrong, or want to know why?',
  },
};

export function AccountPendingPage({ tenant, onLogOut }: AccountPendingPageProps) {
  const { data: user } = useQuery({
    ...userProfileQuery(),
    refetchInterval: 4_000,
    refetchOnWindowFocus: 'always',
  });
  const kind = user?.status === 'rejected' ? 'rejected' : 'waiting';
  const { tab, title, sentence, writing } = news[kind];
  usePageTitle(tab);
  return (
    <PlainPage>
      <Notice
        kind={kind}
        level={1}
        title={title}
        actions={
          <Button variant="outlined" color="neutral" onClick={onLogOut}>
            Log Out
          </Button>
        }
      >
        <p>{sentence}</p>
        <p>
          {writing} Write to <JoyLink href={`mailto:${tenant.contact_email}`}>{tenant.contact_email}</JoyLink>
          .
        </p>
      </Notice>
    </PlainPage>
  );
}
