import type { Document as WordDocument } from 'docx';
import { aboutResume } from '../../../src/documents/resume/about.ts';
import { type Resume, resumeContent } from '../../../src/documents/resume/resumeContent.ts';
import { escapedXml, legalXml } from '../../formats/xml.ts';
import { type ContentLine, contentBlocks } from './contentBlocks.ts';

type Styles = NonNullable<ConstructorParameters<typeof WordDocument>[0]['styles']>;

// Sizes in half points, distances in twentieths of a point.
const styles = (language: string): Styles => ({
  default: {
    document: { run: { font: 'Calibri', size: 22, language: { value: language } } },
    title: { run: { size: 44, bold: true } },
    heading1: { run: { size: 28, bold: true, color: '101828' }, paragraph: { spacing: { before: 240 } } },
    heading2: { run: { size: 22, bold: true, color: '101828' }, paragraph: { spacing: { before: 160 } } },
  },
});

export async function asWord(resume: Resume, at: Date): Promise<Buffer> {
  const { Document, HeadingLevel, Packer, Paragraph, TextRun } = await import('docx');
  const content = resumeContent(resume);
  const about = aboutResume(resume, content);
  const runs = (text: string) =>
    legalXml(text)
      .split('\n')
      .map((line, at) => new TextRun({ text: line, ...(at > 0 && { break: 1 }) }));
  const paragraph = ({ kind, text }: ContentLine) => {
    const children = runs(text);
    if (kind === 'name') return new Paragraph({ children, heading: HeadingLevel.TITLE });
    if (kind === 'bullet') return new Paragraph({ children, bullet: { level: 0 } });
    if (kind === 'title') return new Paragraph({ children, heading: HeadingLevel.HEADING_2, keepNext: true });
    return new Paragraph({ children });
  };
  const children = contentBlocks(content).flatMap(({ heading, lines }) => [
    ...(heading
      ? [new Paragraph({ children: runs(heading), heading: HeadingLevel.HEADING_1, keepNext: true })]
      : []),
    ...lines.map(paragraph),
  ]);
  const [width, height] = resume.page_size === 'a4' ? [11_906, 16_838] : [12_240, 15_840];
  return Packer.toBuffer(
    new Document({
      styles: styles(about.language),
      sections: [{ properties: { page: { size: { width, height } } }, children }],
    }),
    undefined,
    [{ path: 'docProps/core.xml', data: coreProperties(about, at) }],
  );
}

const namespaces = [
  'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:dcterms="http://purl.org/dc/terms/"',
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
].join(' ');

// The library writes no language, and a name of its own where there is none.
function coreProperties({ title, author, language }: ReturnType<typeof aboutResume>, at: Date): string {
  const day = at.toISOString().replace(/\.\d+Z$/, 'Z');
  const elements = [
    ['dc:title', title],
    ['dc:creator', author],
    ['cp:lastModifiedBy', author],
    ['dc:language', language],
  ].map(([name = '', text = '']) => `<${name}>${escapedXml(text)}</${name}>`);
  const dates = ['created', 'modified'].map(
    (name) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${day}</dcterms:${name}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties ${namespaces}>${[...elements, ...dates].join('')}</cp:coreProperties>`;
}
