// The demo, whose passwords are public, is seeded only on a loopback address or with SEED=demo. A likely typing error in a
// setting ends the start, whatever NODE_ENV says.
import { join } from 'node:path';
import type { Pooler, ServerPlace } from '../db/postgres.ts';
import { isLoopback } from '../process/loopback.ts';
import { root } from '../process/root.ts';
import { StartError } from '../process/startError.ts';

type Environment = Record<string, string | undefined>;

export interface DataPlace {
  place: ServerPlace | { dataDir: string };
  isSeeded: boolean;
}

const isDatabaseUrl = (url: string) => /^postgres(ql)?:\/\/[^\s]+$/.test(url) && URL.canParse(url);

export function hostFrom({ HOST }: Environment): string {
  return HOST?.trim() || 'localhost';
}

function urlFrom(env: Environment, name: 'DATABASE_URL' | 'PLATFORM_DATABASE_URL' | 'MIGRATE_DATABASE_URL') {
  const url = env[name];
  if (url === undefined || isDatabaseUrl(url)) return url;
  // The value has a password in it, so the message leaves it out.
  throw new StartError(`${name} must look like postgres://user:password@db.example.org:5432/valour.`);
}

const poolers: (string | undefined)[] = ['none', 'transaction'] satisfies Pooler[];

function poolerFrom({ DATABASE_POOLER: pooler }: Environment) {
  if (pooler === undefined || poolers.includes(pooler)) return pooler as Pooler | undefined;
  throw new StartError(`DATABASE_POOLER is ${pooler}; it knows transaction and none.`);
}

export function placeFrom(env: Environment): DataPlace {
  const { SEED: seed = '' } = env;
  const url = urlFrom(env, 'DATABASE_URL');
  const migrateUrl = urlFrom(env, 'MIGRATE_DATABASE_URL');
  const platformUrl = urlFrom(env, 'PLATFORM_DATABASE_URL');
  const pooler = poolerFrom(env);
  if (seed !== '' && seed !== 'demo') {
    throw new StartError(`SEED is ${seed}; the only value it knows is demo.`);
  }
  if (url !== undefined) {
    if (migrateUrl !== undefined && platformUrl === undefined)
      throw new StartError(
        'With MIGRATE_DATABASE_URL set, PLATFORM_DATABASE_URL must be set, too: the user of DATABASE_URL works for one tenant at a time.',
      );
    const more = {
      ...(platformUrl ? { platformUrl } : {}),
      ...(migrateUrl ? { migrateUrl } : {}),
      ...(pooler ? { pooler } : {}),
    };
    return { place: { databaseUrl: url, ...more }, isSeeded: seed === 'demo' };
  }
  if (migrateUrl !== undefined || platformUrl !== undefined) {
    const name = migrateUrl === undefined ? 'PLATFORM_DATABASE_URL' : 'MIGRATE_DATABASE_URL';
    throw new StartError(`With ${name} set, DATABASE_URL must be set, too.`);
  }
  const host = hostFrom(env);
  if (seed !== 'demo' && !isLoopback(host)) {
    throw new StartError(
      `HOST is ${host}, which others can reach: set DATABASE_URL, or SEED=demo to show the demo and its public passwords there.`,
    );
  }
  return { place: { dataDir: env.DATA_DIR || join(root, '.data') }, isSeeded: true };
}
