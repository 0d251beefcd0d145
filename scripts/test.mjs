// `npm test`: installs what is missing, then checks, builds and runs every kind of test, and traces the requirements. A
// stage that fails does not stop the next ones: one run shows everything that fails, again in its last lines.
// `npm test -- unit|contract|journeys [filter]` runs one kind; with a filter its results are not kept for the trace.
// `npm run robustness` runs the tests that measure a machine as much as the code; they are no part of `npm test`.
// WHOLE=1 runs every contract test on both databases and every journey in every form.
// PROCESSES=3 runs the journeys against three processes behind a proxy, on one PostgreSQL; nothing is kept then, either.
// CI=true tries a failed journey once more; one that then passes is named in a line that begins with `flaky:`.
// It ends with the processor time of each stage; a whole run above 105 % of the time in processorTime.json fails.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { installPackages, requireNode } from './install.mjs';
import { endWithNpm, root, runNode, seconds, stopChildren } from './process.mjs';
import { settingUp } from './processorTime/comparison.mjs';
import { startMeter } from './processorTime/meter.mjs';
import { isMeasurable } from './processorTime/processes.mjs';
import { concludeTimes, notesFile } from './processorTime/run.mjs';
import { addUp, closingLines, noTests, summariseTests } from './testReport.mjs';

requireNode();
endWithNpm();

const results = '.cache/test-results';
/** Reports that the trace ignores: of filtered runs and robustness tests. */
const otherResults = '.cache/other-results';
const kinds = ['unit', 'contract', 'journeys', 'robustness'];

/** @typedef {import('./testReport.mjs').Summary} Summary */
const [only, ...filter] = process.argv.slice(2);

if (only !== undefined && !kinds.includes(only)) {
  console.error(`There is no kind of test called ${only}: choose ${kinds.join(', ')} or none for all.`);
  process.exit(1);
}

const processes = Number(process.env.PROCESSES ?? 1);
const isStored = filter.length === 0 && processes === 1;

const meter = startMeter();

/** What else the processor time of this run depends on. @type {Record<string, string>} */
const place = {};

/** @type {(() => Promise<void>) | undefined} */
let stopPostgres;

/** @returns {Promise<Record<string, string>>} where tests find it */
async function startTestPostgres() {
  const { startPostgres } = await import('./postgres.mjs');
  const { url, version, stop } = await startPostgres();
  stopPostgres = stop;
  place.postgres = /\d+/.exec(version)?.[0] ?? version;
  console.log(`On ${version}`);
  return { TEST_DATABASE_URL: url };
}

async function stopAll() {
  await stopChildren();
  await stopPostgres?.();
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await stopAll();
    console.log('Stopped.');
    process.exit(130);
  });
}

/** @param {string} where @param {string} message @returns {Summary} */
const failure = (where, message) => ({
  ...noTests(),
  failed: 1,
  failures: [{ where, title: 'failed', message }],
});

/** Prints the pages on which journeys failed, because a gate keeps no files: also of those that passed at the second try. */
function printFailedPages() {
  const folder = join(root, '.cache/browser');
  if (!existsSync(folder)) return;
  for (const test of readdirSync(folder)) {
    const file = join(folder, test, 'error-context.md');
    if (!existsSync(file)) continue;
    const [, page] = /```yaml\n(.*?)\n```/s.exec(readFileSync(file, 'utf8')) ?? [];
    if (page) console.log(`Page of ${test}:\n${page}`);
  }
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<Summary>}
 */
async function runTests(name, args, env) {
  const isTraced = isStored && only !== 'robustness';
  const file = join(root, isTraced ? results : otherResults, `${name}.json`);
  const notes = notesFile(name);
  for (const old of [file, notes]) rmSync(old, { force: true });
  mkdirSync(dirname(notes), { recursive: true });
  const { code } = await runNode([...args, ...filter], {
    show: true,
    env: { ...env, TEST_RESULTS: file, ...(isMeasurable ? { PROCESSOR_TIME_NOTES: notes } : {}) },
  });
  if (!existsSync(file)) return failure(name, `The tests ended with code ${code} and without a report.`);
  const summary = summariseTests(readFileSync(file, 'utf8'), root);
  if (name === 'journeys') printFailedPages();
  if (code !== 0 && summary.failed === 0)
    return addUp([summary, failure(name, `The tests ended with code ${code}, though none failed.`)]);
  return summary;
}

/** Every transition of these charts is covered in a browser, or is marked unreachable there and covered by real actors. */
const covered = [
  'auth',
  'autosave',
  'access',
  'company',
  'membership',
  'companyRouting',
  'onboarding',
  'profileChange',
  'security',
  'resumeBuilder',
  'rewrite',
  'apply',
  'application',
  'job',
  'jobEditor',
  'messages',
  'refinePlan',
  'transitionPlan',
];

/** @param {string} command @param {string[]} args @returns {Promise<Summary>} */
async function runScript(command, args) {
  const { code } = await runNode(args, { show: true });
  return code === 0 ? noTests() : failure(command, `It ended with code ${code}; what it printed is above.`);
}

