/** The file describes the whole traffic: nothing is called beside it, and nothing is answered beyond it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../server/root.ts';
import { operations } from './described.ts';
import { startTestServer } from './harness.ts';

const server = await startTestServer();

/** What Fastify itself lists, such as `└── /accept (POST)` below `/api/action-plan`. */
function routes(): string[] {
  const found: string[] = [];
  const above: string[] = [];
  for (const line of server.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent, path, methods] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    if (indent === undefined || !path) continue;
    const depth = indent.length / 4;
    above.length = depth;
    above.push(path);
    for (const method of methods?.split(', ') ?? []) found.push(`${method} ${above.join('')}`);
  }
  return found.sort();
}

function sources(): { path: string; text: string }[] {
  const names = readdirSync(join(root, 'src'), { recursive: true }) as string[];
  return names
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({ path: `src/${name}`, text: readFileSync(join(root, 'src', name), 'utf8') }));
}

const filesWith = (pattern: RegExp) =>
  sources()
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path);

test('API-40 the server has exactly the described routes, and the app calls them through the generated client alone', async () => {
  const described = operations.map(({ method, path }) => `${method} ${path.replace(/{(\w+)}/g, ':$1')}`);
  expect(routes()).toEqual(described.sort());

  const every = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;
  const undescribed: unknown[] = [];
  for (const path of new Set(operations.map((operation) => operation.path))) {
    const own = operations.filter((operation) => operation.path === path).map(({ method }) => method);
    for (const method of every.filter((one) => !own.includes(one))) {
      const url = path.replace(/{\w+}/g, '1');
      const { statusCode } = await server.app.inject({ method, url, headers: { host: 'uk.localhost' } });
      if (statusCode !== 404) undescribed.push({ method, path, statusCode });
    }
  }
  expect(undescribed).toEqual([]);

  expect(filesWith(/\bopenapi-fetch\b/)).toEqual(['src/api/client.ts']);
  expect(filesWith(/\bfetch\(|sendBeacon|EventSource|WebSocket|\baxios\b/)).toEqual([]);
  // The client's own transport for uploads, for the browser's fetch tells no progress.
  expect(filesWith(/XMLHttpRequest/)).toEqual(['src/api/sendWithProgress.ts']);
  const uses = sources().flatMap(({ text }) => text.match(/.*sendWithProgress\(.*/g) ?? []);
  expect(uses.map((line) => line.trim())).toEqual(['fetch: sendWithProgress(onProgress),']);
  expect(filesWith(/['"`]\/api\//).filter((path) => !path.startsWith('src/api/'))).toEqual([]);
});
