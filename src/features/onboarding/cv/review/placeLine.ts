import { highlights, isResumeList, summaryField } from '../../../../documents/resume/fields.ts';
import type { SectionName } from '../../../../documents/resume/resumeContent.ts';
import { addItem, changeItem, type Review } from './reviewState.ts';
import { definitions, type Item, itemsOf, sectionNames } from './sections.ts';

const { max: maxLine = 0, maxItems: maxLines = 0 } = highlights;
const { max: maxText = 0 } = summaryField;

/** The field that a line fills. */
const lineField = (name: SectionName) => definitions[name].fields.find(({ takesLine }) => takesLine);
const isJobSection = (name: SectionName) => name === 'military_exp' || name === 'civilian_exp';
const hasSpace = (name: SectionName, items: readonly Item[]) =>
  items.length < (definitions[name].maxItems ?? 1);

const appended = (text: unknown, line: string) => [text, line].filter(Boolean).join('\n');
const fitsText = (item: Item | undefined, line: string) => appended(item?.text, line).length <= maxText;

const highlightsOf = (item: Item | undefined): string[] =>
  Array.isArray(item?.highlights) ? item.highlights.map(String) : [];

export function splitLine(line: string, most: number): string[] {
  if (line.length <= most) return [line];
  const space = line.lastIndexOf(' ', most);
  const end = space > 0 ? space : most;
  return [line.slice(0, end), ...splitLine(line.slice(end).trimStart(), most)];
}

export const placesFor = ({ sections }: Review, line: string): SectionName[] =>
  sectionNames.filter((name) => {
    const items = itemsOf(sections, name);
    const [first] = items;
    if (name === 'summary') return fitsText(first, line);
    if (name === 'misc') {
      return line.length <= maxText && (fitsText(first, line) || hasSpace(name, items));
    }
    if (isJobSection(name)) return highlightsOf(first).length + splitLine(line, maxLine).length <= maxLines;
    const { name: field = '', max = 0 } = lineField(name) ?? {};
    return line.length <= max && (isResumeList(name) ? hasSpace(name, items) : !first?.[field]);
  });

export const needsCompleting = (review: Review, name: SectionName): boolean =>
  ['personal_details', 'education', 'training', 'languages', 'security_clearance'].includes(name) ||
  (isJobSection(name) && itemsOf(review.sections, name).length === 0);

export function placeLine(review: Review, index: number, name: SectionName, id: string): Review {
  const line = review.unplaced[index];
  if (line === undefined || !placesFor(review, line).includes(name)) return review;
  const rest = {
    ...review,
    unplaced: review.unplaced.filter((_, at) => at !== index),
    placed: [...review.placed, line],
  };
  const [first] = itemsOf(rest.sections, name);
  if (name === 'summary') return changeItem(rest, name, 0, { text: appended(first?.text, line) });
  const field = lineField(name);
  if (!isResumeList(name)) return field ? changeItem(rest, name, 0, { [field.name]: line }) : review;
  if (field) {
    const source = name === 'skills' ? { source: 'self' } : {};
    return addItem(rest, name, { id, [field.name]: line, ...source });
  }
  if (name === 'misc') {
    if (!first || !fitsText(first, line)) return addItem(rest, name, { id, heading: 'Other', text: line });
    return changeItem(rest, name, 0, { text: appended(first.text, line) });
  }
  const highlights = [...highlightsOf(first), ...splitLine(line, maxLine)];
  return first ? changeItem(rest, name, 0, { highlights }) : addItem(rest, name, { id, highlights });
}
