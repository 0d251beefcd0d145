import type { ClipboardEvent, KeyboardEvent } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';

const blocked = ['e', 'E', '+', '-'];

function blockKey(event: KeyboardEvent<HTMLInputElement>) {
  if (blocked.includes(event.key)) event.preventDefault();
}

function blockPaste(event: ClipboardEvent<HTMLInputElement>) {
  if (blocked.some((character) => event.clipboardData.getData('text').includes(character)))
    event.preventDefault();
}

/** A number that is never negative and never in powers of ten: e, E, + and - cannot be entered. */
export function NumberField({ onKeyDown, onPaste, ...field }: TextFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      min={0}
      {...field}
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
