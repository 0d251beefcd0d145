/** What deploy/Containerfile ships, in a folder of its own: only what is copied, and no package of development. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../server/start/root.ts';
import { build } from './build.mjs';

const folder = mkdtempSync(join(tmpdir(), 'valour-shipped-'));

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

beforeAll(async () => {
  await build(['server']);
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
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function operator(...words: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn('npm', ['run', '--silent', 'operator', '--', ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', HOME: folder, DATA_DIR: join(folder, 'data') },
    shell: process.platform === 'win32',
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

test('a tenant can be made where only what ships is installed', async () => {
  const made = await operator(
    ...['create-tenant', '--slug', 'forces', '--name', 'Forces', '--host', 'jobs.forces.example'],
    ...['--country', '232', '--contact-email', 'help@forces.example'],
    ...['--marketing-url', 'https://forces.example', '--privacy-url', 'https://forces.example/privacy'],
    ...['--privacy-version', '2026-11', '--terms-url', 'https://forces.example/terms'],
  );
  expect(made).toEqual({ code: 0, said: expect.stringContaining('Forces is there.') });
  const { code, said } = await operator('list-tenants', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(said)).toContainEqual({
    slug: 'forces',
    name: 'Forces',
    country: 232,
    hosts: 'jobs.forces.example',
  });
}, 120_000);

test('it ends as it does from its sources', async () => {
  const { code, said } = await operator('make-tenant');
  expect(code).toBe(2);
  expect(said).toMatch(/^There is no verb make-tenant\. Did you mean create-tenant/);
}, 60_000);
