import { tidyText } from '../../formats/tidyText.ts';
import { findPeriod, isHalfPeriod, startsWithPeriod } from '../../formats/writtenDates.ts';
import type { ReadPage, SourceBox } from '../cvReading.ts';

export type { SourceBox };

export interface LineStyle {
  size: number;
  isBold: boolean;
  isItalic: boolean;
  isCapitals: boolean;
  colour: string;
  isRuled: boolean;
}

export interface Piece {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  colour: string;
}

export interface TextLine {
  /** Trimmed. A tab marks a wide gap, such as before a right-aligned date. */
  text: string;
  isBullet: boolean;
  isHeading: boolean;
  gapBefore: boolean;
  /** The left edge in characters or points, comparable only within one file. */
  indent: number;
  isFull: boolean;
  style?: LineStyle;
  pieces?: Piece[];
  source?: SourceBox[];
  printed?: PrintedText[];
}

export interface PrintedText {
  /** The page of a PDF; `ratio` is its height divided by its width. */
  page?: { number: number; ratio: number };
  text: ReadPage['lines'][number];
}

export type TextFlow = Array<TextLine | Columns>;
export interface Columns {
  gutter: number;
  columns: TextFlow[];
}

/** The messages of both errors are shown to the uploader. */
export class Unreadable extends Error {}
export class NotAllowed extends Error {}
export class Scan extends Unreadable {}

export const maxPages = 20;
/** A full page of a CV has about 3,500 characters; 20 dense pages stay below this. */
export const maxCharacters = 120_000;

export const tooLongMessage =
  'This file has more than 20 pages. A CV has two or three: upload a shorter file, without certificates.';

const bullet =
  /^(?:[•●○◦▪▫■□◆◇►▸▶‣⁃∙·✓✔✗✘✦✧✶★☆☐☑☒❏❐❑❒➜➢➣➤➥❖➔→⇒»›⁌⦿⬤⮚\u25fc-\u25fe\uf02d\uf06e\uf071\uf075\uf076\uf0a7\uf0a8\uf0b2\uf0b7\uf0d7\uf0d8\uf0e0\uf0e8\uf0f0\uf0fc]\ufe0f?|o(?=\s{1,4}[A-Z])|[-–—*](?=\s))\s*/u;

export function toLine(
  raw: string,
  about: Partial<Omit<TextLine, 'text'>> & { indent: number; gapBefore: boolean },
): TextLine | undefined {
  return lineFrom({ isBullet: false, isHeading: false, isFull: false, ...about, text: raw });
}

export function lineFrom(raw: TextLine, isContinued = false): TextLine | undefined {
  const text = tidy(raw.text);
  if (!text) return undefined;
  const isBullet = raw.isBullet || (bullet.test(text) && !(isContinued && /^[–—]/.test(text)));
  const rest = isBullet ? withoutBullet(text) : text;
  const pieces = raw.pieces?.map((piece) => ({ ...piece, text: tidyText(piece.text) }));
  return rest ? { ...raw, text: rest, isBullet, ...(pieces && { pieces }) } : undefined;
}

export const numbered = (line: TextLine, number: number): TextLine => ({
  ...line,
  source: [{ line: number }],
  printed: [
    {
      text: {
        line: number,
        text: `${line.isBullet ? '• ' : ''}${line.text}`,
        is_bold: line.isHeading || (line.style?.isBold ?? false),
      },
    },
  ],
});

export const withoutBullet = (text: string) => text.replace(bullet, '').trim();

function tidy(raw: string): string {
  return tidyText(raw.replace(/(\p{L})\s?([\u00a8\u00b4\u02c6\u02dc\u00b8])(?=\p{L})/gu, '$1$2'))
    .replace(/\n/g, '')
    .replace(/ *\t[\t ]*/g, '\t')
    .replace(/ {2,}/g, ' ')
    .trim();
}

export function joinWrapped(lines: TextLine[]): TextLine[] {
  const words = new Set(
    lines.flatMap(({ text }) => text.toLowerCase().match(/\p{L}{3,}(?:-\p{L}+)*/gu) ?? []),
  );
  const joined: TextLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && runsOn(before, line)) {
      joined[joined.length - 1] = {
        ...before,
        text: joinText(before.text, line.text, words),
        isFull: line.isFull,
        ...(before.pieces &&
          line.pieces && { pieces: [...before.pieces, { ...line.pieces[0]!, text: ' ' }, ...line.pieces] }),
        ...(before.source && { source: [...before.source, ...(line.source ?? [])] }),
        ...(before.printed && { printed: [...before.printed, ...(line.printed ?? [])] }),
      };
    } else joined.push(line);
  }
  return joined;
}

