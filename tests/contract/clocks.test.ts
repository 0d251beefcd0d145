/** With a wrong process clock, or a database clock that jumps, nothing is removed and the log says so. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sweepAll } from '../../server/background/sweep.ts';
import { timeToSweep } from '../../server/background/sweepTime.ts';
import { createMetrics } from '../../server/http/metrics.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { regularWork } from '../../server/start/regularWork.ts';
import { startTestServer } from '../support/contract/harness.ts';

const day = 86_400_000;
const ahead = () => Date.now() + 100 * day;
const behind = () => Date.now() - 2 * 60_000;
const metrics = createMetrics();
const server = await startTestServer({ followsDatabase: true, processTime: ahead, metrics });
const { database } = server;

const counted = [
  'sessions',
  'idempotency_keys',
  'resumes',
  'resume_files',
  'resume_versions',
  'rate_limits',
  'users',
];

async function databaseState() {
  const counts = counted.map((name) => sql`(select count(*)::integer from ${sql.identifier(name)})`);
  const { rows } = await database.asPlatform((tx) =>
    tx.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts,
      (select count(*)::integer from jobs where status = 'published') as published`),
  );
  return rows[0]!;
}

async function sweepBy(processTime: () => number) {
  const refusals: string[] = [];
  const failures: unknown[] = [];
  const outbox = await createOutbox({ database, clock: () => new Date(), onError: () => {} });
  const isSwept = await sweepAll({
    work: regularWork({ database, outbox }),
    time: () => timeToSweep(database, processTime),
    onRefusal: (sentence) => refusals.push(sentence),
    onError: (error) => failures.push(error),
  });
  await outbox.close();
  expect(failures).toEqual([]);
  return { isSwept, refusals };
}

const setMark = (markAge: string, doubtAge: string | null) =>
  database.asPlatform((tx) =>
    tx.execute(sql`update sweep_marks set seen_at = now() - ${markAge}::interval,
      doubted_since = now() - ${doubtAge}::interval`),
  );

test('a process 100 days ahead serves by the clock of the database', async () => {
  await server.signIn('recruiter');
  const { rows } = await database.asPlatform((tx) =>
    tx.execute(sql`select abs(extract(epoch from now() - max(created_at))) < 60 as "isNow" from sessions`),
  );
  expect(rows).toEqual([{ isNow: true }]);
  expect(await metrics.text()).toMatch(/^valour_clock_skew_seconds 86(39|40)\d\d\d(\.\d+)?$/m);
});

test('it removes nothing and says so in one sentence, and neither does one that is behind', async () => {
  await server.signIn('veteran-new');
  const before = await databaseState();
  const refused = await sweepBy(ahead);
  expect(refused).toEqual({ isSwept: false, refusals: [expect.any(String)] });
  expect(refused.refusals[0]).toMatch(
    /^Nothing is removed: the clock of this process is 86(39|40)\d{3} seconds ahead of the database's\.$/,
  );
  expect((await sweepBy(behind)).refusals[0]).toMatch(/is 1[12]\d seconds behind the database's\.$/);
  expect(await databaseState()).toEqual(before);
});

test('a clock that both read and that jumps is doubted for a day', async () => {
  expect(await sweepBy(Date.now)).toEqual({ isSwept: true, refusals: [] });
  const before = await databaseState();
  await setMark('100 days', null);
  const refused = await sweepBy(Date.now);
  expect(refused.refusals).toEqual([
    expect.stringMatching(
      /^Nothing is removed until .+Z: the clock went from .+Z to .+Z since the last sweep; /,
    ),
  ]);
  expect((await sweepBy(Date.now)).refusals).toEqual([
    expect.stringMatching(/^Nothing is removed until .+Z: the clock went on too far before .+Z\.$/),
  ]);
  expect(await databaseState()).toEqual(before);
});

test.each([
  ['has gone on for a day since', '10 minutes', '25 hours'],
  ['was set back again', '-100 days', '-100 days'],
])('the doubt ends once the clock %s', async (_, markAge, doubtAge) => {
  await setMark(markAge, doubtAge);
  expect(await sweepBy(Date.now)).toEqual({ isSwept: true, refusals: [] });
});

test('an installation that was off for a weekend sweeps immediately', async () => {
  await setMark('3 days', null);
  expect(await sweepBy(Date.now)).toEqual({ isSwept: true, refusals: [] });
});

test('readiness tells whether there is a sweep', async () => {
  expect((await server.request('getReadiness')).body.data).toMatchObject({ sweeping: true });
});
