import { createStore, del, get, set, type UseStore } from 'idb-keyval';

/** What is typed in the profile and not saved yet, kept in the browser by user for a day; erased once it is saved, and at logout. */
export interface ProfileDraft<Values> {
  values: Values;
  /** What it was typed over. */
  base: { version: number; values: Values };
  /** Milliseconds since 1970. */
  typedAt: number;
}

const life = 24 * 60 * 60 * 1000;

let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore('profile-drafts', 'drafts');
  return opened;
};

export async function readProfileDraft<Values>(
  userId: number,
  now = Date.now(),
): Promise<ProfileDraft<Values> | null> {
  const draft = await get<ProfileDraft<Values>>(userId, store());
  if (!draft) return null;
  if (now - draft.typedAt < life) return draft;
  await del(userId, store());
  return null;
}

export const keepProfileDraft = <Values>(userId: number, draft: ProfileDraft<Values>): Promise<void> =>
  set(userId, draft, store());

export const eraseProfileDraft = (userId: number): Promise<void> => del(userId, store());
