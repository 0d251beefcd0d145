import { StartError } from '../process/startError.ts';
import type { Migration } from './migrationFiles.ts';

export interface Applied {
  name: string;
  checksum: string;
  minimum_version: string | null;
}

export interface MigrationPlan {
  missing: Migration[];
  newer: string[];
}

function isOlder(version: string, other: string): boolean {
  const [own, theirs] = [version, other].map((text) => text.split('.').map(Number));
  const at = own!.findIndex((number, index) => number !== theirs![index]);
  return at !== -1 && own![at]! < theirs![at]!;
}

export const foreignDatabase = () =>
  new StartError(
    'The database was made before version 0.1.0 or by another product; start with an empty one.',
  );

/** @throws StartError for a database of another product, or one that this version would damage */
export function planMigrations(migrations: Migration[], applied: Applied[], version: string): MigrationPlan {
  const has = new Set(applied.map(({ checksum }) => checksum));
  const missing = migrations.filter(({ checksum }) => !has.has(checksum));
  const knows = new Set(migrations.map(({ checksum }) => checksum));
  const unknown = applied.filter(({ checksum }) => !knows.has(checksum));
  const newer = unknown.map(({ name }) => name);
  if (applied.length > 0 && missing[0] === migrations[0]) {
    throw foreignDatabase();
  }
  if (newer.length > 0 && missing.length > 0) {
    throw new StartError(
      `The database has ${newer.join(', ')} and lacks ${missing.map(({ name }) => name).join(', ')}: it was migrated by a version that does not descend from this one. Start a version that has all of them.`,
    );
  }
  const needed = unknown
    .flatMap(({ minimum_version }) => minimum_version ?? [])
    .find((minimum) => isOlder(version, minimum));
  if (needed) {
    throw new StartError(
      `The database was migrated to a schema that needs version ${needed} or later, and this is ${version}; start a later version.`,
    );
  }
  return { missing, newer };
}
