import Button from '@mui/joy/Button';
import { styled } from '@mui/joy/styles';
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import type { Credentials } from '../../api/auth.ts';
import type { Failure } from '../../machines/failure.ts';
import { showProblem } from '../../ui/feedback/showProblem.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { ErrorSummary, type FieldProblem } from '../../ui/form/ErrorSummary.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Captcha, type CaptchaHandle } from './Captcha.tsx';

const Form = styled('form')({ display: 'grid', gap: 20 });

const captchaMessage = 'Please verify captcha';
const loadChecks = () => import('./credentials.ts');

type Field = 'email' | 'password' | 'captcha';

export interface LoginFormProps {
  ref?: Ref<HTMLFormElement>;
  accountType: Credentials['role'];
  captchaRequired: boolean;
  busy: boolean;
  /** The server's last refusal. */
  problem: Failure | null;
  onSubmit: (credentials: Credentials) => void;
}

const otherTab = { veteran: 'Recruiter Login', recruiter: 'Veteran Login' };

function problemsOf(errors: Partial<Record<Field, string>>, refusal: Failure | null): FieldProblem[] {
  const fields: Field[] = ['email', 'password', 'captcha'];
  const own = fields.flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : []));
  if (own.length > 0 || !refusal) return own;
  return [{ field: refusal.code === 'captcha_failed' ? 'captcha' : 'email', message: refusal.message }];
}

/** The fields keep their text themselves, so a refusal takes nothing away. */
export function LoginForm({ ref, accountType, captchaRequired, busy, problem, onSubmit }: LoginFormProps) {
  const captcha = useRef<CaptchaHandle>(null);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [tries, setTries] = useState(0);

  useEffect(() => {
    void loadChecks();
  }, []);
  useEffect(() => {
    if (!problem) return;
    setTries((count) => count + 1);
    captcha.current?.renew();
  }, [problem]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const { checkCredentials } = await loadChecks();
    const { values, errors: wrong } = checkCredentials(Object.fromEntries(typed));
    const token = captchaRequired ? await captcha.current?.token() : undefined;
    const unsolved = captchaRequired && !token;
    if (unsolved) showProblem(captchaMessage);
    setErrors({ ...wrong, ...(unsolved && { captcha: captchaMessage }) });
    setTries((count) => count + 1);
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
    <Form ref={ref} noValidate onSubmit={submit} aria-label="Login">
      <ErrorSummary problems={shown} attempt={tries} />
      {problem?.code === 'invalid_credentials' && !busy && (
        <p>Check both. If your account is of the other kind, use the {otherTab[accountType]} tab.</p>
      )}
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
      <CheckboxField label="Remember me" name="remember_me" />
      {captchaRequired && <Captcha ref={captcha} error={errors.captcha} />}
      <Button type="submit" size="lg" fullWidth loading={busy} loadingPosition="start">
        {busy ? 'Signing in…' : 'Sign in'}
      </Button>
    </Form>
  );
}
