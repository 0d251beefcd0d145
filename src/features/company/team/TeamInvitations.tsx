import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../api/client.ts';
import {
  type CompanyInvitation,
  companyInvitationsQuery,
  resendCompanyInvitation,
  revokeCompanyInvitation,
} from '../../../api/companies.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { dateTimeFormat } from '../../../ui/intl.ts';
import { List } from '../../../ui/List.tsx';
import { ListItem } from '../../../ui/ListItem.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import type { WayPointState } from '../../../ui/route/wayPointState.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { tabular, token } from '../../../ui/theme/token.ts';
import { InviteForm } from './InviteForm.tsx';

const Email = styled('h3')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  fontSize: '1rem',
  lineHeight: '24px',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
const Small = styled('p')({ fontSize: '0.875rem', lineHeight: '20px', color: token.second, ...tabular });

const looks: Record<CompanyInvitation['status'], { mark: WayPointState; state: string; turn?: string }> = {
  approval_pending: { mark: 'due', state: 'To approve' },
  pending: { mark: 'theirTurn', state: 'Invited', turn: 'their turn' },
  accepted: { mark: 'passed', state: 'Joined' },
  expired: { mark: 'due', state: 'Expired' },
  revoked: { mark: 'ended', state: 'Withdrawn' },
  bounced: { mark: 'late', state: 'Email bounced' },
};

type InvitationsProps = { locale: string; isAdmin: boolean };

export function TeamInvitations({ locale, isAdmin }: InvitationsProps) {
  const { data, error, refetch } = useQuery(companyInvitationsQuery());
  return (
    <Stack gap="4xl">
      <InviteForm isAdmin={isAdmin} />
      <section aria-labelledby="invited">
        <Typography id="invited" level="h2" component="h2">
          Invitations
        </Typography>
        {error && !data && (
          <Notice
            kind="failed"
            level={3}
            title="The invitations didn’t load"
            actions={<Button onClick={() => refetch()}>Try again</Button>}
          >
            {error.message}
          </Notice>
        )}
        {!data && !error && (
          <Waiting label="Loading the invitations">
            <SkeletonRows count={3} />
          </Waiting>
        )}
        {data?.length === 0 && <p>You haven’t invited anyone yet.</p>}
        {data && data.length > 0 && <Rows invitations={data} locale={locale} isAdmin={isAdmin} />}
      </section>
    </Stack>
  );
}

const sentWords = { send: 'Send again', end: 'Withdraw', sent: (email: string) => `Sent again to ${email}` };
const requestedWords = {
  send: 'Approve',
  end: 'Decline',
  sent: (email: string) => `Approved. We’ve emailed the invitation to ${email}`,
};

type Act = { invitation: CompanyInvitation; send: (id: number) => Promise<CompanyInvitation>; said: string };

function Rows({ invitations, locale, isAdmin }: InvitationsProps & { invitations: CompanyInvitation[] }) {
  const queryClient = useQueryClient();
  const again = () => queryClient.invalidateQueries({ queryKey: companyInvitationsQuery().queryKey });
  const { mutate, isPending, variables, error } = useMutation<CompanyInvitation, ApiError, Act>({
    mutationFn: ({ invitation, send }) => send(invitation.id),
    onSuccess: async (_, { said }) => {
      await again();
      toast.success(said);
    },
    onError: again,
  });
  return (
    <>
      {error && !isPending && <InlineAlert kind="error">{error.message}</InlineAlert>}
      <List lines mt="lg" aria-label="Invitations">
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            locale={locale}
            isAdmin={isAdmin}
            isBusy={isPending && variables.invitation.id === invitation.id}
            onAct={mutate}
          />
        ))}
      </List>
    </>
  );
}

const invitedAs = ({ is_admin, member_role }: CompanyInvitation): string => {
  if (is_admin) return 'As an admin, by';
  return member_role === 'hiring_manager' ? 'As a hiring manager, by' : 'By';
};

type InvitationRowProps = InvitationsProps & {
  invitation: CompanyInvitation;
  isBusy: boolean;
  onAct: (act: Act) => void;
};

function InvitationRow({ invitation, locale, isAdmin, isBusy, onAct }: InvitationRowProps) {
  const format = dateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const day = (moment: string) => format.format(new Date(moment));
  const { email, status } = invitation;
  const isRequested = status === 'approval_pending';
  const isOpen = isAdmin && ['approval_pending', 'pending', 'expired', 'bounced'].includes(status);
  const words = isRequested ? requestedWords : sentWords;
  return (
    <Row as={ListItem} gap="2xl" rowGap="md" align="center">
      <Stack gap="xs" grow={320}>
        <Email>
          {email}
          <StatusChip
            {...looks[status]}
            {...(isRequested && { turn: isAdmin ? 'your turn' : 'their turn' })}
          />
        </Email>
        <Small>
          {`${invitedAs(invitation)} ${invitation.invited_by.name} on ${day(invitation.created_at)}`}
          {status === 'pending' && ` · expires ${day(invitation.expires_at)}`}
        </Small>
      </Stack>
      {isOpen && (
        <Row gap="sm">
          <Button
            size="sm"
            {...(!isRequested && { variant: 'outlined', color: 'neutral' })}
            loading={isBusy}
            aria-label={`${words.send}: ${email}`}
            onClick={() => onAct({ invitation, send: resendCompanyInvitation, said: words.sent(email) })}
          >
            {words.send}
          </Button>
          <Button
            size="sm"
            variant="outlined"
            color="neutral"
            disabled={isBusy}
            aria-label={`${words.end}: ${email}`}
            onClick={() =>
              onAct({
                invitation,
                send: revokeCompanyInvitation,
                said: `The invitation for ${email} has been withdrawn`,
              })
            }
          >
            {words.end}
          </Button>
        </Row>
      )}
    </Row>
  );
}
