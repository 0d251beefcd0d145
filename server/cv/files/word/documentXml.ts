// What mammoth leaves out of a Word file.
import { type TextLine, toLine } from '../lines.ts';
import { decodeEntities } from './decodeEntities.ts';
import { asText } from './wordForms.ts';

const maxBoxes = 200;

// mammoth reads only text boxes that the file also has in the form of Word 2007; all others move below their paragraph.
export function withTextBoxes(content: Buffer): Buffer {
  let xml = asText(content);
  if (!xml.includes('<w:txbxContent')) return content;
  let end = xml.length;
  for (let box = 0; box < maxBoxes; box++) {
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
export function largestText(parts: Map<string, Buffer>): string | undefined {
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
  decodeEntities(
    (paragraph.match(/<w:t(?: [^>]*)?>[^<]*|<w:(?:tab|noBreakHyphen|softHyphen)\/>/g) ?? [])
      .map((run) => signs[run] ?? run.replace(/^<[^>]*>/, ''))
      .join(''),
  );

// mammoth ignores headers and footers, where many CVs have the name and phone number.
export function edgeLines(parts: Map<string, Buffer>): TextLine[] {
  const paragraphs = new Set<string>();
  for (const [name, content] of parts) {
    if (!/^word\/(header|footer)/.test(name)) continue;
    for (const paragraph of content.toString('utf8').split(/<\/w:p>/)) {
      paragraphs.add(textOfRuns(paragraph));
    }
  }
  return [...paragraphs].flatMap((text) => toLine(text, { indent: 0, gapBefore: false }) ?? []);
}
