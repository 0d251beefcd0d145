/** Promises: what is typed is kept at every pause, finished or not, and never over what another window has saved. */
import { and, eq, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { Handlers } from '../call.ts';
import { dayOf } from '../days.ts';
import type { TenantDb } from '../db/database.ts';
import { resumes } from '../db/schema/resumes.ts';
import { checkCascades, keepSummary } from '../onboardingCv.ts';
import { invalidTransition } from '../problem.ts';
import { checkSections, type Errors, type Sections } from '../resumeRules.ts';
import { completenessOf } from './completeness.ts';
import { hintsOf } from './hints.ts';
import { checkPhoto } from './photo.ts';
import { changeResume, demandVersion, lockResume, type ResumeRow } from './rows.ts';
import { type SectionName, sectionOf } from './sectionShape.ts';

type Saved = components['schemas']['SavedResumeSection'];

export const resumeSectionHandlers = {
  saveResumeSection: ({ params, query, body, transaction, user, now }) =>
    transaction(async (db) => {
      const name = params.section;
      const content = sectionOf(name, body);
      const row = await lockResume(db, user.id, params.id);
      if (row.kind === 'federal') throw invalidTransition([]);
      const isSame = await isStored(db, row, name, content);
      // The second of two equal saves, whose first answer was lost.
      const isRepeat = isSame && row.version === body.version + 1;
      if (!isRepeat) await demandVersion(db, row, body.version, now);
      const sections = { ...row.sections, [name]: content };
      checkPhoto({ ...row, sections }, 'value.photo');
      const saved = isSame ? row : await changeResume(db, row, { sections }, now, body.reason ?? 'autosave');
      if (name === 'military_exp' && saved.is_primary) await keepSummary(db, saved);
      const today = dayOf(now);
      const data: Saved = {
        version: saved.version,
        updated_at: saved.updated_at.toISOString(),
        section: name,
        completeness: completenessOf(saved.sections, today),
        hints: hintsOf(saved.sections, today).filter(({ path }) => path?.startsWith(`${name}.`)),
      };
      if (query.strict) data.errors = await errorsIn(db, name, saved.sections, today);
      return { data };
    }),
} satisfies Handlers<'saveResumeSection'>;

async function isStored(db: TenantDb, row: ResumeRow, name: SectionName, content: unknown) {
  const [same] = await db.tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(
      and(
        eq(resumes.tenant_id, db.tenantId),
        eq(resumes.id, row.id),
        sql`${resumes.sections} -> ${name} = ${JSON.stringify(content)}::jsonb`,
      ),
    );
  return same !== undefined;
}

async function errorsIn(db: TenantDb, name: SectionName, sections: Sections, today: string): Promise<Errors> {
  const all = { ...checkSections(sections, today), ...(await checkCascades(db, sections)) };
  return Object.fromEntries(Object.entries(all).filter(([path]) => path.startsWith(`sections.${name}.`)));
}
