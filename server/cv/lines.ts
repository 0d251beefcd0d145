/** Promises: whatever the file was, its text comes out as lines in reading order, none dropped. */

export interface Line {
  /** Trimmed; a tab stands where the page has a wide gap, as before a date at the right edge. */
  text: string;
  isBullet: boolean;
  /** Set larger than the text around it, or marked as a heading by its author. */
  isHeading: boolean;
  /** A blank line or a wider gap stands before it. */
  gapBefore: boolean;
  /** Left edge, in characters or points; only compared with other lines of the same file. */
  indent: number;
  /** The line may run on into the next: it is nearly as long as the widest ones. */
  isFull: boolean;
}

/** The sentence of either is meant for the person who uploads. */
export class Unreadable extends Error {}
export class NotAllowed extends Error {}

export const maxPages = 20;
/** A full page of a CV holds about 3,500 characters; 20 dense pages stay below this. */
export const maxCharacters = 120_000;

export const tooLong =
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

/** Joins what was one bullet or one sentence before the page's width broke it. */
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
