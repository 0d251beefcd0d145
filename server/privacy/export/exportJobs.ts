import { and, eq, getTableName, sql } from 'drizzle-orm';
import { personKey } from '../../background/fairQueue.ts';
import { createQueue, type Queue } from '../../background/queue.ts';
import { endTurn, nextInRotation } from '../../background/rotation.ts';
import type { Database } from '../../db/database.ts';
import { accountExports } from '../../db/schema/files.ts';
import { storeGeneratedFile } from '../../files/files.ts';
import { dayOf } from '../../formats/days.ts';
import { Problem } from '../../http/answers/problem.ts';
import type { PdfMaker } from '../../resumes/interface.ts';
import { type CollectedExport, collectExport } from './collectExport.ts';
import type { ExportSectionName } from './exportSections.ts';
import { type Keeper, printedExport } from './printedExport.ts';
import { type FindReferenceName, loadReferenceNames } from './referenceNames.ts';

export type ExportJobs = Pick<Queue, 'wake' | 'settled' | 'close'>;

type Format = (typeof accountExports.$inferSelect)['format'];

interface Job {
  tenant_id: number;
  id: number;
  user_id: number;
  sections: ExportSectionName[];
  format: Format;
  attempts: number;
  keeper: Keeper;
}

interface ExportFile {
  bytes: Uint8Array;
  pages: number | null;
}

const mostAttempts = 2;
// Renewed while the file waits for its turn or is made; after that, its process is considered dead.
const lockSeconds = 20;
const renewMs = 5_000;
const queueOfExports = { table: 'account_exports' } as const;

type MakeFile = (
  job: Job,
  collected: CollectedExport,
  nameOf: FindReferenceName,
  at: Date,
) => Promise<ExportFile>;

const makersWith = (pdfMaker: Pick<PdfMaker, 'makeAccount'>): Record<Format, MakeFile> => ({
  pdf: async ({ tenant_id, user_id, keeper }, collected, nameOf, at) =>
    pdfMaker.makeAccount({
      account: printedExport({ ...keeper, now: at }, collected, nameOf),
      at,
      person: personKey(tenant_id, user_id),
    }),
  json: async ({ keeper }, collected, _, at) => ({ bytes: asJson(keeper, collected, at), pages: null }),
});

export function createExportJobs(options: {
  database: Database;
  pdfMaker: Pick<PdfMaker, 'makeAccount'>;
  clock: () => Date;
  onError: (error: unknown) => void;
}): ExportJobs {
  const { database, pdfMaker, clock, onError } = options;
  const makers = makersWith(pdfMaker);

  const settle = (job: Job, change: Record<string, unknown>) => settleAttempt(database, job, change);

  async function makeAndKeep(job: Job) {
    const now = clock();
    const content = await database.asTenant(job.tenant_id, async (db) => {
      const collected = await collectExport(db, job.user_id, job.sections, now);
      const rows = collected?.sections.flatMap(({ parts }) => parts.flatMap((part) => part.rows));
      return collected && { collected, nameOf: await loadReferenceNames(db, rows) };
    });
    if (!content) return;
    const { collected, nameOf } = content;
    const { bytes, pages } = await makers[job.format](job, collected, nameOf, now);
    const file_key = await database.asTenant(job.tenant_id, async (db) => {
      const { file_id } = await storeGeneratedFile(
        db,
        job.user_id,
        { name: nameOfFile(collected, job.format, now), type: types[job.format], bytes, page_count: pages },
        now,
      );
      return file_id;
    });
    await settle(job, { status: 'done', file_key });
  }

  async function perform(job: Job): Promise<void> {
    if (job.attempts > mostAttempts) {
      await settle(job, { status: 'failed' });
      return;
    }
    try {
      await makeAndKeep(job);
    } catch (error) {
      // A busy or stopped PDF maker does not count as an attempt.
      const isBusy = queue.isClosed() || (error instanceof Problem && error.status === 503);
      if (!isBusy) onError(error);
      const again = { attempts: job.attempts - 1, locked_until: sql`now() + interval '2 seconds'` };
      const isOver = job.attempts >= mostAttempts;
      await settle(job, isBusy ? again : isOver ? { status: 'failed' } : {});
    }
  }

  const queue = createQueue({
    claim: () => claim(database),
    perform,
    renewal: { renew: (job) => renew(database, job), everyMs: renewMs },
    restMs: 5_000,
    onError,
  });
  return queue;
}

// Only the attempt that holds the job may finish it.
const attemptOf = ({ tenant_id, id, attempts }: Job) =>
  and(
    eq(accountExports.tenant_id, tenant_id),
    eq(accountExports.id, id),
    eq(accountExports.status, 'processing'),
    eq(accountExports.attempts, attempts),
  );

const settleAttempt = (database: Database, job: Job, change: Record<string, unknown>) =>
  database.asTenant(job.tenant_id, async ({ tx }) => {
    await tx
      .update(accountExports)
      .set({ locked_until: null, ...change })
      .where(attemptOf(job));
    await tx.execute(endTurn(queueOfExports, job));
  });

const lockEnd = sql`now() + make_interval(secs => ${lockSeconds})`;

const renew = (database: Database, job: Job): Promise<void> =>
  database.asTenant(job.tenant_id, async ({ tx }) => {
    await tx.update(accountExports).set({ locked_until: lockEnd }).where(attemptOf(job));
  });

function claim(database: Database): Promise<Job | undefined> {
  return database.asPlatform(async (tx) => {
    const { rows } = await tx.execute<Job & Record<string, unknown>>(sql`
      update account_exports
      set attempts = attempts + 1, locked_until = ${lockEnd}
      where (tenant_id, id) = (${nextInRotation(queueOfExports)})
      returning tenant_id, id, user_id, sections, format, attempts,
        (select jsonb_build_object('name', name, 'countryId', default_country_id) from tenants
          where tenants.id = tenant_id) as keeper`);
    return rows[0];
  });
}

const types = { pdf: 'application/pdf', json: 'application/octet-stream' } as const;

function nameOfFile({ person }: CollectedExport, format: Format, now: Date) {
  const words = person.name.replace(/[^\p{L}\p{N}-]+/gu, '_');
  return `${words}_data_${dayOf(now)}.${format}`;
}

function asJson({ name }: Keeper, { person, sections }: CollectedExport, at: Date): Buffer {
  const content = Object.fromEntries(
    sections.map(({ section, parts }) => [
      section,
      Object.fromEntries(parts.map(({ source, rows }) => [getTableName(source.table), rows])),
    ]),
  );
  const whole = { made_at: at.toISOString(), held_by: name, ...person, sections: content };
  return Buffer.from(JSON.stringify(whole, null, 2));
}
