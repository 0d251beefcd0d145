import type { SectionName } from '../../../../documents/resume/resumeContent.ts';
import { isMonthOrYear, monthText } from '../../../../ui/calendar.ts';
import type { Item } from './sections.ts';

/** In spoken order. Service and rank of a period come from lists. */
const titleFields: Record<SectionName, readonly string[]> = {
  personal_details: ['email', 'phone_number', 'city'],
  summary: ['text'],
  military_exp: ['role_title', 'unit'],
  civilian_exp: ['job_title', 'employer'],
  education: ['qualification', 'subject', 'institution'],
  training: ['title', 'provider'],
  skills: ['name'],
  awards: ['title', 'issuer'],
  interest: ['title'],
  volunteering: ['title', 'organisation'],
  languages: ['name', 'level'],
  security_clearance: ['level'],
  misc: ['heading', 'text'],
};

const joined = (values: readonly unknown[], separator: string) =>
  values.filter((value) => typeof value === 'string' && value.trim() !== '').join(separator);

export function entryTitle(name: SectionName, item: Item): string {
  const values = titleFields[name].map((field) => item[field]);
  if (name !== 'personal_details') return joined(values, ' · ');
  const person = joined([item.first_name, item.middle_name, item.last_name], ' ');
  return joined([person, ...values], ' · ');
}

export function entryDates(item: Item, locale: string): string {
  const inWords = (value: unknown) => (isMonthOrYear(value) ? monthText(value, locale) : '');
  const end = item.is_current ? 'now' : inWords(item.end_month);
  const dates = joined([inWords(item.start_month), end], ' – ');
  return dates || inWords(item.completed_on) || inWords(item.month);
}
