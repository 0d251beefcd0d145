import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { PasswordChange } from '../../../machines/security.ts';
import { NewPasswordFields } from '../../../ui/form/NewPasswordFields.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { newPassword, sameTwice } from '../../../ui/form/personRules.ts';
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts';
import { AskingForm, type AskingProps, currentPassword } from './AskingForm.tsx';

const schema = z
  .object({ current_password: currentPassword, password: newPassword, password_confirmation: z.string() })
  .check(sameTwice());
const defaultValues = { current_password: '', password: '', password_confirmation: '' };

type PasswordFormProps = AskingProps<PasswordChange> & {
  children?: ReactNode;
};

export function PasswordForm({ onSubmit, children, ...props }: PasswordFormProps) {
  const checked = useCheckedForm({ schema, defaultValues, failure: props.failure });
  const { form, errorOf } = checked;
  return (
    <AskingForm
      {...props}
      {...checked}
      label="Change password"
      submit={['Change password', 'Saving…']}
      next="we’ll sign you out on all other devices"
      onSubmit={form.handleSubmit((change) => onSubmit(change))}
    >
      <PasswordField
        {...form.register('current_password')}
        label="Current password"
        error={errorOf('current_password')}
      />
      <NewPasswordFields register={form.register} errorOf={errorOf} />
      {children}
    </AskingForm>
  );
}
