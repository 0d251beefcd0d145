import { type GlyphBox, icon, type PdfGlyph } from './glyphs.ts';

interface Piece {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  colour: string;
}

export interface TextRun {
  text: string;
  pieces: Piece[];
  left: number;
  right: number;
  baseline: number;
  size: number;
  isBullet: boolean;
  isTyped?: boolean;
}

// In sizes of the font.
const wideGap = 1.2;
// The gap between words in a file without any spaces.
const wideMove = 0.9;
const wordGap = 0.16;
const tightGap = 0.12;

const privateUse =
  /[\ue000-\uf8ff\u2600-\u27bf\u260e\u2b00-\u2bff]|[\u{f0000}-\u{10ffff}\u{1f300}-\u{1faff}]/u;
// Symbol and Wingdings bullets; other private characters are icons.
const bulletIcon =
  /[\u25cf\u2713\u2714\u27a2\u27a4\u2756\u2794\uf0b7\uf0a7\uf0d8\uf076\uf0a8\uf0fc\uf0e0\uf0de]/;
const bulletText = /^[•●○◦▪▫■□◆◇►▸▶‣⁃∙·✓✔➢➤❖➔→»›]$/;

export function toRuns(glyphs: PdfGlyph[], boxes: GlyphBox[]): TextRun[] {
  const dots = drawnDots(boxes);
  return toRows(glyphs).flatMap((row) => rowRuns(row, boxes, dots));
}

function toRows(glyphs: PdfGlyph[]): PdfGlyph[][] {
  const rows: PdfGlyph[][] = [];
  for (const glyph of [...glyphs].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && glyph.baseline - first.baseline <= Math.min(first.size, glyph.size) * 0.35)
      row.push(glyph);
    else rows.push([glyph]);
  }
  return rows.map((row) => withoutDoubles(row.sort((a, b) => a.left - b.left)));
}

// Some programs print a glyph twice, a little apart, to make it bold.
function withoutDoubles(row: PdfGlyph[]): PdfGlyph[] {
  const single: PdfGlyph[] = [];
  for (const glyph of row) {
    const double = single
      .slice(-3)
      .find((before) => before.text === glyph.text && Math.abs(before.left - glyph.left) < glyph.size * 0.12);
    if (double && glyph.text !== ' ') double.isBold = true;
    else single.push({ ...glyph });
  }
  return single;
}

function rowRuns(row: PdfGlyph[], boxes: GlyphBox[], dots: GlyphBox[]): TextRun[] {
  const groups: PdfGlyph[][] = [];
  let bulletBefore = false;
  const bullets = new Set<PdfGlyph[]>();
  let previous: PdfGlyph | undefined;
  const visible = row
    .map((glyph, at) => (glyph.text === '\u0000' ? withoutName(glyph, row[at - 1], row[at + 1]) : glyph))
    .filter(({ text }) => text.trim() || text === ' ');
  for (const glyph of visible) {
    const isIcon = privateUse.test(glyph.text) && !bulletText.test(glyph.text);
    if (isIcon || bulletText.test(glyph.text)) {
      const startsRun = !previous || glyph.left - previous.right > glyph.size * 0.9;
      if (!isIcon && !startsRun) {
        groups.at(-1)?.push(glyph);
        previous = glyph;
        continue;
      }
      bulletBefore = !isIcon || bulletIcon.test(glyph.text);
      previous = undefined;
      continue;
    }
    if (glyph.text === ' ' && !previous) continue;
    const isNew =
      !previous ||
      Boolean(previous.isTyped) !== Boolean(glyph.isTyped) ||
      (glyph.text !== ' ' && isApart(lastInk(groups.at(-1)!), glyph, boxes, previous!.text !== ' '));
    if (isNew) {
      const group: PdfGlyph[] = [];
      groups.push(group);
      if (bulletBefore) bullets.add(group);
      bulletBefore = false;
    }
    groups.at(-1)!.push(glyph);
    previous = glyph;
  }
  const runs = groups.flatMap((group) => {
    const run = toRun(group);
    if (!run) return [];
    const isDrawn = dots.some((dot) => isBulletOf(dot, run, dots));
    const isOutlined = boxes.some((box) => isOutlineOf(box, run));
    const pieces = isOutlined ? run.pieces.map((piece) => ({ ...piece, isBold: true })) : run.pieces;
    const isTyped = group[0]!.isTyped === true;
    return [{ ...run, pieces, isBullet: bullets.has(group) || isDrawn, isTyped }];
  });
  return withLabels(runs);
}

// A glyph that the font does not name is a ligature within a word, and a picture elsewhere.
function withoutName(glyph: PdfGlyph, before: PdfGlyph | undefined, after: PdfGlyph | undefined): PdfGlyph {
  const isNear = (first: PdfGlyph | undefined, second: PdfGlyph | undefined) =>
    first !== undefined && second !== undefined && second.left - first.right < glyph.size * tightGap;
  const isInWord =
    (isNear(before, glyph) && /\p{L}/u.test(before!.text)) ||
    (isNear(glyph, after) && /\p{Ll}/u.test(after!.text));
  return { ...glyph, text: isInWord ? 'fi' : icon };
}

