/** Reads a PDF with PDFium, the reader of Chrome: it shares no code with pdf.js, which the product reads with. */
import { PDFiumLibrary } from '@hyzyla/pdfium';

let library: Promise<PDFiumLibrary> | undefined;

export async function pdfiumText(bytes: Uint8Array): Promise<string> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(bytes);
  try {
    // PDFium writes U+FFFE for a hyphen at the end of a line.
    return [...document.pages()].map((page) => page.getText().replaceAll('\ufffe', '-')).join('\n');
  } finally {
    document.destroy();
  }
}
