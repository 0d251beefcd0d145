import { useRef } from 'react';
import { toast } from '../feedback/toast.ts';

/** Copies the text of a field, and selects it where the browser does not allow copying. */
export function useCopy(text: string, copied: string) {
  const field = useRef<HTMLInputElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(copied);
    } catch {
      // Also where the page has no clipboard, because its connection is not secure.
      field.current?.select();
      toast.error('Your browser didn’t allow copying. The address is selected, so you can copy it yourself.');
    }
  }
  return { field, copy: () => void copy() };
}
