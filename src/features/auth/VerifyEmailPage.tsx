import Link from '@mui/joy/Link';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { resendVerification, type Session, verifyEmail } from '../../api/auth.ts';
import type { Tenant } from '../../api/tenant.ts';
import {
  type EmailVerificationActors,
  type EmailVerificationEvent,
  emailVerificationMachine,
} from '../../machines/emailVerification.ts';
import type { MailedLink } from '../../machines/mailedLink.ts';
import { observe } from '../../machines/observation.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { AddressForm } from './AddressForm.tsx';
import { MailboxLink } from './MailboxLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { NotYet } from './NotYet.tsx';

type VerifyEmailPageProps = {
  tenant: Tenant;
  link: MailedLink;
  onSession: (session: Session) => void;
};

const actors = {
  verifyEmail: fromPromise(({ input }) => verifyEmail(input)),
  resendVerification: fromPromise(({ input }) => resendVerification(input)),
} satisfies EmailVerificationActors;
const machine = emailVerificationMachine.provide({ actors });

export function VerifyEmailPage({ tenant, link, onSession }: VerifyEmailPageProps) {
  const actor = useActorRef(machine, { input: link, inspect: observe });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { session, failure, email: address } = state.context;
  const retry = () => actor.send({ type: 'retry.requested' });
  useEffect(() => {
    if (session) onSession(session);
  }, [session, onSession]);

  if (state.matches('verifying') || state.matches('signedIn'))
    return <Loader label="Confirming your email address" />;
  if (state.matches('verifyFailed'))
    return (
      <NotYet
        tenant={tenant}
        title="Your email address isn’t confirmed yet"
        failure={failure}
        onRetry={retry}
      />
    );
  if (state.matches('choosingPassword') || state.matches('settingPassword'))
    return (
      <AccountFrame
        tenant={tenant}
        title="Choose your password"
        lead={`You signed up in a different browser, so choose your password for ${address} here. It replaces any you chose before.`}
      >
        <NewPasswordForm
          email={address ?? ''}
          label="Password"
          submit={['Confirm my email address', 'Confirming…']}
          busy={state.hasTag('busy')}
          failure={failure}
          onSubmit={({ password }) => actor.send({ type: 'password.submitted', password })}
        />
      </AccountFrame>
    );
  const isDead = isLinkDead(state);
  return (
    <AccountFrame
      tenant={tenant}
      title={isDead ? 'This link no longer works' : 'Check your inbox'}
      lead={
        isDead
          ? 'It has already been used, or it’s more than a day old. If you’ve already confirmed your email address, sign in.'
          : address
            ? `We’ve sent an email to ${address}. Open the link in it to confirm your address.`
            : 'Open the link in our email to confirm your address.'
      }
    >
      <InboxHelp tenant={tenant} state={state} send={actor.send} />
    </AccountFrame>
  );
}

type VerificationState = SnapshotFrom<typeof emailVerificationMachine>;

const isLinkDead = (state: VerificationState) => state.matches('linkDead') || state.matches('replacing');

type InboxHelpProps = {
  tenant: Tenant;
  state: VerificationState;
  send: (event: EmailVerificationEvent) => void;
};

function InboxHelp({ tenant, state, send }: InboxHelpProps) {
  const { failure, email: address } = state.context;
  const mayResend = !state.matches({ checkingInbox: 'justSent' });
  return (
    <Stack gap="2xl">
      {tenant.is_demo && !isLinkDead(state) && <MailboxLink />}
      {mayResend ? (
        <AddressForm
          send="Send the email again"
          tenant={tenant}
          address={address}
          busy={state.hasTag('busy')}
          failure={failure}
          onSubmit={(request) => send({ type: 'resend.requested', request })}
        />
      ) : (
        <p role="status">Can’t find it? Check your spam folder. You can send it again in a minute.</p>
      )}
      <p>
        <Link component={RouterLink} to="/auth/login">
          Back to sign in
        </Link>
      </p>
    </Stack>
  );
}
