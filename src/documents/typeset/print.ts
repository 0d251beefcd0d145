import type { SafePageNode } from '@react-pdf/layout';
import render from '@react-pdf/render';
import PDFDocument, { type Face } from 'pdfkit';

interface About {
  title: string;
  author: string;
  language: string;
  at: Date;
}

// Registers each font by name; otherwise pdfkit would open and compare it for each word.
class File extends PDFDocument {
  override font(face: string | Face, size: number) {
    if (typeof face === 'string') return super.font(face, size);
    this.registerFont(face.postscriptName, face);
    return super.font(face.postscriptName, size);
  }
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}

export function print(pages: SafePageNode[], { title, author, language, at }: About) {
  const file = new File({
    compress: true,
    pdfVersion: '1.3',
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    // Otherwise pdfkit loads a default font that is never used.
    font: null,
    info: { Title: title, Author: author, Creator: '', Producer: '', CreationDate: at, ModificationDate: at },
  });
  const parts: Uint8Array[] = [];
  const done = new Promise<Uint8Array<ArrayBuffer>>((resolve) => {
    file.on('data', (part) => parts.push(part)).on('end', () => resolve(joined(parts)));
  });
  const [context, root]: unknown[] = [file, { type: 'DOCUMENT', children: pages }];
  render(context as Parameters<typeof render>[0], root as Parameters<typeof render>[1]);
  return done;
}
