import type { DraftStore } from '../../../adapters/autosave.ts';
import { createEditor, type Editor } from '../../../editing/createEditor.ts';
import { part } from '../../../editing/parts.ts';
import type { ApplyInput } from '../../../machines/apply.ts';

type ApplicationDraft = ApplyInput['draft'];
export type ApplicationEditor = Editor<{ jobId: number }, ApplicationDraft, ApplicationDraft, 'draft'>;

const nothing: ApplicationDraft = { resumeId: null, given: null };

/** Keeps an application in this browser until it is sent as a whole. */
export async function openApplicationDraft(
  userId: number,
  jobId: number,
  options?: { store: DraftStore },
): Promise<ApplicationEditor> {
  const editor: ApplicationEditor = createEditor(
    {
      key: () => ({ userId, form: 'application', id: jobId }),
      open: () => ({ content: nothing, version: 0 }),
      parts: { draft: part('Your application', ['resumeId', 'given']) },
    },
    { jobId },
    options,
  );
  await editor.autosave.start();
  return editor;
}
