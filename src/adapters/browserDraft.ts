import type { DraftKey } from '../api/drafts.ts';
import { createAutosave } from './autosave.ts';

export type BrowserDraft<Content> = ReturnType<typeof createBrowserDraft<Content>>;

/** What was typed in a form that is sent only when it is submitted; until then it is kept in this browser. */
export function createBrowserDraft<Content>(key: DraftKey) {
  let unsaved: Content | null = null;
  const autosave = createAutosave<Content>({
    key: () => key,
    restore(content) {
      unsaved = content;
      return true;
    },
    unsaved: () => unsaved,
  });
  return {
    autosave,
    opened: autosave.start().then(() => unsaved),
    // Null once nothing is left to keep.
    keep(content: Content | null) {
      unsaved = content;
      autosave.changed();
    },
  };
}
