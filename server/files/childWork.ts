// The loop of a capped child process. It ends itself when it uses too much memory or processor time or its parent is gone, even
// while busy.
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

export type ToChild<Task> = { task: Task; processorMs: number };
export type FromChild = { kind: 'ready' } | { kind: 'done'; answer: unknown; peakMb: number; rssMb: number };

/** With which a child that has used up its processor time ends itself. Unlike SIGXCPU, it leaves no copy of the memory on disk. */
export const outOfTime = 'SIGVTALRM';

const inMb = (bytes: number) => Math.round(bytes / 1048576);

// The kernel's high-water mark; rusage would include the parent's memory before exec.
function peakMb() {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'latin1'))?.[1]) / 1024);
  } catch {
    return inMb(process.memoryUsage.rss());
  }
}

function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function tell(message: FromChild) {
  process.send?.(message);
}

export function runChildWorker<Task>(work: (task: Task) => Promise<unknown>): void {
  const memoryMb = Number(process.argv[2]);
  // Runs in its own thread, because the main one may be busy parsing.
  const watch = `
    const { parentPort } = require('node:worker_threads');
    const parent = ${process.ppid};
    let limit = Infinity;
    parentPort.on('message', (processorMs) => {
      limit = processorMs;
    });
    setInterval(() => {
      const { user, system } = process.cpuUsage();
      if ((user + system) / 1000 > limit) process.kill(process.pid, '${outOfTime}');
      if (process.memoryUsage.rss() > ${memoryMb} * 1048576) process.kill(process.pid, 'SIGKILL');
      if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    }, 10);
  `;
  const watcher = new Worker(watch, {
    eval: true,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8 },
  });
  watcher.unref();

  process.on('disconnect', () => process.exit(0));

  process.on('message', async ({ task, processorMs: allowance }: ToChild<Task>) => {
    watcher.postMessage(processorMs() + allowance);
    const answer = await work(task);
    watcher.postMessage(Number.POSITIVE_INFINITY);
    tell({ kind: 'done', answer, peakMb: peakMb(), rssMb: inMb(process.memoryUsage.rss()) });
  });

  tell({ kind: 'ready' });
}
