import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort, startPostgres } from '../../scripts/postgres.mjs';
import { StartError } from '../process/startError.ts';
import { openDatabase } from './database.ts';

test('a data folder that cannot be made or written to', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'valour-database-'));
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const below = join(file, 'data');
  await expect(openDatabase({ dataDir: below })).rejects.toThrow(
    new StartError(`The data folder ${below} cannot be written to; set DATA_DIR to one that can.`),
  );
  rmSync(folder, { recursive: true });
});

test.each([
  [
    'with nobody at its address',
    (port: number) => `postgres://valour:pw@127.0.0.1:${port}/valour`,
    'ECONNREFUSED',
  ],
  ['with a name that is no address', () => 'postgres://valour:pw@no-such-host.invalid/valour', 'E[A-Z_]+'],
  ['that is no URL', () => 'nonsense://', '.+'],
])('a database %s', async (_, urlAt, why) => {
  const error = await openDatabase({ databaseUrl: urlAt(await freePort()) }).catch((error) => error);
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).toMatch(
    new RegExp(`^The database at DATABASE_URL cannot be reached \\(${why}\\)\\.$`),
  );
  expect(error.message).not.toContain('pw');
});

test('with sslmode nothing is said to a database that offers no TLS', async () => {
  const server = await startPostgres();
  for (const mode of ['verify-full', 'verify-ca', 'require', 'prefer', 'no-verify']) {
    await expect(openDatabase({ databaseUrl: `${server.url}?sslmode=${mode}` })).rejects.toThrow(
      new StartError(
        'The database at DATABASE_URL cannot be reached (The server does not support SSL connections).',
      ),
    );
  }
  await server.stop();
});
