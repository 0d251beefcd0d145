import { expect, test } from 'vitest';
import { prove, readReport, readRequirements, report, requirementIdsIn } from './trace.mjs';

const requirements = readRequirements({
  API: { 'API-01': 'one', 'API-02': 'two', 'API-03': { text: 'three', open: true } },
});

/** @param {string} title @param {'passed' | 'failed' | 'skipped'} outcome */
const result = (title, outcome = 'passed') => ({ title, outcome, label: `file › ${title}` });

test('a title bears the ids it begins with', () => {
  expect(
    ['API-01 a', 'API-02, API-03 b', 'API-02 API-03: c', 'see API-01', 'API-011 d', 'HTTP 404'].map(
      requirementIdsIn,
    ),
  ).toEqual([['API-01'], ['API-02', 'API-03'], ['API-02', 'API-03'], [], [], []]);
});

test('an id is proven by a test that passed, unless another that bears it failed; a skipped one says nothing', () => {
  expect(
    prove(requirements, [
      result('API-01 a'),
      result('API-01 b', 'failed'),
      result('API-02 c'),
      result('API-02 d', 'skipped'),
      result('API-03 e', 'skipped'),
    ]),
  ).toEqual({
    'API-01': { proven: false, tests: ['file › API-01 a'] },
    'API-02': { proven: true, tests: ['file › API-02 c'] },
    'API-03': { proven: false, tests: [] },
  });
});

test('an open id may lack its proof, unless all are asked for', () => {
  const results = [result('API-01 a')];
  expect([report(requirements, results).unproven, report(requirements, results, true).unproven]).toEqual([
    ['API-02'],
    ['API-02', 'API-03'],
  ]);
});

test('an open id that is proven and an id that does not exist are reported', () => {
  expect(report(requirements, [result('API-03 a'), result('API-99 b')]).warnings).toEqual([
    'API-03 is proven: take its `open: true` away.',
    'API-99 is no requirement: file › API-99 b',
  ]);
});

test('Vitest and Playwright reports are read alike', () => {
  const vitest = {
    testResults: [
      {
        name: '/app/src/a.test.ts',
        assertionResults: [
          { ancestorTitles: [''], title: 'API-01 a', status: 'passed' },
          { ancestorTitles: ['', 'group'], title: 'API-02 b', status: 'pending' },
        ],
      },
    ],
  };
  const spec = (
    /** @type {string} */ title,
    /** @type {string} */ status,
    /** @type {string[]} */ results,
  ) => ({
    title,
    file: 'journeys/b.test.ts',
    tests: [{ projectName: 'desktop', status, results: results.map((status) => ({ status })) }],
  });
  const playwright = {
    config: { rootDir: '/app/tests' },
    suites: [
      {
        title: 'journeys/b.test.ts',
        specs: [spec('c', 'expected', ['passed']), spec('d', 'flaky', ['failed', 'passed'])],
        suites: [{ title: 'group', specs: [spec('e', 'expected', ['failed']), spec('f', 'skipped', [])] }],
      },
    ],
  };
  expect([...readReport(vitest, '/app'), ...readReport(playwright, '/app')]).toEqual([
    { title: 'API-01 a', label: 'src/a.test.ts › API-01 a', outcome: 'passed' },
    { title: 'API-02 b', label: 'src/a.test.ts › group › API-02 b', outcome: 'skipped' },
    { title: 'c', label: 'tests/journeys/b.test.ts › c [desktop]', outcome: 'passed' },
    { title: 'd', label: 'tests/journeys/b.test.ts › d [desktop]', outcome: 'passed' },
    { title: 'e', label: 'tests/journeys/b.test.ts › group › e [desktop]', outcome: 'failed' },
    { title: 'f', label: 'tests/journeys/b.test.ts › group › f [desktop]', outcome: 'skipped' },
  ]);
});
