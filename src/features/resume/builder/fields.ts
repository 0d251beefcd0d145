import type { ResumeSections, SectionName } from '../../../api/resumes.ts';
import { isMonthBefore, isMonthOrYear, localDay, monthText } from '../../../ui/calendar.ts';
import { pageLocale } from '../../../ui/intl.ts';

export type ResumeListName = Exclude<SectionName, 'personal_details' | 'summary'>;
export type ResumeItem = { id: string } & { readonly [field: string]: unknown };

export interface ResumeFieldDefinition {
  name: string;
  wholeMonth?: boolean;
  label: string;
  kind: 'text' | 'long' | 'month' | 'choice' | 'country' | 'flag' | 'lines' | 'number' | 'shown';
  type?: 'email' | 'url' | 'tel';
  max?: number;
  hint?: string;
  choices?: readonly { value: string; label: string }[];
  required?: true;
}

interface ListDefinition {
  title: string;
  one: string;
  many: string;
  most: number;
  // Entries are short enough to be edited in the list.
  inList?: true;
  fields: readonly ResumeFieldDefinition[];
}

const text = (name: string, label: string, max: number, more: Partial<ResumeFieldDefinition> = {}) =>
  ({ name, label, kind: 'text', max, ...more }) as const;
const month = (name: string, label: string, more: Partial<ResumeFieldDefinition> = {}) =>
  ({ name, label, kind: 'month', ...more }) as const;
const long = (name: string, label: string, max: number) => ({ name, label, kind: 'long', max }) as const;
const choice = (
  name: string,
  label: string,
  choices: readonly (readonly [string, string])[],
  more: Partial<ResumeFieldDefinition> = {},
) =>
  ({
    name,
    label,
    kind: 'choice',
    choices: choices.map(([value, words]) => ({ value, label: words })),
    ...more,
  }) as const;

const required = { required: true } as const;
const lines: ResumeFieldDefinition = {
  name: 'highlights',
  label: 'What you did and what you achieved',
  kind: 'lines',
  max: 300,
};

export const mostLines = 30;

const period = (current: string): ResumeFieldDefinition[] => [
  month('start_month', 'Start', { ...required, hint: 'If you only know the year, leave the month empty.' }),
  { name: 'is_current', label: current, kind: 'flag' },
  month('end_month', 'End', required),
];

const learning: ResumeFieldDefinition[] = [
  text('subject', 'Subject', 120),
  text('grade', 'Grade', 60),
  month('start_month', 'Start'),
  month('end_month', 'End'),
  month('completed_on', 'Completed'),
  month('expires_on', 'Expires'),
  text('credential_id', 'Certificate number', 120),
  text('civilian_equivalent', 'Civilian equivalent', 120, {
    hint: 'The civilian equivalent, such as Level 4',
  }),
];

const activity = (label: string, who: readonly [string, string]): ResumeFieldDefinition[] => [
  text('title', label, 120, required),
  text(who[0], who[1], 120),
  month('month', 'Month'),
  long('text', 'More', 300),
];

export const personFields: readonly ResumeFieldDefinition[] = [
  text('first_name', 'First name', 60, required),
  text('middle_name', 'Middle name', 60),
  text('last_name', 'Last name', 60, { hint: 'Leave it empty if you have one name' }),
  text('headline', 'Headline', 120, { hint: 'Your current or target role, such as Network engineer' }),
  text('email', 'Email', 254, { type: 'email', ...required }),
  text('country_code', 'Country code', 5, { hint: 'For example, +44' }),
  text('phone_number', 'Phone number', 20, { type: 'tel' }),
  text('city', 'Town or city', 80),
  text('state', 'Region or state', 80),
  { name: 'country_id', label: 'Country', kind: 'country', ...required },
  text('linkedin_url', 'LinkedIn address', 200, { type: 'url' }),
  text('website_url', 'Website', 200, { type: 'url' }),
];

