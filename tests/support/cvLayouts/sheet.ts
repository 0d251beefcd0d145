/** A page that is drawn once and read either as the marks of a PDF or as a PDF file. */
import PDFDocument from 'pdfkit';
import type { GlyphBox, PageInk, PdfGlyph } from '../../../server/cv/files/pdf/glyphs.ts';

export interface Style {
  bold?: boolean;
  italic?: boolean;
  size?: number;
  colour?: string;
  /** Space between letters, in points. */
  tracking?: number;
}

interface Text extends Style {
  text: string;
  left: number;
  baseline: number;
}

const faceOf = ({ bold, italic }: Style) =>
  `Helvetica${bold || italic ? '-' : ''}${bold ? 'Bold' : ''}${italic ? 'Oblique' : ''}`;

const measuring = new PDFDocument();
const widths = new Map<string, number>();

function widthOfLetter(letter: string, face: string): number {
  const key = `${face} ${letter}`;
  const width = widths.get(key) ?? measuring.font(face).fontSize(100).widthOfString(letter) / 100;
  widths.set(key, width);
  return width;
}

export function widthOf(text: string, style: Style): number {
  const { size = 10, tracking = 0 } = style;
  return [...text].reduce((sum, letter) => sum + widthOfLetter(letter, faceOf(style)) * size + tracking, 0);
}

export class Sheet {
  readonly width = 595;
  private readonly texts: Text[] = [];
  private readonly boxes: (GlyphBox & { colour: string })[] = [];

  /** @param hasSpaces false as LaTeX writes: gaps, not spaces */
  constructor(readonly hasSpaces = true) {}

  text(text: string, left: number, top: number, style: Style = {}) {
    this.texts.push({ ...style, text, left, baseline: top + (style.size ?? 10) * 0.93 });
  }

  box(left: number, top: number, width: number, height: number, colour = '#888888') {
    this.boxes.push({ left, top, right: left + width, bottom: top + height, colour });
  }

  private get height() {
    return Math.max(842, ...this.texts.map(({ baseline }) => baseline + 40));
  }

  ink(): PageInk {
    const glyphs = this.texts.flatMap((text) => this.glyphsOf(text));
    const boxes = this.boxes.map(({ colour: _, ...box }) => box);
    return { width: this.width, height: this.height, glyphs, boxes, hasTicks: false };
  }

  private glyphsOf({ text, left, baseline, ...style }: Text): PdfGlyph[] {
    const { size = 10, tracking = 0, bold = false, italic = false, colour = '#222222' } = style;
    let at = left;
    return [...text].flatMap((letter) => {
      const width = widthOfLetter(letter, faceOf(style)) * size;
      const glyph = {
        text: letter,
        left: at,
        right: at + width,
        baseline,
        size,
        isBold: bold,
        isItalic: italic,
        colour,
      };
      at += width + tracking;
      return letter === ' ' && !this.hasSpaces ? [] : [glyph];
    });
  }

  pdf(): Promise<Buffer> {
    const doc = new PDFDocument({ size: [this.width, this.height], margin: 0, compress: false });
    const chunks: Uint8Array[] = [];
    const done = new Promise<Buffer>((resolve) => {
      doc.on('data', (chunk) => chunks.push(chunk));
      doc.on('end', () => resolve(Buffer.concat(chunks)));
    });
    for (const { left, top, right, bottom, colour } of this.boxes)
      doc.rect(left, top, right - left, bottom - top).fill(colour);
    for (const { text, left, baseline, size = 10, tracking = 0, colour = '#222222', ...style } of this
      .texts) {
      doc.font(faceOf(style)).fontSize(size).fillColor(colour);
      doc.text(text, left, baseline, {
        lineBreak: false,
        characterSpacing: tracking,
        baseline: 'alphabetic',
      });
    }
    doc.end();
    return done;
  }
}

/** Writes down a column of a sheet. */
export class Column {
  constructor(
    readonly sheet: Sheet,
    readonly x: number,
    readonly width: number,
    public y = 40,
    readonly size = 10,
  ) {}

  line(text: string, style: Style = {}): this {
    const whole = { size: this.size, ...style };
    for (const row of wrapped(text, this.width, whole)) {
      this.sheet.text(row, this.x, this.y, whole);
      this.y += whole.size * 1.25;
    }
    return this;
  }

  /** At the right edge of the last line. */
  aside(text: string, style: Style = {}): this {
    const whole = { size: this.size, ...style };
    this.sheet.text(text, this.x + this.width - widthOf(text, whole), this.y - whole.size * 1.25, whole);
    return this;
  }

  bullets(texts: string[]): this {
    for (const text of texts) {
      this.sheet.text('•', this.x + 2, this.y, { size: this.size });
      const column = new Column(this.sheet, this.x + 12, this.width - 12, this.y, this.size).line(text);
      this.y = column.y;
    }
    return this;
  }

  gap(points = this.size * 0.8): this {
    this.y += points;
    return this;
  }
}

function wrapped(text: string, width: number, style: Style): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const row = rows.at(-1);
    if (row !== undefined && widthOf(`${row} ${word}`, style) <= width)
      rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(word);
  }
  return rows;
}
