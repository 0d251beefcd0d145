/** `check` finds published migrations that were changed; `publish` writes the checksums of new ones. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Argument, program } from 'commander';
import { repeatableStatements } from '../../server/db/migrate.ts';
import { migrationsFolder, readMigrations } from '../../server/db/migrationFiles.ts';
import { faultsOfMigrations, type PublishedMigration, withNewMigrations } from './published.ts';

const file = join(migrationsFolder, 'published.json');
const published: PublishedMigration[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
const repeatable = createHash('sha256').update(repeatableStatements.join('\n')).digest('hex');

function strayFiles(names: string[]) {
  return readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql') && !names.includes(name.replace(/\.sql$/, '')))
    .map((name) => `${name} is not in meta/_journal.json: let drizzle-kit write it, or remove it.`);
}

function faults(): string[] {
  try {
    const migrations = readMigrations();
    const names = migrations.map(({ name }) => name);
    return [...faultsOfMigrations(published, migrations, repeatable), ...strayFiles(names)];
  } catch (error) {
    return [
      `A migration of meta/_journal.json cannot be read (${error instanceof Error ? error.message : error}): put it back.`,
    ];
  }
}

const [action] = program.addArgument(new Argument('<action>').choices(['check', 'publish'])).parse().args;
if (action === 'publish') {
  const all = withNewMigrations(published, readMigrations(), repeatable);
  if (all.length > published.length) {
    writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
    for (const { name } of all.slice(published.length)) console.log(`Published ${name}.`);
  }
} else {
  const problems = faults();
  for (const fault of problems) console.error(fault);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
