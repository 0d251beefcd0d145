import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageThreadsKey, sendMessages } from '../../../api/messages.ts';
import { type MessagesReport, messagesReportOf, type Recipient } from './manyMessages.ts';
import { nameIn } from './useManyMoves.ts';

interface Sending {
  recipients: readonly Recipient[];
  text: string;
}

export function useManyMessages(jobId: number) {
  const queries = useQueryClient();
  const [report, setReport] = useState<MessagesReport | null>(null);
  const sent = useRef({ content: '', key: '' });
  // What is repeated after a lost answer has the same key, and arrives once.
  const keyFor = (content: string) => {
    if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() };
    return sent.current.key;
  };
  const sending = useMutation({
    mutationFn: ({ recipients, text }: Sending) => {
      const body = { application_ids: recipients.map(({ id }) => id), text };
      return sendMessages(jobId, body, keyFor(JSON.stringify(body)));
    },
    onSuccess: (answer, { recipients }) => {
      sent.current = { content: '', key: '' };
      setReport(messagesReportOf(answer, nameIn(recipients)));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: messageThreadsKey }),
  });
  return { sending, report, dismiss: () => setReport(null) };
}

export type ManyMessages = ReturnType<typeof useManyMessages>;
