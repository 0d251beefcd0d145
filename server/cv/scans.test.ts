import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inspectCv } from './files/inspectCv.ts';
import { readCv } from './readCv.ts';

const page = () => sharp({ create: { width: 400, height: 560, channels: 3, background: '#f4f1ea' } });

async function scannedPdf(picture: Buffer): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 0 });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => doc.on('end', resolve));
  doc.image(picture, 0, 0, { width: 595 });
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

test('READ-04 a scan and a photo are refused with the reason and the next step', async () => {
  const photo = await page().jpeg().toBuffer();
  const scan = await scannedPdf(photo);
  expect(await inspectCv(scan)).toEqual({ ok: true, type: 'pdf', pages: 1 });
  expect(await readCv(scan, { countryId: 232 })).toEqual({
    ok: false,
    code: 'file_is_scan',
    message:
      'This PDF is a photo or scan, and we can’t read text in pictures. Upload the file it was made from, or type your CV in the builder.',
  });
  const refused =
    'This file is a photo, and we can’t read text in pictures. Upload a PDF or Word (.docx) file, or type your CV in the builder.';
  for (const bytes of [photo, await page().png().toBuffer(), await page().tiff().toBuffer()]) {
    expect(await inspectCv(bytes)).toEqual({ ok: false, code: 'file_type_not_allowed', message: refused });
  }
});
