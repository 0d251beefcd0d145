import { and, eq, isNull, sql } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { onboardings } from '../db/schema/onboarding.ts';
import { type ResumeRow, resumes } from '../db/schema/resumes.ts';
import { invalid, notFound, Problem } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import { copyResume } from './copyResume.ts';
import { defaultSectionOrder, resumeTemplates, templateColour, withColour } from './designs.ts';
import { requirePhotoAllowed, withoutPhoto } from './photo.ts';
import { sectionsFromProfile } from './sections/startingSections.ts';
import {
  changeResume,
  findResume,
  insertResume,
  loadResumes,
  lockResume,
  lockResumeOwner,
  makePrimary,
  oldestRestorable,
  presentResume,
  presentResumeSummary,
  requireResumeCapacity,
  requireResumeVersion,
  resumesOfUser,
} from './storedResumes.ts';
import { meaningsOf } from './terms/termMeanings.ts';
import { resumeContent } from './versions/versions.ts';

const longestTitle = 120;

export const listResumes: Operation<'listResumes'> = ({ query, transaction, user, now }) =>
  transaction(async (db) => {
    const rows = await loadResumes(db, user.id, now, query.include_deleted === 1);
    const answers = await meaningsOf(db, user.id);
    return {
      data: rows.map(({ row, parse_status }) => presentResumeSummary(row, parse_status, now, answers)),
    };
  });

export const createResume: Operation<'createResume'> = ({ body, transaction, conclude, user, now }) =>
  transaction(async (db) => {
    const { title, kind, template_id, colour, from_resume_id } = body;
    checkColour(template_id, colour);
    await lockResumeOwner(db, user.id);
    const from = from_resume_id ? await findResume(db, user.id, from_resume_id) : undefined;
    if (from?.kind === 'federal') {
      throw invalid({ from_resume_id: ['Choose one that isn’t a federal resume'] });
    }
    await requireResumeCapacity(db, user.id);
    const content = from
      ? {
          sections: kind === 'cv' ? from.sections : withoutPhoto(from.sections),
          section_order: from.section_order,
          hidden_sections: from.hidden_sections,
        }
      : { sections: await sectionsFromProfile(db, user.id) };
    const row = await insertResume(
      db,
      user.id,
      { title, kind, source: 'builder', template_id, ...content },
      now,
    );
    return conclude(db, { data: await presentResume(db, row, now) });
  });

export const getResume: Operation<'getResume'> = ({ params, transaction, user, now }) =>
  transaction(async (db) => ({
    data: await presentResume(db, await findResume(db, user.id, params.id), now),
  }));

export const updateResume: Operation<'updateResume'> = ({ params, body, transaction, user, now }) =>
  transaction(async (db) => {
    await lockResumeOwner(db, user.id);
    const row = await lockResume(db, user.id, params.id);
    await requireResumeVersion(db, row, body.version, now);
    const { change, isDesign } = changeOf(row, body);
    if (body.is_primary === true && !row.is_primary) await makePrimary(db, user.id, row.id, now);
    const changed = await changeResume(db, row, change, now, isDesign ? 'template' : undefined);
    return { data: await presentResume(db, changed, now) };
  });

export const deleteResume: Operation<'deleteResume'> = ({ params, query, transaction, user, now }) =>
  transaction(async (db) => {
    await lockResumeOwner(db, user.id);
    const row = await lockResume(db, user.id, params.id);
    const next = row.is_primary ? await nextPrimary(db, row, query.next_primary_id) : undefined;
    const gone = await changeResume(db, row, { deleted_at: now, is_primary: false }, now);
    if (next) await makePrimary(db, user.id, next, now);
    await db.tx
      .update(onboardings)
      .set({ resume_id: null, version: sql`${onboardings.version} + 1`, updated_at: now })
      .where(and(eq(onboardings.tenant_id, db.tenantId), eq(onboardings.resume_id, row.id)));
    return { data: presentResumeSummary(gone, null, now, await meaningsOf(db, user.id)) };
  });

