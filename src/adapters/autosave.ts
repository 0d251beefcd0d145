import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import type { DraftKey } from '../api/drafts.ts';
import * as drafts from '../api/drafts.ts';
import { readSession } from '../api/storage.ts';
import { type AutosaveActors, type AutosaveContext, autosaveMachine } from '../machines/autosave.ts';
import type { Failure } from '../machines/failure.ts';
import { observe } from '../machines/observation.ts';
import type { Saving } from '../ui/feedback/SaveState.tsx';

export interface AutosavedForm<Content> {
  /** Read each time, because an item has no id before it is first stored. */
  key: () => DraftKey;
  /** Loads this browser's draft. @returns true if something is not on the server */
  restore: (content: Content) => boolean;
  unsaved: () => Content | null;
  /** Absent when only submitting the form sends anything. @throws ApiError */
  save?: () => Promise<void>;
  /** Called with a conflict, whose `data` is the server's current version. */
  takeTheirs?: (conflict: Failure) => void;
  keepMine?: (conflict: Failure) => void;
}

export type AutosaveSnapshot = SnapshotFrom<typeof autosaveMachine>;
export type Autosave = ReturnType<typeof createAutosave>;

export interface DraftStore extends Pick<typeof drafts, 'loadDraft' | 'storeDraft' | 'removeDraft'> {
  untilOnline: (signal: AbortSignal) => Promise<void>;
}

const untilOnline: DraftStore['untilOnline'] = (signal) =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal });
  });

const browserStore: DraftStore = { ...drafts, untilOnline };

// Returns a check that the same person is still signed in.
function sameSession() {
  const series = readSession()?.series;
  return () => readSession()?.series === series;
}

const signedOut: Failure = { status: 401, code: 'unauthenticated', message: 'You’ve been signed out' };

interface Visit {
  isSameSession: () => boolean;
  /** True when the form has closed and the person has signed out. */
  isOver: () => boolean;
}

function actorOf<Content>(form: AutosavedForm<Content>, store: DraftStore, { isSameSession, isOver }: Visit) {
  let typedAt = 0;
  const remove = () => store.removeDraft(form.key(), typedAt);

  async function storeDraft() {
    // Signing out deleted this browser's drafts.
    if (isOver()) return;
    const content = form.unsaved();
    typedAt = Date.now();
    await (content === null ? remove() : store.storeDraft(form.key(), { content, typedAt }));
  }

  async function save() {
    // Another person may have signed in meanwhile.
    if (!isSameSession()) throw signedOut;
    try {
      await form.save?.();
    } catch (error) {
      // What was stored before the failure is no longer unsaved, and a new item has its id.
      await storeDraft().catch(() => {});
      throw error;
    }
  }

  const actors = {
    loadDraft: fromPromise(async () => {
      const draft = await store.loadDraft<Content>(form.key());
      if (!draft) return { isUnsaved: false };
      typedAt = draft.typedAt;
      return { isUnsaved: form.restore(draft.content) };
    }),
    storeDraft: fromPromise(storeDraft),
    removeDraft: fromPromise(remove),
    save: fromPromise(save),
    waitForConnection: fromPromise(({ signal }) => store.untilOnline(signal)),
  } satisfies AutosaveActors;

  const withConflict = (take: ((conflict: Failure) => void) | undefined, { failure }: AutosaveContext) => {
    if (failure) take?.(failure);
  };
  return createActor(
    autosaveMachine.provide({
      actors,
      actions: {
        takeTheirs: ({ context }) => withConflict(form.takeTheirs, context),
        keepMine: ({ context }) => withConflict(form.keepMine, context),
      },
    }),
    { input: { savesByItself: form.save !== undefined }, inspect: observe },
  );
}

export function createAutosave<Content>(form: AutosavedForm<Content>, store: DraftStore = browserStore) {
  const isSameSession = sameSession();
  let isLeft = false;
  const actor = actorOf(form, store, { isSameSession, isOver: () => isLeft && !isSameSession() });
  const settled = () => waitFor(actor, (state) => !state.hasTag('underWay'));

  return {
    actor,
    send: actor.send,
    async start() {
      actor.start();
      await waitFor(actor, (state) => !state.hasTag('loading'));
    },
    // Changes undone before they are sent need no draft.
    changed() {
      const isSent = form.save && !actor.getSnapshot().matches('dirty');
      const isUndone = !isSent && form.unsaved() === null;
      actor.send({ type: isUndone ? 'changes.discarded' : 'content.changed' });
    },
    saveNow: () => actor.send({ type: 'save.requested' }),
    /** @throws the failure that prevents saving */
    async whenStored() {
      if (!actor.getSnapshot().hasTag('stored')) actor.send({ type: 'save.requested' });
      const state = await settled();
      if (!state.hasTag('stored')) throw state.context.failure;
    },
    // Resolves when no save is running; none starts before the submission ends.
    async startSubmission() {
      actor.send({ type: 'submission.started' });
      await waitFor(actor, (state) => state.matches('submitting'));
    },
    endSubmission: () => actor.send({ type: 'submission.ended', isUnsaved: form.unsaved() !== null }),
    isUnsafe() {
      const state = actor.getSnapshot();
      return !state.hasTag('stored') && !state.context.isInBrowser && form.unsaved() !== null;
    },
    enter() {
      isLeft = false;
    },
    // Unsaved text is sent even after the form has closed, unless the person has signed out.
    async leave() {
      isLeft = true;
      if (form.save && isSameSession() && readSession()) {
        actor.send({ type: 'save.requested' });
        await settled();
      } else {
        // React’s strict mode leaves a form and enters it again immediately.
        await Promise.resolve();
        // Waits for the response to a save in progress.
        await waitFor(actor, (state) => !state.matches('saving'));
      }
      if (isLeft) actor.stop();
    },
  };
}

export function savingOf(state: AutosaveSnapshot, savedAt: Date | null): Saving {
  if (state.hasTag('underWay')) return { state: 'saving' };
  const isStored = state.context.isInBrowser;
  if (state.matches('offline')) return { state: 'offline', isStored };
  if (state.matches('signedOut')) return { state: 'signedOut', isStored };
  if (state.matches('failed')) return { state: 'failed' };
  if (state.matches('invalid')) return { state: 'invalid' };
  // The form itself shows both versions of a conflict.
  if (state.matches('conflict') || !savedAt) return { state: 'idle' };
  return { state: 'saved', at: savedAt };
}
