import type { PlanType } from '../../../api/transitionPlans.ts';
import type { PlanWords } from '../../../documents/plan/planWords.ts';
import { exampleDate } from '../../../ui/form/dateOrder.ts';
import {
  choice,
  count,
  date,
  type FieldDefinition,
  type FieldValues,
  lines,
  long,
  money,
  month,
  several,
  text,
} from '../../../ui/form/fieldDefinition.ts';
import { foreignFunding, planWords } from './planWords.ts';

export interface PlanField extends FieldDefinition {
  /** What lines are stored as, unless as texts. */
  entries?: 'skills' | 'gaps' | 'providers';
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

const leadsIn = (words: PlanWords): Record<PlanType, readonly string[]> => ({
  employment: [
    'Every date in your plan counts from the day you leave.',
    'One role is enough. You can change it at any time.',
    'We’ve filled in the skills and credentials from your profile. Add what you still need.',
    'Add at least one action for each gap, with a due date. Each becomes a date in your plan.',
    `All of this is optional and private. Only you can see it, not ${words.yourAdviser} or any employer. Leave out anything you like.`,
    'People who help you get there. You can leave this empty.',
    'We’ll work out your dates from this. Change anything you like, then start.',
  ],
  education: [
    'Every date in your plan counts from the day you leave.',
    'A rough idea is enough. You can change it at any time.',
    `We’ve filled in what you’ve learned so far. ${words.priorLearning}`,
    'Applications, tests, transcripts and funding, each with a date.',
    `All of this is optional and private. Only you can see it, not ${words.yourAdviser} or any ${words.anySchool}. Leave out anything you like.`,
    'People who help you get there. You can leave this empty.',
    'We’ll work out your dates from this. Change anything you like, then start.',
  ],
});
export const stepLead = (type: PlanType, step: number) => leadsIn(planWords())[type][step] ?? '';

export const maxLine = 120;
export const maxGaps = 10;
export const maxActions = 20;
export const maxActionTitle = 200;

const listed = (name: string, label: string, maxItems: number, more: Partial<PlanField> = {}): PlanField =>
  lines(name, label, { maxItems, max: maxLine, ...more });
const story = (name: string, label: string, max: number, more: Partial<PlanField> = {}) =>
  long(name, label, max, { rows: 3, mayRunOver: true, ...more });
const amount = (name: string, label: string, hint?: string) => money(name, label, { hint, width: 200 });
const person = (name: string, label: string, emailLabel: string) => [
  text(`${name}.name`, label, 120),
  text(`${name}.email`, emailLabel, 254, { type: 'email' }),
];

const serves = ({ service_status }: FieldValues) =>
  service_status === 'serving' || service_status === 'reservist';

const whereYouAre = (words: PlanWords): PlanField[] => [
  choice(
    'service_status',
    'Are you still serving?',
    { serving: 'Yes, full time', reservist: words.reservist, left: 'No, I’ve left' },
    { radios: true, required: 'Tell us whether you’re still serving' },
  ),
  date('leaving_date', 'Leaving date', {
    hint: 'Not fixed yet? Give your best guess. You can change it later, and every date will move with it.',
    required: `Enter the date you leave, such as ${exampleDate('2027-06-30')}`,
    when: serves,
  }),
  date('left_on', 'When did you leave?', {
    required: `Enter the date you left, such as ${exampleDate('2024-06-30')}`,
    when: ({ service_status }) => service_status === 'left',
  }),
  count('years_served', 'Years served', 60, {
    hint: `Full years by the day you leave. We only use it to suggest your ${words.programme}.`,
    required: 'Enter your years of service',
    width: 120,
  }),
  choice('discharge_type', 'How are you leaving?', {
    end_of_service: 'End of service',
    early_release: 'Early release',
    redundancy: words.redundancy,
    retirement: 'Retirement',
    medical: 'Medical',
    other: 'Another way',
  }),
  text('place', 'Where do you want to live?', 120, {
    required: 'Enter where you want to live. A region is enough',
  }),
];

const employmentGoal: PlanField[] = [
  listed('target_occupations', 'Roles you’re aiming for', 3, {
    hint: 'One per line, up to three.',
    required: 'Enter at least one role',
  }),
  listed('sectors', 'Sectors', 5, { hint: 'One per line, such as rail or health.' }),
  listed('places', 'Places to work', 5),
  amount('salary_floor', 'Minimum salary per year', 'Before tax.'),
  date('start_from', 'Earliest start'),
  date('start_to', 'Latest start'),
  story('short_term_goal', 'Where do you want to be a year after leaving?', 300, {
    required: 'Enter where you want to be a year after leaving',
  }),
  story('long_term_goal', 'And in five years?', 300),
];

const educationGoal = (words: PlanWords): PlanField[] => [
  text('target_qualification', words.qualification, 120, { required: words.qualificationRequired }),
  text('subject', 'Subject', 120, { required: 'Enter the subject' }),
  choice('level', 'Level', {
    certificate: 'Certificate',
    apprenticeship: 'Apprenticeship',
    diploma: 'Diploma',
    associate_or_foundation: words.partDegree,
    bachelor: 'Bachelor’s degree',
    master: 'Master’s degree',
    doctorate: 'Doctorate',
    other: 'Another',
  }),
  choice(
    'study_mode',
    'How do you want to study?',
    { full_time: 'Full time', part_time: 'Part time', online: 'Online', blended: 'Partly online' },
    { required: 'Choose how you want to study' },
  ),
  month('start_term', 'Month you want to start'),
  listed('schools', `${words.schools} on your list`, 5, { hint: 'One per line, up to five.' }),
  text('career', 'Career goal', 200),
];

const employmentStrengths = (words: PlanWords): PlanField[] => [
  listed('skills', 'Skills', 40, { entries: 'skills', required: 'Enter at least one skill' }),
  listed('credentials', 'Credentials', 40, { entries: 'skills', hint: words.credentials }),
  listed('gaps', 'What do you still need?', maxGaps, {
    entries: 'gaps',
    hint: 'What your role requires that you don’t have yet. One per line, up to ten.',
  }),
];
const educationStrengths: PlanField[] = [
  listed('prior_learning', 'Learning so far', 40, { entries: 'skills' }),
  listed('credits', 'Credits', 20, {
    entries: 'skills',
    hint: 'Points or credits you already have. One per line.',
  }),
  listed('credentials', 'Credentials', 40, { entries: 'skills' }),
];

const moneyAndLife = (words: PlanWords): PlanField[] => [
  amount('monthly_income', 'Income per month', 'After tax, in the first twelve months.'),
  amount('monthly_costs', 'Costs per month'),
  amount('savings', 'Savings'),
  story('housing', 'Home', 300, { hint: words.housing }),
  story('health_cover', words.healthCover, 300, {
    hint: 'For example, a doctor and dentist near your new home.',
  }),
  story('family_needs', 'Family', 1000, { hint: 'For example, schools, your partner’s work or care.' }),
];
const funding = (): PlanField =>
  several(
    'funding_source',
    'How will you pay for it?',
    {
      enhanced_learning_credits: 'Enhanced Learning Credits',
      standard_learning_credit: 'Standard Learning Credit',
      gi_bill: 'GI Bill',
      student_loan: 'Student loan',
      scholarship: 'Scholarship',
      employer: 'An employer',
      own_money: 'My own money',
      other: 'Another way',
    },
    { notOffered: foreignFunding() },
  );

const support = (words: PlanWords): PlanField[] => [
  listed('providers', 'Providers', 10, { entries: 'providers' }),
  ...person('mentor', 'Mentor', 'Mentor’s email'),
  ...person('adviser', words.adviser, words.advisersEmail),
];

const stepsIn = (words: PlanWords): Record<PlanType, PlanField[][]> => ({
  employment: [
    whereYouAre(words),
    employmentGoal,
    employmentStrengths(words),
    [],
    moneyAndLife(words),
    support(words),
    [],
  ],
  education: [
    whereYouAre(words),
    educationGoal(words),
    educationStrengths,
    [],
    [...moneyAndLife(words), funding()],
    support(words),
    [],
  ],
});

export const definitionsOf = (type: PlanType, step: number): PlanField[] =>
  stepsIn(planWords())[type][step] ?? [];

export const actionKinds: Record<PlanType, Readonly<Record<string, string>>> = {
  employment: {
    course: 'Course',
    experience: 'Experience',
    certificate: 'Certificate',
    network: 'Network',
  },
  education: {
    application: 'Application',
    entry_test: 'Entry test',
    transcript: 'Transcript',
    funding: 'Funding',
  },
};

export const actionFields = (type: PlanType) => [
  choice('kind', 'Kind', actionKinds[type], { required: true }),
  text('title', 'What will you do?', maxActionTitle, { required: true }),
  date('due_on', 'Due date', { required: true }),
];
