// Federal résumés exist only for people in the United States; everybody else gets 404.
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import { type ResumeRow, resumes, type StoredFederal } from '../../db/schema/resumes.ts';
import { isSameJson } from '../../formats/isSameJson.ts';
import { invalid, notFound, versionConflict } from '../../http/answers/problem.ts';
import type { Call, Operation } from '../../http/contract/call.ts';
import type { PdfMaker } from '../pdf/pdfMaker.ts';
import { sectionsFromProfile } from '../sections/startingSections.ts';
import {
  changeResume,
  findResume,
  insertResume,
  lockResume,
  requireResumeCapacity,
  resumesOfUser,
} from '../storedResumes.ts';
import {
  afterEdit,
  type FederalRow,
  isFederalRow,
  markFederalReady,
  requireUnitedStates,
} from './readiness.ts';
import { federalGaps } from './rules.ts';
import { startingFederal } from './startingFederal.ts';

type Schemas = components['schemas'];

export const listFederalResumes: Operation<'listFederalResumes'> = ({ transaction, user }) =>
  transaction(async (db) => {
    requireUnitedStates(user);
    const rows = await db.tx
      .select()
      .from(resumes)
      .where(and(resumesOfUser(db, user.id), eq(resumes.kind, 'federal'), isNull(resumes.deleted_at)))
      .orderBy(desc(resumes.updated_at), resumes.id);
    return { data: rows.filter(isFederalRow).map(summary) };
  });

export const createFederalResume: Operation<'createFederalResume'> = ({
  body,
  transaction,
  conclude,
  user,
  now,
}) =>
  transaction(async (db) => {
    requireUnitedStates(user);
    await requireResumeCapacity(db, user.id);
    const from = body.from_resume_id ? await findResume(db, user.id, body.from_resume_id) : undefined;
    const federal = from?.federal
      ? { ...from.federal, status: 'draft' as const }
      : await startingFederal(db, from?.sections ?? (await sectionsFromProfile(db, user.id)));
    const fields = { title: body.title, kind: 'federal' as const, source: 'builder' as const, federal };
    const resume = requireFederal(await insertResume(db, user.id, fields, now));
    return conclude(db, { data: present(resume) });
  });

export const getFederalResume: Operation<'getFederalResume'> = ({ params, transaction, user }) =>
  transaction(async (db) => {
    requireUnitedStates(user);
    return { data: present(requireFederal(await findResume(db, user.id, params.id))) };
  });

export const saveFederalResume: Operation<'saveFederalResume', { pdfMaker: Pick<PdfMaker, 'make'> }> = async (
  { params, body, transaction, user, limit, now },
  { pdfMaker: maker },
) => {
  requireUnitedStates(user);
  const { version, status, title, ...parts } = body;
  if (status) {
    if (title !== undefined || Object.keys(parts).length > 0)
      throw invalid({ status: ['Save what is changed first'] });
    const row = await transaction(async (db) => requireFederal(await findResume(db, user.id, params.id)));
    // This is a retry whose first response was lost.
    if (row.federal.status === status && row.version === version + 1) return { data: present(row) };
    if (row.version !== version) throw versionConflict(present(row));
    await limit('checkResume');
    const { federal, page_count } = await markFederalReady(row, maker);
    return transaction(async (db) => {
      const locked = requireFederal(await lockResume(db, user.id, params.id));
      if (locked.version !== version) throw versionConflict(present(locked));
      return {
        data: present(requireFederal(await changeResume(db, locked, { federal, page_count }, now))),
      };
    });
  }
  checkIds(body);
  return transaction(async (db) => {
    const row = requireFederal(await lockResume(db, user.id, params.id));
    const name = title ?? row.title;
    const federal: StoredFederal = { ...row.federal, ...parts };
    const saved = isSame(row, name, federal);
    if (saved && (row.version === version || row.version === version + 1)) return { data: present(row) };
    if (row.version !== version) throw versionConflict(present(row));
    const change = { title: name, federal: afterEdit(federal) };
    return { data: present(requireFederal(await changeResume(db, row, change, now, 'autosave'))) };
  });
};

function requireFederal(row: ResumeRow): FederalRow {
  if (!isFederalRow(row)) throw notFound();
  return row;
}

function checkIds(body: Call<'saveFederalResume'>['body']) {
  for (const list of ['experience', 'education', 'training', 'skills'] as const) {
    const ids = (body[list] ?? []).map(({ id }) => id);
    const duplicate = ids.findIndex((id, index) => ids.indexOf(id) !== index);
    if (duplicate >= 0) throw invalid({ [`${list}.${duplicate}.id`]: ['Each entry needs its own id'] });
  }
}

const isSame = (row: FederalRow, title: string, federal: StoredFederal) =>
  row.title === title && isSameJson(row.federal, federal);

function present(row: FederalRow): Schemas['FederalResume'] {
  const { id, title, federal, page_count, version, updated_at } = row;
  return {
    ...{ id, title, ...federal },
    missing: federalGaps(federal),
    page_count,
    version,
    updated_at: updated_at.toISOString(),
  };
}

const summary = ({
  id,
  title,
  federal,
  version,
  updated_at,
}: FederalRow): Schemas['FederalResumeSummary'] => ({
  id,
  title,
  status: federal.status,
  target_title: federal.header.target?.title ?? null,
  missing_count: federalGaps(federal).length,
  version,
  updated_at: updated_at.toISOString(),
});
