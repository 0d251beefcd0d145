// Pictures are decoded only in this capped process.
import sharp, { type Sharp } from 'sharp';
import { runChildWorker } from './childWork.ts';
import { sheetOf } from './photoSheet.ts';
import { bounds, type PictureAnswer, type PictureTask, type SheetAnswer } from './pictureAnswer.ts';

// Per side.
const storedPixels = 1024;
const thumbPixels = 160;
// Per side when printed: 250 dots per inch.
const printedPixels = 320;
// Each pass of a progressive JPEG covers the whole picture: cameras write about ten, a malicious 200 kB file thousands.
const mostPasses = 50;

// Blocks all decoders except the three that are needed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

const startOfPass = Buffer.from([0xff, 0xda]);

function hasTooManyPasses(bytes: Buffer): boolean {
  if (bytes[0] !== 0xff) return false;
  let passes = 0;
  for (let at = bytes.indexOf(startOfPass); at >= 0; at = bytes.indexOf(startOfPass, at + 2)) passes += 1;
  return passes > mostPasses;
}

// Cameras of phones take up to 50 million pixels.
const mostOfPhoto = 50_000_000;

const open = (bytes: Buffer, limitInputPixels: number) => sharp(bytes, { limitInputPixels, failOn: 'error' });

async function remake(bytes: Buffer): Promise<PictureAnswer> {
  if (hasTooManyPasses(bytes)) return { ok: false, why: 'unreadable' };
  const source = () => open(bytes, bounds.mostPixels ** 2);
  const { width, height, hasAlpha } = await source().metadata();
  const sides = [width, height];
  if (Math.min(...sides) < bounds.leastPixels || Math.max(...sides) > bounds.mostPixels) {
    return { ok: false, why: 'sides' };
  }
  const encode = (image: Sharp) => (hasAlpha ? image.png() : image.jpeg({ quality: 84, mozjpeg: true }));
  const upright = source().autoOrient();
  const stored = upright
    .clone()
    .resize(storedPixels, storedPixels, { fit: 'inside', withoutEnlargement: true });
  const original = await encode(stored).toBuffer({ resolveWithObject: true });
  const thumb = await encode(upright.clone().resize(thumbPixels, thumbPixels, { fit: 'cover' })).toBuffer();
  const printed = await sharp(original.data)
    .resize(printedPixels, printedPixels, { fit: 'cover' })
    .flatten({ background: '#FFFFFF' })
    .jpeg({ quality: 84 })
    .toBuffer();
  const { data, info } = original;
  const type = hasAlpha ? 'image/png' : 'image/jpeg';
  return {
    ok: true,
    picture: { type, original: data, thumb, printed, width: info.width, height: info.height },
  };
}

async function print(bytes: Buffer): Promise<SheetAnswer> {
  if (hasTooManyPasses(bytes)) return { ok: false, why: 'unreadable' };
  return { ok: true, sheet: await sheetOf(open(bytes, mostOfPhoto)) };
}

runChildWorker(({ kind, bytes: { buffer, byteOffset, byteLength } }: PictureTask) => {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  const work: Promise<PictureAnswer | SheetAnswer> = kind === 'photo' ? print(bytes) : remake(bytes);
  return work.catch((): PictureAnswer => ({ ok: false, why: 'unreadable' }));
});
