import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { type FormEvent, useState } from 'react';
import type { Writing } from '../../machines/messages.ts';
import type { TemplateValues } from '../../machines/templateText.ts';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { AttachFiles } from './AttachFiles.tsx';
import { MessageTemplates } from './MessageTemplates.tsx';
import type { Attachments } from './useAttachments.ts';
import type { useMessageDraft } from './useMessageDraft.ts';

const Form = styled('form')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  '& > div': { width: '100%' },
  '@media print': { display: 'none' },
});

const limit = 4000;

function problemOf(text: string): string | undefined {
  if (text.trim() === '') return 'Write a message';
  return text.length > limit ? 'Shorten your message' : undefined;
}

type WriteMessageProps = {
  applicationId: number;
  draft: Pick<ReturnType<typeof useMessageDraft>, 'text' | 'change' | 'toSend'>;
  attachments: Attachments;
  name: string;
  /** What the placeholders of a company’s templates become. */
  templateValues?: TemplateValues | undefined;
  isSending: boolean;
  onSend: (writing: Writing) => void;
};

export function WriteMessage(props: WriteMessageProps) {
  const { applicationId, draft, attachments, name, templateValues, isSending, onSend } = props;
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
    else if (attachments.check()) onSend(draft.toSend(attachments.ids));
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
      <AttachFiles applicationId={applicationId} attachments={attachments} isSending={isSending} />
      <Button type="submit" loading={isSending}>
        Send
      </Button>
    </Form>
  );
}
