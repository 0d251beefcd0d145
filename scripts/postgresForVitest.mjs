// Starts PostgreSQL for contract tests that run without `npm test`.
import { startPostgres } from './postgres.mjs';

export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const { url, stop } = await startPostgres();
  process.env.TEST_DATABASE_URL = url;
  return stop;
}
