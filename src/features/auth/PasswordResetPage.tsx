import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { checkPasswordReset, forgotPassword, resetPassword } from '../../api/auth.ts';
import type { Tenant } from '../../api/tenant.ts';
import type { MailedLink } from '../../machines/mailedLink.ts';
import { observe } from '../../machines/observation.ts';
import { type PasswordResetActors, passwordResetMachine } from '../../machines/passwordReset.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { KeepIdentities } from '../../ui/form/KeepIdentities.tsx';
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

export function PasswordResetPage({ tenant, link }: { tenant: Tenant; link: MailedLink }) {
  const actor = useActorRef(machine, { input: link, inspect: observe });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure, email, checked } = state.context;
  const [kept, setKept] = useState<number[]>([]);
  const retry = () => actor.send({ type: 'retry.requested' });
  const askAnew = () => actor.send({ type: 'otherAddress.requested' });

  if (state.matches('checkingLink')) return <Loader label="Checking the link" />;
  if (state.matches('checkFailed'))
    return <NotYet tenant={tenant} title="We couldn’t check your link" failure={failure} onRetry={retry} />;
  if (state.matches('linkDead'))
    return (
      <AccountFrame
        tenant={tenant}
        told="inactive"
        title="This link no longer works"
        lead="It has already been used, or it’s more than 30 minutes old."
      >
        <Button size="lg" onClick={askAnew}>
          Send me a new link
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
          onSubmit={(password) =>
            actor.send({ type: 'password.submitted', password: { ...password, keep_identities: kept } })
          }
        >
          <KeepIdentities
            identities={checked?.identities ?? []}
            locale={tenant.locale}
            kept={kept}
            onChange={setKept}
          />
        </NewPasswordForm>
      </AccountFrame>
    );
  if (state.matches('changed'))
    return (
      <AccountFrame
        tenant={tenant}
        told="success"
        title="Your password has been changed"
        lead="We’ve signed you out on all your devices. Sign in with your new password."
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
        lead={`If there’s an account for ${email}, we’ve emailed a link to reset the password. It expires in 30 minutes.`}
      >
        <Column>
          {tenant.is_demo && <MailboxLink />}
          <Button variant="outlined" color="neutral" onClick={askAnew}>
            Use a different email address
          </Button>
        </Column>
        <ToLogin>Back to sign in</ToLogin>
      </AccountFrame>
    );
  return (
    <AccountFrame
      tenant={tenant}
      title="Forgot your password?"
      lead="Enter your email address and we’ll send you a link to choose a new one."
    >
      <AddressForm
        tenant={tenant}
        address={email}
        send="Send link"
        busy={state.matches('requesting')}
        failure={failure}
        onSubmit={(request) => actor.send({ type: 'mail.requested', request })}
      />
      <ToLogin>Back to sign in</ToLogin>
    </AccountFrame>
  );
}
