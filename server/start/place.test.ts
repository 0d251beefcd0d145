import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLoopback } from '../process/loopback.ts';
import { root } from '../process/root.ts';
import { StartError } from '../process/startError.ts';
import { placeFrom } from './place.ts';

const url = 'postgres://valour:pw@db.example.org/valour';

test.each([
  'localhost',
  'LOCALHOST',
  '127.0.0.1',
  '127.8.9.10',
  '::1',
  '[::1]',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
])('%s is this machine alone', (host) => expect(isLoopback(host)).toBe(true));

test.each([
  '0.0.0.0',
  '::',
  '[::]',
  '10.0.0.1',
  '192.168.1.4',
  '128.0.0.1',
  'fe80::1',
  '::ffff:10.0.0.1',
  'example.org',
  'localhost.example.org',
  'valour',
  '',
])('%j can be reached by others', (host) => expect(isLoopback(host)).toBe(false));

test.each([{}, { HOST: '' }, { HOST: 'localhost' }, { HOST: '::1' }, { HOST: '127.0.0.1', SEED: 'demo' }])(
  'with %j the embedded database and the demo',
  (env) => expect(placeFrom(env)).toEqual({ place: { dataDir: join(root, '.data') }, isSeeded: true }),
);

test.each([
  [{ DATABASE_URL: url }, false],
  [{ DATABASE_URL: url, HOST: '0.0.0.0' }, false],
  [{ DATABASE_URL: url, HOST: '0.0.0.0', SEED: 'demo' }, true],
  [{ DATABASE_URL: 'postgresql:///valour?host=/run/postgresql' }, false],
])('a PostgreSQL is seeded only where that is asked for: %j', (env, isSeeded) =>
  expect(placeFrom(env)).toEqual({ place: { databaseUrl: env.DATABASE_URL }, isSeeded }),
);

test('SEED=demo shows the demo to others', () => {
  expect(placeFrom({ HOST: '0.0.0.0', SEED: 'demo', DATA_DIR: '/data' })).toEqual({
    place: { dataDir: '/data' },
    isSeeded: true,
  });
});

test.each(['production', 'development', 'test', ''])('SEC-07 NODE_ENV=%s decides nothing', (NODE_ENV) => {
  expect(placeFrom({ NODE_ENV }).isSeeded).toBe(true);
  expect(() => placeFrom({ NODE_ENV, HOST: '0.0.0.0' })).toThrow(StartError);
});

test.each(['0.0.0.0', '::', 'valour.example.org', '192.168.1.4'])(
  'SEC-07 nobody beyond this machine gets the demo by accident: HOST=%s',
  (HOST) => {
    expect(() => placeFrom({ HOST })).toThrow(
      new StartError(
        `HOST is ${HOST}, which others can reach: set DATABASE_URL, or SEED=demo to show the demo and its public passwords there.`,
      ),
    );
  },
);

test.each([
  '',
  ' ',
  '\t',
  'db.example.org/valour',
  'postgres//valour:pw@db/valour',
  'mysql://db/valour',
  'postgres://',
  'postgres://a b/c',
])('DATABASE_URL=%j is a typing error, and starts no demo even on this machine', (DATABASE_URL) => {
  expect(() => placeFrom({ DATABASE_URL })).toThrow(
    new StartError('DATABASE_URL must look like postgres://user:password@db.example.org:5432/valour.'),
  );
});

test('a word that SEED does not know', () => {
  expect(() => placeFrom({ DATABASE_URL: url, SEED: 'Demo' })).toThrow(
    new StartError('SEED is Demo; the only value it knows is demo.'),
  );
});

test('the role that prepares the database and the pooler in front of it have variables of their own', () => {
  const more = {
    PLATFORM_DATABASE_URL: 'postgres://back:pw@db/valour',
    MIGRATE_DATABASE_URL: 'postgres://keeper:pw@db/valour',
    DATABASE_POOLER: 'transaction',
  };
  expect(placeFrom({ DATABASE_URL: url, ...more }).place).toEqual({
    databaseUrl: url,
    platformUrl: 'postgres://back:pw@db/valour',
    migrateUrl: 'postgres://keeper:pw@db/valour',
    pooler: 'transaction',
  });
});

test.each([
  [
    { DATABASE_URL: url, MIGRATE_DATABASE_URL: 'db/valour' },
    'MIGRATE_DATABASE_URL must look like postgres://user:password@db.example.org:5432/valour.',
  ],
  [{ MIGRATE_DATABASE_URL: url }, 'With MIGRATE_DATABASE_URL set, DATABASE_URL must be set, too.'],
  [{ PLATFORM_DATABASE_URL: url }, 'With PLATFORM_DATABASE_URL set, DATABASE_URL must be set, too.'],
  [
    { DATABASE_URL: url, MIGRATE_DATABASE_URL: url },
    'With MIGRATE_DATABASE_URL set, PLATFORM_DATABASE_URL must be set, too: the user of DATABASE_URL works for one tenant at a time.',
  ],
  [
    { DATABASE_URL: url, DATABASE_POOLER: 'pgbouncer' },
    'DATABASE_POOLER is pgbouncer; it knows transaction and none.',
  ],
])('and what makes no sense there is refused', (env, sentence) => {
  expect(() => placeFrom(env)).toThrow(new StartError(sentence));
});
