import type { ResumeRow } from '../../db/schema/resumes.ts';
import { type ExportLine, exportBlocks } from './lines.ts';

export async function asWord(row: ResumeRow, titles: Record<string, string>): Promise<Buffer> {
  const { Document, HeadingLevel, Packer, Paragraph, TextRun } = await import('docx');
  const paragraph = ({ kind, text }: ExportLine) => {
    if (kind === 'name') return new Paragraph({ text, heading: HeadingLevel.TITLE });
    if (kind === 'bullet') return new Paragraph({ text, bullet: { level: 0 } });
    if (kind === 'title') {
      return new Paragraph({
        children: [new TextRun({ text, bold: true })],
        keepNext: true,
        spacing: { before: 160 },
      });
    }
    return new Paragraph({ text });
  };
  const children = exportBlocks(row, titles).flatMap(({ heading, lines }) => [
    ...(heading ? [new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1, keepNext: true })] : []),
    ...lines.map(paragraph),
  ]);
  // Page size in twentieths of a point.
  const [width, height] = row.page_size === 'a4' ? [11_906, 16_838] : [12_240, 15_840];
  return Packer.toBuffer(
    new Document({
      title: row.title,
      styles: { default: { document: { run: { font: 'Calibri', size: 22 } } } },
      sections: [{ properties: { page: { size: { width, height } } }, children }],
    }),
  );
}
