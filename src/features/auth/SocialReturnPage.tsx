import Button from '@mui/joy/Button';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { Session } from '../../api/auth.ts';
import { exchangeSocialCode, linkIdentity, socialSignUp } from '../../api/social.ts';
import type { Tenant } from '../../api/tenant.ts';
import { failureOf } from '../../machines/failure.ts';
import { observe } from '../../machines/observation.ts';
import {
  type SocialReturn,
  type SocialSignInActors,
  socialSignInMachine,
} from '../../machines/socialSignIn.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { showProblem } from '../../ui/feedback/showProblem.ts';
import { AccountFrame, type AccountHeading } from './AccountFrame.tsx';
import { FinishAccountForm } from './FinishAccountForm.tsx';
import { LinkForm } from './LinkForm.tsx';

type SocialReturnPageProps = {
  tenant: Tenant;
  email: string;
  back: SocialReturn;
  onSession: (session: Session) => void;
  onLinked: () => void;
  onSignInFirst: (ticket: string) => void;
};

const actors = {
  exchangeSocialCode: fromPromise(({ input }) => exchangeSocialCode(input)),
  socialSignUp: fromPromise(({ input }) => socialSignUp(input)),
  linkIdentity: fromPromise(({ input }) => linkIdentity(input)),
} satisfies SocialSignInActors;
const machine = socialSignInMachine.provide({
  actors,
  actions: { announceFailure: (_, { error }) => showProblem(failureOf(error)) },
});

function headingOf(state: SnapshotFrom<typeof socialSignInMachine>): AccountHeading {
  const { required, failure } = state.context;
  if (state.matches('finishing') || state.matches('creating'))
    return {
      title: 'Finish your account',
      lead: `We’ve confirmed ${required?.profile.email}. Just two more things.`,
    };
  if (state.matches('provingIdentity') || state.matches('linking'))
    return {
      title: 'Enter your password to link',
      lead: 'So that nobody else using your device can link a sign-in to your account. We’ll email you once it’s done.',
    };
  if (state.matches('accountExists'))
    return {
      told: 'offline',
      title: 'You already have an account',
      lead: 'Sign in with your password this once. After that, you can sign in either way.',
    };
  return {
    told: 'failed',
    title: 'Something went wrong',
    lead: failure?.message ?? 'We couldn’t sign you in with that account.',
  };
}

export function SocialReturnPage(props: SocialReturnPageProps) {
  const { tenant, back, onSession, onLinked, onSignInFirst } = props;
  const [input] = useState(back);
  const actor = useActorRef(machine, { input, inspect: observe });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { session, required, ticket, failure } = state.context;
  const isLinked = state.matches('linked');
  useEffect(() => {
    if (session) onSession(session);
    else if (isLinked) onLinked();
  }, [session, isLinked, onSession, onLinked]);

  const frame = { tenant, ...headingOf(state) };
  if (required && (state.matches('finishing') || state.matches('creating')))
    return (
      <AccountFrame {...frame}>
        <FinishAccountForm
          tenant={tenant}
          required={required}
          busy={state.matches('creating')}
          failure={failure}
          onSubmit={(account) => actor.send({ type: 'form.submitted', account })}
        />
      </AccountFrame>
    );
  if (state.matches('provingIdentity') || state.matches('linking'))
    return (
      <AccountFrame {...frame}>
        <LinkForm
          email={props.email}
          busy={state.matches('linking')}
          failure={failure}
          onSubmit={(proof) => actor.send({ type: 'link.confirmed', proof })}
        />
      </AccountFrame>
    );
  if (state.matches('accountExists') && ticket)
    return (
      <AccountFrame {...frame}>
        <Button size="lg" onClick={() => onSignInFirst(ticket)}>
          Sign in and link
        </Button>
      </AccountFrame>
    );
  if (state.matches('refused'))
    return (
      <AccountFrame {...frame}>
        <Button size="lg" component={RouterLink} to="/auth/login">
          Back to sign in
        </Button>
      </AccountFrame>
    );
  return <Loader label="Signing in" />;
}
