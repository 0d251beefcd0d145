import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { autosaveMachine } from './autosave.ts';

async function open({ isUnsaved = false, savesByItself = true } = {}) {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const failures: object[] = [];
  let reconnect = () => {};
  let canStore = true;
  const call = (name: string) =>
    fromPromise<void, void>(async () => {
      calls.push(name);
    });
  const actor = createActor(
    autosaveMachine.provide({
      actors: {
        loadDraft: fromPromise(async () => ({ isUnsaved })),
        storeDraft: fromPromise(async () => {
          calls.push('storeDraft');
          if (!canStore) throw new Error('There is no storage');
        }),
        removeDraft: call('removeDraft'),
        save: fromPromise(async () => {
          calls.push('save');
          const failure = failures.shift();
          if (failure) throw failure;
        }),
        waitForConnection: fromPromise(
          () =>
            new Promise<void>((resolve) => {
              reconnect = resolve;
            }),
        ),
      },
    }),
    { clock, input: { savesByItself } },
  ).start();
  await waitFor(actor, (state) => !state.hasTag('loading'));
  calls.length = 0;
  return {
    actor,
    clock,
    calls,
    fail: (...next: object[]) => failures.push(...next),
    reconnect: () => reconnect(),
    withoutStorage: () => {
      canStore = false;
    },
    is: (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      waitFor(actor, (state) => state.matches(value)),
  };
}

const failure = (status: number, code = 'server_error') => ({ status, code, message: 'No' });
const typed = { type: 'content.changed' } as const;

test('every change is stored in the browser immediately and on the server after a second without typing', async () => {
  const { actor, clock, calls, is } = await open();
  actor.send(typed);
  clock.increment(600);
  actor.send(typed);
  clock.increment(999);
  expect(calls).toEqual(['storeDraft', 'storeDraft']);
  clock.increment(1);
  await is('clean');
  expect(calls).toEqual(['storeDraft', 'storeDraft', 'save', 'removeDraft']);
});

test('one save at a time: what is typed meanwhile is stored in the browser, and saved after a pause', async () => {
  const { actor, clock, calls, is } = await open();
  actor.send(typed);
  clock.increment(1_000);
  actor.send(typed);
  actor.send(typed);
  await is('dirty');
  expect(calls).toEqual(['storeDraft', 'save', 'storeDraft', 'storeDraft', 'storeDraft']);
  clock.increment(1_000);
  await is('clean');
  expect(calls.slice(5)).toEqual(['save', 'removeDraft']);
});

test.each([422, 500])('what is typed while a save ends with %i is saved after a pause', async (status) => {
  const { actor, clock, calls, fail, is } = await open();
  fail(failure(status));
  actor.send(typed);
  clock.increment(1_000);
  actor.send(typed);
  await is('dirty');
  clock.increment(1_000);
  await is('clean');
  expect(calls).toEqual(['storeDraft', 'save', 'storeDraft', 'storeDraft', 'save', 'removeDraft']);
});

test('text that never reached the server is saved when the form opens', async () => {
  const { clock, calls, is } = await open({ isUnsaved: true });
  clock.increment(1_000);
  await is('clean');
  expect(calls).toEqual(['save', 'removeDraft']);
});

test('each failure has its own state, and a later try saves', async () => {
  const states = [];
  for (const [status, code] of [
    [0, 'no_answer'],
    [401, 'unauthenticated'],
    [409, 'version_conflict'],
    [422, 'validation_failed'],
    [500, 'server_error'],
  ] as const) {
    const { actor, clock, fail, is } = await open();
    fail(failure(status, code));
    actor.send(typed);
    clock.increment(1_000);
    const failed = await waitFor(actor, (state) => state.context.failure !== null);
    actor.send(status === 409 ? { type: 'mine.kept' } : { type: 'save.requested' });
    const { context } = await is('clean');
    states.push([status, failed.value, context.failure]);
  }
  expect(states).toEqual([
    [0, 'offline', null],
    [401, 'signedOut', null],
    [409, 'conflict', null],
    [422, 'invalid', null],
    [500, 'failed', null],
  ]);
});

test('saving is tried again when the connection is back, and ten seconds after a failure', async () => {
  const { actor, clock, fail, calls, reconnect, is } = await open();
  fail(failure(0, 'no_answer'), failure(500));
  actor.send(typed);
  clock.increment(1_000);
  await is('offline');
  actor.send(typed);
  reconnect();
  await is('failed');
  clock.increment(9_999);
  expect(calls.filter((name) => name === 'save')).toHaveLength(2);
  clock.increment(1);
  await is('clean');
});

test('in a conflict nothing is sent, and what is typed is stored in the browser', async () => {
  const { actor, clock, fail, calls, is } = await open();
  fail(failure(409, 'version_conflict'));
  actor.send(typed);
  clock.increment(1_000);
  await is('conflict');
  calls.length = 0;
  actor.send(typed);
  actor.send({ type: 'save.requested' });
  clock.increment(60_000);
  expect(calls).toEqual(['storeDraft']);
  actor.send({ type: 'theirs.taken' });
  await is('clean');
  expect(calls).toEqual(['storeDraft', 'removeDraft']);
});

test('no draft is sent while the form is submitted; a failed submission lets it go out after all', async () => {
  const { actor, clock, calls, is } = await open();
  actor.send(typed);
  clock.increment(1_000);
  actor.send({ type: 'submission.started' });
  await is('submitting');
  actor.send({ type: 'submission.ended', isUnsaved: true });
  clock.increment(999);
  actor.send({ type: 'submission.started' });
  clock.increment(60_000);
  expect(calls.filter((name) => name === 'save')).toHaveLength(1);
  actor.send({ type: 'submission.ended', isUnsaved: true });
  clock.increment(1_000);
  await is('clean');
  expect(calls.filter((name) => name === 'save')).toHaveLength(2);
});

test('what is typed while the form is submitted is stored in the browser, and kept afterwards', async () => {
  const { actor, calls, is } = await open({ savesByItself: false });
  actor.send(typed);
  actor.send({ type: 'submission.started' });
  actor.send(typed);
  expect(calls).toEqual(['storeDraft', 'storeDraft', 'storeDraft']);
  actor.send({ type: 'submission.ended', isUnsaved: true });
  await is('dirty');
});

test('a form that is sent by a button alone sends nothing automatically', async () => {
  const { actor, clock, calls } = await open({ isUnsaved: true, savesByItself: false });
  actor.send(typed);
  actor.send({ type: 'save.requested' });
  clock.increment(60_000);
  actor.send({ type: 'changes.discarded' });
  expect([calls, actor.getSnapshot().value]).toEqual([['storeDraft', 'removeDraft'], 'clean']);
});

test('it is known whether the browser holds what is not on the server', async () => {
  const { actor, withoutStorage } = await open();
  actor.send(typed);
  const before = actor.getSnapshot().context.isInBrowser;
  await waitFor(actor, ({ context }) => context.isInBrowser);
  withoutStorage();
  actor.send(typed);
  await Promise.resolve();
  expect([before, actor.getSnapshot().context.isInBrowser]).toEqual([false, false]);
});
