// The four stores of versions before 0.1.0. Their drafts move into the new one when it is first opened; to be deleted with 0.3.0.
import { clear, createStore, entries } from 'idb-keyval';

interface Draft<Content> {
  content: Content;
  typedAt: number;
}

type Named = [name: string, draft: Draft<unknown>];

interface Stored {
  typedAt: number;
}

const converters: Record<string, (key: IDBValidKey, stored: Stored) => Named> = {
  'onboarding-drafts': (key, { typedAt, ...content }) => {
    const [userId, step] = String(key).split('/');
    return [`${userId}/onboarding/${step}`, { content, typedAt }];
  },
  'profile-drafts': (key, { typedAt, ...content }) => [`${key}/profile/0`, { content, typedAt }],
  'resume-drafts': (key, { typedAt, ...content }) => {
    const [userId, resumeId] = String(key).split('/');
    return [`${userId}/resume/${resumeId}`, { content, typedAt }];
  },
  'unsent-drafts': (key, { typedAt, ...rest }) => [
    String(key),
    { content: (rest as { draft?: unknown }).draft, typedAt },
  ],
};

async function existing(): Promise<string[]> {
  // Firefox learned it in 2024; an older one keeps its old drafts to itself, and they expire.
  const known = (await indexedDB.databases?.()) ?? [];
  return known.flatMap(({ name }) => (name && name in converters ? [name] : []));
}

export async function readOldDrafts(): Promise<{ drafts: Named[]; remove: () => Promise<void> }> {
  const stores = (await existing()).map((name) => ({ name, store: createStore(name, 'drafts') }));
  const drafts = await Promise.all(
    stores.map(async ({ name, store }) => {
      const stored = await entries<IDBValidKey, Stored>(store);
      return stored.flatMap(([key, value]) => {
        const named = converters[name]?.(key, value);
        return named ? [named] : [];
      });
    }),
  );
  return {
    drafts: drafts.flat(),
    async remove() {
      for (const { name, store } of stores) {
        await clear(store);
        // Waits by itself for a tab that still has it open.
        indexedDB.deleteDatabase(name);
      }
    },
  };
}
