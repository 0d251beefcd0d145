import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { aUser } from '../../../tests/support/unit/people.ts';
import { clearSession, renewSession, storeSession } from '../../api/storage.ts';
import type { SessionToken } from '../../machines/auth/setup.ts';
import { authMachine } from '../../machines/auth.ts';
import { keepTime } from './sessionClock.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const session = (life: number) => ({ token: 'token', expiresAt: later(life) });

let leave = () => {};

async function signIn(life: number) {
  storeSession(session(life));
  const never = new Promise<never>(() => {});
  const auth = createActor(
    authMachine.provide({
      actors: {
        getUserProfile: fromPromise(async () => aUser()),
        extendSession: fromPromise<SessionToken, void>(() => never),
        logout: fromPromise<{ status: boolean }, void>(() => never),
      },
      actions: { clearSession },
    }),
    { input: { stored: { usable: true } } },
  ).start();
  await vi.advanceTimersByTimeAsync(0);
  keepTime(auth);
  leave = () => auth.send({ type: 'otherTab.signedOut' });
  const state = () => JSON.stringify(auth.getSnapshot().value);
  return { auth, state };
}

const atWork = '{"authenticated":"idle"}';
const warned = '{"authenticated":{"sessionEnding":"asking"}}';
const signedOut = '{"unauthenticated":"idle"}';

const otherTab = () =>
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'session', oldValue: localStorage.getItem('session') }),
  );

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

test.each([
  ['twelve hours', 12 * 60 * minute],
  ['thirty days, further than a timer reaches', 30 * day],
])('a session of %s warns two minutes before it ends, and ends', async (_, life) => {
  const { state } = await signIn(life);
  vi.advanceTimersByTime(life - 2 * minute - 1);
  expect(state()).toBe(atWork);
  vi.advanceTimersByTime(1);
  expect(state()).toBe(warned);
  vi.advanceTimersByTime(2 * minute - 1);
  expect(state()).toBe(warned);
  vi.advanceTimersByTime(1);
  expect([state(), localStorage.getItem('session')]).toEqual([signedOut, null]);
});

test('a session that is near its end when the page opens warns immediately', async () => {
  const { state } = await signIn(minute);
  expect(state()).toBe(warned);
});

test('after a sleep, in which timers stand still, the time is looked at when the page is seen again', async () => {
  const { state } = await signIn(12 * 60 * minute);
  for (const [left, shown] of [
    [minute, warned],
    [-1, signedOut],
  ] as const) {
    storeSession(session(left));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(state()).toBe(shown);
  }
});

test('after a sleep of a page that is seen all the time, it is looked at within a minute', async () => {
  const { state } = await signIn(12 * 60 * minute);
  vi.setSystemTime(Date.now() + 13 * 60 * minute);
  vi.advanceTimersByTime(minute);
  expect(state()).toBe(signedOut);
});

test('what another tab renews closes the warning here, and warns again in its time', async () => {
  const { state } = await signIn(2 * minute);
  expect(state()).toBe(warned);
  renewSession(session(60 * minute));
  otherTab();
  expect(state()).toBe(atWork);
  vi.advanceTimersByTime(58 * minute);
  expect(state()).toBe(warned);
});

test('an answer to the logout dialog comes before the warning', async () => {
  const { auth, state } = await signIn(3 * minute);
  auth.send({ type: 'logout.requested' });
  vi.advanceTimersByTime(minute);
  expect(state()).toBe('{"authenticated":"confirmingLogout"}');
  auth.send({ type: 'logout.declined' });
  expect(state()).toBe(warned);
});

test.each(['extension.requested', 'logout.confirmed'] as const)(
  'while the server is asked (%s) it has the last word',
  async (type) => {
    const { auth, state } = await signIn(3 * minute);
    if (type === 'logout.confirmed') auth.send({ type: 'logout.requested' });
    else vi.advanceTimersByTime(minute);
    auth.send({ type });
    const dialogState = state();
    vi.advanceTimersByTime(3 * minute);
    expect(state()).toBe(dialogState);
  },
);

test('an expiry that is none ends the session', async () => {
  const { state } = await signIn(12 * 60 * minute);
  storeSession({ token: 'token', expiresAt: 'never' });
  otherTab();
  expect(state()).toBe(signedOut);
});
