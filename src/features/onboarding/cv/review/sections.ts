import type { components } from '../../../../../openapi.gen.d.ts';

type Schemas = components['schemas'];
export type Sections = Schemas['ResumeSections'];
export type SectionName = Schemas['SectionName'];
export type ListName = Exclude<SectionName, 'personal_details' | 'summary'>;

export type FieldValue = string | number | boolean | null | undefined | readonly unknown[] | object;
export type Item = { id: string } & { readonly [field: string]: FieldValue };

export interface FieldDefinition {
  name: string;
  label: string;
  kind:
    | 'country'
    | 'text'
    | 'email'
    | 'url'
    | 'tel'
    | 'long'
    | 'month'
    | 'choice'
    | 'flag'
    | 'lines'
    | 'number';
  max?: number;
  hint?: string;
  choices?: readonly { value: string | number; label: string }[];
  /** The message when the value is missing; without it the field is optional. */
  required?: string;
}

interface SectionDefinition {
  title: string;
  one?: string;
  most?: number;
  fields: readonly FieldDefinition[];
}

const text = (name: string, label: string, max: number, required?: string): FieldDefinition => ({
  name,
  label,
  kind: 'text',
  max,
  ...(required && { required }),
});
const month = (name: string, label: string, required?: string): FieldDefinition => ({
  name,
  label,
  kind: 'month',
  ...(required && { required }),
});
const choice = (
  name: string,
  label: string,
  values: readonly (string | number | readonly [string | number, string])[],
  required?: string,
): FieldDefinition => ({
  name,
  label,
  kind: 'choice',
  choices: values.map((value) =>
    typeof value === 'object' ? { value: value[0], label: value[1] } : { value, label: String(value) },
  ),
  ...(required && { required }),
});
const lines: FieldDefinition = {
  name: 'highlights',
  label: 'What you did and what you achieved',
  kind: 'lines',
  max: 300,
  hint: 'One per line, up to 30',
};

const entry = (label: string, by: readonly [string, string], required: string): FieldDefinition[] => [
  text('title', label, 120, required),
  text(by[0], by[1], 120),
  month('month', 'Month'),
  { name: 'text', label: 'More', kind: 'long', max: 300 },
];

