// The sections that others may see: without hidden ones, private clearances and empty lines.

import type { ResumeRow } from '../../db/schema/resumes.ts';
import type { ResumeSections } from '../sections/sectionRules.ts';

type Shown = Pick<ResumeRow, 'sections' | 'hidden_sections'>;

export function shownSections({ sections, hidden_sections }: Shown): ResumeSections {
  const shown: ResumeSections = structuredClone(sections);
  for (const name of hidden_sections) {
    if (name === 'summary') delete shown.summary;
    else if (name !== 'personal_details') shown[name] = [];
  }
  shown.security_clearance = shown.security_clearance.filter(
    ({ audience = 'hidden' }) => audience !== 'hidden',
  );
  return shown;
}
