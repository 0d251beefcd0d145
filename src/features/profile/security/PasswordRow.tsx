import type { ReactNode } from 'react';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecurityRow } from './SecurityRow.tsx';
import type { Security } from './useSecurity.ts';

interface PasswordRowProps {
  email: string;
  security: Security;
  keptIdentities: number[];
  /** True when the account was due for deletion as the form opened. */
  endsDeletion: boolean;
  onOpenForm: () => void;
  children: ReactNode;
}

export function PasswordRow({
  email,
  security,
  keptIdentities,
  endsDeletion,
  onOpenForm,
  children,
}: PasswordRowProps) {
  const { state, send } = security;
  const open = security.opener('password.opened');
  return (
    <SecurityRow
      title="Password"
      detail="If you change it, we’ll sign you out on all other devices."
      action="Change password"
      onOpen={
        open &&
        (() => {
          onOpenForm();
          open();
        })
      }
    >
      {(state.matches('enteringPassword') || state.matches('changingPassword')) && (
        <PasswordForm
          email={email}
          {...security.formState}
          onCancel={security.close}
          onSubmit={(change) =>
            send({ type: 'password.submitted', change: { ...change, keep_identities: keptIdentities } })
          }
        >
          {children}
        </PasswordForm>
      )}
      {state.context.done === 'passwordChanged' && (
        <InlineAlert kind="success">
          Your password has been changed. We’ve signed you out on all other devices
          {endsDeletion && '. Your account will not be erased'}.
        </InlineAlert>
      )}
    </SecurityRow>
  );
}
