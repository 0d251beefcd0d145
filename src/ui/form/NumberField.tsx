import { type ClipboardEvent, type KeyboardEvent, useCallback } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';

const blocked = ['e', 'E', '+', '-'];

const isBlocked = (text: string | null) => blocked.some((character) => text?.includes(character));

function blockKey(event: KeyboardEvent<HTMLInputElement>) {
  if (blocked.includes(event.key)) event.preventDefault();
}

function blockPaste(event: ClipboardEvent<HTMLInputElement>) {
  if (isBlocked(event.clipboardData.getData('text'))) event.preventDefault();
}

// What a phone’s keyboard, dictation or a drop brings has no key. React’s own event of this name is another.
function blockInput(event: InputEvent) {
  if (isBlocked(event.data ?? event.dataTransfer?.getData('text') ?? null)) event.preventDefault();
}

export function NumberField({ onKeyDown, onPaste, ref, ...field }: TextFieldProps) {
  const listen = useCallback(
    (input: HTMLInputElement | null) => {
      input?.addEventListener('beforeinput', blockInput);
      if (typeof ref === 'function') ref(input);
      else if (ref) ref.current = input;
    },
    [ref],
  );
  return (
    <TextField
      inputMode="numeric"
      min={0}
      {...field}
      ref={listen}
      type="number"
      onKeyDown={(event) => {
        blockKey(event);
        onKeyDown?.(event);
      }}
      onPaste={(event) => {
        blockPaste(event);
        onPaste?.(event);
      }}
    />
  );
}
