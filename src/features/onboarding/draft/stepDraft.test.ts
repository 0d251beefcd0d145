import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savingOf } from '../../../adapters/autosave.ts';
import type { Draft } from '../../../api/drafts.ts';
import { createStepDraft, type ServerDraft, type Values } from './stepDraft.ts';

const now = Date.parse('2026-11-20T14:32:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Start {
  fromServer?: ServerDraft;
  inBrowser?: { values: Values; version: number };
}

async function open({ fromServer, inBrowser }: Start = {}) {
  const sent: ServerDraft[] = [];
  const failures: object[] = [];
  let copy: Draft<unknown> | null = inBrowser ? { content: inBrowser, typedAt: now } : null;
  let canStore = true;
  const draft = createStepDraft({
    userId: 7,
    step: 0,
    fromServer,
    async send(next) {
      sent.push(next);
      const failure = failures.shift();
      if (failure) throw failure;
      return { version: next.version + 1 };
    },
    store: {
      loadDraft: async <Content>() => copy as Draft<Content> | null,
      async storeDraft(_, next) {
        if (!canStore) throw new Error('no storage');
        copy = next;
      },
      async removeDraft() {
        copy = null;
      },
      untilOnline: () => new Promise<void>(() => {}),
    },
  });
  await draft.autosave.start();
  return {
    ...draft,
    sent,
    copy: () => copy?.content ?? null,
    fail: (...next: object[]) => failures.push(...next),
    withoutStorage: () => {
      canStore = false;
    },
    state: () => draft.autosave.actor.getSnapshot().value,
    wait: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  };
}

const conflict = (values: Values, version: number) => ({
  status: 409,
  code: 'version_conflict',
  message: 'Changed',
  data: { step: 0, values, version },
});

test('text that never reached the server wins over the server’s draft, and that over nothing', async () => {
  const fromServer = { step: 0, values: { dob: 'server' }, version: 3 };
  const inBrowser = { values: { dob: 'browser' }, version: 2 };
  const both = await open({ fromServer, inBrowser });
  const server = await open({ fromServer });
  const nothing = await open();
  await both.wait(1_000);
  expect([
    [both.values(), both.sent],
    [server.values(), server.sent],
    [nothing.values(), nothing.sent],
  ]).toEqual([
    [{ dob: 'browser' }, [{ step: 0, ...inBrowser }]],
    [{ dob: 'server' }, []],
    [null, []],
  ]);
});

test('what is typed waits in the browser until the server has it, the latest only', async () => {
  const { typed, sent, copy, wait, autosave, savedAt } = await open();
  typed({ dob: '1' });
  await wait(600);
  typed({ dob: '19' });
  await wait(999);
  expect([copy(), sent]).toEqual([{ values: { dob: '19' }, version: 0 }, []]);
  await wait(1);
  expect([copy(), sent]).toEqual([null, [{ step: 0, values: { dob: '19' }, version: 0 }]]);
  expect(savingOf(autosave.actor.getSnapshot(), savedAt())).toEqual({
    state: 'saved',
    at: new Date(now + 1_600),
  });
});

test('another window’s version is not overwritten: the person keeps theirs or takes the other', async () => {
  const ends = [];
  for (const type of ['mine.kept', 'theirs.taken'] as const) {
    const { typed, sent, fail, wait, state, autosave, values, turn, copy } = await open();
    fail(conflict({ dob: 'there' }, 7));
    typed({ dob: 'here' });
    await wait(60_000);
    const before = [state(), sent.length, copy()];
    autosave.send({ type });
    await wait(0);
    ends.push([before, state(), values(), turn(), sent.slice(1), copy()]);
  }
  const before = ['conflict', 1, { values: { dob: 'here' }, version: 0 }];
  expect(ends).toEqual([
    [before, 'clean', { dob: 'here' }, 0, [{ step: 0, values: { dob: 'here' }, version: 7 }], null],
    [before, 'clean', { dob: 'there' }, 1, [], null],
  ]);
});

test('a draft that the server no longer has, or that was sent from here, is not another window’s', async () => {
  const gone = await open({ fromServer: { step: 0, values: { dob: 'old' }, version: 5 } });
  gone.fail(conflict({}, 0));
  gone.typed({ dob: 'new' });
  await gone.wait(1_000);
  const lost = await open();
  lost.fail({ status: 0, code: 'no_answer', message: 'Lost' }, conflict({ dob: 'first' }, 1));
  lost.typed({ dob: 'first' });
  await lost.wait(1_000);
  lost.typed({ dob: 'second' });
  lost.autosave.saveNow();
  await lost.wait(1_000);
  expect([gone.sent.map(({ version }) => version), gone.state()]).toEqual([[5, 0], 'clean']);
  expect([lost.sent.at(-1), lost.state()]).toEqual([
    { step: 0, values: { dob: 'second' }, version: 1 },
    'clean',
  ]);
});

test('nothing is sent while the step is submitted, and a saved stage leaves no draft behind', async () => {
  const { typed, hold, submitted, sent, values, copy, wait } = await open();
  typed({ dob: '1991' });
  await hold();
  await wait(5_000);
  expect(sent).toEqual([]);
  submitted();
  await wait(5_000);
  expect([sent, values(), copy()]).toEqual([[], null, null]);
});

test('an answer of several is taken out of the draft, where the server has one', async () => {
  const onServer = await open({ fromServer: { step: 0, values: { answers: { 21: 'x' } }, version: 4 } });
  await onServer.hold();
  onServer.submittedPart({ answers: {} });
  await onServer.wait(1_000);
  const notThere = await open();
  notThere.typed({ answers: { 21: 'x' } });
  await notThere.hold();
  notThere.submittedPart({ answers: {} });
  await notThere.wait(1_000);
  expect(onServer.sent).toEqual([{ step: 0, values: { answers: {} }, version: 4 }]);
  expect([notThere.sent, notThere.copy(), notThere.values()]).toEqual([[], null, null]);
});

test('a submission that failed lets the draft go out after all', async () => {
  const { typed, hold, release, sent, wait } = await open();
  typed({ dob: '1991' });
  await hold();
  release();
  await wait(1_000);
  expect(sent).toEqual([{ step: 0, values: { dob: '1991' }, version: 0 }]);
});

test('a page that is gone sends nothing more', async () => {
  const { typed, autosave, sent, copy, wait } = await open();
  typed({ dob: '1991' });
  await autosave.leave();
  await wait(5_000);
  expect([sent, copy()]).toEqual([[], { values: { dob: '1991' }, version: 0 }]);
});

test('it is unsafe to close the page only while the text is neither in the browser nor on the server', async () => {
  const { typed, autosave, withoutStorage, wait, state } = await open();
  withoutStorage();
  typed({ dob: '1991' });
  await wait(0);
  const before = autosave.isUnsafe();
  await wait(1_000);
  expect([before, autosave.isUnsafe(), state()]).toEqual([true, false, 'clean']);
});
