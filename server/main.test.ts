// One data folder goes through all tests, as in production: it is created, served from, killed, and served from again.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Writer, writersOn, writing } from '../scripts/bench/crash.ts';
import { type Product, signInAll, startProduct } from '../scripts/bench/product.ts';
import { build } from '../scripts/build.mjs';
import { copyShipped } from '../tests/support/unit/shipped.ts';
import { root } from './process/root.ts';

// The first start makes and fills the database, and one test starts three servers: minutes on a busy machine.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const folder = mkdtempSync(join(tmpdir(), 'valour-shipped-'));
const dataDir = join(folder, 'data');
const running = new Set<ChildProcess>();

interface Run {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  ended: Promise<number | null>;
  ready: Promise<number | null>;
}

function run(command: string, args: string[], env: Record<string, string>): Run {
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', HOME: folder, DATA_DIR: dataDir, ...env },
    shell: command === 'npm' && process.platform === 'win32',
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

const start = (env: Record<string, string>) =>
  run(process.execPath, ['dist/server/main.js'], { PORT: '0', HOST: '127.0.0.1', ...env });

async function outcomeOf({ ended, output, errors }: Run) {
  const code = await ended;
  return { code, output: output(), errors: errors() };
}

const operator = (...words: string[]) =>
  outcomeOf(run('npm', ['run', '--silent', 'operator', '--', ...words], {}));

function canConnect(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).then((can) => {
    socket.destroy();
    return can as boolean;
  });
}

const lock = join(dataDir, 'pg.lock');
let served: Run | undefined;

async function server() {
  served ??= start({ METRICS_PORT: '0' });
  return { run: served, port: (await served.ready)! };
}

async function end(signal: NodeJS.Signals) {
  const { run } = await server();
  served = undefined;
  run.child.kill(signal);
  return run.ended;
}

beforeAll(async () => {
  await build(['server']);
  copyShipped(folder);
});

beforeAll(async () => {
  await server();
});

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('starts where only what ships is installed, and says where and as whom to sign in', async () => {
  const { run, port } = await server();
  const health = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(await health.json()).toEqual({ status: true, message: '', data: { database: 'pglite' } });
  expect(run.output()).toContain('veteran-new@demo.test');
  expect(run.output()).toContain('Honor-Service-2026');
});

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
});

test('a data folder that is open in another process', async () => {
  await server();
  expect(await outcomeOf(start({}))).toEqual({
    code: 1,
    output: '',
    errors: `The data folder ${dataDir} is open in another process; stop that one or set DATA_DIR to another folder.\n`,
  });
});

test('SEC-07 the demo is not shown beyond this machine unless SEED=demo: the start ends with a sentence', async () => {
  const refused = start({ NODE_ENV: 'development', HOST: '0.0.0.0', DATA_DIR: join(folder, 'never') });
  expect(await outcomeOf(refused)).toEqual({
    code: 1,
    output: '',
    errors:
      'HOST is 0.0.0.0, which others can reach: set DATABASE_URL, or SEED=demo to show the demo and its public passwords there.\n',
  });
  expect(existsSync(join(folder, 'never'))).toBe(false);
});

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
});

test('a tenant can be made where only what ships is installed', async () => {
  const outcome = await operator(
    ...['create-tenant', '--slug', 'forces', '--name', 'Forces', '--host', 'jobs.forces.example'],
    ...['--country', '232', '--contact-email', 'help@forces.example'],
    ...['--marketing-url', 'https://forces.example', '--privacy-url', 'https://forces.example/privacy'],
    ...['--privacy-version', '2026-11', '--terms-url', 'https://forces.example/terms'],
  );
  expect(outcome).toEqual({ code: 0, output: expect.stringContaining('Forces is there.'), errors: '' });
});

test('there the operator’s command line ends as it does from its sources', async () => {
  const { code, errors } = await operator('create-tenent');
  expect(code).toBe(2);
  expect(errors).toMatch(/^error: unknown command 'create-tenent'\s+\(Did you mean create-tenant\?\)/);
});

type Point = 'written' | 'committed';

const holding = (text: string, point: Point) => ({
  NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'tests/fixtures/holdCommit.mjs'))}`,
  HOLD_TEXT: text,
  HOLD_AT: point,
});

async function killAt(point: Point, product: Product, writer: Writer, number: number) {
  const saved = writer.save(product, number).then(
    () => 'acknowledged',
    () => 'cut off',
  );
  await product.says(new RegExp(`Held when ${point}`));
  // A response that had been sent before would have arrived by now.
  await product.ask(writing()[0]!, 'GET', '/no-such-operation');
  await product.kill();
  expect(await saved).toBe('cut off');
  expect(existsSync(lock)).toBe(true);
}

test('killed when a write is about to be committed or just was, it loses nothing and leaves nothing half done', async () => {
  if (served) await end('SIGTERM');
  const tokens = await signInAll({ dataDir }, writing(), { isSeeded: true });
  const serve = (env: NodeJS.ProcessEnv) =>
    startProduct({ name: 'PGlite', env: { DATA_DIR: dataDir, DATABASE_URL: undefined, ...env }, tokens });
  const readAll = (writers: Writer[], from: Product) =>
    Promise.all(writers.map((writer) => writer.read(from)));
  const whole = (...numbers: number[]) => numbers.map((number) => ({ number, isWhole: true }));

  const first = await serve(holding('Deed 3', 'written'));
  const writers = await writersOn(first);
  const [job, account] = writers.slice(-2) as [Writer, Writer];
  for (const number of [1, 2]) await Promise.all(writers.map((writer) => writer.save(first, number)));
  await killAt('written', first, account, 3);

  const second = await serve(holding('Fitter 3', 'committed'));
  expect(await readAll(writers, second)).toEqual(whole(2, 2, 2, 2, 2, 2));
  await killAt('committed', second, job, 3);

  const third = await serve({});
  expect(await readAll(writers, third)).toEqual(whole(2, 2, 2, 2, 3, 2));
  await third.kill();
});

test('a port in use; the lock of a process that was killed is taken over, and given back', async () => {
  if (served) await end('SIGTERM');
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  expect(await outcomeOf(start({ PORT: String(port) }))).toEqual({
    code: 1,
    output: '',
    errors: `Port ${port} is in use; stop what uses it or set PORT to another.\n`,
  });
  expect(existsSync(lock)).toBe(false);
  other.close();
});

test('the tenant that was made is served; on SIGINT it ends cleanly', async () => {
  const { run, port } = await server();
  const info = await fetch(`http://127.0.0.1:${port}/api/tenant/info?domain=jobs.forces.example`);
  expect(await info.json()).toMatchObject({ data: { slug: 'forces', name: 'Forces' } });
  expect([await end('SIGINT'), run.errors(), existsSync(lock)]).toEqual([0, '', false]);
});
