/**
 * Promises: what is stored as a picture was made anew from decoded pixels, so that no metadata, no script and no second
 * file travels in it; a few at a time, so that a wave of large ones eats neither the memory nor the others' time.
 */
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import type { Handlers, UploadedFile } from './call.ts';
import type { TenantDb } from './db/database.ts';
import { pictures } from './db/schema/pictures.ts';
import { overloaded } from './errors.ts';
import { notFound, Problem } from './problem.ts';

export interface Picture {
  original_url: string;
  thumb_url: string;
}

export interface MadePicture {
  type: 'image/jpeg' | 'image/png';
  original: Buffer;
  thumb: Buffer;
  width: number;
  height: number;
}

const mostBytes = 2 * 1024 * 1024;
const leastPixels = 128;
const mostPixels = 4096;
/** Of a side, as kept. */
const keptPixels = 1024;
const thumbPixels = 160;
/** A JPEG may come in passes, each over the whole picture: a camera's has ten, a trap of 200 kB thousands. */
const mostPasses = 50;

// Only the three loaders that a picture may need: the others never see what a stranger sends.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

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

/** Looks at size and type only, which costs nothing; `field` names the form's field in a refusal. */
export function checkPicture(file: UploadedFile, field: string): void {
  if (file.bytes.length > mostBytes) {
    throw refusal(413, 'file_too_large', field, 'That picture is too large: 2 MB is the limit.');
  }
  if (!signatures.some(([, fits]) => fits(file.bytes))) {
    throw refusal(415, 'file_type_not_allowed', field, 'Upload a PNG, JPEG or WebP picture.');
  }
}

const mostWaiting = 16;
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= mostWaiting) throw overloaded(2);
  waiting += 1;
  const turn = queue.then(work);
  queue = turn.catch(() => {});
  return turn.finally(() => {
    waiting -= 1;
  });
}

export async function makePicture(file: UploadedFile, field: string): Promise<MadePicture> {
  checkPicture(file, field);
  try {
    return await inTurn(() => remake(file.bytes, field));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw refusal(
      422,
      'file_unreadable',
      field,
      'We could not read that picture. Save it again and upload that.',
    );
  }
}

const startOfPass = Buffer.from([0xff, 0xda]);

function hasTooManyPasses(bytes: Buffer): boolean {
  if (bytes[0] !== 0xff) return false;
  let passes = 0;
  for (let at = bytes.indexOf(startOfPass); at >= 0; at = bytes.indexOf(startOfPass, at + 2)) passes += 1;
  return passes > mostPasses;
}

async function remake(bytes: Buffer, field: string): Promise<MadePicture> {
  if (hasTooManyPasses(bytes)) throw new Error('too many passes');
  const source = () => sharp(bytes, { limitInputPixels: mostPixels ** 2, failOn: 'error' });
  const { width, height, hasAlpha } = await source().metadata();
  const sides = [width, height];
  if (Math.min(...sides) < leastPixels || Math.max(...sides) > mostPixels) {
    const message = `Upload a picture of ${leastPixels} to ${mostPixels} pixels a side.`;
    throw refusal(422, 'file_unreadable', field, message);
  }
  const encode = (image: Sharp) => (hasAlpha ? image.png() : image.jpeg({ quality: 84, mozjpeg: true }));
  const upright = source().autoOrient();
  const kept = upright.clone().resize(keptPixels, keptPixels, { fit: 'inside', withoutEnlargement: true });
  const original = await encode(kept).toBuffer({ resolveWithObject: true });
  const thumb = await encode(upright.clone().resize(thumbPixels, thumbPixels, { fit: 'cover' })).toBuffer();
  return {
    type: hasAlpha ? 'image/png' : 'image/jpeg',
    original: original.data,
    thumb,
    width: original.info.width,
    height: original.info.height,
  };
}

const urlsOf = (key: string): Picture => ({
  original_url: `/api/pictures/${key}/original`,
  thumb_url: `/api/pictures/${key}/thumb`,
});

export async function storePicture(
  { tenantId, tx }: TenantDb,
  made: MadePicture,
  now: Date,
): Promise<Picture> {
  const key = randomBytes(18).toString('base64url');
  await tx.insert(pictures).values({ tenant_id: tenantId, key, ...made, created_at: now });
  return urlsOf(key);
}

/** Of a side as it is printed: 250 dots an inch. */
const printedPixels = 320;

/** As it is printed on a CV, square and on white: a JPEG in a data address, the same each time. */
export async function printedPicture(
  { tenantId, tx }: TenantDb,
  { original_url }: Picture,
): Promise<string | undefined> {
  const key = original_url.split('/').at(-2) ?? '';
  const [row] = await tx
    .select({ file: pictures.original })
    .from(pictures)
    .where(and(eq(pictures.tenant_id, tenantId), eq(pictures.key, key)));
  if (!row) return undefined;
  const printed = await sharp(row.file)
    .resize(printedPixels, printedPixels, { fit: 'cover' })
    .flatten({ background: '#FFFFFF' })
    .jpeg({ quality: 84 })
    .toBuffer();
  return `data:image/jpeg;base64,${printed.toString('base64')}`;
}

/** A picture that was replaced or taken away is gone for everyone. */
export async function removePicture({ tenantId, tx }: TenantDb, picture: Picture | null): Promise<void> {
  const key = picture?.original_url.split('/').at(-2);
  if (key) await tx.delete(pictures).where(and(eq(pictures.tenant_id, tenantId), eq(pictures.key, key)));
}

export const pictureHandlers = {
  async getPicture({ params, transaction }) {
    const column = params.size === 'thumb' ? pictures.thumb : pictures.original;
    const [row] = await transaction(({ tenantId, tx }) =>
      tx
        .select({ file: column, type: pictures.type })
        .from(pictures)
        .where(and(eq(pictures.tenant_id, tenantId), eq(pictures.key, params.key))),
    );
    if (!row) throw notFound();
    return { ...row, headers: { 'cache-control': 'private, max-age=86400, immutable' } };
  },
} satisfies Handlers<'getPicture'>;
