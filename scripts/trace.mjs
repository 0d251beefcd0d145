// `npm run trace`: the tests of the last full run that prove each requirement, by the ids at the beginning of their titles. A failed
// test disproves its requirements even if others pass.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { program } from 'commander';
import { root } from './process.mjs';

const resultsFolder = '.cache/test-results';

/**
 * @typedef {{ title: string, label: string, outcome: 'passed' | 'failed' | 'skipped' }} Result
 * @typedef {{ id: string, text: string, open: boolean }} Requirement
 * @typedef {Record<string, { proven: boolean, tests: string[] }>} Proofs
 */

/** @param {string} title @returns {string[]} */
export function requirementIdsIn(title) {
  const start = /^(?:[A-Z]+-\d{2}\b[\s,:]*)+/.exec(title)?.[0] ?? '';
  return start.match(/[A-Z]+-\d{2}/g) ?? [];
}

/**
 * @typedef {{ ancestorTitles: string[], title: string, status: string }} Assertion
 * @typedef {{ testResults: { name: string, assertionResults: Assertion[] }[] }} VitestReport
 * @typedef {{ projectName: string, status: string, results: { status?: string }[] }} ProjectTest
 * @typedef {{ title: string, specs: { title: string, file: string, tests: ProjectTest[] }[], suites?: Suite[] }} Suite
 * @typedef {{ config: { rootDir: string }, suites: Suite[] }} PlaywrightReport
 * @param {VitestReport | PlaywrightReport} report
 * @param {string} base the folder that the labels' paths are relative to
 * @returns {Result[]}
 */
export function readReport(report, base) {
  return 'testResults' in report ? readVitest(report, base) : readPlaywright(report, base);
}

/** @param {VitestReport} report @param {string} base @returns {Result[]} */
function readVitest(report, base) {
  return report.testResults.flatMap((file) =>
    file.assertionResults.map(({ title, ancestorTitles, status }) => ({
      title,
      label: [relative(base, file.name), ...ancestorTitles.filter(Boolean), title].join(' › '),
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

/** @param {PlaywrightReport} report @param {string} base @returns {Result[]} */
function readPlaywright(report, base) {
  /** @param {Suite} suite @param {string[]} path @returns {Result[]} */
  const below = ({ specs, suites = [] }, path) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map((test) => ({
        title,
        label: `${[relative(base, join(report.config.rootDir, file)), ...path, title].join(' › ')} [${test.projectName}]`,
        outcome: outcomeOf(test),
      })),
    ),
    ...suites.flatMap((inner) => below(inner, [...path, inner.title])),
  ];
  return report.suites.flatMap((suite) => below(suite, []));
}

/** @param {ProjectTest} test @returns {Result['outcome']} */
function outcomeOf({ status, results }) {
  if (status === 'skipped') return 'skipped';
  const isGood = status === 'expected' || status === 'flaky';
  return isGood && results.at(-1)?.status === 'passed' ? 'passed' : 'failed';
}

/** @param {Record<string, Record<string, string | { text: string, open?: boolean }>>} file @returns {Requirement[]} */
export function readRequirements(file) {
  return Object.values(file).flatMap((group) =>
    Object.entries(group).map(([id, value]) =>
      typeof value === 'string'
        ? { id, text: value, open: false }
        : { id, text: value.text, open: value.open === true },
    ),
  );
}

/** @param {Requirement[]} requirements @param {Result[]} results @returns {Proofs} */
export function prove(requirements, results) {
  return Object.fromEntries(
    requirements.map(({ id }) => {
      const bearing = results.filter(
        ({ title, outcome }) => outcome !== 'skipped' && requirementIdsIn(title).includes(id),
      );
      const passed = bearing.filter(({ outcome }) => outcome === 'passed').map(({ label }) => label);
      const proven = passed.length > 0 && passed.length === bearing.length;
      return [id, { proven, tests: [...new Set(passed)] }];
    }),
  );
}

/**
 * @param {Requirement[]} requirements
 * @param {Result[]} results
 * @returns {{ lines: string[], unproven: string[], warnings: string[] }}
 */
export function report(requirements, results, all = false) {
  const proofs = prove(requirements, results);
  const missing = requirements.filter(({ id }) => !proofs[id]?.proven);
  const ids = new Set(requirements.map(({ id }) => id));
  const lines = requirements.flatMap(({ id, text, open }) => {
    const { proven = false, tests = [] } = proofs[id] ?? {};
    return [`${proven ? '✓' : open ? '·' : '✗'} ${id} ${text}`, ...tests.map((test) => `    ${test}`)];
  });
  return {
    lines,
    unproven: missing.filter(({ open }) => all || !open).map(({ id }) => id),
    warnings: [
      ...requirements
        .filter(({ id, open }) => open && proofs[id]?.proven)
        .map(({ id }) => `${id} is proven: take its \`open: true\` away.`),
      ...results.flatMap(({ title, label }) =>
        requirementIdsIn(title)
          .filter((id) => !ids.has(id))
          .map((id) => `${id} is no requirement: ${label}`),
      ),
    ],
  };
}

/** @returns {Result[]} */
function lastResults() {
  const folder = join(root, resultsFolder);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return files.flatMap((name) => readReport(JSON.parse(readFileSync(join(folder, name), 'utf8')), root));
}

/** @returns {string} when the last run ended */
function timeOfResults() {
  const folder = join(root, resultsFolder);
  return new Date(
    Math.max(...readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs)),
  ).toISOString();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { all, json, quiet } = program
    .option('--all', 'also names the tests of what is proven')
    .option('--json', 'writes the proofs as JSON')
    .option('--quiet', 'only counts')
    .parse()
    .opts();
  const { load } = await import('js-yaml');
  /** @type {any} */
  const file = load(readFileSync(join(root, 'docs/requirements.yaml'), 'utf8'));
  const requirements = readRequirements(file);
  const results = lastResults();
  const { lines, unproven, warnings } = report(requirements, results, all);
  if (json) {
    console.log(JSON.stringify(prove(requirements, results), null, 2));
  } else if (results.length === 0) {
    console.error('No test results yet: run `npm test` first.');
  } else {
    if (!quiet) console.log(`${lines.join('\n')}\n`);
    const proven = Object.values(prove(requirements, results)).filter((proof) => proof.proven).length;
    console.log(
      `${proven} of ${requirements.length} requirements proven by the test run of ${timeOfResults()}.`,
    );
    for (const warning of warnings) console.log(`Note: ${warning}`);
  }
  if (unproven.length > 0) console.error(`Without proof: ${unproven.join(', ')}`);
  process.exitCode = unproven.length > 0 ? 1 : 0;
}
