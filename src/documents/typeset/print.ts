import type { SafePageNode } from '@react-pdf/layout';
import render from '@react-pdf/render';
import PDFDocument, { type Face } from 'pdfkit';
import { createStructure } from './structure.ts';

interface About {
  title: string;
  author: string;
  language: string;
  at: Date;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? '');

class File extends PDFDocument {
  beforeEnd: () => void = () => {};

  // Registers each font by name; otherwise pdfkit would open and compare it for each word.
  override font(face: string | Face, size: number) {
    if (typeof face === 'string') return super.font(face, size);
    this.registerFont(face.postscriptName, face);
    return super.font(face.postscriptName, size);
  }

  // The library renders and ends in one call.
  override end() {
    this.beforeEnd();
    super.end();
  }

  // The library writes these into XML as they are.
  override _addInfo() {
    const { info } = this;
    this.info = { ...info, Title: escaped(String(info.Title)), Author: escaped(String(info.Author)) };
    super._addInfo();
    this.info = info;
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
    pdfVersion: '1.7',
    tagged: true,
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
  const structure = createStructure(file);
  file.beforeEnd = () => structure.build(title);
  const [context, root]: unknown[] = [file, { type: 'DOCUMENT', children: pages.map(structure.mark) }];
  render(context as Parameters<typeof render>[0], root as Parameters<typeof render>[1]);
  return done;
}
