import styled from '@emotion/styled';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Credentials } from '../../api/auth.ts';
import type { Failure } from '../../machines/failure.ts';
import { showProblem } from '../../ui/feedback/showProblem.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { ErrorSummary, type FieldProblem } from '../../ui/form/ErrorSummary.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { notArrived } from '../../ui/later.tsx';
import { Row } from '../../ui/Row.tsx';
import { whenIdle } from '../../ui/whenIdle.ts';
import { CaptchaField, type CaptchaHandle, captchaMessage } from './CaptchaField.tsx';

const Form = styled('form')({ display: 'grid', gap: 16, '@media (min-width:900px)': { gap: 20 } });

const loadChecks = () => import('./credentials.ts').catch(() => null);

type Field = 'email' | 'password' | 'captcha';

export interface LoginFormProps {
  accountType: Credentials['role'];
  captchaRequired: boolean;
  busy: boolean;
  prefill: Pick<Credentials, 'email' | 'password'> | null;
  problem: Failure | null;
  onSubmit: (credentials: Credentials) => void;
  forgotPassword?: ReactNode;
}

function problemsOf(errors: Partial<Record<Field, string>>, refusal: Failure | null): FieldProblem[] {
  const fields: Field[] = ['email', 'password', 'captcha'];
  const own = fields.flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : []));
  if (own.length > 0 || !refusal) return own;
  return [{ field: refusal.code === 'captcha_failed' ? 'captcha' : 'email', message: refusal.message }];
}

/** The form shows what was filled in for the person, and what was wrong with the last attempt. */
function useAttempts({ prefill, problem }: Pick<LoginFormProps, 'prefill' | 'problem'>) {
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [attempts, setAttempts] = useState(0);
  const countAttempt = () => setAttempts((count) => count + 1);
  useEffect(() => {
    if (!prefill) return;
    for (const field of ['email', 'password'] as const) {
      const input = form.current?.elements.namedItem(field);
      if (input instanceof HTMLInputElement) input.value = prefill[field];
    }
    setErrors({});
    document.getElementById('captcha')?.focus();
  }, [prefill]);
  useEffect(() => {
    if (!problem) return;
    setAttempts((count) => count + 1);
    captcha.current?.renew();
  }, [problem]);
  return { form, captcha, errors, setErrors, attempts, countAttempt };
}

export function LoginForm(props: LoginFormProps) {
  const { accountType, captchaRequired, busy, problem, onSubmit, forgotPassword } = props;
  const { form, captcha, errors, setErrors, attempts, countAttempt } = useAttempts(props);
  useEffect(() => whenIdle(() => void loadChecks()), []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const checks = await loadChecks();
    if (!checks) return showProblem(`${notArrived} Please reload it.`);
    const { values, errors: wrong } = checks.checkCredentials(Object.fromEntries(typed));
    const token = captchaRequired ? await captcha.current?.token() : undefined;
    const unsolved = captchaRequired && !token;
    if (unsolved) showProblem(captchaMessage);
    setErrors({ ...wrong, ...(unsolved && { captcha: captchaMessage }) });
    countAttempt();
    if (!values || unsolved) return;
    onSubmit({
      ...values,
      role: accountType,
      remember_me: typed.has('remember_me'),
      ...(token && { captcha_token: token }),
    });
  };
  const shown = problemsOf(errors, busy ? null : problem);
  return (
    // This method keeps passwords out of the address if the form is sent before hydration.
    <Form ref={form} method="dialog" noValidate onSubmit={submit} aria-label="Login">
      <ErrorSummary problems={shown} attempt={attempts} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email}
      />
      <PasswordField label="Password" name="password" error={errors.password} />
      <Row gap="lg" align="center" justify="space-between" nowrap>
        <CheckboxField label="Remember me" name="remember_me" />
        {forgotPassword}
      </Row>
      {captchaRequired && <CaptchaField ref={captcha} error={errors.captcha} />}
      <SubmitButton busy={busy}>{busy ? 'Signing in…' : 'Sign in'}</SubmitButton>
    </Form>
  );
}
