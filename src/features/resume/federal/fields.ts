import type { ResumeFieldDefinition } from '../builder/fields.ts';
import type { FederalContent } from './federalParts.ts';

export type FieldValues = { readonly [field: string]: unknown };
export type FederalListName = 'experience' | 'education' | 'training' | 'skills';
export type FederalItem = { id: string } & FieldValues;

export interface FederalField extends ResumeFieldDefinition {
  when?: (values: FieldValues) => boolean;
}

const text = (name: string, label: string, max: number, more: Partial<FederalField> = {}): FederalField => ({
  name,
  label,
  kind: 'text',
  max,
  ...more,
});
const month = (name: string, label: string, more: Partial<FederalField> = {}): FederalField => ({
  name,
  label,
  kind: 'month',
  wholeMonth: true,
  ...more,
});
const flag = (name: string, label: string): FederalField => ({ name, label, kind: 'flag' });
const choice = (
  name: string,
  label: string,
  choices: Record<string, string>,
  more: Partial<FederalField> = {},
): FederalField => ({
  name,
  label,
  kind: 'choice',
  choices: Object.entries(choices).map(([value, words]) => ({ value, label: words })),
  ...more,
});
const required = { required: true } as const;

export const valueAt = (values: FieldValues, name: string): unknown => {
  const [first = '', ...rest] = name.split('.');
  const value = values[first];
  if (rest.length === 0) return value;
  return value && typeof value === 'object' ? valueAt(value as FieldValues, rest.join('.')) : undefined;
};

export function withFieldValue(values: FieldValues, name: string, value: unknown): FieldValues {
  const [first = '', ...rest] = name.split('.');
  if (rest.length === 0) return { ...values, [first]: value };
  return { ...values, [first]: withFieldValue((values[first] ?? {}) as FieldValues, rest.join('.'), value) };
}

const isFederal = (values: FieldValues) => values.is_federal === true;
const isOver = (values: FieldValues) => values.is_current !== true;
const hasServed = (values: FieldValues) =>
  valueAt(values, 'federal_service.is_current') === true ||
  valueAt(values, 'federal_service.was_former') === true;

const grade = (group: string, when: FederalField['when']) => [
  text(`${group}.pay_plan`, 'Pay plan', 4, { hint: 'For example, GS or WG', when, ...required }),
  text(`${group}.series`, 'Series', 4, { hint: 'Four digits, such as 2210', when, ...required }),
  text(`${group}.grade`, 'Grade', 4, { hint: 'For example, 11', when, ...required }),
];

const you: FederalField[] = [
  text('first_name', 'First name', 60, required),
  text('middle_name', 'Middle name', 60),
  text('last_name', 'Last name', 60, { hint: 'Leave it empty if you have one name' }),
  text('email', 'Email', 254, { type: 'email', ...required }),
  text('country_code', 'Country code', 5, { hint: 'For example, +1' }),
  text('phone_number', 'Phone number', 20, { type: 'tel', ...required }),
  text('city', 'City', 80, required),
  text('state', 'State', 80, required),
];

const eligibility: FederalField[] = [
  choice(
    'citizenship',
    'Citizenship',
    {
      us_citizen: 'U.S. citizen',
      us_national: 'U.S. national',
      permanent_resident: 'Lawful permanent resident',
      other: 'Citizen of another country',
    },
    required,
  ),
  choice(
    'veterans_preference',
    'Veterans’ preference',
    {
      none: 'None',
      sole_survivorship_0: '0 points, sole survivorship',
      '5_point': '5 points',
      '10_point_disability': '10 points, disability',
      '10_point_other': '10 points, other',
    },
    { hint: 'You’ll find it on your DD-214 and your letter from the VA', ...required },
  ),
  flag('federal_service.is_current', 'I currently work for the federal government'),
  flag('federal_service.was_former', 'I’ve worked for the federal government before'),
  ...grade('federal_service', hasServed),
  month('federal_service.from', 'From', { when: hasServed, ...required }),
  month('federal_service.to', 'To', {
    when: (values) => hasServed(values) && valueAt(values, 'federal_service.is_current') !== true,
    ...required,
  }),
  text('clearance', 'Security clearance', 60, { hint: 'Level and status. For example, Secret, active' }),
];

