import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

/** One byte per pixel; 0 is black. */
export interface Grey {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export interface Sheet extends Grey {
  /** Pixels per point of the page. */
  scale: number;
}

type Matrix = [number, number, number, number, number, number];

interface Placed {
  picture: Grey;
  opacity?: Uint8Array;
  /** From the unit square to points from the page's top left corner. */
  matrix: Matrix;
}

// A higher resolution reads no letter better and takes longer.
const mostDotsPerInch = 300;
// A4 at 400 dots per inch; a colour picture of this size takes 50 MB.
const mostPixels = 15_600_000;

/** pdf.js itself, because unpdf leaves out the formats of office scanners. */
async function openScan(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  // pdf.js creates one while it loads, but needs it only to draw.
  (globalThis as { DOMMatrix?: unknown }).DOMMatrix ??= class {};
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.min.mjs');
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  GlobalWorkerOptions.workerSrc = pathToFileURL(join(folder, 'legacy/build/pdf.worker.min.mjs')).href;
  return getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
    maxImageSize: mostPixels,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    wasmUrl: join(folder, 'wasm/'),
    iccUrl: join(folder, 'iccs/'),
  }).promise;
}

export interface ScannedPage {
  sheet?: Sheet;
  hasPictures: boolean;
}

async function readPage(page: PDFPageProxy): Promise<ScannedPage> {
  const viewport = page.getViewport({ scale: 1 });
  const { placed, drawn } = await placedPictures(page, viewport.transform as Matrix);
  const hasPictures = drawn > 0;
  if (placed.length === 0) return { hasPictures };
  const sharpest = Math.max(...placed.map(({ picture, matrix }) => picture.width / across(matrix)));
  const mostScale = Math.sqrt(mostPixels / (viewport.width * viewport.height));
  const scale = Math.min(sharpest, mostDotsPerInch / 72, mostScale);
  const width = Math.round(viewport.width * scale);
  const height = Math.round(viewport.height * scale);
  if (width * height === 0) return { hasPictures };
  const sheet = { width, height, scale, pixels: new Uint8Array(width * height).fill(255) };
  for (const picture of placed) place(picture, sheet);
  return { sheet, hasPictures };
}

/** pdf.js leaves such pictures out silently. A picture's dictionary is plain text in any PDF. */
export function hasTooLargePicture(bytes: Uint8Array): boolean {
  const objects = Buffer.from(bytes).toString('latin1').split('endobj');
  return objects.some((object) => {
    const dictionary = object.slice(0, 4000).split('stream')[0]!;
    if (!/\/Subtype\s*\/Image\b/.test(dictionary)) return false;
    const sideOf = (name: string) => Number(new RegExp(`/${name}\\s+(\\d+)`).exec(dictionary)?.[1] ?? 0);
    return sideOf('Width') * sideOf('Height') > mostPixels;
  });
}

export async function* pagesOf(bytes: Uint8Array): AsyncGenerator<ScannedPage> {
  const pdf = await openScan(bytes);
  try {
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      yield await readPage(page);
      page.cleanup();
    }
  } finally {
    await pdf.loadingTask.destroy();
  }
}

const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

const across = ([a, b]: Matrix) => Math.max(1, Math.hypot(a, b));

async function placedPictures(
  page: PDFPageProxy,
  toPage: Matrix,
): Promise<{ placed: Placed[]; drawn: number }> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.min.mjs');
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
  const placed: Placed[] = [];
  let drawn = 0;
  const saved: Array<{ matrix: Matrix; ink: number }> = [];
  let matrix = toPage;
  let ink = 0;
  const save = () => saved.push({ matrix, ink });
  const restore = () => {
    ({ matrix, ink } = saved.pop() ?? { matrix, ink });
  };
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at] ?? [];
    if (operator === OPS.save) save();
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) restore();
    else if (operator === OPS.transform) matrix = multiply(matrix, Array.from(args) as Matrix);
    else if (operator === OPS.paintFormXObjectBegin) {
      save();
      if (args[0]) matrix = multiply(matrix, Array.from(args[0]) as Matrix);
    } else if (operator === OPS.setFillRGBColor) ink = lightnessOf(String(args[0]));
    else if (operator === OPS.paintImageXObject || operator === OPS.paintInlineImageXObject) {
      drawn += 1;
      const image = await pictureOf(page, args[0]);
      if (image) placed.push({ ...toGrey(image), matrix });
    } else if (operator === OPS.paintImageMaskXObject) {
      drawn += 1;
      const mask = await pictureOf(page, (args[0] as { data: string | Uint8Array }).data, args[0]);
      if (mask) placed.push({ ...toInk(mask, ink), matrix });
    }
  }
  return { placed, drawn };
}

