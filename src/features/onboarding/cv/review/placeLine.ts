import { addItem, changeItem, type Review } from './reviewState.ts';
import {
  definitions,
  type Item,
  isList,
  itemsOf,
  type ListName,
  type SectionName,
  sectionNames,
} from './sections.ts';

const lineFields = {
  education: 'qualification',
  training: 'title',
  skills: 'name',
  awards: 'title',
  interest: 'title',
  volunteering: 'title',
  languages: 'name',
  security_clearance: 'level',
} as const satisfies Partial<Record<ListName, string>>;
type LineSection = keyof typeof lineFields;

const isLineSection = (name: SectionName): name is LineSection => name in lineFields;
const isJobSection = (name: SectionName) => name === 'military_exp' || name === 'civilian_exp';
const mostOf = (name: SectionName) => definitions[name].most ?? 1;
const lengthOf = (name: SectionName, field: string) =>
  definitions[name].fields.find((definition) => definition.name === field)?.max ?? 0;

const appended = (text: unknown, line: string) => [text, line].filter(Boolean).join('\n');
const fitsText = (item: Item | undefined, line: string) => appended(item?.text, line).length <= 1000;

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
    if (name === 'personal_details') {
      return !first?.headline && line.length <= lengthOf(name, 'headline');
    }
    if (name === 'summary') return fitsText(first, line);
    if (name === 'misc') {
      return line.length <= 1000 && (fitsText(first, line) || items.length < mostOf(name));
    }
    if (isJobSection(name)) return highlightsOf(first).length + splitLine(line, 300).length <= 30;
    return (
      isLineSection(name) && items.length < mostOf(name) && line.length <= lengthOf(name, lineFields[name])
    );
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
  if (name === 'personal_details') return changeItem(rest, name, 0, { headline: line });
  if (name === 'summary') return changeItem(rest, name, 0, { text: appended(first?.text, line) });
  if (isLineSection(name)) {
    const source = name === 'skills' ? { source: 'self' } : {};
    return addItem(rest, name, { id, [lineFields[name]]: line, ...source });
  }
  if (!isList(name)) return review;
  if (name === 'misc') {
    if (!first || !fitsText(first, line)) return addItem(rest, name, { id, heading: 'Other', text: line });
    return changeItem(rest, name, 0, { text: appended(first.text, line) });
  }
  const highlights = [...highlightsOf(first), ...splitLine(line, 300)];
  return first ? changeItem(rest, name, 0, { highlights }) : addItem(rest, name, { id, highlights });
}
