import type { CvInspection } from '../cvReader.ts';
import { parseJsonResume } from '../jsonResume/parseJsonResume.ts';
import { detectFileType } from './fileType.ts';
import { NotAllowed, Unreadable } from './lines.ts';
import { openPdf } from './pdfText.ts';
import { readPlainText } from './plainText.ts';
import { openWord } from './word/wordFile.ts';

export async function inspectCv(bytes: Uint8Array): Promise<CvInspection> {
  try {
    return await lookAt(bytes);
  } catch (error) {
    if (error instanceof NotAllowed)
      return { ok: false, code: 'file_type_not_allowed', message: error.message };
    return { ok: false, code: 'file_unreadable', message: sentenceFor(error) };
  }
}

export function sentenceFor(error: unknown): string {
  if (error instanceof Unreadable || error instanceof NotAllowed) return error.message;
  return 'We could not read this file. Save it again as a PDF or Word file and upload that.';
}

async function lookAt(bytes: Uint8Array): Promise<CvInspection> {
  const detected = detectFileType(bytes);
  if ('refused' in detected) throw new NotAllowed(detected.refused);
  if (detected.type === 'pdf') {
    const pdf = await openPdf(bytes);
    return { ok: true, type: 'pdf', pages: pdf.numPages };
  }
  if (detected.type === 'zip') {
    const { pages } = await openWord(Buffer.from(bytes));
    return { ok: true, type: 'docx', pages };
  }
  if (detected.type === 'json') {
    parseJsonResume(bytes);
    return { ok: true, type: 'json_resume', pages: null };
  }
  readPlainText(bytes);
  return { ok: true, type: 'txt', pages: null };
}
