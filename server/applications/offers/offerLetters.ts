// Letters are checked by their first and last bytes, never parsed, and returned only as a download.
import { and, eq, sql } from 'drizzle-orm';
import type { ReadProfiles } from '../../companies/interface.ts';
import { detectFileType } from '../../cv/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import { applicationLetters } from '../../db/schema/applications.ts';
import { uploadedName } from '../../files/uploadedName.ts';
import { attachmentHeader } from '../../http/answers/attachment.ts';
import { notFound, Problem } from '../../http/answers/problem.ts';
import type { Operation, UploadedFile } from '../../http/contract/call.ts';
import { findApplication, isSharedWithCompany } from '../applicationLife.ts';
import { employerSide, lockApplicant } from '../employer.ts';
import { viewingAs } from '../shared.ts';
import { latestOffer } from './storedOffers.ts';

const maxLetters = 5;

const refusal = (status: 415 | 422, code: string, message: string) =>
  new Problem(status, code, message, { errors: { file: [message] } });

function checkedLetter({ bytes, fileName }: UploadedFile): { name: string; bytes: Buffer } {
  const detected = detectFileType(bytes);
  if (!('type' in detected) || detected.type !== 'pdf')
    throw refusal(415, 'file_type_not_allowed', 'Upload the letter as a PDF.');
  if (!bytes.subarray(-2048).includes('%%EOF'))
    throw refusal(422, 'file_unreadable', 'That file is incomplete. Save it again and upload that.');
  return { name: `${uploadedName(fileName).base || 'Offer letter'}.pdf`, bytes };
}

async function requireFreeSlot({ tenantId, tx }: TenantDb, applicationId: number): Promise<void> {
  const [letters] = await tx
    .select({ count: sql<number>`count(*)::integer` })
    .from(applicationLetters)
    .where(
      and(eq(applicationLetters.tenant_id, tenantId), eq(applicationLetters.application_id, applicationId)),
    );
  if ((letters?.count ?? 0) >= maxLetters)
    throw new Problem(409, 'limit_reached', `An application has room for ${maxLetters} letters.`);
}

export const uploadOfferLetter: Operation<'uploadOfferLetter'> = async ({
  params,
  form,
  transaction,
  user,
  limit,
  now,
}) => {
  const letter = checkedLetter(form.file);
  await limit('uploadEvidence');
  return transaction(async (db) => {
    const { row } = await lockApplicant(db, employerSide(user), params.id);
    await requireFreeSlot(db, row.id);
    const [stored] = await db.tx
      .insert(applicationLetters)
      .values({ tenant_id: db.tenantId, application_id: row.id, ...letter, created_at: now })
      .returning({ id: applicationLetters.id, name: applicationLetters.name });
    if (!stored) throw new Error('The letter was not stored');
    return { data: stored };
  });
};

export const getOfferLetter: Operation<'getOfferLetter', { reading: ReadProfiles }> = (call, { reading }) =>
  reading(call, async (db, open) => {
    const { params, user, now } = call;
    const { viewer, side } = viewingAs(user);
    const application = await findApplication(db, side, params.id);
    if (viewer === 'employer') {
      if (!isSharedWithCompany(application, now)) throw notFound();
      await open([{ userId: application.row.user_id }]);
    }
    const offer = await latestOffer(db, application.row.id);
    if (!offer?.letter_id) throw notFound();
    const [letter] = await db.tx
      .select({ name: applicationLetters.name, file: applicationLetters.bytes })
      .from(applicationLetters)
      .where(
        and(
          eq(applicationLetters.tenant_id, db.tenantId),
          eq(applicationLetters.application_id, application.row.id),
          eq(applicationLetters.id, offer.letter_id),
        ),
      );
    if (!letter) throw notFound();
    const headers = { 'content-disposition': attachmentHeader(letter.name) };
    return { file: letter.file, type: 'application/pdf', headers };
  });
