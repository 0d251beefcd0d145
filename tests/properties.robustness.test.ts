/** Every property test with a seed of its own each time, and with all of its examples. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/process.mjs';

const files = ['server', 'src', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(root, folder, name),
    ),
  )
  .filter((path) => path.endsWith('.test.ts') && readFileSync(path, 'utf8').includes('fc.assert('));

for (const file of files) await import(file);

test('the files with properties were found', () => {
  expect(files.length).toBeGreaterThan(10);
});
