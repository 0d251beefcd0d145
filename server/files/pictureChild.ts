// Pictures are decoded only in this capped process.
import sharp, { type Sharp } from 'sharp';
import { runChildWorker } from './childWork.ts';
import { sheetOf } from './photoSheet.ts';
import {
  bounds,
  type PhotoAnswer,
  type PictureAnswer,
  type PictureTask,
  type SheetAnswer,
} from './pictureAnswer.ts';

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

// Per side: A4 at 300 dots per inch, beyond which no letter is read better.
const sheetPixels = 3508;
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
  const { data, info } = await open(bytes, mostOfPhoto)
    .autoOrient()
    .flatten({ background: '#FFFFFF' })
    .greyscale()
    .resize(sheetPixels, sheetPixels, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true });
  return { ok: true, sheet: await sheetOf(data, info) };
}

// A screenshot stays sharp as a PNG; a photo may then take more than an upload may have.
const largestPng = 5 * 1024 * 1024;

async function strip(bytes: Buffer): Promise<PhotoAnswer> {
  if (hasTooManyPasses(bytes)) return { ok: false, why: 'unreadable' };
  const source = open(bytes, mostOfPhoto);
  const { format } = await source.metadata();
  const upright = source
    .autoOrient()
    .resize(sheetPixels, sheetPixels, { fit: 'inside', withoutEnlargement: true });
  if (format === 'png') {
    const png = await upright.clone().png().toBuffer();
    if (png.length <= largestPng) return { ok: true, photo: { type: 'image/png', bytes: png } };
  }
  const jpeg = await upright.flatten({ background: '#FFFFFF' }).jpeg({ quality: 85 }).toBuffer();
  return { ok: true, photo: { type: 'image/jpeg', bytes: jpeg } };
}

const workOf = { picture: remake, photo: print, attachment: strip };

runChildWorker(({ kind, bytes: { buffer, byteOffset, byteLength } }: PictureTask) => {
  const work: Promise<PictureAnswer | PhotoAnswer | SheetAnswer> = workOf[kind](
    Buffer.from(buffer, byteOffset, byteLength),
  );
  return work.catch((): PictureAnswer => ({ ok: false, why: 'unreadable' }));
});
