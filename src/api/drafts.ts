import { clear, createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import { eraseProfileDraft } from './profileDraft.ts';
import { eraseResumeDrafts } from './resumeDraft.ts';
import { eraseAllUnsent } from './unsentDraft.ts';

/**
 * What is typed in onboarding and not yet on the server, kept in the browser by user and step.
 * Erased once the server has it, at logout, and after a day.
 */
export interface KeptDraft {
  step: number;
  values: Record<string, unknown>;
  /** The server's version that it was typed over; 0 where the server had none. */
  version: number;
  /** Milliseconds since 1970. */
  typedAt: number;
}

export const draftLife = 24 * 60 * 60 * 1000;

let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore('onboarding-drafts', 'drafts');
  return opened;
};

const keyOf = (userId: number, step: number) => `${userId}/${step}`;
const ownerOf = (key: IDBValidKey) => Number(String(key).split('/')[0]);

/** The drafts of a user that are younger than a day; older ones of anybody are erased. */
export async function readDrafts(userId: number, now = Date.now()): Promise<KeptDraft[]> {
  const all = await entries<string, KeptDraft>(store());
  const isFresh = ({ typedAt }: KeptDraft) => now - typedAt < draftLife;
  await delMany(
    all.filter(([, draft]) => !isFresh(draft)).map(([key]) => key),
    store(),
  );
  return all.filter(([key, draft]) => ownerOf(key) === userId && isFresh(draft)).map(([, draft]) => draft);
}

export const keepDraft = (userId: number, draft: KeptDraft): Promise<void> =>
  set(keyOf(userId, draft.step), draft, store());

/** Erases a step's draft unless something newer than `typedAt` was kept meanwhile, as by another window. */
export const eraseDraft = (userId: number, step: number, typedAt: number): Promise<void> =>
  store()('readwrite', (drafts) => {
    const key = keyOf(userId, step);
    return new Promise<void>((resolve, reject) => {
      const asked: IDBRequest<KeptDraft | undefined> = drafts.get(key);
      asked.onsuccess = () => {
        if (asked.result && asked.result.typedAt <= typedAt) drafts.delete(key);
        drafts.transaction.oncomplete = () => resolve();
      };
      drafts.transaction.onerror = () => reject(drafts.transaction.error);
    });
  });

/** Erases every draft of a user, or of everybody: at logout, and when an account is left. */
export async function eraseDrafts(userId?: number): Promise<void> {
  await eraseResumeDrafts(userId);
  await eraseAllUnsent(userId);
  if (userId === undefined) return clear(store());
  await eraseProfileDraft(userId);
  const all = await entries<string, KeptDraft>(store());
  await delMany(
    all.map(([key]) => key).filter((key) => ownerOf(key) === userId),
    store(),
  );
}
