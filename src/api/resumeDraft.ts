import { createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval';

/** What is typed in a CV and not saved yet, kept in the browser by user and CV for a day; erased once it is saved, and at logout. */
export interface ResumeDraft<Content> {
  content: Content;
  /** What it was typed over. */
  base: { version: number; content: Content };
  /** Milliseconds since 1970. */
  typedAt: number;
}

const life = 24 * 60 * 60 * 1000;

let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore('resume-drafts', 'drafts');
  return opened;
};

const keyOf = (userId: number, resumeId: number) => `${userId}/${resumeId}`;

export async function readResumeDraft<Content>(
  userId: number,
  resumeId: number,
  now = Date.now(),
): Promise<ResumeDraft<Content> | null> {
  const draft = await get<ResumeDraft<Content>>(keyOf(userId, resumeId), store());
  if (!draft) return null;
  if (now - draft.typedAt < life) return draft;
  await eraseResumeDraft(userId, resumeId);
  return null;
}

export const keepResumeDraft = <Content>(
  userId: number,
  resumeId: number,
  draft: ResumeDraft<Content>,
): Promise<void> => set(keyOf(userId, resumeId), draft, store());

export const eraseResumeDraft = (userId: number, resumeId: number): Promise<void> =>
  del(keyOf(userId, resumeId), store());

/** Every CV of a user, or of everybody. */
export async function eraseResumeDrafts(userId?: number): Promise<void> {
  const all = await keys<string>(store());
  const isTheirs = (key: string) => userId === undefined || key.startsWith(`${userId}/`);
  await delMany(all.filter(isTheirs), store());
}
