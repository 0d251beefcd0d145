// Measures the processor time of each stage of a run, with all processes that it starts, and of the fixed work meanwhile.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { followProcesses, isMeasurable } from './processes.mjs';

const worker = fileURLToPath(new URL('fixedWork.mjs', import.meta.url));
/** Milliseconds. What a process uses after it was last seen is missed if nobody waits for it. */
const betweenLooks = 2000;
const betweenWorks = 10_000;

/** @typedef {{ name: string, seconds: number, works: number[] }} MeasuredStage `works` are the seconds of each fixed work meanwhile */

/** Where processor times cannot be read. */
const withoutMeasuring = () => ({
  /** @type {Map<string, MeasuredStage>} */
  stages: new Map(),
  /** @template T @param {string} _name @param {() => Promise<T>} work @returns {Promise<T>} */
  measure: (_name, work) => work(),
  stop() {},
});

function startWorker() {
  const child = fork(worker, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  // Neither keeps a finished run from ending.
  child.unref();
  child.channel?.unref();
  return child;
}

export const startMeter = () => (isMeasurable ? measureStages() : withoutMeasuring());

function measureStages() {
  /** @type {Map<string, MeasuredStage>} */
  const stages = new Map();
  const processes = followProcesses(process.pid);
  const child = startWorker();
  if (child.pid) processes.exclude(child.pid);
  let stage = '';
  let last = processes.ticks();

  /** @param {string} name */
  const stageCalled = (name) => {
    const measured = stages.get(name) ?? { name, seconds: 0, works: [] };
    stages.set(name, measured);
    return measured;
  };
  function look() {
    const now = processes.ticks();
    if (stage) stageCalled(stage).seconds += (now - last) / 100;
    last = now;
  }
  child.on('message', (microseconds) => {
    if (stage) stageCalled(stage).works.push(Number(microseconds) / 1e6);
  });
  const timers = [
    setInterval(look, betweenLooks),
    setInterval(() => child.connected && child.send('work'), betweenWorks),
  ];
  for (const timer of timers) timer.unref();

  return {
    stages,
    /**
     * One at a time; within another one, it is left out of the outer.
     * @template T
     * @param {string} name
     * @param {() => Promise<T>} work
     * @returns {Promise<T>}
     */
    async measure(name, work) {
      const outer = stage;
      look();
      stage = name;
      stageCalled(name);
      try {
        return await work();
      } finally {
        look();
        stage = outer;
      }
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
      child.kill();
    },
  };
}
