/** Connects a form to the autosave chart: its server, its copy in this browser, and the connection. */
import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import type { DraftKey } from '../api/drafts.ts';
import * as drafts from '../api/drafts.ts';
import { readSession } from '../api/storage.ts';
import { type AutosaveActors, type AutosaveContext, autosaveMachine } from '../machines/autosave.ts';
import type { Failure } from '../machines/failure.ts';
import { observe } from '../machines/observation.ts';
import type { Saving } from '../ui/feedback/SaveState.tsx';

export interface AutosavedForm<Content> {
  /** Read anew each time: a thing that is not stored yet has no id. */
  key: () => DraftKey;
  /** Takes over what this browser has kept. @returns whether anything is not on the server */
  restore: (content: Content | null) => boolean;
  /** What is not on the server, with what it was typed over; null where everything is. */
  unsaved: () => Content | null;
  /** @throws ApiError */
  save: () => Promise<void>;
  /** With a conflict, whose `data` is what the server has now. */
  takeTheirs?: (conflict: Failure) => void;
  keepMine?: (conflict: Failure) => void;
}

export type AutosaveSnapshot = SnapshotFrom<typeof autosaveMachine>;
export type Autosave = ReturnType<typeof createAutosave>;

export interface Browser extends Pick<typeof drafts, 'loadDraft' | 'storeDraft' | 'removeDraft'> {
  untilOnline: (signal: AbortSignal) => Promise<void>;
}

const untilOnline: Browser['untilOnline'] = (signal) =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal });
  });

const browser: Browser = { ...drafts, untilOnline };

export function createAutosave<Content>(
  form: AutosavedForm<Content>,
  { loadDraft, storeDraft, removeDraft, untilOnline }: Browser = browser,
) {
  let typedAt = 0;
  const remove = () => removeDraft(form.key(), typedAt);

  const actors = {
    loadDraft: fromPromise(async () => {
      const draft = await loadDraft<Content>(form.key()).catch(() => null);
      typedAt = draft?.typedAt ?? 0;
      return { isUnsaved: form.restore(draft?.content ?? null) };
    }),
    storeDraft: fromPromise(async () => {
      const content = form.unsaved();
      typedAt = Date.now();
      await (content === null ? remove() : storeDraft(form.key(), { content, typedAt }));
    }),
    removeDraft: fromPromise(remove),
    save: fromPromise(form.save),
    waitForConnection: fromPromise(({ signal }) => untilOnline(signal)),
  } satisfies AutosaveActors;

  const withConflict = (take: ((conflict: Failure) => void) | undefined, { failure }: AutosaveContext) => {
    if (failure) take?.(failure);
  };
  const actor = createActor(
    autosaveMachine.provide({
      actors,
      actions: {
        takeTheirs: ({ context }) => withConflict(form.takeTheirs, context),
        keepMine: ({ context }) => withConflict(form.keepMine, context),
      },
    }),
    { inspect: observe },
  );

  /** Settles when everything is on the server, or something stands in the way. */
  const settled = () => waitFor(actor, (state) => !state.hasTag('underWay'));

  let isLeft = false;

  return {
    actor,
    send: actor.send,
    settled,
    /** Settles when the draft of this browser is in the form. */
    async start() {
      actor.start();
      await waitFor(actor, (state) => !state.hasTag('loading'));
    },
    saveNow: () => actor.send({ type: 'save.requested' }),
    /** @throws the failure that keeps it from being stored */
    async store() {
      if (!actor.getSnapshot().hasTag('stored')) actor.send({ type: 'save.requested' });
      const { context } = await settled();
      if (context.failure) throw context.failure;
    },
    /** Settles when no save is under way; none starts until the submission has succeeded or failed. */
    async submit() {
      actor.send({ type: 'submission.started' });
      await waitFor(actor, (state) => state.matches('submitting'));
    },
    /** Closing the page now would lose what was typed. */
    isUnsafe() {
      const state = actor.getSnapshot();
      return !state.hasTag('stored') && !state.context.isInBrowser && form.unsaved() !== null;
    },
    enter() {
      isLeft = false;
    },
    /** The form is left: what was typed goes out all the same, unless the person has signed out. */
    async leave() {
      isLeft = true;
      if (readSession()) {
        actor.send({ type: 'save.requested' });
        await settled();
      }
      if (isLeft) actor.stop();
    },
  };
}

/** @param savedAt when the server last stored it */
export function savingOf(state: AutosaveSnapshot, savedAt: Date | null): Saving {
  if (state.hasTag('underWay')) return { state: 'saving' };
  if (state.matches('offline')) return { state: 'offline' };
  if (state.matches('signedOut')) return { state: 'signedOut' };
  if (state.matches('failed') || state.matches('invalid')) return { state: 'failed' };
  // The form shows both versions.
  if (state.matches('conflict') || !savedAt) return { state: 'idle' };
  return { state: 'saved', at: savedAt };
}
