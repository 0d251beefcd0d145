/** Promises: a veteran's periods of service are kept once, in their primary CV, and only where each of them holds. */
import { and, eq, isNull } from 'drizzle-orm';
import type { components } from '../openapi.gen.d.ts';
import type { Handlers } from './call.ts';
import { emptySections } from './cv/draft.ts';
import { dayOf } from './days.ts';
import type { TenantDb } from './db/database.ts';
import { resumes } from './db/schema/resumes.ts';
import { checkCascades, keepSummary } from './onboardingCv.ts';
import { invalid, versionConflict } from './problem.ts';
import { checkSections } from './resumeRules.ts';
import {
  changeResume,
  checkRoom,
  insertResume,
  lockOwner,
  militaryTitles,
  ofOwner,
  type ResumeRow,
} from './resumes/rows.ts';
import { sectionsOfProfile } from './resumes/startingSections.ts';

type History = components['schemas']['ServiceHistory'];
type Periods = History['periods'];

const unitedStates = 233;

export const serviceHistoryHandlers = {
  getServiceHistory: ({ user, transaction }) =>
    transaction(async (db) => ({ data: await present(db, await primaryOf(db, user.id)) })),

  saveServiceHistory: ({ body, user, now, transaction }) =>
    transaction(async (db) => {
      await lockOwner(db, user.id);
      const row = await primaryOf(db, user.id);
      if (body.resume_id !== (row?.id ?? null) || body.version !== (row?.version ?? 0)) {
        throw versionConflict(await present(db, row));
      }
      await checkPeriods(db, body.periods, now);
      const kept = await changeResume(
        db,
        row ?? (await begin(db, user, now)),
        {
          sections: {
            ...(row?.sections ?? (await sectionsOfProfile(db, user.id))),
            military_exp: body.periods,
          },
        },
        now,
        'autosave',
      );
      await keepSummary(db, kept);
      return { data: await present(db, kept) };
    }),
} satisfies Handlers<'getServiceHistory' | 'saveServiceHistory'>;

async function primaryOf(db: TenantDb, userId: number): Promise<ResumeRow | null> {
  const [row] = await db.tx
    .select()
    .from(resumes)
    .where(and(ofOwner(db, userId), eq(resumes.is_primary, true), isNull(resumes.deleted_at)));
  return row ?? null;
}

async function begin(db: TenantDb, user: { id: number; country_id: number | null }, now: Date) {
  await checkRoom(db, user.id);
  const kind = user.country_id === unitedStates ? 'resume' : 'cv';
  const title = kind === 'cv' ? 'My CV' : 'My resume';
  return insertResume(db, user.id, { title, kind, source: 'builder' }, now);
}

async function checkPeriods(db: TenantDb, periods: Periods, now: Date): Promise<void> {
  const sections = { ...emptySections(), military_exp: periods };
  const found = {
    ...checkSections(sections, dayOf(now)),
    ...(await checkCascades(db, sections)),
  };
  const prefix = 'sections.military_exp.';
  const errors = Object.fromEntries(
    Object.entries(found).flatMap(([path, messages]) =>
      path.startsWith(prefix) ? [[`periods.${path.slice(prefix.length)}`, messages]] : [],
    ),
  );
  const ids = periods.map(({ id }) => id);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (twice >= 0) errors[`periods.${twice}.id`] = ['Give every period an id of its own'];
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
