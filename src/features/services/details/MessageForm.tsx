import styled from '@emotion/styled';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ApiError } from '../../../api/client.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { failureText } from '../../../ui/form/problems.ts';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { useErrorTitle } from '../../../ui/form/useErrorTitle.ts';
import { PressButton } from '../../../ui/PressButton.tsx';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { Title } from '../../../ui/Title.tsx';

const Form = styled('form')({
  display: 'grid',
  gap: 20,
  justifyItems: 'start',
  '& > *': { maxWidth: '100%' },
});
const Full = styled('div')({ width: '100%', display: 'grid', gap: 20 });

type MessageFormProps = {
  title: string;
  to: string;
  limit: number;
  button: string;
  next: string;
  busy: boolean;
  error: ApiError | null;
  children: (errorOf: (field: string) => string | undefined) => ReactNode;
  onSend: (message: string) => void;
};

function useMessage({ to, limit, busy, error, onSend }: MessageFormProps) {
  const [message, setMessage] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const agree = `Agree that ${to} can read and reply to this`;
  const tooLong = message.length > limit ? `Use ${limit} characters or fewer` : undefined;
  const own = {
    message: attempt > 0 ? tooLong : undefined,
    consent: attempt > 0 && !agreed ? agree : undefined,
  };
  const errorOf = (field: string) =>
    own[field as keyof typeof own] ?? (busy ? undefined : error?.errors?.[field]?.[0]);
  const problems = ['topic', 'message', 'share_contact', 'preferred_contact', 'consent'].flatMap((field) => {
    const text = errorOf(field);
    return text ? [{ field, message: text }] : [];
  });
  useErrorTitle(problems.length > 0);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setAttempt(attempt + 1);
    if (agreed && !tooLong) onSend(message.trim());
  };
  return { message, setMessage, agreed, setAgreed, attempt, problems, errorOf, submit };
}

export function MessageForm(props: MessageFormProps) {
  const { title, to, limit, button, next, busy, error, children } = props;
  const { message, setMessage, agreed, setAgreed, attempt, problems, errorOf, submit } = useMessage(props);
  const failed = busy ? null : failureText(error);
  return (
    <Form noValidate onSubmit={submit} aria-label={title}>
      <Title level="h3">{title}</Title>
      <ErrorSummary problems={problems} attempt={attempt} />
      {failed && <InlineAlert kind="error">{failed}</InlineAlert>}
      <Full>
        {children(errorOf)}
        <TextAreaField
          name="message"
          label="Your message"
          optional
          rows={4}
          limit={limit}
          value={message}
          error={errorOf('message')}
          onChange={({ target }) => setMessage(target.value)}
        />
        <CheckboxField
          id="consent"
          name="consent"
          label={`${to} can read this to reply to me`}
          hint="They’ll only see this message, and nothing else from your profile."
          checked={agreed}
          error={errorOf('consent')}
          onChange={({ target }) => setAgreed(target.checked)}
        />
      </Full>
      <PressButton type="submit" aria-disabled={busy || undefined}>
        {busy ? 'Sending…' : button}
      </PressButton>
      <NextLine>{next}</NextLine>
    </Form>
  );
}
