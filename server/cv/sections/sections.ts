// Known headings set a style; every line of that style is a heading, and its words or its content say which section it heads.

import { findPeriod } from '../../formats/writtenDates.ts';
import type { TextFlow, TextLine } from '../files/lines.ts';
import { linesIn } from '../files/lines.ts';
import { isAward } from './education.ts';
import { chattyPart, inlineHeading, partOfHeading, partOfLastWord, type SectionPart } from './headings.ts';
import { roleScore } from './lexicons.ts';
import { isSubheading } from './prose.ts';
import { languageName } from './shortLists.ts';

export interface Section {
  part: SectionPart;
  heading: string;
  lines: TextLine[];
}

interface HeadingStyle {
  repeated: Set<string>;
  keys: Set<string>;
  strict: Set<string>;
  body: string;
  areCapitals: boolean;
}

const keyOf = ({ style }: TextLine) =>
  style ? [style.size, style.isBold, style.isItalic, style.colour, style.isRuled].join(' ') : '';

export function toSections(flow: TextFlow): Section[] {
  const styles = learnStyles(linesIn(flow));
  const sections: Section[] = [{ part: 'personal', heading: '', lines: [] }];
  walk(flow, sections[0]!, sections, styles);
  return sections.filter(({ lines }, at) => lines.length > 0 || at === 0).map(typed);
}

function walk(flow: TextFlow, open: Section, sections: Section[], styles: HeadingStyle): Section {
  let current = open;
  for (const part of flow) {
    if ('columns' in part) {
      const above = current;
      for (const column of part.columns) {
        const start = { ...above, lines: [] };
        sections.push(start);
        const end = walk(column, start, sections, styles);
        if (end !== start) current = end;
      }
      continue;
    }
    for (const line of cellsOf(part, current)) current = addLine(line, current, sections, styles);
  }
  return current;
}

function cellsOf(line: TextLine, { part }: Section): TextLine[] {
  const cells = line.text.split('\t');
  if (part !== 'personal' || cells.length < 2 || !/^[^:]{2,20}:\s+\S/.test(cells[0]!)) return [line];
  return cells.map((text) => ({ ...line, text }));
}

function addLine(line: TextLine, current: Section, sections: Section[], styles: HeadingStyle): Section {
  const part = headingPart(
    line,
    styles,
    sections.some((section) => section.heading !== ''),
  );
  if (part) {
    const section = { part, heading: asTitle(line.text), lines: [] };
    sections.push(section);
    return section;
  }
  const inline = inlineHeading(line.text);
  if (inline && inline.part !== 'personal' && !isInsideList(current.part, inline, line)) {
    const section = {
      part: inline.part,
      heading: asTitle(inline.heading),
      lines: [{ ...line, text: inline.value }],
    };
    const isAside = line.isBullet || current.part === 'personal' || current.part === 'misc';
    if (isAside && !inline.isLabel) sections.splice(sections.indexOf(current), 0, section);
    else sections.push(section);
    return isAside && !inline.isLabel ? current : section;
  }
  current.lines.push(line);
  return current;
}

function learnStyles(lines: TextLine[]): HeadingStyle {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const weight = line.text.length > 60 ? 3 : 1;
    counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + weight);
  }
  const [body] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [''];
  const headings = lines.filter((line) => isHeadingLike(line) && partOfHeading(line.text));
  const texts = headings.map(({ text }) => text);
  const repeated = new Set(texts.filter((text, at) => isSubheading(text) && texts.indexOf(text) < at));
  const seeds = new Map<string, number>();
  for (const line of headings) seeds.set(keyOf(line), (seeds.get(keyOf(line)) ?? 0) + 1);
  const keys = new Set<string>();
  const strict = new Set<string>();
  for (const [key, count] of seeds) {
    if (key === '' || key === body) continue;
    const others = lines.filter(
      (line) => keyOf(line) === key && isHeadingLike(line) && !partOfHeading(line.text),
    ).length;
    if ((count >= 2 && others <= count) || (count === 1 && others <= 1 && key.endsWith('true')))
      keys.add(key);
    if (others <= count * 0.5) strict.add(key);
  }
  if (keys.size === 0 && headings.length < 2) addRepeatedStyle(lines, body, keys);
  const styled = headings.filter((line) => keys.has(keyOf(line)));
  return {
    repeated,
    keys,
    strict,
    body,
    areCapitals: styled.length > 0 && styled.every(({ style }) => style?.isCapitals),
  };
}

