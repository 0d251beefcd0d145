import { notFound } from '../../http/answers/problem.ts';
import type { Operation } from '../../http/contract/call.ts';
import { changeResume, findResume, lockResume, presentResume } from '../storedResumes.ts';
import { beginHistory, findVersion, listVersions, resumeContent } from './versions.ts';

export const listResumeVersions: Operation<'listResumeVersions'> = ({ params, transaction, user }) =>
  transaction(async (db) => {
    const row = await findResume(db, user.id, params.id);
    await beginHistory(db, row);
    const versions = await listVersions(db, row.id);
    return { data: versions.map(({ n, reason, at }) => ({ n, reason, at: at.toISOString() })) };
  });

export const restoreResumeVersion: Operation<'restoreResumeVersion'> = ({ params, transaction, user, now }) =>
  transaction(async (db) => {
    const row = await lockResume(db, user.id, params.id);
    const version = await findVersion(db, row.id, params.n);
    if (!version) throw notFound();
    const { federal, ...content } = resumeContent(version.content);
    const change = { ...content, federal: federal && { ...federal, status: 'draft' as const } };
    return {
      data: await presentResume(db, await changeResume(db, row, change, now, 'restore'), now),
    };
  });
