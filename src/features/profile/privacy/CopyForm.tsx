import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { identitiesQuery } from '../../../api/security.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts';
import { AskingForm, type AskingProps, currentPassword } from '../security/AskingForm.tsx';

const format = z.enum(['pdf', 'json']);
const schema = z.object({ format, current_password: currentPassword });
// An account with a linked sign-in may have no password, so the server checks it.
const withoutPassword = z.object({ format, current_password: z.string() });

const formats = [
  { value: 'pdf', label: 'PDF', hint: 'To read or print.' },
  { value: 'json', label: 'JSON', hint: 'To use in other software. Includes every earlier version in full.' },
];

export type CopyWish = z.infer<typeof schema>;

type CopyFormProps = AskingProps<CopyWish> & { mayBeLinked: boolean };

export function CopyForm({ onSubmit, mayBeLinked, ...props }: CopyFormProps) {
  const { data: identities } = useQuery({ ...identitiesQuery(), enabled: mayBeLinked });
  const isLinked = identities !== undefined && identities.length > 0;
  const checked = useCheckedForm({
    schema: isLinked ? withoutPassword : schema,
    defaultValues: { format: 'pdf' as const, current_password: '' },
    failure: props.failure,
  });
  const { form, errorOf } = checked;
  return (
    <AskingForm
      {...props}
      {...checked}
      label="Get a copy of your data"
      submit={['Create file', 'Sending…']}
      next="we’ll create the file in a few seconds, and confirm your request by email"
      onSubmit={form.handleSubmit((wish) => onSubmit(wish))}
    >
      <RadioField {...form.register('format')} label="Format" options={formats} error={errorOf('format')} />
      <PasswordField
        {...form.register('current_password')}
        label="Password"
        hint={
          isLinked
            ? 'If you don’t have one, leave this empty and continue within 15 minutes of signing in.'
            : 'So that nobody else using your device can download your data'
        }
        error={errorOf('current_password')}
      />
    </AskingForm>
  );
}
