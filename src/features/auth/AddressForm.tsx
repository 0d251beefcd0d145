import { useState } from 'react';
import * as z from 'zod/mini';
import type { Tenant } from '../../api/tenant.ts';
import { email } from '../../ui/form/personRules.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';
import { AccountForm, type AccountFormState } from './AccountForm.tsx';
import { useCaptcha } from './useCaptcha.tsx';

const schema = z.object({ email });

type AddressFormProps = AccountFormState & {
  tenant: Tenant;
  address: string | null;
  onSubmit: (request: { email: string; captcha_token?: string }) => void;
  send: string;
};

export function AddressForm({ tenant, address, busy, failure, onSubmit, send }: AddressFormProps) {
  const captcha = useCaptcha(tenant.captcha_required, failure);
  const [defaultValues] = useState({ email: address ?? '' });
  const { form, problems, attempt, errorOf } = useCheckedForm({ schema, defaultValues, failure });
  const submit = form.handleSubmit(async (typed) => {
    if (busy) return;
    const solved = await captcha.token();
    if (solved === null) return;
    onSubmit({ ...typed, ...(solved && { captcha_token: solved }) });
  });
  return (
    <AccountForm
      {...{ busy, failure, problems, attempt, captcha, send }}
      sending="Sending…"
      onSubmit={submit}
    >
      <TextField
        {...form.register('email')}
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('email')}
      />
    </AccountForm>
  );
}
