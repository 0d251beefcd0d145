// A veteran's service periods are stored once, in the primary CV.
import { and, eq, isNull } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { emptySections } from '../cv/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { type ResumeRow, resumes } from '../db/schema/resumes.ts';
import { dayOf } from '../formats/days.ts';
import { invalid, versionConflict } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import type { FollowLeaving } from '../profile/interface.ts';
import { checkCascades, updateMilitarySummary } from './militarySummary.ts';
import { checkSections } from './sections/sectionRules.ts';
import { sectionsFromProfile } from './sections/startingSections.ts';
import {
  changeResume,
  insertResume,
  lockResumeOwner,
  militaryTitles,
  requireResumeCapacity,
  resumesOfUser,
} from './storedResumes.ts';

type History = components['schemas']['ServiceHistory'];
type Periods = History['periods'];

const unitedStates = 233;

export const getServiceHistory: Operation<'getServiceHistory'> = ({ user, transaction }) =>
  transaction(async (db) => ({ data: await present(db, await primaryOf(db, user.id)) }));

export const saveServiceHistory: Operation<'saveServiceHistory', { followLeaving: FollowLeaving }> = (
  { body, user, now, transaction },
  { followLeaving },
) =>
  transaction(async (db) => {
    await lockResumeOwner(db, user.id);
    const row = await primaryOf(db, user.id);
    if (body.resume_id !== (row?.id ?? null) || body.version !== (row?.version ?? 0)) {
      throw versionConflict(await present(db, row));
    }
    await checkPeriods(db, body.periods, now);
    const changed = await changeResume(
      db,
      row ?? (await begin(db, user, now)),
      {
        sections: {
          ...(row?.sections ?? (await sectionsFromProfile(db, user.id))),
          military_exp: body.periods,
        },
      },
      now,
      'autosave',
    );
    if (await updateMilitarySummary(db, changed, now)) await followLeaving(db, user, now);
    return { data: await present(db, changed) };
  });

async function primaryOf(db: TenantDb, userId: number): Promise<ResumeRow | null> {
  const [row] = await db.tx
    .select()
    .from(resumes)
    .where(and(resumesOfUser(db, userId), eq(resumes.is_primary, true), isNull(resumes.deleted_at)));
  return row ?? null;
}

async function begin(db: TenantDb, user: { id: number; country_id: number | null }, now: Date) {
  await requireResumeCapacity(db, user.id);
  const kind = user.country_id === unitedStates ? 'resume' : 'cv';
  const title = kind === 'cv' ? 'My CV' : 'My resume';
  return insertResume(db, user.id, { title, kind, source: 'builder' }, now);
}

async function checkPeriods(db: TenantDb, periods: Periods, now: Date): Promise<void> {
  const sections = { ...emptySections(), military_exp: periods };
  const problems = {
    ...checkSections(sections, dayOf(now)),
    ...(await checkCascades(db, sections)),
  };
  const prefix = 'sections.military_exp.';
  const errors = Object.fromEntries(
    Object.entries(problems).flatMap(([path, messages]) =>
      path.startsWith(prefix) ? [[`periods.${path.slice(prefix.length)}`, messages]] : [],
    ),
  );
  const ids = periods.map(({ id }) => id);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (twice >= 0) errors[`periods.${twice}.id`] = ['Each period needs its own id'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function present(db: TenantDb, row: ResumeRow | null): Promise<History> {
  const periods = row?.sections.military_exp ?? [];
  return {
    resume: row && { id: row.id, title: row.title },
    version: row?.version ?? 0,
    periods,
    titles: await militaryTitles(db, periods),
  };
}
