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
              tests: [{ status: 'flaky', results: [{ status: 'failed' }, { status: 'passed' }] }],
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

test('the last lines name each flaky and each failed test with file, line and first line of the error, then the counts', () => {
  const both = addUp([summariseTests(vitest, '/app'), summariseTests(playwright, '/app')]);
  expect(closingLines(both)).toEqual([
    'flaky: on a phone › signs out (tests/journeys/login.test.ts:20)',
    'src/sum.test.ts:14 numbers › divides: AssertionError: expected 2 to be 3',
    'src/broken.test.ts the whole file: Cannot find module',
    'tests/journeys/login.test.ts:30 on a phone › comes back: Error: not visible',
    'playwright.config.ts:3 outside of the tests: Error: no browser',
    '3 passed, 4 failed, 1 skipped',
  ]);
});
