import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { identitiesQuery } from '../../../api/security.ts';
import { graceDays } from '../../../machines/departure.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts';
import { AskingForm, type AskingProps, currentPassword } from '../security/AskingForm.tsx';

const reason = z.string().check(z.trim(), z.maxLength(500, 'Use 500 characters or fewer'));
const schema = z.object({ reason, current_password: currentPassword });
// An account with a linked sign-in may have no password, so the server checks it.
const withoutPassword = z.object({ reason, current_password: z.string() });

export type DepartureWish = z.infer<typeof schema>;

export function DepartureForm({
  onSubmit,
  mayBeLinked,
  ...props
}: AskingProps<DepartureWish> & { mayBeLinked: boolean }) {
  const { data: identities } = useQuery({ ...identitiesQuery(), enabled: mayBeLinked });
  const isLinked = identities !== undefined && identities.length > 0;
  const checked = useCheckedForm({
    schema: isLinked ? withoutPassword : schema,
    defaultValues: { reason: '', current_password: '' },
    failure: props.failure,
  });
  const { form, errorOf } = checked;
  return (
    <AskingForm
      {...props}
      {...checked}
      label="Delete your account"
      submit={[`Delete it in ${graceDays} days`, 'Sending…']}
      next="we’ll email you the date. You can change your mind until then"
      onSubmit={form.handleSubmit((wish) => onSubmit(wish))}
    >
      <TextAreaField
        {...form.register('reason')}
        label="Why are you leaving?"
        hint="Only we will see this, and we’ll delete it with everything else"
        optional
        rows={3}
        error={errorOf('reason')}
      />
      <PasswordField
        {...form.register('current_password')}
        label="Password"
        hint={
          isLinked
            ? 'If you don’t have one, leave this empty and continue within 15 minutes of signing in.'
            : 'So that nobody else using your device can delete your account'
        }
        error={errorOf('current_password')}
      />
    </AskingForm>
  );
}
