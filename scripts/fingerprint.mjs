import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const notBuilt = /\.test\.tsx?$|(^|\/)server\/db\/migrations\//;

/**
 * A hash of the names and contents of all files below the given paths.
 * @param {string} base
 * @param {string[]} paths
 */
export function fingerprint(base, paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((path) => filesBelow(base, path)).sort()) {
    if (notBuilt.test(path)) continue;
    hash.update(`\0${path}\0`).update(readFileSync(join(base, path)));
  }
  return hash.digest('hex');
}

/**
 * @param {string} base
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(base, path) {
  const full = join(base, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full).flatMap((name) => filesBelow(base, `${path}/${name}`));
}
