import type { Resume, ResumeSections } from '../../../api/resumes.ts';
import { sectionTitle } from '../../../documents/resume/fields.ts';
import type { SectionName } from '../../../documents/resume/resumeContent.ts';
import type { Part } from '../../../editing/kind.ts';
import { part, pick } from '../../../editing/parts.ts';
import { finished, sentTitle } from '../writing/sent.ts';
import { resumeGroups } from './fields.ts';

const design = ['page_size', 'spacing', 'section_order', 'hidden_sections'] as const;
type Layout = Pick<Resume, 'title' | (typeof design)[number]>;

export type BuilderContent = Layout & { sections: ResumeSections };
export type ResumePart = SectionName | 'layout';
export type ResumeBody = Partial<Layout> & Partial<ResumeSections>;

export const toResumeContent = (resume: Resume): BuilderContent =>
  pick(resume, ['title', ...design, 'sections']);

const section = (name: SectionName): Part<BuilderContent, ResumeBody> => ({
  title: sectionTitle(name),
  of: ({ sections }) => [sections[name]],
  body({ sections: { [name]: value } }) {
    return { [name]: Array.isArray(value) ? value.map((item) => finished({ ...item })) : { ...value } };
  },
  replace(content, { sections: { [name]: value } }) {
    return { ...content, sections: { ...content.sections, [name]: value } };
  },
});

const sectionNames = resumeGroups.flatMap(({ sections }): readonly SectionName[] => sections);

export const resumeParts = {
  layout: part('Name, paper size, spacing and section order', ['title', ...design], (content) => ({
    ...pick(content, design),
    ...sentTitle(content),
  })),
  ...Object.fromEntries(sectionNames.map((name) => [name, section(name)])),
} as Record<ResumePart, Part<BuilderContent, ResumeBody>>;
