import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { data, keepSession, newSession, problem } from '../../../tests/support/unit/network.ts';
import { aUser } from '../../../tests/support/unit/people.ts';
import { onToast, readToast } from '../../ui/feedback/toast.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../tests/support/unit/network.ts')).createNetwork(),
);
const { startSession } = await import('./session.ts');
const { userProfileQuery, getUserProfile } = await import('../../api/profile.ts');

const veteran = aUser({ onboarding_steps: 2 });
const profile = () => data(veteran);
const credentials = { email: veteran.email, password: 'Honor-Service-2026', role: 'veteran' as const };

const toasts: string[] = [];
onToast(() => {
  const toast = readToast();
  if (toast) toasts.push(`${toast.kind}: ${toast.message}`);
});

function start() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 0 } } });
  const erased: number[] = [];
  const session = startSession({
    queryClient,
    eraseDrafts: async (userId) => {
      erased.push(userId);
    },
  });
  const settled = () =>
    waitFor(
      session.auth,
      (state) => !state.matches({ starting: 'fetchingProfile' }) && !state.hasTag('busy'),
    );
  return { ...session, queryClient, erased, settled };
}

async function startSignedIn() {
  network.answers({ 'GET /api/user-profile': profile });
  keepSession();
  const session = start();
  await session.settled();
  return session;
}

const storedSession = () => JSON.parse(localStorage.getItem('session') ?? 'null');

beforeEach(() => {
  network.reset();
  localStorage.clear();
  sessionStorage.clear();
  toasts.length = 0;
});

test('a usable token is used once, for the profile, which every screen then reads', async () => {
  const { auth, queryClient, lastSignedIn } = await startSignedIn();
  expect(auth.getSnapshot().matches('authenticated')).toBe(true);
  expect(queryClient.getQueryData(userProfileQuery().queryKey)).toEqual(veteran);
  expect(network.calls()).toEqual([
    { call: 'GET /api/user-profile', authorization: 'Bearer kept-token', tenant: null, body: '' },
  ]);
  expect(lastSignedIn()).toEqual({
    kind: 'veteran',
    userId: 7,
    userStatus: 'active',
    onboardingStarted: true,
  });
});

test('without a token, or with one that has run out, nothing is asked and nothing is kept', async () => {
  network.answers({ 'GET /api/user-profile': profile });
  expect(start().auth.getSnapshot().context).toMatchObject({ signedIn: null, sessionExpired: false });
  keepSession(new Date(Date.now() - 1000).toISOString());
  expect(start().auth.getSnapshot().context).toMatchObject({ signedIn: null, sessionExpired: true });
  expect([storedSession(), network.made('GET /api/user-profile')]).toEqual([null, 0]);
});

test('a server that does not answer at the start keeps the session for another try', async () => {
  network.answers({});
  keepSession();
  const { auth, settled } = start();
  await settled();
  expect(auth.getSnapshot().matches({ starting: 'profileUnreachable' })).toBe(true);
  expect(storedSession()).toMatchObject({ token: 'kept-token' });
  network.answers({ 'GET /api/user-profile': profile });
  auth.send({ type: 'retry.requested' });
  await settled();
  expect(auth.getSnapshot().matches('authenticated')).toBe(true);
});

test('login stores the token with its expiry and the profile, and says so', async () => {
  network.answers({ 'POST /api/auth/login': () => newSession(veteran) });
  const { auth, queryClient, settled } = start();
  auth.send({ type: 'credentials.submitted', credentials });
  await settled();
  expect(auth.getSnapshot().matches('authenticated')).toBe(true);
  expect(storedSession()).toEqual({
    token: 'new-token',
    expiresAt: expect.any(String),
    series: expect.any(String),
  });
  expect(queryClient.getQueryData(userProfileQuery().queryKey)).toEqual(veteran);
  expect(network.calls().map(({ call, body }) => [call, JSON.parse(body)])).toEqual([
    ['POST /api/auth/login', credentials],
  ]);
  expect(toasts).toEqual(['success: Login successful']);
});

