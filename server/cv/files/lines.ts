/** Lines of text in reading order; nothing is dropped. */

export interface Line {
  /** Trimmed. A tab marks a wide gap, such as before a right-aligned date. */
  text: string;
  isBullet: boolean;
  /** Larger than the surrounding text, or marked as a heading. */
  isHeading: boolean;
  /** Follows a blank line or a wider gap. */
  gapBefore: boolean;
  /** The left edge in characters or points, comparable only within one file. */
  indent: number;
  /** Almost as long as the widest lines, so it may continue on the next one. */
  isFull: boolean;
}

/** The messages of both errors are shown to the uploader. */
export class Unreadable extends Error {}
export class NotAllowed extends Error {}

export const maxPages = 20;
/** A full page of a CV has about 3,500 characters; 20 dense pages stay below this. */
export const maxCharacters = 120_000;

export const tooLongMessage =
  'This file has more than 20 pages. A CV has two or three: upload a shorter file, without certificates.';

const bullet = /^(?:[•●○◦▪▫■□◆◇►▸▶‣⁃∙·✓✔➢➤❖\uf0b7\uf0a7\uf0d8\u2022]|o(?=\s{1,4}[A-Z])|[-–—*](?=\s))\s*/u;

export function toLine(
  raw: string,
  about: Partial<Omit<Line, 'text'>> & { indent: number; gapBefore: boolean },
): Line | undefined {
  const text = tidy(raw);
  if (!text) return undefined;
  const isBullet = about.isBullet || bullet.test(text);
  const rest = isBullet ? text.replace(bullet, '').trim() : text;
  if (!rest) return undefined;
  return {
    text: rest,
    isBullet,
    isHeading: about.isHeading ?? false,
    gapBefore: about.gapBefore,
    indent: about.indent,
    isFull: about.isFull ?? false,
  };
}

function tidy(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[^\P{Cc}\t]/gu, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .replace(/ *\t[\t ]*/g, '\t')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Joins bullets and sentences that were broken by the page width. */
export function joinWrapped(lines: Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && runsOn(before, line)) {
      const isHyphenated = /[a-z]-$/.test(before.text) && /^[a-z]/.test(line.text);
      joined[joined.length - 1] = {
        ...before,
        text: isHyphenated ? before.text + line.text : `${before.text} ${line.text}`,
        isFull: line.isFull,
      };
    } else joined.push(line);
  }
  return joined;
}

function runsOn(before: Line, line: Line): boolean {
  if (line.isBullet || line.isHeading || before.isHeading || line.gapBefore) return false;
  if (line.text.includes('\t') || before.text.includes('\t')) return false;
  if (before.isBullet) {
    if (line.indent > before.indent) return true;
    return before.isFull && /^[a-z(&]/.test(line.text);
  }
  return before.isFull && !/[.:;!?]$/.test(before.text) && /^[a-z(&\d]|,/.test(line.text);
}