function addRepeatedStyle(lines: TextLine[], body: string, keys: Set<string>) {
  const candidates = new Map<string, TextLine[]>();
  for (const line of lines) {
    if (keyOf(line) === '' || keyOf(line) === body || !isHeadingLike(line)) continue;
    candidates.set(keyOf(line), [...(candidates.get(keyOf(line)) ?? []), line]);
  }
  for (const [key, similar] of candidates) {
    const named = similar.filter(({ text }) => chattyPart(text) ?? partOfHeading(text)).length;
    if (named >= 2 && named >= similar.length * 0.5) keys.add(key);
  }
}

// `isOpen` is true after a known heading: emphasised text before it is the name.
function headingPart(line: TextLine, styles: HeadingStyle, isOpen: boolean): SectionPart | undefined {
  if (!isHeadingLike(line)) return undefined;
  if (styles.repeated.has(line.text)) return undefined;
  const part = partOfHeading(line.text);
  const isStyled = styles.keys.has(keyOf(line)) && (!styles.areCapitals || line.style?.isCapitals === true);
  if (part) return isStyled || !isBodyText(line, styles) ? part : undefined;
  if (isStyled || styles.keys.size === 0) {
    const likely = partOfLastWord(line.text);
    if (likely && (isStyled || line.isHeading || line.style?.isCapitals || line.gapBefore)) return likely;
  }
  if (!isStyled || line.text.split(/\s+/).length > 7) return undefined;
  const chatty = chattyPart(line.text);
  if (isAward(line.text) || roleScore(line.text) > 0) return undefined;
  const isDistinct = isOpen && line.gapBefore && styles.strict.has(keyOf(line)) && !line.text.includes(',');
  return chatty ?? (isDistinct ? 'unknown' : undefined);
}

const isBodyText = (line: TextLine, { keys, body }: HeadingStyle) =>
  keys.size > 0 && keyOf(line) === body && !line.isHeading && !line.style?.isCapitals;

const isDottedHeading = ({ text, style }: TextLine) =>
  (style?.isBold === true || style?.isRuled === true) &&
  style.isCapitals === (text === text.toUpperCase()) &&
  partOfHeading(text) !== undefined;

function isHeadingLike(line: TextLine): boolean {
  return (
    (!line.isBullet || isDottedHeading(line)) &&
    line.text.length <= 60 &&
    /\p{L}/u.test(line.text) &&
    !line.text.includes('\t') &&
    !/[.;,]$/.test(line.text) &&
    !/[@\d]{3,}/.test(line.text) &&
    !findPeriod(line.text)
  );
}

// "Technical: Linux" within skills, or "Training: …" in a job's bullet, is not a heading.
function isInsideList(
  current: SectionPart,
  inline: { part: SectionPart; value: string; isLabel: boolean },
  line: TextLine,
): boolean {
  const { part } = inline;
  if (part === 'languages' && !languageName.test(inline.value)) return true;
  if (inline.isLabel && line.style?.isBold) return false;
  if (current === part) return true;
  if (current === 'skills') return !['languages', 'security_clearance', 'interest', 'misc'].includes(part);
  if (line.isBullet)
    return current !== 'misc' || !['languages', 'security_clearance', 'interest'].includes(part);
  return ['experience', 'military', 'civilian', 'education', 'training'].includes(current) && !line.gapBefore;
}

function asTitle(heading: string): string {
  const text = heading.replace(/[:\s]+$/, '');
  return text === text.toUpperCase() ? text.charAt(0) + text.slice(1).toLowerCase() : text;
}

function typed(section: Section): Section {
  if (section.part !== 'unknown') return section;
  const { lines } = section;
  const heads = lines.filter(({ isBullet, text }) => !isBullet && text.length < 110);
  const dated = heads.filter(({ text }) => findPeriod(text)).length;
  const awards = heads.filter(({ text }) => isAward(text)).length;
  const roles = heads.filter(({ text }) => roleScore(text) > 0).length;
  if (dated > 0 && awards >= dated) return { ...section, part: 'education' };
  if (dated > 1 && roles >= dated) return { ...section, part: 'experience' };
  return { ...section, part: 'misc' };
}
