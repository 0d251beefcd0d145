// Summarises a report of Vitest or Playwright: counts, each failed test with its file, line and error, and each flaky test with
// the page and the wait of its first try. A report that is cut short or damaged counts as a failure.
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ where: string, title: string, message: string }} Failure `where` is `file:line`
 * @typedef {{ passed: number, failed: number, skipped: number, failures: Failure[], flaky: string[] }} Summary
 * @typedef {Record<string, unknown>} Entry an object of a report, of which nothing is certain
 */

/** @returns {Summary} */
export const noTests = () => ({ passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] });

/** @param {unknown} value @returns {Entry} */
const entry = (value) => (typeof value === 'object' && value !== null ? { ...value } : {});

/** What is no list is one empty entry, which no count takes for a test that passed. @param {unknown} value */
const entries = (value) => (Array.isArray(value) ? value : [value]).map(entry);

/** @param {unknown} value */
const text = (value) => (typeof value === 'string' ? stripVTControlCharacters(value) : '');

/** @param {unknown} value */
const line = (value) => (typeof value === 'number' ? `:${value}` : '');

/** @param {unknown[]} titles */
const titleOf = (titles) => titles.map(text).filter(Boolean).join(' › ') || 'a test without a title';

/** @param {string} message */
const linesOf = (message) =>
  message
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** @param {string} message */
const firstLine = (message) => linesOf(message)[0] ?? 'It failed without a message.';

/**
 * The first line of the test file in a stack trace.
 * @param {string} file absolute
 * @param {string} stack
 */
function lineIn(file, stack) {
  const at = stack.indexOf(`${file}:`);
  return file === '' || at === -1 ? '' : `:${/^\d+/.exec(stack.slice(at + file.length + 1))?.[0] ?? ''}`;
}

/** @param {Summary} summary @param {Failure} failure */
function fail(summary, failure) {
  summary.failed += 1;
  summary.failures.push(failure);
}

/**
 * @param {string} report the text of its file
 * @param {string} base the folder that paths are relative to
 * @returns {Summary}
 */
export function summariseTests(report, base) {
  const whole = parse(report);
  if ('testResults' in whole) return summariseVitest(whole, base);
  if ('suites' in whole) return summarisePlaywright(whole, base);
  const summary = noTests();
  fail(summary, { where: 'report', title: 'of the tests', message: 'It is cut short or damaged.' });
  return summary;
}

/** @param {string} report */
function parse(report) {
  try {
    return entry(JSON.parse(report));
  } catch {
    return {};
  }
}

/** @param {Entry} report @param {string} base @returns {Summary} */
function summariseVitest({ testResults }, base) {
  const summary = noTests();
  for (const { name, status, message, assertionResults } of entries(testResults)) {
    const path = text(name);
    const file = path ? relative(base, path) : 'vitest';
    const failedBefore = summary.failed;
    for (const test of entries(assertionResults)) {
      if (test.status === 'passed') summary.passed += 1;
      else if (['skipped', 'pending', 'todo', 'disabled'].includes(text(test.status))) summary.skipped += 1;
      else {
        // An error without a stack and a message, such as a thrown string, is null here.
        const error = [test.failureMessages].flat().map(text).find(Boolean) ?? '';
        fail(summary, {
          where: `${file}${lineIn(path, error)}`,
          title: titleOf([test.ancestorTitles, test.title].flat()),
          message: firstLine(error),
        });
      }
    }
    // A file that cannot be loaded, or whose hooks fail, has no failed test in the report.
    if (status !== 'passed' && summary.failed === failedBefore)
      fail(summary, { where: file, title: 'the whole file', message: firstLine(text(message)) });
  }
  return summary;
}

/** @param {Entry} error */
const messageOf = ({ message, value }) => text(message) || text(value);

/** Of Playwright's message: the element, what was expected of it, and for how long. */
const detail =
  /^(?:(?:Locator|Expected|Received|Timeout)\b[^:]*: |Timeout \d+ms exceeded|waiting (?:for|until) )/;

/**
 * The error of a try in one line: what failed, of which element, and how long it was waited for.
 * @param {Entry} result
 */
function errorOf({ errors, status }) {
  const texts = entries(errors ?? []).map((error) =>
    linesOf(messageOf(error)).map((line) => line.replace(/^- (?=\S)/, '')),
  );
  // The limit of a whole test comes first, the wait that it ended after it.
  const lines =
    texts.find((lines) => lines.some((line) => detail.test(line))) ?? texts.find((lines) => lines.length > 0);
  const [first = text(status) || firstLine(''), ...rest] = lines ?? [];
  const isNamed = rest.some((line) => line.startsWith('Locator: '));
  const details = rest.filter((line) => detail.test(line) && !(isNamed && line.startsWith('waiting ')));
  const differences = rest.filter((line) => /^[-+] {3}/.test(line));
  return [...new Set([first, ...(details.length > 0 ? details : differences)])].join('; ').slice(0, 300);
}

/** The pages that were open when a try failed: story.ts notes them. @param {Entry} result */
const pagesOf = ({ annotations }) =>
  entries(annotations ?? [])
    .filter(({ type }) => type === 'page')
    .map(({ description }) => text(description))
    .join(', ') || 'no page';

/** @param {Entry} report @param {string} base @returns {Summary} */
function summarisePlaywright({ config, suites, errors }, base) {
  const summary = noTests();
  const folder = text(entry(config).rootDir);
  const pathOf = (/** @type {string} */ file) => (folder ? relative(base, join(folder, file)) : file);

  /** @param {Entry} spec @param {unknown[]} path */
  function count(spec, path) {
    const title = titleOf([...path, spec.title]);
    const file = text(spec.file);
    const where = file ? `${pathOf(file)}${line(spec.line)}` : 'playwright';
    for (const { status, results } of entries(spec.tests)) {
      const tries = entries(results);
      const [first = {}] = tries;
      const last = tries.at(-1) ?? {};
      if (status === 'skipped') summary.skipped += 1;
      else if (status === 'expected') summary.passed += 1;
      else if (status === 'flaky') {
        summary.passed += 1;
        summary.flaky.push(`${title} (${where}) on ${pagesOf(first)}: ${errorOf(first)}`);
      } else fail(summary, { where, title, message: errorOf(last) });
    }
  }

  /** @param {Entry} suite @param {unknown[]} path */
  function visit({ specs, suites: inner }, path) {
    for (const spec of entries(specs)) count(spec, path);
    for (const suite of entries(inner ?? [])) visit(suite, [...path, suite.title]);
  }

  for (const suite of entries(suites)) visit(suite, []);
  for (const error of entries(errors ?? [])) {
    const location = entry(error.location);
    const file = text(location.file);
    fail(summary, {
      where: file ? `${relative(base, file)}${line(location.line)}` : 'playwright',
      title: 'outside of the tests',
      message: firstLine(messageOf(error)),
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
