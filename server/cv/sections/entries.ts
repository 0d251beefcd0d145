// Splits a section into entries by the style that its entries repeat; dates confirm, and are not required.

import type { DateOrder } from '../../formats/writtenDates.ts';
import type { TextLine } from '../files/lines.ts';
import { type Span, sureOf, takePeriod } from './entryPeriods.ts';
import { joinHeads, styleKey } from './headLines.ts';
import { isCertainPlace, namesService, orgScore } from './lexicons.ts';
import { isProse, isSubheading } from './prose.ts';

export { type Span, sureOf };

export interface Head extends TextLine {
  period?: Span;
  again?: Span[];
  /** The period was the first of several cells. */
  isDateFirst?: boolean;
  vague?: string;
  aside?: string[];
}

/** What the lines of a head say about it next to names, periods and places. */
export type AsideOf = (text: string) => { texts: string[]; rest: string } | undefined;

export interface Entry {
  heads: Head[];
  period?: Span;
  /** Further periods of the same post. */
  again?: Span[];
  vague?: string;
  aside?: string[];
  body: TextLine[];
  source: TextLine[];
  style: string;
}

interface Entries {
  loose: TextLine[];
  entries: Entry[];
}

/** "5 years 9 months" follows from the dates. */
const isLength = ({ text }: TextLine) =>
  /^\(?(?=\d)(?:\d{1,2} (?:years?|yrs?))? ?(?:\d{1,2} (?:months?|mos?))?\)?$/i.test(text);

export function toEntries(wrapped: TextLine[], order: DateOrder, asideOf?: AsideOf): Entries {
  const lines = joinHeads(wrapped.filter((line) => !isLength(line)));
  const heads = lines.map((line) => headOf(line, order, asideOf));
  const body = bodyStyle(lines);
  const layout = learnLayout(groupLines(heads), lines);
  const groups = groupLines(
    layout.start !== undefined && layout.start !== body ? withBodyText(heads, body) : heads,
  );
  const result: Entries = { loose: [], entries: [] };
  for (const group of groups) {
    for (const whole of splitGroup(group, layout)) {
      const part = layout.start !== undefined && layout.start !== body ? withoutText(whole, body) : whole;
      const [first] = part.heads;
      if (first && isEntryHead(part.heads, layout, part.body)) {
        result.entries.push(toEntry(part.heads, part.body));
        continue;
      }
      const rest = [...part.heads.map(({ line }) => line), ...part.body];
      (result.entries.at(-1)?.body ?? result.loose).push(...rest);
    }
  }
  return result;
}

interface HeadLine {
  line: TextLine;
  head: Head | undefined;
}

interface Group {
  heads: { line: TextLine; head: Head }[];
  body: TextLine[];
}

function headOf(line: TextLine, order: DateOrder, asideOf?: AsideOf): HeadLine {
  if (line.isBullet) return { line, head: undefined };
  const details = asideOf?.(line.text);
  const head: Head = details ? { ...line, text: details.rest, aside: details.texts } : { ...line };
  const dated = takePeriod(head, order);
  if (dated) return { line, head: { ...head, ...dated } };
  if (head.text === '') return { line, head };
  return { line, head: isProse(line) || isSubheading(line.text) ? undefined : head };
}

const isAside = ({ text, period }: Head) => text === '' && period === undefined;

function withBodyText(lines: HeadLine[], style: string): HeadLine[] {
  let isText = false;
  return lines.map(({ line, head }) => {
    const isMore =
      isText && head && !head.period && styleKey(line) === style && !line.gapBefore && line.text.length > 30;
    isText = !head || isMore === true;
    return { line, head: isMore ? undefined : head };
  });
}

function groupLines(lines: HeadLine[]): Group[] {
  const groups: Group[] = [];
  for (const { line, head } of lines) {
    const group = groups.at(-1);
    if (head && isAside(head) && (!group || group.body.length > 0)) {
      if (group) group.body.push(line);
      else groups.push({ heads: [], body: [line] });
    } else if (head && (!group || group.body.length > 0)) groups.push({ heads: [{ line, head }], body: [] });
    else if (head) group!.heads.push({ line, head });
    else if (group) group.body.push(line);
    else groups.push({ heads: [], body: [line] });
  }
  return groups;
}

interface Layout {
  start?: string;
  // The line of the head that has the dates; 0 is the first.
  dateAt: number;
  isDated: boolean;
}

