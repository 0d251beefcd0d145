import * as z from 'zod/mini';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';
import { hidden } from '../../ui/theme/token.ts';
import { AccountForm, type AccountFormState } from './AccountForm.tsx';

// The account may have no password, so the server checks it.
const schema = z.object({ current_password: z.string() });
const defaultValues = { current_password: '' };

type LinkFormProps = AccountFormState & {
  // Tells password managers whose password this is.
  email: string;
  onSubmit: (proof: { current_password: string }) => void;
};

export function LinkForm({ email, busy, failure, onSubmit }: LinkFormProps) {
  const { form, problems, attempt, errorOf } = useCheckedForm({ schema, defaultValues, failure });
  const submit = form.handleSubmit((proof) => {
    if (!busy) onSubmit(proof);
  });
  return (
    <AccountForm {...{ busy, failure, problems, attempt }} send="Link" sending="Linking…" onSubmit={submit}>
      <input
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        style={hidden}
      />
      <PasswordField
        {...form.register('current_password')}
        label="Password"
        hint="If you don’t have one, leave this empty and continue within 15 minutes of signing in."
        error={errorOf('current_password')}
      />
    </AccountForm>
  );
}
