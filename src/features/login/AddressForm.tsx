import { styled } from '@mui/joy/styles';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Tenant } from '../../api/tenant.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { failureText } from '../../ui/form/problems.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';
import { email } from './signUpForm.ts';
import { useCaptcha } from './useCaptcha.tsx';

const Form = styled('form')({ display: 'grid', gap: 20 });

const schema = z.object({ email });

type AddressFormProps = {
  tenant: Tenant;
  address: string | null;
  busy: boolean;
  failure: Parameters<typeof failureText>[0];
  onSubmit: (request: { email: string; captcha_token?: string }) => void;
  /** On the button. */
  send: string;
};

/** Asks for an address and sends a mail there. */
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
  const refusal = busy ? null : failureText(failure);
  return (
    <Form noValidate onSubmit={submit}>
      <ErrorSummary
        problems={[...problems, ...(captcha.error ? [{ field: 'captcha', message: captcha.error }] : [])]}
        attempt={attempt}
      />
      {refusal && <InlineAlert kind="error">{refusal}</InlineAlert>}
      <TextField
        {...form.register('email')}
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('email')}
      />
      {captcha.field}
      <SubmitButton busy={busy}>{busy ? 'Sending…' : send}</SubmitButton>
    </Form>
  );
}
