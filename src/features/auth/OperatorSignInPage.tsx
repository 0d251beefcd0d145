import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { Tenant } from '../../api/tenant.ts';
import type { Failure } from '../../machines/failure.ts';
import type { OperatorCredentials } from '../../machines/operator.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { email } from '../../ui/form/personRules.ts';
import { failureText } from '../../ui/form/problems.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { useCaptcha } from './useCaptcha.tsx';

const Form = styled('form')({ display: 'grid', gap: 20 });

const schema = z.object({ email, password: z.string().check(z.minLength(1, 'Password is required')) });
const defaultValues = { email: '', password: '' };

type OperatorSignInPageProps = {
  tenant: Tenant;
  sessionEnded: boolean;
  busy: boolean;
  failure: Failure | null;
  onSubmit: (credentials: OperatorCredentials) => void;
};

export function OperatorSignInPage(props: OperatorSignInPageProps) {
  const { tenant, sessionEnded, busy, failure, onSubmit } = props;
  const [tries, setTries] = useState(0);
  const captcha = useCaptcha(tenant.captcha_required, failure);
  const { form, problems, attempt, errorOf } = useCheckedForm({ schema, defaultValues, failure });
  const submit = form.handleSubmit(async (typed) => {
    if (busy) return;
    const solved = await captcha.token();
    if (solved !== null) onSubmit({ ...typed, ...(solved && { captcha_token: solved }) });
  });
  useEffect(() => {
    if (failure) setTries((count) => count + 1);
  }, [failure]);
  const refusal = busy ? null : failureText(failure);
  return (
    <AccountFrame
      tenant={tenant}
      hasRoute={false}
      title="Operator console"
      lead={`For the people who run ${tenant.name}. Veterans and recruiters have their own sign-in page.`}
    >
      <Form noValidate onSubmit={submit} aria-label="Operator sign-in">
        {sessionEnded && (
          <InlineAlert kind="info">
            Your session has ended. Sign in to pick up where you left off.
          </InlineAlert>
        )}
        <ErrorSummary
          problems={[
            ...problems,
            ...(captcha.error ? [{ field: 'captcha', message: captcha.error }] : []),
            ...(refusal ? [{ field: 'email', message: refusal }] : []),
          ]}
          attempt={attempt + tries}
        />
        <TextField
          {...form.register('email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf('email')}
        />
        <PasswordField {...form.register('password')} label="Password" error={errorOf('password')} />
        {captcha.field}
        <SubmitButton busy={busy}>{busy ? 'Signing in…' : 'Sign in'}</SubmitButton>
      </Form>
    </AccountFrame>
  );
}
