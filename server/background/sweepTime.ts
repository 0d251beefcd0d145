// Guards against wrong clocks: nothing is removed while the process and the database disagree, or after
// the database's time has jumped further than a normal outage.
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sweepMarks } from '../db/schema/tenants.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const mostSkew = minute;
// How long an installation may be off.
const longestPause = 7 * day;
// Time for an operator to correct the clock.
const doubtLasts = day;

export type TimeToSweep = { now: Date } | { refusal: string };

const formatInstant = (instant: Date) => `${instant.toISOString().slice(0, 16)}Z`;

export const timeToSweep = (database: Database, processTime: () => number): Promise<TimeToSweep> =>
  database.asPlatform(async (tx) => {
    const { rows } = await tx.execute<{ now: string }>(sql`select extract(epoch from now()) * 1000 as now`);
    const now = new Date(Number(rows[0]!.now));
    const skew = processTime() - now.getTime();
    if (Math.abs(skew) > mostSkew) {
      const seconds = Math.round(Math.abs(skew) / 1000);
      return {
        refusal: `Nothing is removed: the clock of this process is ${seconds} seconds ${skew > 0 ? 'ahead of' : 'behind'} the database's.`,
      };
    }
    await tx.insert(sweepMarks).values({ name: 'sweep', seen_at: now }).onConflictDoNothing();
    const [mark] = await tx.select().from(sweepMarks).for('update');
    const { seen_at, doubted_since } = mark!;
    const jumps = now.getTime() - seen_at.getTime() > longestPause;
    // A clock that was set back expires nothing.
    const isBack = doubted_since !== null && now < doubted_since;
    const since = jumps ? now : isBack ? null : doubted_since;
    const isDoubted = since !== null && now.getTime() - since.getTime() < doubtLasts;
    await tx.update(sweepMarks).set({ seen_at: now, doubted_since: isDoubted ? since : null });
    if (!isDoubted) return { now };
    const until = formatInstant(new Date(since.getTime() + doubtLasts));
    return {
      refusal: jumps
        ? `Nothing is removed until ${until}: the clock went from ${formatInstant(seen_at)} to ${formatInstant(now)} since the last sweep; set it right if that is wrong.`
        : `Nothing is removed until ${until}: the clock went on too far before ${formatInstant(since)}.`,
    };
  });
