import { savingOf } from '../../../adapters/autosave.ts';
import type { Saving } from '../../../ui/feedback/SaveState.tsx';
import type { ServerDraft, StepEditor } from './stepEditor.ts';

export type Drafts = ReturnType<typeof createDrafts>;

const worstFirst: readonly Saving['state'][] = ['signedOut', 'offline', 'failed', 'invalid', 'saving'];

/** One state for the drafts of all steps: what is wrong, or the last time that one was saved. */
function savingOfAll(editors: readonly StepEditor[]): Saving {
  const states = editors.map(({ autosave, read }) =>
    savingOf(autosave.actor.getSnapshot(), read().document.savedAt ?? null),
  );
  const trouble = worstFirst.flatMap((name) => {
    const such = states.filter(({ state }) => state === name);
    return such.find((item) => 'isStored' in item && !item.isStored) ?? such[0] ?? [];
  });
  const saved = states.flatMap((state) => (state.state === 'saved' ? [state] : []));
  const [latest] = saved.sort((first, second) => second.at.getTime() - first.at.getTime());
  return trouble[0] ?? latest ?? { state: 'idle' };
}

export function createDrafts(userId: number) {
  const editors = new Map<number, StepEditor>();
  const listeners = new Set<() => void>();
  let saving: Saving = { state: 'idle' };
  const all = () => [...editors.values()];

  function changed() {
    saving = savingOfAll(all());
    for (const listener of listeners) listener();
  }

  return {
    /** The editor loads while the server answers. */
    async open<Opened extends { drafts: ServerDraft[] }>(loading: Promise<Opened>): Promise<Opened> {
      const [opened, { createStepEditor, steps }] = await Promise.all([loading, import('./stepEditor.ts')]);
      const fresh = steps.filter((step) => !editors.has(step));
      await Promise.all(
        fresh.map(async (step) => {
          const stored = opened.drafts.find((draft) => draft.step === step);
          const editor = createStepEditor(userId, stored ?? { step, values: {}, version: 0 });
          editors.set(step, editor);
          editor.autosave.actor.subscribe(changed);
          await editor.autosave.start();
        }),
      );
      return opened;
    },
    of(step: number): StepEditor {
      const editor = editors.get(step);
      if (!editor) throw new Error(`The draft of step ${step} is not open`);
      return editor;
    },
    turnOf: (step: number) => editors.get(step)?.read().turn ?? 0,
    saving: () => saving,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    saveNow: () => all().forEach(({ autosave }) => void autosave.saveNow()),
    isUnsafe: () => all().some(({ autosave }) => autosave.isUnsafe()),
    enter: () => all().forEach(({ autosave }) => void autosave.enter()),
    leave: async () => {
      await Promise.all(all().map(({ autosave }) => autosave.leave()));
    },
  };
}
