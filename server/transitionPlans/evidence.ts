/**
 * Promises: a paper kept with a milestone is what its bytes say it is, is stored as it came and never opened here, and is
 * given back to its veteran alone, as a file to keep.
 */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Handlers, UploadedFile } from '../call.ts';
import { findType } from '../cv/fileType.ts';
import type { TenantDb } from '../db/database.ts';
import { type PlanRow, transitionEvidence } from '../db/schema/transitionPlans.ts';
import { notFound, Problem } from '../problem.ts';
import { attachment } from '../resumes/export/export.ts';
import { uploadedName } from '../uploadedName.ts';
import { demandMove, findPlan, lockPlan } from './planLife.ts';
import { findMilestone } from './tracking.ts';
import { presentPlan } from './views.ts';

type EvidenceType = (typeof transitionEvidence.$inferSelect)['type'];

const mostOfPlan = 10;

export const evidenceHandlers = {
  async uploadMilestoneEvidence({ params, form, transaction, user, limit, now }) {
    const file = checked(form.file);
    await limit('uploadEvidence');
    return transaction(async (db) => {
      const plan = await lockPlan(db, user.id, params.id);
      demandMove(plan, 'track');
      const { id: milestone_id } = await findMilestone(db, plan, params.mid);
      await demandRoom(db, plan, milestone_id);
      const stored = { ...file, size: file.bytes.length, created_at: now };
      await db.tx
        .delete(transitionEvidence)
        .where(and(ofPlan(db, plan), eq(transitionEvidence.milestone_id, milestone_id)));
      await db.tx
        .insert(transitionEvidence)
        .values({ tenant_id: db.tenantId, user_id: user.id, plan_id: plan.id, milestone_id, ...stored });
      return { data: await presentPlan(db, plan, now) };
    });
  },

  getMilestoneEvidence: ({ params, transaction, user }) =>
    transaction(async (db) => {
      const plan = await findPlan(db, user.id, params.id);
      const [found] = await db.tx
        .select({
          name: transitionEvidence.name,
          type: transitionEvidence.type,
          file: transitionEvidence.bytes,
        })
        .from(transitionEvidence)
        .where(and(ofPlan(db, plan), eq(transitionEvidence.milestone_id, params.mid)));
      if (!found) throw notFound();
      const { name, type, file } = found;
      return { file, type, headers: { 'content-disposition': attachment(name) } };
    }),

  deleteMilestoneEvidence: ({ params, transaction, user, now }) =>
    transaction(async (db) => {
      const plan = await lockPlan(db, user.id, params.id);
      demandMove(plan, 'track');
      const gone = await db.tx
        .delete(transitionEvidence)
        .where(and(ofPlan(db, plan), eq(transitionEvidence.milestone_id, params.mid)))
        .returning({ id: transitionEvidence.id });
      if (gone.length === 0) throw notFound();
      return { data: await presentPlan(db, plan, now) };
    }),
} satisfies Handlers<'uploadMilestoneEvidence' | 'getMilestoneEvidence' | 'deleteMilestoneEvidence'>;

const ofPlan = ({ tenantId }: TenantDb, { id }: PlanRow) =>
  and(eq(transitionEvidence.tenant_id, tenantId), eq(transitionEvidence.plan_id, id));

/** Another file for the same milestone takes no more room. */
async function demandRoom(db: TenantDb, plan: PlanRow, milestoneId: number): Promise<void> {
  const [others] = await db.tx
    .select({ count: sql<number>`count(*)::integer` })
    .from(transitionEvidence)
    .where(and(ofPlan(db, plan), ne(transitionEvidence.milestone_id, milestoneId)));
  if ((others?.count ?? 0) < mostOfPlan) return;
  throw new Problem(409, 'limit_reached', `A plan has room for ${mostOfPlan} files. Remove one first.`);
}

const refusal = (status: 415 | 422, code: string, message: string) =>
  new Problem(status, code, message, { errors: { file: [message] } });

const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);

const starts = (bytes: Buffer, with_: Buffer) => bytes.subarray(0, with_.length).equals(with_);

function typeOf(bytes: Buffer): EvidenceType | null {
  if (starts(bytes, png)) return 'image/png';
  if (starts(bytes, jpeg)) return 'image/jpeg';
  const found = findType(bytes);
  return 'type' in found && found.type === 'pdf' ? 'application/pdf' : null;
}

/** What a whole file of the type holds near its end. */
const ends: Record<EvidenceType, string> = {
  'application/pdf': '%%EOF',
  'image/png': 'IEND',
  'image/jpeg': '\xff\xd9',
};
const extensions: Record<EvidenceType, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

function checked(file: UploadedFile): { name: string; type: EvidenceType; bytes: Buffer } {
  const { bytes, fileName } = file;
  const type = typeOf(bytes);
  if (!type) throw refusal(415, 'file_type_not_allowed', 'Upload a PDF, PNG or JPEG file.');
  if (!bytes.subarray(-2048).includes(Buffer.from(ends[type], 'latin1'))) {
    throw refusal(422, 'file_unreadable', 'That file is not whole. Save it again and upload that.');
  }
  // The type is told by the bytes, whatever the name says.
  const { base } = uploadedName(fileName);
  return { name: `${base || 'Evidence'}.${extensions[type]}`, type, bytes };
}
