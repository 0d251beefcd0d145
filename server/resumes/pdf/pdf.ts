/** Promises: the PDF of a résumé, the same bytes for the same content and design, and what a check of that very file says of it. */
import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../../call.ts';
import { dayOf } from '../../days.ts';
import type { TenantDb } from '../../db/database.ts';
import type { SignedInUser } from '../../db/schema/accounts.ts';
import { resumes } from '../../db/schema/resumes.ts';
import { keepFile } from '../../files.ts';
import { invalid } from '../../problem.ts';
import { withColour } from '../designs.ts';
import { fileName } from '../export/export.ts';
import {
  demandUnitedStates,
  type FederalRow,
  isFederal,
  isOverLimit,
  missingIn,
  overLimit,
} from '../federal/ready.ts';
import { hintsOf } from '../hints.ts';
import { photoOf } from '../photo.ts';
import { findResume, militaryTitles, type ResumeRow } from '../rows.ts';
import { checkOf, proseOf } from './check.ts';
import type { MadePdf, PdfMaker } from './maker.ts';

export function resumePdfHandlers(maker: PdfMaker) {
  return {
    async createResumePdf({ params, body, transaction, conclude, user, limit, now }) {
      const { stored, document } = await transaction((db) => printable(db, user, params.id));
      if (isFederal(stored) && (body.template_id || body.colour))
        throw invalid({ template_id: ['A federal résumé has one design only'] });
      await limit('pdf');
      const design = body.template_id ?? stored.template_id;
      const template_id = body.colour ? withColour(design, body.colour) : design;
      const made = await maker.make({
        document: 'header' in document ? document : { ...document, template_id },
        at: stored.updated_at,
      });
      const { measures, bytes } = made;
      // More pages are there to be looked at, and to be made fewer.
      if (isFederal(stored) && body.purpose !== 'preview' && isOverLimit(measures)) throw overLimit(measures);
      const file = {
        name: fileName(stored, 'pdf'),
        type: 'application/pdf' as const,
        bytes,
        page_count: measures.pages,
      };
      return transaction(async (db) => {
        if (template_id === stored.template_id) await remember(db, stored, { page_count: measures.pages });
        return conclude(db, { data: await keepFile(db, user.id, file, now) });
      });
    },

    async checkResume({ params, transaction, user, limit, now }) {
      const { stored, document } = await transaction((db) => printable(db, user, params.id));
      await limit('checkResume');
      const made = await maker.make({ document, at: stored.updated_at });
      const data = isFederal(stored)
        ? checkOfFederal(stored, made)
        : checkOf(
            {
              written: proseOf(stored.sections),
              hints: hintsOf(stored.sections, dayOf(now)),
            },
            made,
          );
      const checks = { ats_score: data.ats.score, issues: data.ats.issues };
      await transaction((db) => remember(db, stored, { page_count: made.measures.pages, checks }));
      return { data };
    },
  } satisfies Handlers<'createResumePdf' | 'checkResume'>;
}

function checkOfFederal({ federal }: FederalRow, made: MadePdf) {
  const { summary, experience, education, training, skills } = federal;
  const missing = missingIn(federal, made.measures);
  const check = checkOf({ written: { summary, experience, education, training, skills }, hints: [] }, made);
  return { ...check, federal: { ok: missing.length === 0, missing } };
}

export async function printable(db: TenantDb, user: SignedInUser, id: number) {
  const stored = await findResume(db, user.id, id);
  if (isFederal(stored)) {
    demandUnitedStates(user);
    return { stored, document: stored.federal };
  }
  const { kind, template_id, page_size, section_order, hidden_sections, sections } = stored;
  const military_titles = await militaryTitles(db, sections.military_exp);
  const resume = {
    ...{ kind, template_id, page_size, section_order, hidden_sections, sections, military_titles },
    ...(await photoOf(db, stored)),
  };
  return { stored, document: resume };
}

/** Of the content that was looked at; nothing where it has changed since. */
const remember = (
  { tenantId, tx }: TenantDb,
  { id, version }: ResumeRow,
  found: Partial<Pick<ResumeRow, 'page_count' | 'checks'>>,
) =>
  tx
    .update(resumes)
    .set(found)
    .where(and(eq(resumes.tenant_id, tenantId), eq(resumes.id, id), eq(resumes.version, version)));
