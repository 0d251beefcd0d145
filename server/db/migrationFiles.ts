import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/root.ts';

export interface Migration {
  name: string;
  checksum: string;
  statements: string[];
  createdAt: number;
  /** The oldest version of the product that works on the schema after this migration; null if every version does. */
  minimumVersion: string | null;
}

export const migrationsFolder = join(root, 'server/db/migrations');

const minimumVersion = /^--\s*minimum version:\s*(\d+\.\d+\.\d+)\s*$/m;

export function readMigrations(folder = migrationsFolder): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  return journal.entries.map(({ tag: name, when: createdAt }) => {
    const text = readFileSync(join(folder, `${name}.sql`), 'utf8');
    return {
      name,
      checksum: createHash('sha256').update(text).digest('hex'),
      statements: text.split('--> statement-breakpoint'),
      createdAt,
      minimumVersion: minimumVersion.exec(text)?.[1] ?? null,
    };
  });
}
