// Summarises a report of Vitest or Playwright: counts, each failed test with its file, line and the first line of the error, and
// each flaky test.
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ where: string, title: string, message: string }} Failure `where` is `file:line`
 * @typedef {{ passed: number, failed: number, skipped: number, failures: Failure[], flaky: string[] }} Summary
 * @typedef {{ status: string, title: string, ancestorTitles: string[], failureMessages?: string[] | null }} Assertion
 * @typedef {{ name: string, status?: string, message?: string, assertionResults: Assertion[] }} TestFile
 * @typedef {{ testResults: TestFile[] }} VitestReport
 * @typedef {{ message?: string, value?: string, location?: { file: string, line: number } }} TestError
 * @typedef {{ status: string, results: { status?: string, errors?: TestError[] }[] }} ProjectTest
 * @typedef {{ title: string, file: string, line: number, tests: ProjectTest[] }} Spec
 * @typedef {{ title: string, specs: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ config: { rootDir: string }, suites: Suite[], errors?: TestError[] }} PlaywrightReport
 */

/** @returns {Summary} */
export const noTests = () => ({ passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] });

/** @param {string} text */
function firstLine(text) {
  const lines = stripVTControlCharacters(text).split('\n');
  return lines.find((line) => line.trim() !== '')?.trim() ?? 'It failed without a message.';
}

/**
 * The first line of the test file in a stack trace.
 * @param {string} file absolute
 * @param {string} stack
 */
function lineIn(file, stack) {
  const at = stack.indexOf(`${file}:`);
  return at === -1 ? '' : `:${/^\d+/.exec(stack.slice(at + file.length + 1))?.[0] ?? ''}`;
}

/**
 * @param {VitestReport | PlaywrightReport} report
 * @param {string} base the folder that paths are relative to
 * @returns {Summary}
 */
export function summariseTests(report, base) {
  return 'testResults' in report ? summariseVitest(report, base) : summarisePlaywright(report, base);
}

/** @param {VitestReport} report @param {string} base @returns {Summary} */
function summariseVitest({ testResults }, base) {
  const summary = noTests();
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(base, name);
    for (const { status: outcome, title, ancestorTitles, failureMessages } of assertionResults) {
      if (outcome === 'passed') summary.passed += 1;
      else if (outcome !== 'failed') summary.skipped += 1;
      else {
        const [text = ''] = failureMessages ?? [];
        summary.failed += 1;
        summary.failures.push({
          where: `${file}${lineIn(name, text)}`,
          title: [...ancestorTitles.filter(Boolean), title].join(' › '),
          message: firstLine(text),
        });
      }
    }
    // A file that cannot be loaded, or whose hooks fail, has no failed test in the report.
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) {
      summary.failed += 1;
      summary.failures.push({ where: file, title: 'the whole file', message: firstLine(message ?? '') });
    }
  }
  return summary;
}

/** @param {PlaywrightReport} report @param {string} base @returns {Summary} */
function summarisePlaywright({ config, suites, errors = [] }, base) {
  const summary = noTests();
  const pathOf = (/** @type {string} */ file) => relative(base, join(config.rootDir, file));

  /** @param {Spec} spec @param {string} title */
  function count({ file, line, tests }, title) {
    for (const { status, results } of tests) {
      if (status === 'skipped') summary.skipped += 1;
      else if (status !== 'unexpected') {
        summary.passed += 1;
        if (status === 'flaky') summary.flaky.push(`${title} (${pathOf(file)}:${line})`);
      } else {
        const last = results.at(-1);
        const [error] = last?.errors ?? [];
        summary.failed += 1;
        summary.failures.push({
          where: `${pathOf(file)}:${line}`,
          title,
          message: firstLine(error?.message ?? error?.value ?? last?.status ?? ''),
        });
      }
    }
  }

  /** @param {Suite} suite @param {string[]} path */
  function visit({ specs, suites: inner = [] }, path) {
    for (const spec of specs) count(spec, [...path, spec.title].join(' › '));
    for (const suite of inner) visit(suite, [...path, suite.title]);
  }

  for (const suite of suites) visit(suite, []);
  for (const { message, value, location } of errors) {
    const where = location ? `${relative(base, location.file)}:${location.line}` : 'playwright';
    summary.failed += 1;
    summary.failures.push({
      where,
      title: 'outside of the tests',
      message: firstLine(message ?? value ?? ''),
    });
  }
  return summary;
}

/**
 * @param {Summary[]} summaries
 * @returns {Summary}
 */
export function addUp(summaries) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ count) =>
    summaries.reduce((total, summary) => total + summary[count], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: summaries.flatMap(({ failures }) => failures),
    flaky: summaries.flatMap(({ flaky }) => flaky),
  };
}

/**
 * The last lines of a run.
 * @param {Summary} summary
 * @returns {string[]}
 */
export function closingLines({ passed, failed, skipped, failures, flaky }) {
  return [
    ...flaky.map((title) => `flaky: ${title}`),
    ...failures.map(({ where, title, message }) => `${where} ${title}: ${message}`),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ];
}
