import * as z from 'zod/mini';
import type { EmailAddressChange } from '../../../machines/security.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { email } from '../../../ui/form/personRules.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts';
import { AskingForm, type AskingProps, currentPassword } from './AskingForm.tsx';

const schema = z.object({ new_email: email, current_password: currentPassword });
const defaultValues = { new_email: '', current_password: '' };

export function NewEmailForm({ onSubmit, ...props }: AskingProps<EmailAddressChange>) {
  const checked = useCheckedForm({ schema, defaultValues, failure: props.failure });
  const { form, errorOf } = checked;
  return (
    <AskingForm
      {...props}
      {...checked}
      label="Change email address"
      submit={['Send link', 'Sending…']}
      next="we’ll email a link to your new address. Open it to confirm the change"
      onSubmit={form.handleSubmit((change) => onSubmit(change))}
    >
      <TextField
        {...form.register('new_email')}
        label="New email address"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('new_email')}
      />
      <PasswordField
        {...form.register('current_password')}
        label="Password"
        hint="So that nobody else using your device can change it"
        error={errorOf('current_password')}
      />
    </AskingForm>
  );
}
