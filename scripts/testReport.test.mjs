import { expect, test } from 'vitest';
import { addUp, closingLines, summariseTests } from './testReport.mjs';

const vitest = {
  testResults: [
    {
      name: '/app/src/sum.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', title: 'adds', ancestorTitles: [''] },
        { status: 'pending', title: 'multiplies', ancestorTitles: [''] },
        {
          status: 'failed',
          title: 'divides',
          ancestorTitles: ['', 'numbers'],
          failureMessages: [
            '\u001b[31mAssertionError: expected 2 to be 3\u001b[39m\n    at helper (/app/src/other.ts:1:1)\n    at /app/src/sum.test.ts:14:7',
          ],
        },
      ],
    },
    {
      name: '/app/src/broken.test.ts',
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    },
  ],
};

const playwright = {
  config: { rootDir: '/app/tests' },
  suites: [
    {
      title: 'journeys/login.test.ts',
      specs: [
        {
          title: 'LOGIN-01 signs in',
          file: 'journeys/login.test.ts',
          line: 5,
          tests: [{ status: 'expected', results: [{ status: 'passed' }] }],
        },
      ],
      suites: [
        {
          title: 'on a phone',
          specs: [
            {
              title: 'signs out',
              file: 'journeys/login.test.ts',
              line: 20,
              tests: [
                {
                  status: 'flaky',
                  results: [
                    {
                      status: 'timedOut',
                      errors: [
                        { message: '\u001b[31mTest timeout of 180000ms exceeded.\u001b[39m' },
                        {
                          message:
                            "Error: locator.click: Test timeout of 180000ms exceeded.\nCall log:\n\u001b[2m  - waiting for getByRole('button', { name: 'Sign out' })\u001b[22m\n\n   at login.test.ts:24",
                        },
                      ],
                      annotations: [
                        { type: 'page', description: 'uk.localhost/veteran?tab=jobs' },
                        { type: 'slow' },
                      ],
                    },
                    { status: 'passed', errors: [] },
                  ],
                },
              ],
            },
            {
              title: 'comes back',
              file: 'journeys/login.test.ts',
              line: 30,
              tests: [
                {
                  status: 'unexpected',
                  results: [
                    {
                      status: 'failed',
                      errors: [{ message: '\n\u001b[31mError: not visible\u001b[39m\nCall log:' }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  errors: [{ message: 'Error: no browser', location: { file: '/app/playwright.config.ts', line: 3 } }],
};

const summarise = (/** @type {unknown} */ report) => summariseTests(JSON.stringify(report), '/app');

test('the last lines name each flaky and each failed test with its place and error, then the counts', () => {
  const both = addUp([summarise(vitest), summarise(playwright)]);
  expect(closingLines(both)).toEqual([
    "flaky: on a phone › signs out (tests/journeys/login.test.ts:20) on uk.localhost/veteran?tab=jobs: Error: locator.click: Test timeout of 180000ms exceeded.; waiting for getByRole('button', { name: 'Sign out' })",
    'src/sum.test.ts:14 numbers › divides: AssertionError: expected 2 to be 3',
    'src/broken.test.ts the whole file: Cannot find module',
    'tests/journeys/login.test.ts:30 on a phone › comes back: Error: not visible',
    'playwright.config.ts:3 outside of the tests: Error: no browser',
    '3 passed, 4 failed, 1 skipped',
  ]);
});

/** @param {object} result @param {string} status */
const story = (result, status = 'unexpected') => ({
  config: { rootDir: '/app/tests' },
  suites: [{ specs: [{ title: 'a', file: 'a.test.ts', line: 1, tests: [{ status, results: [result] }] }] }],
});

test.each([
  [
    "Error: expect(locator).toBeVisible() failed\n\nLocator: getByText('Saved')\nExpected: visible\nTimeout: 30000ms\nError: element(s) not found\n\nCall log:\n  - Expect \"toBeVisible\" with timeout 30000ms\n  - waiting for getByText('Saved')\n",
    "Error: expect(locator).toBeVisible() failed; Locator: getByText('Saved'); Expected: visible; Timeout: 30000ms",
  ],
  [
    'TimeoutError: page.waitForURL: Timeout 30000ms exceeded.\n=== logs ===\nwaiting for navigation to "/jobs" until "load"\n============',
    'TimeoutError: page.waitForURL: Timeout 30000ms exceeded.; waiting for navigation to "/jobs" until "load"',
  ],
  [
    'Error: expect(received).toBe(expected)\n\nExpected: 1\nReceived: 0\n\nCall Log:\n- Timeout 15000ms exceeded while waiting on the predicate',
    'Error: expect(received).toBe(expected); Expected: 1; Received: 0; Timeout 15000ms exceeded while waiting on the predicate',
  ],
  [
    'Error: expect(received).toEqual(expected) // deep equality\n\n- Expected  - 1\n+ Received  + 3\n\n- Array []\n+ Array [\n+   "failed: 404 GET /favicon.svg",\n+ ]',
    'Error: expect(received).toEqual(expected) // deep equality; +   "failed: 404 GET /favicon.svg",',
  ],
  [`Error: ${'x'.repeat(400)}`, `Error: ${'x'.repeat(293)}`],
])('the error of a story is its wait, in one line: %#', (message, line) => {
  expect(summarise(story({ errors: [{ message }] })).failures).toEqual([
    { where: 'tests/a.test.ts:1', title: 'a', message: line },
  ]);
});

/** @param {object} test */
const file = (test) => ({
  testResults: [
    { name: '/app/a.test.ts', status: 'failed', message: '', assertionResults: [{ title: 'a', ...test }] },
  ],
});

const damaged = 'report of the tests: It is cut short or damaged.';
const unexplained = 'It failed without a message.';

test.each([
  ['', damaged],
  ['null', damaged],
  ['{}', damaged],
  ['{"testResults":[', damaged],
  [{ testResults: null }, `vitest a test without a title: ${unexplained}`],
  [{ testResults: [{ name: '/app/a.test.ts' }] }, `a.test.ts a test without a title: ${unexplained}`],
  [file({ status: 'failed' }), `a.test.ts a: ${unexplained}`],
  [file({ status: 'failed', failureMessages: null }), `a.test.ts a: ${unexplained}`],
  [file({ status: 'failed', failureMessages: [null] }), `a.test.ts a: ${unexplained}`],
  [file({ status: 'failed', failureMessages: [null, 'Error: b'] }), 'a.test.ts a: Error: b'],
  [file({ status: null }), `a.test.ts a: ${unexplained}`],
  [{ suites: null }, `playwright a test without a title: ${unexplained}`],
  [story({}), `tests/a.test.ts:1 a: ${unexplained}`],
  [story({ status: 'interrupted', errors: [] }), 'tests/a.test.ts:1 a: interrupted'],
  [story({ status: 'failed', errors: [null] }), 'tests/a.test.ts:1 a: failed'],
  [story({ errors: [{ value: 'thrown' }] }), 'tests/a.test.ts:1 a: thrown'],
  [{ suites: [], errors: [null] }, `playwright outside of the tests: ${unexplained}`],
  [story({}, 'flaky'), `flaky: a (tests/a.test.ts:1) on no page: ${unexplained}`],
])('a report without what it should have is read all the same: %#', (report, line) => {
  const summary = summariseTests(typeof report === 'string' ? report : JSON.stringify(report), '/app');
  expect(closingLines(summary)[0]).toBe(line);
});

/** A report once for each of its values, each time without that value or with null in its place. @param {any} value @returns {any[]} */
const damages = (value) =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).flatMap((key) => {
        const without = Array.isArray(value) ? [...value] : { ...value };
        delete without[key];
        return [
          without,
          ...[null, ...damages(value[key])].map((other) =>
            Object.assign(without.constructor(), value, { [key]: other }),
          ),
        ];
      })
    : [];

const failed = [
  file({ status: 'failed', failureMessages: ['Error: b'] }),
  story({ errors: [{ message: 'b' }] }),
];

test('a report of a failure is one of a failure, however it is damaged or cut short', () => {
  for (const report of failed) {
    const whole = JSON.stringify(report);
    const cut = Array.from(whole, (_, end) => whole.slice(0, end));
    for (const text of [whole, ...cut, ...damages(report).map((other) => JSON.stringify(other))]) {
      const summary = summariseTests(text, '/app');
      expect([text, summary.passed, summary.failed]).toEqual([text, 0, 1]);
      expect(closingLines(summary).join()).not.toMatch(/undefined|null|NaN|\[object/);
    }
  }
});
