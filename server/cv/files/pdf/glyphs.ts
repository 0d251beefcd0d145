import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { normalForm } from '../../../../src/documents/normalForm.ts';

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

/** Distances are in points from the page's top left corner. */
export interface PdfGlyph {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  isBold: boolean;
  isItalic: boolean;
  colour: string;
  isTyped?: boolean;
}

export interface GlyphBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface PageInk {
  width: number;
  height: number;
  glyphs: PdfGlyph[];
  boxes: GlyphBox[];
  /** Ticked boxes have no text. */
  hasTicks: boolean;
}

type Matrix = [number, number, number, number, number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

const apply = (m: Matrix, x: number, y: number) =>
  [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]] as const;

interface Font {
  name?: string;
  bold?: boolean;
  black?: boolean;
  italic?: boolean;
  fontMatrix?: number[];
  vertical?: boolean;
}

interface State {
  matrix: Matrix;
  font: Font;
  fontSize: number;
  isBold: boolean;
  isItalic: boolean;
  isIcon: boolean;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  colour: string;
}

interface ShownGlyph {
  unicode?: string;
  width?: number;
  isSpace?: boolean;
}

// pdf.js stops silently on Node 20 if this method is missing.
function polyfillTransfer(): void {
  const prototype = ArrayBuffer.prototype as { transferToFixedLength?: unknown };
  prototype.transferToFixedLength ??= function transferToFixedLength(this: ArrayBuffer) {
    return structuredClone(this, { transfer: [this] });
  };
}

/** The operators are read instead of pdf.js's text, which drops soft hyphens, styles, rules and bullets. */
export async function readInk(page: Page): Promise<PageInk> {
  polyfillTransfer();
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
  const viewport = page.getViewport({ scale: 1 });
  const painter = new Painter(page, viewport.transform as Matrix);
  const handlers: Record<number, (args: [never, never, never]) => void> = {
    [OPS.save]: () => painter.save(),
    [OPS.restore]: () => painter.restore(),
    [OPS.transform]: (args) => painter.transform(args as unknown as Matrix),
    [OPS.paintFormXObjectBegin]: ([matrix]) => painter.beginForm(matrix),
    [OPS.paintFormXObjectEnd]: () => painter.restore(),
    [OPS.beginText]: () => painter.setTextMatrix(identity),
    [OPS.setFont]: ([name, size]) => painter.setFont(name, size),
    [OPS.setCharSpacing]: ([value]) => painter.set('charSpacing', value),
    [OPS.setWordSpacing]: ([value]) => painter.set('wordSpacing', value),
    [OPS.setHScale]: ([value]) => painter.set('scale', (value as number) / 100),
    [OPS.setLeading]: ([value]) => painter.set('leading', -(value as number)),
    [OPS.setTextRise]: ([value]) => painter.set('rise', value),
    [OPS.setFillRGBColor]: ([value]) => painter.set('colour', String(value)),
    [OPS.moveText]: ([x, y]) => painter.moveText(x, y),
    [OPS.setLeadingMoveText]: ([x, y]) => {
      painter.set('leading', y);
      painter.moveText(x, y);
    },
    [OPS.setTextMatrix]: (args) => painter.setTextMatrix((args[0] as Matrix | undefined) ?? identity),
    [OPS.nextLine]: () => painter.nextLine(),
    [OPS.showText]: ([shown]) => painter.show(shown),
    [OPS.constructPath]: ([operator, , bounds]) => {
      const isDrawn = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.stroke, OPS.eoFillStroke].includes(operator);
      if (isDrawn && bounds) painter.box(bounds);
    },
  };
  for (const [at, operator] of fnArray.entries())
    handlers[operator]?.((argsArray[at] ?? []) as [never, never, never]);
  const { width, height } = viewport;
  const notes = (await page.getAnnotations()) as Annotation[];
  const starts = lineStarts(painter.glyphs, height);
  for (const note of notes) painter.glyphs.push(...filledIn(note, viewport.transform as Matrix, starts));
  const isOnPage = ({ left, baseline }: PdfGlyph) =>
    left > -5 && left < width + 5 && baseline > -5 && baseline < height + 5;
  return {
    width,
    height,
    glyphs: painter.glyphs.filter(isOnPage),
    boxes: painter.boxes,
    hasTicks: notes.some(
      ({ checkBox, radioButton, fieldValue }) =>
        (checkBox || radioButton) && fieldValue && fieldValue !== 'Off',
    ),
  };
}

