import { createSteps, type Move, redone, undone, withStep } from './history.ts';
import type { EditorState } from './state.ts';

export function createTyping<Document, Content, Body, Name extends string>(
  { read, put }: EditorState<Document, Content, Body, Name>,
  onChange: () => void,
  now: () => number,
) {
  const steps = createSteps(now);

  function show({ content, past, future }: Move<Content>, turn = read().turn) {
    put({ content, past, future, canUndo: past.length > 0, canRedo: future.length > 0, turn });
    onChange();
  }

  function move(to: Move<Content> | null) {
    if (!to) return;
    steps.end();
    show(to, read().turn + 1);
  }

  return {
    /** Changes with the same `field` that follow each other within a second are one step of undo. */
    change(next: (content: Content) => Content, field = '') {
      const { content: before, past } = read();
      const content = next(before);
      if (content === before) return;
      const continues = steps.continues(field);
      show({ content, past: continues ? past : withStep(past, before), future: [] });
    },
    undo: () => move(undone(read())),
    redo: () => move(redone(read())),
  };
}
