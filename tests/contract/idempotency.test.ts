import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { testNow } from '../support/contract/testNow.ts';

let now = testNow;
const server = await startTestServer({ clock: () => now });
let token = '';

beforeAll(async () => {
  token = await server.signIn('veteran-cv');
});

const cv = (text: string) => {
  const form = new FormData();
  form.set('file', new Blob([`Rhys Bevan\nSummary\n${text}`]), 'cv.txt');
  return form;
};

async function upload(key: string, text: string, as = token) {
  const { status, body } = await server.request('uploadCv', {
    token: as,
    form: cv(text),
    headers: { 'idempotency-key': key },
  });
  return { status, code: body.code, data: body.data as { resume_id: number } | undefined, body };
}

async function resumeInHand() {
  const { body } = await server.request('getOnboarding', { token });
  return (body.data as { resume_id: number }).resume_id;
}

test('a repeat with the same key gets the first answer again and does nothing twice', async () => {
  const first = await upload('the-same-key', 'Engineer');
  const other = await upload('another-key', 'Electrician');
  const again = await upload('the-same-key', 'Engineer');
  expect(first.status).toBe(202);
  expect(again.body).toEqual(first.body);
  expect(await resumeInHand()).toBe(other.data?.resume_id);
  expect(other.data?.resume_id).not.toBe(first.data?.resume_id);
});

test('the same key for another file is refused', async () => {
  await upload('one-key-two-files', 'Engineer');
  const { status, body } = await upload('one-key-two-files', 'Chef');
  expect([status, body.errors]).toEqual([
    422,
    { 'Idempotency-Key': ['This key was used for something else'] },
  ]);
});

test('keys belong to their user', async () => {
  const mine = await upload('a-common-key', 'Engineer');
  const theirs = await upload('a-common-key', 'Engineer', await server.signIn('veteran-cv-draft'));
  expect(theirs.data?.resume_id).not.toBe(mine.data?.resume_id);
});

test('of a hundred repeats at the same time one does the work', async () => {
  const countResumes = () =>
    server.database.asPlatform(async (tx) => {
      const { rows } = await tx.execute<{ count: number }>('select count(*)::integer as count from resumes');
      return rows[0]!.count;
    });
  const before = await countResumes();
  const answers = await Promise.all(Array.from({ length: 100 }, () => upload('all-at-once', 'Plumber')));
  const done = answers.filter(({ status }) => status === 202);
  const waiting = answers.filter(({ status }) => status === 503);
  expect(done.length + waiting.length).toBe(100);
  expect(new Set(done.map(({ data }) => data?.resume_id)).size).toBe(1);
  expect((await countResumes()) - before).toBe(1);
});

test('a refusal leaves the key free, and a day later it is forgotten', async () => {
  const empty = new FormData();
  empty.set('file', new Blob(['']), 'cv.txt');
  const headers = { 'idempotency-key': 'tried-again' };
  const refused = await server.request('uploadCv', { token, form: empty, headers });
  expect(refused.status).toBe(422);
  const first = await upload('tried-again', 'Engineer');
  expect(first.status).toBe(202);

  now = new Date(now.getTime() + 24 * 3_600_000 + 1);
  token = await server.sessionOf('veteran-cv@demo.test');
  const later = await upload('tried-again', 'Chef');
  expect(later.status).toBe(202);
  expect(later.data?.resume_id).not.toBe(first.data?.resume_id);
});

function moment() {
  let comes = () => {};
  const came = new Promise<void>((resolve) => {
    comes = resolve;
  });
  return { came, comes };
}

describe('another process, which shares the database', () => {
  type Step = (transaction: () => Promise<unknown>) => Promise<unknown>;

  /**
   * Asks a process of its own, in which each transaction of the call goes by its own step. The queues of that process also
   * open transactions, and those go on as ever.
   */
  async function ask(steps: Step[], title: string) {
    const ofTheCall = new AsyncLocalStorage<Step[]>();
    const database: Database = {
      ...server.database,
      asTenant: async (tenantId, work) => {
        const step = ofTheCall.getStore()?.shift();
        const transaction = () => server.database.asTenant(tenantId, work);
        return (await (step ? step(transaction) : transaction())) as never;
      },
    };
    const process = await startTestServer({ database, clock: () => now });
    return ofTheCall.run(steps, () => create(title, process));
  }

  async function create(title: string, on: Pick<typeof server, 'request'> = server) {
    const { status, body } = await on.request('createResume', {
      token,
      headers: { 'idempotency-key': title },
      body: { title, kind: 'cv', template_id: 'harbour-blue', colour: 'blue' },
    });
    return { status, body };
  }

  const countOf = (title: string) =>
    server.database.asPlatform(async (tx) => {
      const { rows } = await tx.execute<{ count: number }>(
        sql`select count(*)::integer as count from resumes where title = ${title}`,
      );
      return rows[0]!.count;
    });

  const minuteGoesBy = () => {
    now = new Date(now.getTime() + 60_001);
  };

  const goesWell: Step = (transaction) => transaction();
  const theEnd = new Promise<never>(() => {});

  test.each<[string, (died: () => void) => Step[], number]>([
    ['before it has begun', (died) => [diesBefore(died)], 201],
    ['once it has begun', (died) => [diesAfter(died)], 503],
    ['with its work not stored', (died) => [goesWell, diesBefore(died)], 503],
    ['with its work stored', (died) => [goesWell, diesAfter(died)], 201],
  ])('dies %s: a repeat does it once', async (when, stepsOf, soon) => {
    const title = `Died ${when}`;
    const died = moment();
    void ask(stepsOf(died.comes), title);
    await died.came;
    expect((await create(title)).status).toBe(soon);
    minuteGoesBy();
    const { status, body } = await create(title);
    expect([status, await countOf(title)]).toEqual([201, 1]);
    expect((await create(title)).body).toEqual(body);
  });

  function diesAfter(died: () => void): Step {
    return async (transaction) => {
      await transaction();
      died();
      return theEnd;
    };
  }

  function diesBefore(died: () => void): Step {
    return async () => {
      died();
      return theEnd;
    };
  }

  test('that was only slow does not do it a second time', async () => {
    const title = 'Held for gone';
    const begun = moment();
    const goesOn = moment();
    const isSlow: Step = async (transaction) => {
      begun.comes();
      await goesOn.came;
      return transaction();
    };
    const late = ask([goesWell, isSlow], title);
    await begun.came;
    minuteGoesBy();
    const { body } = await create(title);
    goesOn.comes();
    expect([(await late).status, await countOf(title)]).toEqual([503, 1]);
    expect((await create(title)).body).toEqual(body);
  });
});
