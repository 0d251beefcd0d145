/** The seven steps of the wizard: what each asks, in both kinds of plan. */
import type { PlanType } from '../../../api/transitionPlans.ts';

export type Kind =
  | 'text'
  | 'long'
  | 'email'
  | 'date'
  | 'month'
  | 'years'
  | 'money'
  | 'choice'
  | 'many'
  /** Several, one a line. */
  | 'lines'
  /** Lines, some of which come from the CV. */
  | 'named'
  /** Lines that actions refer to. */
  | 'gaps'
  | 'providers';

type Choices = readonly { value: string; label: string }[];

export interface Definition {
  name: string;
  label: string;
  kind: Kind;
  hint?: string;
  max?: number;
  /** Lines at most. */
  most?: number;
  choices?: Choices;
  /** What to say while it is missing. */
  required?: string;
  /** Whether it is asked, by what else is answered. */
  when?: (texts: Readonly<Record<string, string>>) => boolean;
}

export const stepNames = [
  'Where you are',
  'Goal',
  'What I bring',
  'Gaps & actions',
  'Money & life',
  'Support',
  'Timeline & check',
] as const;

export const stepKeys = [
  'where_you_are',
  'goal',
  'what_i_bring',
  'gaps_and_actions',
  'money_and_life',
  'support',
  'timeline_check',
] as const;

export const typeNames: Record<PlanType, string> = { employment: 'Employment', education: 'Education' };

const leads: Record<PlanType, readonly string[]> = {
  employment: [
    'Every date in your plan counts from the day you leave.',
    'One role is enough. You can change it whenever you know more.',
    'Skills and credentials from your profile stand here already. Then say what is still missing.',
    'One thing to do for each gap, and by when. It becomes a date in your plan.',
    'All of this is optional and private: only you see it, not your adviser and no employer. Leave out whatever you like.',
    'People who help you get there. You can leave this empty.',
    'This is what we write your dates from. Change anything, then start.',
  ],
  education: [
    'Every date in your plan counts from the day you leave.',
    'A working idea is enough. You can change it whenever you know more.',
    'What you have learnt so far stands here already. Schools may count it towards your qualification.',
    'Applications, tests, transcripts and funding, each with a date.',
    'All of this is optional and private: only you see it, not your adviser and no school. Leave out whatever you like.',
    'People who help you get there. You can leave this empty.',
    'This is what we write your dates from. Change anything, then start.',
  ],
};
export const leadOf = (type: PlanType, step: number) => leads[type][step] ?? '';

const serves = (texts: Readonly<Record<string, string>>) =>
  texts.service_status === 'serving' || texts.service_status === 'reservist';

const whereYouAre: Definition[] = [
  {
    name: 'service_status',
    label: 'Do you still serve?',
    kind: 'choice',
    required: 'Say whether you still serve',
    choices: [
      { value: 'serving', label: 'Yes, full time' },
      { value: 'reservist', label: 'Yes, as a reservist' },
      { value: 'left', label: 'No, I have left' },
    ],
  },
  {
    name: 'leaving_date',
    label: 'Leaving date',
    kind: 'date',
    hint: 'Not fixed yet? Give your best guess. You can move it later, and every date moves with it.',
    required: 'Enter the date you leave, such as 30 6 2027',
    when: serves,
  },
  {
    name: 'left_on',
    label: 'When did you leave?',
    kind: 'date',
    required: 'Enter the date you left, such as 30 6 2024',
    when: ({ service_status }) => service_status === 'left',
  },
  {
    name: 'years_served',
    label: 'Years served',
    kind: 'years',
    hint: 'Full years by the day you leave. It suggests your resettlement programme; it decides nothing.',
    max: 60,
    required: 'Enter your years of service',
  },
  {
    name: 'discharge_type',
    label: 'How do you leave?',
    kind: 'choice',
    choices: [
      { value: 'end_of_service', label: 'End of service' },
      { value: 'early_release', label: 'Early release' },
      { value: 'redundancy', label: 'Redundancy' },
      { value: 'retirement', label: 'Retirement' },
      { value: 'medical', label: 'Medical' },
      { value: 'other', label: 'Another way' },
    ],
  },
  {
    name: 'place',
    label: 'Where do you want to live?',
    kind: 'text',
    max: 120,
    required: 'Say where you want to live; a region is enough',
  },
];

const employmentGoal: Definition[] = [
  {
    name: 'target_occupations',
    label: 'Roles you aim for',
    kind: 'lines',
    hint: 'One a line, three at most.',
    most: 3,
    required: 'Name one role at least',
  },
  { name: 'sectors', label: 'Sectors', kind: 'lines', hint: 'One a line, such as rail or health.', most: 5 },
  { name: 'places', label: 'Places to work', kind: 'lines', hint: 'One a line.', most: 5 },
  { name: 'salary_floor', label: 'Least salary a year', kind: 'money', hint: 'Before tax.' },
  { name: 'start_from', label: 'Earliest start', kind: 'date' },
  { name: 'start_to', label: 'Latest start', kind: 'date' },
  {
    name: 'short_term_goal',
    label: 'Where do you want to be a year after leaving?',
    kind: 'long',
    max: 300,
    required: 'Enter where you want to be a year after leaving',
  },
  { name: 'long_term_goal', label: 'And in five years?', kind: 'long', max: 300 },
];

