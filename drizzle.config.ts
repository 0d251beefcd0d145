/**
 * `npx drizzle-kit generate --name <what_changes>` writes the next migration from server/db/schema to server/db/migrations;
 * the server applies it at its next start.
 */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
});
