// Measures text in Inter from a checked-in table, so that layouts are equal in Node and browsers.
import { letters, regular, semibold } from './interWidths.ts';

export type Weight = 400 | 600;

// Inter’s Latin files lack these glyphs, so each is drawn as a path, one em wide.
const glyphs = ['→', '✓', '✗', '↻'] as const;
export type Glyph = (typeof glyphs)[number];

const tables: Record<Weight, Map<string, number>> = {
  400: new Map([...letters].map((letter, index) => [letter, regular[index] ?? 600])),
  600: new Map([...letters].map((letter, index) => [letter, semibold[index] ?? 620])),
};

export const isGlyph = (text: string): text is Glyph => (glyphs as readonly string[]).includes(text);

/** In pixels. */
export function widthOf(text: string, size: number, weight: Weight = 400): number {
  let sum = 0;
  for (const letter of text) sum += isGlyph(letter) ? 1000 : (tables[weight].get(letter) ?? 700);
  return (sum * size) / 1000;
}

/** Lines are no wider than `width`, unless a single word is. */
export function wrap(text: string, width: number, size: number, weight: Weight = 400): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size, weight) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export interface Run {
  x: number;
  text: string;
}

export function runsOf(text: string, size: number, weight: Weight): Run[] {
  const runs: Run[] = [];
  let x = 0;
  for (const part of text.split(new RegExp(`([${glyphs.join('')}])`))) {
    if (part !== '') runs.push({ x, text: part });
    x += widthOf(part, size, weight);
  }
  return runs;
}
