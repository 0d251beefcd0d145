/** A published migration never changes: databases that have applied it would differ from new ones. */
import type { Migration } from '../../server/db/migrationFiles.ts';

export interface PublishedMigration {
  name: string;
  checksum: string;
  /** A hash of the repeatable statements that ran after it. */
  standing: string;
}

type StoredMigration = Pick<Migration, 'name' | 'checksum'>;

const putBack = 'put it back as it was, and write what you want in a new one';

function faultAt(
  at: number,
  published: PublishedMigration,
  migrations: StoredMigration[],
): string | undefined {
  const { name, checksum } = published;
  const current = migrations[at];
  if (current?.name === name) {
    return current.checksum === checksum ? undefined : `${name} is published and was edited: ${putBack}.`;
  }
  const sameName = migrations.findIndex((migration) => migration.name === name);
  if (sameName !== -1) {
    return `${name} is published as number ${at} and now is number ${sameName}: ${putBack}.`;
  }
  const renamed = migrations.find((migration) => migration.checksum === checksum);
  return renamed
    ? `${name} is published and was renamed to ${renamed.name}: ${putBack}.`
    : `${name} is published and was deleted: ${putBack}.`;
}

export function faultsOfMigrations(
  published: PublishedMigration[],
  migrations: StoredMigration[],
  repeatable: string,
): string[] {
  const changed = published.flatMap((migration, at) => faultAt(at, migration, migrations) ?? []);
  if (changed.length > 0) return changed;
  const added = migrations.slice(published.length);
  if (added.length > 0) {
    return added.map(({ name }) => `${name} is not in published.json: run \`npm run generate\`.`);
  }
  if (published.at(-1)?.standing === repeatable) return [];
  return [
    'The roles or functions that are made again after each migration have changed, which reaches a database with a migration only: run `npx drizzle-kit generate --custom --name <change>`, then `npm run generate`.',
  ];
}

/** Adds new migrations only. */
export const withNewMigrations = (
  published: PublishedMigration[],
  migrations: StoredMigration[],
  repeatable: string,
): PublishedMigration[] => [
  ...published,
  ...migrations
    .slice(published.length)
    .map(({ name, checksum }) => ({ name, checksum, standing: repeatable })),
];
