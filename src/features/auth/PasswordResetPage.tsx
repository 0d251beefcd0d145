import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { checkPasswordReset, forgotPassword, resetPassword } from '../../api/auth.ts';
import type { Tenant } from '../../api/tenant.ts';
import type { MailedLink } from '../../machines/mailedLink.ts';
import { observe } from '../../machines/observation.ts';
import {
  type PasswordResetActors,
  type PasswordResetEvent,
  passwordResetMachine,
} from '../../machines/passwordReset.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { KeepIdentities } from '../../ui/form/KeepIdentities.tsx';
import { AccountFrame, type AccountHeading, Column } from './AccountFrame.tsx';
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

type ResetState = SnapshotFrom<typeof passwordResetMachine>;

function headingOf(state: ResetState): AccountHeading {
  const { email, checked } = state.context;
  if (state.matches('linkDead'))
    return {
      told: 'inactive',
      title: 'This link no longer works',
      lead: 'It has already been used, or it’s more than 30 minutes old.',
    };
  if (state.matches('choosing') || state.matches('saving'))
    return { title: 'Choose a new password', lead: `For ${checked?.email_masked}.` };
  if (state.matches('changed'))
    return {
      told: 'success',
      title: 'Your password has been changed',
      lead: 'We’ve signed you out on all your devices. Sign in with your new password.',
    };
  if (state.matches('requested'))
    return {
      title: 'Check your inbox',
      lead: `If there’s an account for ${email}, we’ve emailed a link to reset the password. It expires in 30 minutes.`,
    };
  return {
    title: 'Forgot your password?',
    lead: 'Enter your email address and we’ll send you a link to choose a new one.',
  };
}

export function PasswordResetPage({ tenant, link }: { tenant: Tenant; link: MailedLink }) {
  const actor = useActorRef(machine, { input: link, inspect: observe });
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches('checkingLink')) return <Loader label="Checking the link" />;
  if (state.matches('checkFailed'))
    return (
      <NotYet
        tenant={tenant}
        title="We couldn’t check your link"
        failure={state.context.failure}
        onRetry={() => actor.send({ type: 'retry.requested' })}
      />
    );
  return (
    <AccountFrame tenant={tenant} {...headingOf(state)}>
      <ResetStep tenant={tenant} state={state} send={actor.send} />
    </AccountFrame>
  );
}

type ResetStepProps = { tenant: Tenant; state: ResetState; send: (event: PasswordResetEvent) => void };

function ResetStep({ tenant, state, send }: ResetStepProps) {
  const { failure, email } = state.context;
  const askAnew = () => send({ type: 'otherAddress.requested' });

  if (state.matches('linkDead'))
    return (
      <>
        <Button size="lg" onClick={askAnew}>
          Send me a new link
        </Button>
        <ToLogin>Back to sign in</ToLogin>
      </>
    );
  if (state.matches('choosing') || state.matches('saving'))
    return <NewPassword tenant={tenant} state={state} send={send} />;
  if (state.matches('changed'))
    return (
      <Button size="lg" component={RouterLink} to="/auth/login">
        Sign in
      </Button>
    );
  if (state.matches('requested'))
    return (
      <>
        <Column>
          {tenant.is_demo && <MailboxLink />}
          <Button variant="outlined" color="neutral" onClick={askAnew}>
            Use a different email address
          </Button>
        </Column>
        <ToLogin>Back to sign in</ToLogin>
      </>
    );
  return (
    <>
      <AddressForm
        tenant={tenant}
        address={email}
        send="Send link"
        busy={state.matches('requesting')}
        failure={failure}
        onSubmit={(request) => send({ type: 'mail.requested', request })}
      />
      <ToLogin>Back to sign in</ToLogin>
    </>
  );
}

function NewPassword({ tenant, state, send }: ResetStepProps) {
  const { failure, email, checked } = state.context;
  const [linksToKeep, setLinksToKeep] = useState<number[]>([]);
  return (
    <NewPasswordForm
      email={email ?? ''}
      busy={state.matches('saving')}
      failure={failure}
      onSubmit={(password) =>
        send({ type: 'password.submitted', password: { ...password, keep_identities: linksToKeep } })
      }
    >
      <KeepIdentities
        identities={checked?.identities ?? []}
        locale={tenant.locale}
        kept={linksToKeep}
        onChange={setLinksToKeep}
      />
    </NewPasswordForm>
  );
}
