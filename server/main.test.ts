import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { build } from '../scripts/build.mjs';
import { root } from './root.ts';

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

beforeAll(async () => {
  await build(['server']);
  const first = start({});
  await first.ready;
  first.child.kill('SIGTERM');
  await first.ended;
}, 120_000);

afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['SIGINT', 'SIGTERM'] as const)(
  'starts, says where and as whom to sign in, and stops cleanly on %s',
  async (signal) => {
    const run = start({});
    const port = await run.ready;
    const health = await fetch(`http://127.0.0.1:${port}/api/health`);
    expect(await health.json()).toEqual({ status: true, message: '', data: { database: 'pglite' } });
    run.child.kill(signal);
    expect(await run.ended).toBe(0);
    expect(run.output()).toContain('veteran-new@demo.test');
    expect(run.output()).toContain('Honor-Service-2026');
    expect(run.errors()).toBe('');
    expect(existsSync(join(dataDir, 'pg.lock'))).toBe(false);
  },
  60_000,
);

test('on SIGTERM nobody new comes in, what has begun is answered, and then it ends', async () => {
  const run = start({ METRICS_PORT: '0' });
  const port = (await run.ready)!;
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
  run.child.kill('SIGTERM');
  while (await canConnect(port));
  socket.write(body);
  await heard('validation_failed');
  expect(answer).toMatch(/HTTP\/1\.1 422 .*\r\nconnection: close\r\n/is);
  expect(await run.ended).toBe(0);
}, 60_000);

test('the figures are on a port of their own', async () => {
  const run = start({ METRICS_PORT: '0' });
  const port = (await run.ready)!;
  await expect.poll(() => run.output()).toMatch(/Metrics on port \d+/);
  const [, metricsPort] = /Metrics on port (\d+)/.exec(run.output())!;
  await fetch(`http://127.0.0.1:${port}/api/health`);
  const figures = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(await figures.text()).toContain('valour_answers_total{operation="getHealth",status="200"} 1');
  expect((await fetch(`http://127.0.0.1:${metricsPort}/api/health`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).headers.get('content-type')).not.toContain(
    'version=0.0.4',
  );
}, 60_000);

test('a port in use', async () => {
  const server = await listenOn(0);
  const port = portOf(server);
  expect(await refused({ PORT: String(port) })).toEqual({
    code: 1,
    output: '',
    errors: `Port ${port} is in use; stop what uses it or set PORT to another.\n`,
  });
  server.close();
}, 60_000);

test('a port that is none', async () => {
  expect(await refused({ PORT: 'http' })).toEqual({
    code: 1,
    output: '',
    errors: 'PORT is http, which is no port number.\n',
  });
}, 60_000);

test.each([
  [{ SMTP_URL: 'mail.example.test' }, 'SMTP_URL must look like smtp://user:password@mail.example.org:587.'],
  [
    { SMTP_URL: 'smtp://mail.example.test' },
    'With SMTP_URL set, MAIL_FROM must be the e-mail address that mail comes from.',
  ],
  [{ GOOGLE_CLIENT_ID: 'valour' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together; set both.'],
])(
  'mail or a provider set up by half: %j',
  async (env, message) => {
    expect(await refused(env)).toEqual({ code: 1, output: '', errors: `${message}\n` });
  },
  60_000,
);

test('a data folder that cannot be made or written to', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const below = join(file, 'data');
  expect(await refused({ DATA_DIR: below })).toEqual({
    code: 1,
    output: '',
    errors: `The data folder ${below} cannot be written to; set DATA_DIR to one that can.\n`,
  });
}, 60_000);

test('a data folder open in another process; a dead one’s lock is taken over', async () => {
  const first = start({});
  await first.ready;
  expect(await refused({})).toEqual({
    code: 1,
    output: '',
    errors: `The data folder ${dataDir} is open in another process; stop that one or set DATA_DIR to another folder.\n`,
  });
  first.child.kill('SIGKILL');
  await first.ended;
  expect(existsSync(join(dataDir, 'pg.lock'))).toBe(true);
  const second = start({});
  expect(await second.ready).toEqual(expect.any(Number));
}, 60_000);

test.each([
  [
    'with nobody at its address',
    (port: number) => `postgres://valour:pw@127.0.0.1:${port}/valour`,
    'ECONNREFUSED',
  ],
  ['with a name that is no address', () => 'postgres://valour:pw@no-such-host.invalid/valour', 'E[A-Z_]+'],
  ['that is no URL', () => 'nonsense://', '.+'],
])(
  'a database %s',
  async (_, urlAt, why) => {
    const server = await listenOn(0);
    const port = portOf(server);
    await new Promise((resolve) => server.close(resolve));
    const { code, output, errors } = await refused({ DATABASE_URL: urlAt(port) });
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(new RegExp(`^The database at DATABASE_URL cannot be reached \\(${why}\\)\\.\\n$`));
    expect(errors).not.toContain('pw');
  },
  60_000,
);
