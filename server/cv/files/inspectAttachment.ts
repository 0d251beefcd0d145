// For files that people send to each other: they must open here, and may carry nothing that runs or hides.
import type { CvInspection } from '../cvReader.ts';
import { detectFileType } from './fileType.ts';
import { sentenceFor } from './inspectCv.ts';
import { NotAllowed, tooLongMessage } from './lines.ts';
import { openPdf } from './pdfText.ts';
import { openWord } from './word/wordFile.ts';
import { openZip } from './zip.ts';

const notAllowed = 'Upload a PDF, Word (.docx), PNG or JPEG file.';
const tooLong = 'This file has more than 20 pages. Upload only the pages that matter.';
const activePdf = 'This PDF has a script or another file inside it. Print it as a PDF, and upload that.';
const activeWord = 'This Word file has macros or another file inside it. Save it as a PDF, and upload that.';

// pdf.js reports neither the start of a program nor what is attached to a page.
const activeInPdf = /\/S\s*\/(JavaScript|Launch)\b|\/EmbeddedFiles?\b|\/RichMedia\b/;
// Charts store their numbers in workbooks under word/embeddings.
const activeInWord = /vbaProject|\/activeX\/|^word\/(embeddings\/.+\.bin|a(f|lt)chunk)/i;

export async function inspectAttachment(bytes: Uint8Array): Promise<CvInspection> {
  try {
    return await inspect(bytes);
  } catch (error) {
    if (error instanceof NotAllowed) return refused(notAllowed);
    const sentence = sentenceFor(error);
    return {
      ok: false,
      code: 'file_unreadable',
      message: sentence === tooLongMessage ? tooLong : sentence,
    };
  }
}

const refused = (message: string): CvInspection => ({ ok: false, code: 'file_type_not_allowed', message });

async function inspect(bytes: Uint8Array): Promise<CvInspection> {
  const detected = detectFileType(bytes);
  if ('refused' in detected) return refused(detected.refused);
  if (detected.type === 'pdf') {
    const pdf = await openPdf(bytes);
    const isActive =
      activeInPdf.test(Buffer.from(bytes).toString('latin1')) ||
      (await pdf.getJSActions()) !== null ||
      (await pdf.getAttachments()) !== null;
    return isActive ? refused(activePdf) : { ok: true, type: 'pdf', pages: pdf.numPages };
  }
  if (detected.type !== 'zip') return refused(notAllowed);
  const { pages } = await openWord(Buffer.from(bytes));
  const { names } = await openZip(Buffer.from(bytes));
  return names.some((name) => activeInWord.test(name))
    ? refused(activeWord)
    : { ok: true, type: 'docx', pages };
}
