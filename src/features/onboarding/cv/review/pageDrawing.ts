import type { components } from '../../../../../openapi.gen.d.ts';

type ReadPage = components['schemas']['ReadPage'];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface DrawnLine {
  number: number;
  box: Box;
  texts: { text: string; x: number; y: number; size: number; length: number; isBold: boolean }[];
}

/** The width of a page in drawing units. */
const unit = 1000;
const margin = 20;
const padding = { x: 8, y: 3 };
/** The height of a line per font size: 1 for the letters and 0.3 below the baseline. */
const lineHeight = 1.3;

/** The smallest readable font size in pixels. */
const readable = 11;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Below `minWidth` pixels the text is too small to read. */
export function drawingOf(page: ReadPage, ratio: number) {
  const lines = new Map<number, DrawnLine>();
  for (const { line, text, is_bold, left = 0, top = 0, width = 0, height = 0 } of page.lines) {
    const cell = {
      x: left * unit,
      y: top * unit * ratio,
      width: width * unit,
      height: height * unit * ratio,
    };
    const before = lines.get(line);
    const drawn = before ?? { number: line, box: padded(cell), texts: [] };
    if (before) before.box = around(before.box, padded(cell));
    const size = cell.height / lineHeight;
    drawn.texts.push({
      text,
      x: rounded(cell.x),
      y: rounded(cell.y + size),
      size: rounded(size),
      length: rounded(cell.width),
      isBold: is_bold,
    });
    lines.set(line, drawn);
  }
  const drawn = [...lines.values()];
  const [first] = drawn;
  if (!first) return { viewBox: `0 0 ${unit} ${margin}`, minWidth: 0, lines: drawn };
  const all = drawn.map(({ box }) => box).reduce(around);
  const view = [all.x - margin, all.y - margin, all.width + 2 * margin, all.height + 2 * margin];
  const sizes = drawn.flatMap(({ texts }) => texts.map(({ size }) => size)).sort((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] || readable;
  const minWidth = Math.min(900, Math.round(((all.width + 2 * margin) * readable) / usual));
  return { viewBox: view.map(rounded).join(' '), minWidth, lines: drawn };
}

const padded = ({ x, y, width, height }: Box): Box => ({
  x: rounded(x - padding.x),
  y: rounded(y - padding.y),
  width: rounded(width + 2 * padding.x),
  height: rounded(height + 2 * padding.y),
});

function around(box: Box, other: Box): Box {
  const x = Math.min(box.x, other.x);
  const y = Math.min(box.y, other.y);
  return {
    x,
    y,
    width: rounded(Math.max(box.x + box.width, other.x + other.width) - x),
    height: rounded(Math.max(box.y + box.height, other.y + other.height) - y),
  };
}
