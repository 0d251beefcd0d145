import { useState, useSyncExternalStore } from 'react';
import { type Autosave, savingOf } from '../adapters/autosave.ts';
import { useAutosave } from '../adapters/useAutosave.ts';
import type { Edited } from './kind.ts';

export interface OpenedEditor<Document = unknown> {
  autosave: Autosave;
  subscribe: (listener: () => void) => () => void;
  read: () => Edited<Document, unknown, string>;
}

const noChanges = () => () => {};

/**
 * Connects the editor that a page opens once its document has loaded.
 * @param savedAt when the document was stored; null hides the time
 */
export function useEditor<Opened extends OpenedEditor>(
  savedAt: (document: ReturnType<Opened['read']>['document']) => Date | null,
) {
  type Shown = ReturnType<Opened['read']>;
  const [editor, setEditor] = useState<Opened | null>(null);
  const saved = useAutosave(editor?.autosave ?? null);
  const edited = useSyncExternalStore(
    editor?.subscribe ?? noChanges,
    () => (editor?.read() ?? null) as Shown | null,
  );
  const failure = saved?.context.failure ?? null;
  return {
    /** Shows the editor, with the draft in this browser. */
    async open(next: Opened) {
      await next.autosave.start();
      setEditor(next);
    },
    view: editor &&
      edited &&
      saved && {
        ...{ editor, edited },
        saving: savingOf(saved, savedAt(edited.document)),
        /** The other window's version, until the person has chosen. */
        conflict: saved.matches('conflict') ? (failure?.data as Shown['document']) : null,
        errorOf: (field: string) => edited.problems.find((problem) => problem.field === field)?.message,
      },
    failure,
  };
}
