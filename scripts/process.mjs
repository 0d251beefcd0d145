// Child processes of the scripts. They are stopped together if a script ends early.
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
let stopping = false;

/**
 * Runs a command in the project's root.
 * @param {string} command
 * @param {string[]} args
 * @param {{ show?: boolean, env?: Record<string, string | undefined>, timeout?: number, shell?: boolean }} [options]
 *   `show` lets it write to the terminal; otherwise its output is kept. `timeout` is in milliseconds.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...options.env },
      stdio: options.show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      ...(options.timeout ? { timeout: options.timeout } : {}),
      ...(options.shell ? { shell: true } : {}),
    });
    children.add(child);
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    /** @param {number} code */
    const end = (code) => {
      children.delete(child);
      if (!stopping) resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/**
 * Runs a script with this Node.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/** Stops the remaining processes; after three seconds with SIGKILL. Their callers are not notified. */
export async function stopChildren() {
  stopping = true;
  await Promise.all(
    [...children].map(
      (child) =>
        new Promise((resolve) => {
          const last = setTimeout(() => child.kill('SIGKILL'), 3000);
          child.on('close', () => resolve(clearTimeout(last)));
          child.kill('SIGTERM');
        }),
    ),
  );
}

/** npm sends a signal only to its shell, so this process ends when that shell is gone. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

/** @param {number} since a `performance.now()` */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
