/** What a person changes in a CV, part by part: each part is saved on its own, and two versions are put together part by part. */
import type { Resume, ResumeSections, SectionName } from '../../../api/resumes.ts';
import { comparing } from '../writing/parts.ts';

export interface Content {
  title: string;
  page_size: Resume['page_size'];
  section_order: SectionName[];
  hidden_sections: SectionName[];
  sections: ResumeSections;
}

/** A section, or what the CV is called and how it is laid out. */
export type Part = SectionName | 'layout';

const layoutOf = ({ title, page_size, section_order, hidden_sections }: Content) => ({
  title,
  page_size,
  section_order,
  hidden_sections,
});

export const contentIn = ({
  title,
  page_size,
  section_order,
  hidden_sections,
  sections,
}: Content): Content => ({
  title,
  page_size,
  section_order,
  hidden_sections,
  sections,
});

const parts: readonly Part[] = [
  'layout',
  'personal_details',
  'summary',
  'military_exp',
  'civilian_exp',
  'education',
  'training',
  'skills',
  'awards',
  'interest',
  'volunteering',
  'languages',
  'security_clearance',
  'misc',
];

const partIn = (content: Content, part: Part): unknown =>
  part === 'layout' ? layoutOf(content) : content.sections[part];

/** `content` with one part as it is in `from`. */
function withPart(content: Content, part: Part, from: Content): Content {
  if (part === 'layout') return { ...content, ...layoutOf(from) };
  return { ...content, sections: { ...content.sections, [part]: from.sections[part] } };
}

export const shape = { parts, partIn, withPart };

export const { changedParts, differencesOf } = comparing(shape);
