// Gives the contract tests their PostgreSQL when they are run on their own, without `npm test`.
import { startPostgres } from './postgres.mjs';

export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const { url, stop } = await startPostgres();
  process.env.TEST_DATABASE_URL = url;
  return stop;
}
