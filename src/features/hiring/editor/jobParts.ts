import type { JobFields } from '../../../api/jobs.ts';
import { fieldPart } from '../../../editing/fieldPart.ts';
import type { Part } from '../../../editing/kind.ts';
import { part } from '../../../editing/parts.ts';
import { linesOf } from '../../../ui/bullets.ts';
import { jobFields } from './fields.ts';
import { payPeriods, questionTypes } from './labels.ts';
import { htmlOf } from './text.ts';
import {
  currencyIn,
  expectedAnswersIn,
  openingsIn,
  salaryIn,
  type TypedJob,
  type TypedQuestion,
} from './typed.ts';

type JobPart = Part<TypedJob, JobFields>;

const field = (key: keyof typeof jobFields, more: Partial<JobPart> = {}): JobPart =>
  fieldPart(key, jobFields[key], more);

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

const fields = (
  title: string,
  keys: readonly (keyof TypedJob)[],
  body: JobPart['body'],
  wordsIn: NonNullable<JobPart['wordsIn']>,
): JobPart => ({ ...part(title, keys, body), wordsIn });

const place: JobPart = {
  ...fields(
    'Place',
    ['country', 'state', 'city'],
    ({ country, state, city }) => ({
      country_id: country?.id ?? null,
      state_id: state?.id ?? null,
      city: ids(city),
    }),
    ({ country, state, city }) => [country, state, ...city].map((item) => item?.title),
  ),
  // A job without a salary has the currency of its country.
  replace: (typed, { country, state, city }) => ({
    ...typed,
    ...{ country, state, city },
    ...(salaryIn(typed) === null && { salary_currency: currencyIn(country) }),
  }),
};

const skillsIn = ({ skills, nice_skills }: TypedJob) => [
  ...linesOf(skills).map((name) => ({ name, is_required: true })),
  ...linesOf(nice_skills).map((name) => ({ name, is_required: false })),
];

function sentQuestion(question: TypedQuestion) {
  const { id, title, type, options, is_required } = question;
  const expected_answers = expectedAnswersIn(question);
  return {
    ...(id !== undefined && { id }),
    title: title.trim(),
    type,
    ...(type === 'single_choice' && { options: linesOf(options) }),
    is_required,
    ...(expected_answers.length > 0 && { expected_answers }),
  };
}

function questionWords(question: TypedQuestion, at: number): string[] {
  const { type, options, is_required } = question;
  const title = question.title.trim() || `Question ${at + 1}, without text`;
  const expected = expectedAnswersIn(question);
  return [
    `${title} (${questionTypes[type].toLowerCase()}${is_required ? '' : ', optional'})`,
    ...(type === 'single_choice' ? linesOf(options) : []),
    ...(expected.length > 0 ? [`Needed for “${title}”: ${expected.join(', ')}`] : []),
  ];
}

export const jobParts = {
  title: field('title'),
  job_role_id: field('job_role'),
  occupation_code: field('occupation', {
    body: ({ occupation }) => ({ occupation_code: occupation?.code ?? null }),
  }),
  job_type: field('job_type'),
  type: field('type', { body: ({ type }) => ({ type, is_remote: type.includes('remote') }) }),
  openings: field('openings', { title: 'How many people you need', body: openingsIn }),
  industry: field('industry'),
  place,
  salary: fields(
    'Salary',
    ['salary_min', 'salary_max', 'salary_currency', 'salary_per', 'salary_is_public'],
    (typed) => ({ salary: salaryIn(typed) }),
    ({ salary_min, salary_max, salary_currency, salary_per, salary_is_public }) => [
      ...[salary_min, salary_max, salary_currency, payPeriods[salary_per]],
      salary_is_public ? 'Shown' : 'Not shown',
    ],
  ),
  description_html: field('description', {
    body: ({ description }) => ({ description_html: htmlOf(description) }),
    wordsIn: ({ description }) => description.split('\n'),
  }),
  responsibilities: field('responsibilities'),
  requirements: field('requirements'),
  skills: fields(
    'Skills',
    ['skills', 'nice_skills'],
    (typed) => ({ skills: skillsIn(typed) }),
    (typed) =>
      skillsIn(typed).map(({ name, is_required }) => (is_required ? name : `${name} (nice to have)`)),
  ),
  experience_id: field('experience'),
  benefits: field('benefits'),
  // The server returns them in an order of its own.
  translated_roles: field('translated_roles', {
    title: 'Military roles',
    body: ({ translated_roles }) => ({ translated_roles: ids(translated_roles).sort((a, b) => a - b) }),
    wordsIn: ({ translated_roles }) => translated_roles.map(({ title, service }) => `${title} (${service})`),
  }),
  veteran_features: field('veteran_features'),
  clearance_required: field('clearance_required', { title: 'Security clearance' }),
  sponsorship: field('sponsorship', { title: 'Visa sponsorship' }),
  closes_on: field('closes_on'),
  start_on: field('start_on'),
  questions: fields(
    'Questions',
    ['questions'],
    ({ questions }) => ({ questions: questions.map(sentQuestion) }),
    ({ questions }) => questions.flatMap(questionWords),
  ),
};
