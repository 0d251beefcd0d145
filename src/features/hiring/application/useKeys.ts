import { useEffect } from 'react';
import { useLetterKeys } from './letterKeys.ts';

const textFields = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(textFields) !== null;

const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

type KeyActions = Partial<Record<string, (() => void) | undefined>>;

/** Single keys, while they are on and nobody types; those of a page only where no dialog is open over it. */
export function useKeys(actions: KeyActions, { inDialog = false }: { inDialog?: boolean } = {}): void {
  const isOn = useLetterKeys();
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (isTyping(event.target) || isDialogOpen() !== inDialog) return;
      const act = actions[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
