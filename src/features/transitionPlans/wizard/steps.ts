import type { PlanType } from '../../../api/transitionPlans.ts';
import { exampleDate } from '../../../ui/form/dateOrder.ts';
import { foreignFunding, type PlanWords, planWords } from './planWords.ts';

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
  | 'lines'
  | 'named'
  | 'gaps'
  | 'providers';

type Choices = readonly { value: string; label: string }[];

export interface Definition {
  name: string;
  label: string;
  kind: Kind;
  hint?: string;
  max?: number;
  most?: number;
  choices?: Choices;
  /** Choices that are shown only if an earlier answer has them. */
  notOffered?: readonly string[];
  required?: string;
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

const field = (kind: Kind, name: string, label: string, more: Partial<Definition> = {}): Definition => ({
  name,
  label,
  kind,
  ...more,
});

const choicesOf = (labels: Readonly<Record<string, string>>): Choices =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const serves = (texts: Readonly<Record<string, string>>) =>
  texts.service_status === 'serving' || texts.service_status === 'reservist';

const whereYouAre = (words: PlanWords): Definition[] => [
  field('choice', 'service_status', 'Are you still serving?', {
    required: 'Tell us whether you’re still serving',
    choices: choicesOf({
      serving: 'Yes, full time',
      reservist: words.reservist,
      left: 'No, I’ve left',
    }),
  }),
  field('date', 'leaving_date', 'Leaving date', {
    hint: 'Not fixed yet? Give your best guess. You can change it later, and every date will move with it.',
    required: `Enter the date you leave, such as ${exampleDate('2027-06-30')}`,
    when: serves,
  }),
  field('date', 'left_on', 'When did you leave?', {
    required: `Enter the date you left, such as ${exampleDate('2024-06-30')}`,
    when: ({ service_status }) => service_status === 'left',
  }),
  field('years', 'years_served', 'Years served', {
    hint: `Full years by the day you leave. We only use it to suggest your ${words.programme}.`,
    max: 60,
    required: 'Enter your years of service',
  }),
  field('choice', 'discharge_type', 'How are you leaving?', {
    choices: choicesOf({
      end_of_service: 'End of service',
      early_release: 'Early release',
      redundancy: words.redundancy,
      retirement: 'Retirement',
      medical: 'Medical',
      other: 'Another way',
    }),
  }),
  field('text', 'place', 'Where do you want to live?', {
    max: 120,
    required: 'Enter where you want to live. A region is enough',
  }),
];

const employmentGoal: Definition[] = [
  field('lines', 'target_occupations', 'Roles you’re aiming for', {
    hint: 'One per line, up to three.',
    most: 3,
    required: 'Enter at least one role',
  }),
  field('lines', 'sectors', 'Sectors', { hint: 'One per line, such as rail or health.', most: 5 }),
  field('lines', 'places', 'Places to work', { hint: 'One per line.', most: 5 }),
  field('money', 'salary_floor', 'Minimum salary per year', { hint: 'Before tax.' }),
  field('date', 'start_from', 'Earliest start'),
  field('date', 'start_to', 'Latest start'),
  field('long', 'short_term_goal', 'Where do you want to be a year after leaving?', {
    max: 300,
    required: 'Enter where you want to be a year after leaving',
  }),
  field('long', 'long_term_goal', 'And in five years?', { max: 300 }),
];

const educationGoal = (words: PlanWords): Definition[] => [
  field('text', 'target_qualification', words.qualification, {
    max: 120,
    required: words.qualificationRequired,
  }),
  field('text', 'subject', 'Subject', { max: 120, required: 'Enter the subject' }),
  field('choice', 'level', 'Level', {
    choices: choicesOf({
      certificate: 'Certificate',
      apprenticeship: 'Apprenticeship',
      diploma: 'Diploma',
      associate_or_foundation: words.partDegree,
      bachelor: 'Bachelor’s degree',
      master: 'Master’s degree',
      doctorate: 'Doctorate',
      other: 'Another',
    }),
  }),
  field('choice', 'study_mode', 'How do you want to study?', {
    required: 'Choose how you want to study',
    choices: choicesOf({
      full_time: 'Full time',
      part_time: 'Part time',
      online: 'Online',
      blended: 'Partly online',
    }),
  }),
  field('month', 'start_term', 'Month you want to start'),
  field('lines', 'schools', words.schools, { hint: 'One per line, up to five.', most: 5 }),
  field('text', 'career', 'Career goal', { max: 200 }),
];

const lines = 'One per line.';
const employmentStrengths = (words: PlanWords): Definition[] => [
  field('named', 'skills', 'Skills', { hint: lines, most: 40, required: 'Enter at least one skill' }),
  field('named', 'credentials', 'Credentials', {
    hint: words.credentials,
    most: 40,
  }),
  field('gaps', 'gaps', 'What do you still need?', {
    hint: 'What your role requires that you don’t have yet. One per line, up to ten.',
    most: 10,
  }),
];
const educationStrengths: Definition[] = [
  field('named', 'prior_learning', 'Learning so far', { hint: lines, most: 40 }),
  field('named', 'credits', 'Credits', {
    hint: 'Points or credits you already have. One per line.',
    most: 20,
  }),
  field('named', 'credentials', 'Credentials', { hint: lines, most: 40 }),
];

const money = (words: PlanWords): Definition[] => [
  field('money', 'monthly_income', 'Income per month', { hint: 'After tax, in the first twelve months.' }),
  field('money', 'monthly_costs', 'Costs per month'),
  field('money', 'savings', 'Savings'),
  field('long', 'housing', 'Home', {
    hint: words.housing,
    max: 300,
  }),
  field('long', 'health_cover', words.healthCover, {
    hint: 'For example, a doctor and dentist near your new home.',
    max: 300,
  }),
  field('long', 'family_needs', 'Family', {
    hint: 'For example, schools, your partner’s work or care.',
    max: 1000,
  }),
];
const funding = (): Definition =>
  field('many', 'funding_source', 'How will you pay for it?', {
    notOffered: foreignFunding(),
    choices: choicesOf({
      enhanced_learning_credits: 'Enhanced Learning Credits',
      standard_learning_credit: 'Standard Learning Credit',
      gi_bill: 'GI Bill',
      student_loan: 'Student loan',
      scholarship: 'Scholarship',
      employer: 'An employer',
      own_money: 'My own money',
      other: 'Another way',
    }),
  });

const support = (words: PlanWords): Definition[] => [
  field('providers', 'providers', 'Providers', { hint: lines, most: 10 }),
  field('text', 'mentor.name', 'Mentor', { max: 120 }),
  field('email', 'mentor.email', 'Mentor’s email', { max: 254 }),
  field('text', 'adviser.name', words.adviser, { max: 120 }),
  field('email', 'adviser.email', words.advisersEmail, { max: 254 }),
];

const stepsIn = (words: PlanWords): Record<PlanType, Definition[][]> => ({
  employment: [
    whereYouAre(words),
    employmentGoal,
    employmentStrengths(words),
    [],
    money(words),
    support(words),
    [],
  ],
  education: [
    whereYouAre(words),
    educationGoal(words),
    educationStrengths,
    [],
    [...money(words), funding()],
    support(words),
    [],
  ],
});

export const definitionsOf = (type: PlanType, step: number): Definition[] =>
  stepsIn(planWords())[type][step] ?? [];

export const actionKinds: Record<PlanType, Choices> = {
  employment: choicesOf({
    course: 'Course',
    experience: 'Experience',
    certificate: 'Certificate',
    network: 'Network',
  }),
  education: choicesOf({
    application: 'Application',
    entry_test: 'Entry test',
    transcript: 'Transcript',
    funding: 'Funding',
  }),
};
