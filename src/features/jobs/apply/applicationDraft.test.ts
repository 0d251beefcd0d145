import { expect, test, vi } from 'vitest';
import type { DraftStore } from '../../../adapters/autosave.ts';
import type { Draft } from '../../../api/drafts.ts';
import { openApplicationDraft } from './applicationDraft.ts';

function createStore(content: unknown = null) {
  let copy = (content && { content, typedAt: 1 }) as Draft<unknown> | null;
  const store: DraftStore = {
    loadDraft: async <Content>() => copy as Draft<Content> | null,
    async storeDraft(_, next) {
      copy = next;
    },
    async removeDraft() {
      copy = null;
    },
    untilOnline: () => new Promise<void>(() => {}),
  };
  return { store, copy: () => copy?.content ?? null };
}

const answers = { answers: [], cover_note: 'Hello', share: { phone: true, clearance: false } };

test('an application is kept in this browser until it has been sent', async () => {
  const { store, copy } = createStore();
  const first = await openApplicationDraft(1, 7, { store });
  first.change(() => ({ resumeId: 3, given: answers }));
  await first.autosave.leave();
  const second = await openApplicationDraft(1, 7, { store });
  const restored = second.read().content;
  second.reopened({ jobId: 7 });
  expect([restored, second.read().content]).toEqual([
    { resumeId: 3, given: answers },
    { resumeId: null, given: null },
  ]);
  await vi.waitFor(() => expect(copy()).toBeNull());
});

test('a draft that an earlier version of the app has left is removed', async () => {
  const { store, copy } = createStore({ resumeId: 3, given: answers });
  const { read } = await openApplicationDraft(1, 7, { store });
  expect(read().content).toEqual({ resumeId: null, given: null });
  await vi.waitFor(() => expect(copy()).toBeNull());
});
