// A photo of a page becomes a PDF, so that it is stored, shown and read like a scan.
import PDFDocument from 'pdfkit';
import type { Sharp } from 'sharp';

/** Of the longer side: A4 at 300 dots per inch, beyond which no letter is read better. */
const mostPixels = 3508;
/** Of the longer side: A4. */
const points = 842;

function printed(picture: Uint8Array, size: { width: number; height: number }): Promise<Buffer> {
  const scale = points / Math.max(size.width, size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  // The same photo gives the same file.
  const at = new Date(0);
  const file = new PDFDocument({
    ...{ size: [width, height], margin: 0, font: null },
    info: { Creator: '', Producer: '', CreationDate: at, ModificationDate: at },
  });
  const parts: Uint8Array[] = [];
  const done = new Promise<Buffer>((resolve) => {
    file.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
  });
  file.image(picture, 0, 0, { width }).end();
  return done;
}

export async function sheetOf(photo: Sharp): Promise<Buffer> {
  const { data, info } = await photo
    .autoOrient()
    .flatten({ background: '#FFFFFF' })
    .greyscale()
    .resize(mostPixels, mostPixels, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true });
  return printed(data, info);
}
