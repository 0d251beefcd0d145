import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { NewPasswordFields } from '../../ui/form/NewPasswordFields.tsx';
import { newPassword, sameTwice } from '../../ui/form/personRules.ts';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';
import { hidden } from '../../ui/theme/token.ts';
import { AccountForm, type AccountFormState } from './AccountForm.tsx';

const schema = z.object({ password: newPassword, password_confirmation: z.string() }).check(sameTwice());
const defaultValues = { password: '', password_confirmation: '' };

type NewPasswordFormProps = AccountFormState & {
  // Tells password managers whose password this is.
  email: string;
  submit?: readonly [send: string, sending: string];
  label?: string;
  children?: ReactNode;
  onSubmit: (password: { password: string; password_confirmation: string }) => void;
};

export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, busy, failure, submit: [send, sending] = ['Change password', 'Saving…'], onSubmit } = props;
  const { form, problems, attempt, errorOf } = useCheckedForm({ schema, defaultValues, failure });
  const submit = form.handleSubmit((password) => {
    if (!busy) onSubmit(password);
  });
  return (
    <AccountForm {...{ busy, failure, problems, attempt }} {...{ send, sending }} onSubmit={submit}>
      <input
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        style={hidden}
      />
      <NewPasswordFields
        register={form.register}
        errorOf={errorOf}
        {...(props.label && { label: props.label })}
      />
      {props.children}
    </AccountForm>
  );
}
