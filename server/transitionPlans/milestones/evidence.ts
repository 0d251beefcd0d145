// Checked by its bytes, stored as it is, never opened, and returned only to its owner as a download.
import { and, eq, ne, sql } from 'drizzle-orm';
import { detectFileType } from '../../cv/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import { type PlanRow, transitionEvidence } from '../../db/schema/transitionPlans.ts';
import { uploadedName } from '../../files/uploadedName.ts';
import { attachmentHeader } from '../../http/answers/attachment.ts';
import { notFound, Problem } from '../../http/answers/problem.ts';
import type { Operation, UploadedFile } from '../../http/contract/call.ts';
import { presentPlan } from '../plans/presentPlan.ts';
import { findTransitionPlan, lockTransitionPlan, requirePlanMove } from '../plans/storedPlans.ts';
import { findMilestone } from './milestoneHandlers.ts';

type EvidenceType = (typeof transitionEvidence.$inferSelect)['type'];

const maxEvidenceFiles = 10;

export const uploadMilestoneEvidence: Operation<'uploadMilestoneEvidence'> = async ({
  params,
  form,
  transaction,
  user,
  limit,
  now,
}) => {
  const file = checkedEvidence(form.file);
  await limit('uploadEvidence');
  return transaction(async (db) => {
    const plan = await lockTransitionPlan(db, user.id, params.id);
    requirePlanMove(plan, 'track');
    const { id: milestone_id } = await findMilestone(db, plan, params.mid);
    await requireCapacity(db, plan, milestone_id);
    const stored = { ...file, size: file.bytes.length, created_at: now };
    await db.tx
      .delete(transitionEvidence)
      .where(and(ofPlan(db, plan), eq(transitionEvidence.milestone_id, milestone_id)));
    await db.tx
      .insert(transitionEvidence)
      .values({ tenant_id: db.tenantId, user_id: user.id, plan_id: plan.id, milestone_id, ...stored });
    return { data: await presentPlan(db, plan, now) };
  });
};

export const getMilestoneEvidence: Operation<'getMilestoneEvidence'> = ({ params, transaction, user }) =>
  transaction(async (db) => {
    const plan = await findTransitionPlan(db, user.id, params.id);
    const [evidence] = await db.tx
      .select({
        name: transitionEvidence.name,
        type: transitionEvidence.type,
        file: transitionEvidence.bytes,
      })
      .from(transitionEvidence)
      .where(and(ofPlan(db, plan), eq(transitionEvidence.milestone_id, params.mid)));
    if (!evidence) throw notFound();
    const { name, type, file } = evidence;
    return { file, type, headers: { 'content-disposition': attachmentHeader(name) } };
  });

export const deleteMilestoneEvidence: Operation<'deleteMilestoneEvidence'> = ({
  params,
  transaction,
  user,
  now,
}) =>
  transaction(async (db) => {
    const plan = await lockTransitionPlan(db, user.id, params.id);
    requirePlanMove(plan, 'track');
    const deleted = await db.tx
      .delete(transitionEvidence)
      .where(and(ofPlan(db, plan), eq(transitionEvidence.milestone_id, params.mid)))
      .returning({ id: transitionEvidence.id });
    if (deleted.length === 0) throw notFound();
    return { data: await presentPlan(db, plan, now) };
  });

const ofPlan = ({ tenantId }: TenantDb, { id }: PlanRow) =>
  and(eq(transitionEvidence.tenant_id, tenantId), eq(transitionEvidence.plan_id, id));

async function requireCapacity(db: TenantDb, plan: PlanRow, milestoneId: number): Promise<void> {
  const [others] = await db.tx
    .select({ count: sql<number>`count(*)::integer` })
    .from(transitionEvidence)
    .where(and(ofPlan(db, plan), ne(transitionEvidence.milestone_id, milestoneId)));
  if ((others?.count ?? 0) < maxEvidenceFiles) return;
  throw new Problem(409, 'limit_reached', `A plan has room for ${maxEvidenceFiles} files. Remove one first.`);
}

const refusal = (status: 415 | 422, code: string, message: string) =>
  new Problem(status, code, message, { errors: { file: [message] } });

const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);

const startsWith = (bytes: Buffer, prefix: Buffer) => bytes.subarray(0, prefix.length).equals(prefix);

function typeOf(bytes: Buffer): EvidenceType | null {
  if (startsWith(bytes, png)) return 'image/png';
  if (startsWith(bytes, jpeg)) return 'image/jpeg';
  const evidence = detectFileType(bytes);
  return 'type' in evidence && evidence.type === 'pdf' ? 'application/pdf' : null;
}

// The end marker of a complete file.
const endMarks: Record<EvidenceType, string> = {
  'application/pdf': '%%EOF',
  'image/png': 'IEND',
  'image/jpeg': '\xff\xd9',
};
const extensions: Record<EvidenceType, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

function checkedEvidence(file: UploadedFile): { name: string; type: EvidenceType; bytes: Buffer } {
  const { bytes, fileName } = file;
  const type = typeOf(bytes);
  if (!type) throw refusal(415, 'file_type_not_allowed', 'Upload a PDF, PNG or JPEG file.');
  if (!bytes.subarray(-2048).includes(Buffer.from(endMarks[type], 'latin1'))) {
    throw refusal(422, 'file_unreadable', 'That file is incomplete. Save it again and upload that.');
  }
  // The extension follows the detected type, not the uploaded name.
  const { base } = uploadedName(fileName);
  return { name: `${base || 'Evidence'}.${extensions[type]}`, type, bytes };
}
