import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import type { DraftKey } from '../api/drafts.ts';
import * as drafts from '../api/drafts.ts';
import { readSession } from '../api/storage.ts';
import { type AutosaveActors, type AutosaveContext, autosaveMachine } from '../machines/autosave.ts';
import type { Failure } from '../machines/failure.ts';
import { observe } from '../machines/observation.ts';
import type { Saving } from '../ui/feedback/SaveState.tsx';

export interface AutosavedForm<Content> {
  /** Read each time: what has not been stored yet has no id. */
  key: () => DraftKey;
  /** Loads what this browser has stored. @returns whether anything is not on the server */
  restore: (content: Content) => boolean;
  /** What is not on the server, with the version it was typed over; null where everything is. */
  unsaved: () => Content | null;
  /** Absent where only submitting the form sends anything. @throws ApiError */
  save?: () => Promise<void>;
  /** With a conflict, whose `data` is what the server has now. */
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

// Whoever opened the form is still signed in.
function sameSession() {
  const series = readSession()?.series;
  return () => readSession()?.series === series;
}

const signedOut: Failure = { status: 401, code: 'unauthenticated', message: 'You’ve been signed out' };

interface Visit {
  isSameSession: () => boolean;
  /** The form has gone, and whoever typed in it has signed out. */
  isOver: () => boolean;
}

function actorOf<Content>(form: AutosavedForm<Content>, store: DraftStore, { isSameSession, isOver }: Visit) {
  let typedAt = 0;
  const remove = () => store.removeDraft(form.key(), typedAt);

  const actors = {
    loadDraft: fromPromise(async () => {
      const draft = await store.loadDraft<Content>(form.key());
      if (!draft) return { isUnsaved: false };
      typedAt = draft.typedAt;
      return { isUnsaved: form.restore(draft.content) };
    }),
    storeDraft: fromPromise(async () => {
      // Signing out erased what this browser had kept.
      if (isOver()) return;
      const content = form.unsaved();
      typedAt = Date.now();
      await (content === null ? remove() : store.storeDraft(form.key(), { content, typedAt }));
    }),
    removeDraft: fromPromise(remove),
    save: fromPromise(async () => {
      // The session in this browser may be another person’s by now.
      if (!isSameSession()) throw signedOut;
      await form.save?.();
    }),
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
  // Settles when everything is on the server, or saving has failed.
  const settled = () => waitFor(actor, (state) => !state.hasTag('underWay'));

  return {
    actor,
    send: actor.send,
    // Settles when the draft of this browser is in the form.
    async start() {
      actor.start();
      await waitFor(actor, (state) => !state.hasTag('loading'));
    },
    // Changes that are undone before they are sent leave nothing to keep.
    changed() {
      const isSent = form.save && !actor.getSnapshot().matches('dirty');
      const isUndone = !isSent && form.unsaved() === null;
      actor.send({ type: isUndone ? 'changes.discarded' : 'content.changed' });
    },
    saveNow: () => actor.send({ type: 'save.requested' }),
    /** @throws the failure that keeps it from being stored */
    async whenStored() {
      if (!actor.getSnapshot().hasTag('stored')) actor.send({ type: 'save.requested' });
      const state = await settled();
      if (!state.hasTag('stored')) throw state.context.failure;
    },
    // Settles when no save is under way; none starts until the submission has ended.
    async startSubmission() {
      actor.send({ type: 'submission.started' });
      await waitFor(actor, (state) => state.matches('submitting'));
    },
    endSubmission: () => actor.send({ type: 'submission.ended', isUnsaved: form.unsaved() !== null }),
    // Closing the page now would lose what was typed.
    isUnsafe() {
      const state = actor.getSnapshot();
      return !state.hasTag('stored') && !state.context.isInBrowser && form.unsaved() !== null;
    },
    enter() {
      isLeft = false;
    },
    // What was typed is sent after the form has closed, too, unless the person has signed out.
    async leave() {
      isLeft = true;
      if (form.save && isSameSession() && readSession()) {
        actor.send({ type: 'save.requested' });
        await settled();
      } else {
        // React’s strict mode leaves a form and enters it again straight away.
        await Promise.resolve();
        // What is on its way to the server still gets its answer.
        await waitFor(actor, (state) => !state.matches('saving'));
      }
      if (isLeft) actor.stop();
    },
  };
}

/** @param savedAt when the server last stored it */
export function savingOf(state: AutosaveSnapshot, savedAt: Date | null): Saving {
  if (state.hasTag('underWay')) return { state: 'saving' };
  const isStored = state.context.isInBrowser;
  if (state.matches('offline')) return { state: 'offline', isStored };
  if (state.matches('signedOut')) return { state: 'signedOut', isStored };
  if (state.matches('failed')) return { state: 'failed' };
  if (state.matches('invalid')) return { state: 'invalid' };
  // The form shows both versions.
  if (state.matches('conflict') || !savedAt) return { state: 'idle' };
  return { state: 'saved', at: savedAt };
}
