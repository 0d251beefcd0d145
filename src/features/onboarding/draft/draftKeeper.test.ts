import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptDraft } from '../../../api/drafts.ts';
import { createDraftKeeper, openingDraft, type ServerDraft } from './draftKeeper.ts';

const at = Date.parse('2026-11-20T14:32:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: at });
});
afterEach(() => {
  vi.useRealTimers();
});

const nothing = openingDraft(0, undefined, undefined);

/** A server and a browser storage in memory, whose next answers can be chosen. */
function desk({ opening = nothing, online = true } = {}) {
  const sent: ServerDraft[] = [];
  const kept: KeptDraft[] = [];
  const erased: number[] = [];
  const refusals: object[] = [];
  let hold: (() => void) | undefined;
  const world = { isOnline: online, canKeep: true };
  const keeper = createDraftKeeper(
    opening,
    {
      async send(draft) {
        sent.push(draft);
        const refusal = refusals.shift();
        if (refusal) throw refusal;
        if (hold) await new Promise<void>((resolve) => (hold = resolve));
        return { version: draft.version + 1 };
      },
      async keep(draft) {
        if (!world.canKeep) throw new Error('no storage');
        kept.push(draft);
      },
      async erase(step) {
        erased.push(step);
      },
      isOnline: () => world.isOnline,
      now: Date.now,
    },
    () => {},
  );
  return {
    keeper,
    sent,
    kept,
    erased,
    refuse: (...errors: object[]) => refusals.push(...errors),
    slowly: () => {
      hold = () => {};
    },
    answer: () => hold?.(),
    world,
  };
}

test('text that never reached the server wins over the server’s draft, and that over nothing', () => {
  const server = { step: 0, values: { dob: 'server' }, version: 3 };
  const device = { step: 0, values: { dob: 'device' }, version: 2, typedAt: at };
  expect([
    openingDraft(0, server, device),
    openingDraft(0, server, undefined),
    openingDraft(0, undefined, undefined),
  ]).toEqual([
    { step: 0, values: { dob: 'device' }, version: 2, isUnsent: true },
    { ...server, isUnsent: false },
    { step: 0, values: null, version: 0, isUnsent: false },
  ]);
});

test('every change is kept in the browser at once and sent after a second of rest, the latest only', async () => {
  const { keeper, sent, kept, erased } = desk();
  keeper.typed({ dob: '1' });
  await vi.advanceTimersByTimeAsync(600);
  keeper.typed({ dob: '19' });
  await vi.advanceTimersByTimeAsync(999);
  expect(kept.map(({ values }) => values)).toEqual([{ dob: '1' }, { dob: '19' }]);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ step: 0, values: { dob: '19' }, version: 0 }]);
  expect(erased).toEqual([0]);
  expect(keeper.saving()).toEqual({ state: 'saved', at: new Date(at + 1_600) });
});

test('one save at a time: what is typed meanwhile goes out after it, over its version', async () => {
  const { keeper, sent, slowly, answer } = desk();
  slowly();
  keeper.typed({ dob: '1' });
  await vi.advanceTimersByTimeAsync(1_000);
  keeper.typed({ dob: '2' });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sent).toHaveLength(1);
  answer();
  await vi.advanceTimersByTimeAsync(1_000);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ values, version }) => [values, version])).toEqual([
    [{ dob: '1' }, 0],
    [{ dob: '2' }, 1],
  ]);
});

test('another window’s version is taken over, what is typed here is kept, and it is said', async () => {
  const { keeper, sent, refuse } = desk();
  refuse({
    status: 409,
    code: 'version_conflict',
    data: { step: 0, values: { dob: 'there' }, version: 7 },
  });
  keeper.typed({ dob: 'here' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.map(({ values, version }) => [values, version])).toEqual([
    [{ dob: 'here' }, 0],
    [{ dob: 'here' }, 7],
  ]);
  expect(keeper.changedElsewhere()).toBe(true);
});

test('a draft that the server does not know any more is no other window', async () => {
  const { keeper, sent, refuse } = desk({
    opening: { step: 3, values: { dob: 'old' }, version: 5, isUnsent: false },
  });
  refuse({ status: 409, code: 'version_conflict', data: { step: 3, values: {}, version: 0 } });
  keeper.typed({ dob: 'new' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.map(({ version }) => version)).toEqual([5, 0]);
  expect([keeper.changedElsewhere(), keeper.saving().state]).toEqual([false, 'saved']);
});

test('the three failures are told apart, the text stays, and a later try sends it', async () => {
  const said = [];
  for (const [failure, isOnline] of [
    [{ status: 0 }, false],
    [{ status: 500 }, true],
    [{ status: 401 }, true],
  ] as const) {
    const { keeper, sent, refuse, world } = desk();
    world.isOnline = isOnline;
    refuse(failure);
    keeper.typed({ dob: '1991' });
    await vi.advanceTimersByTimeAsync(1_000);
    const { state } = keeper.saving();
    await keeper.flush();
    said.push([state, keeper.values(), sent.length, keeper.saving().state]);
  }
  expect(said).toEqual([
    ['offline', { dob: '1991' }, 2, 'saved'],
    ['failed', { dob: '1991' }, 2, 'saved'],
    ['signedOut', { dob: '1991' }, 2, 'saved'],
  ]);
});

test('nothing is sent while the step is submitted, and a saved stage leaves no draft behind', async () => {
  const { keeper, sent, erased } = desk();
  keeper.typed({ dob: '1991' });
  await keeper.hold();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([]);
  keeper.submitted();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([sent, erased, keeper.values(), keeper.isUnsent()]).toEqual([[], [0], null, false]);
});

test('an answer of several is taken out of the draft, where the server has one', async () => {
  const known = desk({ opening: { step: 3, values: { answers: { 21: 'x' } }, version: 4, isUnsent: false } });
  await known.keeper.hold();
  known.keeper.submittedPart({ answers: {} });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(known.sent).toEqual([{ step: 3, values: { answers: {} }, version: 4 }]);

  const unknown = desk();
  unknown.keeper.typed({ answers: { 21: 'x' } });
  await unknown.keeper.hold();
  unknown.keeper.submittedPart({ answers: {} });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([unknown.sent, unknown.erased]).toEqual([[], [0]]);
});

test('a page that is gone sends nothing more', async () => {
  const { keeper, sent } = desk();
  keeper.typed({ dob: '1991' });
  keeper.dispose();
  keeper.release();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([]);
});

test('a submission that failed lets the draft go out after all', async () => {
  const { keeper, sent } = desk();
  keeper.typed({ dob: '1991' });
  await keeper.hold();
  keeper.release();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([{ step: 0, values: { dob: '1991' }, version: 0 }]);
});

test('it is unsafe to close the page only while the text is neither in the browser nor on the server', async () => {
  const { keeper, world } = desk();
  world.canKeep = false;
  keeper.typed({ dob: '1991' });
  await vi.advanceTimersByTimeAsync(0);
  const before = keeper.isSafe();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([before, keeper.isSafe()]).toEqual([false, true]);
});
