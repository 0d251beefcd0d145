// Tasks run one at a time in child processes with limits on processor time and memory, in turns between people. Callers get a
// result or a typed failure, never an exception.
import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createFairQueue } from '../background/fairQueue.ts';
import { type FromChild, outOfTime, type ToChild } from './childWork.ts';

export type ChildFailure = 'timeout' | 'memory' | 'crash' | 'busy' | 'closed';

export type ChildRun<Answer> =
  | { ok: true; answer: Answer; ms: number; peakMb: number }
  | { ok: false; failure: ChildFailure; ms: number };

export interface ChildPool<Task> {
  run<Answer>(task: Task, person: string): Promise<ChildRun<Answer>>;
  pids(): number[];
  close(): Promise<void>;
}

const startUpMs = 30_000;
// A busy machine does not count against a file. Only a task that hangs meets this limit on elapsed time.
const elapsedPerProcessorTime = 6;
const filesPerChild = 25;

interface Child {
  process: ChildProcess;
  isReady: boolean;
  files: number;
  onMessage: (message: FromChild) => void;
  onEnd: (failure: ChildFailure) => void;
}

interface Options {
  script: { source: string; built: string };
  /** Of the processor's time, measured by the child. */
  timeoutMs: number;
  memoryMb: number;
  atOnce: number;
  longestQueue: number;
  spare: 'kept' | { endsAfterMs: number };
}

// An idle child must not keep the process alive.
function rest(child: Child) {
  child.process.unref();
  child.process.channel?.unref();
}

function createChildren({ script, memoryMb }: Pick<Options, 'script' | 'memoryMb'>) {
  const idle: Child[] = [];
  const all = new Set<Child>();

  function start(): Child {
    const child: Child = {
      process: forkChild(script, memoryMb),
      isReady: false,
      files: 0,
      onMessage: () => {},
      onEnd: () => {},
    };
    all.add(child);
    child.process.on('message', (message: FromChild) => {
      if (message.kind === 'ready') child.isReady = true;
      child.onMessage(message);
    });
    child.process.on('error', () => end(child, 'crash'));
    child.process.on('exit', (code, signal) => end(child, reasonOf(code, signal)));
    rest(child);
    return child;
  }

  function end(child: Child, failure: ChildFailure) {
    if (!all.delete(child)) return;
    const at = idle.indexOf(child);
    if (at >= 0) idle.splice(at, 1);
    child.process.kill('SIGKILL');
    child.onEnd(failure);
  }

  async function endAll() {
    const gone = [...all].map(
      (child) => new Promise<void>((resolve) => child.process.once('exit', () => resolve())),
    );
    for (const child of [...all]) {
      child.process.ref();
      end(child, 'closed');
    }
    await Promise.all(gone);
  }

  return { idle, start, end, endAll, pids: () => [...all].flatMap((child) => child.process.pid ?? []) };
}

interface TaskOptions {
  timeoutMs: number;
  end: (child: Child, failure: ChildFailure) => void;
  release: (child: Child, rssMb: number) => void;
}

function runIn<Answer>(child: Child, task: object, options: TaskOptions): Promise<ChildRun<Answer>> {
  const { timeoutMs, end, release } = options;
  child.process.ref();
  child.process.channel?.ref();
  return new Promise((resolve) => {
    let from = performance.now();
    let timer: NodeJS.Timeout;
    const finish = (run: ChildRun<Answer>) => {
      clearTimeout(timer);
      child.onMessage = () => {};
      child.onEnd = () => {};
      resolve(run);
    };
    const begin = () => {
      from = performance.now();
      clearTimeout(timer);
      timer = setTimeout(() => end(child, 'timeout'), timeoutMs * elapsedPerProcessorTime);
      const message: ToChild<object> = { task, processorMs: timeoutMs };
      child.process.send(message, (error) => error && end(child, 'crash'));
    };
    child.onEnd = (failure) => finish({ ok: false, failure, ms: performance.now() - from });
    child.onMessage = (message) => {
      if (message.kind === 'ready') return begin();
      finish({
        ok: true,
        answer: message.answer as Answer,
        ms: performance.now() - from,
        peakMb: message.peakMb,
      });
      release(child, message.rssMb);
    };
    // A child that does not start says nothing about the file.
    timer = setTimeout(() => end(child, 'busy'), startUpMs);
    if (child.isReady) begin();
  });
}

export function createChildPool<Task extends object>(options: Options): ChildPool<Task> {
  const { timeoutMs, memoryMb, atOnce, longestQueue, spare } = options;
  const { idle, start, end, endAll, pids } = createChildren(options);
  const queue = createFairQueue({ atOnce, longestQueue });
  let isClosed = false;
  let endOfRest: NodeJS.Timeout | undefined;

  function afterWork() {
    if (isClosed) return;
    if (spare === 'kept') {
      if (idle.length === 0) idle.push(start());
      return;
    }
    clearTimeout(endOfRest);
    endOfRest = setTimeout(() => {
      for (const child of [...idle]) end(child, 'closed');
    }, spare.endsAfterMs).unref();
  }

  function release(child: Child, rssMb: number) {
    child.files += 1;
    rest(child);
    const isFresh = child.files < filesPerChild && rssMb < memoryMb * 0.6;
    if (isFresh && idle.length === 0 && !isClosed) idle.push(child);
    else end(child, 'closed');
  }

  return {
    async run<Answer>(task: Task, person: string): Promise<ChildRun<Answer>> {
      if (isClosed) return { ok: false, failure: 'closed', ms: 0 };
      const turn = queue.enter(person);
      if (turn !== true && !(await turn)) return { ok: false, failure: 'busy', ms: 0 };
      try {
        if (isClosed) return { ok: false, failure: 'closed', ms: 0 };
        return await runIn<Answer>(idle.pop() ?? start(), task, { timeoutMs, end, release });
      } finally {
        queue.leave(person);
        afterWork();
      }
    },
    pids,
    async close() {
      isClosed = true;
      clearTimeout(endOfRest);
      await endAll();
    },
  };
}

function reasonOf(code: number | null, signal: NodeJS.Signals | null): ChildFailure {
  if (signal === outOfTime) return 'timeout';
  // V8 aborts when its heap is full; the watchdog or the kernel kills the process when other memory is.
  return code === 134 || signal === 'SIGABRT' || signal === 'SIGKILL' ? 'memory' : 'crash';
}

function forkChild({ source, built }: Options['script'], memoryMb: number): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const script = new URL(isSource ? source : built, import.meta.url);
  const loader = isSource
    ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : [];
  const heapMb = Math.max(32, Math.floor(memoryMb * 0.6));
  return fork(fileURLToPath(script), [String(memoryMb)], {
    execArgv: [
      ...loader,
      `--max-old-space-size=${heapMb}`,
      '--max-semi-space-size=8',
      '--disallow-code-generation-from-strings',
    ],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
}