const target: FederalField[] = [
  text('target.announcement_number', 'Announcement number', 40),
  text('target.title', 'Job title', 120),
  text('target.series', 'Series', 4, { hint: 'Four digits, such as 2210' }),
  text('target.grade', 'Grade', 4, { hint: 'For example, 11' }),
];

export const federalGroups = [
  { key: 'you', title: 'You', fields: you },
  { key: 'eligibility', title: 'Eligibility', fields: eligibility },
  { key: 'target', title: 'Job announcement', fields: target },
  { key: 'summary', title: 'Summary' },
  { key: 'experience', title: 'Work experience', list: 'experience' },
  { key: 'education', title: 'Education', list: 'education' },
  { key: 'training', title: 'Training', list: 'training' },
  { key: 'skills', title: 'Skills', list: 'skills' },
] as const satisfies readonly {
  key: string;
  title: string;
  fields?: FederalField[];
  list?: FederalListName;
}[];

export type FederalGroup = (typeof federalGroups)[number];

export const findFederalGroup = (section: string | null): FederalGroup =>
  federalGroups.find(({ key }) => key === section) ?? federalGroups[0];

interface ListDefinition {
  one: string;
  many: string;
  most: number;
  // Entries are short enough to be edited in the list.
  inList?: true;
  fields: readonly FederalField[];
}

const mostHours = 168;

export const federalLists: Record<FederalListName, ListDefinition> = {
  experience: {
    one: 'job',
    many: 'jobs',
    most: 40,
    fields: [
      text('title', 'Job title', 120, required),
      text('employer', 'Employer', 120, required),
      text('city', 'City', 80),
      text('state', 'State', 80),
      month('start_month', 'Start', required),
      flag('is_current', 'I still work here'),
      month('end_month', 'End', { when: isOver, ...required }),
      { name: 'hours_per_week', label: 'Hours per week', kind: 'number', max: mostHours, ...required },
      { name: 'duties', label: 'What you did and what you achieved', kind: 'lines', max: 300 },
      flag('is_federal', 'This was a federal civilian job'),
      ...grade('federal', isFederal),
      text('supervisor.name', 'Supervisor', 120),
      text('supervisor.phone', 'Supervisor’s phone number', 30, { type: 'tel' }),
      choice('supervisor.may_contact', 'Can they be contacted?', {
        yes: 'Yes',
        no: 'No',
        contact_first: 'Contact me first',
      }),
      { name: 'salary.amount', label: 'Salary in dollars', kind: 'number', max: 2_147_483_647 },
      choice('salary.per', 'Paid by', { year: 'Year', hour: 'Hour' }),
    ],
  },
  education: {
    one: 'degree',
    many: 'degrees',
    most: 20,
    fields: [
      text('degree', 'Degree or certificate', 120, required),
      text('school', 'School', 120, required),
      text('city', 'City', 80),
      text('state', 'State', 80),
      { name: 'is_completed', label: 'I completed it', kind: 'flag' },
      month('completed_on', 'Completed', { when: ({ is_completed }) => is_completed !== false, ...required }),
      text('credits', 'Credits earned', 60, {
        hint: 'For example, 30 semester hours',
        when: ({ is_completed }) => is_completed === false,
        ...required,
      }),
    ],
  },
  training: {
    one: 'course',
    many: 'courses',
    most: 40,
    fields: [
      text('title', 'Course', 120, required),
      text('provider', 'Provider', 120, required),
      month('completed_on', 'Completed'),
    ],
  },
  skills: {
    one: 'skill',
    many: 'skills',
    most: 40,
    inList: true,
    fields: [text('name', 'Skill', 60, required)],
  },
};

export const federalItems = (content: FederalContent, name: FederalListName): readonly FederalItem[] =>
  content[name];

export const withItems = (
  content: FederalContent,
  name: FederalListName,
  items: readonly FederalItem[],
): FederalContent => ({
  ...content,
  [name]: items,
});

export const itemTitle = (
  name: FederalListName,
  { title, degree, employer, school, provider }: FederalItem,
): string =>
  [title, degree, employer, school, provider].map((words) => String(words ?? '').trim()).find(Boolean) ??
  `New ${federalLists[name].one}`;