function learnLayout(groups: Group[], lines: TextLine[]): Layout {
  const dated = groups.filter(({ heads }) => heads.some(({ head }) => head.period));
  const starts = countBy(
    dated.map(({ heads }) => styleKey((heads.find(({ head }) => head.text !== '') ?? heads[0]!).line)),
  );
  const [start, count] = [...starts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  const same = lines.filter((line) => styleKey(line) === start).length;
  const isDistinct = start !== '' && count > 0 && same <= Math.max(groups.length * 2, lines.length * 0.4);
  const places = countBy(dated.map(({ heads }) => heads.findIndex(({ head }) => head.period)));
  const [dateAt] = [...places].sort((a, b) => b[1] - a[1])[0] ?? [0];
  return { ...(isDistinct && { start }), dateAt, isDated: dated.length > 0 };
}

function countBy<Key>(keys: Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function splitGroup({ heads, body }: Group, { start, dateAt }: Layout): Group[] {
  const parts: Group[] = [];
  let part: Group['heads'] = [];
  const hasPeriod = () => part.some(({ head }) => head.period);
  const flush = () => {
    if (part.length) parts.push({ heads: part, body: [] });
    part = [];
  };
  for (const headed of heads) {
    const isStart = start !== undefined && styleKey(headed.line) === start && headed.head.text !== '';
    const before = part.at(-1);
    const isNextStart =
      isStart &&
      hasPeriod() &&
      part.some(({ head }) => head.text !== '') &&
      before &&
      (styleKey(before.line) !== start || headed.line.gapBefore);
    if (headed.head.period && hasPeriod()) {
      const moved: Group['heads'] = [];
      while (moved.length < dateAt && part.length && !part.at(-1)!.head.period) moved.unshift(part.pop()!);
      flush();
      part = [...moved, headed];
    } else if (
      isNextStart ||
      (hasPeriod() && headed.line.gapBefore && dateAt > 0 && !headed.head.period && headed.head.text !== '')
    ) {
      flush();
      part = [headed];
    } else part.push(headed);
  }
  flush();
  if (parts.length === 0) return [{ heads: [], body }];
  parts.at(-1)!.body = body;
  return parts;
}

function withoutText({ heads, body }: Group, style: string): Group {
  const at = heads.findIndex(({ line }, n) => {
    const above = heads.slice(0, n);
    const isComplete =
      above.some(({ head }) => head.period) &&
      above.flatMap(({ head }) => head.text.split(/\t|\s[|•·–—-]\s|,\s/)).filter(Boolean).length > 1;
    return (
      isComplete &&
      style !== '' &&
      styleKey(line) === style &&
      line.text.length > 30 &&
      !line.text.includes('\t') &&
      !namesEmployer(line.text)
    );
  });
  if (at < 0) return { heads, body };
  return { heads: heads.slice(0, at), body: [...heads.slice(at).map(({ line }) => line), ...body] };
}

const namesEmployer = (text: string) =>
  text.length < 100 && (namesService(text) || orgScore(text) > 0 || endsInPlace(text));

const endsInPlace = (text: string) => {
  const parts = text.split(/,\s+/);
  return parts.length > 1 && (isCertainPlace(parts.at(-1)!) || isCertainPlace(parts.slice(-2).join(', ')));
};

function bodyStyle(lines: TextLine[]): string {
  const letters = new Map<string, number>();
  for (const line of lines)
    letters.set(styleKey(line), (letters.get(styleKey(line)) ?? 0) + line.text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function isEntryHead(heads: Group['heads'], layout: Layout, body: TextLine[]): boolean {
  if (heads.some(({ head }) => head.period)) return true;
  const first = heads[0]!;
  if (first.line.text.endsWith(':')) return false;
  if (layout.start !== undefined) return styleKey(first.line) === layout.start;
  return !layout.isDated && body.length > 0 && heads.length <= 4;
}

function toEntry(heads: Group['heads'], body: TextLine[]): Entry {
  const { period, again, vague } = heads.find(({ head }) => head.period)?.head ?? {};
  const aside = heads.flatMap(({ head }) => head.aside ?? []);
  return {
    heads: heads.map(({ head }) => head).filter(({ text }) => text !== ''),
    ...(period && { period }),
    ...(again && { again }),
    ...(vague && { vague }),
    ...(aside.length > 0 && { aside }),
    body: [...body],
    source: heads.map(({ line }) => line),
    style: styleKey((heads.find(({ head }) => head.text !== '') ?? heads[0]!).line),
  };
}
