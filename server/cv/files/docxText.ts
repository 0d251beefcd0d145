// Only the text parts of a Word file are unpacked and passed to mammoth.
import mammoth from 'mammoth';
import { otherFiles } from '../../../src/documents/otherFiles.ts';
import { findDate, findPeriod, isOnlyDate } from '../../formats/writtenDates.ts';
import { columnHeads } from '../sections/labelled.ts';
import {
  type LineStyle,
  maxCharacters,
  maxPages,
  NotAllowed,
  numbered,
  type Piece,
  type TextLine,
  toLine,
  tooLongMessage,
  Unreadable,
} from './lines.ts';
import { asText, hasTickBoxes, withForms } from './wordForms.ts';
import { openZip, pack, UnsafeZip, type ZipArchive } from './zip.ts';

const textParts =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|docProps\/app\.xml|word\/(_rels\/document\d*\.xml\.rels|(document|styles|numbering|footnotes|endnotes|header|footer)\d*\.xml))$/;
// Markup of 20 pages stays below 3 MB even with one run per word.
const maxPart = 6 * 1024 * 1024;

interface WordFile {
  parts: Map<string, Buffer>;
  pages: number | null;
  warnings: string[];
}

const unread: [RegExp, string][] = [
  [/^word\/diagrams\/data\d*\.xml$/, 'This file has a diagram (SmartArt). Please add what it says.'],
  [/^word\/charts\/chart\d*\.xml$/, 'This file has a chart. Please add what it says.'],
  [
    /^word\/(afchunk|altchunk)/i,
    'This file has another file inside it, which we don’t read. Please add what it says.',
  ],
];

const ticks = 'This file has tick boxes, which we don’t read. Please check what we took from next to them.';

export async function openWord(bytes: Buffer): Promise<WordFile> {
  const archive = await safely(() => openZip(bytes));
  const { names } = archive;
  if (!names.some((name) => /^word\/document\d*\.xml$/.test(name)))
    throw new NotAllowed(await notWord(archive));
  const parts = new Map<string, Buffer>();
  for (const name of names.filter((name) => textParts.test(name))) {
    parts.set(name, await checkedPart(archive, name));
  }
  const pages = Number(/<Pages>(\d+)<\/Pages>/.exec(parts.get('docProps/app.xml')?.toString() ?? '')?.[1]);
  if (pages > maxPages) throw new Unreadable(tooLongMessage);
  const warnings = unread.flatMap(([part, warning]) =>
    names.some((name) => part.test(name)) ? [warning] : [],
  );
  if ([...parts].some(([name, content]) => isBody.test(name) && hasTickBoxes(content))) warnings.push(ticks);
  return { parts, pages: pages >= 1 ? pages : null, warnings };
}

async function notWord(archive: ZipArchive): Promise<string> {
  const { names } = archive;
  const has = (start: string) => names.some((name) => name.startsWith(start));
  if (has('mimetype')) {
    const type = (await safely(() => archive.read('mimetype', 200))).toString('latin1');
    if (type.startsWith('application/vnd.oasis.opendocument.')) return otherFiles.openDocument;
    if (type.startsWith('application/epub')) return otherFiles.book;
  }
  if (has('Index/Document.iwa') || has('Index.zip') || has('index.xml')) return otherFiles.pages;
  if (has('xl/')) return otherFiles.workbook;
  if (has('ppt/')) return otherFiles.slides;
  return has('[Content_Types].xml')
    ? 'This file is not a Word document. Upload a PDF or Word file.'
    : 'This is a ZIP archive. Take your CV out of it and upload the PDF or Word file.';
}

async function checkedPart(archive: ZipArchive, name: string): Promise<Buffer> {
  const content = await safely(() => archive.read(name, maxPart));
  // A Word file never declares entities or a document type: only an attack does.
  if (/<!(DOCTYPE|ENTITY)/i.test(asText(content))) throw new Unreadable(damaged);
  return content;
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

export async function readWord({ parts }: Pick<WordFile, 'parts'>): Promise<TextLine[]> {
  const checked = await pack(
    new Map(
      [...parts].map(([name, content]) => [
        name,
        isBody.test(name) ? withForms(withTextBoxes(content)) : content,
      ]),
    ),
  );
  const { value } = await mammoth
    .convertToHtml(
      { buffer: checked },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), ignoreEmptyParagraphs: false },
    )
    .catch(() => {
      throw new Unreadable(damaged);
    });
  const name = largestText(parts);
  const lines = [...edgeLines(parts), ...htmlLines(value)].map((line, at) =>
    numbered(line.text === name ? { ...line, isHeading: true } : line, at),
  );
  if (lines.reduce((sum, line) => sum + line.text.length, 0) > maxCharacters)
    throw new Unreadable(tooLongMessage);
  return lines;
}

const isBody = /^word\/document\d*\.xml$/;
const mostBoxes = 200;

