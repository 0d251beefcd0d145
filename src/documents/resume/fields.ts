import {
  choice,
  country,
  type FieldDefinition,
  type FieldList,
  type FieldValues,
  flag,
  lines,
  list,
  long,
  monthOrYear,
  number,
  text,
} from '../../ui/form/fieldDefinition.ts';
import type { SectionName } from './resumeContent.ts';

export type ResumeListName = Exclude<SectionName, 'personal_details' | 'summary'>;

export const nameFields = [
  text('first_name', 'First name', 60, { required: 'Enter your first name' }),
  text('middle_name', 'Middle name', 60),
  text('last_name', 'Last name', 60, { hint: 'Leave it empty if you have one name' }),
];
export const emailField = text('email', 'Email', 254, {
  type: 'email',
  required: 'Enter your email address',
});
export const countryCode = text('country_code', 'Country code', 5, { hint: 'For example, +44' });
export const phoneNumber = text('phone_number', 'Phone number', 20, { type: 'tel' });
const city = text('city', 'Town or city', 80);

export const personFields: readonly FieldDefinition[] = [
  ...nameFields,
  text('headline', 'Headline', 120, {
    hint: 'Your current or target role, such as Network engineer',
    takesLine: true,
  }),
  emailField,
  countryCode,
  phoneNumber,
  city,
  text('state', 'Region or state', 80),
  country('country_id', 'Country', { required: 'Choose the country you live in' }),
  text('linkedin_url', 'LinkedIn address', 200, { type: 'url' }),
  text('website_url', 'Website', 200, { type: 'url' }),
];

export const summaryField = long('text', 'Describe what you offer in a few sentences', 1000, {
  hint: 'What you do best, how long you’ve done it, and what you’re looking for',
  required: true,
  rows: 8,
});

export const highlights = lines('highlights', 'What you did and what you achieved', {
  maxItems: 30,
  max: 300,
});

const isCurrent = ({ is_current }: FieldValues) => is_current === true;
export const isOver = (values: FieldValues) => !isCurrent(values);

const start = monthOrYear('start_month', 'Start', {
  hint: 'If you only know the year, leave the month empty.',
  required: 'Enter when you started: the year, and the month if you know it',
});
const end = monthOrYear('end_month', 'End', { when: isOver, required: true });
export const stillEmployed = flag('is_current', 'I still work here', { clears: 'end_month' });

export const certificateFields = [
  monthOrYear('expires_on', 'Expires'),
  text('credential_id', 'Certificate number', 120),
];

const learning = [
  text('subject', 'Subject', 120),
  text('grade', 'Grade', 60),
  monthOrYear('start_month', 'Start'),
  monthOrYear('end_month', 'End'),
  monthOrYear('completed_on', 'Completed'),
  ...certificateFields,
  text('civilian_equivalent', 'Civilian equivalent', 120, {
    hint: 'The civilian equivalent, such as Level 4',
  }),
];

export const courseFields = [
  text('title', 'Course', 120, { required: 'Enter the name of the course', takesLine: true }),
  text('provider', 'Provider', 120, { hint: 'Leave it empty if you don’t know who ran the course' }),
];

const activity = (label: string, missing: string, ...others: FieldDefinition[]) => [
  text('title', label, 120, { required: `${missing}, or remove this line`, takesLine: true }),
  ...others,
  monthOrYear('month', 'Month'),
  long('text', 'More', 300),
];
const organisation = text('organisation', 'Club or charity', 120);

export const skills: FieldList = {
  ...list('Skills', 'skill', 'skills', 40, [
    text('name', 'Skill', 60, { required: 'Enter the skill, or remove this line', takesLine: true }),
  ]),
  inList: true,
};

/**
 * The sections of a CV with several entries, in the order of the contract, and the fields of each. The CV’s editor shows
 * all of them, the check of an uploaded CV some, and the federal resume shares fields with them.
 */
export const resumeLists: Record<ResumeListName, FieldList> = {
  military_exp: list('Military Exp.', 'post', 'military posts', 40, [
    text('civilian_title', 'Job title employers will see', 120),
    start,
    flag('is_current', 'I’m still serving'),
    end,
    monthOrYear('end_month', 'Leaving month', { when: isCurrent }),
    text('unit', 'Unit', 120),
    flag('show.unit', 'Print the unit'),
    text('region', 'Region', 80, { hint: 'As general as you like, such as Northern Europe' }),
    flag('show.region', 'Print the region', { initial: true }),
    number('people_led', 'People you led', 1_000_000),
    number('value_managed', 'Value of assets you managed', 2_147_483_647, {
      hint: 'Equipment, stores or budget, as a whole number',
    }),
    highlights,
  ]),
  civilian_exp: list('Civilian Exp.', 'job', 'jobs', 40, [
    text('job_title', 'Job title', 120, { required: 'Enter your job title' }),
    text('employer', 'Employer', 120, { required: 'Enter the employer' }),
    text('employment_type', 'Kind of employment', 40, { hint: 'For example, Full time or Contract' }),
    city,
    country('country_id', 'Country'),
    start,
    stillEmployed,
    end,
    highlights,
  ]),
  education: list('Education', 'qualification', 'qualifications', 40, [
    text('qualification', 'Qualification', 120, { required: 'Enter the qualification', takesLine: true }),
    text('institution', 'School, college or university', 120, {
      required: 'Enter the school, college or university',
    }),
    ...learning,
  ]),
  training: list('Training', 'course', 'courses', 80, [...courseFields, ...learning]),
  skills,
  awards: list(
    'Awards',
    'award',
    'awards',
    40,
    activity('Award', 'Enter the award', text('issuer', 'Awarded by', 120)),
  ),
  interest: list(
    'Interests',
    'interest',
    'interests',
    40,
    activity('Interest', 'Enter the interest', organisation),
  ),
  volunteering: list(
    'Volunteering',
    'role',
    'volunteering',
    40,
    activity('What you do', 'Enter what you do', organisation),
  ),
  languages: {
    ...list('Languages', 'language', 'languages', 20, [
      text('name', 'Language', 60, { required: 'Enter the language, or remove this line', takesLine: true }),
      choice(
        'level',
        'Level',
        { Beginner: 'Beginner', Intermediate: 'Intermediate', Advanced: 'Advanced', Fluent: 'Fluent' },
        { required: 'Choose how well you speak it' },
      ),
    ]),
    inList: true,
  },
  security_clearance: list('Security clearance', 'clearance', 'clearances', 5, [
    text('level', 'Clearance', 60, {
      required: 'Choose the clearance, or remove this line',
      takesLine: true,
    }),
    choice('status', 'Status', { active: 'Active', lapsed: 'Lapsed', eligible: 'Eligible' }),
    monthOrYear('month', 'Granted'),
    choice(
      'audience',
      'Who can see it',
      {
        hidden: 'Nobody',
        applied_to: 'Employers I apply to',
        approved_employers: 'All approved employers',
      },
      { hint: 'It isn’t printed while nobody can see it.' },
    ),
  ]),
  misc: list('Other parts', 'part', 'other parts', 10, [
    text('heading', 'Heading', 60, { required: 'Enter a heading, or remove this part' }),
    long('text', 'Text', 1000),
  ]),
};

export const isResumeList = (name: SectionName): name is ResumeListName =>
  name !== 'personal_details' && name !== 'summary';

export const sectionTitle = (name: SectionName): string =>
  isResumeList(name) ? resumeLists[name].title : name === 'summary' ? 'Summary' : 'Personal Details';
