// The sections that others may see: without hidden ones, private clearances and empty lines.

import type { ResumeRow } from '../../db/schema/resumes.ts';
import { monthInWords } from '../../formats/months.ts';
import type { ResumeSections } from '../sections/sectionRules.ts';

export function shownSections({ sections, hidden_sections }: ResumeRow): ResumeSections {
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

interface Period {
  start_month?: string | null;
  end_month?: string | null;
  is_current?: boolean;
}

export function periodInWords({ start_month, end_month, is_current }: Period): string {
  const start = start_month ? monthInWords(start_month) : '';
  const end = is_current ? 'present' : end_month ? monthInWords(end_month) : '';
  return [start, end].filter(Boolean).join(' to ');
}
