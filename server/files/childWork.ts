// The loop of a capped child process. It ends itself when it uses too much memory or its parent is gone, even while busy.
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { FromChild } from './childPool.ts';

const inMb = (bytes: number) => Math.round(bytes / 1048576);

// The kernel's high-water mark; rusage would include the parent's memory before exec.
function peakMb() {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'latin1'))?.[1]) / 1024);
  } catch {
    return inMb(process.memoryUsage.rss());
  }
}

function tell(message: FromChild) {
  process.send?.(message);
}

export function runChildWorker<Task>(work: (task: Task) => Promise<unknown>): void {
  const memoryMb = Number(process.argv[2]);
  // Runs in its own thread, because the main one may be busy parsing.
  const watch = `
    const parent = ${process.ppid};
    setInterval(() => {
      if (process.memoryUsage.rss() > ${memoryMb} * 1048576) process.kill(process.pid, 'SIGKILL');
      if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    }, 10);
  `;
  new Worker(watch, { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();

  process.on('disconnect', () => process.exit(0));

  process.on('message', async (task: Task) => {
    const answer = await work(task);
    tell({ kind: 'done', answer, peakMb: peakMb(), rssMb: inMb(process.memoryUsage.rss()) });
  });

  tell({ kind: 'ready' });
}
