/** Text of a PDF in reading order, one column after the other. Scripts and attachments are never touched. */
import { getDocumentProxy } from 'unpdf';
import {
  joinWrapped,
  type Line,
  maxCharacters,
  maxPages,
  toLine,
  tooLongMessage,
  Unreadable,
} from './lines.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

interface Run {
  text: string;
  left: number;
  right: number;
  /** Distance from the top of the page to the baseline. */
  top: number;
  size: number;
}

const damaged = 'This PDF is damaged. Open it, save or print it as a PDF again, and upload that.';
const locked = 'This PDF is protected by a password. Remove the password and upload it again.';

export async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), {
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
    maxImageSize: 1_000_000,
  }).catch((error: Error) => {
    throw new Unreadable(error.name === 'PasswordException' ? locked : damaged);
  });
  // A PDF with only an owner password opens but is still encrypted.
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  if ('EncryptFilterName' in info && info.EncryptFilterName) throw new Unreadable(locked);
  if (pdf.numPages > maxPages) throw new Unreadable(tooLongMessage);
  await pdf.getPage(1).catch(() => {
    throw new Unreadable(damaged);
  });
  return pdf;
}

export async function readPdf(pdf: Pdf): Promise<Line[]> {
  const lines: Line[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number).catch(() => {
      throw new Unreadable(damaged);
    });
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent().catch(() => {
      throw new Unreadable(damaged);
    });
    const pieces: Run[] = [];
    for (const item of items) {
      if (!('str' in item) || !item.str.trim()) continue;
      characters += item.str.length;
      if (characters > maxCharacters) throw new Unreadable(tooLongMessage);
      const [, , shearX = 0, scaleY = 0, left = 0, bottom = 0] = item.transform;
      const size = Math.hypot(shearX, scaleY) || item.height;
      pieces.push({ text: item.str, left, right: left + item.width, top: height - bottom, size });
    }
    lines.push(...pageLines(pieces, width));
    page.cleanup();
  }
  if (characters < 40) {
    throw new Unreadable(
      'This PDF looks like a scan: there is no text in it. Upload a PDF or Word file with text in it.',
    );
  }
  return joinWrapped(lines);
}

function pageLines(pieces: Run[], width: number): Line[] {
  const rows = toRows(pieces);
  const gutter = findGutter(rows.flat(), width);
  if (gutter === undefined) return toLines(rows);
  // A run across both columns, such as the name at the top, ends the columns above it.
  const ordered: Run[][] = [];
  let left: Run[][] = [];
  let right: Run[][] = [];
  for (const row of rows) {
    if (row.some((run) => run.left < gutter - 2 && run.right > gutter + 2)) {
      ordered.push(...left, ...right, row);
      left = [];
      right = [];
      continue;
    }
    const onLeft = row.filter((run) => run.left < gutter);
    const onRight = row.filter((run) => run.left >= gutter);
    if (onLeft.length) left.push(onLeft);
    if (onRight.length) right.push(onRight);
  }
  return toLines([...ordered, ...left, ...right]);
}

function toRows(pieces: Run[]): Run[][] {
  const rows: Run[][] = [];
  const byTop = [...pieces].sort((a, b) => a.top - b.top || a.left - b.left);
  for (const piece of byTop) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(first.top - piece.top) <= Math.min(first.size, piece.size) * 0.4)
      row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => {
    const runs: Run[] = [];
    for (const piece of row.sort((a, b) => a.left - b.left)) {
      const before = runs.at(-1);
      const gap = before ? piece.left - before.right : 0;
      if (before && gap < before.size * 1.2) {
        before.text += (gap > before.size * 0.12 && !/\s$/.test(before.text) ? ' ' : '') + piece.text;
        before.right = Math.max(before.right, piece.right);
      } else runs.push({ ...piece });
    }
    return runs;
  });
}

/** A clear vertical strip with running text on both sides. */
function findGutter(runs: Run[], width: number): number | undefined {
  if (runs.length < 12) return undefined;
  const letters = (some: Run[]) => some.reduce((sum, run) => sum + run.text.length, 0);
  const starts = [...new Set(runs.map((run) => Math.round(run.left)))].filter(
    (left) => left > width * 0.22 && left < width * 0.75,
  );
  let best: { at: number; score: number } | undefined;
  for (const at of starts) {
    const crossing = runs.filter((run) => run.left < at - 3 && run.right > at - 3);
    const right = runs.filter((run) => run.left >= at - 3);
    const left = runs.filter((run) => run.right <= at - 3);
    const onEdge = right.filter((run) => Math.abs(run.left - at) < 3);
    if (right.length < 5 || left.length < 5 || onEdge.length < 4) continue;
    if (letters(crossing) > letters(runs) * 0.2 || isMostlyDates(right) || isMostlyDates(left)) continue;
    if (letters(right) < letters(runs) * 0.15 || letters(left) < letters(runs) * 0.1) continue;
    const score = onEdge.length - crossing.length * 2;
    if (!best || score > best.score) best = { at: at - 3, score };
  }
  return best?.at;
}

/** Dates at an edge belong to the lines next to them. */
function isMostlyDates(runs: Run[]): boolean {
  return runs.filter(isDate).length > Math.max(2, runs.length * 0.4);
}

function isDate({ text }: Run): boolean {
  return text.length < 32 && /\b(19|20)\d\d\b|present/i.test(text);
}

function toLines(rows: Run[][]): Line[] {
  const sizes = rows.flatMap((row) => row.map((run) => run.size)).sort((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 10;
  const gaps = rows.slice(1).flatMap((row, at) => {
    const gap = (row[0]?.top ?? 0) - (rows[at]?.[0]?.top ?? 0);
    return gap > 0 ? [gap] : [];
  });
  const usualGap = gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? usual * 1.4;
  const widest = Math.max(...rows.map((row) => row.at(-1)!.right));
  let lastTop = Number.NEGATIVE_INFINITY;
  return rows.flatMap((row, at) => {
    const first = row[0]!;
    const gap = first.top - lastTop;
    lastTop = first.top;
    return (
      toLine(row.map((run) => run.text).join('\t'), {
        indent: Math.round(first.left),
        gapBefore: gap < 0 || gap > usualGap * 1.35,
        isHeading: first.size > usual * 1.12,
        isFull: isCutShort(row, rows[at + 1]?.[0], widest),
      }) ?? []
    );
  });
}

/** The next line's first word did not fit, so the sentence may continue there. */
function isCutShort(row: Run[], next: Run | undefined, widest: number): boolean {
  if (!next) return false;
  const last = row.at(-1)!;
  const isDated = row.length > 1 && isDate(last);
  const [before, limit] = isDated ? [row.at(-2)!, last.left] : [last, widest];
  const word = next.text.split(/\s/)[0] ?? '';
  const wordWidth = ((next.right - next.left) * (word.length + 1)) / next.text.length;
  return before.right + wordWidth > limit - before.size * 0.3;
}
