import { Suspense } from 'react';
import type { Autosave } from '../adapters/autosave.ts';
import { later } from '../ui/later.tsx';
import type { Difference } from './kind.ts';

// Few people ever meet one, and whoever does has just had an answer from the server.
const ConflictChoice = later(async () => (await import('./ConflictChoice.tsx')).ConflictChoice);

interface ConflictDialogProps<Document> {
  editor: { autosave: Pick<Autosave, 'send'>; differences: (theirs: Document) => readonly Difference[] };
  conflict: Document;
  /** What the document is called within a sentence. */
  name: string;
  hasUndo?: boolean;
}

export const ConflictDialog = <Document,>({
  editor,
  conflict,
  name,
  hasUndo = true,
}: ConflictDialogProps<Document>) => (
  <Suspense>
    <ConflictChoice
      autosave={editor.autosave}
      differences={editor.differences(conflict)}
      name={name}
      hasUndo={hasUndo}
    />
  </Suspense>
);
