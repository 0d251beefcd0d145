import type { CvHints } from './cvReader.ts';
import type { CvReading } from './cvReading.ts';
import { openWord, readWord } from './files/docxText.ts';
import { detectFileType } from './files/fileType.ts';
import { refusalOf, sentenceFor } from './files/inspectCv.ts';
import { NotAllowed, Scan, type TextFlow, Unreadable } from './files/lines.ts';
import { openPdf, readPdf } from './files/pdfText.ts';
import { readPlainText } from './files/plainText.ts';
import { mapJsonResume } from './jsonResume/jsonResume.ts';
import { parseJsonResume } from './jsonResume/parseJsonResume.ts';
import { sortIntoSections } from './sections/sortIntoSections.ts';

export async function readCv(bytes: Uint8Array, hints: CvHints): Promise<CvReading> {
  try {
    const detected = detectFileType(bytes);
    if ('refused' in detected) throw new NotAllowed(refusalOf(detected.refused));
    if (detected.type === 'json') return mapJsonResume(parseJsonResume(bytes), hints);
    const warnings: string[] = [];
    const flow = await flowOf(detected.type, bytes, warnings);
    if (flow.length === 0) {
      throw new Unreadable('There is no text in this file. Upload a PDF or Word file with text in it.');
    }
    const reading = sortIntoSections(flow, hints);
    return reading.ok ? { ...reading, warnings: [...warnings, ...reading.warnings] } : reading;
  } catch (error) {
    const code = error instanceof Scan ? 'file_is_scan' : 'file_unreadable';
    return { ok: false, code, message: sentenceFor(error) };
  }
}

async function flowOf(type: 'pdf' | 'zip' | 'txt', bytes: Uint8Array, warnings: string[]): Promise<TextFlow> {
  if (type === 'pdf') return readPdf(await openPdf(bytes), warnings);
  if (type === 'zip') {
    const file = await openWord(Buffer.from(bytes));
    warnings.push(...file.warnings);
    return readWord(file);
  }
  return readPlainText(bytes);
}
