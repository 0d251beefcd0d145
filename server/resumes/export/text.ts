import type { ResumeRow } from '../../db/schema/resumes.ts';
import { exportBlocks } from './lines.ts';

export function asText(row: ResumeRow, titles: Record<string, string>): string {
  const parts = exportBlocks(row, titles).map(({ heading, lines }) =>
    [
      ...(heading ? [heading.toUpperCase()] : []),
      ...lines.map(({ kind, text }) => (kind === 'bullet' ? `- ${text}` : text)),
    ].join('\n'),
  );
  return `${parts.join('\n\n')}\n`;
}
