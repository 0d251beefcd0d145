import { Scan, type TextFlow } from '../lines.ts';
import { toFlow } from '../pdf/pdfLines.ts';
import { joinPageFlows, unclearScan } from '../pdfText.ts';
import { createRecogniser, type ScannedWord } from './recognise.ts';
import { inkOf } from './scanInk.ts';
import { hasTooLargePicture, pagesOf } from './sheet.ts';

// Below these, more of a scan is wrong than right.
const leastConfidence = 70;
const leastLetters = 150;

const misread =
  'This file is a photo or scan. We read its words from the picture and may have misread some, so please check each entry.';
const tooLarge =
  'The pictures in this PDF are too large for us to read. Scan it again in grey, at 150 to 300 dots per inch, or type your CV in the builder.';

const unreadPages = ([page, ...more]: number[]) =>
  more.length === 0
    ? `We couldn’t read page ${page}. Add what it says by hand, or scan it again at 150 to 300 dpi.`
    : `We couldn’t read pages ${[page, ...more.slice(0, -1)].join(', ')} and ${more.at(-1)}. Add what they say by hand, or scan them again at 150 to 300 dpi.`;

export async function readScan(bytes: Uint8Array, warnings: string[]): Promise<TextFlow> {
  const recogniser = await createRecogniser();
  const pages: TextFlow[] = [];
  const words: ScannedWord[] = [];
  let page = 0;
  let lines = 0;
  const unread: number[] = [];
  const isTooLarge = hasTooLargePicture(bytes);
  for await (const { sheet, hasPictures } of pagesOf(bytes)) {
    page += 1;
    const recognised = sheet ? recogniser.wordsOf(sheet) : [];
    if (!sheet || recognised.length === 0) {
      if (hasPictures || isTooLarge) unread.push(page);
      continue;
    }
    words.push(...recognised);
    const read = toFlow(inkOf(recognised, sheet), page, lines);
    lines += read.lines;
    pages.push(read.flow);
  }
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const sure = words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
  if (letters < leastLetters || sure < leastConfidence) throw new Scan(isTooLarge ? tooLarge : unclearScan);
  warnings.push(misread);
  if (unread.length > 0) warnings.push(unreadPages(unread));
  return joinPageFlows(pages);
}