test('a refused login says the server’s message, and stores nothing', async () => {
  network.answers({
    'POST /api/auth/login': () => problem(422, 'invalid_credentials', 'Email or password is incorrect'),
  });
  const { auth, settled } = start();
  auth.send({ type: 'credentials.submitted', credentials });
  await settled();
  expect(auth.getSnapshot().context.failure).toMatchObject({
    status: 422,
    code: 'invalid_credentials',
    message: 'Email or password is incorrect',
  });
  expect(storedSession()).toBeNull();
  expect(toasts).toEqual(['error: Email or password is incorrect']);
});

test('500 and 504 say the sentence of the catalogue, once', async () => {
  for (const [status, sentence] of [
    [500, 'There was an error. Please try again'],
    [504, 'Gateway Timeout!'],
  ] as const) {
    toasts.length = 0;
    network.answers({ 'POST /api/auth/login': () => problem(status, 'broken', 'Ours to fix') });
    const { auth, settled } = start();
    auth.send({ type: 'credentials.submitted', credentials });
    await settled();
    expect(toasts).toEqual([`error: ${sentence}`]);
  }
});

test('a 401 of any call ends the session: token and data are dropped, what was typed is kept', async () => {
  const { auth, queryClient, erased, lastSignedIn } = await startSignedIn();
  network.answers({ 'GET /api/user-profile': () => problem(401, 'unauthenticated', 'Sign in') });
  await expect(getUserProfile()).rejects.toMatchObject({ status: 401 });
  expect(auth.getSnapshot().context).toMatchObject({ signedIn: null, sessionExpired: true });
  expect([storedSession(), queryClient.getQueryData(userProfileQuery().queryKey), erased]).toEqual([
    null,
    undefined,
    [],
  ]);
  expect(lastSignedIn()).toMatchObject({ userId: 7 });
});

test('a token that runs out while the app is open is a 401 at the next call, which is not sent', async () => {
  const { auth } = await startSignedIn();
  keepSession(new Date(Date.now() - 1000).toISOString());
  const before = network.calls().length;
  await expect(getUserProfile()).rejects.toMatchObject({ status: 401 });
  expect(auth.getSnapshot().context.sessionExpired).toBe(true);
  expect(network.calls()).toHaveLength(before);
});

test('a 410 of any call makes the account inactive', async () => {
  const { auth } = await startSignedIn();
  network.answers({ 'GET /api/user-profile': () => problem(410, 'user_inactive', 'Inactive') });
  await expect(getUserProfile()).rejects.toMatchObject({ status: 410 });
  expect(auth.getSnapshot().matches('userInactive')).toBe(true);
});

test('what the guards know follows the profile', async () => {
  const { auth, queryClient } = await startSignedIn();
  queryClient.setQueryData(userProfileQuery().queryKey, aUser({ status: 'approval_pending' }));
  expect(auth.getSnapshot().context.signedIn).toMatchObject({ userStatus: 'approval_pending' });
});

test('logout drops token, data and drafts only when the status flag is true', async () => {
  const session = await startSignedIn();
  const { auth, queryClient, erased, settled } = session;
  const logOut = async (status: boolean) => {
    network.answers({ 'GET /api/logout': () => data(null, status) });
    if (!auth.getSnapshot().matches({ authenticated: 'confirmingLogout' }))
      auth.send({ type: 'logout.requested' });
    auth.send({ type: 'logout.confirmed' });
    await settled();
    return [
      storedSession()?.token ?? null,
      queryClient.getQueryData(userProfileQuery().queryKey) !== undefined,
      erased,
    ];
  };
  expect(await logOut(false)).toEqual(['kept-token', true, []]);
  expect(auth.getSnapshot().context.failure).not.toBeNull();
  expect(toasts).toEqual(['error: There seems to be a problem right now, please try again later']);
  expect(await logOut(true)).toEqual([null, false, [7]]);
  expect(auth.getSnapshot().matches('unauthenticated')).toBe(true);
});

