/** The file describes the whole traffic: nothing is called outside it, and nothing is answered beyond it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { expect, test } from 'vitest';
import { root } from '../../server/process/root.ts';
import { operations } from '../support/contract/described.ts';
import { startTestServer } from '../support/contract/harness.ts';

const server = await startTestServer();

/** What Fastify itself lists, such as `└── /accept (POST)` below `/api/action-plan`. */
function routes(): string[] {
  const result: string[] = [];
  const above: string[] = [];
  for (const line of server.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent, path, methods] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    if (indent === undefined || !path) continue;
    const depth = indent.length / 4;
    above.length = depth;
    above.push(path);
    for (const method of methods?.split(', ') ?? []) result.push(`${method} ${above.join('')}`);
  }
  return result.sort();
}

const sources = (readdirSync(join(root, 'src'), { recursive: true }) as string[])
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ path: `src/${name}`, text: readFileSync(join(root, 'src', name), 'utf8') }));

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

interface Specified {
  operationId: string;
  'x-extension'?: boolean;
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>;
}

interface Schema {
  $ref?: string;
  properties?: Record<string, unknown>;
  allOf?: Schema[];
}

test('API-39 every answer in JSON has its data in data, and what the specification does not show is marked as an extension', () => {
  const file = load(readFileSync(join(root, 'openapi.yaml'), 'utf8'), { schema: CORE_SCHEMA }) as {
    paths: Record<string, Record<string, Specified>>;
  };
  const named = (ref: string) =>
    ref
      .split('/')
      .slice(1)
      .reduce((node, key) => (node as Record<string, unknown>)[key], file as unknown);
  const fieldsOf = (schema: Schema): string[] =>
    schema.$ref
      ? fieldsOf(named(schema.$ref) as Schema)
      : [...Object.keys(schema.properties ?? {}), ...(schema.allOf ?? []).flatMap(fieldsOf)];
  const specified = Object.entries(file.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { operationId }]) => operationId)
      .map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  );
  const form = (call: string) => call.replace(/{\w+}/g, '{}');

  const requirements = readFileSync(join(root, 'docs/requirements.yaml'), 'utf8');
  const shown = requirements.matchAll(/^ {2}API-(?:[0-2]\d|3[0-8]): .*?((?:GET|POST) \/api\/[\w/{}-]+)/gm);
  expect(
    specified
      .filter(({ operation }) => !operation['x-extension'])
      .map(({ call }) => form(call))
      .sort(),
  ).toEqual([...shown].map(([, call = '']) => form(call)).sort());

  const bare = specified.flatMap(({ call, operation }) =>
    Object.entries(operation.responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([, response]) => (response.$ref ? (named(response.$ref) as typeof response) : response))
      .flatMap(({ content }) => content?.['application/json'] ?? [])
      .filter(({ schema }) => ['status', 'data'].some((field) => !fieldsOf(schema).includes(field)))
      .map(() => call),
  );
  expect(bare).toEqual([]);
});

test('API-40 the server has exactly the described routes, and the app calls them through the generated client alone', async () => {
  const described = operations.map(({ method, path }) => `${method} ${path.replace(/{(\w+)}/g, ':$1')}`);
  const heads = [
    'HEAD /api/calendars/:token/transition-plan.ics',
    'HEAD /api/demo/mails/:id/page',
    'HEAD /api/pictures/:key/:size',
    'HEAD /jobs/feed.xml',
    'HEAD /robots.txt',
    'HEAD /sitemap.xml',
  ];
  expect(routes()).toEqual([...described, ...heads].sort());

  const every = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;
  const undescribed: unknown[] = [];
  for (const path of new Set(operations.map((operation) => operation.path))) {
    const url = path.replace(/{\w+}/g, '1');
    // `/resumes/import` is also a `/resumes/{id}`, for the methods that only the latter takes.
    const fits = (other: string) => new RegExp(`^${other.replace(/{\w+}/g, '[^/]+')}$`).test(url);
    const own = operations.filter((operation) => fits(operation.path)).map(({ method }) => method);
    if (heads.includes(`HEAD ${path.replace(/{(\w+)}/g, ':$1')}`)) own.push('HEAD');
    for (const method of every.filter((item) => !own.includes(item))) {
      const { statusCode } = await server.app.inject({ method, url, headers: { host: 'uk.localhost' } });
      if (statusCode !== 404) undescribed.push({ method, path, statusCode });
    }
  }
  expect(undescribed).toEqual([]);

  expect(filesWith(/\bopenapi-fetch\b/)).toEqual(['src/api/client.ts']);
  // The client's own transport: a rendering server puts another in its place.
  expect(filesWith(/\bfetch\(|sendBeacon|EventSource|WebSocket|\baxios\b/)).toEqual(['src/api/client.ts']);
  // The client's own transport for uploads, for the browser's fetch tells no progress.
  expect(filesWith(/XMLHttpRequest/)).toEqual(['src/api/sendWithProgress.ts']);
  const uses = sources.flatMap(({ text }) => text.match(/.*sendWithProgress\(.*/g) ?? []);
  expect([...new Set(uses.map((line) => line.trim()))]).toEqual(['fetch: sendWithProgress(onProgress),']);
  expect(filesWith(/['"`]\/api\//).filter((path) => !path.startsWith('src/api/'))).toEqual([]);
});
