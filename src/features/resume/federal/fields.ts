import {
  certificateFields,
  countryCode,
  courseFields,
  emailField,
  highlights,
  isOver,
  nameFields,
  phoneNumber,
  skills,
  stillEmployed,
  summaryField,
} from '../../../documents/resume/fields.ts';
import {
  choice,
  type FieldDefinition,
  type FieldList,
  type FieldValues,
  flag,
  list,
  month,
  number,
  text,
  valueAt,
} from '../../../ui/form/fieldDefinition.ts';
import type { FederalContent } from './federalParts.ts';

export type FederalListName = 'experience' | 'education' | 'training' | 'skills';
export type FederalItem = { id: string } & FieldValues;

type When = NonNullable<FieldDefinition['when']>;

const isFederal: When = ({ is_federal }) => is_federal === true;
const isServing: When = (values) => valueAt(values, 'federal_service.is_current') === true;
const hasServed: When = (values) =>
  isServing(values) || valueAt(values, 'federal_service.was_former') === true;

const series = (group: string, more = {}) =>
  text(`${group}.series`, 'Series', 4, { hint: 'Four digits, such as 2210', ...more });
const grade = (group: string, more = {}) =>
  text(`${group}.grade`, 'Grade', 4, { hint: 'For example, 11', ...more });
const payGrade = (group: string, when: When) => [
  text(`${group}.pay_plan`, 'Pay plan', 4, { hint: 'For example, GS or WG', when, required: true }),
  series(group, { when, required: true }),
  grade(group, { when, required: true }),
];

const place = (more = {}) => [text('city', 'City', 80, more), text('state', 'State', 80, more)];

const you = [
  ...nameFields,
  emailField,
  { ...countryCode, hint: 'For example, +1' },
  { ...phoneNumber, required: true as const },
  ...place({ required: true }),
];

const eligibility = [
  choice(
    'citizenship',
    'Citizenship',
    {
      us_citizen: 'U.S. citizen',
      us_national: 'U.S. national',
      permanent_resident: 'Lawful permanent resident',
      other: 'Citizen of another country',
    },
    { required: true },
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
    { hint: 'You’ll find it on your DD-214 and your letter from the VA', required: true },
  ),
  flag('federal_service.is_current', 'I currently work for the federal government'),
  flag('federal_service.was_former', 'I’ve worked for the federal government before'),
  ...payGrade('federal_service', hasServed),
  month('federal_service.from', 'From', { when: hasServed, required: true }),
  month('federal_service.to', 'To', {
    when: (values) => hasServed(values) && !isServing(values),
    required: true,
  }),
  text('clearance', 'Security clearance', 60, { hint: 'Level and status. For example, Secret, active' }),
];

const target = [
  text('target.announcement_number', 'Announcement number', 40),
  text('target.title', 'Job title', 120),
  series('target'),
  grade('target'),
];

export const federalSummary: FieldDefinition = {
  ...summaryField,
  name: 'summary',
  hint: 'Use the words of the announcement where they apply to you',
  required: undefined,
};

export const federalLists: Record<FederalListName, FieldList> = {
  experience: list('Work experience', 'job', 'jobs', 40, [
    text('title', 'Job title', 120, { required: true }),
    text('employer', 'Employer', 120, { required: true }),
    ...place(),
    month('start_month', 'Start', { required: true }),
    stillEmployed,
    month('end_month', 'End', { when: isOver, required: true }),
    number('hours_per_week', 'Hours per week', 168, { required: true }),
    { ...highlights, name: 'duties', initial: [''] },
    flag('is_federal', 'This was a federal civilian job'),
    ...payGrade('federal', isFederal),
    text('supervisor.name', 'Supervisor', 120),
    text('supervisor.phone', 'Supervisor’s phone number', 30, { type: 'tel' }),
    choice('supervisor.may_contact', 'Can they be contacted?', {
      yes: 'Yes',
      no: 'No',
      contact_first: 'Contact me first',
    }),
    number('salary.amount', 'Salary in dollars', 2_147_483_647),
    choice('salary.per', 'Paid by', { year: 'Year', hour: 'Hour' }),
  ]),
  education: list('Education', 'degree', 'degrees', 20, [
    text('degree', 'Degree or certificate', 120, { required: true }),
    text('school', 'School', 120, { required: true }),
    ...place(),
    flag('is_completed', 'I completed it', { initial: true }),
    month('completed_on', 'Completed', {
      when: ({ is_completed }) => is_completed !== false,
      required: true,
    }),
    text('credits', 'Credits earned', 60, {
      hint: 'For example, 30 semester hours',
      when: ({ is_completed }) => is_completed === false,
      required: true,
    }),
  ]),
  training: list('Training', 'course', 'courses', 40, [
    ...courseFields,
    month('completed_on', 'Completed'),
    ...certificateFields,
  ]),
  skills,
};

const listGroup = <Name extends FederalListName>(name: Name) => ({
  key: name,
  title: federalLists[name].title,
  list: name,
});

export const federalGroups = [
  { key: 'you', title: 'You', fields: you },
  { key: 'eligibility', title: 'Eligibility', fields: eligibility },
  { key: 'target', title: 'Job announcement', fields: target },
  { key: 'summary', title: 'Summary' },
  listGroup('experience'),
  listGroup('education'),
  listGroup('training'),
  listGroup('skills'),
] as const satisfies readonly {
  key: string;
  title: string;
  fields?: FieldDefinition[];
  list?: FederalListName;
}[];

export type FederalGroup = (typeof federalGroups)[number];

export const findFederalGroup = (section: string | null): FederalGroup =>
  federalGroups.find(({ key }) => key === section) ?? federalGroups[0];

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
  `New ${federalLists[name].singular}`;
