// All processes share the database's time. Between readings it advances by this process's monotonic
// counter, so that a wrong system clock has no effect.
import type { Database } from '../db/database.ts';

const everyMinute = 60_000;

interface DatabaseClock {
  now: () => Date;
  /** How far this process's clock is ahead of the database, in milliseconds. */
  skew: () => number;
  close: () => void;
}

export async function followDatabase(database: Database, processTime: () => number): Promise<DatabaseClock> {
  let time = 0;
  let at = 0;
  let skew = 0;

  async function read() {
    const { now } = await database.check();
    time = now.getTime();
    at = performance.now();
    skew = processTime() - time;
  }

  await read();
  // While the database is unreachable, the counter continues.
  const timer = setInterval(() => void read().catch(() => {}), everyMinute);
  timer.unref();
  return {
    now: () => new Date(time + performance.now() - at),
    skew: () => skew,
    close: () => clearInterval(timer),
  };
}
