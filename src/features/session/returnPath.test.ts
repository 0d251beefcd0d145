import { beforeEach, expect, test, vi } from 'vitest';
import { hostileTargets, oddTargets } from '../../../tests/support/unit/hostileTargets.ts';
import type { SignedIn } from '../../machines/auth/setup.ts';
import { forgetPath, rememberPath, safePath, takePath } from './returnPath.ts';

const origin = 'https://uk.valour.test';

test('of over 200 hostile targets none leads out of the app', () => {
  expect(hostileTargets.length).toBeGreaterThanOrEqual(200);
  expect(hostileTargets.filter((target) => safePath(target, origin) !== null)).toEqual([]);
});

test('of over 100 odd paths each stays one of this origin, read once, again as it was given, or with its codes undone', () => {
  const paths = oddTargets.map((target) => safePath(target, origin));
  expect(paths.length).toBeGreaterThanOrEqual(100);
  const led = paths.filter((path) => path !== null).map((path) => [path, safePath(path, origin)]);
  expect(led.filter(([path, again]) => path !== again)).toEqual([]);
  const away = led.filter(([path]) => new URL(path!, origin).origin !== origin);
  expect(away).toEqual([]);
});

test('a path of the app stays as it is, with its query and fragment', () => {
  const paths = [
    '/',
    '/veteran',
    '/veteran/onboarding?step=1&cvStep=2&resume_id=7',
    '/site#help',
    '/recruiter/company/details?next=//evil.test',
    '/authors',
    '/apiary',
  ];
  expect(paths.map((path) => safePath(path, origin))).toEqual(paths);
});

const james: SignedIn = { kind: 'veteran', userId: 7, userStatus: 'active', onboardingStarted: true };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('a remembered path is given once, and only to the same user in the same role', () => {
  const path = '/veteran/onboarding?step=3';
  const takenBy = (person: SignedIn, userId: number | null = 7) => {
    rememberPath({ path, role: 'veteran', userId });
    return [takePath(person), takePath(person)];
  };
  expect(takenBy(james)).toEqual([path, null]);
  expect(takenBy(james, null)).toEqual([path, null]);
  expect(takenBy({ ...james, userId: 8 })).toEqual([null, null]);
  expect(
    takenBy({
      ...{ kind: 'recruiter', userId: 7, role: 'recruiter', userStatus: 'active' },
      ...{ company: 'active', companyFound: null },
    }),
  ).toEqual([null, null]);
});

test('a path that leads out is neither kept nor, put there by someone else, followed', () => {
  rememberPath({ path: '//evil.test', role: 'veteran', userId: 7 });
  expect(sessionStorage.getItem('returnPath')).toBeNull();
  for (const stored of [
    '{"path":"//evil.test","role":"veteran","userId":7}',
    '{"path":7}',
    'nonsense',
    'null',
  ]) {
    sessionStorage.setItem('returnPath', stored);
    expect(takePath(james)).toBeNull();
  }
});

test('a forgotten path is gone', () => {
  rememberPath({ path: '/veteran', role: 'veteran', userId: 7 });
  forgetPath();
  expect(takePath(james)).toBeNull();
});