interface Annotation {
  subtype?: string;
  rect: [number, number, number, number];
  hidden?: boolean;
  annotationFlags?: number;
  checkBox?: boolean;
  radioButton?: boolean;
  pushButton?: boolean;
  fieldValue?: string | string[] | null;
  options?: Array<{ exportValue: string | null; displayValue: string | null }>;
  contentsObj?: { str?: string };
  defaultAppearanceData?: { fontSize?: number };
}

const isHidden = 2;
const letterWidth = 0.5;

function lineStarts(glyphs: PdfGlyph[], height: number): PdfGlyph[] {
  const starts = new Map<number, PdfGlyph>();
  for (const glyph of glyphs) {
    const at = Math.round(glyph.baseline);
    const start = starts.get(at);
    if (at >= 0 && at <= height && glyph.text.trim() && !(start && start.left <= glyph.left))
      starts.set(at, glyph);
  }
  return [...starts.values()];
}

function filledIn(note: Annotation, toPage: Matrix, starts: PdfGlyph[]): PdfGlyph[] {
  const isField = note.subtype === 'Widget' && !note.checkBox && !note.radioButton && !note.pushButton;
  const value = isField ? note.fieldValue : note.subtype === 'FreeText' ? note.contentsObj?.str : undefined;
  const shown = (stored: string) =>
    note.options?.find(({ exportValue }) => exportValue === stored)?.displayValue ?? stored;
  const text = [value ?? []].flat().map(shown).join(', ').slice(0, 10_000);
  if (text.trim() === '' || (note.annotationFlags ?? 0) & isHidden) return [];
  const [x1, y1, x2, y2] = note.rect;
  const corners = [apply(toPage, x1, y1), apply(toPage, x2, y2)];
  const left = Math.min(...corners.map(([x]) => x)) + 2;
  const right = Math.max(...corners.map(([x]) => x)) - 2;
  const top = Math.min(...corners.map(([, y]) => y));
  const height = Math.max(...corners.map(([, y]) => y)) - top;
  const size = Math.min(note.defaultAppearanceData?.fontSize || 10, Math.max(height, 4));
  const perLine = Math.max(10, Math.floor((right - left) / (size * letterWidth)));
  const isTall = height > size * 2.2;
  const lines = text.split(/\r\n?|\n/).flatMap((line) => (isTall ? wrapped(line, perLine) : [line]));
  const step = Math.min(size * 1.2, height / lines.length);
  const longest = Math.max(...lines.map((line) => line.length));
  const advance = Math.min(size * letterWidth, (right - left) / longest);
  const style = { isBold: false, isItalic: false, colour: '#000000', isTyped: isField };
  const ownBaseline = isTall ? top + step * 0.8 : top + height / 2 + size * 0.35;
  const level = starts.find(
    (glyph) => glyph.right <= left && Math.abs(glyph.baseline - ownBaseline) < size * 0.8,
  );
  const firstBaseline = level?.baseline ?? ownBaseline;
  return lines.flatMap((line, row) => {
    const baseline = firstBaseline + step * row;
    return [...line].map((letter, at) => ({
      ...{ text: letter, left: left + at * advance, right: left + (at + 1) * advance, baseline, size },
      ...style,
    }));
  });
}

function wrapped(line: string, most: number): string[] {
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1)!;
    if (last !== '' && last.length + word.length >= most) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

const mostBoxes = 5000;
export const icon = '\ue000';