/** A route that is too heavy fails the tests and not the build, so that nobody is kept from starting the product. */
async function weighRoutes() {
  const { firstLoadProblems } = await import('./firstLoads.mjs');
  const problems = await firstLoadProblems();
  for (const problem of problems) console.error(problem);
  return addUp(problems.map((problem) => failure('scripts/firstLoads.json', problem)));
}

/** @param {string} verb @param {string[]} args */
const runFlows = (verb, ...args) =>
  runScript(`npm run flows -- ${verb}`, ['--import', 'tsx', 'scripts/flows/main.ts', verb, ...args]);

const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
const playwright = ['node_modules/@playwright/test/cli.js'];

/** @param {import('./build.mjs').Part[]} [parts] */
const buildApart = (parts) =>
  meter.measure(settingUp, async () => {
    const { build } = await import('./build.mjs');
    await build(parts);
  });

/** @type {[string, () => Promise<Summary>][]} */
const all = [
  [
    'check',
    async () => {
      const { check } = await import('./check.mjs');
      const failed = await check();
      return addUp(failed.map((part) => failure('npm run check', part)));
    },
  ],
  [
    'unit',
    async () => {
      await buildApart(['server']);
      return runTests('unit', [...vitest, '--project', 'unit', '--project', 'screens']);
    },
  ],
  [
    'contract',
    async () => {
      const postgres = await startTestPostgres();
      return runTests(
        'contract',
        [...vitest, '--project', 'contract-pglite', '--project', 'contract-postgres'],
        postgres,
      );
    },
  ],
  [
    'journeys',
    async () => {
      const { describeBrowser, findBrowser } = await import('./browser.mjs');
      const CHROMIUM_PATH = await meter.measure(settingUp, findBrowser);
      await buildApart(['web', 'server', 'stories']);
      // Counts of earlier runs would be added to those of this run.
      if (isStored) rmSync(join(root, '.cache/flows/coverage'), { recursive: true, force: true });
      const browser = await describeBrowser(CHROMIUM_PATH);
      console.log(`In ${browser}`);
      place.browser = `${basename(CHROMIUM_PATH)} ${/\d+/.exec(browser)?.[0]}`;
      const several = processes > 1 ? { TEST_DATABASE: 'postgres', ...(await startTestPostgres()) } : {};
      return addUp([
        await weighRoutes(),
        await runTests('journeys', [...playwright, 'test'], {
          CHROMIUM_PATH,
          ...several,
        }),
      ]);
    },
  ],
  [
    'flows',
    async () =>
      addUp([
        await runFlows('lint'),
        await runFlows('check'),
        await runFlows('cover', ...covered, '--min', 'transitions=100'),
      ]),
  ],
  ['trace', () => runScript('npm run trace', ['scripts/trace.mjs', '--quiet'])],
  [
    'robustness',
    async () => {
      await buildApart();
      // A filter names files of either runner.
      const areValidators = filter.some((name) => name.includes('validators'));
      const summaries = [];
      if (!areValidators)
        summaries.push(
          await runTests('robustness', [...vitest, '--project', 'robustness'], await startTestPostgres()),
        );
      if (areValidators || filter.length === 0)
        summaries.push(
          await runTests('validators', [...playwright, 'test'], {
            CHROMIUM_PATH: await (await import('./browser.mjs')).findBrowser(),
            VALIDATORS: '1',
          }),
        );
      return addUp(summaries);
    },
  ],
];

/** @param {[string, () => Promise<Summary>][]} stages @returns {Promise<Summary>} */
async function runAll(stages) {
  /** @type {string[]} */
  const times = [];
  /** @type {Summary[]} */
  const summaries = [];
  for (const [name, stage] of stages) {
    const since = performance.now();
    console.log(`\n── ${name}`);
    const summary = await meter.measure(name, stage).catch((error) => {
      console.error(error instanceof Error ? error.message : error);
      return failure(name, String(error instanceof Error ? error.message : error).split('\n')[0] ?? '');
    });
    summaries.push(summary);
    times.push(`${summary.failed === 0 ? '✓' : '✗'} ${name.padEnd(10)} ${seconds(since)}`);
  }
  console.log(`\n${times.join('\n')}`);
  return addUp(summaries);
}

const since = performance.now();
await installPackages();
if (only === undefined) rmSync(join(root, results), { recursive: true, force: true });
for (const folder of [results, otherResults]) mkdirSync(join(root, folder), { recursive: true });
const tests = await runAll(all.filter(([name]) => (only ? name === only : name !== 'robustness')));
meter.stop();
await stopAll();
const times = concludeTimes([...meter.stages.values()], {
  isUsual: isStored && !process.env.WHOLE,
  isWhole: only === undefined,
  place,
  summary: tests,
});
console.log(`\n${times.lines.join('\n')}`);
const summary = addUp([
  tests,
  ...(times.problem ? [failure('scripts/processorTime.json', times.problem)] : []),
]);
console.log(`\n${summary.failed === 0 ? 'All passed' : 'Failed'} in ${seconds(since)}.`);
console.log(closingLines(summary).join('\n'));
process.exit(summary.failed === 0 ? 0 : 1);