const educationGoal: Definition[] = [
  {
    name: 'target_qualification',
    label: 'Qualification you aim for',
    kind: 'text',
    max: 120,
    required: 'Name the qualification you aim for',
  },
  { name: 'subject', label: 'Subject', kind: 'text', max: 120, required: 'Name the subject' },
  {
    name: 'level',
    label: 'Level',
    kind: 'choice',
    choices: [
      { value: 'certificate', label: 'Certificate' },
      { value: 'apprenticeship', label: 'Apprenticeship' },
      { value: 'diploma', label: 'Diploma' },
      { value: 'associate_or_foundation', label: 'Associate or foundation degree' },
      { value: 'bachelor', label: 'Bachelor’s degree' },
      { value: 'master', label: 'Master’s degree' },
      { value: 'doctorate', label: 'Doctorate' },
      { value: 'other', label: 'Another' },
    ],
  },
  {
    name: 'study_mode',
    label: 'How do you want to study?',
    kind: 'choice',
    required: 'Choose how you want to study',
    choices: [
      { value: 'full_time', label: 'Full time' },
      { value: 'part_time', label: 'Part time' },
      { value: 'online', label: 'Online' },
      { value: 'blended', label: 'Partly online' },
    ],
  },
  { name: 'start_term', label: 'Month you want to start', kind: 'month' },
  {
    name: 'schools',
    label: 'Schools on your list',
    kind: 'lines',
    hint: 'One a line, five at most.',
    most: 5,
  },
  { name: 'career', label: 'Career it serves', kind: 'text', max: 200 },
];

const lines = 'One a line.';
const employmentStrengths: Definition[] = [
  {
    name: 'skills',
    label: 'Skills',
    kind: 'named',
    hint: lines,
    most: 40,
    required: 'Name one skill at least',
  },
  {
    name: 'credentials',
    label: 'Credentials',
    kind: 'named',
    hint: 'Licences, certificates, clearances. One a line.',
    most: 40,
  },
  {
    name: 'gaps',
    label: 'What is still missing?',
    kind: 'gaps',
    hint: 'What your role asks for and you do not have yet. One a line, ten at most.',
    most: 10,
  },
];
const educationStrengths: Definition[] = [
  { name: 'prior_learning', label: 'Learning so far', kind: 'named', hint: lines, most: 40 },
  {
    name: 'credits',
    label: 'Credits',
    kind: 'named',
    hint: 'Points or credits that you hold already. One a line.',
    most: 20,
  },
  { name: 'credentials', label: 'Credentials', kind: 'named', hint: lines, most: 40 },
];

const money: Definition[] = [
  {
    name: 'monthly_income',
    label: 'Income a month',
    kind: 'money',
    hint: 'After tax, in the first twelve months.',
  },
  { name: 'monthly_costs', label: 'Costs a month', kind: 'money' },
  { name: 'savings', label: 'Savings', kind: 'money' },
  {
    name: 'housing',
    label: 'Home',
    kind: 'long',
    hint: 'Service housing until when? Rent or buy?',
    max: 300,
  },
  {
    name: 'health_cover',
    label: 'Health cover',
    kind: 'long',
    hint: 'A doctor and a dentist near your new home.',
    max: 300,
  },
  {
    name: 'family_needs',
    label: 'Family',
    kind: 'long',
    hint: 'Schools, a partner’s work, care.',
    max: 1000,
  },
];
const funding: Definition = {
  name: 'funding_source',
  label: 'How do you pay for it?',
  kind: 'many',
  choices: [
    { value: 'enhanced_learning_credits', label: 'Enhanced Learning Credits' },
    { value: 'standard_learning_credit', label: 'Standard Learning Credit' },
    { value: 'gi_bill', label: 'GI Bill' },
    { value: 'student_loan', label: 'Student loan' },
    { value: 'scholarship', label: 'Scholarship' },
    { value: 'employer', label: 'An employer' },
    { value: 'own_money', label: 'Own money' },
    { value: 'other', label: 'Another way' },
  ],
};

const support: Definition[] = [
  { name: 'providers', label: 'Organisations', kind: 'providers', hint: lines, most: 10 },
  { name: 'mentor.name', label: 'Mentor', kind: 'text', max: 120 },
  { name: 'mentor.email', label: 'Mentor’s e-mail', kind: 'email', max: 254 },
  { name: 'adviser.name', label: 'Resettlement adviser', kind: 'text', max: 120 },
  { name: 'adviser.email', label: 'Adviser’s e-mail', kind: 'email', max: 254 },
];

const all: Record<PlanType, Definition[][]> = {
  employment: [whereYouAre, employmentGoal, employmentStrengths, [], money, support, []],
  education: [whereYouAre, educationGoal, educationStrengths, [], [...money, funding], support, []],
};

export const definitionsOf = (type: PlanType, step: number): Definition[] => all[type][step] ?? [];

export const actionKinds: Record<PlanType, Choices> = {
  employment: [
    { value: 'course', label: 'Course' },
    { value: 'experience', label: 'Experience' },
    { value: 'certificate', label: 'Certificate' },
    { value: 'network', label: 'Network' },
  ],
  education: [
    { value: 'application', label: 'Application' },
    { value: 'entry_test', label: 'Entry test' },
    { value: 'transcript', label: 'Transcript' },
    { value: 'funding', label: 'Funding' },
  ],
};
