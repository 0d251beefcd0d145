import Button from '@mui/joy/Button';
import JoyLink from '@mui/joy/Link';
import { useQuery } from '@tanstack/react-query';
import { userProfileQuery } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PlainPage } from '../../ui/layout/PlainPage.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';

type AccountPendingPageProps = { tenant: Tenant; onLogOut: () => void };

/** A veteran whose account waits for approval. */
export function AccountPendingPage({ tenant, onLogOut }: AccountPendingPageProps) {
  usePageTitle('Waiting for approval');
  useQuery({ ...userProfileQuery(), refetchInterval: 4_000, refetchOnWindowFocus: 'always' });
  return (
    <PlainPage>
      <Notice
        kind="waiting"
        level={1}
        title="We are checking your account"
        actions={
          <Button variant="outlined" color="neutral" onClick={onLogOut}>
            Log Out
          </Button>
        }
      >
        <p>
          Our turn · nothing for you to do. A person here looks at every account, usually within two working
          days. This page follows by itself.
        </p>
        <p>
          Something urgent? Write to{' '}
          <JoyLink href={`mailto:${tenant.contact_email}`}>{tenant.contact_email}</JoyLink>.
        </p>
      </Notice>
    </PlainPage>
  );
}
