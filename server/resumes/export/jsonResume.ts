import type { Resume } from '../../../src/documents/resume/resumeContent.ts';
import { standardParts } from '../../cv/interface.ts';
import type { ResumeSections } from '../sections/sectionRules.ts';
import { shownSections } from './shownSections.ts';

export function asJsonResume(resume: Resume, at: Date): string {
  const titles = resume.military_titles;
  const shown = shownSections(resume);
  const sections = { ...shown, military_exp: shown.military_exp.map(withoutHidden) };
  const document = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    ...standardParts(sections, titles),
    meta: {
      version: 'v1.0.0',
      lastModified: at.toISOString().slice(0, 19),
      sections,
      titles,
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

// Answers are the person's private notes.
function withoutHidden(post: ResumeSections['military_exp'][number]) {
  const { answers: _, unit, region, ...rest } = post;
  return {
    ...rest,
    ...(post.show?.unit === true && unit !== undefined && { unit }),
    ...(post.show?.region !== false && region !== undefined && { region }),
  };
}
