// Only the text parts of a Word file are unpacked.
import { otherFiles } from '../../../../src/documents/otherFiles.ts';
import { maxPages, NotAllowed, tooLongMessage, Unreadable } from '../lines.ts';
import { openZip, UnsafeZip, type ZipArchive } from '../zip.ts';
import { asText, hasTickBoxes } from './wordForms.ts';

const textParts =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|docProps\/app\.xml|word\/(_rels\/document\d*\.xml\.rels|(document|styles|numbering|footnotes|endnotes|header|footer)\d*\.xml))$/;
// Markup of 20 pages stays below 3 MB even with one run per word.
const maxPart = 6 * 1024 * 1024;

export interface WordFile {
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

export const isBody = /^word\/document\d*\.xml$/;

export async function openWord(bytes: Buffer): Promise<WordFile> {
  const archive = await safely(() => openZip(bytes));
  const { names } = archive;
  if (!names.some((name) => isBody.test(name))) throw new NotAllowed(await notWord(archive));
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

export const damaged =
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
