/** The door to the chart of writing a document: what it calls, the text it never sees, and the copy that waits in this browser. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { fromPromise } from 'xstate';
import { type DraftKey, loadDraft, removeDraft, storeDraft } from '../../../api/drafts.ts';
import type { Failure } from '../../../machines/failure.ts';
import { observe } from '../../../machines/observation.ts';
import {
  type OpenedResume,
  type ResumeBuilderActors,
  resumeBuilderMachine,
  type WrittenDocument,
} from '../../../machines/resumeBuilder.ts';
import type { Saving } from '../../../ui/feedback/SaveState.tsx';
import type { Written, WrittenDraft } from './store.ts';

/** What is written: a CV, or a federal résumé. */
export interface Kind<Document extends WrittenDocument, Content, Store> {
  open: (id: number) => Promise<Document>;
  createStore: (document: Document, draft: WrittenDraft<Content> | null, onChange: () => void) => Store;
  /** @throws ApiError; what was saved before it stays saved */
  save: (store: Store) => Promise<void>;
  /** Other pages ask again for what has changed. */
  refresh: (queries: QueryClient, id: number) => void;
}

interface Keeps<Document, Content> {
  read: () => Written<Content>;
  subscribe: (listener: () => void) => () => void;
  unsaved: () => readonly string[];
  take: (theirs: Document) => void;
  keepOver: (theirs: Document) => void;
}

interface Page {
  userId: number;
  resumeId: number;
}

/** Everything of one page that outlives its renders. */
function createPage<Document extends WrittenDocument, Content, Store extends Keeps<Document, Content>>(
  { userId, resumeId }: Page,
  kind: Kind<Document, Content, Store>,
) {
  const key: DraftKey = { userId, form: 'resume', id: resumeId };
  let store: Store | null = null;
  let opened: { document: Document; draft: WrittenDraft<Content> | null } | null = null;
  let onChange: () => void = () => {};
  let onSaved: () => void = () => {};
  let isKeeping = false;
  let isBehind = false;

  /** What is not stored yet waits in this browser; without storage, as in some private windows, it does not. */
  async function keep() {
    isBehind = true;
    if (isKeeping) return;
    isKeeping = true;
    while (isBehind && store) {
      isBehind = false;
      const { content, stored, version } = store.read();
      const kept =
        store.unsaved().length === 0
          ? removeDraft(key, Date.now())
          : storeDraft(key, {
              content: { content, base: { version, content: stored } },
              typedAt: Date.now(),
            });
      await kept.catch(() => {});
    }
    isKeeping = false;
  }

  const openResume = async (): Promise<OpenedResume> => {
    const [document, draft] = await Promise.all([
      kind.open(resumeId),
      loadDraft<WrittenDraft<Content>>(key).catch(() => null),
    ]);
    opened = { document, draft: draft?.content ?? null };
    return { resume: document, isUnsent: draft !== null };
  };

  const machine = resumeBuilderMachine.provide({
    actors: {
      openResume: fromPromise(openResume),
      saveResume: fromPromise(async () => {
        if (!store) return;
        try {
          await kind.save(store);
        } finally {
          await keep();
        }
        onSaved();
      }),
    } satisfies ResumeBuilderActors,
    actions: {
      takeResume: () => {
        if (!opened) return;
        store = kind.createStore(opened.document, opened.draft, () => {
          void keep();
          onChange();
        });
      },
      takeTheirs: ({ context }) => {
        store?.take(theirsOf<Document>(context.failure));
        void keep();
      },
      keepMine: ({ context }) => {
        store?.keepOver(theirsOf<Document>(context.failure));
        void keep();
      },
    },
  });
  return {
    machine,
    /** The page is left in the second of rest: what was typed goes all the same, or waits in this browser. */
    leave() {
      if (!store || store.unsaved().length === 0) return;
      void kind
        .save(store)
        .then(onSaved, () => {})
        .finally(keep);
    },
    store: () => store,
    keep,
    listen(listeners: { onChange: () => void; onSaved: () => void }) {
      ({ onChange, onSaved } = listeners);
    },
  };
}

const theirsOf = <Document>(failure: Failure | null) => failure?.data as Document;

const idle = () => () => {};

export function useWriting<Document extends WrittenDocument, Content, Store extends Keeps<Document, Content>>(
  page: Page,
  kind: Kind<Document, Content, Store>,
) {
  const queryClient = useQueryClient();
  const [own] = useState(() => createPage(page, kind));
  const actor = useActorRef(own.machine, { inspect: observe });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { resumeId } = page;

  useEffect(() => {
    own.listen({
      onChange: () => actor.send({ type: 'content.changed' }),
      onSaved: () => kind.refresh(queryClient, resumeId),
    });
    return () => own.leave();
  }, [own, actor, queryClient, resumeId, kind]);

  useEffect(() => {
    const onOnline = () => actor.send({ type: 'connection.returned' });
    // Leaving the page, or putting the phone away, waits for no second.
    const onHidden = () => {
      if (document.visibilityState === 'hidden') actor.send({ type: 'save.requested' });
    };
    addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [actor]);

  const store = own.store();
  const read = (): ReturnType<Store['read']> | null =>
    (store?.read() as ReturnType<Store['read']> | undefined) ?? null;
  const writing = useSyncExternalStore(store?.subscribe ?? idle, read);
  return { state, send: actor.send, store, writing, keep: own.keep };
}

type Keeping = Pick<ReturnType<typeof useWriting>, 'state'> & { writing: { updatedAt: string } | null };

/** The state of the autosave in words, as every form says it. */
export function savingOf({ state, writing }: Keeping): Saving {
  const isOnItsWay = state.hasTag('saving') || state.matches({ open: { keeping: 'resting' } });
  if (isOnItsWay) return { state: 'saving' };
  if (state.matches({ open: { keeping: 'offline' } })) return { state: 'offline' };
  // The dialog says it all.
  if (state.matches({ open: { keeping: 'conflict' } })) return { state: 'idle' };
  if (state.matches({ open: { keeping: 'notSaved' } }))
    return { state: state.context.failure?.status === 401 ? 'signedOut' : 'failed' };
  const at = writing && new Date(writing.updatedAt);
  // A time alone would say that of another day.
  return at && at.toDateString() === new Date().toDateString() ? { state: 'saved', at } : { state: 'idle' };
}
