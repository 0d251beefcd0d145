// `npm run dev`: Vite with hot reloading on PORT, which proxies the API. The API restarts when its sources change; the bundle and the
// types of the contract are regenerated when a part of it changes.
import { spawn } from 'node:child_process';
import { relative } from 'node:path';
import { installPackages, requireNode } from './install.mjs';
import { freePort } from './postgres.mjs';
import { endWithNpm, root } from './process.mjs';

requireNode();
endWithNpm();
await installPackages();

const { createServer } = await import('vite');
const { generateFromContract } = await import('./generate.mjs');

const port = Number(process.env.PORT ?? 3000);
const apiPort = await freePort();
const ofServer = /^(server|src\/(machines|documents))\/(?!.*\.test\.ts$)|^contract\//;

await generateFromContract();

/** @type {import('node:child_process').ChildProcess | undefined} */
let api;
let ending = false;

function startApi() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(apiPort), NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (text) => process.stdout.write(String(text).replaceAll(`:${apiPort}`, `:${port}`)));
  child.on('exit', (code) => {
    if (!ending && api === child && code !== 0)
      console.log('The server ended; it starts again with the next change.');
  });
  api = child;
}

async function stopApi() {
  const child = api;
  api = undefined;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** @type {NodeJS.Timeout | undefined} */
let soon;
let restarting = Promise.resolve();

/** @param {string} path */
function changed(path) {
  const name = relative(root, path);
  if (!ofServer.test(name)) return;
  clearTimeout(soon);
  soon = setTimeout(() => {
    restarting = restarting.then(async () => {
      if (ending) return;
      console.log(`${name} changed: starting the server again…`);
      try {
        if (name.startsWith('contract/')) await generateFromContract();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
      await stopApi();
      startApi();
    });
  }, 100);
}

const target = `http://127.0.0.1:${apiPort}`;
const vite = await createServer({
  root,
  server: {
    port,
    strictPort: true,
    proxy: { '/api': { target, xfwd: false, changeOrigin: false } },
    watch: { ignored: ['**/.data/**', '**/dist/**', '**/.cache/**'] },
  },
});

try {
  await vite.listen();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    if (ending) return;
    ending = true;
    await Promise.all([vite.close(), stopApi()]);
    process.exit(0);
  });
}

startApi();
vite.watcher.on('change', changed).on('add', changed).on('unlink', changed);
