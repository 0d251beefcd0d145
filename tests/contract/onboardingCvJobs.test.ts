import { type SQL, sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { personKey } from '../../server/background/fairQueue.ts';
import { createCvReader } from '../../server/cv/cvReader.ts';
import { createExportJobs } from '../../server/privacy/export/exportJobs.ts';
import { type CvJobs, createCvJobs } from '../../server/resumes/import/readingJobs.ts';
import { openTestServer } from '../support/contract/harness.ts';
import { openTestDatabase } from '../support/contract/testDatabase.ts';
import { testNow } from '../support/contract/testNow.ts';

type Reader = Parameters<typeof createCvJobs>[0]['cvReader'];

const database = await openTestDatabase(testNow);
const cvReader = createCvReader();
afterAll(async () => {
  await cvReader.close();
  await database.close();
});

afterEach(() => void vi.useRealTimers());

/** Puts one of the seeded CVs back in the queue, as a process that died would leave it. */
async function leaveUnread(attempts: number, lockedFor = '-1 second'): Promise<number> {
  const { rows } = await database.asPlatform((tx) =>
    tx.execute<{ resume_id: number }>(sql`
      update resume_readings set status = 'processing', failure = null, attempts = ${attempts}, confidence = null,
        fields = '[]', warnings = '[]', locked_until = now() + ${lockedFor}::interval
      where resume_id = (select min(resume_id) from resume_readings)
      returning resume_id`),
  );
  return rows[0]!.resume_id;
}

async function readingOf(resumeId: number) {
  const { rows } = await database.asPlatform((tx) =>
    tx.execute<{ status: string; attempts: number; fields: number; warnings: string[]; version: number }>(sql`
      select g.status, g.attempts, jsonb_array_length(g.fields) as fields, g.warnings, r.version
      from resume_readings g join resumes r on r.tenant_id = g.tenant_id and r.id = g.resume_id
      where g.resume_id = ${resumeId}`),
  );
  return rows[0]!;
}

const errors: unknown[] = [];
const startJobs = (reader: Reader = cvReader): CvJobs =>
  createCvJobs({
    database,
    cvReader: reader,
    clock: () => testNow,
    onError: (error) => errors.push(error),
  });

async function work(reader?: Reader): Promise<void> {
  const jobs = startJobs(reader);
  await jobs.settled();
  await jobs.close();
}

/** The notifications about the reading, for the owner of the CV. */
async function newsOf(resumeId: number) {
  const { rows } = await database.asPlatform((tx) =>
    tx.execute<{ title: string; link: string }>(sql`
      select n.title, n.link from notifications n join resumes r on r.tenant_id = n.tenant_id and r.user_id = n.user_id
      where r.id = ${resumeId} and n.type = 'cv_parsed' order by n.id`),
  );
  return rows.map(({ title, link }) => [title, link]);
}

test('what a process left unread when it died, the next one reads when it starts', async () => {
  const id = await leaveUnread(1);
  const before = await readingOf(id);
  await work();
  const after = await readingOf(id);
  expect(after).toEqual({
    status: 'done',
    attempts: 2,
    fields: after.fields,
    warnings: [],
    version: before.version + 1,
  });
  expect(after.fields).toBeGreaterThan(5);
  expect(await newsOf(id)).toEqual([['We’ve read your CV', '/veteran/onboarding?step=1']]);
  expect(errors).toEqual([]);
});

test('who wants no news of files in the app gets none', async () => {
  const id = await leaveUnread(1);
  const count = async () => (await newsOf(id)).length;
  const before = await count();
  await database.asPlatform((tx) =>
    tx.execute(sql`insert into notification_preferences (tenant_id, user_id, preferences, updated_at)
      select tenant_id, user_id, '{"messages": {"in_app": false, "email": true}}'::jsonb, now() from resumes where id = ${id}`),
  );
  await work();
  expect([(await readingOf(id)).status, await count()]).toEqual(['done', before]);
  await database.asPlatform((tx) => tx.execute(sql`delete from notification_preferences`));
});

test('what another process is reading is left to it', async () => {
  const id = await leaveUnread(1, '1 minute');
  await work();
  expect((await readingOf(id)).status).toBe('processing');
});

test('after three attempts it is given up, with a sentence', async () => {
  const id = await leaveUnread(3);
  await work();
  const { status, warnings } = await readingOf(id);
  expect((await newsOf(id)).at(-1)).toEqual(['We couldn’t read your CV', '/veteran/onboarding?step=1']);
  expect([status, warnings]).toEqual([
    'failed',
    ['We could not read this file. Save it again as a PDF or Word file and upload that.'],
  ]);
});

test('a reader that is busy costs no attempt', async () => {
  const id = await leaveUnread(2);
  await work({
    ...cvReader,
    read: async () => ({ ok: false, code: 'overloaded', message: 'Many files are being read.' }),
  });
  const { status, attempts } = await readingOf(id);
  expect([status, attempts]).toEqual(['processing', 2]);
});

test('a process that closes in the middle gives the work back', async () => {
  const id = await leaveUnread(0);
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let finish = () => {};
  const jobs = startJobs({
    ...cvReader,
    read: (...args) => {
      begun();
      return new Promise((resolve) => {
        finish = () => resolve(cvReader.read(...args));
      });
    },
  });
  await hasBegun;
  const closing = jobs.close();
  finish();
  await closing;
  const { status, attempts } = await readingOf(id);
  expect([status, attempts]).toEqual(['processing', 0]);
});

test('several concurrent processes read it once', async () => {
  const id = await leaveUnread(0);
  const before = await readingOf(id);
  let count = 0;
  const counting: Reader = {
    ...cvReader,
    read: (...args) => {
      count += 1;
      return cvReader.read(...args);
    },
  };
  const several = [1, 2, 3, 4].map(() => startJobs(counting));
  await Promise.all(several.map((jobs) => jobs.settled()));
  await Promise.all(several.map((jobs) => jobs.close()));
  const after = await readingOf(id);
  expect([count, after.status, after.attempts, after.version]).toEqual([1, 'done', 1, before.version + 1]);
});

test('a scan is read in a queue of its own, and other files do not wait for it', async () => {
  const id = await leaveUnread(2);
  const { rows } = await database.asPlatform((tx) =>
    tx.execute<{ resume_id: number }>(sql`
      update resume_readings set status = 'processing', attempts = 0, locked_until = null,
        created_at = (select max(created_at) from resume_readings) + interval '1 second'
      where resume_id = (select max(resume_id) from resume_readings where resume_id <> ${id}) returning resume_id`),
  );
  const nextId = rows[0]!.resume_id;
  const scan = { ok: false, code: 'file_is_scan', message: 'We can’t make out its text.' } as const;
  let reads = 0;
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let finish = () => {};
  const jobs = startJobs({
    read: async (...args) => {
      reads += 1;
      return reads === 1 ? scan : cvReader.read(...args);
    },
    readScan: (...args) => {
      begun();
      return new Promise((resolve) => {
        finish = () => resolve(cvReader.read(...args));
      });
    },
  });
  await hasBegun;
  await expect.poll(async () => (await readingOf(nextId)).status, { timeout: 20_000 }).toBe('done');
  expect((await readingOf(id)).status).toBe('processing');
  finish();
  await jobs.settled();
  await jobs.close();
  const { status, attempts, fields } = await readingOf(id);
  expect([status, attempts, fields > 5]).toEqual(['done', 1, true]);
});

test('a scan that nobody can make out fails as one, with the next step', async () => {
  const id = await leaveUnread(0);
  const scan = { ok: false, code: 'file_is_scan', message: 'We can’t make out its text.' } as const;
  await work({ read: async () => scan, readScan: async () => scan });
  const { rows } = await database.asPlatform((tx) =>
    tx.execute(sql`select status, failure, warnings from resume_readings where resume_id = ${id}`),
  );
  expect(rows).toEqual([{ status: 'failed', failure: 'scan', warnings: [scan.message] }]);
});

test('a late attempt at the file takes nothing from the attempt at its scan', async () => {
  const id = await leaveUnread(0);
  const scan = { ok: false, code: 'file_is_scan', message: 'We can’t make out its text.' } as const;
  const paused = () => {
    let [begin, go] = [() => {}, () => {}];
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const going = new Promise<void>((resolve) => {
      go = resolve;
    });
    const read = async () => {
      begin();
      await going;
      return scan;
    };
    return { begun, go: () => go(), read };
  };
  const [late, scanning] = [paused(), paused()];
  const slow = startJobs({ ...cvReader, read: late.read });
  await late.begun;
  // As the attempt whose lock ran out finds it: the same number of attempts, in the other queue.
  await database.asPlatform((tx) =>
    tx.execute(
      sql`update resume_readings set failure = 'scan', attempts = 0, locked_until = null where resume_id = ${id}`,
    ),
  );
  const jobs = startJobs({ ...cvReader, readScan: scanning.read });
  await scanning.begun;
  late.go();
  await slow.close();
  const { status, attempts } = await readingOf(id);
  expect([status, attempts]).toEqual(['processing', 1]);
  scanning.go();
  await jobs.settled();
  await jobs.close();
  expect((await readingOf(id)).status).toBe('failed');
});

const scan = { ok: false, code: 'file_is_scan', message: 'We can’t make out its text.' } as const;

/** Two scans of one person, then one of another, in the order in which they were uploaded. */
async function scansOfTwo() {
  const { rows } = await database.asPlatform((tx) =>
    tx.execute<{ tenant_id: number; id: number; user_id: number }>(
      sql`select tenant_id::integer, id::integer, user_id::integer from resume_readings order by user_id, id`,
    ),
  );
  const [first, ...others] = rows;
  const second = others.find(({ user_id }) => user_id !== first!.user_id)!;
  const last = rows.at(-1)!;
  const queued = [first!, { ...second, user_id: first!.user_id }, last];
  for (const [index, { tenant_id, id, user_id }] of queued.entries()) {
    await database.asPlatform((tx) =>
      tx.execute(sql`update resume_readings set user_id = ${user_id}, status = 'processing', failure = 'scan', attempts = 0,
        locked_until = null, queued_at = now() - make_interval(mins => ${10 - index})
        where tenant_id = ${tenant_id} and id = ${id}`),
    );
  }
  const [much, little] = [first!, last].map(({ tenant_id, user_id }) => personKey(tenant_id, user_id));
  return { much: much!, little: little! };
}

test('of two people whose scans wait, one with many, each has a turn after the other', async () => {
  const { much, little } = await scansOfTwo();
  const turns: string[] = [];
  const jobs = startJobs({
    ...cvReader,
    readScan: async (_, person) => {
      turns.push(person);
      return scan;
    },
  });
  await vi.waitUntil(() => turns.length === 3);
  await jobs.settled();
  await jobs.close();
  expect(turns).toEqual([much, little, much]);
});

test('while one process reads a scan of somebody, another takes the next person’s first', async () => {
  const { much, little } = await scansOfTwo();
  const turns: string[] = [];
  const finishing: (() => void)[] = [];
  const readScan: Reader['readScan'] = (_, person) => {
    turns.push(person);
    return new Promise((resolve) => finishing.push(() => resolve(scan)));
  };
  const processes = [startJobs({ ...cvReader, readScan })];
  await vi.waitUntil(() => turns.length === 1);
  processes.push(startJobs({ ...cvReader, readScan }));
  await vi.waitUntil(() => turns.length === 2);
  expect(turns).toEqual([much, little]);
  finishing[0]!();
  await vi.waitUntil(() => turns.length === 3);
  for (const finish of finishing) finish();
  await Promise.all(processes.map((jobs) => jobs.settled()));
  await Promise.all(processes.map((jobs) => jobs.close()));
  expect(turns).toEqual([much, little, much]);
});

test('a file that is read for longer than its lock stays with its process', async () => {
  const id = await leaveUnread(0);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let finish = () => {};
  let reads = 0;
  const reader: Reader = {
    ...cvReader,
    read: (...args) => {
      reads += 1;
      return new Promise((resolve) => {
        finish = () => resolve(cvReader.read(...args));
      });
    },
  };
  const jobs = startJobs(reader);
  await vi.waitUntil(() => reads === 1);
  const lock = (end: SQL) =>
    database.asPlatform((tx) =>
      tx.execute<{ is_held: boolean }>(sql`update resume_readings set locked_until = ${end}
        where resume_id = ${id} returning locked_until > now() as is_held`),
    );
  await lock(sql`now() - interval '1 second'`);
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitUntil(async () => (await lock(sql`locked_until`)).rows[0]!.is_held);
  const other = startJobs(reader);
  await other.settled();
  await other.close();
  finish();
  await jobs.settled();
  await jobs.close();
  const { status, attempts } = await readingOf(id);
  expect([reads, status, attempts]).toEqual([1, 'done', 1]);
});

test('of two people who ask for copies of their data, one for many, each has a turn after the other', async () => {
  const { rows } = await database.asPlatform((tx) =>
    tx.execute<{ tenant_id: number; id: number }>(
      sql`select tenant_id::integer, id::integer from users where role = 'veteran' order by id limit 2`,
    ),
  );
  const [much, little] = rows as [(typeof rows)[number], (typeof rows)[number]];
  for (const [index, { tenant_id, id }] of [much, much, much, little].entries())
    await database.asPlatform((tx) =>
      tx.execute(sql`insert into account_exports (tenant_id, user_id, sections, format, status, created_at, queued_at)
        values (${tenant_id}, ${id}, '{}', 'pdf', 'processing', ${testNow.toISOString()}::timestamptz,
          now() - make_interval(mins => ${10 - index}))`),
    );
  const turns: string[] = [];
  const jobs = createExportJobs({
    database,
    pdfMaker: {
      makeAccount: async ({ person }) => {
        turns.push(person);
        return { bytes: new Uint8Array(1), pages: 1 };
      },
    },
    clock: () => testNow,
    onError: (error) => errors.push(error),
  });
  await jobs.settled();
  await jobs.close();
  const keyOf = ({ tenant_id, id }: typeof much) => personKey(tenant_id, id);
  expect([turns, errors]).toEqual([[much, little, much, much].map(keyOf), []]);
});

test('a reader that several servers share is left open when one of them closes', async () => {
  const server = await openTestServer({ database, cvReader });
  await server.close();
  const text = Buffer.from('Leah Bennett, network engineer');
  expect(await cvReader.inspect(text, 'anybody')).toEqual({ ok: true, type: 'txt', pages: null });
});