export const restoreResume: Operation<'restoreResume'> = ({ params, transaction, user, now }) =>
  transaction(async (db) => {
    await lockResumeOwner(db, user.id);
    const row = await lockResume(db, user.id, params.id, { deleted: true });
    if (row.deleted_at && row.deleted_at < oldestRestorable(now)) throw notFound();
    await requireResumeCapacity(db, user.id, { returning: true });
    const others = await liveOthers(db, row);
    const is_primary = row.kind !== 'federal' && !others.some((other) => other.is_primary);
    const back = await changeResume(db, row, { deleted_at: null, is_primary }, now);
    return { data: presentResumeSummary(back, null, now, await meaningsOf(db, user.id)) };
  });

export const duplicateResume: Operation<'duplicateResume'> = ({ params, transaction, conclude, user, now }) =>
  transaction(async (db) => {
    await lockResumeOwner(db, user.id);
    const row = await findResume(db, user.id, params.id);
    const copy = await copyResume(db, row, { title: `${row.title.slice(0, longestTitle - 7)} (copy)` }, now);
    return conclude(db, { data: await presentResume(db, copy, now) });
  });

export const listResumeTemplates: Operation<'listResumeTemplates'> = async ({ tenant }) => ({
  data: resumeTemplates(tenant.locale),
});

function checkColour(template: ResumeRow['template_id'], colour: Call<'createResume'>['body']['colour']) {
  if (templateColour(template) !== colour) throw invalid({ colour: ['Choose a design'] });
}

function changeOf(row: ResumeRow, body: Call<'updateResume'>['body']) {
  const { title, template_id, colour, page_size, spacing, section_order, hidden_sections, is_primary } = body;
  if (template_id && colour) checkColour(template_id, colour);
  if (is_primary && row.kind === 'federal') {
    throw invalid({ is_primary: ['A federal resume is only for federal jobs. Choose another one'] });
  }
  if (is_primary === false && row.is_primary) throw primaryRequired();
  const design = {
    template_id: template_id ?? (colour ? withColour(row.template_id, colour) : row.template_id),
    page_size: page_size ?? row.page_size,
    spacing: spacing ?? row.spacing,
    section_order: section_order ? wholeOrder(section_order) : row.section_order,
    hidden_sections: hidden_sections ? hideable(hidden_sections) : row.hidden_sections,
  };
  requirePhotoAllowed({ ...row, ...design }, 'page_size');
  const before = resumeContent(row);
  const isDesign = (Object.keys(design) as (keyof typeof design)[]).some(
    (name) => JSON.stringify(design[name]) !== JSON.stringify(before[name]),
  );
  const change = {
    title: title ?? row.title,
    is_primary: is_primary ?? row.is_primary,
    ...(isDesign ? design : {}),
  };
  return { change, isDesign };
}

function wholeOrder(order: ResumeRow['section_order']) {
  if (new Set(order).size < order.length) throw invalid({ section_order: ['Name every section once'] });
  return [...order, ...defaultSectionOrder.filter((name) => !order.includes(name))];
}

function hideable(hidden: ResumeRow['hidden_sections']) {
  if (hidden.includes('personal_details')) {
    throw invalid({ hidden_sections: ['Your name and contact details have to stay'] });
  }
  return [...new Set(hidden)];
}

const primaryRequired = (resumes: { id: number; title: string }[] = []) =>
  new Problem(409, 'primary_required', 'Choose which one to use for applications from now on.', {
    data: { resumes: resumes.map(({ id, title }) => ({ id, title })) },
  });

const liveOthers = (db: TenantDb, row: ResumeRow) =>
  db.tx
    .select({ id: resumes.id, title: resumes.title, kind: resumes.kind, is_primary: resumes.is_primary })
    .from(resumes)
    .where(and(resumesOfUser(db, row.user_id), isNull(resumes.deleted_at), sql`${resumes.id} <> ${row.id}`))
    .orderBy(resumes.id);

async function nextPrimary(db: TenantDb, row: ResumeRow, requestedId: number | undefined) {
  const others = (await liveOthers(db, row)).filter(({ kind }) => kind !== 'federal');
  if (others.length === 0) return undefined;
  if (!requestedId) throw primaryRequired(others);
  if (!others.some(({ id }) => id === requestedId)) {
    throw invalid({ next_primary_id: ['Choose one of your others'] });
  }
  return requestedId;
}
