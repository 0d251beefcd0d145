import { beforeEach, expect, test, vi } from 'vitest';
import type { SignedIn } from '../../machines/auth/setup.ts';
import { forgetPath, rememberPath, safePath, takePath } from './returnPath.ts';

const origin = 'https://uk.valour.test';
const places = [
  'evil.test',
  'evil.test/veteran',
  'uk.valour.test.evil.test',
  'uk.valour.test@evil.test',
  '%65vil.test',
];
const lead = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\\/',
  '//\\',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  '/.//',
  '/..//',
  '/./..//',
  '/a/..//',
  '/a/b/../..//',
  '/%2e//',
  '/%2E%2e//',
  '/.\\\\',
  '/a/..\\\\',
  'http://',
  'https://',
  'HTTPS://',
  'https:/',
  'https:',
  'http:\\\\',
  'ftp://',
  'blob:https://',
  'javascript://',
  'java\tscript://',
  'data:text/html,//',
  'vbscript://',
  'file:///',
  'about:',
  'ws://',
  'view-source:https://',
  '?//',
  '#//',
  '@',
  '.',
  ';//',
];
const others = [
  '',
  ' ',
  'veteran',
  './veteran',
  '../veteran',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/api/logout',
  '/api',
  '/API/logout',
  '/veteran/../api/logout',
  '/auth/login?type=veteran',
  '/auth/../auth/login',
  'https://uk.valour.test/veteran',
  '//uk.valour.test/veteran',
  null,
  undefined,
  7,
  {},
  ['/veteran'],
];
const hostile = [...lead.flatMap((start) => places.map((place) => start + place)), ...others];

test('of over 200 hostile targets none leads out of the app', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(200);
  expect(hostile.filter((target) => safePath(target, origin) !== null)).toEqual([]);
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
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
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
    takenBy({ kind: 'recruiter', userId: 7, userStatus: 'active', company: 'active', companyFound: null }),
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
