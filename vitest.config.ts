import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { writeBuiltFiles } from './scripts/generate/builtFiles.mjs';
import { onBothDatabases } from './tests/support/contract/bothDatabases.mjs';

// Behind UTC, as half of the people are: whoever takes a day of the calendar for a moment is a day off here.
process.env.TZ = 'America/Los_Angeles';

// Before the workers start, whichever way vitest was called.
await writeBuiltFiles();

// `npm test` names the file that the trace reads; a test run by hand leaves the last whole run's results alone.
const results = process.env.TEST_RESULTS;

/** Short files that start processes: what came last would be waited for alone. */
const isLong = ({ moduleId }: TestSpecification) =>
  /server\/(main|cv\/hostileFiles|files\/(childPool|pictures))\.test\.ts$/.test(moduleId);

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const unit = Math.max(
      0,
      sorted.findIndex(({ project }) => project.name === 'unit'),
    );
    const rest = sorted.slice(unit);
    return [...sorted.slice(0, unit), ...rest.filter(isLong), ...rest.filter((file) => !isLong(file))];
  }
}

/** Deadlines that only a hang meets: a crowded machine takes many times as long as a calm one. */
const forHangs = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

/** `WHOLE=1` runs each contract test on both databases; a usual run those in which the database decides something. */
const isWhole = Boolean(process.env.WHOLE);

/** Files that measure a machine as much as the code: `npm run robustness`. */
const robustness = '**/*.robustness.test.{ts,mjs}';

export default defineConfig({
  test: {
    // One more than two cores: while one waits for a process or a database, the others work.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    // One line for each file, and nothing of a test unless it fails.
    slowTestThreshold: 15_000,
    reporters: results ? [['default', { summary: false }], 'json'] : ['default'],
    ...(results ? { outputFile: { json: results } } : {}),
    projects: [
      {
        test: {
          ...forHangs,
          name: 'unit',
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/support/unit/setup.ts'],
          include: ['{src,packages/*/src}/**/*.test.ts', '{server,scripts,contract}/**/*.test.{ts,tsx,mjs}'],
          exclude: [robustness],
        },
      },
      {
        // As Node resolves by itself: the other entry of react-router requires ES modules, which `vmForks` does not allow.
        resolve: { conditions: ['module-sync'] },
        test: {
          ...forHangs,
          name: 'screens',
          environment: 'happy-dom',
          // A window for each file, but not a process: what they share is compiled once.
          pool: 'vmForks',
          vmMemoryLimit: '1GB',
          setupFiles: ['tests/support/unit/setup.ts', 'tests/support/unit/screens.ts'],
          // Testing Library empties the page after each test only where afterEach is global.
          globals: true,
          include: ['{src,packages/*/src}/**/*.test.tsx'],
        },
      },
      {
        test: {
          ...forHangs,
          name: 'contract-pglite',
          isolate: false,
          setupFiles: ['tests/support/unit/setup.ts'],
          include: isWhole
            ? ['tests/contract/**/*.test.ts']
            : onBothDatabases.map((name) => `tests/contract/${name}.test.ts`),
          exclude: [robustness],
          env: { TEST_DATABASE: 'pglite' },
        },
      },
      {
        test: {
          ...forHangs,
          name: 'contract-postgres',
          isolate: false,
          setupFiles: ['tests/support/unit/setup.ts'],
          include: ['tests/contract/**/*.test.ts'],
          // They make the same requests on either database; most operations succeed here in tests of their own.
          exclude: [
            robustness,
            'tests/contract/fuzz/**',
            ...(isWhole ? [] : ['tests/contract/everyOperation.test.ts']),
          ],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['scripts/postgresForVitest.mjs'],
        },
      },
      {
        test: {
          ...forHangs,
          name: 'robustness',
          environment: 'node',
          isolate: false,
          // Each measures: nothing else may run beside it.
          fileParallelism: false,
          setupFiles: ['tests/support/unit/setup.ts'],
          include: ['{src,server,scripts,tests}/**/*.robustness.test.{ts,mjs}'],
          env: { TEST_DATABASE: 'postgres', FAST_CHECK_SEED: process.env.FAST_CHECK_SEED ?? 'random' },
          globalSetup: ['scripts/postgresForVitest.mjs'],
          testTimeout: 600_000,
        },
      },
    ],
  },
});
