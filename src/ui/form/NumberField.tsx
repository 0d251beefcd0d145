import { type ClipboardEvent, type KeyboardEvent, useCallback } from 'react';
import { plainNumber } from './plainNumber.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

const blocked = ['e', 'E', '+', '-'];

function blockKey(event: KeyboardEvent<HTMLInputElement>) {
  if (blocked.includes(event.key)) event.preventDefault();
}

const setValue = (input: HTMLInputElement, value: string) => {
  // React compares with what it set itself, and not with what the prototype sets.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Figures go in as they are; an amount as it is written elsewhere replaces what is there. */
function pasteNumber(event: ClipboardEvent<HTMLInputElement>) {
  const text = event.clipboardData.getData('text').trim();
  if (/^\d+$/.test(text)) return;
  event.preventDefault();
  const number = plainNumber(text);
  if (number !== undefined) setValue(event.currentTarget, number);
}

// What a phone’s keyboard, dictation or a drop brings has no key. React’s own event of this name is another. Firefox would
// show a comma or a currency sign, and tell the page that the field is empty.
function blockInput(event: InputEvent) {
  const text = event.data ?? event.dataTransfer?.getData('text') ?? '';
  if (/[^\d.]/.test(text)) event.preventDefault();
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
        pasteNumber(event);
        onPaste?.(event);
      }}
    />
  );
}
