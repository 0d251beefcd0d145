// `npm test`: installs what is missing, then checks, builds and runs every kind of test, and traces the requirements.
// `npm test -- unit|contract|journeys [filter]` runs one kind; with a filter its results are not kept for the trace.
// PROCESSES=3 runs the journeys against three processes behind a proxy, on one PostgreSQL; nothing is kept then, either.
// `flows` asks what the journeys have counted, and is part of a whole run only.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, requireNode } from './install.mjs';
import { endWithNpm, root, runNode, seconds, stopChildren } from './process.mjs';

requireNode();
endWithNpm();

const results = '.cache/test-results';
const kinds = ['unit', 'contract', 'journeys'];
const [only, ...filter] = process.argv.slice(2);

if (only !== undefined && !kinds.includes(only)) {
  console.error(`There is no kind of test called ${only}: choose ${kinds.join(', ')} or none for all.`);
  process.exit(1);
}

const processes = Number(process.env.PROCESSES ?? 1);
const isKept = filter.length === 0 && processes === 1;

/** @type {(() => Promise<void>) | undefined} */
let stopPostgres;

/** @returns {Promise<Record<string, string>>} where tests find it */
async function startTestPostgres() {
  const { startPostgres } = await import('./postgres.mjs');
  const { url, version, stop } = await startPostgres();
  stopPostgres = stop;
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

/** @param {string} name @param {string[]} args @param {Record<string, string>} [env] */
async function runTests(name, args, env) {
  const file = join(root, results, `${name}.json`);
  const kept = isKept ? { TEST_RESULTS: file } : {};
  if (isKept) rmSync(file, { force: true });
  const { code } = await runNode([...args, ...filter], { show: true, env: { ...env, ...kept } });
  return code === 0;
}

/** Every transition of these is taken in a browser, or said to be out of its reach and taken by real actors. */
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
  'refinePlan',
  'transitionPlan',
];

/** @param {string[]} args */
const runFlows = async (...args) =>
  (await runNode(['--import', 'tsx', 'scripts/flows/main.ts', ...args], { show: true })).code === 0;

const vitest = ['node_modules/vitest/vitest.mjs', 'run'];

/** @type {[string, (() => Promise<boolean>)][]} */
const all = [
  [
    'check',
    async () => {
      const { check } = await import('./check.mjs');
      return check();
    },
  ],
  [
    'unit',
    async () => {
      const { build } = await import('./build.mjs');
      await build(['server']);
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
      const { build } = await import('./build.mjs');
      const CHROMIUM_PATH = await findBrowser();
      await build();
      // Counts of other runs would be added to those of this one.
      if (isKept) rmSync(join(root, '.cache/flows/coverage'), { recursive: true, force: true });
      console.log(`In ${await describeBrowser(CHROMIUM_PATH)}`);
      const several = processes > 1 ? { TEST_DATABASE: 'postgres', ...(await startTestPostgres()) } : {};
      return runTests('journeys', ['node_modules/@playwright/test/cli.js', 'test'], {
        CHROMIUM_PATH,
        ...several,
      });
    },
  ],
  [
    'flows',
    async () =>
      (await runFlows('lint')) &&
      (await runFlows('check')) &&
      runFlows('cover', ...covered, '--min', 'transitions=100'),
  ],
  ['trace', async () => (await runNode(['scripts/trace.mjs', '--quiet'], { show: true })).code === 0],
];

/** @param {[string, () => Promise<boolean>][]} steps @returns {Promise<boolean>} */
async function runAll(steps) {
  /** @type {string[]} */
  const summary = [];
  let passed = true;
  for (const [name, step] of steps) {
    const since = performance.now();
    console.log(`\n── ${name}`);
    passed = await step().catch((error) => {
      console.error(error instanceof Error ? error.message : error);
      return false;
    });
    summary.push(`${passed ? '✓' : '✗'} ${name.padEnd(10)} ${seconds(since)}`);
    if (!passed) break;
  }
  summary.push(...steps.slice(summary.length).map(([name]) => `  ${name.padEnd(10)} not run`));
  console.log(`\n${summary.join('\n')}`);
  return passed;
}

const since = performance.now();
await installPackages();
mkdirSync(join(root, results), { recursive: true });
if (only === undefined) rmSync(join(root, results), { recursive: true, force: true });
const passed = await runAll(only ? all.filter(([name]) => name === only) : all);
await stopAll();
console.log(`${passed ? 'All passed' : 'Failed'} in ${seconds(since)}.`);
process.exit(passed ? 0 : 1);
