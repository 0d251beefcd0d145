/**
 * Promises: what a US federal résumé asks for, filled from what is known, with everything that is still missing named. Only for
 * people in the United States; for others it does not exist.
 */
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import type { Call, Handlers } from '../../call.ts';
import { resumes, type StoredFederal } from '../../db/schema/resumes.ts';
import { invalid, notFound, versionConflict } from '../../problem.ts';
import type { PdfMaker } from '../pdf/maker.ts';
import {
  changeResume,
  checkRoom,
  findResume,
  insertResume,
  lockResume,
  ofOwner,
  type ResumeRow,
} from '../rows.ts';
import { sectionsOfProfile } from '../startingSections.ts';
import { afterEdit, demandUnitedStates, type FederalRow, isFederal, makeReady } from './ready.ts';
import { federalGaps } from './rules.ts';
import { filledFrom } from './start.ts';

type Schemas = components['schemas'];

export const federalResumeHandlers = (maker: Pick<PdfMaker, 'make'>) =>
  ({
    listFederalResumes: ({ transaction, user }) =>
      transaction(async (db) => {
        demandUnitedStates(user);
        const rows = await db.tx
          .select()
          .from(resumes)
          .where(and(ofOwner(db, user.id), eq(resumes.kind, 'federal'), isNull(resumes.deleted_at)))
          .orderBy(desc(resumes.updated_at), resumes.id);
        return { data: rows.filter(isFederal).map(summary) };
      }),

    createFederalResume: ({ body, transaction, conclude, user, now }) =>
      transaction(async (db) => {
        demandUnitedStates(user);
        await checkRoom(db, user.id);
        const from = body.from_resume_id ? await findResume(db, user.id, body.from_resume_id) : undefined;
        const federal = from?.federal
          ? { ...from.federal, status: 'draft' as const }
          : await filledFrom(db, from?.sections ?? (await sectionsOfProfile(db, user.id)));
        const given = { title: body.title, kind: 'federal' as const, source: 'builder' as const, federal };
        const made = demandFederal(await insertResume(db, user.id, given, now));
        return conclude(db, { data: present(made) });
      }),

    getFederalResume: ({ params, transaction, user }) =>
      transaction(async (db) => {
        demandUnitedStates(user);
        return { data: present(demandFederal(await findResume(db, user.id, params.id))) };
      }),

    async saveFederalResume({ params, body, transaction, user, limit, now }) {
      demandUnitedStates(user);
      const { version, status, title, ...parts } = body;
      if (status) {
        if (title !== undefined || Object.keys(parts).length > 0)
          throw invalid({ status: ['Save what is changed first'] });
        const row = await transaction(async (db) => demandFederal(await findResume(db, user.id, params.id)));
        // The answer to an earlier try was lost on its way.
        if (row.federal.status === status && row.version === version + 1) return { data: present(row) };
        if (row.version !== version) throw versionConflict(present(row));
        await limit('checkResume');
        const { federal, page_count } = await makeReady(row, maker);
        return transaction(async (db) => {
          const held = demandFederal(await lockResume(db, user.id, params.id));
          if (held.version !== version) throw versionConflict(present(held));
          return { data: present(demandFederal(await changeResume(db, held, { federal, page_count }, now))) };
        });
      }
      checkIds(body);
      return transaction(async (db) => {
        const row = demandFederal(await lockResume(db, user.id, params.id));
        const name = title ?? row.title;
        const federal: StoredFederal = { ...row.federal, ...parts };
        const saved = isSame(row, name, federal);
        if (saved && (row.version === version || row.version === version + 1)) return { data: present(row) };
        if (row.version !== version) throw versionConflict(present(row));
        const change = { title: name, federal: afterEdit(federal) };
        return { data: present(demandFederal(await changeResume(db, row, change, now, 'autosave'))) };
      });
    },
  }) satisfies Handlers<
    'listFederalResumes' | 'createFederalResume' | 'getFederalResume' | 'saveFederalResume'
  >;

function demandFederal(row: ResumeRow): FederalRow {
  if (!isFederal(row)) throw notFound();
  return row;
}

function checkIds(body: Call<'saveFederalResume'>['body']) {
  for (const list of ['experience', 'education', 'training', 'skills'] as const) {
    const ids = (body[list] ?? []).map(({ id }) => id);
    const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
    if (twice >= 0) throw invalid({ [`${list}.${twice}.id`]: ['Give every entry an id of its own'] });
  }
}

/** The second of two equal saves; the database sorts the keys of what it keeps. */
const isSame = (row: FederalRow, title: string, federal: StoredFederal) =>
  row.title === title && sorted(row.federal) === sorted(federal);

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => one.localeCompare(other)))
      : inner,
  );
}

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
