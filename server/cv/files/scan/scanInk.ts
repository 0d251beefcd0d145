import type { PageInk, PdfGlyph } from '../pdf/glyphs.ts';
import type { ScannedWord } from './recognise.ts';
import type { Sheet } from './sheet.ts';

// A line with capitals and descenders is this high, in sizes of its font.
const heightInSizes = 0.93;
const sizesApart = 1.12;
const boldStroke = 1.3;

export function inkOf(words: ScannedWord[], sheet: Sheet): PageInk {
  const { scale } = sheet;
  const slope = slopeOf(words);
  const sizes = evenSizes(words.map(({ line }) => line.height / heightInSizes / scale));
  const strokes = words.map((word) => strokeOf(word, sheet) / word.line.height);
  const usualStroke = median(words.flatMap(({ text }, at) => Array<number>(text.length).fill(strokes[at]!)));
  const bullets = misreadBullets(words);
  const glyphs = words.flatMap((word, at): PdfGlyph[] => {
    const { left, right, line } = word;
    const middle = (left + right) / 2;
    const { x0, y0, x1, y1 } = line.baseline;
    const level = x1 > x0 ? y0 + ((y1 - y0) * (middle - x0)) / (x1 - x0) : y0;
    const baseline = (level - slope * middle) / scale;
    const shift = (slope * level) / scale;
    const letters = bullets.has(word) ? ['•'] : [...spelled(word, words[at + 1])];
    const advance = (right - left) / letters.length / scale;
    return letters.map((text, index) => ({
      text,
      left: left / scale + shift + index * advance,
      right: left / scale + shift + (index + 1) * advance,
      baseline,
      size: sizes[at]!,
      isBold: strokes[at]! > usualStroke * boldStroke,
      isItalic: false,
      colour: '#000000',
    }));
  });
  return {
    width: sheet.width / scale,
    height: sheet.height / scale,
    glyphs: withSpaces(glyphs),
    boxes: [],
    hasTicks: false,
  };
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const slopeOf = (words: ScannedWord[]) =>
  median(
    words.flatMap(({ line: { baseline: b } }) => (b.x1 - b.x0 > 100 ? [(b.y1 - b.y0) / (b.x1 - b.x0)] : [])),
  );

function evenSizes(measured: number[]): number[] {
  const groups: number[][] = [];
  for (const size of [...measured].sort((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group && size <= group[0]! * sizesApart) group.push(size);
    else groups.push([size]);
  }
  return measured.map((size) => median(groups.find((group) => group.at(-1)! >= size)!));
}

function strokeOf({ left, right, top, bottom }: ScannedWord, { width, pixels }: Sheet): number {
  let [dark, light] = [255, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const value = pixels[y * width + x]!;
      if (value < dark) dark = value;
      if (value > light) light = value;
    }
  }
  const middle = (dark + light) / 2;
  let [ink, strokes] = [0, 0];
  for (let y = top; y < bottom; y++) {
    let isInside = false;
    for (let x = left; x < right; x++) {
      const value = pixels[y * width + x]!;
      ink += (light - value) / (light - dark || 1);
      if (value < middle && !isInside) strokes += 1;
      isInside = value < middle;
    }
  }
  return strokes > 0 ? ink / strokes : 0;
}

// A lone "I" is recognised as a stroke.
const spelled = ({ text, line }: ScannedWord, next: ScannedWord | undefined) =>
  text === '|' && next?.line.baseline.y0 === line.baseline.y0 && /^[a-z]+$/.test(next.text) ? 'I' : text;

const bulletLike = /^[•·°«»*¢©®@+eo.>~=¤§-]$/;

// A dot is recognised as a similar small letter; several lines that begin so, at one place, are a list.
function misreadBullets(words: ScannedWord[]): Set<ScannedWord> {
  const starts = words.filter(
    ({ text, line }, at) => words[at - 1]?.line.baseline.y0 !== line.baseline.y0 && bulletLike.test(text),
  );
  return new Set(
    starts.filter((word) =>
      starts.some((other) => other !== word && Math.abs(other.left - word.left) < word.line.height * 0.4),
    ),
  );
}

function withSpaces(glyphs: PdfGlyph[]): PdfGlyph[] {
  return glyphs.flatMap((glyph, at) => {
    const before = glyphs[at - 1];
    const gap = before ? glyph.left - before.right : 0;
    const isNext = before && Math.abs(before.baseline - glyph.baseline) < glyph.size * 0.35;
    if (!isNext || gap <= 0.01 || gap > glyph.size) return [glyph];
    return [{ ...glyph, text: ' ', left: before.right, right: glyph.left }, glyph];
  });
}
