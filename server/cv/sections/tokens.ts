import type { Entry, Head } from './entries.ts';
import { isWholePlace } from './lexicons.ts';

export interface Token {
  text: string;
  unit: number;
  line: number;
  isBold: boolean;
  isItalic: boolean;
  isAside: boolean;
}

export interface TokenisedEntry {
  entry: Entry;
  tokens: Token[];
  /** Other entries of the section have dates. */
  isUndated?: boolean;
}

const styleBreak = '\u0001';
// The University of Texas at Dallas and a Sergeant at Arms are whole names.
const separators =
  /\s+[|•·–—]\s+|\s*[|•·]\s*|\s+-\s+|\s[–—-](?=\S)|;\s|\s+@\s+|(?<!\bUniversity of \p{L}+(?: \p{L}+)?)\s+at\s+(?:the\s+)?(?=[\p{Lu}\d])(?!Arms\b|Large\b)|:\s+(?=\p{Lu})/u;

export function toTokens(heads: Head[]): Token[] {
  const tokens: Token[] = [];
  let unit = 0;
  for (const [line, head] of heads.entries()) {
    for (const [cell, text] of markStyles(head).split('\t').entries()) {
      for (const piece of text.split(styleBreak).flatMap((part) => part.split(separators))) {
        const isUrl = /^\s*(https?:|www\.)/.test(piece);
        const isPlace = line + cell > 0 && isWholePlace(piece.trim());
        for (const part of isUrl || isPlace ? [piece] : splitCommas(piece)) {
          const clean = trimEdges(part);
          if (!clean) continue;
          const { isBold = false, isItalic = false } = pieceOf(head, clean) ?? head.style ?? {};
          tokens.push({
            text: clean,
            unit,
            line,
            isBold,
            isItalic,
            isAside: cell > 0 || head.isDateFirst === true,
          });
        }
        unit += 1;
      }
    }
  }
  return tokens;
}

const pieceOf = ({ pieces = [] }: Head, text: string) =>
  pieces.find((piece) => piece.text.includes(text.split(/\s/)[0]!) && piece.text.trim() !== '');

function markStyles({ text, pieces = [] }: Head): string {
  let marked = text;
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    if (!before || !piece.text.trim() || !before.text.trim()) continue;
    const isChanged =
      before.isBold !== piece.isBold || before.isItalic !== piece.isItalic || before.colour !== piece.colour;
    if (!isChanged) continue;
    const start = piece.text.trim().slice(0, 16);
    const place = marked.indexOf(start);
    const isInside =
      place < 1 || /[\p{L}\p{N}(/]$/u.test(marked.slice(0, place).trimEnd().slice(-1)) === false
        ? false
        : /[(/]\s*$/.test(marked.slice(0, place)) || /[\p{L}\p{N}]$/u.test(marked.slice(0, place));
    if (place > 0 && !isInside) marked = `${marked.slice(0, place)}${styleBreak}${marked.slice(place)}`;
  }
  return marked;
}

export const trimEdges = (text: string) =>
  text
    .trim()
    .replace(/^[\s,|;:–—•·-]+|[\s,|;:–—•·-]+$/g, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/\(\s*\)/g, '')
    .replace(/^\)|\($/g, '')
    .trim();

function splitCommas(piece: string): string[] {
  const parts = piece.split(/,\s+(?![^(]*\))/);
  return parts.reduce<string[]>((whole, part) => {
    const before = whole.at(-1);
    const isTail =
      /^([A-Z]{2}(?: \d{5}(?:-\d{4})?)?(?:,? (?:United States|USA|US))?|(?:Ltd|Inc|LLC|Limited|plc|USA|UK|U\.S\.A?)\.?)$/.test(
        part.trim(),
      );
    if (before && isTail) whole[whole.length - 1] = `${before}, ${part.trim()}`;
    else whole.push(part);
    return whole;
  }, []);
}
