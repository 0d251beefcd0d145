import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { checkSecureAccount, secureAccount } from '../../api/auth.ts';
import type { Tenant } from '../../api/tenant.ts';
import type { MailedLink } from '../../machines/mailedLink.ts';
import { observe } from '../../machines/observation.ts';
import { type SecureAccountActors, secureAccountMachine } from '../../machines/secureAccount.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { KeepIdentities } from '../../ui/form/KeepIdentities.tsx';
import { failureText } from '../../ui/form/problems.ts';
import { AccountFrame, Column } from './AccountFrame.tsx';
import { NotYet } from './NotYet.tsx';

const actors = {
  checkSecureAccount: fromPromise(({ input }) => checkSecureAccount(input)),
  secureAccount: fromPromise(({ input }) => secureAccount(input)),
} satisfies SecureAccountActors;
const machine = secureAccountMachine.provide({ actors });

export function SecureAccountPage({ tenant, link }: { tenant: Tenant; link: MailedLink }) {
  const actor = useActorRef(machine, { input: link, inspect: observe });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { email, failure, checked } = state.context;
  const [kept, setKept] = useState<number[]>([]);
  const busy = state.hasTag('busy');
  const toForgot = (
    <Button size="lg" component={RouterLink} to="/auth/forgot">
      Choose a new password
    </Button>
  );
  if (state.matches('checkingLink')) return <Loader label="Checking the link" />;
  if (state.matches('checkFailed'))
    return (
      <NotYet
        tenant={tenant}
        title="We couldn’t check your link"
        failure={failure}
        onRetry={() => actor.send({ type: 'retry.requested' })}
      />
    );
  if (state.matches('secured'))
    return (
      <AccountFrame
        tenant={tenant}
        told="success"
        title="Your account is secure"
        lead={`We’ve signed everyone out, and the old password no longer works. Now choose a new one: we’ll send a link to ${email}.`}
      >
        {toForgot}
      </AccountFrame>
    );
  if (state.matches('linkDead'))
    return (
      <AccountFrame
        tenant={tenant}
        told="inactive"
        title="This link no longer works"
        lead={`It has already been used, or it’s more than seven days old. Choose a new password to sign everyone out, or email us at ${tenant.contact_email}.`}
      >
        {toForgot}
      </AccountFrame>
    );
  const problem = busy ? null : failureText(failure);
  return (
    <AccountFrame
      tenant={tenant}
      title="This wasn’t you?"
      lead="We’ll undo the change and sign everyone out on all devices. The current password will stop working, and only you can set a new one, using a link we email to you."
    >
      <Column>
        {problem && <InlineAlert kind="error">{problem}</InlineAlert>}
        <KeepIdentities
          identities={checked?.identities ?? []}
          locale={tenant.locale}
          kept={kept}
          onChange={setKept}
        />
        <Button
          size="lg"
          loading={busy}
          loadingPosition="start"
          onClick={() => actor.send({ type: 'securing.confirmed', keptIdentities: kept })}
        >
          {busy ? 'Securing…' : 'Secure my account'}
        </Button>
        <p>
          Was it you after all?{' '}
          <Link component={RouterLink} to="/">
            Leave everything as it is
          </Link>
          .
        </p>
      </Column>
    </AccountFrame>
  );
}
