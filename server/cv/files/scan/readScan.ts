// Pages of pictures, such as a scan of a paper CV, read letter by letter.
import { Scan, type TextFlow } from '../lines.ts';
import { toFlow } from '../pdf/pdfLines.ts';
import { joinPageFlows, unclearScan } from '../pdfText.ts';
import { createRecogniser, type ScannedWord } from './recognise.ts';
import { inkOf } from './scanInk.ts';
import { sheetsOf } from './sheet.ts';

// Below these, more of a scan is wrong than right.
const leastConfidence = 70;
const leastLetters = 150;

const misread =
  'This file is a scan. We read its words from the picture and may have misread some, so please check each entry.';

export async function readScan(bytes: Uint8Array, warnings: string[]): Promise<TextFlow> {
  const recogniser = await createRecogniser();
  const pages: TextFlow[] = [];
  const words: ScannedWord[] = [];
  let page = 0;
  let lines = 0;
  for await (const sheet of sheetsOf(bytes)) {
    page += 1;
    if (!sheet) continue;
    const recognised = recogniser.wordsOf(sheet);
    words.push(...recognised);
    const read = toFlow(inkOf(recognised, sheet), page, lines);
    lines += read.lines;
    pages.push(read.flow);
  }
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const sure = words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
  if (letters < leastLetters || sure < leastConfidence) throw new Scan(unclearScan);
  warnings.push(misread);
  return joinPageFlows(pages);
}
