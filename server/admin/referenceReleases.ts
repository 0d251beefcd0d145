import { actorOf, recordAudit } from '../audit/audit.ts';
import { indexingProgress, type MatchIndex } from '../candidates/indexing.ts';
import type { Database } from '../db/database.ts';
import { Problem } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import { applyRelease, compareReleases } from '../military/interface.ts';
import { currentRelease, openArtefact, replaceRelease } from '../occupations/interface.ts';

interface Services {
  database: Database;
  matchIndex: Pick<MatchIndex, 'wake'>;
}

export const importReferenceRelease: Operation<'importReferenceRelease', Services> = async (
  { form, user, tenant, now, transaction },
  { database, matchIndex },
) => {
  const release = openArtefact(form.file.bytes);
  if (form.version !== undefined && form.version !== release.head.version) {
    throw new Problem(
      409,
      'version_conflict',
      'This is not the release that you looked at: look at it again.',
    );
  }
  const change = compareReleases(currentRelease(), release);
  if (form.version === undefined) return { data: { ...change, is_applied: false } };
  await database.asPlatform((tx) => applyRelease(tx, release, form.file.bytes));
  replaceRelease(form.file.bytes);
  const deed = {
    action: 'reference.loaded',
    kind: 'tenant' as const,
    ...{ id: tenant.id, name: tenant.name, details: { version: change.version } },
  };
  await transaction((db) => recordAudit(db, actorOf(user), deed, now));
  matchIndex.wake();
  return { data: { ...change, is_applied: true } };
};

export const getIndexingProgress: Operation<'getIndexingProgress'> = ({ transaction }) =>
  transaction(async ({ tx }) => ({
    data: { version: currentRelease().head.version, ...(await indexingProgress(tx)) },
  }));
