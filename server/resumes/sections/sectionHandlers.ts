import { and, eq, sql } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import type { TenantDb } from '../../db/database.ts';
import { type ResumeRow, resumes } from '../../db/schema/resumes.ts';
import { dayOf } from '../../formats/days.ts';
import { invalidTransition } from '../../http/answers/problem.ts';
import type { Operation } from '../../http/contract/call.ts';
import type { FollowLeaving } from '../../profile/interface.ts';
import { resumeHealth } from '../hints/completeness.ts';
import { resumeHints } from '../hints/hints.ts';
import { checkCascades, updateMilitarySummary } from '../militarySummary.ts';
import { requirePhotoAllowed } from '../photo.ts';
import { changeResume, lockResume, requireResumeVersion } from '../storedResumes.ts';
import { meaningsOf } from '../terms/termMeanings.ts';
import { checkSections, type ResumeSections, type SectionErrors } from './sectionRules.ts';
import { type SectionName, validSection } from './sectionShape.ts';

type Saved = components['schemas']['SavedResumeSection'];

export const saveResumeSection: Operation<'saveResumeSection', { followLeaving: FollowLeaving }> = (
  { params, query, body, transaction, user, now },
  { followLeaving },
) =>
  transaction(async (db) => {
    const name = params.section;
    const content = validSection(name, body);
    const row = await lockResume(db, user.id, params.id);
    if (row.kind === 'federal') throw invalidTransition([]);
    const isSame = await isStored(db, row, name, content);
    // This is a retry whose first response was lost.
    const isRepeat = isSame && row.version === body.version + 1;
    if (!isRepeat) await requireResumeVersion(db, row, body.version, now);
    const sections = { ...row.sections, [name]: content };
    requirePhotoAllowed({ ...row, sections }, 'value.photo');
    const saved = isSame ? row : await changeResume(db, row, { sections }, now, body.reason ?? 'autosave');
    const tellsService = name === 'military_exp' && saved.is_primary;
    if (tellsService && (await updateMilitarySummary(db, saved, now))) await followLeaving(db, user, now);
    const today = dayOf(now);
    const data: Saved = {
      version: saved.version,
      updated_at: saved.updated_at.toISOString(),
      section: name,
      ...resumeHealth(saved.sections, today, await meaningsOf(db, user.id)),
      hints: resumeHints(saved.sections, today).filter(({ path }) => path?.startsWith(`${name}.`)),
    };
    if (query.strict) data.errors = await errorsIn(db, name, saved.sections, today);
    return { data };
  });

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

async function errorsIn(
  db: TenantDb,
  name: SectionName,
  sections: ResumeSections,
  today: string,
): Promise<SectionErrors> {
  const all = { ...checkSections(sections, today), ...(await checkCascades(db, sections)) };
  return Object.fromEntries(Object.entries(all).filter(([path]) => path.startsWith(`sections.${name}.`)));
}