/** In display order; the fields match the server's schema. */
export const definitions: Record<SectionName, SectionDefinition> = {
  personal_details: {
    title: 'Personal Details',
    fields: [
      text('first_name', 'First name', 60, 'Enter your first name'),
      text('middle_name', 'Middle name', 60),
      text('last_name', 'Last name', 60),
      text('headline', 'Headline', 120),
      { name: 'email', label: 'Email', kind: 'email', max: 254, required: 'Enter your email address' },
      text('country_code', 'Country code', 5),
      { name: 'phone_number', label: 'Phone number', kind: 'tel', max: 20 },
      text('city', 'Town or city', 80),
      text('state', 'Region or state', 80),
      { name: 'country_id', label: 'Country', kind: 'country', required: 'Choose the country you live in' },
      { name: 'linkedin_url', label: 'LinkedIn address', kind: 'url', max: 200 },
      { name: 'website_url', label: 'Website', kind: 'url', max: 200 },
    ],
  },
  summary: {
    title: 'Summary',
    fields: [{ name: 'text', label: 'Summary', kind: 'long', max: 1000 }],
  },
  military_exp: {
    title: 'Military Exp.',
    one: 'period of service',
    most: 40,
    fields: [
      month('start_month', 'Start', 'Enter when you started: the year, and the month if you know it'),
      { name: 'is_current', label: 'I’m still serving', kind: 'flag' },
      month('end_month', 'End'),
      text('unit', 'Unit', 120),
      text('region', 'Region', 80),
      { name: 'people_led', label: 'People you led', kind: 'number' },
      lines,
    ],
  },
  civilian_exp: {
    title: 'Civilian Exp.',
    one: 'job',
    most: 40,
    fields: [
      text('employer', 'Employer', 120, 'Enter the employer'),
      text('job_title', 'Job title', 120, 'Enter your job title'),
      text('city', 'Town or city', 80),
      month('start_month', 'Start', 'Enter when you started: the year, and the month if you know it'),
      { name: 'is_current', label: 'I still work here', kind: 'flag' },
      month('end_month', 'End'),
      lines,
    ],
  },
  education: {
    title: 'Education',
    one: 'qualification',
    most: 40,
    fields: [
      text('institution', 'School, college or university', 120, 'Enter the school, college or university'),
      text('qualification', 'Qualification', 120, 'Enter the qualification'),
      text('subject', 'Subject', 120),
      text('grade', 'Grade', 60),
      month('start_month', 'Start'),
      month('end_month', 'End'),
      month('completed_on', 'Completed'),
    ],
  },
  training: {
    title: 'Training',
    one: 'course',
    most: 80,
    fields: [
      text('title', 'Course', 120, 'Enter the name of the course'),
      text('provider', 'Provider', 120, 'Enter who ran the course'),
      month('completed_on', 'Completed'),
      month('expires_on', 'Expires'),
      text('civilian_equivalent', 'Civilian equivalent', 120),
    ],
  },
  skills: {
    title: 'Skills',
    one: 'skill',
    most: 40,
    fields: [text('name', 'Skill', 60, 'Enter the skill, or remove this line')],
  },
  awards: {
    title: 'Awards',
    one: 'award',
    most: 40,
    fields: entry('Award', ['issuer', 'Awarded by'], 'Enter the award, or remove this line'),
  },
  interest: {
    title: 'Interests',
    one: 'interest',
    most: 40,
    fields: [text('title', 'Interest', 120, 'Enter the interest, or remove this line')],
  },
  volunteering: {
    title: 'Volunteering',
    one: 'role',
    most: 40,
    fields: entry(
      'What you do',
      ['organisation', 'Club or charity'],
      'Enter what you do, or remove this line',
    ),
  },
  languages: {
    title: 'Languages',
    one: 'language',
    most: 20,
    fields: [
      text('name', 'Language', 60, 'Enter the language, or remove this line'),
      choice(
        'level',
        'Level',
        ['Beginner', 'Intermediate', 'Advanced', 'Fluent'],
        'Choose how well you speak it',
      ),
    ],
  },
  security_clearance: {
    title: 'Security clearance',
    one: 'clearance',
    most: 5,
    fields: [
      text('level', 'Clearance', 60, 'Choose the clearance, or remove this line'),
      choice('status', 'Status', [
        ['active', 'Active'],
        ['lapsed', 'Lapsed'],
        ['eligible', 'Eligible'],
      ]),
    ],
  },
  misc: {
    title: 'Misc',
    one: 'part',
    most: 10,
    fields: [
      text('heading', 'Heading', 60, 'Enter a heading, or remove this part'),
      { name: 'text', label: 'Text', kind: 'long', max: 1000 },
    ],
  },
};

export const sectionNames = Object.keys(definitions) as SectionName[];

export const isList = (name: SectionName): name is ListName =>
  name !== 'personal_details' && name !== 'summary';

/** Personal Details and Summary are one entry, whose id is the section's name. */
export function itemsOf(sections: Sections, name: SectionName): Item[] {
  if (isList(name)) return sections[name] as readonly Item[] as Item[];
  const only = sections[name];
  return only && Object.values(only).some((value) => value !== null && value !== '')
    ? [{ id: name, ...only }]
    : [];
}

export function fromItems(name: SectionName, items: readonly Item[]): readonly Item[] | Omit<Item, 'id'> {
  if (isList(name)) return items;
  const { id: _, ...only } = items[0] ?? { id: name };
  return only;
}

/** The same path as in the server's messages. */
export const pathOf = (name: SectionName, index: number, field: string) =>
  isList(name) ? `sections.${name}.${index}.${field}` : `sections.${name}.${field}`;
