import type { ResumeSections } from '../../../api/resumes.ts';
import { type ResumeListName, resumeLists } from '../../../documents/resume/fields.ts';
import type { SectionName } from '../../../documents/resume/resumeContent.ts';
import { isMonthBefore, isMonthOrYear, localDay, monthText } from '../../../ui/calendar.ts';
import { type FieldDefinition, type FieldValues, shownFields } from '../../../ui/form/fieldDefinition.ts';
import { pageLocale } from '../../../ui/intl.ts';

export type ResumeItem = { id: string } & FieldValues;

export const resumeGroups = [
  { key: 'personal_details', title: 'Personal Details', sections: ['personal_details'] },
  { key: 'summary', title: 'Summary', sections: ['summary'] },
  { key: 'military_exp', title: 'Military Exp.', sections: ['military_exp'] },
  { key: 'civilian_exp', title: 'Civilian Exp.', sections: ['civilian_exp'] },
  { key: 'education', title: 'Education', sections: ['education', 'training'] },
  { key: 'skills', title: 'Skills', sections: ['skills'] },
  {
    key: 'misc',
    title: 'Misc',
    sections: ['languages', 'awards', 'volunteering', 'interest', 'security_clearance', 'misc'],
  },
] as const satisfies readonly { key: SectionName; title: string; sections: readonly SectionName[] }[];

/** In the address like a section, but not part of the CV. */
export const tailoring = { key: 'tailoring', title: 'Tailor to a job' } as const;

export type ResumeGroup = (typeof resumeGroups)[number];

export const findResumeGroup = (section: string | null): ResumeGroup =>
  resumeGroups.find(({ sections }) => (sections as readonly string[]).includes(section ?? '')) ??
  resumeGroups[0];

export const resumeItems = (sections: ResumeSections, name: ResumeListName): readonly ResumeItem[] =>
  sections[name] as readonly ResumeItem[];

const isFilled = (value: unknown) => value !== undefined && value !== null && String(value).trim() !== '';

export const missingFields = (fields: readonly FieldDefinition[], values: FieldValues): string[] =>
  shownFields(fields, values)
    .filter(({ name, required }) => required && !isFilled(values[name]))
    .map(({ label }) => label);

/** Includes the answers of the military cascade, which are not fields of the post. */
export function missingInEntry(name: ResumeListName, item: ResumeItem): string[] {
  const missing = missingFields(resumeLists[name].fields, item);
  if (name !== 'military_exp') return missing;
  const asked = [
    ['military_service_id', 'Service'],
    ['military_rank_id', 'Rank'],
    ['role_title', 'Your role'],
  ] as const;
  return [...asked.filter(([field]) => !isFilled(item[field])).map(([, label]) => label), ...missing];
}

const monthOf = (value: unknown) => (isMonthOrYear(value) ? monthText(value, pageLocale()) : '');

export function lineOf(name: ResumeListName, item: ResumeItem): { title: string; when: string } {
  const [first] = resumeLists[name].fields;
  const title = [item[first?.name ?? ''], item.role_title, item.employer, item.institution, item.provider];
  const until = item.is_current === true ? 'now' : monthOf(item.end_month);
  return {
    title: String(title.find(isFilled) ?? '') || `New ${resumeLists[name].singular}`,
    when:
      [monthOf(item.start_month), until].filter(Boolean).join(' to ') ||
      monthOf(item.completed_on) ||
      monthOf(item.month),
  };
}

/** Returns a problem only once the date is complete. */
export function periodProblem(item: ResumeItem, field: string, today: Date): string | undefined {
  const value = String(item[field] ?? '');
  if (!/^\d{4}(-\d{2})?$/.test(value)) return undefined;
  if (!isMonthOrYear(value)) return 'Enter a month from 1 to 12';
  const start = String(item.start_month ?? '');
  if (field === 'end_month' && isMonthOrYear(start) && isMonthBefore(value, start))
    return 'The end can’t be before the start';
  const isServing = field === 'end_month' && item.is_current === true;
  const thisMonth = localDay(today).slice(0, 7);
  if (isMonthBefore(thisMonth, value) && field !== 'expires_on' && !isServing)
    return 'Enter a date that is not in the future';
  return undefined;
}
