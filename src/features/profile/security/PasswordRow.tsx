import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecurityRow } from './SecurityRow.tsx';
import type { Security } from './useSecurity.ts';

export function PasswordRow({ email, security }: { email: string; security: Security }) {
  const { state, send } = security;
  return (
    <SecurityRow
      title="Password"
      detail="If you change it, we’ll sign you out on all other devices."
      action="Change password"
      onOpen={security.opener('password.opened')}
    >
      {(state.matches('enteringPassword') || state.matches('changingPassword')) && (
        <PasswordForm
          email={email}
          {...security.formState}
          onCancel={security.close}
          onSubmit={(change) => send({ type: 'password.submitted', change })}
        />
      )}
      {state.context.done === 'passwordChanged' && (
        <InlineAlert kind="success">
          Your password has been changed. We’ve signed you out on all other devices.
        </InlineAlert>
      )}
    </SecurityRow>
  );
}
