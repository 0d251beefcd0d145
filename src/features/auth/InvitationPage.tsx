import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { acceptInvitation, checkInvitation, requestNewInvitation } from '../../api/companies.ts';
import { userProfileQuery } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import type { Credentials, Session } from '../../machines/auth/setup.ts';
import type { Failure } from '../../machines/failure.ts';
import {
  type CheckedInvitation,
  type InvitationActors,
  type Invited,
  invitationMachine,
} from '../../machines/invitation.ts';
import type { MailedLink } from '../../machines/mailedLink.ts';
import { observe } from '../../machines/observation.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { ClosedInvitation, DeadInvitation, Parts } from './InvitationEnded.tsx';
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

const Wide = styled('div')({ width: '100%' });

export function InvitationPage(props: InvitationPageProps) {
  const { data: user } = useQuery({ ...userProfileQuery(), enabled: props.isSignedIn });
  if (props.isSignedIn && !user) return <Loader label="Checking your invitation" />;
  return <Invitation {...props} person={props.isSignedIn && user ? user : null} />;
}

// Spread into props, because a literal `role` looks like an ARIA attribute.
const asRecruiter = { role: 'recruiter', partner: null } as const;

function useInvitation(link: MailedLink, person: Invited | null, onJoined: () => void) {
  const actor = useActorRef(machine, { input: { ...link, person }, inspect: observe });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { member } = state.context;
  const queryClient = useQueryClient();
  useEffect(() => {
    const current = actor.getSnapshot().context.person;
    if (current?.email !== person?.email || current?.role !== person?.role)
      actor.send({ type: 'person.changed', person });
  }, [actor, person]);
  useEffect(() => {
    if (!member) return;
    queryClient.setQueryData(userProfileQuery().queryKey, member);
    onJoined();
  }, [member, queryClient, onJoined]);
  return { state, send: actor.send };
}

function Invitation({ person, ...props }: InvitationPageProps & { person: Invited | null }) {
  const { tenant, link, onLogOut, onSession } = props;
  const { state, send } = useInvitation(link, person, props.onJoined);
  const { checked, failure } = state.context;

  if (state.matches('linkDead')) return <DeadInvitation tenant={tenant} checked={checked} />;
  if (state.matches('checkFailed'))
    return (
      <NotYet
        tenant={tenant}
        title="We couldn’t check your invitation"
        failure={failure}
        onRetry={() => send({ type: 'retry.requested' })}
      />
    );
  if (!checked || state.matches('checking') || state.matches('joined'))
    return <Loader label="Checking your invitation" />;
  if (state.matches('over') || state.matches('asking') || state.matches('asked')) {
    const onRequest = () => send({ type: 'anew.requested' });
    return <ClosedInvitation tenant={tenant} checked={checked} state={state} onRequest={onRequest} />;
  }
  if (state.matches({ open: 'signingUp' })) {
    const onOpened = (session: Session) => {
      send({ type: 'account.opened' });
      onSession(session);
    };
    return <InvitedSignUp tenant={tenant} link={link} checked={checked} onSession={onOpened} />;
  }
  const { company, inviter, email_masked } = checked;
  return (
    <AccountFrame
      tenant={tenant}
      hasRoute={false}
      title={`Join ${company.name}`}
      lead={
        person
          ? `${inviter} invited ${email_masked}${invitedAs(checked)}. You’re signed in as ${person.email}.`
          : `${inviter} has invited you${invitedAs(checked)}. You already have an account (${email_masked}), so sign in to join.`
      }
    >
      <Parts>
        {person ? (
          <JoinCompany
            companyName={company.name}
            person={person}
            state={state}
            onJoin={() => send({ type: 'join.requested' })}
            onLogOut={onLogOut}
          />
        ) : (
          <RecruiterLogin {...props} />
        )}
      </Parts>
    </AccountFrame>
  );
}

const invitedAs = ({ member_role }: CheckedInvitation): string =>
  member_role === 'hiring_manager' ? ' as a hiring manager' : '';

type InvitedSignUpProps = Pick<InvitationPageProps, 'tenant' | 'link' | 'onSession'> & {
  checked: CheckedInvitation;
};

const InvitedSignUp = ({ tenant, link, checked, onSession }: InvitedSignUpProps) => (
  <SignUpPage
    tenant={tenant}
    {...asRecruiter}
    onSession={onSession}
    invitation={{
      token: link.token ?? '',
      email: link.email,
      from: `${checked.inviter} has invited you to join ${checked.company.name}${invitedAs(checked)}.`,
    }}
  />
);

type RecruiterLoginProps = Pick<InvitationPageProps, 'tenant' | 'busy' | 'problem' | 'onLogIn'>;

const RecruiterLogin = ({ tenant, busy, problem, onLogIn }: RecruiterLoginProps) => (
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
);

type JoinCompanyProps = {
  companyName: string;
  person: Invited;
  state: SnapshotFrom<typeof invitationMachine>;
  onJoin: () => void;
  onLogOut: () => void;
};

function JoinCompany({ companyName, person, state, onJoin, onLogOut }: JoinCompanyProps) {
  const { failure } = state.context;
  const isOther = state.matches({ open: 'wrongAccount' });
  const isJoining = state.matches({ open: 'joining' });
  return (
    <>
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
        <Button size="lg" loading={isJoining} loadingPosition="start" onClick={onJoin}>
          {isJoining ? 'Joining…' : `Join ${companyName}`}
        </Button>
      )}
      <Button
        variant={isOther ? 'outlined' : 'plain'}
        color={isOther ? 'neutral' : 'primary'}
        onClick={onLogOut}
      >
        {isOther ? 'Log Out' : 'Not you? Log Out'}
      </Button>
    </>
  );
}
