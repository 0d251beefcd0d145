import type { PrintedText, TextLine } from '../files/lines.ts';
import { partOfHeading } from '../sections/headings.ts';
import type { Label, PrivateKind } from './privateKind.ts';
import { privateKindsOf, sentenceAbout } from './privateKinds.ts';

interface Cleaned {
  lines: TextLine[];
  warnings: string[];
}

export function leaveOutPrivate(lines: TextLine[], countryId: 232 | 233): Cleaned {
  const kinds = privateKindsOf(countryId);
  const leftOut = new Set<PrivateKind>();
  const remaining: TextLine[] = [];
  const changed = new Set<PrintedText[]>();
  const drop = (kind: PrivateKind, { printed }: TextLine) => {
    leftOut.add(kind);
    if (printed) changed.add(printed);
  };
  let above: LabelAbove | undefined;
  let open: PrivateKind | undefined;
  for (const line of lines) {
    if (above && isBelow(line, above)) {
      for (const each of above.count === 0 ? [above.label, line] : [line]) drop(above.kind, each);
      above = above.below === 'block' ? { ...above, count: above.count + 1 } : undefined;
      continue;
    }
    if (above?.count === 0) remaining.push(above.label);
    above = labelAbove(line, kinds);
    if (above) continue;
    if (open?.label?.further?.test(line.text)) {
      drop(open, line);
      continue;
    }
    open = undefined;
    let { text } = line;
    for (const kind of kinds) {
      const rest = withoutKind(text, kind);
      if (rest !== text) {
        drop(kind, line);
        open = kind;
      }
      text = rest;
    }
    if (text !== line.text) text = trimmed(text);
    if (text) remaining.push({ ...line, text });
  }
  if (above?.count === 0) remaining.push(above.label);
  return {
    lines: redrawn(remaining, changed),
    warnings: [...new Set([...leftOut].map(sentenceAbout))],
  };
}

/** A text of several lines, such as a value of JSON. */
export function leaveOutOfText(text: string, countryId: 232 | 233): { text: string; warnings: string[] } {
  const lines = text.split('\n').map((row) => ({ ...plainLine, text: row }));
  const cleaned = leaveOutPrivate(lines, countryId);
  return cleaned.warnings.length > 0
    ? { text: cleaned.lines.map((line) => line.text).join('\n'), warnings: cleaned.warnings }
    : { text, warnings: [] };
}

const plainLine = { isBullet: false, isHeading: false, gapBefore: false, indent: 0, isFull: false };

interface LabelAbove {
  kind: PrivateKind;
  label: TextLine;
  below: RegExp | 'block';
  count: number;
}

function labelAbove(label: TextLine, kinds: PrivateKind[]): LabelAbove | undefined {
  const kind = kinds.find((each) => each.label?.above?.alone.test(label.text));
  const below = kind?.label?.above?.below;
  return kind && below && { kind, label, below, count: 0 };
}

const maxBlock = 6;

function isBelow(line: TextLine, { below, count }: LabelAbove): boolean {
  if (partOfHeading(line.text)) return false;
  if (below !== 'block') return below.test(line.text);
  return count === 0 || (count < maxBlock && !line.gapBefore && !line.isHeading);
}

function withoutKind(written: string, { patterns = [], sentence, label }: PrivateKind): string {
  let text = written;
  for (const pattern of patterns) text = text.replace(pattern, '');
  if (label) text = withoutLabelled(text, label);
  if (sentence?.test(text)) text = withoutSentences(text, sentence);
  return text;
}

const withoutLabelled = (text: string, { pattern, isValue }: Label) =>
  text.replace(pattern, (whole, value: string) => (!isValue || isValue(value) ? '' : whole));

// Without the spaces at its edges, a sentence can be tested from its start.
const withoutSentences = (text: string, sentence: RegExp) =>
  text
    .split(/((?<=[.!?])\s+|(?<=[)\d%])\s+(?=\p{Lu}[\p{L} ]{2,24}:\s)|\s*[|\t;•·]\s*)/u)
    .filter((part, at, parts) => at % 2 === 1 || !(sentence.test(part.trim()) || isAcrossOf(parts, sentence)))
    .join('');

const isAcrossOf = (parts: string[], sentence: RegExp) => !parts.some((part) => sentence.test(part.trim()));

const trimmed = (text: string) =>
  text
    .replace(/\(\s*[,;]?\s*\)/g, '')
    .replace(/([|,;·•\t])(?:\s*[|,;·•\t])+/g, '$1')
    .replace(/ {2,}/g, ' ')
    .replace(/(^[\s|,;•·()/–-]+|[\s|,;•·(/–-]+$)/g, '')
    .trim();

// A changed line is shown as what is left of it, unless it ran over several lines of the page. The parts of a line that was cut
// for its length share what they print, so what one part lost is shown for none.
function redrawn(lines: TextLine[], changed: Set<PrintedText[]>): TextLine[] {
  const drawn = new Map<PrintedText[], PrintedText[]>();
  for (const printed of changed) {
    const [first] = printed;
    const isWhole = first && printed.every((other) => other.text.line === first.text.line);
    const rest = lines.flatMap((line) => (line.printed === printed ? [line.text] : [])).join(' ');
    drawn.set(
      printed,
      isWhole ? [{ ...first, text: { ...first.text, text: rest.replaceAll('\t', ' ') } }] : [],
    );
  }
  return lines.map((line) => {
    const printed = line.printed && drawn.get(line.printed);
    return printed ? { ...line, printed } : line;
  });
}
