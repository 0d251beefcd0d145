import { standardParts } from '../../cv/interface.ts';
import type { ResumeRow } from '../../db/schema/resumes.ts';
import type { ResumeSections } from '../sections/sectionRules.ts';
import { shownSections } from './shownSections.ts';

export function asJsonResume(row: ResumeRow, titles: Record<string, string>): string {
  const shown = shownSections(row);
  const sections = { ...shown, military_exp: shown.military_exp.map(withoutHidden) };
  const document = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    ...standardParts(sections, titles),
    meta: {
      version: 'v1.0.0',
      lastModified: row.updated_at.toISOString().slice(0, 19),
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
