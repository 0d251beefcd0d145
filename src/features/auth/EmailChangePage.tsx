import Button from '@mui/joy/Button';
import { useActorRef, useSelector } from '@xstate/react';
import { Link as RouterLink } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { confirmEmailChange } from '../../api/auth.ts';
import type { Tenant } from '../../api/tenant.ts';
import { type EmailChangeActors, emailChangeMachine } from '../../machines/emailChange.ts';
import type { MailedLink } from '../../machines/mailedLink.ts';
import { observe } from '../../machines/observation.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { NotYet } from './NotYet.tsx';

const actors = {
  confirmEmailChange: fromPromise(({ input }) => confirmEmailChange(input)),
} satisfies EmailChangeActors;
const machine = emailChangeMachine.provide({ actors });

export function EmailChangePage({ tenant, link }: { tenant: Tenant; link: MailedLink }) {
  const actor = useActorRef(machine, { input: link, inspect: observe });
  const state = useSelector(actor, (snapshot) => snapshot);
  const retry = () => actor.send({ type: 'retry.requested' });
  const toLogin = (
    <Button size="lg" component={RouterLink} to="/auth/login">
      Sign in
    </Button>
  );
  if (state.matches('changed'))
    return (
      <AccountFrame
        tenant={tenant}
        told="success"
        title="Your email address has changed"
        lead="Use your new address to sign in from now on. Your old address no longer works."
      >
        {toLogin}
      </AccountFrame>
    );
  if (state.matches('linkDead'))
    return (
      <AccountFrame
        tenant={tenant}
        told="inactive"
        title="This link no longer works"
        lead="It has already been used, or it’s more than a day old. Keep signing in with your old address."
      >
        {toLogin}
      </AccountFrame>
    );
  if (state.matches('confirmFailed'))
    return (
      <NotYet
        tenant={tenant}
        title="Your email address hasn’t changed yet"
        failure={state.context.failure}
        onRetry={retry}
      />
    );
  return <Loader label="Confirming your email address" />;
}