test('another tab that signs out or in is followed, and the data of whoever was there is dropped', async () => {
  const { auth, queryClient, settled } = await startSignedIn();
  const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: 'session' }));
  localStorage.removeItem('session');
  tell();
  expect(auth.getSnapshot().context.signedIn).toBeNull();
  expect(queryClient.getQueryData(userProfileQuery().queryKey)).toBeUndefined();
  network.answers({ 'GET /api/user-profile': () => data(aUser({ id: 8 })) });
  keepSession();
  tell();
  await settled();
  expect(auth.getSnapshot().context.signedIn).toMatchObject({ userId: 8 });
});

async function startNearTheEnd() {
  const session = await startSignedIn();
  session.auth.send({ type: 'session.aboutToEnd' });
  return session;
}

const renewal = { token: 'renewed-token', token_expires_at: '2026-12-24T18:00:00Z' };

test('staying signed in puts a new token in the place of the old one, and takes nothing away', async () => {
  localStorage.setItem('draft', 'typed');
  const { auth, queryClient, settled, erased } = await startNearTheEnd();
  network.answers({ 'POST /api/auth/session/extend': () => data(renewal) });
  auth.send({ type: 'extension.requested' });
  await settled();
  expect(auth.getSnapshot().value).toEqual({ authenticated: 'idle' });
  expect(storedSession()).toEqual({ token: 'renewed-token', expiresAt: '2026-12-24T18:00:00Z' });
  expect([queryClient.getQueryData(userProfileQuery().queryKey), erased]).toEqual([veteran, []]);
});

test.each([
  [401, 'unauthenticated', { unauthenticated: 'idle' }],
  [410, 'user_inactive', { userInactive: 'idle' }],
  [500, 'server_error', { authenticated: { sessionEnding: 'asking' } }],
])('an extension that is answered with %i leads there where its answer says', async (status, code, value) => {
  const { auth, settled } = await startNearTheEnd();
  network.answers({ 'POST /api/auth/session/extend': () => problem(status, code, 'No') });
  auth.send({ type: 'extension.requested' });
  await settled();
  expect(auth.getSnapshot().value).toEqual(value);
});

test('signing in again keeps the series, by which other tabs know that nobody else has come', async () => {
  network.answers({ 'POST /api/auth/login': () => newSession(veteran) });
  const { auth, settled } = start();
  auth.send({ type: 'credentials.submitted', credentials });
  await settled();
  const { series } = storedSession();
  auth.send({ type: 'session.aboutToEnd' });
  auth.send({ type: 'signInAgain.requested' });
  auth.send({ type: 'credentials.submitted', credentials });
  await settled();
  expect(auth.getSnapshot().value).toEqual({ authenticated: 'idle' });
  expect(storedSession()).toEqual({ token: 'new-token', expiresAt: expect.any(String), series });
});

test('a password that is wrong where it alone was asked for is called so', async () => {
  const { auth, settled } = await startNearTheEnd();
  network.answers({
    'POST /api/auth/login': () => problem(422, 'invalid_credentials', 'Email or password is incorrect.'),
  });
  auth.send({ type: 'signInAgain.requested' });
  toasts.length = 0;
  auth.send({ type: 'credentials.submitted', credentials });
  await settled();
  expect(auth.getSnapshot().value).toEqual({ authenticated: { sessionEnding: 'enteringPassword' } });
  expect(toasts).toEqual(['error: That’s not your current password']);
});

test('another tab that renews the session is no sign-in, one that signs in anew is', async () => {
  const { auth, queryClient, settled } = await startSignedIn();
  const tell = (series: string) => {
    const oldValue = localStorage.getItem('session');
    localStorage.setItem('session', JSON.stringify({ ...storedSession(), token: 'theirs', series }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'session', oldValue }));
  };
  tell('one');
  await settled();
  tell('one');
  expect(auth.getSnapshot().value).toEqual({ authenticated: 'idle' });
  expect(queryClient.getQueryData(userProfileQuery().queryKey)).toEqual(veteran);
  tell('two');
  expect(auth.getSnapshot().value).toEqual({ starting: 'fetchingProfile' });
  await settled();
});
