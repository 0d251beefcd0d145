import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Behind UTC, as half of the people are: whoever takes a day of the calendar for a moment is a day off here.
process.env.TZ = 'America/Los_Angeles';

// `npm test` names the file that the trace reads; a test run by hand leaves the last whole run's results alone.
const results = process.env.TEST_RESULTS;

/** Short files that start processes: what came last would be waited for alone. */
const isLong = ({ moduleId }: TestSpecification) =>
  /(server\/(main|cv\/hostile|childPool|pictures)|bench\/crash)\.test\.ts$/.test(moduleId);

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
          name: 'unit',
          environment: 'node',
          isolate: false,
          // A limit for what hangs, not for what is slow: other work of the machine must not fail a test.
          testTimeout: 60_000,
          include: ['{src,packages/*/src}/**/*.test.ts', '{server,scripts,contract}/**/*.test.{ts,tsx,mjs}'],
        },
      },
      {
        test: {
          name: 'screens',
          environment: 'happy-dom',
          testTimeout: 60_000,
          // Testing Library empties the page after each test only where afterEach is global.
          globals: true,
          include: ['{src,packages/*/src}/**/*.test.tsx'],
        },
      },
      {
        test: {
          name: 'contract-pglite',
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          // What is refused or served before any SQL is told on the other one, which answers in less time.
          exclude: ['badInput', 'firstPaint', 'hostileUploads', 'web'].map(
            (name) => `tests/contract/${name}.test.ts`,
          ),
          env: { TEST_DATABASE: 'pglite' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'contract-postgres',
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          // What it asks for costs more there and tells nothing else.
          exclude: ['tests/contract/fuzz/**'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['scripts/postgresForVitest.mjs'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
