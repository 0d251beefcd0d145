import { defineConfig } from '@playwright/test';
import { browserArgs, installedBrowsers } from './scripts/browser.mjs';
import type { FormOption } from './tests/support/journeys/forms.ts';

// Without it the server refuses the controls of the tests.
process.env.NODE_ENV ??= 'test';

// `npm test` names a browser that was seen to start, and the file that the trace reads.
const executablePath = process.env.CHROMIUM_PATH ?? installedBrowsers(process.env.PATH ?? '')[0];
const results = process.env.TEST_RESULTS;
/**
 * `WHOLE=1`: every story in every form. Otherwise what is to be seen on a phone is seen there alone, and in the same
 * project: another one would be another three workers, each with a server and a browser to start.
 */
const isWhole = Boolean(process.env.WHOLE);

// `VALIDATORS=1`: what validators say of the pages, which `npm run robustness` asks.
export default defineConfig<FormOption>({
  testDir: 'tests',
  testMatch: process.env.VALIDATORS
    ? ['validators/**/*.test.ts']
    : ['{journeys,flows}/**/*.test.ts', 'flows/**/*.spec.ts'],
  outputDir: '.cache/browser',
  globalSetup: './tests/support/journeys/built.ts',
  // JavaScript already, and megabytes of it, which each worker would turn into JavaScript.
  build: { external: ['**/dist/**'] },
  // One more than two cores: while one waits for an answer, the others work.
  workers: Number(process.env.PROCESSES ?? 1) > 1 ? 1 : 3,
  fullyParallel: false,
  // Only where a run gates a change: it says which story was flaky, instead of failing for it.
  retries: process.env.CI ? 1 : 0,
  // Deadlines that only a hang meets: a crowded machine takes many times as long as a calm one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: results ? [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: results }]] : 'list',
  use: {
    video: 'off',
    // A trace costs a quarter of the whole time: TRACE=1 npm test -- journeys <story>
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: browserArgs(),
    },
  },
  projects: isWhole
    ? [
        { name: 'desktop', grepInvert: /@phone-only/, use: { form: 'on a desk' } },
        { name: 'phone', grep: /@phone/, use: { form: 'on a phone' } },
      ]
    : [{ name: 'usual', grepInvert: /@whole/ }],
});
