// A generated file is available only to its owner, under an unguessable address, for ten minutes.
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { generatedFiles } from '../db/schema/files.ts';
import { attachmentHeader } from '../http/answers/attachment.ts';
import { notFound } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';

const lifetime = 10 * 60_000;

interface NewFile<Pages> {
  name: string;
  type: (typeof generatedFiles.$inferSelect)['type'];
  bytes: Uint8Array;
  page_count: Pages;
}

export async function storeGeneratedFile<Pages extends number | null>(
  { tenantId, tx }: TenantDb,
  userId: number,
  file: NewFile<Pages>,
  now: Date,
) {
  const key = randomBytes(18).toString('base64url');
  const bytes = Buffer.from(file.bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const expires_at = new Date(now.getTime() + lifetime);
  await tx.insert(generatedFiles).values({
    tenant_id: tenantId,
    user_id: userId,
    ...file,
    bytes,
    key,
    sha256,
    created_at: now,
    expires_at,
  });
  return {
    file_id: key,
    url: `/api/files/${key}`,
    page_count: file.page_count,
    bytes: bytes.length,
    sha256,
    expires_at: expires_at.toISOString(),
  };
}

export const getFile: Operation<'getFile'> = async ({ params, transaction, user, now }) => {
  const [row] = await transaction(({ tenantId, tx }) =>
    tx
      .select({ file: generatedFiles.bytes, type: generatedFiles.type, name: generatedFiles.name })
      .from(generatedFiles)
      .where(
        and(
          eq(generatedFiles.tenant_id, tenantId),
          eq(generatedFiles.user_id, user.id),
          eq(generatedFiles.key, params.file_id),
          gt(generatedFiles.expires_at, now),
        ),
      ),
  );
  if (!row) throw notFound();
  const { file, type, name } = row;
  return { file, type, headers: { 'content-disposition': attachmentHeader(name) } };
};
