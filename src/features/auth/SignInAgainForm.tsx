import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Credentials } from '../../api/auth.ts';
import type { Failure } from '../../machines/failure.ts';
import { DialogActions } from '../../ui/feedback/DialogActions.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { ModalOverlay } from '../../ui/feedback/ModalOverlay.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { useCaptcha } from './useCaptcha.tsx';

const Form = styled('form')({
  display: 'grid',
  gap: 20,
  padding: 32,
  '@media (max-width:599.95px)': { padding: 20 },
});

type SignInAgainFormProps = {
  account: Pick<Credentials, 'email' | 'role'>;
  captchaRequired: boolean;
  timeLeft: ReactNode;
  busy: boolean;
  problem: Failure | null;
  onSubmit: (credentials: Credentials) => void;
  onBack: () => void;
};

function usePasswordForm({ account, captchaRequired, busy, problem, onSubmit }: SignInAgainFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const captcha = useCaptcha(captchaRequired, problem);

  useEffect(() => {
    if (!busy) field.current?.focus();
  }, [busy]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const password = String(new FormData(event.currentTarget).get('password'));
    setMissing(!password);
    if (!password) field.current?.focus();
    const solved = await captcha.token();
    if (!password || solved === null) return;
    onSubmit({
      email: account.email,
      password,
      role: account.role,
      ...(solved && { captcha_token: solved }),
    });
  };

  return { field, isMissing, captchaField: captcha.field, submit };
}

export function SignInAgainForm(props: SignInAgainFormProps) {
  const { account, timeLeft, busy, problem, onBack } = props;
  const id = useId();
  const { field, isMissing, captchaField, submit } = usePasswordForm(props);
  const isWrong = !busy && problem?.code === 'invalid_credentials';
  const email = account.email;

  return (
    <ModalOverlay
      open
      onDismiss={() => {
        if (!busy) onBack();
      }}
      labelledBy={`${id}-title`}
      describedBy={`${id}-lead`}
      width={440}
    >
      <Form noValidate onSubmit={submit}>
        <Typography id={`${id}-title`} level="h2" component="h2">
          Sign in again
        </Typography>
        <Typography
          id={`${id}-lead`}
          level="body-md"
          component="div"
          textColor="text.secondary"
          sx={{ mt: '-12px', overflowWrap: 'anywhere' }}
        >
          Sign in as {email} within {timeLeft} to keep everything you’ve typed on this page.
        </Typography>
        {!busy && problem && !isWrong && <InlineAlert kind="error">{problem.message}</InlineAlert>}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id={`${id}-password`}
          ref={field}
          name="password"
          label="Password"
          error={isMissing ? 'Password is required' : isWrong ? problem.message : undefined}
        />
        {captchaField}
        <DialogActions>
          <Button variant="outlined" color="neutral" disabled={busy} onClick={onBack}>
            Back
          </Button>
          <Button type="submit" loading={busy}>
            Sign in
          </Button>
        </DialogActions>
      </Form>
    </ModalOverlay>
  );
}
