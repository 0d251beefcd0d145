import { afterEach, expect, test, vi } from 'vitest';
import type { ChildTask } from '../../tests/fixtures/child.ts';
import { rafTechnician } from '../../tests/fixtures/cv/content.ts';
import { type CvTask, createCvPool } from '../cv/cvReader.ts';
import { type ChildPool, createChildPool } from './childPool.ts';

const timeoutMs = 600_000;
let pool: Pick<ChildPool<ChildTask>, 'close'> | undefined;

function open({ atOnce = 1, longestQueue = 32, processorMs = timeoutMs } = {}) {
  const opened = createChildPool<ChildTask>({
    script: { source: '../../tests/fixtures/child.ts', built: '' },
    ...{ timeoutMs: processorMs, memoryMb: 192, atOnce, longestQueue },
    spare: 'kept',
  });
  pool = opened;
  const run = (does: ChildTask['does'], person = 'one') => opened.run<string>({ does }, person);
  return { ...opened, run };
}

afterEach(async () => {
  vi.useRealTimers();
  await pool?.close();
});

const answered = { ok: true, answer: 'answered', ms: expect.any(Number), peakMb: expect.any(Number) };
const failed = (failure: string) => ({ ok: false, failure, ms: expect.any(Number) });

test.each(['fill the heap', 'fill buffers'] as const)(
  'a child that goes over its memory is ended, and the next task is done: %s',
  async (does) => {
    const { run } = open();
    expect(await run(does)).toEqual(failed('memory'));
    expect(await run('answer')).toEqual(answered);
  },
);

const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

test('a child that uses up its processor time ends, and the next task is done', async () => {
  const { run } = open({ processorMs: 200 });
  expect(await run('answer')).toEqual(answered);
  stopClock();
  expect(await run('spin')).toEqual(failed('timeout'));
  vi.useRealTimers();
  expect(await run('answer')).toEqual(answered);
});

test('the time in which a child waits for the processor does not count', async () => {
  const { run, pids } = open();
  expect(await run('answer')).toEqual(answered);
  const [pid] = pids();
  process.kill(pid!, 'SIGSTOP');
  stopClock();
  const running = run('answer');
  vi.advanceTimersByTime(5 * timeoutMs);
  expect(pids()).toEqual([pid]);
  process.kill(pid!, 'SIGCONT');
  expect(await running).toEqual(answered);
});

test('a child that does not start says nothing about its task', async () => {
  const { run, pids } = open();
  stopClock();
  const running = run('answer');
  process.kill(pids()[0]!, 'SIGSTOP');
  vi.advanceTimersByTime(30_000);
  expect(await running).toEqual(failed('busy'));
});

test('a child that hangs is ended on time, and the next task is done', async () => {
  const { run, pids } = open();
  expect(await run('answer')).toEqual(answered);
  const [pid] = pids();
  stopClock();
  const running = run('spin');
  vi.advanceTimersByTime(6 * timeoutMs - 1);
  expect(pids()).toContain(pid);
  vi.advanceTimersByTime(1);
  expect(pids()).not.toContain(pid);
  expect(await running).toEqual(failed('timeout'));
  vi.useRealTimers();
  expect(await run('answer')).toEqual(answered);
});

test('a child that is killed from outside fails its own task only', async () => {
  const { run, pids } = open();
  expect(await run('answer')).toEqual(answered);
  const [pid] = pids();
  const running = run('spin');
  process.kill(pid!, 'SIGTERM');
  expect(await running).toEqual(failed('crash'));
  expect(await run('answer')).toEqual(answered);
});

test('many concurrent tasks are done by two children, one after the other', async () => {
  const { run, pids } = open({ atOnce: 2 });
  const runs = Array.from({ length: 12 }, () => run('answer'));
  expect(pids().length).toBeLessThanOrEqual(2);
  expect(await Promise.all(runs)).toEqual(runs.map(() => answered));
  expect(pids().length).toBeLessThanOrEqual(3);
});

test('a task that does not fit into the queue is refused immediately', async () => {
  const { run } = open({ longestQueue: 3 });
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => run('answer')));
  expect(outcomes).toEqual([
    ...Array(4).fill(answered),
    ...Array(2).fill({ ok: false, failure: 'busy', ms: 0 }),
  ]);
});

test('of two people, one with many tasks, each has a turn after the other', async () => {
  const { run } = open({ longestQueue: 3 });
  const done: string[] = [];
  const runs = ['much', 'much', 'much', 'little'].map(async (person, index) => {
    const outcome = await run('answer', person);
    done.push(`${person} ${index}`);
    return outcome;
  });
  expect(await Promise.all(runs)).toEqual(runs.map(() => answered));
  expect(done).toEqual(['much 0', 'little 3', 'much 1', 'much 2']);
});

test('of the files that a child for CVs can take, 32 wait', async () => {
  const cvs = createCvPool({ atOnce: 1 });
  pool = cvs;
  const text: CvTask = { kind: 'inspect', bytes: Buffer.from(rafTechnician) };
  const runs = Array.from({ length: 40 }, () => cvs.run(text, 'one'));
  await cvs.close();
  const outcomes = await Promise.all(runs);
  expect(outcomes.map((run) => !run.ok && run.failure)).toEqual([
    ...Array(33).fill('closed'),
    ...Array(7).fill('busy'),
  ]);
});

test('closing ends every child and what waits for one', async () => {
  const { run, pids, close } = open();
  const runs = [run('answer'), run('answer'), run('answer')];
  const started = pids();
  await close();
  expect(await Promise.all(runs)).toEqual(runs.map(() => failed('closed')));
  expect(await run('answer')).toEqual({ ok: false, failure: 'closed', ms: 0 });
  expect(started.filter(isAlive)).toEqual([]);
  expect(pids()).toEqual([]);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
