import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function nearestPackage(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  return nearestPackage(dirname(folder));
}

export const root = nearestPackage(dirname(fileURLToPath(import.meta.url)));
