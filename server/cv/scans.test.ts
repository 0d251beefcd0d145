import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { armySignaller } from '../../tests/fixtures/cv/content.ts';
import { pictureOf, scannedPdf } from '../../tests/fixtures/cv/scan.ts';
import { createPictureMaker } from '../files/pictures.ts';
import { inspectCv } from './files/inspectCv.ts';
import { readCv, readScannedCv } from './readCv.ts';

const unitedKingdom = { countryId: 232 } as const;
const blankPage = () => sharp({ create: { width: 400, height: 560, channels: 3, background: '#f4f1ea' } });
const unclear = {
  ok: false,
  code: 'file_is_scan',
  message:
    'This file is a photo or scan, and we can’t make out its text. Upload the file it was made from, scan it again straight and in good light, or type your CV in the builder.',
};

test('READ-04 a scan of a paper CV is read, and every value of it is marked as a guess', async () => {
  const scan = await scannedPdf(await pictureOf(armySignaller));
  expect(await inspectCv(scan)).toEqual({ ok: true, type: 'pdf', pages: 1 });
  expect(await readCv(scan, unitedKingdom)).toEqual(unclear);
  const reading = await readScannedCv(scan, unitedKingdom);
  if (!reading.ok) throw new Error(reading.message);
  const { sections, fields, warnings } = reading;
  expect(warnings).toContainEqual(expect.stringMatching(/^This file is a photo or scan\./));
  expect(sections.personal_details).toMatchObject({
    last_name: 'Rahman',
    email: 'aisha.rahman@example.co.uk',
    phone_number: '7700900123',
  });
  expect(sections.military_exp).toMatchObject([
    { start_month: '2018-03', is_current: true },
    { start_month: '2012-09', end_month: '2018-02' },
  ]);
  expect(sections.military_exp[0]!.highlights).toHaveLength(2);
  expect(fields.length).toBeGreaterThan(20);
  expect(fields.filter(({ needs_review }) => !needs_review)).toEqual([]);
  expect(fields.filter(({ source }) => source?.[0]?.page !== 1)).toEqual([]);
});

test('READ-04 a scan without clear text and a picture are refused with the reason and the next step', async () => {
  const scan = await scannedPdf(await blankPage().jpeg().toBuffer());
  expect(await readScannedCv(scan, unitedKingdom)).toEqual(unclear);
  const message =
    'This is a picture of a kind we can’t read. Save it as a JPEG or PNG, or scan the page as a PDF, and upload that.';
  for (const bytes of [await blankPage().webp().toBuffer(), await blankPage().tiff().toBuffer()]) {
    expect(await inspectCv(bytes)).toEqual({ ok: false, code: 'file_type_not_allowed', message });
  }
});

test('a photo of a CV that lies on its side is read like a scan, and the same photo gives the same file', async () => {
  const upright = await pictureOf(armySignaller);
  const bytes = await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const maker = createPictureMaker({ timeoutMs: 60_000 });
  onTestFinished(() => maker.close());
  const print = () => maker.print({ bytes, fileName: 'IMG_1234.jpg' }, 'file', 'one');
  const sheet = await print();
  expect(sheet.equals(await print())).toBe(true);
  expect(await inspectCv(sheet)).toEqual({ ok: true, type: 'pdf', pages: 1 });
  const reading = await readScannedCv(sheet, unitedKingdom);
  if (!reading.ok) throw new Error(reading.message);
  expect(reading.sections.personal_details).toMatchObject({ email: 'aisha.rahman@example.co.uk' });
  expect(reading.sections.military_exp).toHaveLength(2);
});

const large = () =>
  sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#fff' } })
    .greyscale()
    .jpeg()
    .toBuffer();

test('a scanned page of which no words come is named, and an empty page is not', async () => {
  const blank = await blankPage().jpeg().toBuffer();
  const scan = await scannedPdf(await pictureOf(armySignaller), null, blank);
  const reading = await readScannedCv(scan, unitedKingdom);
  if (!reading.ok) throw new Error(reading.message);
  expect(reading.warnings.filter((warning) => /page/.test(warning))).toEqual([
    'We couldn’t read page 3. Add what it says by hand, or scan it again at 150 to 300 dpi.',
  ]);
});

test('a scan whose pictures are too large is refused with that reason, and a single such page is named', async () => {
  const mixed = await scannedPdf(await pictureOf(armySignaller), await large());
  expect(await readScannedCv(mixed, unitedKingdom)).toMatchObject({
    ok: true,
    warnings: expect.arrayContaining([expect.stringMatching(/^We couldn’t read page 2\./)]),
  });
  expect(await readScannedCv(await scannedPdf(await large()), unitedKingdom)).toMatchObject({
    code: 'file_is_scan',
    message:
      'The pictures in this PDF are too large for us to read. Scan it again in grey, at 150 to 300 dots per inch, or type your CV in the builder.',
  });
});
