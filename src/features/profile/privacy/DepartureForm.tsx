import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { identitiesQuery } from '../../../api/security.ts';
import { graceDays } from '../../../machines/departure.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts';
import { AskingForm, type AskingProps, currentPassword } from '../security/AskingForm.tsx';

const reason = z.string().check(z.trim(), z.maxLength(500, 'Use 500 letters at most'));
const schema = z.object({ reason, current_password: currentPassword });
/** Who came through another provider may have no password: the server knows. */
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
      submit={[`Erase it in ${graceDays} days`, 'Asking…']}
      next="you get a mail with the day, and can keep the account until then"
      onSubmit={form.handleSubmit((wish) => onSubmit(wish))}
    >
      <TextAreaField
        {...form.register('reason')}
        label="Why do you leave?"
        hint="Only we read it, and it is erased with the rest"
        optional
        rows={3}
        error={errorOf('reason')}
      />
      <PasswordField
        {...form.register('current_password')}
        label="Password"
        hint={
          isLinked
            ? 'If you never chose one, leave it empty within 15 minutes of signing in.'
            : 'So that nobody else can do it on your device'
        }
        error={errorOf('current_password')}
      />
    </AskingForm>
  );
}