// mammoth reads only text boxes that the file also has in the form of Word 2007; all others move below their paragraph.
function withTextBoxes(content: Buffer): Buffer {
  let xml = asText(content);
  if (!xml.includes('<w:txbxContent')) return content;
  let end = xml.length;
  for (let box = 0; box < mostBoxes; box++) {
    const from = xml.lastIndexOf('<w:txbxContent', end);
    if (from < 0) break;
    end = from - 1;
    const until = xml.indexOf('</w:txbxContent>', from);
    if (until < 0 || isRead(xml, from)) continue;
    const inside = xml.slice(xml.indexOf('>', from) + 1, until);
    const rest = xml.slice(until + '</w:txbxContent>'.length);
    const after = rest.indexOf('</w:p>');
    if (after < 0) continue;
    const at = after + '</w:p>'.length;
    xml = xml.slice(0, from) + rest.slice(0, at) + inside + rest.slice(at);
  }
  return Buffer.from(xml);
}

function isRead(xml: string, at: number): boolean {
  const opened = (name: string) => xml.lastIndexOf(`<${name}`, at) > xml.lastIndexOf(`</${name}>`, at);
  if (opened('mc:Fallback') || (opened('w:pict') && !opened('mc:Choice'))) return true;
  if (!opened('mc:AlternateContent')) return false;
  const end = xml.indexOf('</mc:AlternateContent>', at);
  const fallback = xml.indexOf('<mc:Fallback', at);
  return fallback > 0 && fallback < end && xml.slice(fallback, end).includes('<w:txbxContent');
}

// The only paragraph in the largest letters is the name in most files, but mammoth drops sizes.
function largestText(parts: Map<string, Buffer>): string | undefined {
  let largest = 24;
  let texts: string[] = [];
  for (const paragraph of (parts.get('word/document.xml')?.toString() ?? '').split('</w:p>')) {
    const size = Number(/<w:r>.{0,400}?<w:sz w:val="(\d{2,3})"/s.exec(paragraph)?.[1] ?? 0);
    if (size < largest) continue;
    const text = textOfRuns(paragraph);
    if (size > largest) texts = [];
    largest = size;
    if (text.trim()) texts.push(text.trim());
  }
  return texts.length === 1 ? texts[0] : undefined;
}

const signs: Record<string, string> = { '<w:tab/>': '\t', '<w:noBreakHyphen/>': '-', '<w:softHyphen/>': '' };

const textOfRuns = (paragraph: string) =>
  decode(
    (paragraph.match(/<w:t(?: [^>]*)?>[^<]*|<w:(?:tab|noBreakHyphen|softHyphen)\/>/g) ?? [])
      .map((run) => signs[run] ?? run.replace(/^<[^>]*>/, ''))
      .join(''),
  );

// mammoth ignores headers and footers, where many CVs have the name and phone number.
function edgeLines(parts: Map<string, Buffer>): TextLine[] {
  const paragraphs = new Set<string>();
  for (const [name, content] of parts) {
    if (!/^word\/(header|footer)/.test(name)) continue;
    for (const paragraph of content.toString('utf8').split(/<\/w:p>/)) {
      paragraphs.add(textOfRuns(paragraph));
    }
  }
  return [...paragraphs].flatMap((text) => toLine(text, { indent: 0, gapBefore: false }) ?? []);
}

function tablesIn(lines: TextLine[]) {
  const rows: Array<{ cells: TextLine[][]; start: number }> = [];
  const tables: Array<{ heads?: string[] }> = [];
  let openCells = 0;
  return {
    isInCell: () => openCells !== 0,
    cell(isEnd: boolean) {
      const row = rows.at(-1);
      if (row && isEnd) row.cells.push(lines.splice(row.start));
      else if (row) row.start = lines.length;
      openCells += isEnd ? -1 : 1;
    },
    tr(isEnd: boolean) {
      if (isEnd) lines.push(...rowLines(rows.pop()?.cells ?? [], tables.at(-1)));
      else rows.push({ cells: [], start: lines.length });
    },
    table(isEnd: boolean) {
      if (isEnd) tables.pop();
      else tables.push({});
    },
  };
}

