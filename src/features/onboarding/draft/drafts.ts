import { eraseDraft, type KeptDraft, keepDraft, readDrafts } from '../../../api/drafts.ts';
import { saveOnboardingDraft } from '../../../api/onboarding.ts';
import type { Saving } from '../../../ui/feedback/SaveState.tsx';
import { createDraftKeeper, type DraftKeeper, openingDraft, type ServerDraft } from './draftKeeper.ts';

export type Drafts = ReturnType<typeof createDrafts>;

const troubles: readonly Saving['state'][] = ['signedOut', 'offline', 'failed', 'saving'];

/** The drafts of all steps of one user, for as long as the page is open. */
export function createDrafts(userId: number) {
  const keepers = new Map<number, DraftKeeper>();
  const listeners = new Set<() => void>();
  let opened = { server: [] as ServerDraft[], device: [] as KeptDraft[] };
  let latest: Saving = { state: 'idle' };

  const ports = {
    send: saveOnboardingDraft,
    keep: (draft: KeptDraft) => keepDraft(userId, draft),
    erase: (step: number, typedAt: number) => eraseDraft(userId, step, typedAt),
    isOnline: () => navigator.onLine,
    now: Date.now,
  };

  function summarise() {
    const all = [...keepers.values()].map((keeper) => keeper.saving());
    const saved = all.flatMap((saving) => (saving.state === 'saved' ? [saving] : []));
    const trouble = troubles.flatMap((state) => all.find((saving) => saving.state === state) ?? [])[0];
    latest = trouble ?? saved.sort((one, other) => other.at.getTime() - one.at.getTime())[0] ?? latest;
    for (const listener of listeners) listener();
  }

  function of(step: number): DraftKeeper {
    const known = keepers.get(step);
    if (known) return known;
    const own = <Draft extends { step: number }>(drafts: Draft[]) =>
      drafts.find((draft) => draft.step === step);
    const keeper = createDraftKeeper(
      openingDraft(step, own(opened.server), own(opened.device)),
      ports,
      summarise,
    );
    keepers.set(step, keeper);
    if (keeper.isUnsent()) void keeper.flush();
    return keeper;
  }

  return {
    /** Reads what this browser has kept; without storage, as in some private windows, that is nothing. */
    async open(fromServer: ServerDraft[]) {
      const device = await readDrafts(userId).catch(() => []);
      opened = { server: fromServer, device };
      for (const { step } of device) of(step);
    },
    of,
    saving: () => latest,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    flush: () => Promise.all([...keepers.values()].map((keeper) => keeper.flush())),
    isSafe: () => [...keepers.values()].every((keeper) => keeper.isSafe()),
    dispose() {
      for (const keeper of keepers.values()) keeper.dispose();
    },
  };
}
