import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Failure } from '../../../machines/failure.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { ErrorSummary, type FieldProblem } from '../../../ui/form/ErrorSummary.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { failureText } from '../../../ui/form/problems.ts';
import { Quiet } from '../../../ui/Quiet.tsx';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { hidden } from '../../../ui/theme/token.ts';
import { Form } from '../parts.ts';

export const currentPassword = z.string().check(z.minLength(1, 'Password is required'));

export interface AskingProps<Change> {
  /** Tells password managers whose password this is. */
  email: string;
  busy: boolean;
  failure: Failure | null;
  onSubmit: (change: Change) => void;
  onCancel: () => void;
}

type AskingFormProps = Omit<AskingProps<never>, 'onSubmit'> & {
  label: string;
  problems: readonly FieldProblem[];
  attempt: number;
  submit: [label: string, busyLabel: string];
  next: ReactNode;
  onSubmit: FormEventHandler;
  children: ReactNode;
};

export function AskingForm(props: AskingFormProps) {
  const { label, email, busy, failure, problems, attempt, submit, next, onSubmit, onCancel, children } =
    props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus(), []);
  const problem = busy ? null : failureText(failure);
  return (
    <Form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit(event);
      }}
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      <input
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        style={hidden}
      />
      {children}
      <Quiet>
        No password yet, or forgotten it?{' '}
        <Link component={RouterLink} to="/auth/forgot" level="inherit">
          Get a link by email
        </Link>
        .
      </Quiet>
      {problem && <InlineAlert kind="error">{problem}</InlineAlert>}
      <FormActions beside={<NextLine>{next}</NextLine>}>
        <Button type="submit" size="lg" loading={busy} loadingPosition="start">
          {busy ? submit[1] : submit[0]}
        </Button>
        <Button size="lg" variant="outlined" color="neutral" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}