// Joins "manage-" and "ment" if the file has the whole word elsewhere, or does not have the second half as a word.
function joinText(before: string, text: string, words: Set<string>): string {
  const split = /(\p{L}{2,})-$/u.exec(before);
  if (!split || !/^\p{Ll}/u.test(text)) return `${before} ${text}`;
  const end = /^\p{L}+/u.exec(text)![0];
  const whole = (split[1]! + end).toLowerCase();
  if (words.has(`${split[1]!}-${end}`.toLowerCase())) return before + text;
  if (words.has(whole) || !words.has(end.toLowerCase())) return before.slice(0, -1) + text;
  return before + text;
}

function runsOn(before: TextLine, line: TextLine): boolean {
  if (line.isBullet || line.isHeading || before.isHeading || line.gapBefore) return false;
  if (line.text.includes('\t') || before.text.includes('\t')) return false;
  if (/\p{L}-$/u.test(before.text) && /^\p{Ll}/u.test(line.text)) return true;
  const isRestyled =
    before.style && line.style && isOtherStyle(before.style, line.style) && !isMixedHead(before, line);
  if (before.isBullet) {
    if (line.style && line.indent < before.indent - 1) return false;
    if (line.indent > before.indent) return !isRestyled || !line.style?.isBold;
    return before.isFull && !isRestyled && (line.style !== undefined || /^[a-z(&]/.test(line.text));
  }
  if (isRestyled || /@|^[+(\d][\d ()-]{7,}$/.test(before.text) || /^[+(\d][\d ()-]{7,}$/.test(line.text))
    return false;
  const isOpen = /\s[—–|-]$/.test(before.text) && !isHalfPeriod(before.text);
  if (!isOpen && (!before.isFull || /[.:;!?]$/.test(before.text))) return false;
  if (isNextEntry(before.text, line.text) || [before, line].every(isLabelled)) return false;
  if (before.isFull && endOfName.test(line.text)) return true;
  return isOpen || /^[a-z(&\d]|,/.test(line.text) || /[,&]$/.test(before.text) || isMixedHead(before, line);
}

// The last word of an employer or a school that had no room.
const endOfName =
  /^(?:ltd|limited|inc|llc|plc|llp|gmbh|corp(?:oration)?|company|group|services?|council|trust|university|college|hospital|airlines|systems|solutions)\.?$/i;

const endsInYear = /\b(?:19|20)\d{2}\)?$/;
const isLabelled = ({ text }: TextLine) => /^\p{Lu}[\p{L}'’ ]{2,30}:\s/u.test(text);

const isNextEntry = (before: string, text: string) =>
  startsWithPeriod(text) ||
  (endsInYear.test(before) && endsInYear.test(text)) ||
  (findPeriod(before) !== undefined && findPeriod(text) !== undefined);

// "**1st Cavalry Division**, Sustainment" continues on the next line in the style in which it ends.
function isMixedHead({ text, pieces: before = [] }: TextLine, { pieces: after = [] }: TextLine): boolean {
  if (findPeriod(text)) return false;
  const inked = before.filter(({ text }) => text.trim());
  const [first, last, next] = [inked[0], inked.at(-1), after.find(({ text }) => text.trim())];
  if (!first || !last || !next) return false;
  return isOtherFace(first, last) && !isOtherFace(last, next);
}

const isOtherFace = (piece: Piece, other: Piece) =>
  piece.isBold !== other.isBold || piece.isItalic !== other.isItalic;

const isOtherStyle = (before: LineStyle, after: LineStyle) =>
  before.isBold !== after.isBold || before.isItalic !== after.isItalic || before.size !== after.size;

export const linesIn = (flow: TextFlow): TextLine[] =>
  flow.flatMap((part) => ('columns' in part ? part.columns.flatMap(linesIn) : [part]));

export function mapLines(flow: TextFlow, change: (lines: TextLine[]) => TextLine[]): TextFlow {
  const changed: TextFlow = [];
  let lines: TextLine[] = [];
  for (const part of flow) {
    if (!('columns' in part)) {
      lines.push(part);
      continue;
    }
    changed.push(...change(lines));
    lines = [];
    changed.push({ ...part, columns: part.columns.map((column) => mapLines(column, change)) });
  }
  return [...changed, ...change(lines)];
}
