import type { Resume, ResumeSections, SectionName } from '../../../api/resumes.ts';
import { comparing } from '../writing/parts.ts';

export interface BuilderContent {
  title: string;
  page_size: Resume['page_size'];
  section_order: SectionName[];
  hidden_sections: SectionName[];
  sections: ResumeSections;
}

export type ResumePart = SectionName | 'layout';

const layoutOf = ({ title, page_size, section_order, hidden_sections }: BuilderContent) => ({
  title,
  page_size,
  section_order,
  hidden_sections,
});

export const toResumeContent = ({
  title,
  page_size,
  section_order,
  hidden_sections,
  sections,
}: BuilderContent): BuilderContent => ({
  title,
  page_size,
  section_order,
  hidden_sections,
  sections,
});

const parts: readonly ResumePart[] = [
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

const partIn = (content: BuilderContent, part: ResumePart): unknown =>
  part === 'layout' ? layoutOf(content) : content.sections[part];

function withPart(content: BuilderContent, part: ResumePart, from: BuilderContent): BuilderContent {
  if (part === 'layout') return { ...content, ...layoutOf(from) };
  return { ...content, sections: { ...content.sections, [part]: from.sections[part] } };
}

export const resumeShape = { parts, partIn, withPart };

export const { changedParts, differencesOf } = comparing(resumeShape);
