import { beforeEach, expect, test, vi } from 'vitest';
import { clearTraces, isOpenedWithSecret, isRunning, masks, runTag } from './tags.ts';

const tag = { script_url: 'https://stats.example/tag.js', site_id: 'forces' };

beforeEach(() => {
  const { happyDOM } = window as unknown as {
    happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
  };
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  document.head.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('a tag is one script from the tenant’s address for it, told its site, on a page whose words are masked', () => {
  expect(isRunning(tag)).toBe(false);
  runTag(tag);
  runTag(tag);
  expect(isRunning(tag)).toBe(true);
  const scripts = [...document.head.querySelectorAll('script')];
  expect(
    scripts.map(({ src, async, referrerPolicy, dataset }) => ({ src, async, referrerPolicy, ...dataset })),
  ).toEqual([
    {
      src: tag.script_url,
      async: true,
      referrerPolicy: 'no-referrer',
      siteId: 'forces',
      websiteId: 'forces',
      domain: 'forces',
      excludeSearch: 'true',
    },
  ]);
  expect(
    Object.fromEntries(Object.keys(masks).map((name) => [name, document.body.getAttribute(name)])),
  ).toEqual(masks);
});

test.each([
  ['/auth/verify-email?token=t&email=leah%40post.example', true],
  ['/redirect/social?code=c&state=s', true],
  ['/auth/signup-invite?ticket=t', true],
  ['/auth/login?type=veteran', false],
  ['/recruiters', false],
  ['/jobs?token=1', false],
])('a page opened as %s holds a secret: %s', (path, expected) => {
  const name = `https://valour.example${path}`;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name } as PerformanceEntry]);
  expect(isOpenedWithSecret()).toBe(expected);
});

test('what a tag left is taken away, what is ours stays', async () => {
  for (const key of ['session', 'tenant', 'settings', 'consent', '_stats']) localStorage.setItem(key, '1');
  for (const key of ['returnPath', 'operatorSession', '_visit']) sessionStorage.setItem(key, '1');
  await clearTraces();
  expect([Object.keys(localStorage).sort(), Object.keys(sessionStorage).sort()]).toEqual([
    ['consent', 'session', 'settings', 'tenant'],
    ['operatorSession', 'returnPath'],
  ]);
});
