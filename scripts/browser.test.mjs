import { expect, test } from 'vitest';
import { firstThatStarts, installedBrowsers } from './browser.mjs';

test('installed browsers are those on the PATH, then those at the usual places', () => {
  const there = ['/b/chromium', '/a/google-chrome', '/opt/google/chrome/chrome'];
  expect(installedBrowsers('/a:/b', (file) => there.includes(file))).toEqual(there);
});

test('the sources are asked in turn until one offers a browser that starts', async () => {
  /** @type {string[]} */
  const heard = [];
  const source = (/** @type {string} */ name, /** @type {string[]} */ paths) => ({
    say: `${name}…`,
    offers: () => paths,
  });
  const sources = [
    source('installed', ['/broken']),
    source('download', ['/good']),
    source('packages', ['/late']),
  ];
  const starts = async (/** @type {string} */ path) => path !== '/broken';
  expect([
    await firstThatStarts(sources, starts, (line) => heard.push(line)),
    await firstThatStarts(sources.slice(0, 1), starts, () => {}),
    heard,
  ]).toEqual(['/good', undefined, ['installed…', 'download…']]);
});