interface DecodedImage {
  width: number;
  height: number;
  kind?: number;
  data: Uint8Array | Uint8ClampedArray;
}

async function pictureOf(
  page: PDFPageProxy,
  image: unknown,
  about?: { width: number; height: number },
): Promise<DecodedImage | undefined> {
  if (typeof image !== 'string') return (about ? { ...about, data: image } : image) as DecodedImage;
  const objects = image.startsWith('g_') ? page.commonObjs : page.objs;
  const decoded = await new Promise<DecodedImage | null>((resolve) => objects.get(image, resolve));
  return decoded?.data ? decoded : undefined;
}

const blackAndWhite = 1;
const rgb = 2;

function toGrey({ width, height, kind, data }: DecodedImage): Omit<Placed, 'matrix'> {
  const pixels = new Uint8Array(width * height);
  if (kind === blackAndWhite) {
    const perRow = (width + 7) >> 3;
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at++)
        pixels[at] = (data[y * perRow + (x >> 3)]! >> (7 - (x & 7))) & 1 ? 255 : 0;
    return { picture: { width, height, pixels } };
  }
  const step = kind === rgb ? 3 : 4;
  for (let at = 0, from = 0; at < pixels.length; at++, from += step)
    pixels[at] = (data[from]! * 77 + data[from + 1]! * 150 + data[from + 2]! * 29) >> 8;
  if (kind === rgb) return { picture: { width, height, pixels } };
  const opacity = new Uint8Array(width * height);
  for (let at = 0; at < opacity.length; at++) opacity[at] = data[at * 4 + 3]!;
  return { picture: { width, height, pixels }, opacity };
}

// A mask is printed where its bits are 0.
function toInk(mask: DecodedImage, ink: number): Required<Omit<Placed, 'matrix'>> {
  const { picture } = toGrey({ ...mask, kind: blackAndWhite });
  const opacity = picture.pixels.map((bit) => 255 - bit);
  return { picture: { ...picture, pixels: new Uint8Array(opacity.length).fill(ink) }, opacity };
}

function lightnessOf(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16) || 0;
  return ((value >> 16) * 77 + ((value >> 8) & 255) * 150 + (value & 255) * 29) >> 8;
}

function place({ picture, opacity, matrix }: Placed, sheet: Sheet): void {
  const [a, b, c, d, e, f] = matrix.map((value) => value * sheet.scale) as Matrix;
  const area = a * d - b * c;
  if (!Number.isFinite(area) || Math.abs(area) < 1) return;
  const { width, height } = picture;
  const [acrossX, acrossY] = [(d / area) * width, (-c / area) * width];
  const [downX, downY] = [(b / area) * height, (-a / area) * height];
  const isFiner = Math.max(Math.hypot(acrossX, downX), Math.hypot(acrossY, downY)) > 1.2;
  const samples = isFiner ? 4 : 1;
  const corners = [
    [e, f],
    [e + a, f + b],
    [e + c, f + d],
    [e + a + c, f + b + d],
  ] as const;
  const [left, right] = range(
    corners.map(([x]) => x),
    sheet.width,
  );
  const [top, bottom] = range(
    corners.map(([, y]) => y),
    sheet.height,
  );
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      let sum = 0;
      let cover = 0;
      for (let sample = 0; sample < samples; sample++) {
        const px = x - e + (samples === 1 ? 0.5 : 0.25 + (sample & 1) * 0.5);
        const py = y - f + (samples === 1 ? 0.5 : 0.25 + (sample >> 1) * 0.5);
        const u = Math.floor(px * acrossX + py * acrossY);
        const v = Math.floor(height + px * downX + py * downY);
        if (u < 0 || v < 0 || u >= width || v >= height) continue;
        const solid = opacity ? opacity[v * width + u]! : 255;
        sum += picture.pixels[v * width + u]! * solid;
        cover += solid;
      }
      if (cover === 0) continue;
      const at = y * sheet.width + x;
      const whole = 255 * samples;
      sheet.pixels[at] = (sum + sheet.pixels[at]! * (whole - cover)) / whole;
    }
  }
}

const range = (edges: number[], most: number) =>
  [Math.max(0, Math.floor(Math.min(...edges))), Math.min(most, Math.ceil(Math.max(...edges)))] as const;
