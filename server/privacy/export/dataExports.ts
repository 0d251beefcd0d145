// Exports need proof of ownership, and the owner is notified by mail, at former addresses too.
import { and, eq } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import {
  dataExportRequestedLetter,
  lockCaller,
  mailNoticeToAllAddresses,
  requireIdentityProof,
} from '../../auth/interface.ts';
import { accountExports, generatedFiles } from '../../db/schema/files.ts';
import { notFound } from '../../http/answers/problem.ts';
import type { Operation } from '../../http/contract/call.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { ExportJobs } from './exportJobs.ts';
import { exportSectionNames } from './exportSections.ts';

type Export = components['schemas']['AccountExport'];

export const createGdprPdf: Operation<
  'createGdprPdf',
  { outbox: Outbox; exportJobs: Pick<ExportJobs, 'wake'> }
> = async (call, { outbox, exportJobs }) => {
  const { body, user, now, limit, transaction, conclude } = call;
  await requireIdentityProof(call, body.current_password);
  await limit('gdpr');
  const answer = await transaction(async (db) => {
    const owner = await lockCaller(db, user);
    const [row] = await db.tx
      .insert(accountExports)
      .values({
        tenant_id: db.tenantId,
        user_id: user.id,
        sections: [...(body.sections ?? exportSectionNames)],
        format: body.format ?? 'pdf',
        status: 'processing',
        created_at: now,
      })
      .returning({ id: accountExports.id });
    await mailNoticeToAllAddresses(outbox, call)(db, owner, dataExportRequestedLetter());
    return conclude(db, { data: { id: row!.id, status: 'processing' } });
  });
  exportJobs.wake();
  outbox.wake();
  return answer;
};

export const getGdprPdf: Operation<'getGdprPdf'> = async ({ params, user, now, transaction }) => {
  const [row] = await transaction(({ tenantId, tx }) =>
    tx
      .select({ status: accountExports.status, file: generatedFiles })
      .from(accountExports)
      .leftJoin(
        generatedFiles,
        and(
          eq(generatedFiles.tenant_id, accountExports.tenant_id),
          eq(generatedFiles.key, accountExports.file_key),
        ),
      )
      .where(
        and(
          eq(accountExports.tenant_id, tenantId),
          eq(accountExports.user_id, user.id),
          eq(accountExports.id, params.id),
        ),
      ),
  );
  if (!row) throw notFound();
  return { data: presented(row.status, row.file && row.file.expires_at > now ? row.file : null) };
};

function presented(
  status: (typeof accountExports.$inferSelect)['status'],
  file: typeof generatedFiles.$inferSelect | null,
): Export {
  if (!file) {
    const none = { url: null, page_count: null, bytes: null, sha256: null, expires_at: null };
    return { status: status === 'done' ? 'expired' : status, ...none };
  }
  return {
    status,
    url: `/api/files/${file.key}`,
    page_count: file.page_count,
    bytes: file.bytes.length,
    sha256: file.sha256,
    expires_at: file.expires_at.toISOString(),
  };
}
