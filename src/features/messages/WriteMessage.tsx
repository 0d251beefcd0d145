import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { type FormEvent, useState } from 'react';
import type { Writing } from '../../machines/messages.ts';
import type { TemplateValues } from '../../machines/templateText.ts';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { MessageTemplates } from './MessageTemplates.tsx';
import type { useMessageDraft } from './useMessageDraft.ts';

const Form = styled('form')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  '& > div': { width: '100%' },
});

const limit = 4000;

function problemOf(text: string): string | undefined {
  if (text.trim() === '') return 'Write a message';
  return text.length > limit ? 'Shorten your message' : undefined;
}

type WriteMessageProps = {
  draft: Pick<ReturnType<typeof useMessageDraft>, 'text' | 'change' | 'toSend'>;
  name: string;
  /** What the placeholders of a company’s templates become. */
  templateValues?: TemplateValues | undefined;
  isSending: boolean;
  onSend: (writing: Writing) => void;
};

export function WriteMessage({ draft, name, templateValues, isSending, onSend }: WriteMessageProps) {
  const [problem, setProblem] = useState<string>();
  const change = (text: string) => {
    setProblem(undefined);
    draft.change(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const { text } = draft;
    const wrong = problemOf(text);
    setProblem(wrong);
    if (wrong) document.getElementById('message-text')?.focus();
    else onSend(draft.toSend());
  };
  return (
    <Form noValidate onSubmit={submit}>
      <TextAreaField
        name="message-text"
        label={`Message to ${name}`}
        rows={3}
        limit={limit}
        value={draft.text}
        readOnly={isSending}
        error={problem}
        onChange={({ target }) => change(target.value)}
      />
      {templateValues && (
        <MessageTemplates values={templateValues} text={draft.text} isSending={isSending} onChange={change} />
      )}
      <Button type="submit" loading={isSending}>
        Send
      </Button>
    </Form>
  );
}