export const resumeLists: Record<ResumeListName, ListDefinition> = {
  military_exp: {
    title: 'Military Exp.',
    one: 'post',
    many: 'military posts',
    most: 40,
    fields: [
      text('civilian_title', 'Job title employers will see', 120),
      ...period('I’m still serving'),
      text('unit', 'Unit', 120),
      { name: 'show.unit', label: 'Print the unit', kind: 'shown' },
      text('region', 'Region', 80, { hint: 'As general as you like, such as Northern Europe' }),
      { name: 'show.region', label: 'Print the region', kind: 'shown' },
      { name: 'people_led', label: 'People you led', kind: 'number', max: 1_000_000 },
      {
        name: 'value_managed',
        label: 'Value of assets you managed',
        kind: 'number',
        max: 2_147_483_647,
        hint: 'Equipment, stores or budget, as a whole number',
      },
      lines,
    ],
  },
  civilian_exp: {
    title: 'Civilian Exp.',
    one: 'job',
    many: 'jobs',
    most: 40,
    fields: [
      text('job_title', 'Job title', 120, required),
      text('employer', 'Employer', 120, required),
      text('employment_type', 'Kind of employment', 40, { hint: 'For example, Full time or Contract' }),
      text('city', 'Town or city', 80),
      { name: 'country_id', label: 'Country', kind: 'country' },
      ...period('I still work here'),
      lines,
    ],
  },
  education: {
    title: 'Education',
    one: 'qualification',
    many: 'qualifications',
    most: 40,
    fields: [
      text('qualification', 'Qualification', 120, required),
      text('institution', 'School, college or university', 120, required),
      ...learning,
    ],
  },
  training: {
    title: 'Training',
    one: 'course',
    many: 'courses',
    most: 80,
    fields: [
      text('title', 'Course', 120, required),
      text('provider', 'Provider', 120, required),
      ...learning,
    ],
  },
  skills: {
    title: 'Skills',
    one: 'skill',
    many: 'skills',
    most: 40,
    inList: true,
    fields: [text('name', 'Skill', 60, required)],
  },
  languages: {
    title: 'Languages',
    one: 'language',
    many: 'languages',
    most: 20,
    inList: true,
    fields: [
      text('name', 'Language', 60, required),
      choice(
        'level',
        'Level',
        ['Beginner', 'Intermediate', 'Advanced', 'Fluent'].map((level) => [level, level] as const),
        required,
      ),
    ],
  },
  awards: {
    title: 'Awards',
    one: 'award',
    many: 'awards',
    most: 40,
    fields: activity('Award', ['issuer', 'Awarded by']),
  },
  volunteering: {
    title: 'Volunteering',
    one: 'role',
    many: 'volunteering',
    most: 40,
    fields: activity('What you do', ['organisation', 'Club or charity']),
  },
  interest: {
    title: 'Interests',
    one: 'interest',
    many: 'interests',
    most: 40,
    fields: activity('Interest', ['organisation', 'Club or charity']),
  },
  security_clearance: {
    title: 'Security clearance',
    one: 'clearance',
    many: 'clearances',
    most: 5,
    fields: [
      text('level', 'Clearance', 60, required),
      choice('status', 'Status', [
        ['active', 'Active'],
        ['lapsed', 'Lapsed'],
        ['eligible', 'Eligible'],
      ]),
      month('month', 'Granted'),
      choice('audience', 'Who can see it', [
        ['hidden', 'Nobody'],
        ['applied_to', 'Employers I apply to'],
        ['approved_employers', 'All approved employers'],
      ]),
    ],
  },
  misc: {
    title: 'Other parts',
    one: 'part',
    many: 'other parts',
    most: 10,
    fields: [text('heading', 'Heading', 60, required), long('text', 'Text', 1000)],
  },
};

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

export type ResumeGroup = (typeof resumeGroups)[number];

export const findResumeGroup = (section: string | null): ResumeGroup =>
  resumeGroups.find(({ sections }) => (sections as readonly string[]).includes(section ?? '')) ??
  resumeGroups[0];

export const isResumeList = (name: SectionName): name is ResumeListName =>
  name !== 'personal_details' && name !== 'summary';

export const resumeItems = (sections: ResumeSections, name: ResumeListName): readonly ResumeItem[] =>
  sections[name] as readonly ResumeItem[];

export const sectionTitle = (name: SectionName): string =>
  isResumeList(name) ? resumeLists[name].title : name === 'summary' ? 'Summary' : 'Personal Details';

const isFilled = (value: unknown) => value !== undefined && value !== null && String(value).trim() !== '';

export function missingFields(fields: readonly ResumeFieldDefinition[], item: object): string[] {
  const values = item as Record<string, unknown>;
  return fields
    .filter(({ name, required }) => required && !isFilled(values[name]))
    .filter(({ name }) => !(name === 'end_month' && values.is_current === true))
    .map(({ label }) => label);
}

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
    title: String(title.find(isFilled) ?? '') || `New ${resumeLists[name].one}`,
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
