// Text not yet on the server, stored by user and form for at most a day.
import { createStore, delMany, entries, get, keys, setMany, type UseStore } from 'idb-keyval';

type DraftForm = 'onboarding' | 'profile' | 'resume' | 'job' | 'transitionPlan' | 'application' | 'message';

export interface DraftKey {
  userId: number;
  form: DraftForm;
  /** The id of the edited item, such as a CV or a step; 0 for a new one. */
  id: number;
}

export interface Draft<Content> {
  content: Content;
  /** Milliseconds since 1970. */
  typedAt: number;
}

const draftLife = 24 * 60 * 60 * 1000;

const nameOf = ({ userId, form, id }: DraftKey) => `${userId}/${form}/${id}`;
const isFresh = ({ typedAt }: Draft<unknown>) => Date.now() - typedAt < draftLife;

let opening: Promise<UseStore> | undefined;

const openStore = () => {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
};

async function open(): Promise<UseStore> {
  const store = createStore('drafts', 'drafts');
  const all = await entries<string, Draft<unknown>>(store);
  const expired = all.flatMap(([name, draft]) => (isFresh(draft) ? [] : [name]));
  await delMany(expired, store);
  return store;
}

export async function loadDraft<Content>(key: DraftKey): Promise<Draft<Content> | null> {
  const draft = await get<Draft<Content>>(nameOf(key), await openStore());
  return draft && isFresh(draft) ? draft : null;
}

export async function storeDraft<Content>(key: DraftKey, draft: Draft<Content>): Promise<void> {
  await setMany([[nameOf(key), draft]], await openStore());
}

/** Keeps a draft newer than `typedAt`, which another window has stored. */
export async function removeDraft(key: DraftKey, typedAt: number): Promise<void> {
  const store = await openStore();
  await store('readwrite', (drafts) => {
    const name = nameOf(key);
    return new Promise<void>((resolve, reject) => {
      const reading: IDBRequest<Draft<unknown> | undefined> = drafts.get(name);
      reading.onsuccess = () => {
        if (reading.result && reading.result.typedAt <= typedAt) drafts.delete(name);
      };
      drafts.transaction.oncomplete = () => resolve();
      drafts.transaction.onerror = () => reject(drafts.transaction.error);
    });
  });
}

export async function eraseDrafts(userId: number): Promise<void> {
  const store = await openStore();
  const names = await keys<string>(store);
  await delMany(
    names.filter((name) => name.startsWith(`${userId}/`)),
    store,
  );
}
