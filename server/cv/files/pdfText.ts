// Lines of a PDF in reading order. Scripts and attachments are never touched.
import { getDocumentProxy } from 'unpdf';
import {
  type Columns,
  joinWrapped,
  linesIn,
  mapLines,
  maxCharacters,
  maxPages,
  Scan,
  type TextFlow,
  type TextLine,
  tooLongMessage,
  Unreadable,
} from './lines.ts';
import { type PageInk, type Pdf, readInk } from './pdf/glyphs.ts';
import { toFlow } from './pdf/pdfLines.ts';

const damaged = 'This PDF is damaged. Open it, save or print it as a PDF again, and upload that.';
const locked = 'This PDF is protected by a password. Remove the password and upload it again.';
export const unclearScan =
  'This file is a photo or scan, and we can’t make out its text. Upload the file it was made from, scan it again straight and in good light, or type your CV in the builder.';

const liveForm =
  'This PDF is a form that only Adobe Acrobat can show. Open it there, print it as a PDF, and upload that.';
const ticks = 'This PDF has ticked boxes, which we don’t read. Please add what they say.';

const empty =
  'There is no text in this PDF. Upload the file it was made from, or type your CV in the builder.';

export async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), {
    isEvalSupported: false,
    // Faces are never drawn here; without this flag pdf.js would build the outline of every glyph.
    disableFontFace: false,
    useSystemFonts: false,
    verbosity: 0,
    maxImageSize: 1,
  }).catch((error: Error) => {
    throw new Unreadable(error.name === 'PasswordException' ? locked : damaged);
  });
  // A PDF with only an owner password opens but is still encrypted.
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  if ('EncryptFilterName' in info && info.EncryptFilterName) throw new Unreadable(locked);
  if (pdf.isPureXfa) throw new Unreadable(liveForm);
  if (pdf.numPages > maxPages) throw new Unreadable(tooLongMessage);
  await pdf.getPage(1).catch(() => {
    throw new Unreadable(damaged);
  });
  return pdf;
}

export async function readPdf(pdf: Pdf, warnings: string[]): Promise<TextFlow> {
  const pages: TextFlow[] = [];
  let characters = 0;
  let lines = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const ink = await inkOf(pdf, number);
    if (ink.glyphs.length > maxCharacters) throw new Unreadable(tooLongMessage);
    if (ink.hasTicks && !warnings.includes(ticks)) warnings.push(ticks);
    const read = toFlow(ink, number, lines);
    characters += read.characters;
    lines += read.lines;
    if (characters > maxCharacters) throw new Unreadable(tooLongMessage);
    pages.push(read.flow);
  }
  if (characters < 40) throw (await hasPictures(pdf)) ? new Scan(unclearScan) : new Unreadable(empty);
  return joinPageFlows(pages);
}

export const joinPageFlows = (pages: TextFlow[]): TextFlow =>
  mapLines(joinPages(withoutFurniture(pages)), joinWrapped);

// Pictures are not decoded here; the dictionary of one is plain text in any PDF.
const hasPictures = async (pdf: Pdf) =>
  /\/Subtype\s*\/Image\b/.test(Buffer.from(await pdf.getData()).toString('latin1'));

async function inkOf(pdf: Pdf, number: number): Promise<PageInk> {
  try {
    const page = await pdf.getPage(number);
    const ink = await readInk(page);
    page.cleanup();
    return ink;
  } catch {
    throw new Unreadable(damaged);
  }
}

function withoutFurniture(pages: TextFlow[]): TextFlow[] {
  if (pages.length < 2) return pages;
  const places = new Map<string, Set<number>>();
  const keyOf = ({ text, source = [] }: TextLine) => {
    const top = source[0]?.top ?? 0.5;
    return top < 0.1 || top > 0.9 ? `${Math.round(top * 60)} ${text.replace(/\d+/g, '#')}` : undefined;
  };
  for (const [page, flow] of pages.entries()) {
    for (const line of linesIn(flow)) {
      const key = keyOf(line);
      if (key) places.set(key, (places.get(key) ?? new Set()).add(page));
    }
  }
  return pages.map((flow, page) =>
    filtered(flow, (line) => {
      const at = places.get(keyOf(line) ?? '');
      return !at || at.size < 2 || Math.min(...at) === page;
    }),
  );
}

const filtered = (flow: TextFlow, keep: (line: TextLine) => boolean): TextFlow =>
  flow.flatMap((part): TextFlow => {
    if (!('columns' in part)) return keep(part) ? [part] : [];
    return [{ ...part, columns: part.columns.map((column) => filtered(column, keep)) }];
  });

const sameGutter = 14;

function joinPages(pages: TextFlow[]): TextFlow {
  const whole: TextFlow = [];
  for (const page of pages) {
    const last = whole.at(-1);
    const [first, ...rest] = page;
    if (last && 'columns' in last && first) {
      if ('columns' in first && Math.abs(last.gutter - first.gutter) < sameGutter) {
        whole[whole.length - 1] = joinColumns(last, first.columns);
        whole.push(...rest);
        continue;
      }
      const lines = page.flatMap((part) => ('columns' in part ? [] : [part]));
      if (lines.length === page.length && lines.every(({ indent }) => indent > last.gutter - sameGutter)) {
        whole[whole.length - 1] = joinColumns(last, [[], page]);
        continue;
      }
    }
    whole.push(...page);
  }
  return whole;
}

const joinColumns = (columns: Columns, more: TextFlow[]): Columns => ({
  ...columns,
  columns: columns.columns.map((column, at) => [...column, ...(more[at] ?? [])]),
});
