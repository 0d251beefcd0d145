import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../scripts/build.mjs';
import { freePort } from '../scripts/postgres.mjs';
import { root } from './start/root.ts';
// In this file, for two files would build the same folder at the same time.
import '../scripts/shippedTests.ts';

const folder = mkdtempSync(join(tmpdir(), 'valour-start-'));
const dataDir = join(folder, 'data');
const running = new Set<ChildProcess>();

interface Run {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  ended: Promise<number | null>;
  /** Resolves with the port, or with null when the process ended before it was ready. */
  ready: Promise<number | null>;
}

function start(env: Record<string, string>): Run {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
  });
  running.add(child);
  let output = '';
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const ready = new Promise<number | null>((resolve) => {
    child.stdout?.on('data', (text) => {
      output += text;
      const [, port] = /Ready on http:\/\/localhost:(\d+)/.exec(output) ?? [];
      if (port) resolve(Number(port));
    });
    void ended.then(() => resolve(null));
  });
  return { child, output: () => output, errors: () => errors, ended, ready };
}

const refused = async (env: Record<string, string>) => {
  const run = start(env);
  const code = await run.ended;
  return { code, output: run.output(), errors: run.errors() };
};

function listenOn(port: number): Promise<Server> {
  const server = createServer();
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

function canConnect(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).then((can) => {
    socket.destroy();
    return can as boolean;
  });
}

const portOf = (server: Server) => (server.address() as { port: number }).port;

const lock = join(dataDir, 'pg.lock');
let served: Run | undefined;

// One process for all that only ask it: who ends it leaves the start of the next to whoever comes after.
async function server() {
  served ??= start({ METRICS_PORT: '0' });
  const run = served;
  return { run, port: (await run.ready)! };
}

async function end(signal: NodeJS.Signals) {
  const run = served!;
  served = undefined;
  run.child.kill(signal);
  return run.ended;
}

beforeAll(() => build(['server']), 120_000);

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('starts, and says where and as whom to sign in', async () => {
  const { run, port } = await server();
  const health = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(await health.json()).toEqual({ status: true, message: '', data: { database: 'pglite' } });
  expect(run.output()).toContain('veteran-new@demo.test');
  expect(run.output()).toContain('Honor-Service-2026');
  // The first start fills the database, beside all other tests.
}, 180_000);

test('the figures are on a port of their own', async () => {
  const { run, port } = await server();
  await expect.poll(() => run.output()).toMatch(/Metrics on port \d+/);
  const [, metricsPort] = /Metrics on port (\d+)/.exec(run.output())!;
  const figures = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const healthAnswers = async () =>
    Number(
      /^valour_answers_total{operation="getHealth",status="200"} (\d+)$/m.exec(await figures())?.[1] ?? 0,
    );
  const before = await healthAnswers();
  await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(await healthAnswers()).toBe(before + 1);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/api/health`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).headers.get('content-type')).not.toContain(
    'version=0.0.4',
  );
}, 60_000);

test('a data folder open in another process; a dead one’s lock is taken over', async () => {
  await server();
  expect(await refused({})).toEqual({
    code: 1,
    output: '',
    errors: `The data folder ${dataDir} is open in another process; stop that one or set DATA_DIR to another folder.\n`,
  });
  await end('SIGKILL');
  expect(existsSync(lock)).toBe(true);
  expect((await server()).port).toEqual(expect.any(Number));
}, 60_000);

test('stops cleanly on SIGINT', async () => {
  const { run } = await server();
  expect([await end('SIGINT'), run.errors(), existsSync(lock)]).toEqual([0, '', false]);
}, 60_000);

test('on SIGTERM nobody new comes in, what has begun is answered, and then it ends cleanly', async () => {
  const { run, port } = await server();
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  const heard = (text: string) =>
    new Promise<void>((resolve) => {
      const look = () => answer.includes(text) && resolve();
      socket.on('data', look);
      look();
    });
  socket.on('data', (data) => {
    answer += data;
  });
  const body = JSON.stringify({ email: 'nobody@demo.test', role: 'veteran' });
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
  );
  await heard('100 Continue');
  const ended = end('SIGTERM');
  while (await canConnect(port));
  socket.write(body);
  await heard('validation_failed');
  expect(answer).toMatch(/HTTP\/1\.1 422 .*\r\nconnection: close\r\n/is);
  expect([await ended, run.errors(), existsSync(lock)]).toEqual([0, '', false]);
}, 60_000);

test('a port in use', async () => {
  if (served) await end('SIGTERM');
  const server = await listenOn(0);
  const port = portOf(server);
  expect(await refused({ PORT: String(port) })).toEqual({
    code: 1,
    output: '',
    errors: `Port ${port} is in use; stop what uses it or set PORT to another.\n`,
  });
  server.close();
}, 60_000);

test('a setting that makes no sense ends the start with a sentence', async () => {
  expect(await refused({ PORT: 'http' })).toEqual({
    code: 1,
    output: '',
    errors: 'PORT is http, which is no port number.\n',
  });
}, 60_000);

test.each(['production', 'development'])(
  'SEC-07 the demo is not shown beyond this machine unless SEED=demo, with NODE_ENV=%s',
  async (NODE_ENV) => {
    expect(await refused({ NODE_ENV, HOST: '0.0.0.0', DATA_DIR: join(folder, 'never') })).toEqual({
      code: 1,
      output: '',
      errors:
        'HOST is 0.0.0.0, which others can reach: set DATABASE_URL, or SEED=demo to show the demo and its public passwords there.\n',
    });
    expect(existsSync(join(folder, 'never'))).toBe(false);
  },
  60_000,
);

test('and so does a database with nobody at its address', async () => {
  expect(
    await refused({ DATABASE_URL: `postgres://valour:pw@127.0.0.1:${await freePort()}/valour` }),
  ).toEqual({
    code: 1,
    output: '',
    errors: 'The database at DATABASE_URL cannot be reached (ECONNREFUSED).\n',
  });
}, 60_000);
