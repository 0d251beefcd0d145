import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, storeSession } from '../api/storage.ts';
import { createAutosave, savingOf } from './autosave.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  storeSession({ token: 'a', expiresAt: '2099-01-01T00:00:00Z' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function savingForm() {
  let [answered, refused] = [() => {}, (_: unknown) => {}];
  const answer = new Promise<void>((resolve, reject) => {
    [answered, refused] = [resolve, reject];
  });
  const stored: string[] = [];
  let sent = 0;
  let text = 'first';
  const autosave = createAutosave<string>(
    {
      key: () => ['7', 'onboarding', '0'] as never,
      restore: () => false,
      unsaved: () => text,
      async save() {
        sent += 1;
        await answer;
      },
    },
    {
      loadDraft: async () => null,
      async storeDraft(_, { content }) {
        stored.push(String(content));
      },
      removeDraft: async () => {},
      untilOnline: () => new Promise<void>(() => {}),
    },
  );
  await autosave.start();
  autosave.changed();
  await vi.advanceTimersByTimeAsync(1_000);
  text = 'second';
  autosave.changed();
  await vi.advanceTimersByTimeAsync(0);
  expect([autosave.actor.getSnapshot().value, stored, sent]).toEqual([
    { saving: 'typedMeanwhile' },
    ['first', 'second'],
    1,
  ]);
  return { autosave, answered, refused, stored, sent: () => sent };
}

test('a form that goes because its session has ended still hears so, and what was typed stays in this browser', async () => {
  const { autosave, refused, stored, sent } = await savingForm();
  clearSession();
  const left = autosave.leave();
  await vi.advanceTimersByTimeAsync(0);
  refused({ status: 401, code: 'unauthenticated', message: 'You’ve been signed out' });
  await left;
  expect([autosave.actor.getSnapshot().value, stored, sent()]).toEqual(['signedOut', ['first', 'second'], 1]);
});

test('after somebody has signed out nothing more of theirs is stored or sent', async () => {
  const { autosave, answered, stored, sent } = await savingForm();
  clearSession();
  const left = autosave.leave();
  answered();
  await left;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([stored, sent()]).toEqual([['first', 'second'], 1]);
});

test.each([true, false])(
  'offline, it says whether this browser could store the draft: %s',
  async (canStore) => {
    const autosave = createAutosave<string>(
      {
        key: () => ['7', 'onboarding', '0'] as never,
        restore: () => false,
        unsaved: () => 'typed',
        async save() {
          throw { status: 0, code: 'no_answer', message: 'No answer' };
        },
      },
      {
        loadDraft: async () => null,
        async storeDraft() {
          if (!canStore) throw new DOMException('No storage', 'QuotaExceededError');
        },
        removeDraft: async () => {},
        untilOnline: () => new Promise<void>(() => {}),
      },
    );
    await autosave.start();
    autosave.changed();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(savingOf(autosave.actor.getSnapshot(), null)).toEqual({ state: 'offline', isStored: canStore });
    autosave.actor.stop();
  },
);
