import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { checkSecureAccount, secureAccount } from '../../api/auth.ts';
import type { Tenant } from '../../api/tenant.ts';
import type { MailedLink } from '../../machines/mailedLink.ts';
import { observe } from '../../machines/observation.ts';
import { type SecureAccountActors, secureAccountMachine } from '../../machines/secureAccount.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { KeepIdentities } from '../../ui/form/KeepIdentities.tsx';
import { failureText } from '../../ui/form/problems.ts';
import { AccountFrame, type AccountHeading, Column } from './AccountFrame.tsx';
import { NotYet } from './NotYet.tsx';

const actors = {
  checkSecureAccount: fromPromise(({ input }) => checkSecureAccount(input)),
  secureAccount: fromPromise(({ input }) => secureAccount(input)),
} satisfies SecureAccountActors;
const machine = secureAccountMachine.provide({ actors });

type SecureState = SnapshotFrom<typeof secureAccountMachine>;

function headingOf(state: SecureState, { contact_email }: Tenant): AccountHeading {
  if (state.matches('secured'))
    return {
      told: 'success',
      title: 'Your account is secure',
      lead: `We’ve signed everyone out, and the old password no longer works. Now choose a new one: we’ll send a link to ${state.context.email}.`,
    };
  if (state.matches('linkDead'))
    return {
      told: 'inactive',
      title: 'This link no longer works',
      lead: `It has already been used, or it’s more than seven days old. Choose a new password to sign everyone out, or email us at ${contact_email}.`,
    };
  return {
    title: 'This wasn’t you?',
    lead: 'We’ll undo the change and sign everyone out on all devices. The current password will stop working, and only you can set a new one, using a link we email to you.',
  };
}

export function SecureAccountPage({ tenant, link }: { tenant: Tenant; link: MailedLink }) {
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
    <AccountFrame tenant={tenant} {...headingOf(state, tenant)}>
      {state.matches('secured') || state.matches('linkDead') ? (
        <Button size="lg" component={RouterLink} to="/auth/forgot">
          Choose a new password
        </Button>
      ) : (
        <SecuringQuestion
          state={state}
          locale={tenant.locale}
          onConfirm={(identities) => actor.send({ type: 'securing.confirmed', keptIdentities: identities })}
        />
      )}
    </AccountFrame>
  );
}

type SecuringQuestionProps = {
  state: SecureState;
  locale: string;
  onConfirm: (identities: number[]) => void;
};

function SecuringQuestion({ state, locale, onConfirm }: SecuringQuestionProps) {
  const { failure, checked } = state.context;
  const [linksToKeep, setLinksToKeep] = useState<number[]>([]);
  const busy = state.hasTag('busy');
  const problem = busy ? null : failureText(failure);
  return (
    <Column>
      {problem && <InlineAlert kind="error">{problem}</InlineAlert>}
      <KeepIdentities
        identities={checked?.identities ?? []}
        locale={locale}
        kept={linksToKeep}
        onChange={setLinksToKeep}
      />
      <Button size="lg" loading={busy} loadingPosition="start" onClick={() => onConfirm(linksToKeep)}>
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
  );
}
