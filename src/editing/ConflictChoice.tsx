import type { Autosave } from '../adapters/autosave.ts';
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog.tsx';
import { Differences } from './Differences.tsx';
import type { Difference } from './kind.ts';

export interface ConflictChoiceProps {
  autosave: Pick<Autosave, 'send'>;
  differences: readonly Difference[];
  /** What the document is called within a sentence. */
  name: string;
  hasUndo: boolean;
}

export const ConflictChoice = ({ autosave, differences, name, hasUndo }: ConflictChoiceProps) => (
  <ConfirmDialog
    open
    title={`Your ${name} was saved in another window`}
    safeLabel="Use saved version"
    actLabel="Keep my version"
    actColor="secondary"
    focus="act"
    width={560}
    onSafe={() => autosave.send({ type: 'theirs.taken' })}
    onAct={() => autosave.send({ type: 'mine.kept' })}
    // Neither answer is harmless, so the dialog cannot be dismissed.
    onDismiss={() => {}}
  >
    We won’t overwrite anything until you choose. “Keep my version” saves your changes and leaves everything
    else as it was saved.{hasUndo && ' You can undo this later.'}
    <Differences rows={differences} where="Where" />
  </ConfirmDialog>
);
