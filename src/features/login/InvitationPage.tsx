import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { styled } from '@mui/joy/styles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Credentials, Session } from '../../api/auth.ts';
import { ApiError } from '../../api/client.ts';
import {
  acceptInvitation,
  type CompanyStanding,
  type InvitationCheck,
  invitationQuery,
  requestNewInvitation,
} from '../../api/companies.ts';
import { type User, userProfileQuery } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import type { Failure } from '../../machines/failure.ts';
import type { MailedLink } from '../../machines/mailedLink.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { failureText } from '../../ui/form/problems.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SignUpPage } from './SignUpPage.tsx';

type InvitationPageProps = {
  tenant: Tenant;
  link: MailedLink;
  isSignedIn: boolean;
  busy: boolean;
  problem: Failure | null;
  onLogIn: (credentials: Credentials) => void;
  onLogOut: () => void;
  onSession: (session: Session) => void;
  onJoined: () => void;
};

const Parts = styled('div')({ display: 'grid', gap: 20, justifyItems: 'start', marginTop: 24 });
const Wide = styled('div')({ width: '100%' });

const dead = (error: unknown) => error instanceof ApiError && error.code === 'token_invalid';

/** What a mailed invitation opens: a new account, an account that is there, or nothing any more. */
export function InvitationPage(props: InvitationPageProps) {
  const { tenant, link, isSignedIn } = props;
  const { data: user } = useQuery({ ...userProfileQuery(), enabled: isSignedIn });
  const token = link.token ?? '';
  const { data, error, isFetching, refetch } = useQuery({
    ...invitationQuery(token),
    enabled: token !== '',
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (token === '' || (error && dead(error)))
    return (
      <Ended tenant={tenant} title="This link is not complete">
        Open it from the mail again, or copy all of it.
      </Ended>
    );
  if (data && (user || !isSignedIn))
    return <Checked {...props} token={token} invitation={data} person={isSignedIn && user ? user : null} />;
  if (!error) return <Loader label="Checking the invitation" />;
  return (
    <AccountFrame tenant={tenant} title="The invitation could not be checked">
      <Parts>
        <InlineAlert kind="error">{failureText(error as ApiError) ?? error.message}</InlineAlert>
        <Button loading={isFetching} onClick={() => refetch()}>
          Try again
        </Button>
      </Parts>
    </AccountFrame>
  );
}

function Ended({ tenant, title, children }: { tenant: Tenant; title: string; children: ReactNode }) {
  return (
    <AccountFrame tenant={tenant} title={title} lead={children}>
      <Parts>
        <Link component={RouterLink} to="/auth/login?type=recruiter">
          Sign in
        </Link>
      </Parts>
    </AccountFrame>
  );
}

type Person = Pick<User, 'role' | 'email'>;
type CheckedProps = InvitationPageProps & {
  token: string;
  invitation: InvitationCheck;
  /** Who is signed in here. */
  person: Person | null;
};

/** Spread, since `role` is no attribute of an element here. */
const asRecruiter = { role: 'recruiter', partner: null } as const;

function Checked({ token, invitation, ...props }: CheckedProps) {
  const { tenant, link, person, onSession } = props;
  const { company, inviter, state, account_exists } = invitation;
  if (state === 'used')
    return (
      <Ended tenant={tenant} title="This invitation was used">
        Somebody joined {company.name} with it. If that was you, sign in.
      </Ended>
    );
  if (state === 'expired' || state === 'revoked')
    return <AskAnew tenant={tenant} token={token} invitation={invitation} />;
  if (person || account_exists) return <Accept {...props} token={token} invitation={invitation} />;
  return (
    <SignUpPage
      tenant={tenant}
      {...asRecruiter}
      onSession={onSession}
      invitation={{ token, email: link.email, from: `${inviter} invites you to ${company.name}.` }}
    />
  );
}

function AskAnew({ tenant, token, invitation }: Pick<CheckedProps, 'tenant' | 'token' | 'invitation'>) {
  const { company, inviter, state } = invitation;
  const { mutate, isPending, isSuccess, error } = useMutation<void, ApiError>({
    mutationFn: () => requestNewInvitation(token),
  });
  return (
    <AccountFrame
      tenant={tenant}
      title={state === 'expired' ? 'This invitation has run out' : 'This invitation was taken back'}
      lead={
        state === 'expired'
          ? `It came from ${inviter} of ${company.name} and was good for seven days.`
          : `It came from ${inviter} and does not open ${company.name} any more.`
      }
    >
      <Parts>
        {error && !isPending && <InlineAlert kind="error">{error.message}</InlineAlert>}
        {isSuccess ? (
          <InlineAlert kind="success">
            Asked. If {inviter} invites you again, a mail comes to {invitation.email_masked}.
          </InlineAlert>
        ) : (
          <Button size="lg" loading={isPending} loadingPosition="start" onClick={() => mutate()}>
            {isPending ? 'Asking…' : 'Ask for a new one'}
          </Button>
        )}
      </Parts>
    </AccountFrame>
  );
}

function Accept(props: CheckedProps) {
  const { tenant, link, token, invitation, person, busy, problem, onLogIn, onLogOut, onJoined } = props;
  const { company, inviter, email_masked } = invitation;
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation<CompanyStanding, ApiError>({
    mutationFn: () => acceptInvitation(token),
    onSuccess: async () => {
      await queryClient.fetchQuery({ ...userProfileQuery(), staleTime: 0 });
      onJoined();
    },
  });
  if (!person)
    return (
      <AccountFrame
        tenant={tenant}
        title={`Join ${company.name}`}
        lead={`${inviter} invites you. You have an account (${email_masked}): sign in, then join.`}
      >
        <Parts>
          <Wide>
            <LoginForm
              accountType="recruiter"
              captchaRequired={tenant.captcha_required}
              prefill={null}
              busy={busy}
              problem={problem}
              onSubmit={onLogIn}
              forgotPassword={
                <Link component={RouterLink} to="/auth/forgot">
                  Forgot password
                </Link>
              }
            />
          </Wide>
        </Parts>
      </AccountFrame>
    );
  const isFor = (email: string) => link.email === null || link.email.toLowerCase() === email.toLowerCase();
  const isOther = person.role !== 'recruiter' || !isFor(person.email) || error?.code === 'email_mismatch';
  return (
    <AccountFrame
      tenant={tenant}
      title={`Join ${company.name}`}
      lead={`${inviter} invites ${email_masked}. You are signed in as ${person.email}.`}
    >
      <Parts>
        {isOther && (
          <InlineAlert kind="warning" live={false}>
            {person.role === 'recruiter'
              ? 'The invitation is for another address.'
              : 'An invitation opens a recruiter’s account.'}{' '}
            Log out, then open the link in the mail again.
          </InlineAlert>
        )}
        {error && !isPending && !isOther && <InlineAlert kind="error">{error.message}</InlineAlert>}
        {!isOther && (
          <Button size="lg" loading={isPending} loadingPosition="start" onClick={() => mutate()}>
            {isPending ? 'Joining…' : `Join ${company.name}`}
          </Button>
        )}
        <Button
          variant={isOther ? 'outlined' : 'plain'}
          color={isOther ? 'neutral' : 'primary'}
          onClick={onLogOut}
        >
          {isOther ? 'Log Out' : 'Not you? Log Out'}
        </Button>
      </Parts>
    </AccountFrame>
  );
}
