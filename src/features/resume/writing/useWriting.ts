import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState, useSyncExternalStore } from 'react';
import { fromPromise } from 'xstate';
import { type Autosave, createAutosave, savingOf } from '../../../adapters/autosave.ts';
import { useAutosave } from '../../../adapters/useAutosave.ts';
import { observe } from '../../../machines/observation.ts';
import { type ResumeBuilderActors, resumeBuilderMachine } from '../../../machines/resumeBuilder.ts';
import type { Saving } from '../../../ui/feedback/SaveState.tsx';
import type { Written, WrittenDraft } from './store.ts';

export interface WritingKind<Document, Content, Store> {
  read: (id: number) => Promise<Document>;
  createStore: (document: Document, onChange: () => void) => Store & WritingStore<Document, Content>;
  /** @throws ApiError; parts saved before the error stay saved */
  save: (store: Store) => Promise<void>;
  refresh: (queries: QueryClient, id: number) => void;
}

interface WritingStore<Document, Content> {
  read: () => Written<Content>;
  subscribe: (listener: () => void) => () => void;
  unsaved: () => readonly string[];
  restore: (draft: WrittenDraft<Content>) => void;
  take: (theirs: Document) => void;
  keepOver: (theirs: Document) => void;
}

export interface WritingPage {
  userId: number;
  resumeId: number;
}

function openedWith<Document, Content, Store extends WritingStore<Document, Content>>(
  document: Document,
  { userId, resumeId }: WritingPage,
  kind: WritingKind<Document, Content, Store>,
  onSaved: () => void,
): { store: Store; autosave: Autosave } {
  const store = kind.createStore(document, () => autosave.changed());
  const isUnsaved = () => store.unsaved().length > 0;
  const autosave = createAutosave<WrittenDraft<Content>>({
    key: () => ({ userId, form: 'resume', id: resumeId }),
    restore(draft) {
      store.restore(draft);
      return isUnsaved();
    },
    unsaved() {
      if (!isUnsaved()) return null;
      const { content, stored, version } = store.read();
      return { content, base: { version, content: stored } };
    },
    async save() {
      if (!isUnsaved()) return;
      await kind.save(store);
      onSaved();
    },
    takeTheirs: ({ data }) => store.take(data as Document),
    keepMine: ({ data }) => store.keepOver(data as Document),
  });
  return { store, autosave };
}

const notSaving: Saving = { state: 'idle' };
const noChanges = () => () => {};

export function useWriting<Document, Content, Store extends WritingStore<Document, Content>>(
  page: WritingPage,
  kind: WritingKind<Document, Content, Store>,
) {
  const queries = useQueryClient();
  const { resumeId } = page;
  const [opened, setOpened] = useState<{ store: Store; autosave: Autosave } | null>(null);
  const [machine] = useState(() =>
    resumeBuilderMachine.provide({
      actors: {
        getResume: fromPromise(async () => {
          const document = await kind.read(resumeId);
          const next = openedWith(document, page, kind, () => kind.refresh(queries, resumeId));
          await next.autosave.start();
          setOpened(next);
        }),
      } satisfies ResumeBuilderActors,
    }),
  );
  const actor = useActorRef(machine, { inspect: observe });
  const state = useSelector(actor, (snapshot) => snapshot);
  const saved = useAutosave(opened?.autosave ?? null);
  const store = opened?.store;
  const read = (): ReturnType<Store['read']> | null =>
    (store?.read() as ReturnType<Store['read']> | undefined) ?? null;
  const writing = useSyncExternalStore(store?.subscribe ?? noChanges, read);
  return {
    state,
    send: actor.send,
    store: store ?? null,
    writing,
    autosave: opened?.autosave ?? null,
    saving: saved ? savingOf(saved, savedToday(writing)) : notSaving,
    failure: saved?.context.failure ?? null,
    conflict: saved?.matches('conflict') ? (saved.context.failure?.data as Document) : null,
  };
}

// Without a date, the time would be misleading on another day.
function savedToday(writing: { updatedAt: string } | null): Date | null {
  const at = writing && new Date(writing.updatedAt);
  return at && at.toDateString() === new Date().toDateString() ? at : null;
}
