import type { TenantDb } from './database.ts';

type Transaction = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;

class RolledBack<Result> extends Error {
  constructor(readonly result: Result) {
    super('Looked at, not stored');
  }
}

/** Does the work; for a preview, all that it stored is rolled back. */
export function storedOrPreviewed<Result>(
  transaction: Transaction,
  isPreview: boolean | undefined,
  work: (db: TenantDb) => Promise<Result>,
): Promise<Result> {
  if (!isPreview) return transaction(work);
  return transaction<Result>(async (db) => {
    throw new RolledBack(await work(db));
  }).catch((error: unknown) => {
    if (error instanceof RolledBack) return error.result as Result;
    throw error;
  });
}
