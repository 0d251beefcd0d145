import { defineConfig } from 'vitest/config';

// `npm test` names the file that the trace reads; a test run by hand leaves the last whole run's results alone.
const results = process.env.TEST_RESULTS;

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: results ? ['dot', 'json'] : ['default'],
    ...(results ? { outputFile: { json: results } } : {}),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 15_000,
          include: ['src/**/*.test.ts', '{server,scripts}/**/*.test.{ts,tsx,mjs}'],
        },
      },
      {
        test: {
          name: 'screens',
          environment: 'happy-dom',
          testTimeout: 15_000,
          // Testing Library empties the page after each test only where afterEach is global.
          globals: true,
          include: ['src/**/*.test.tsx'],
        },
      },
      {
        test: {
          name: 'contract-pglite',
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          env: { TEST_DATABASE: 'pglite' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'contract-postgres',
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['scripts/postgresForVitest.mjs'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
