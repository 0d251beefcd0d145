import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import type { Tenant } from '../../api/tenant.ts';
import type { CheckedInvitation, invitationMachine } from '../../machines/invitation.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { AccountFrame } from './AccountFrame.tsx';

export const Parts = styled('div')({ display: 'grid', gap: 20, justifyItems: 'start', marginTop: 24 });

type DeadInvitationProps = { tenant: Tenant; checked: CheckedInvitation | null };

export const DeadInvitation = ({ tenant, checked }: DeadInvitationProps) =>
  checked ? (
    <Ended tenant={tenant} title="This invitation has already been used">
      Someone has already used it to join {checked.company.name}. If that was you, sign in.
    </Ended>
  ) : (
    <Ended tenant={tenant} title="This link is incomplete">
      Open it from the email again, or copy the whole link.
    </Ended>
  );

function Ended({ tenant, title, children }: { tenant: Tenant; title: string; children: ReactNode }) {
  return (
    <AccountFrame tenant={tenant} hasRoute={false} title={title} lead={children} told="inactive">
      <Button size="lg" component={RouterLink} to="/auth/login?type=recruiter">
        Sign in
      </Button>
    </AccountFrame>
  );
}

type ClosedInvitationProps = {
  tenant: Tenant;
  checked: CheckedInvitation;
  state: SnapshotFrom<typeof invitationMachine>;
  onRequest: () => void;
};

export function ClosedInvitation({ tenant, checked, state, onRequest }: ClosedInvitationProps) {
  const { company, inviter, email_masked } = checked;
  const { failure } = state.context;
  const isLate = checked.state === 'expired';
  return (
    <AccountFrame
      tenant={tenant}
      hasRoute={false}
      told="inactive"
      title={isLate ? 'This invitation has expired' : 'This invitation has been withdrawn'}
      lead={
        isLate
          ? `${inviter} at ${company.name} sent it to you. Invitations expire after seven days.`
          : `${inviter} sent it to you, but it no longer lets you join ${company.name}.`
      }
    >
      <Parts>
        {failure && <InlineAlert kind="error">{failure.message}</InlineAlert>}
        {state.matches('asked') ? (
          <InlineAlert kind="success">
            Request sent. If {inviter} invites you again, we’ll email {email_masked}.
          </InlineAlert>
        ) : (
          <Button size="lg" loading={state.matches('asking')} loadingPosition="start" onClick={onRequest}>
            {state.matches('asking') ? 'Sending…' : 'Request a new invitation'}
          </Button>
        )}
      </Parts>
    </AccountFrame>
  );
}
