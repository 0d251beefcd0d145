/** Promises: the same words as on the page, in its order, one line a thing, for a form that takes nothing but text. */
import type { ResumeRow } from '../rows.ts';
import { blocksOf } from './lines.ts';

export function asText(row: ResumeRow, titles: Record<string, string>): string {
  const parts = blocksOf(row, titles).map(({ heading, lines }) =>
    [
      ...(heading ? [heading.toUpperCase()] : []),
      ...lines.map(({ kind, text }) => (kind === 'bullet' ? `- ${text}` : text)),
    ].join('\n'),
  );
  return `${parts.join('\n\n')}\n`;
}
