import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { acceptInvitation, checkInvitation, requestNewInvitation } from '../../api/companies.ts';
import { userProfileQuery } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import type { Credentials, Session } from '../../machines/auth/setup.ts';
import type { Failure } from '../../machines/failure.ts';
import { type InvitationActors, type Invited, invitationMachine } from '../../machines/invitation.ts';
import type { MailedLink } from '../../machines/mailedLink.ts';
import { observe } from '../../machines/observation.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { LoginForm } from './LoginForm.tsx';
import { NotYet } from './NotYet.tsx';
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

const actors = {
  checkInvitation: fromPromise(({ input }) => checkInvitation(input.token)),
  acceptInvitation: fromPromise(({ input }) => acceptInvitation(input.token)),
  requestNewInvitation: fromPromise(({ input }) => requestNewInvitation(input.token)),
} satisfies InvitationActors;
const machine = invitationMachine.provide({ actors });

const Parts = styled('div')({ display: 'grid', gap: 20, justifyItems: 'start', marginTop: 24 });
const Wide = styled('div')({ width: '100%' });

export function InvitationPage(props: InvitationPageProps) {
  const { data: user } = useQuery({ ...userProfileQuery(), enabled: props.isSignedIn });
  if (props.isSignedIn && !user) return <Loader label="Checking your invitation" />;
  return <Invitation {...props} person={props.isSignedIn && user ? user : null} />;
}

type Open = Extract<SnapshotFrom<typeof invitationMachine>['value'], { open: unknown }>['open'];

// Spread, since `role` is no attribute of an element here.
const asRecruiter = { role: 'recruiter', partner: null } as const;

// What a mailed invitation opens: a new account, an account that is there, or nothing any more.
function Invitation({ person, ...props }: InvitationPageProps & { person: Invited | null }) {
  const { tenant, link, busy, problem, onLogIn, onLogOut, onSession, onJoined } = props;
  const actor = useActorRef(machine, { input: { ...link, person }, inspect: observe });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { checked, member, failure } = state.context;
  const queryClient = useQueryClient();
  useEffect(() => {
    const known = actor.getSnapshot().context.person;
    if (known?.email !== person?.email || known?.role !== person?.role)
      actor.send({ type: 'person.changed', person });
  }, [actor, person]);
  useEffect(() => {
    if (!member) return;
    queryClient.setQueryData(userProfileQuery().queryKey, member);
    onJoined();
  }, [member, queryClient, onJoined]);

  if (state.matches('linkDead'))
    return checked ? (
      <Ended tenant={tenant} title="This invitation has already been used">
        Someone has already used it to join {checked.company.name}. If that was you, sign in.
      </Ended>
    ) : (
      <Ended tenant={tenant} title="This link is incomplete">
        Open it from the email again, or copy the whole link.
      </Ended>
    );
  if (state.matches('checkFailed'))
    return (
      <NotYet
        tenant={tenant}
        title="We couldn’t check your invitation"
        failure={failure}
        onRetry={() => actor.send({ type: 'retry.requested' })}
      />
    );
  const is = (part: Open) => state.matches({ open: part });
  if (!checked || state.matches('checking') || state.matches('joined'))
    return <Loader label="Checking your invitation" />;

  const { company, inviter, email_masked } = checked;
  if (state.matches('over') || state.matches('asking') || state.matches('asked')) {
    const isLate = checked.state === 'expired';
    return (
      <AccountFrame
        tenant={tenant}
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
            <Button
              size="lg"
              loading={state.matches('asking')}
              loadingPosition="start"
              onClick={() => actor.send({ type: 'anew.requested' })}
            >
              {state.matches('asking') ? 'Sending…' : 'Request a new invitation'}
            </Button>
          )}
        </Parts>
      </AccountFrame>
    );
  }
  if (is('signingUp'))
    return (
      <SignUpPage
        tenant={tenant}
        {...asRecruiter}
        onSession={(session) => {
          actor.send({ type: 'account.opened' });
          onSession(session);
        }}
        invitation={{
          token: link.token ?? '',
          email: link.email,
          from: `${inviter} has invited you to join ${company.name}.`,
        }}
      />
    );
  if (!person)
    return (
      <AccountFrame
        tenant={tenant}
        title={`Join ${company.name}`}
        lead={`${inviter} has invited you. You already have an account (${email_masked}), so sign in to join.`}
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
  const isOther = is('wrongAccount');
  return (
    <AccountFrame
      tenant={tenant}
      title={`Join ${company.name}`}
      lead={`${inviter} invited ${email_masked}. You’re signed in as ${person.email}.`}
    >
      <Parts>
        {isOther && (
          <InlineAlert kind="warning" live={false}>
            {person.role === 'recruiter'
              ? 'This invitation is for a different email address.'
              : 'Invitations are for recruiter accounts.'}{' '}
            Log out, then open the link in the email again.
          </InlineAlert>
        )}
        {failure && !isOther && (
          <InlineAlert kind="error">
            {failure.message}{' '}
            {failure.code === 'other_company' && (
              <Link component={RouterLink} to="/recruiter/company/details">
                Go to your company to leave it
              </Link>
            )}
          </InlineAlert>
        )}
        {!isOther && (
          <Button
            size="lg"
            loading={is('joining')}
            loadingPosition="start"
            onClick={() => actor.send({ type: 'join.requested' })}
          >
            {is('joining') ? 'Joining…' : `Join ${company.name}`}
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

function Ended({ tenant, title, children }: { tenant: Tenant; title: string; children: ReactNode }) {
  return (
    <AccountFrame tenant={tenant} title={title} lead={children} told="inactive">
      <Button size="lg" component={RouterLink} to="/auth/login?type=recruiter">
        Sign in
      </Button>
    </AccountFrame>
  );
}
