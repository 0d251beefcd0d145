import type { TimeToSweep } from './sweepTime.ts';

const everyTenMinutes = 600_000;

export interface RegularWork {
  name: string;
  run: (now: Date) => Promise<unknown>;
}

export interface Sweeper {
  work: RegularWork[];
  time: () => Promise<TimeToSweep>;
  onRefusal: (sentence: string) => void;
  onError: (error: unknown) => void;
}

/** Returns whether a sweep ran. A stale time only ever removes less. */
export async function sweepAll({ work, ...of }: Sweeper): Promise<boolean> {
  let current = 'the clock';
  try {
    const answer = await of.time();
    if ('refusal' in answer) {
      of.onRefusal(answer.refusal);
      return false;
    }
    const { now } = answer;
    for (const { name, run } of work) {
      current = name;
      await run(now);
    }
  } catch (error) {
    of.onError(new Error(`Regular work stopped at ${current}`, { cause: error }));
  }
  return true;
}

export function startSweeping(sweeper: Sweeper, onRound: (isSwept: boolean) => void = () => {}) {
  let sweeping: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweeping.then(() => sweepAll(sweeper)).then(onRound);
  }, everyTenMinutes);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await sweeping;
  };
}
