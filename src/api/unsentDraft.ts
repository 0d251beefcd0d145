import { createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval';

/** What is typed in an application, a job or a transition plan and not stored yet, kept in the browser by user and thing for a day; erased once it is stored, and at logout. */
type Kind = 'application' | 'job' | 'transitionPlan';

const life = 24 * 60 * 60 * 1000;

let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore('unsent-drafts', 'drafts');
  return opened;
};
const keyOf = (userId: number, kind: Kind, id: number) => `${userId}/${kind}/${id}`;

/** @param id of the job; 0 where it has none yet */
export async function readUnsent<Draft>(
  userId: number,
  kind: Kind,
  id: number,
  now = Date.now(),
): Promise<Draft | null> {
  const kept = await get<{ draft: Draft; typedAt: number }>(keyOf(userId, kind, id), store());
  if (kept && now - kept.typedAt < life) return kept.draft;
  if (kept) await eraseUnsent(userId, kind, id);
  return null;
}

export const keepUnsent = <Draft>(userId: number, kind: Kind, id: number, draft: Draft): Promise<void> =>
  set(keyOf(userId, kind, id), { draft, typedAt: Date.now() }, store());

export const eraseUnsent = (userId: number, kind: Kind, id: number): Promise<void> =>
  del(keyOf(userId, kind, id), store());

/** Of a user, or of everybody. */
export async function eraseAllUnsent(userId?: number): Promise<void> {
  const all = await keys<string>(store());
  await delMany(
    all.filter((key) => userId === undefined || key.startsWith(`${userId}/`)),
    store(),
  );
}
