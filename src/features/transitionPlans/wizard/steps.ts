import type { PlanType } from '../../../api/transitionPlans.ts';

type Kind =
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

export const wizardStepNames = [
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
    'One role is enough. You can change it at any time.',
    'We’ve filled in the skills and credentials from your profile. Add what you still need.',
    'Add at least one action for each gap, with a due date. Each becomes a date in your plan.',
    'All of this is optional and private. Only you can see it, not your adviser or any employer. Leave out anything you like.',
    'People who help you get there. You can leave this empty.',
    'We’ll work out your dates from this. Change anything you like, then start.',
  ],
  education: [
    'Every date in your plan counts from the day you leave.',
    'A rough idea is enough. You can change it at any time.',
    'We’ve filled in what you’ve learned so far. Schools may count it towards your qualification.',
    'Applications, tests, transcripts and funding, each with a date.',
    'All of this is optional and private. Only you can see it, not your adviser or any school. Leave out anything you like.',
    'People who help you get there. You can leave this empty.',
    'We’ll work out your dates from this. Change anything you like, then start.',
  ],
};
export const stepLead = (type: PlanType, step: number) => leads[type][step] ?? '';

const serves = (texts: Readonly<Record<string, string>>) =>
  texts.service_status === 'serving' || texts.service_status === 'reservist';

const whereYouAre: Definition[] = [
  {
    name: 'service_status',
    label: 'Are you still serving?',
    kind: 'choice',
    required: 'Tell us whether you’re still serving',
    choices: [
      { value: 'serving', label: 'Yes, full time' },
      { value: 'reservist', label: 'Yes, as a reservist' },
      { value: 'left', label: 'No, I’ve left' },
    ],
  },
  {
    name: 'leaving_date',
    label: 'Leaving date',
    kind: 'date',
    hint: 'Not fixed yet? Give your best guess. You can change it later, and every date will move with it.',
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
    hint: 'Full years by the day you leave. We only use it to suggest your resettlement programme.',
    max: 60,
    required: 'Enter your years of service',
  },
  {
    name: 'discharge_type',
    label: 'How are you leaving?',
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
    required: 'Enter where you want to live. A region is enough',
  },
];

const employmentGoal: Definition[] = [
  {
    name: 'target_occupations',
    label: 'Roles you’re aiming for',
    kind: 'lines',
    hint: 'One per line, up to three.',
    most: 3,
    required: 'Enter at least one role',
  },
  {
    name: 'sectors',
    label: 'Sectors',
    kind: 'lines',
    hint: 'One per line, such as rail or health.',
    most: 5,
  },
  { name: 'places', label: 'Places to work', kind: 'lines', hint: 'One per line.', most: 5 },
  { name: 'salary_floor', label: 'Minimum salary per year', kind: 'money', hint: 'Before tax.' },
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
    label: 'Qualification you’re aiming for',
    kind: 'text',
    max: 120,
    required: 'Enter the qualification you’re aiming for',
  },
  { name: 'subject', label: 'Subject', kind: 'text', max: 120, required: 'Enter the subject' },
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
    hint: 'One per line, up to five.',
    most: 5,
  },
  { name: 'career', label: 'Career goal', kind: 'text', max: 200 },
];

const lines = 'One per line.';
const employmentStrengths: Definition[] = [
  {
    name: 'skills',
    label: 'Skills',
    kind: 'named',
    hint: lines,
    most: 40,
    required: 'Enter at least one skill',
  },
  {
    name: 'credentials',
    label: 'Credentials',
    kind: 'named',
    hint: 'Qualifications, permits and clearances. One per line.',
    most: 40,
  },
  {
    name: 'gaps',
    label: 'What do you still need?',
    kind: 'gaps',
    hint: 'What your role requires that you don’t have yet. One per line, up to ten.',
    most: 10,
  },
];
const educationStrengths: Definition[] = [
  { name: 'prior_learning', label: 'Learning so far', kind: 'named', hint: lines, most: 40 },
  {
    name: 'credits',
    label: 'Credits',
    kind: 'named',
    hint: 'Points or credits you already have. One per line.',
    most: 20,
  },
  { name: 'credentials', label: 'Credentials', kind: 'named', hint: lines, most: 40 },
];

const money: Definition[] = [
  {
    name: 'monthly_income',
    label: 'Income per month',
    kind: 'money',
    hint: 'After tax, in the first twelve months.',
  },
  { name: 'monthly_costs', label: 'Costs per month', kind: 'money' },
  { name: 'savings', label: 'Savings', kind: 'money' },
  {
    name: 'housing',
    label: 'Home',
    kind: 'long',
    hint: 'When does your service housing end? Will you rent or buy?',
    max: 300,
  },
  {
    name: 'health_cover',
    label: 'Health cover',
    kind: 'long',
    hint: 'For example, a doctor and dentist near your new home.',
    max: 300,
  },
  {
    name: 'family_needs',
    label: 'Family',
    kind: 'long',
    hint: 'For example, schools, your partner’s work or care.',
    max: 1000,
  },
];
const funding: Definition = {
  name: 'funding_source',
  label: 'How will you pay for it?',
  kind: 'many',
  choices: [
    { value: 'enhanced_learning_credits', label: 'Enhanced Learning Credits' },
    { value: 'standard_learning_credit', label: 'Standard Learning Credit' },
    { value: 'gi_bill', label: 'GI Bill' },
    { value: 'student_loan', label: 'Student loan' },
    { value: 'scholarship', label: 'Scholarship' },
    { value: 'employer', label: 'An employer' },
    { value: 'own_money', label: 'My own money' },
    { value: 'other', label: 'Another way' },
  ],
};

const support: Definition[] = [
  { name: 'providers', label: 'Providers', kind: 'providers', hint: lines, most: 10 },
  { name: 'mentor.name', label: 'Mentor', kind: 'text', max: 120 },
  { name: 'mentor.email', label: 'Mentor’s email', kind: 'email', max: 254 },
  { name: 'adviser.name', label: 'Resettlement adviser', kind: 'text', max: 120 },
  { name: 'adviser.email', label: 'Adviser’s email', kind: 'email', max: 254 },
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
