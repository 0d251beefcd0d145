import { Country } from '../../../machines/country.ts';
import {
  choice,
  count,
  country,
  date,
  flag,
  lines,
  long,
  lookup,
  money,
  search,
  several,
  text,
} from '../../../ui/form/fieldDefinition.ts';
import { jobTypes, payPeriods, questionTypes, veteranFeatures, workTypes } from './labels.ts';

/** A published job closes within this time. */
export const maxOpenDays = 90;
export const maxQuestions = 10;

/** The roles of this country are the ones searched. */
export const militaryRolesHint = (countryId: number | undefined) =>
  countryId === Country.UnitedStates
    ? 'Enter a code, rating or title, such as “11B” or “combat medic”.'
    : 'Enter a trade or branch, such as “signals” or “REME”.';

/** By their names in `TypedJob`. */
export const jobFields = {
  title: text('title', 'Job title', 120, {
    hint: 'Use words people search for: “Depot Shift Manager”, not “Ops Lead III”.',
    required: true,
  }),
  job_role: search('job_role_id', 'Job role', {
    hint: 'Used in filters and to calculate matches.',
    required: true,
  }),
  occupation: search('occupation_code', 'Occupation', {
    hint: 'Helps people find your job when they search for another name for the same work.',
  }),
  job_type: several('job_type', 'Contract type', jobTypes, { required: true }),
  type: several('type', 'Workplace', workTypes, { required: true }),
  openings: count('openings', 'How many people do you need?', 999, { min: 1, required: true }),
  industry: search('industry', 'Industry', { maxItems: 5 }),
  country: country('country_id', 'Country', { placeholder: null, required: true }),
  state: lookup('state_id', 'Region', { placeholder: 'Any' }),
  city: search('city', 'Cities', {
    hint: 'Where people will work. Leave empty if the job is remote.',
    maxItems: 10,
  }),
  salary_min: money('salary.min', 'Salary from'),
  salary_max: money('salary.max', 'Salary to'),
  salary_per: choice('salary.per', 'Period', payPeriods, { placeholder: null, required: true }),
  salary_is_public: flag('salary.is_public', 'Show the salary', {
    hint: 'Jobs that show the salary get more applications.',
  }),
  description: long('description_html', 'Description', 10_000, {
    hint: 'At least 200 characters. Leave an empty line between paragraphs, and start list items with “- ”. Write **bold**, _emphasis_ or [text](https://address) for a link.',
    required: true,
    mayRunOver: true,
    rows: 10,
  }),
  responsibilities: lines('responsibilities', 'Responsibilities', {
    maxItems: 20,
    max: 300,
    required: true,
  }),
  requirements: lines('requirements', 'Requirements', { maxItems: 20, max: 300, required: true }),
  skills: lines('skills', 'Required skills', {
    hint: 'One per line. Used to calculate matches.',
    maxItems: 20,
    max: 60,
    required: true,
  }),
  nice_skills: lines('nice_skills', 'Nice to have', { maxItems: 20, max: 60 }),
  experience: lookup('experience_id', 'Experience', { placeholder: 'Choose a level', required: true }),
  benefits: lines('benefits', 'Benefits', { maxItems: 20, max: 200 }),
  translated_roles: search('translated_roles', 'Which military roles fit?', { maxItems: 30 }),
  veteran_features: several('veteran_features', 'What you offer people who’ve served', veteranFeatures),
  clearance_required: flag('clearance_required', 'Security clearance required'),
  sponsorship: flag('sponsorship', 'Visa sponsorship available'),
  closes_on: date('closes_on', 'Closing date', {
    hint: `Up to ${maxOpenDays} days from now. You can close it earlier.`,
    required: true,
  }),
  start_on: date('start_on', 'Start date'),
};

export const questionFields = [
  text('title', 'Question', 200, { required: true }),
  choice('type', 'Answer type', questionTypes, { placeholder: null, required: true }),
  lines('options', 'Answer options', {
    maxItems: 8,
    max: 120,
    required: true,
    when: ({ type }) => type === 'single_choice',
  }),
  flag('is_required', 'Applicants must answer this'),
];

/** Its choices are the answers to the question. */
export const expectedAnswersField = several(
  'expected_answers',
  'Answers this job needs',
  {},
  {
    hint: 'Answers outside these are marked for you. Nobody is rejected by them, and applicants don’t see what you choose.',
  },
);
