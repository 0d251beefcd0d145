import type { ResumeRow } from '../../db/schema/resumes.ts';
import { legalXml } from '../../formats/xml.ts';
import { type ExportLine, exportBlocks } from './lines.ts';

export async function asWord(row: ResumeRow, titles: Record<string, string>): Promise<Buffer> {
  const { Document, HeadingLevel, Packer, Paragraph, TextRun } = await import('docx');
  const runs = (text: string, bold = false) =>
    legalXml(text)
      .split(/\r\n?|\n/)
      .map((line, at) => new TextRun({ text: line, bold, ...(at > 0 && { break: 1 }) }));
  const paragraph = ({ kind, text }: ExportLine) => {
    const children = runs(text, kind === 'title');
    if (kind === 'name') return new Paragraph({ children, heading: HeadingLevel.TITLE });
    if (kind === 'bullet') return new Paragraph({ children, bullet: { level: 0 } });
    if (kind === 'title') return new Paragraph({ children, keepNext: true, spacing: { before: 160 } });
    return new Paragraph({ children });
  };
  const children = exportBlocks(row, titles).flatMap(({ heading, lines }) => [
    ...(heading
      ? [new Paragraph({ children: runs(heading), heading: HeadingLevel.HEADING_1, keepNext: true })]
      : []),
    ...lines.map(paragraph),
  ]);
  // Page size in twentieths of a point.
  const [width, height] = row.page_size === 'a4' ? [11_906, 16_838] : [12_240, 15_840];
  return Packer.toBuffer(
    new Document({
      title: legalXml(row.title),
      styles: { default: { document: { run: { font: 'Calibri', size: 22 } } } },
      sections: [{ properties: { page: { size: { width, height } } }, children }],
    }),
  );
}