function withLabels(runs: TextRun[]): TextRun[] {
  const whole: TextRun[] = [];
  for (const run of runs) {
    const before = whole.at(-1);
    const name = before?.text.replace(/^\d{1,2}[.)]\s*/, '').replace(/[\s:*?.]+$/, '');
    if (!run.isTyped || !before || before.isTyped || !name) {
      whole.push(run);
      continue;
    }
    const label = { ...before.pieces[0]!, text: `${name}: ` };
    whole[whole.length - 1] = {
      ...before,
      text: `${name}: ${run.text}`,
      pieces: [label, ...run.pieces],
      right: run.right,
      isTyped: true,
    };
  }
  return whole;
}

function isApart(before: PdfGlyph, glyph: PdfGlyph, boxes: GlyphBox[], isMoved: boolean): boolean {
  const gap = glyph.left - before.right;
  if (gap > before.size * (isMoved ? wideMove : wideGap)) return true;
  return gap > before.size * wordGap && boxes.some((box) => isChipEdge(box, before, glyph));
}

function isChipEdge({ left, right, top, bottom }: GlyphBox, before: PdfGlyph, glyph: PdfGlyph): boolean {
  const isBehind =
    top < glyph.baseline - glyph.size * 0.5 && bottom > glyph.baseline && bottom - top < glyph.size * 3;
  const isBetween = (edge: number) => edge > before.right - 1 && edge < glyph.left + 1;
  return isBehind && right - left > glyph.size && (isBetween(right) || isBetween(left));
}

const lastInk = (group: PdfGlyph[]) => group.findLast(({ text }) => text !== ' ') ?? group[0]!;

function toRun(group: PdfGlyph[]): Omit<TextRun, 'isBullet'> | undefined {
  const ink = group.filter(({ text }) => text.trim());
  const [first] = ink;
  if (!first) return undefined;
  const gaps = ink.slice(1).map((glyph, at) => glyph.left - ink[at]!.right);
  const spaces = new Set<PdfGlyph>();
  let isSpace = false;
  for (const glyph of group) {
    if (glyph.text === ' ') isSpace = true;
    else {
      if (isSpace) spaces.add(glyph);
      isSpace = false;
    }
  }
  const gap = spaces.size > 0 ? wordGap : tightGap;
  const isAfterSpace = (glyph: PdfGlyph, at: number) =>
    at > 0 && (spaces.has(glyph) || gaps[at - 1]! > glyph.size * gap);
  const isTracked = ink.length > 4 && lettersApart(ink, isAfterSpace);
  const usualGap = [...gaps].sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
  const pieces: Piece[] = [];
  for (const [at, glyph] of ink.entries()) {
    const space = isTracked
      ? at > 0 && gaps[at - 1]! > usualGap * 1.6 + glyph.size * 0.05
      : isAfterSpace(glyph, at);
    const before = pieces.at(-1);
    const text = `${space ? ' ' : ''}${glyph.text}`;
    const isSame =
      before &&
      before.isBold === glyph.isBold &&
      before.isItalic === glyph.isItalic &&
      (before.colour === glyph.colour || !/[\p{L}\p{N}]/u.test(glyph.text));
    if (before && isSame) before.text += text;
    else pieces.push({ text, isBold: glyph.isBold, isItalic: glyph.isItalic, colour: glyph.colour });
  }
  const sizes = ink.map(({ size }) => size).sort((a, b) => a - b);
  return {
    text: pieces.map(({ text }) => text).join(''),
    pieces,
    left: first.left,
    right: Math.max(...ink.map(({ right }) => right)),
    baseline: first.baseline,
    size: sizes[sizes.length >> 1]!,
  };
}

function lettersApart(ink: PdfGlyph[], isAfterSpace: (glyph: PdfGlyph, at: number) => boolean): boolean {
  const apart = ink.filter((glyph, at) => at > 0 && isAfterSpace(glyph, at)).length;
  return apart > (ink.length - 1) * 0.7;
}

/** Browsers print bold text in a face without bold as outlines over the text. */
export function isOutlineOf(
  box: GlyphBox,
  { left, right, baseline, size }: Omit<TextRun, 'isBullet'>,
): boolean {
  return (
    Math.abs(box.left - left) < 2.5 &&
    Math.abs(box.right - right) < 6 &&
    box.bottom > baseline - 1.5 &&
    box.bottom < baseline + size * 0.4 &&
    box.top < baseline - size * 0.4 &&
    box.top > baseline - size * 1.2
  );
}

// Small filled squares or circles; rows of them are ratings, not bullets.
function drawnDots(boxes: GlyphBox[]): GlyphBox[] {
  return boxes.filter(({ left, right, top, bottom }) => {
    const width = right - left;
    const height = bottom - top;
    return width > 1 && width < 7 && height > 1 && height < 7 && Math.abs(width - height) < 1.5;
  });
}

function isBulletOf(dot: GlyphBox, run: TextRun | Omit<TextRun, 'isBullet'>, dots: GlyphBox[]): boolean {
  const middle = (dot.top + dot.bottom) / 2;
  const isInFront =
    dot.right <= run.left + 0.5 &&
    run.left - dot.right < run.size * 2 &&
    middle < run.baseline &&
    middle > run.baseline - run.size;
  if (!isInFront || dot.right - dot.left > run.size * 0.6) return false;
  const isLevel = (other: GlyphBox) => other !== dot && Math.abs(other.top - dot.top) < 2;
  const isRating = (other: GlyphBox) =>
    isLevel(other) && other.left !== dot.left && Math.abs(other.left - dot.left) < run.size * 2.2;
  const isAdornment = (other: GlyphBox) =>
    isLevel(other) && other.left > run.right && other.left - run.right < run.size * 2;
  return !dots.some((other) => isRating(other) || isAdornment(other));
}
