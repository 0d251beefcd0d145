/**
 * The capped process: opens one upload at a time and answers with a typed result.
 * Promises to end itself when it holds too much memory or its parent is gone, even in the middle of a loop.
 */
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { inspectCv } from './inspect.ts';
import type { FromChild } from './pool.ts';
import { readCv } from './read.ts';
import type { CvTask } from './reader.ts';

const memoryMb = Number(process.argv[2]);

// A thread of its own, since the main one can not look at itself while it parses.
const watch = `
  const parent = ${process.ppid};
  setInterval(() => {
    if (process.memoryUsage.rss() > ${memoryMb} * 1048576) process.kill(process.pid, 'SIGKILL');
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, 10);
`;
new Worker(watch, { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();

const inMb = (bytes: number) => Math.round(bytes / 1048576);

/** The kernel's high-water mark; rusage would count the parent's memory from before the exec. */
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

process.on('disconnect', () => process.exit(0));

process.on('message', async (task: CvTask) => {
  const answer = task.kind === 'inspect' ? await inspectCv(task.bytes) : await readCv(task.bytes, task.hints);
  tell({
    kind: 'done',
    answer,
    peakMb: peakMb(),
    rssMb: inMb(process.memoryUsage.rss()),
  });
});

tell({ kind: 'ready' });
