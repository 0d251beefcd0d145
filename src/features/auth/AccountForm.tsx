import styled from '@emotion/styled';
import type { FormEvent, ReactNode } from 'react';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { ErrorSummary, type FieldProblem } from '../../ui/form/ErrorSummary.tsx';
import { failureText } from '../../ui/form/problems.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import type { useCaptcha } from './useCaptcha.tsx';

const Form = styled('form')({ display: 'grid', gap: 20 });

export interface AccountFormState {
  busy: boolean;
  failure: Parameters<typeof failureText>[0];
}

type AccountFormProps = AccountFormState & {
  problems: readonly FieldProblem[];
  attempt: number;
  captcha?: ReturnType<typeof useCaptcha>;
  onSubmit: (event: FormEvent) => void;
  send: string;
  sending: string;
  label?: string;
  children: ReactNode;
};

export function AccountForm(props: AccountFormProps) {
  const { busy, failure, problems, attempt, captcha, onSubmit, send, sending, label, children } = props;
  const unsolved = captcha?.error ? [{ field: 'captcha', message: captcha.error }] : [];
  const refusal = busy ? null : failureText(failure);
  return (
    <Form noValidate onSubmit={onSubmit} aria-label={label}>
      <ErrorSummary problems={[...problems, ...unsolved]} attempt={attempt} />
      {refusal && <InlineAlert kind="error">{refusal}</InlineAlert>}
      {children}
      {captcha?.field}
      <SubmitButton busy={busy}>{busy ? sending : send}</SubmitButton>
    </Form>
  );
}
