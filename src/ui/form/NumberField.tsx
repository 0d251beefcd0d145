import { type ClipboardEvent, type KeyboardEvent, useCallback } from 'react';
import { plainNumber } from './plainNumber.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

const blocked = ['e', 'E', '+', '-'];

function blockKey(event: KeyboardEvent<HTMLInputElement>) {
  if (blocked.includes(event.key)) event.preventDefault();
}

const setValue = (input: HTMLInputElement, value: string) => {
  // React ignores the event if the value was set through its own property, so the prototype's setter is used.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

function pasteNumber(event: ClipboardEvent<HTMLInputElement>) {
  const text = event.clipboardData.getData('text').trim();
  if (/^\d+$/.test(text)) return;
  event.preventDefault();
  const number = plainNumber(text);
  if (number !== undefined) setValue(event.currentTarget, number);
}

// Keyboards of phones, dictation and drops send no key events. The native event is needed, since React's event of this name
// differs. Firefox would show a comma or currency sign, but report an empty field.
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
