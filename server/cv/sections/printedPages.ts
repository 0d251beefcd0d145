import type { ReadPage } from '../cvReading.ts';
import type { TextLine } from '../files/lines.ts';

const mostLines = 3000;

export function printedPages(lines: TextLine[]): ReadPage[] {
  // A line that was cut for its length prints the same texts in each part.
  const printed = [...new Set(lines.flatMap(({ printed = [] }) => printed))].slice(0, mostLines);
  const pages = new Map<number, ReadPage>();
  for (const { page, text } of printed.sort((a, b) => a.text.line - b.text.line)) {
    const number = page?.number ?? 1;
    const before = pages.get(number) ?? { ratio: page?.ratio ?? null, lines: [] };
    pages.set(number, before);
    before.lines.push(text);
  }
  return [...pages].sort(([a], [b]) => a - b).map(([, page]) => page);
}
