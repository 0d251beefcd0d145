import { openWord, readWord } from './docxText.ts';
import { findType } from './fileType.ts';
import { sentenceFor } from './inspect.ts';
import { mapJsonResume } from './jsonResume.ts';
import { parseJsonResume } from './jsonShape.ts';
import { type Line, NotAllowed, Unreadable } from './lines.ts';
import { openPdf, readPdf } from './pdfText.ts';
import { readPlainText } from './plainText.ts';
import type { CvHints, CvReading } from './reader.ts';
import { sortIntoSections } from './sort.ts';

/** Promises: a reading or a sentence that says what to do; never throws. */
export async function readCv(bytes: Uint8Array, hints: CvHints): Promise<CvReading> {
  try {
    const found = findType(bytes);
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
  if (type === 'zip') return readWord(openWord(Buffer.from(bytes)));
  return readPlainText(bytes);
}
