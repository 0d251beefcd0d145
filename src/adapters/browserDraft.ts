import type { DraftKey } from '../api/drafts.ts';
import { createAutosave } from './autosave.ts';

export type BrowserDraft<Content> = ReturnType<typeof createBrowserDraft<Content>>;

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
    // Null deletes the draft.
    keep(content: Content | null) {
      unsaved = content;
      autosave.changed();
    },
  };
}
