/** Only the text parts of a Word file are unpacked and passed to mammoth. */
import mammoth from 'mammoth';
import {
  type Line,
  maxCharacters,
  maxPages,
  NotAllowed,
  toLine,
  tooLongMessage,
  Unreadable,
} from './lines.ts';
import { openZip, pack, UnsafeZip, type ZipArchive } from './zip.ts';

const textParts =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|docProps\/app\.xml|word\/(_rels\/document\d*\.xml\.rels|(document|styles|numbering|footnotes|endnotes|header|footer)\d*\.xml))$/;
/** Markup of 20 pages stays below 3 MB even with one run per word. */
const maxPart = 6 * 1024 * 1024;

export interface WordFile {
  parts: Map<string, Buffer>;
  pages: number | null;
}

export async function openWord(bytes: Buffer): Promise<WordFile> {
  const archive = await safely(() => openZip(bytes));
  const { names } = archive;
  if (!names.includes('[Content_Types].xml')) {
    throw new NotAllowed('This is a ZIP archive. Take your CV out of it and upload the PDF or Word file.');
  }
  if (!names.some((name) => /^word\/document\d*\.xml$/.test(name))) {
    throw new NotAllowed('This file is not a Word document. Upload a PDF or Word file.');
  }
  const parts = new Map<string, Buffer>();
  for (const name of names.filter((name) => textParts.test(name))) {
    parts.set(name, await checkedPart(archive, name));
  }
  const pages = Number(/<Pages>(\d+)<\/Pages>/.exec(parts.get('docProps/app.xml')?.toString() ?? '')?.[1]);
  if (pages > maxPages) throw new Unreadable(tooLongMessage);
  return { parts, pages: pages >= 1 ? pages : null };
}

async function checkedPart(archive: ZipArchive, name: string): Promise<Buffer> {
  const content = await safely(() => archive.read(name, maxPart));
  // A Word file never declares entities or a document type: only an attack does.
  if (/<!(DOCTYPE|ENTITY)/i.test(asText(content))) throw new Unreadable(damaged);
  return content;
}

function asText(content: Buffer): string {
  return content[0] === 0xff || content[1] === 0 ? content.toString('utf16le') : content.toString('utf8');
}

const damaged =
  'This Word file is damaged or not a normal one. Open it, save it again as a PDF or Word file, and upload that.';

async function safely<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    const isSize = error instanceof UnsafeZip && error.message.startsWith('too');
    throw new Unreadable(
      isSize ? 'This Word file holds too much. Save the text alone as a PDF and upload that.' : damaged,
    );
  }
}

export async function readWord({ parts }: WordFile): Promise<Line[]> {
  const checked = await pack(parts);
  const { value } = await mammoth
    .convertToHtml(
      { buffer: checked },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), ignoreEmptyParagraphs: false },
    )
    .catch(() => {
      throw new Unreadable(damaged);
    });
  const lines = [...edgeLines(parts), ...htmlLines(value)];
  if (lines.reduce((sum, line) => sum + line.text.length, 0) > maxCharacters)
    throw new Unreadable(tooLongMessage);
  return lines;
}

/** mammoth ignores headers and footers, where many CVs have the name and phone number. */
function edgeLines(parts: Map<string, Buffer>): Line[] {
  const seen = new Set<string>();
  for (const [name, content] of parts) {
    if (!/^word\/(header|footer)/.test(name)) continue;
    for (const paragraph of content.toString('utf8').split(/<\/w:p>/)) {
      const runs = paragraph.match(/<w:t(?: [^>]*)?>[^<]*|<w:tab\/>/g) ?? [];
      seen.add(decode(runs.map((run) => (run === '<w:tab/>' ? '\t' : run.replace(/^<[^>]*>/, ''))).join('')));
    }
  }
  return [...seen].flatMap((text) => toLine(text, { indent: 0, gapBefore: false }) ?? []);
}

function htmlLines(html: string): Line[] {
  const lines: Line[] = [];
  let text = '';
  let gapBefore = false;
  let isHeading = false;
  let depth = 0;
  let isItem = false;
  let cells = 0;
  const flush = () => {
    const line = toLine(text, { indent: depth, gapBefore, isBullet: isItem, isHeading });
    if (line) lines.push(line);
    gapBefore = !line && text.trim() === '' ? gapBefore : false;
    text = '';
  };
  for (const [token] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!token.startsWith('<')) {
      text += decode(token);
      continue;
    }
    const [, close, name = ''] = /^<(\/?)(\w+)/.exec(token) ?? [];
    if (/^h\d$/.test(name)) {
      flush();
      isHeading = !close;
    } else if (name === 'p') {
      if (close && !text.trim()) gapBefore = true;
      if (close || cells === 0) flush();
    } else if (name === 'li') {
      flush();
      isItem = !close;
    } else if (name === 'ul' || name === 'ol') {
      flush();
      isItem = false;
      depth += close ? -1 : 1;
    } else if (name === 'br') flush();
    else if (name === 'td' || name === 'th') {
      if (close) flush();
      cells += close ? -1 : 1;
    } else if (name === 'tr' || name === 'table') {
      flush();
      gapBefore = true;
    }
  }
  flush();
  return lines;
}

function decode(html: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return html.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (name) return named[name] ?? whole;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
