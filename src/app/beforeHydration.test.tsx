import { afterEach, expect, test, vi } from 'vitest';
import { beforeHydration } from './beforeHydration.ts';

const root = document.documentElement;

afterEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  for (const name of ['theme', 'hydration']) delete root.dataset[name];
});

const started = (stored: Record<string, string>, guestPath: string | null = null) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  beforeHydration('settings', 'session', guestPath);
  return [root.dataset.theme, root.dataset.hydration];
};

test.each([
  ['nothing stored', {}, undefined, 'pending'],
  ['the dark theme', { settings: '{"themeMode":"dark"}' }, 'dark', 'pending'],
  ['a preset', { settings: '{"themeColorPresets":"red"}' }, undefined, 'hidden'],
  ['a session', { session: '{}' }, undefined, 'client'],
  ['settings that are no JSON', { settings: '{' }, undefined, 'pending'],
] as const)('with %s', (_, stored, theme, hydration) => {
  expect(started(stored)).toEqual([theme, hydration]);
});

test('the page of another address takes a guest there, and leaves who has a session where they are', () => {
  const before = history.length;
  history.replaceState(null, '', '/');
  started({ session: '{}' }, '/site?from=home#help');
  expect(location.pathname).toBe('/');
  localStorage.clear();
  started({}, '/site?from=home#help');
  expect([location.pathname, location.search, location.hash]).toEqual(['/site', '?from=home', '#help']);
  started({}, null);
  expect([location.pathname, history.length]).toEqual(['/site', before]);
});

test('no form but a search is sent before the page is hydrated', () => {
  started({});
  document.body.innerHTML = '<form id="login"></form><form id="search" role="search"></form>';
  const isSent = (id: string) =>
    document.getElementById(id)!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect([isSent('login'), isSent('search')]).toEqual([false, true]);
  delete root.dataset.hydration;
  expect(isSent('login')).toBe(true);
});