class Painter {
  readonly glyphs: PdfGlyph[] = [];
  readonly boxes: GlyphBox[] = [];
  private state: State = {
    matrix: identity,
    font: {},
    fontSize: 1,
    isBold: false,
    isItalic: false,
    isIcon: false,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    colour: '#000000',
  };
  private readonly saved: State[] = [];
  private textMatrix: Matrix = identity;
  private x = 0;
  private y = 0;
  private lineX = 0;
  private lineY = 0;

  constructor(
    private readonly page: Page,
    private readonly toPage: Matrix,
  ) {}

  save() {
    if (this.saved.length < 500) this.saved.push({ ...this.state });
  }
  restore() {
    this.state = this.saved.pop() ?? this.state;
  }
  transform(matrix: Matrix) {
    this.state.matrix = multiply(this.state.matrix, matrix);
  }
  beginForm(matrix: Matrix | null) {
    this.save();
    if (matrix) this.transform(matrix);
  }
  set<Key extends keyof State>(key: Key, value: State[Key]) {
    this.state[key] = value;
  }

  setFont(name: string, size: number) {
    const font: Font = this.page.commonObjs.has(name) ? this.page.commonObjs.get(name) : {};
    const label = font.name ?? '';
    this.state.font = font;
    this.state.fontSize = size;
    this.state.isBold =
      Boolean(font.bold || font.black) ||
      /bold|black|heavy|semib|demi|-bd|cmbx|medi(um)?(?!ital)/i.test(label);
    this.state.isIcon =
      /awesome|fontello|icon|academicons|phosphor|material|glyphs|marvosym|bbding|pifont|dingbat(?!s?$)/i.test(
        label,
      );
    this.state.isItalic = Boolean(font.italic) || /ital|obliq|-it\b|cmti|slant/i.test(label);
  }

  moveText(x: number, y: number) {
    this.lineX += x;
    this.lineY += y;
    this.x = this.lineX;
    this.y = this.lineY;
  }
  nextLine() {
    this.moveText(0, this.state.leading);
  }
  setTextMatrix(matrix: Matrix) {
    this.textMatrix = matrix;
    this.x = this.y = this.lineX = this.lineY = 0;
  }

  show(shown: Array<ShownGlyph | number | null>) {
    const { font, fontSize, charSpacing, wordSpacing, scale, rise, colour, isBold, isItalic, isIcon } =
      this.state;
    const perUnit = fontSize * (font.fontMatrix?.[0] ?? 0.001);
    const full = multiply(this.toPage, multiply(this.state.matrix, this.textMatrix));
    const size = Math.abs(fontSize) * Math.hypot(full[2], full[3]);
    const isLevel = full[0] * Math.sign(fontSize || 1) > Math.abs(full[1]);
    for (const glyph of shown) {
      if (glyph === null) continue;
      if (typeof glyph === 'number') {
        this.x -= (glyph * fontSize * scale) / 1000;
        continue;
      }
      const advance = (glyph.width ?? 0) * perUnit * scale;
      const [left, baseline] = apply(full, this.x, this.y + rise);
      const [right] = apply(full, this.x + advance, this.y + rise);
      const text = glyph.isSpace
        ? ' '
        : isIcon
          ? icon
          : (glyph.unicode ?? '')
              .replaceAll('\u00ad', '-')
              .replace(/[\ufb00-\ufb06]/g, (ligature) => normalForm(ligature, 'NFKC'));
      if (text && isLevel && size > 1)
        this.glyphs.push({ text, left, right, baseline, size, isBold, isItalic, colour });
      this.x += advance + ((glyph.isSpace ? wordSpacing : 0) + charSpacing) * scale;
    }
  }

  box(bounds: ArrayLike<number>) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = Array.from(bounds);
    if (![x1, y1, x2, y2].every(Number.isFinite) || this.boxes.length >= mostBoxes) return;
    const full = multiply(this.toPage, this.state.matrix);
    const corners = [apply(full, x1, y1), apply(full, x2, y2)];
    const across = corners.map(([x]) => x);
    const down = corners.map(([, y]) => y);
    this.boxes.push({
      left: Math.min(...across),
      right: Math.max(...across),
      top: Math.min(...down),
      bottom: Math.max(...down),
    });
  }
}
