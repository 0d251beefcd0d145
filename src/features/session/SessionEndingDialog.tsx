import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { userProfileQuery } from '../../api/profile.ts';
import { readSession } from '../../api/storage.ts';
import type { Credentials } from '../../machines/auth/setup.ts';
import type { Failure } from '../../machines/failure.ts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { JoyTheme } from '../../ui/theme/JoyTheme.tsx';
import { useAuth, useAuthState } from './AuthContext.ts';
import { inPlace } from './inPlace.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { useTenant } from './useTenant.ts';

// The signed-in account; the form accepts no other.
type Account = Pick<Credentials, 'email' | 'role'>;

interface SignInAgainProps {
  account: Account;
  captchaRequired: boolean;
  timeLeft: ReactNode;
  busy: boolean;
  problem: Failure | null;
  onSubmit: (credentials: Credentials) => void;
  onBack: () => void;
}

interface SessionEndingDialogProps {
  loadSignInAgain: () => Promise<ComponentType<SignInAgainProps>>;
}

const notLoaded = 'The form didn’t load. Please try again.';

function useSignInAgain(loadSignInAgain: SessionEndingDialogProps['loadSignInAgain']) {
  const auth = useAuth();
  const queryClient = useQueryClient();
  const [form, setForm] = useState<{ Form: ComponentType<SignInAgainProps>; account: Account }>();
  const [loadProblem, setLoadProblem] = useState<string>();
  const openForm = async () => {
    setLoadProblem(undefined);
    try {
      const profile = { ...userProfileQuery(), staleTime: Number.POSITIVE_INFINITY };
      const [Form, account] = await Promise.all([loadSignInAgain(), queryClient.fetchQuery(profile)]);
      setForm({ Form, account });
      auth.send({ type: 'signInAgain.requested' });
    } catch {
      setLoadProblem(notLoaded);
    }
  };
  return { form, loadProblem, forgetProblem: () => setLoadProblem(undefined), openForm };
}

export const SessionEndingDialog = (props: SessionEndingDialogProps) => (
  <JoyTheme>
    <SessionEndingStep {...props} />
  </JoyTheme>
);

function SessionEndingStep({ loadSignInAgain }: SessionEndingDialogProps) {
  const auth = useAuth();
  const tenant = useTenant();
  const { form, loadProblem, forgetProblem, openForm } = useSignInAgain(loadSignInAgain);
  const busy = useAuthState((state) => state.hasTag('busy'));
  const problem = inPlace(useAuthState((state) => state.context.failure));
  const isAsking = useAuthState(
    (state) =>
      state.matches({ authenticated: { sessionEnding: 'asking' } }) ||
      state.matches({ authenticated: { sessionEnding: 'extending' } }),
  );
  const timeLeft = <TimeLeft until={readSession()?.expiresAt ?? ''} />;

  const stay = () => {
    forgetProblem();
    auth.send({ type: 'extension.requested' });
  };
  if (!isAsking && form) {
    return (
      <form.Form
        account={form.account}
        captchaRequired={tenant.captcha_required}
        timeLeft={timeLeft}
        busy={busy}
        problem={problem}
        onSubmit={(credentials) => auth.send({ type: 'credentials.submitted', credentials })}
        onBack={() => auth.send({ type: 'signInAgain.declined' })}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      title="You’ll be signed out soon"
      safeLabel="Sign in again"
      actLabel="Stay signed in"
      onSafe={() => void openForm()}
      onAct={stay}
      onDismiss={stay}
      focus="act"
      busy={busy}
      error={loadProblem ?? (problem ? `You’re still signed in. ${problem.message}` : undefined)}
    >
      Your session ends in {timeLeft}. Stay signed in, or sign in again before then, to keep everything you’ve
      typed on this page. Otherwise, you’ll only keep what has been saved.
    </ConfirmDialog>
  );
}
