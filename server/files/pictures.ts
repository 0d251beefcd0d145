// Pictures are re-encoded from decoded pixels, which removes metadata, scripts and embedded files.
// Decoding runs in a capped process, one picture at a time, behind a bounded queue.
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { pictures } from '../db/schema/pictures.ts';
import { overloaded } from '../http/answers/errors.ts';
import { notFound, Problem } from '../http/answers/problem.ts';
import type { Operation, UploadedFile } from '../http/contract/call.ts';
import { createChildPool } from './childPool.ts';
import {
  bounds,
  type EncodedPicture,
  type PhotoAnswer,
  type PictureAnswer,
  type PictureTask,
  type SheetAnswer,
} from './pictureAnswer.ts';

export type { EncodedPicture };

type Photo = Extract<PhotoAnswer, { ok: true }>['photo'];

interface Picture {
  original_url: string;
  thumb_url: string;
}

const mostBytes = 2 * 1024 * 1024;

const signatures: [string, (bytes: Buffer) => boolean][] = [
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  [
    'webp',
    (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  ],
];

function refusal(status: 413 | 415 | 422, code: string, field: string, message: string) {
  return new Problem(status, code, message, { errors: { [field]: [message] } });
}

export function checkPicture(file: UploadedFile, field: string): void {
  if (file.bytes.length > mostBytes) {
    throw refusal(413, 'file_too_large', field, 'That picture is too large: 2 MB is the limit.');
  }
  if (!signatures.some(([, fits]) => fits(file.bytes))) {
    throw refusal(415, 'file_type_not_allowed', field, 'Upload a PNG, JPEG or WebP picture.');
  }
}

const refusals: Record<'timeout' | 'memory' | 'crash' | 'unreadable', string> = {
  timeout: 'That picture takes too long to read. Save it again, maybe in a smaller size, and upload that.',
  memory: 'That picture is too complex to read. Save it again, maybe in a smaller size, and upload that.',
  crash: 'We could not read that picture. Save it again and upload that.',
  unreadable: 'We could not read that picture. Save it again and upload that.',
};

export interface PictureMaker {
  make(file: UploadedFile, field: string, person: string): Promise<EncodedPicture>;
  /** A PDF of a photo of a page. */
  print(photo: UploadedFile, field: string, person: string): Promise<Buffer>;
  /** In the size of a page at most, and without what a camera writes into it, such as the place. */
  strip(photo: UploadedFile, field: string, person: string): Promise<Photo>;
  pids(): number[];
  close(): Promise<void>;
}

/** `memoryMb` must be more than 330 MB, which a 16-bit progressive PNG of the largest size takes. */
export function createPictureMaker({ timeoutMs = 10_000, memoryMb = 512 } = {}): PictureMaker {
  const pool = createChildPool<PictureTask>({
    script: { source: './pictureChild.ts', built: './pictureChild.js' },
    ...{ timeoutMs, memoryMb, atOnce: 1, longestQueue: 15 },
    spare: { endsAfterMs: 60_000 },
  });
  async function answerTo<Answer>(task: PictureTask, field: string, person: string): Promise<Answer> {
    const run = await pool.run<Answer>(task, person);
    if (run.ok) return run.answer;
    if (run.failure === 'busy' || run.failure === 'closed') throw overloaded(2);
    throw refusal(422, 'file_unreadable', field, refusals[run.failure]);
  }

  return {
    async make(file, field, person) {
      checkPicture(file, field);
      const task = { kind: 'picture', bytes: file.bytes } as const;
      const answer = await answerTo<PictureAnswer>(task, field, person);
      if (answer.ok) return answer.picture;
      const { leastPixels, mostPixels } = bounds;
      const sides = `Upload a picture of ${leastPixels} to ${mostPixels} pixels a side.`;
      throw refusal(422, 'file_unreadable', field, answer.why === 'sides' ? sides : refusals.unreadable);
    },
    async print({ bytes }, field, person) {
      const answer = await answerTo<SheetAnswer>({ kind: 'photo', bytes }, field, person);
      if (answer.ok) return answer.sheet;
      throw refusal(422, 'file_unreadable', field, refusals.unreadable);
    },
    async strip({ bytes }, field, person) {
      const answer = await answerTo<PhotoAnswer>({ kind: 'attachment', bytes }, field, person);
      if (answer.ok) return answer.photo;
      throw refusal(422, 'file_unreadable', field, refusals.unreadable);
    },
    pids: pool.pids,
    close: pool.close,
  };
}

let maker: PictureMaker | undefined;

function sharedMaker(): PictureMaker {
  maker ??= createPictureMaker();
  return maker;
}

export const makePicture: PictureMaker['make'] = (...args) => sharedMaker().make(...args);

export const isPhoto = ({ bytes }: UploadedFile): boolean =>
  signatures.some(([type, fits]) => type !== 'webp' && fits(bytes));

export const printPhoto: PictureMaker['print'] = (...args) => sharedMaker().print(...args);

export const stripPhoto: PictureMaker['strip'] = (...args) => sharedMaker().strip(...args);

const urlsOf = (key: string): Picture => ({
  original_url: `/api/pictures/${key}/original`,
  thumb_url: `/api/pictures/${key}/thumb`,
});

export async function storePicture(
  { tenantId, tx }: TenantDb,
  picture: EncodedPicture,
  now: Date,
): Promise<Picture> {
  const key = randomBytes(18).toString('base64url');
  await tx.insert(pictures).values({ tenant_id: tenantId, key, ...picture, created_at: now });
  return urlsOf(key);
}

export async function printedPicture(
  { tenantId, tx }: TenantDb,
  { original_url }: Picture,
): Promise<string | undefined> {
  const key = original_url.split('/').at(-2) ?? '';
  const [row] = await tx
    .select({ file: pictures.printed })
    .from(pictures)
    .where(and(eq(pictures.tenant_id, tenantId), eq(pictures.key, key)));
  return row && `data:image/jpeg;base64,${row.file.toString('base64')}`;
}

const keyIn = (picture: Picture | null) => picture?.original_url.split('/').at(-2);

const stored = (tenantId: number, key: string) =>
  and(eq(pictures.tenant_id, tenantId), eq(pictures.key, key));

export async function removePicture({ tenantId, tx }: TenantDb, picture: Picture | null): Promise<void> {
  const key = keyIn(picture);
  if (key) await tx.delete(pictures).where(stored(tenantId, key));
}

export async function removePictureAfter(
  { tenantId, tx }: TenantDb,
  picture: Picture | null,
  ends_at: Date,
): Promise<void> {
  const key = keyIn(picture);
  if (key) await tx.update(pictures).set({ ends_at }).where(stored(tenantId, key));
}

export const getPicture: Operation<'getPicture'> = async ({ params, transaction }) => {
  const column = params.size === 'thumb' ? pictures.thumb : pictures.original;
  const [row] = await transaction(({ tenantId, tx }) =>
    tx
      .select({ file: column, type: pictures.type })
      .from(pictures)
      .where(and(eq(pictures.tenant_id, tenantId), eq(pictures.key, params.key))),
  );
  if (!row) throw notFound();
  return { ...row, headers: { 'cache-control': 'private, max-age=86400, immutable' } };
};
