import type { CvHints } from './cvReader.ts';
import type { CvReading } from './cvReading.ts';
import { detectFileType } from './files/fileType.ts';
import { sentenceFor } from './files/inspectCv.ts';
import { NotAllowed, Scan, type TextFlow, Unreadable } from './files/lines.ts';
import { openPdf, readPdf } from './files/pdfText.ts';
import { readPlainText } from './files/plainText.ts';
import { readScan } from './files/scan/readScan.ts';
import { openWord } from './files/word/wordFile.ts';
import { readWord } from './files/word/wordText.ts';
import { mapJsonResume } from './jsonResume/jsonResume.ts';
import { parseJsonResume } from './jsonResume/parseJsonResume.ts';
import { sortIntoSections } from './sections/sortIntoSections.ts';

export const readCv = (bytes: Uint8Array, hints: CvHints): Promise<CvReading> =>
  orRefused(async () => {
    const detected = detectFileType(bytes);
    if ('refused' in detected) throw new NotAllowed(detected.refused);
    if (detected.type === 'json') return mapJsonResume(parseJsonResume(bytes), hints);
    const warnings: string[] = [];
    const flow = await flowOf(detected.type, bytes, warnings);
    if (flow.length === 0) {
      throw new Unreadable('There is no text in this file. Upload a PDF or Word file with text in it.');
    }
    return withWarnings(sortIntoSections(flow, hints), warnings);
  });

export const readScannedCv = (bytes: Uint8Array, hints: CvHints): Promise<CvReading> =>
  orRefused(async () => {
    const warnings: string[] = [];
    const reading = sortIntoSections(await readScan(bytes, warnings), hints);
    if (!reading.ok) return reading;
    const confidence = Math.min(reading.confidence, mostOfScans);
    const fields = reading.fields.map((field) => ({
      ...field,
      confidence: Math.min(field.confidence, mostOfScans),
      needs_review: true,
    }));
    return withWarnings({ ...reading, confidence, fields }, warnings);
  });

const mostOfScans = 0.6;

const withWarnings = (reading: CvReading, warnings: string[]): CvReading =>
  reading.ok ? { ...reading, warnings: [...warnings, ...reading.warnings] } : reading;

async function orRefused(read: () => Promise<CvReading>): Promise<CvReading> {
  try {
    return await read();
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
