import { and, eq } from 'drizzle-orm';
import { personKey } from '../../background/fairQueue.ts';
import type { TenantDb } from '../../db/database.ts';
import { type ResumeRow, resumes } from '../../db/schema/resumes.ts';
import { storeGeneratedFile } from '../../files/files.ts';
import { dayOf } from '../../formats/days.ts';
import { invalid } from '../../http/answers/problem.ts';
import type { Operation } from '../../http/contract/call.ts';
import type { Caller } from '../../http/contract/caller.ts';
import { withColour } from '../designs.ts';
import { resumeDocument, resumeFileName } from '../export/exportHandlers.ts';
import {
  type FederalRow,
  federalFileGaps,
  isFederalRow,
  isOverLimit,
  overLimit,
  requireUnitedStates,
} from '../federal/readiness.ts';
import { resumeHints } from '../hints/hints.ts';
import { resumePhoto } from '../photo.ts';
import { findResume } from '../storedResumes.ts';
import { checkPdf, proseOf } from './check.ts';
import type { PdfMaker, PdfResult } from './pdfMaker.ts';

export const createResumePdf: Operation<'createResumePdf', { pdfMaker: PdfMaker }> = async (
  { params, body, transaction, conclude, tenant, user, limit, now },
  { pdfMaker: maker },
) => {
  const { stored, document } = await transaction((db) => printableResume(db, user, params.id));
  if (isFederalRow(stored) && (body.template_id || body.colour))
    throw invalid({ template_id: ['A federal resume has one design only'] });
  await limit('pdf');
  const design = body.template_id ?? stored.template_id;
  const template_id = body.colour ? withColour(design, body.colour) : design;
  const pdf = await maker.make({
    document: 'header' in document ? document : { ...document, template_id },
    at: stored.updated_at,
    person: personKey(tenant.id, user.id),
  });
  const { measures, bytes } = pdf;
  // A preview may be too long, so that its owner can see what to cut.
  if (isFederalRow(stored) && body.purpose !== 'preview' && isOverLimit(measures)) throw overLimit(measures);
  const file = {
    name: resumeFileName(stored, 'pdf'),
    type: 'application/pdf' as const,
    bytes,
    page_count: measures.pages,
  };
  return transaction(async (db) => {
    if (template_id === stored.template_id)
      await storeMeasurements(db, stored, { page_count: measures.pages });
    return conclude(db, { data: await storeGeneratedFile(db, user.id, file, now) });
  });
};

export const checkResume: Operation<'checkResume', { pdfMaker: PdfMaker }> = async (
  { params, transaction, user, tenant, limit, now },
  { pdfMaker: maker },
) => {
  const { stored, document } = await transaction((db) => printableResume(db, user, params.id));
  await limit('checkResume');
  const pdf = await maker.make({
    document,
    at: stored.updated_at,
    person: personKey(tenant.id, user.id),
  });
  const data = isFederalRow(stored)
    ? checkOfFederal(stored, pdf)
    : checkPdf(
        {
          content: stored.sections,
          written: proseOf(stored.sections),
          hints: resumeHints(stored.sections, dayOf(now)),
          countryId: user.country_id ?? tenant.default_country_id,
        },
        pdf,
      );
  const checks = { ats_score: data.ats.score, issues: data.ats.issues };
  await transaction((db) => storeMeasurements(db, stored, { page_count: pdf.measures.pages, checks }));
  return { data };
};

function checkOfFederal({ federal }: FederalRow, pdf: PdfResult) {
  const { summary, experience, education, training, skills } = federal;
  const missing = federalFileGaps(federal, pdf.measures);
  const check = checkPdf(
    {
      content: federal,
      written: { summary, experience, education, training, skills },
      hints: [],
      countryId: 233,
    },
    pdf,
  );
  return { ...check, federal: { ok: missing.length === 0, missing } };
}

export async function printableResume(db: TenantDb, user: Caller, id: number) {
  const stored = await findResume(db, user.id, id);
  if (isFederalRow(stored)) {
    requireUnitedStates(user);
    return { stored, document: stored.federal };
  }
  const document = { ...(await resumeDocument(db, stored)), ...(await resumePhoto(db, stored)) };
  return { stored, document };
}

// Stores the measurements only if the résumé has not changed since.
const storeMeasurements = (
  { tenantId, tx }: TenantDb,
  { id, version }: ResumeRow,
  values: Partial<Pick<ResumeRow, 'page_count' | 'checks'>>,
) =>
  tx
    .update(resumes)
    .set(values)
    .where(and(eq(resumes.tenant_id, tenantId), eq(resumes.id, id), eq(resumes.version, version)));