function htmlLines(html: string): TextLine[] {
  const lines: TextLine[] = [];
  let text = '';
  let gapBefore = false;
  let isHeading = false;
  let depth = 0;
  let isItem = false;
  let pieces: Piece[] = [];
  const tables = tablesIn(lines);
  const marks = { strong: 0, em: 0 };
  const flush = () => {
    const style = styleOf(pieces, isHeading);
    const line = toLine(text, { indent: depth, gapBefore, isBullet: isItem, isHeading, style, pieces });
    pieces = [];
    if (line) lines.push(line);
    gapBefore = !line && text.trim() === '' ? gapBefore : false;
    text = '';
  };
  for (const [token] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!token.startsWith('<')) {
      const shown = decode(token);
      text += shown;
      pieces.push({ text: shown, isBold: marks.strong > 0, isItalic: marks.em > 0, colour: '' });
      continue;
    }
    const [, close, name = ''] = /^<(\/?)(\w+)/.exec(token) ?? [];
    if (name === 'strong' || name === 'em') marks[name] += close ? -1 : 1;
    else if (/^h\d$/.test(name)) {
      flush();
      isHeading = !close;
    } else if (name === 'p') {
      if (close && !text.trim()) gapBefore = true;
      if (close || !tables.isInCell()) flush();
    } else if (name === 'li') {
      flush();
      isItem = !close;
    } else if (name === 'ul' || name === 'ol') {
      flush();
      isItem = false;
      depth += close ? -1 : 1;
    } else if (name === 'br') flush();
    else if (name === 'td' || name === 'th') {
      flush();
      tables.cell(close === '/');
    } else if (name === 'tr' || name === 'table') {
      flush();
      tables[name](close === '/');
      gapBefore = true;
    }
  }
  flush();
  return lines;
}

function rowLines(row: TextLine[][], table: { heads?: string[] } | undefined): TextLine[] {
  const texts = row.map((cell) => cell.map(({ text }) => text).join(' '));
  const heads = columnHeads(texts);
  if (table && heads) {
    table.heads = heads;
    return [];
  }
  if (table?.heads?.length !== row.length) return joinDateCells(row);
  return row.flatMap((cell, at) => labelledCell(cell, table.heads![at]!));
}

function labelledCell([first, ...more]: TextLine[], head: string): TextLine[] {
  if (!first) return [];
  const isShort = /^(?:Employer|School|Dates|From|To)$/.test(head);
  const text = isShort
    ? [first, ...more].map((line) => line.text).join(head === 'Dates' ? ' ' : ', ')
    : first.text;
  const { pieces: _, ...labelled } = first;
  const isList = first.isBullet && !isShort;
  if (isList) return [{ ...labelled, text: `${head}:`, isBullet: false }, first, ...more];
  return [{ ...labelled, text: `${head}: ${text}`, isBullet: false }, ...(isShort ? [] : more)];
}

function joinDateCells(row: TextLine[][]): TextLine[] {
  const joined: TextLine[][] = [];
  for (const cell of row) {
    const before = joined.at(-1);
    const [first] = cell;
    if (before && first && isDateCell(before) && !isDateCell(cell) && !first.isBullet)
      joined[joined.length - 1] = [withText(first, `${dateIn(before)}\t${first.text}`), ...cell.slice(1)];
    else if (before?.[0] && first && isDateCell(cell) && !before[0].isBullet)
      before[0] = withText(before[0], `${before[0].text}\t${dateIn(cell)}`);
    else if (before && first && isPartsCell(before) && !isDateCell([cell[0]!]) && !first.isBullet)
      joined[joined.length - 1] = [withText(first, `${partsIn(before)}\t${first.text}`), ...cell.slice(1)];
    else if (before?.[0] && first && isPartsCell(cell) && !before[0].isBullet)
      before[0] = withText(before[0], `${before[0].text}\t${partsIn(cell)}`);
    else joined.push(cell);
  }
  return joined.flat();
}

/** A period with a place or an employer below it, next to the rest of the entry. */
function isPartsCell(cell: TextLine[]): boolean {
  return (
    cell.length > 1 &&
    cell.length <= 4 &&
    cell.every(({ text, isBullet }) => !isBullet && text.length < 48 && !text.includes('\t')) &&
    cell.filter((line) => isDateCell([line])).length === 1
  );
}

const partsIn = (cell: TextLine[]) => cell.map(({ text }) => text).join('\t');

const withText = (line: TextLine, text: string): TextLine => ({ ...line, text, gapBefore: true });

const dateIn = (cell: TextLine[]) =>
  cell.map(({ text }) => text).join(cell.every(({ text }) => isOnlyDate(text)) ? ' – ' : ' ');

function isDateCell(cell: TextLine[]): boolean {
  const text = dateIn(cell);
  if (cell.length === 0 || cell.length > 3 || cell.some(({ isBullet }) => isBullet) || text.length > 40)
    return false;
  const date = findPeriod(text) ?? findDate(text);
  return date !== undefined && date.rest === '';
}

function styleOf(pieces: Piece[], isHeading: boolean): LineStyle {
  const inked = pieces.filter(({ text }) => text.trim());
  const letters = inked.map(({ text }) => text.replace(/[^\p{L}]/gu, '')).join('');
  return {
    size: isHeading ? 14 : 11,
    isBold: inked[0]?.isBold ?? false,
    isItalic: inked[0]?.isItalic ?? false,
    isCapitals: letters.length > 2 && letters === letters.toUpperCase(),
    colour: '',
    isRuled: false,
  };
}

function decode(html: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return html.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (name) return named[name] ?? whole;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
