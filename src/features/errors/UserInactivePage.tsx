import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Failure } from '../../machines/failure.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PlainPage } from '../../ui/layout/PlainPage.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';

type UserInactivePageProps = {
  contactEmail: string;
  isOn: boolean;
  busy: boolean;
  problem: Failure | null;
  onLogOut?: (() => void) | undefined;
};

export function UserInactivePage({ contactEmail, isOn, busy, problem, onLogOut }: UserInactivePageProps) {
  usePageTitle('Account inactive');
  if (isOn)
    return (
      <PlainPage>
        <Notice
          kind="success"
          level={1}
          title="Your account is active"
          actions={
            <Button component={RouterLink} to="/">
              Continue
            </Button>
          }
        >
          <p>You can use it as usual.</p>
        </Notice>
      </PlainPage>
    );
  return (
    <PlainPage>
      <Notice
        kind="inactive"
        level={1}
        title="Your account is inactive"
        actions={
          onLogOut && (
            <>
              <Button disabled={busy} onClick={() => location.reload()}>
                Check again
              </Button>
              <Button variant="outlined" color="neutral" loading={busy} onClick={onLogOut}>
                Log Out
              </Button>
            </>
          )
        }
      >
        <p>
          You can’t use it at the moment. To find out why, or to ask us to reactivate it, email{' '}
          <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>.
        </p>
      </Notice>
      {problem && !busy && (
        <InlineAlert kind="error">{`You’re still signed in. ${problem.message}`}</InlineAlert>
      )}
    </PlainPage>
  );
}
