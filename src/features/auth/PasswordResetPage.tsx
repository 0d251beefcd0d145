import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { styled } from '@mui/joy/styles';
import { useActorRef, useSelector } from '@xstate/react';
import { Link as RouterLink } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { checkPasswordReset, forgotPassword, resetPassword } from '../../api/auth.ts';
import type { Tenant } from '../../api/tenant.ts';
import type { MailedLink } from '../../machines/mailedLink.ts';
import { observe } from '../../machines/observation.ts';
import { type PasswordResetActors, passwordResetMachine } from '../../machines/passwordReset.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { AccountFrame, Column } from './AccountFrame.tsx';
import { AddressForm } from './AddressForm.tsx';
import { MailboxLink } from './MailboxLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { NotYet } from './NotYet.tsx';

const Foot = styled('p')({ marginTop: 24 });

const actors = {
  forgotPassword: fromPromise(({ input }) => forgotPassword(input)),
  checkPasswordReset: fromPromise(({ input }) => checkPasswordReset(input)),
  resetPassword: fromPromise(({ input }) => resetPassword(input)),
} satisfies PasswordResetActors;
const machine = passwordResetMachine.provide({ actors });

const ToLogin = ({ children }: { children: string }) => (
  <Foot>
    <Link component={RouterLink} to="/auth/login">
      {children}
    </Link>
  </Foot>
);

/** Asks for the mail that leads to a new password, and takes the new password behind its link. */
export function PasswordResetPage({ tenant, link }: { tenant: Tenant; link: MailedLink }) {
  const actor = useActorRef(machine, { input: link, inspect: observe });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure, email, checked } = state.context;
  const retry = () => actor.send({ type: 'retry.requested' });
  const askAnew = () => actor.send({ type: 'otherAddress.requested' });

  if (state.matches('checkingLink')) return <Loader label="Checking the link" />;
  if (state.matches('checkFailed'))
    return <NotYet tenant={tenant} title="The link could not be checked" failure={failure} onRetry={retry} />;
  if (state.matches('linkDead'))
    return (
      <AccountFrame
        tenant={tenant}
        told="inactive"
        title="This link no longer works"
        lead="It was used before or is older than half an hour."
      >
        <Button size="lg" onClick={askAnew}>
          Send me another link
        </Button>
        <ToLogin>Back to sign in</ToLogin>
      </AccountFrame>
    );
  if (state.matches('choosing') || state.matches('saving'))
    return (
      <AccountFrame tenant={tenant} title="Choose a new password" lead={`For ${checked?.email_masked}.`}>
        <NewPasswordForm
          email={email ?? ''}
          busy={state.matches('saving')}
          failure={failure}
          onSubmit={(password) => actor.send({ type: 'password.submitted', password })}
        />
      </AccountFrame>
    );
  if (state.matches('changed'))
    return (
      <AccountFrame
        tenant={tenant}
        told="success"
        title="Your password is changed"
        lead="You are signed out everywhere. Sign in with the new password."
      >
        <Button size="lg" component={RouterLink} to="/auth/login">
          Sign in
        </Button>
      </AccountFrame>
    );
  if (state.matches('requested'))
    return (
      <AccountFrame
        tenant={tenant}
        title="Check your inbox"
        lead={`If ${email} has an account, a mail with a link is on its way. The link is good for half an hour.`}
      >
        <Column>
          {tenant.is_demo && <MailboxLink />}
          <Button variant="outlined" color="neutral" onClick={askAnew}>
            Use another address
          </Button>
        </Column>
        <ToLogin>Back to sign in</ToLogin>
      </AccountFrame>
    );
  return (
    <AccountFrame
      tenant={tenant}
      title="Forgot your password?"
      lead="Tell us your address, and we mail you a link to choose a new one."
    >
      <AddressForm
        tenant={tenant}
        address={email}
        send="Send the link"
        busy={state.matches('requesting')}
        failure={failure}
        onSubmit={(request) => actor.send({ type: 'mail.requested', request })}
      />
      <ToLogin>Back to sign in</ToLogin>
    </AccountFrame>
  );
}
