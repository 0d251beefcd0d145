/** Temporary folders and child processes that are removed when the benchmark ends, also after an error. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../process.mjs';

const folders = new Set<string>();
const processes = new Set<ChildProcess>();

/** A process group, because npm starts the product as a grandchild. */
function kill(child: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {}
}

process.once('exit', () => {
  for (const child of processes) kill(child, 'SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'valour-bench-'));
  folders.add(folder);
  return folder;
}

/** Inside the project, so that bundles can resolve packages. */
export function folderForBundles(): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/bench-'));
  folders.add(folder);
  return folder;
}

export interface Started {
  child: ChildProcess;
  /** Resolves with the match of the pattern in the output; rejects if the process ends first. */
  says: (pattern: RegExp, withinMs: number) => Promise<RegExpExecArray>;
  output: () => string;
  stop: () => Promise<void>;
}

export function startProcess(command: string, args: string[], options: SpawnOptions): Started {
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  processes.add(child);
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const listen = (text: Buffer) => {
    output += text;
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  return {
    child,
    output: () => output,
    says: (pattern, withinMs) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(output);
          if (match) resolve(match);
        };
        const giveUp = (why: string) =>
          reject(new Error(`${[command, ...args].join(' ')} ${why}:\n${output}`));
        setTimeout(() => giveUp(`did not say ${pattern} in time`), withinMs).unref();
        child.once('error', (error) => giveUp(error.message));
        child.once('close', () => giveUp('ended'));
        child.stdout?.on('data', look);
        child.stderr?.on('data', look);
        look();
      }),
    async stop() {
      kill(child, 'SIGINT');
      const last = setTimeout(() => kill(child, 'SIGKILL'), 10_000);
      await ended;
      clearTimeout(last);
      processes.delete(child);
    },
  };
}
