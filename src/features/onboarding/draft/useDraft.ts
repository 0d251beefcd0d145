import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { DraftField } from '../conflict/draftField.ts';
import { useFlow } from '../onboardingFlow.tsx';
import type { ServerDraft, StepEditor, Values } from './stepEditor.ts';

export interface DraftConflict {
  editor: StepEditor;
  theirs: ServerDraft;
  fields: readonly DraftField[];
}

export function useDraft<Typed extends object>(step: number, fields: readonly DraftField[]) {
  const editor = useFlow().drafts.of(step);
  const [opened] = useState(() => editor.read().content as Partial<Typed>);
  const theirs = useSelector(editor.autosave.actor, (state) =>
    state.matches('conflict') ? (state.context.failure?.data as ServerDraft) : null,
  );
  return {
    opened,
    current: () => editor.read().content as Partial<Typed>,
    keep: (values: Typed) => editor.change(() => values as Values),
    conflict: theirs && { editor, theirs, fields },
  };
}
