import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { styled } from '@mui/joy/styles';
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

/** Waits until it is known who is signed in. */
export function InvitationPage(props: InvitationPageProps) {
  const { data: user } = useQuery({ ...userProfileQuery(), enabled: props.isSignedIn });
  if (props.isSignedIn && !user) return <Loader label="Checking the invitation" />;
  return <Invitation {...props} person={props.isSignedIn && user ? user : null} />;
}

type Open = Extract<SnapshotFrom<typeof invitationMachine>['value'], { open: unknown }>['open'];

/** Spread, since `role` is no attribute of an element here. */
const asRecruiter = { role: 'recruiter', partner: null } as const;

/** What a mailed invitation opens: a new account, an account that is there, or nothing any more. */
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
      <Ended tenant={tenant} title="This invitation was used">
        Somebody joined {checked.company.name} with it. If that was you, sign in.
      </Ended>
    ) : (
      <Ended tenant={tenant} title="This link is not complete">
        Open it from the mail again, or copy all of it.
      </Ended>
    );
  if (state.matches('checkFailed'))
    return (
      <NotYet
        tenant={tenant}
        title="The invitation could not be checked"
        failure={failure}
        onRetry={() => actor.send({ type: 'retry.requested' })}
      />
    );
  const is = (part: Open) => state.matches({ open: part });
  if (!checked || state.matches('checking') || state.matches('joined'))
    return <Loader label="Checking the invitation" />;

  const { company, inviter, email_masked } = checked;
  if (state.matches('over') || state.matches('asking') || state.matches('asked')) {
    const isLate = checked.state === 'expired';
    return (
      <AccountFrame
        tenant={tenant}
        told="inactive"
        title={isLate ? 'This invitation has run out' : 'This invitation was taken back'}
        lead={
          isLate
            ? `It came from ${inviter} of ${company.name} and was good for seven days.`
            : `It came from ${inviter} and does not open ${company.name} any more.`
        }
      >
        <Parts>
          {failure && <InlineAlert kind="error">{failure.message}</InlineAlert>}
          {state.matches('asked') ? (
            <InlineAlert kind="success">
              Asked. If {inviter} invites you again, a mail comes to {email_masked}.
            </InlineAlert>
          ) : (
            <Button
              size="lg"
              loading={state.matches('asking')}
              loadingPosition="start"
              onClick={() => actor.send({ type: 'anew.requested' })}
            >
              {state.matches('asking') ? 'Asking…' : 'Ask for a new one'}
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
          from: `${inviter} invites you to ${company.name}.`,
        }}
      />
    );
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
  const isOther = is('wrongAccount');
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
        {failure && !isOther && <InlineAlert kind="error">{failure.message}</InlineAlert>}
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
