import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTyped } from '../ui/form/useCheckedForm.ts';

interface EditedContent<Content> {
  subscribe: (listener: () => void) => () => void;
  read: () => { content: Content; turn: number };
  change: (next: (content: Content) => Content) => void;
}

/** A form of react-hook-form has its own copy of the content, which follows when anything but typing changes it. */
export function useFormContent<Content extends FieldValues, Checked>(
  form: UseFormReturn<Content, unknown, Checked>,
  editor: EditedContent<Content>,
  onTyped: () => void,
) {
  const { content, turn } = useSyncExternalStore(editor.subscribe, editor.read);
  useTyped(form, (values) => {
    editor.change(() => values);
    onTyped();
  });
  const reset = useEffectEvent(() => form.reset(content));
  const shownTurn = useRef(turn);
  useEffect(() => {
    if (shownTurn.current === turn) return;
    shownTurn.current = turn;
    reset();
  }, [turn]);
}
