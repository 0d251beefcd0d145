import { useCallback, useEffect, useRef, useState } from 'react';
import { type DraftKey, loadDraft, removeDraft, storeDraft } from '../../api/drafts.ts';
import type { Writing } from '../../machines/messages.ts';

interface Writer {
  userId: number;
  applicationId: number;
}

// A browser without storage loses nothing but the text of a closed page.
const quietly = (storing: Promise<unknown>) => void storing.catch(() => {});

/** The text that is being written, stored in this browser until it is sent, and the key under which it arrives once. */
export function useMessageDraft({ userId, applicationId }: Writer) {
  const [text, setText] = useState('');
  const sent = useRef<Writing>(undefined);
  const [draft] = useState<DraftKey>({ userId, form: 'message', id: applicationId });
  useEffect(() => {
    let isHere = true;
    quietly(
      loadDraft<string>(draft).then((stored) => {
        if (isHere && stored) setText((typed) => typed || stored.content);
      }),
    );
    return () => {
      isHere = false;
    };
  }, [draft]);
  const change = (content: string) => {
    setText(content);
    quietly(storeDraft(draft, { content, typedAt: Date.now() }));
  };
  const clear = useCallback(() => {
    setText('');
    sent.current = undefined;
    quietly(removeDraft(draft, Date.now()));
  }, [draft]);
  const toSend = (attachmentIds: number[]): Writing => {
    const trimmed = text.trim();
    const before = sent.current;
    const isRepeated = before?.text === trimmed && String(before.attachmentIds) === String(attachmentIds);
    const writing = isRepeated ? before : { text: trimmed, key: crypto.randomUUID(), attachmentIds };
    sent.current = writing;
    return writing;
  };
  return { text, change, clear, toSend };
}
