import * as z from 'zod/mini';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts';
import { AskingForm, type AskingProps } from './AskingForm.tsx';

// An account with a linked sign-in may have no password, so the server checks it.
const schema = z.object({ current_password: z.string() });
const defaultValues = { current_password: '' };

type UnlinkFormProps = AskingProps<z.infer<typeof schema>> & { providerName: string };

export function UnlinkForm({ providerName, onSubmit, ...props }: UnlinkFormProps) {
  const checked = useCheckedForm({ schema, defaultValues, failure: props.failure });
  const { form, errorOf } = checked;
  return (
    <AskingForm
      {...props}
      {...checked}
      label={`Unlink ${providerName}`}
      submit={['Unlink', 'Unlinking…']}
      next="you’ll sign in with your email address and password instead"
      onSubmit={form.handleSubmit((proof) => onSubmit(proof))}
    >
      <PasswordField
        {...form.register('current_password')}
        label="Password"
        hint="If you don’t have one, leave this empty and continue within 15 minutes of signing in."
        error={errorOf('current_password')}
      />
    </AskingForm>
  );
}
