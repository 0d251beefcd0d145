import type { CvHints } from './cvReader.ts';
import type { CvReading } from './cvReading.ts';
import { openWord, readWord } from './files/docxText.ts';
import { detectFileType } from './files/fileType.ts';
import { sentenceFor } from './files/inspectCv.ts';
import { type Line, NotAllowed, Unreadable } from './files/lines.ts';
import { openPdf, readPdf } from './files/pdfText.ts';
import { readPlainText } from './files/plainText.ts';
import { mapJsonResume } from './jsonResume/jsonResume.ts';
import { parseJsonResume } from './jsonResume/parseJsonResume.ts';
import { sortIntoSections } from './sections/sortIntoSections.ts';

export async function readCv(bytes: Uint8Array, hints: CvHints): Promise<CvReading> {
  try {
    const found = detectFileType(bytes);
    if ('refused' in found)
      throw new NotAllowed(`This file is ${found.refused}. Upload a PDF or Word (.docx) file.`);
    if (found.type === 'json') return mapJsonResume(parseJsonResume(bytes), hints);
    const lines = await linesOf(found.type, bytes);
    if (lines.length === 0) {
      throw new Unreadable('There is no text in this file. Upload a PDF or Word file with text in it.');
    }
    return sortIntoSections(lines, hints);
  } catch (error) {
    return { ok: false, code: 'file_unreadable', message: sentenceFor(error) };
  }
}

async function linesOf(type: 'pdf' | 'zip' | 'txt', bytes: Uint8Array): Promise<Line[]> {
  if (type === 'pdf') return readPdf(await openPdf(bytes));
  if (type === 'zip') return readWord(await openWord(Buffer.from(bytes)));
  return readPlainText(bytes);
}
