import { styled } from '@mui/joy/styles';
import * as z from 'zod/mini';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { failureText } from '../../ui/form/problems.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';
import { hidden } from '../../ui/theme/token.ts';
import { newPassword, sameTwice } from './signUpForm.ts';

const Form = styled('form')({ display: 'grid', gap: 20 });

const schema = z.object({ password: newPassword, password_confirmation: z.string() }).check(sameTwice());
const defaultValues = { password: '', password_confirmation: '' };

type NewPasswordFormProps = {
  /** So that a password manager knows whose it is. */
  email: string;
  busy: boolean;
  failure: Parameters<typeof failureText>[0];
  onSubmit: (password: { password: string; password_confirmation: string }) => void;
};

export function NewPasswordForm({ email, busy, failure, onSubmit }: NewPasswordFormProps) {
  const { form, problems, attempt, errorOf } = useCheckedForm({ schema, defaultValues, failure });
  const submit = form.handleSubmit((password) => {
    if (!busy) onSubmit(password);
  });
  const refusal = busy ? null : failureText(failure);
  return (
    <Form noValidate onSubmit={submit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      {refusal && <InlineAlert kind="error">{refusal}</InlineAlert>}
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
        {...form.register('password')}
        label="New password"
        autoComplete="new-password"
        hint="At least 12 characters; a few words are easy to remember"
        error={errorOf('password')}
      />
      <PasswordField
        {...form.register('password_confirmation')}
        label="New password again"
        autoComplete="new-password"
        error={errorOf('password_confirmation')}
      />
      <SubmitButton busy={busy}>{busy ? 'Saving…' : 'Change password'}</SubmitButton>
    </Form>
  );
}
