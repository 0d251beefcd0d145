/** What deploy/Containerfile ships, in a folder of its own: only what is copied, and no package of development. */
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../server/process/root.ts';

/** What `npm prune --omit=dev` leaves, by the lock file. */
function shippedPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; optional?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([, { dev, devOptional, optional }]) => !dev && !devOptional && !optional)
    .map(([path]) => path)
    .filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path));
}

/** Of the builds only the server's, which has to be there. */
export function copyShipped(folder: string): void {
  const container = readFileSync(join(root, 'deploy/Containerfile'), 'utf8');
  const copied = [...container.matchAll(/^COPY --from=build \/opt\/valour\/(\S+)/gm)].map(
    ([, path]) => path!,
  );
  for (const path of copied) {
    if (path === 'node_modules') {
      for (const name of shippedPackages()) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        symlinkSync(join(root, name), join(folder, name), 'junction');
      }
    } else {
      const from = path === 'dist' ? 'dist/server' : path;
      cpSync(join(root, from), join(folder, from), { recursive: true });
    }
  }
}
