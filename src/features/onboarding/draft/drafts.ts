import { savingOf } from '../../../adapters/autosave.ts';
import { saveOnboardingDraft } from '../../../api/onboarding.ts';
import type { Saving } from '../../../ui/feedback/SaveState.tsx';
import { createStepDraft, type ServerDraft, type StepDraft } from './stepDraft.ts';

export type Drafts = ReturnType<typeof createDrafts>;

const steps = [0, 1, 2, 3, 5];
const worstFirst: readonly Saving['state'][] = ['signedOut', 'offline', 'failed', 'invalid', 'saving'];

export function createDrafts(userId: number) {
  const drafts = new Map<number, StepDraft>();
  const listeners = new Set<() => void>();
  let saving: Saving = { state: 'idle' };
  const all = () => [...drafts.values()];

  function changed() {
    const states = all().map(({ autosave, savedAt }) => savingOf(autosave.actor.getSnapshot(), savedAt()));
    const saved = states.flatMap((state) => (state.state === 'saved' ? [state] : []));
    const trouble = worstFirst.flatMap((name) => {
      const such = states.filter(({ state }) => state === name);
      return such.find((item) => 'isStored' in item && !item.isStored) ?? such[0] ?? [];
    })[0];
    saving = trouble ??
      saved.sort((first, second) => second.at.getTime() - first.at.getTime())[0] ?? { state: 'idle' };
    for (const listener of listeners) listener();
  }

  function of(step: number): StepDraft {
    const draft = drafts.get(step);
    if (!draft) throw new Error(`The draft of step ${step} is not open`);
    return draft;
  }

  return {
    async open(fromServer: ServerDraft[]) {
      const fresh = steps.filter((step) => !drafts.has(step));
      await Promise.all(
        fresh.map(async (step) => {
          const own = fromServer.find((draft) => draft.step === step);
          const draft = createStepDraft({ userId, step, fromServer: own, send: saveOnboardingDraft });
          drafts.set(step, draft);
          draft.autosave.actor.subscribe(changed);
          await draft.autosave.start();
        }),
      );
    },
    of,
    turnOf: (step: number) => drafts.get(step)?.turn() ?? 0,
    saving: () => saving,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    saveNow() {
      for (const { autosave } of drafts.values()) autosave.saveNow();
    },
    isUnsafe: () => all().some(({ autosave }) => autosave.isUnsafe()),
    enter() {
      for (const { autosave } of drafts.values()) autosave.enter();
    },
    leave: async () => {
      await Promise.all(all().map(({ autosave }) => autosave.leave()));
    },
  };
}
